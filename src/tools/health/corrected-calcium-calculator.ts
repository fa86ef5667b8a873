import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'corrected-calcium-calculator',
  name: 'Corrected Calcium Calculator',
  category: 'health',
  summary: 'Corrects total blood calcium for low or high albumin.',
  description:
    'Estimates the total calcium there would be at an albumin of 4.0 g/dL (40 g/L). Derived from adults; it is unreliable in critical illness, kidney failure and pH disorders, where ionised calcium should be measured.',
  reference: 'Payne et al. 1973: calcium + 0.8·(4.0 − albumin) in mg/dL and g/dL, calcium + 0.02·(40 − albumin) in mmol/L and g/L',
  keywords: ['hypocalcemia', 'hypercalcaemia', 'payne formula', 'adjusted calcium', 'serum albumin', 'hypoalbuminemia'],
  inputs: z.strictObject({
    calcium: z.number().min(0.5).max(25).describe('Total calcium measured, in mg/dL (conventional) or mmol/L (si)'),
    albumin: z.number().min(0.5).max(80).describe('Albumin measured, in g/dL (conventional) or g/L (si)'),
    units: z
      .enum(['conventional', 'si'])
      .default('conventional')
      .describe('Units of inputs and result: conventional is calcium in mg/dL and albumin in g/dL, si is mmol/L and g/L'),
  }),
  result: z.strictObject({ correctedCalcium: z.number().describe('Calcium corrected for albumin, in the unit of the calcium given') }),
  examples: [
    { inputs: { calcium: 8, albumin: 2.5 }, result: { correctedCalcium: 9.2 } },
    { inputs: { calcium: 2.1, albumin: 28, units: 'si' }, result: { correctedCalcium: 2.34 } },
  ],
  run({ calcium, albumin, units }) {
    const [normal, factor] = units === 'conventional' ? [4, '0.8'] : [40, '0.02'];
    return { correctedCalcium: doubleOf(new Precise(normal).minus(albumin).times(factor).plus(calcium)) };
  },
});
