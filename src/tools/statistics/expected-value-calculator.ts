import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { aligned, rootOf, scaledFraction, sumOf, totalOf, totalOfProducts } from '../shared/numbers/exact-sums.ts';
import { absolute, compare, rational, subtract, toNumber } from '../shared/numbers/rational.ts';
import { holdToLength, numbers } from './lib/lists.ts';

const MAX_VALUES = 10_000;
const ONE = rational(1n);
const TOLERANCE = rational(1n, 1_000_000_000n);

export default defineTool({
  slug: 'expected-value-calculator',
  name: 'Expected Value Calculator',
  category: 'statistics',
  summary: 'Calculates the expected value, variance and deviation of a discrete random variable.',
  description: 'The probabilities must add up to 1, or differ from it by at most 1e-9; they are used as they are given.',
  reference: 'E(X) = Σxp; Var(X) = Σ(x − E(X))²p',
  keywords: ['mean of a random variable', 'ev', 'probability distribution table', 'bet value', 'average payoff', 'lottery'],
  inputs: z.strictObject({
    values: numbers(MAX_VALUES).describe('The values that the random variable can take'),
    probabilities: z
      .array(z.number().min(0).max(1))
      .min(1)
      .max(MAX_VALUES)
      .describe('The probability of each value, from 0 to 1, as many as values, adding up to 1'),
  }),
  result: z.strictObject({
    expectedValue: z.number().describe('Expected value: the mean of the values, weighted by their probabilities'),
    variance: z.number().describe('Mean squared distance from the expected value'),
    standardDeviation: z.number().describe('Square root of the variance'),
  }),
  examples: [
    {
      inputs: { values: [1, 2, 3, 4, 5, 6], probabilities: [0.1, 0.1, 0.1, 0.1, 0.1, 0.5] },
      result: { expectedValue: 4.5, variance: 3.25, standardDeviation: 1.8027756377319946 },
    },
    { inputs: { values: [-1, 35], probabilities: [0.5, 0.5] }, result: { expectedValue: 17, variance: 324, standardDeviation: 18 } },
  ],
  run(inputs) {
    holdToLength(inputs.probabilities, 'probabilities', inputs.values, 'values');
    const sum = sumOf(inputs.probabilities);
    if (compare(absolute(subtract(sum, ONE)), TOLERANCE) > 0) unprocessable(`The probabilities add up to ${toNumber(sum)}, not 1.`, 'probabilities');
    const [values, probabilities] = [aligned(inputs.values), aligned(inputs.probabilities)];
    const shares = probabilities.units;
    // What stands for 1 among the whole numbers that stand for probabilities.
    const one = 10n ** BigInt(-probabilities.exponent);
    const products = values.units.map((unit, index) => unit * (shares[index] ?? 0n));
    const mean = totalOf(products);
    // Σp(x − m)² = Σpx² − 2m² + m²Σp, of whole numbers and so without loss.
    const squares = totalOfProducts(products, values.units) * one * one - (2n * one - totalOf(shares)) * mean * mean;
    const variance = scaledFraction(squares, one ** 3n, 2 * values.exponent);
    return {
      expectedValue: toNumber(scaledFraction(mean, one, values.exponent)),
      variance: toNumber(variance),
      standardDeviation: rootOf(variance),
    };
  },
});
