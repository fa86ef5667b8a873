import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { glucoseMgDl, glucoseUnit } from './lib/laboratory-units.ts';

const NORMAL_GLUCOSE = 100;

export default defineTool({
  slug: 'corrected-sodium-calculator',
  name: 'Corrected Sodium Calculator',
  category: 'health',
  summary: 'Corrects blood sodium for high glucose, by Katz and by Hillier.',
  description:
    'Estimates the sodium there would be at a glucose of 100 mg/dL; at or below that the sodium stays as it is. Hillier measured the larger factor in healthy adults, and it fits better above 400 mg/dL.',
  reference: 'Katz 1973: + 1.6 mmol/L per 100 mg/dL of glucose above 100; Hillier et al. 1999: + 2.4 mmol/L',
  keywords: ['hyponatremia', 'hyponatraemia', 'hyperglycemia', 'diabetic ketoacidosis', 'dka', 'pseudohyponatremia'],
  inputs: z.strictObject({
    sodium: z.number().min(80).max(220).describe('Sodium measured, in mmol/L'),
    glucose: z.number().min(1).max(3000).describe('Glucose measured, in the unit of glucoseUnit'),
    glucoseUnit,
  }),
  result: z.strictObject({
    katz: z.number().describe('Sodium in mmol/L with 1.6 added per 100 mg/dL of glucose above 100'),
    hillier: z.number().describe('Sodium in mmol/L with 2.4 added per 100 mg/dL of glucose above 100'),
  }),
  examples: [
    { inputs: { sodium: 130, glucose: 600 }, result: { katz: 138, hillier: 142 } },
    { inputs: { sodium: 128, glucose: 25, glucoseUnit: 'mmol/L' }, result: { katz: 133.6064, hillier: 136.4096 } },
  ],
  run({ sodium, glucose, glucoseUnit: unit }) {
    const excess = Precise.max(glucoseMgDl(glucose, unit).minus(NORMAL_GLUCOSE), 0).div(100);
    return { katz: doubleOf(excess.times('1.6').plus(sodium)), hillier: doubleOf(excess.times('2.4').plus(sodium)) };
  },
});
