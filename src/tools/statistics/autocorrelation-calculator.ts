import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { quotientOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { rational } from '../shared/numbers/rational.ts';
import { upperChiSquare, upperNormal } from './lib/inference.ts';
import { numbers } from './lib/lists.ts';
import { deviationsOf } from './lib/moments.ts';

export default defineTool({
  slug: 'autocorrelation-calculator',
  name: 'Autocorrelation Calculator',
  category: 'statistics',
  summary: 'Calculates the autocorrelations of a series, with the Durbin-Watson and Ljung-Box statistics.',
  description:
    'Autocorrelations beyond the bound on either side would be rare (5 %) in white noise. The Durbin-Watson statistic is near 2 without autocorrelation.',
  reference: 'Box and Jenkins (1976); Ljung and Box (1978); Durbin and Watson (1950)',
  keywords: ['acf', 'time series', 'serial correlation', 'lag', 'white noise', 'correlogram'],
  cost: 'heavy',
  inputs: z.strictObject({
    values: numbers(20_000, 2).describe('The series, in order of time'),
    maxLag: z.int().min(1).max(200).default(10).describe('Greatest lag; cut to one less than the number of values'),
  }),
  result: z.strictObject({
    autocorrelations: z.array(z.number()).describe('Autocorrelations from -1 to 1 of the lags 1, 2, …'),
    bound: z.number().describe('Limit of white noise at 95 %: 1.96 divided by √n'),
    ljungBox: z.number().describe('Ljung-Box statistic Q over all lags given'),
    ljungBoxPValue: z.number().describe('p-value of the Ljung-Box test, by the chi-square distribution with as many degrees of freedom as lags'),
    durbinWatson: z.number().describe('Durbin-Watson statistic of the deviations from the mean, from 0 to 4'),
  }),
  examples: [
    {
      inputs: { values: [1, 2, 3, 4, 5], maxLag: 2 },
      result: {
        autocorrelations: [0.4, -0.1],
        bound: 0.8765225405765816,
        ljungBox: 1.5166666666666666,
        ljungBoxPValue: 0.46844652095263406,
        durbinWatson: 0.4,
      },
    },
    {
      inputs: { values: [1, -1, 1, -1, 1, -1], maxLag: 1 },
      result: {
        autocorrelations: [-0.8333333333333334],
        bound: 0.8001519460592184,
        ljungBox: 6.666666666666667,
        ljungBoxPValue: 0.009823274507519249,
        durbinWatson: 3.3333333333333335,
      },
    },
  ],
  run({ values, maxLag }) {
    const { units, crossed } = deviationsOf(values);
    if (crossed === 0n) unprocessable('The values are all equal, so they have no autocorrelations.', 'values');
    const count = units.length;
    const squares = totalOfProducts(units, units);
    const products = Array.from({ length: Math.min(maxLag, count - 1) }, (_, index) => totalOfProducts(units.slice(index + 1), units));
    const total = products.reduce((sum, product, index) => sum.plus(new Precise(String(product * product)).div(count - index - 1)), new Precise(0));
    const ljungBox = total
      .div(String(squares * squares))
      .times(count)
      .times(count + 2);
    const steps = units.slice(1).map((unit, index) => unit - (units[index] ?? 0n));
    return {
      autocorrelations: products.map((product) => quotientOf(product, squares)),
      bound: doubleOf(upperNormal(rational(1n, 40n)).div(new Precise(count).sqrt())),
      ljungBox: doubleOf(ljungBox),
      ljungBoxPValue: upperChiSquare(ljungBox, products.length),
      durbinWatson: quotientOf(totalOfProducts(steps, steps), squares),
    };
  },
});
