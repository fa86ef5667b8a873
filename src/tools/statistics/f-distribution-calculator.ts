import { z } from 'zod';
import { defineTool } from '../define.ts';
import { fDistribution } from '../shared/numbers/distributions/f.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { ASKING, answersOf, areas, densityField, isExtreme, possibleMoments, questions } from './lib/distribution-fields.ts';

export default defineTool({
  slug: 'f-distribution-calculator',
  name: 'F Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates areas, density and quantiles of the F distribution.',
  description: `${ASKING} The mean exists for more than 2 degrees of freedom in the denominator, the variance for more than 4.`,
  reference: 'X = (U/df1)/(V/df2) with independent chi-square variables U and V',
  keywords: ['fisher', 'snedecor', 'f table', 'f ratio', 'anova', 'degrees of freedom', 'probability'],
  heavyWhen: ({ df1, df2 }) => isExtreme(df1, df2),
  inputs: z.strictObject({
    df1: z.number().gt(0).describe('Degrees of freedom of the numerator, above 0'),
    df2: z.number().gt(0).describe('Degrees of freedom of the denominator, above 0'),
    ...questions,
  }),
  result: z.strictObject({ density: densityField, ...areas, ...possibleMoments }),
  headline: 'cdf',
  examples: [
    {
      inputs: { df1: 5, df2: 10, x: 3.33 },
      result: {
        density: 0.04042477693190567,
        cdf: 0.9501687242027786,
        survival: 0.049831275797221304,
        mean: 1.25,
        variance: 1.3541666666666667,
        standardDeviation: 1.1636866703140785,
      },
    },
    { inputs: { df1: 2, df2: 3, probability: 0.95 }, result: { quantile: 9.55209449592116, mean: 3 } },
  ],
  run({ df1, df2, ...inputs }) {
    const [first, second] = [new Precise(df1), new Precise(df2)];
    const mean = second.div(second.minus(2));
    // 2 d₂² (d₁ + d₂ − 2)/(d₁ (d₂ − 2)² (d₂ − 4))
    const variance = mean.times(mean).times(2).times(first.plus(second).minus(2)).div(first).div(second.minus(4));
    return {
      ...answersOf(fDistribution(df1, df2), inputs),
      ...(df2 > 2 && { mean: doubleOf(mean) }),
      ...(df2 > 4 && { variance: doubleOf(variance), standardDeviation: doubleOf(variance.sqrt()) }),
    };
  },
});
