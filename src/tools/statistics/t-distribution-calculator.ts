import { z } from 'zod';
import { defineTool } from '../define.ts';
import { studentT } from '../shared/numbers/distributions/student-t.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { ASKING, answersOf, areas, densityField, isExtreme, possibleMoments, questions } from './lib/distribution-fields.ts';

export default defineTool({
  slug: 't-distribution-calculator',
  name: 'Student t Distribution Calculator',
  category: 'statistics',
  summary: 'Calculates areas, density and quantiles of the t distribution.',
  description: `${ASKING} The mean exists for more than 1 degree of freedom, the variance for more than 2.`,
  reference: 'f(t) = Γ((ν + 1)/2)/(√(νπ) Γ(ν/2)) · (1 + t²/ν)^(−(ν + 1)/2)',
  keywords: ['t table', 't score', 't value', 'degrees of freedom', 'inverse t', 'probability'],
  heavyWhen: ({ degreesOfFreedom }) => isExtreme(degreesOfFreedom),
  inputs: z.strictObject({
    degreesOfFreedom: z.number().gt(0).describe('Degrees of freedom, above 0, not necessarily whole'),
    ...questions,
  }),
  result: z.strictObject({ density: densityField, ...areas, ...possibleMoments }),
  headline: 'cdf',
  examples: [
    {
      inputs: { degreesOfFreedom: 10, x: 2.228 },
      result: {
        density: 0.042394624706439954,
        cdf: 0.9749941140914443,
        survival: 0.02500588590855569,
        mean: 0,
        variance: 1.25,
        standardDeviation: 1.118033988749895,
      },
    },
    { inputs: { degreesOfFreedom: 2, probability: 0.975 }, result: { quantile: 4.302652729749464, mean: 0 } },
  ],
  run({ degreesOfFreedom, ...inputs }) {
    const freedom = new Precise(degreesOfFreedom);
    const variance = freedom.div(freedom.minus(2));
    return {
      ...answersOf(studentT(degreesOfFreedom), inputs),
      ...(degreesOfFreedom > 1 && { mean: 0 }),
      ...(degreesOfFreedom > 2 && { variance: doubleOf(variance), standardDeviation: doubleOf(variance.sqrt()) }),
    };
  },
});
