import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { firstOf, quantityOf } from './lib/quantities.ts';

const amount = z.number().min(1e-30).max(1e30).optional();

export default defineTool({
  slug: 'buffer-calculator',
  name: 'Buffer pH Calculator',
  category: 'science',
  summary: 'Calculates the pH of a buffer, its pKa or one of its two concentrations from the other three (Henderson-Hasselbalch).',
  description: 'Give exactly three of the four. Amounts in moles do as well as concentrations, since only their ratio counts.',
  reference: 'Henderson-Hasselbalch: pH = pKa + lg([base]/[acid])',
  keywords: ['buffer solution', 'conjugate base', 'weak acid', 'henderson hasselbalch', 'phosphate buffer', 'tris', 'acetate', 'acid ratio'],
  inputs: z.strictObject({
    ph: z.number().min(-5).max(20).optional().describe('The pH of the buffer'),
    pka: z.number().min(-15).max(50).optional().describe('The pKa of the weak acid'),
    acid: amount.describe('Concentration of the weak acid, in any unit'),
    base: amount.describe('Concentration of its conjugate base, in the unit of the acid'),
  }),
  result: z.strictObject({
    ph: z.number().describe('The pH of the buffer'),
    pka: z.number().describe('The pKa of the weak acid'),
    acid: z.number().describe('Concentration of the weak acid'),
    base: z.number().describe('Concentration of its conjugate base'),
    ratio: z.number().describe('Ratio of base to acid'),
  }),
  examples: [
    { inputs: { pka: 4.76, acid: 0.1, base: 0.15 }, result: { ph: 4.936091259055681, pka: 4.76, acid: 0.1, base: 0.15, ratio: 1.5 } },
    { inputs: { ph: 7.4, pka: 7.2, acid: 10 }, result: { ph: 7.4, pka: 7.2, acid: 10, base: 15.848931924611135, ratio: 1.5848931924611134 } },
  ],
  run(inputs) {
    giveExactly(3, inputs, ['ph', 'pka', 'acid', 'base']);
    const [ph, pka, acid, base] = [quantityOf(inputs.ph), quantityOf(inputs.pka), quantityOf(inputs.acid), quantityOf(inputs.base)];
    const ratio = firstOf(acid && base?.div(acid), pka && ph && Precise.pow(10, ph.minus(pka)));
    const shift = (): number => doubleOf(firstOf(pka?.plus(Precise.log10(ratio)), ph?.minus(Precise.log10(ratio))));
    return {
      ph: inputs.ph ?? shift(),
      pka: inputs.pka ?? shift(),
      acid: inputs.acid ?? doubleOf(firstOf(base).div(ratio)),
      base: inputs.base ?? doubleOf(firstOf(acid).times(ratio)),
      ratio: doubleOf(ratio),
    };
  },
});
