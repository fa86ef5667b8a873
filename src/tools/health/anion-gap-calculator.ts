import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

export default defineTool({
  slug: 'anion-gap-calculator',
  name: 'Anion Gap Calculator',
  category: 'health',
  summary: 'Calculates the anion gap with its correction for albumin, the delta ratio and the expected compensation.',
  description:
    'For adults with acid-base disorders. The delta ratio takes the corrected gap where albumin is given, and normal values of 12 for the gap and 24 for bicarbonate. Winters’ formula holds for metabolic acidosis, within 2 mmHg. Gaps may be negative.',
  reference: 'Anion gap = sodium − chloride − bicarbonate; Figge et al. 1998 for albumin, Wrenn 1990 for the delta ratio, Albert, Dell and Winters 1967',
  keywords: ['metabolic acidosis', 'blood gas', 'electrolytes', 'delta gap', 'winters formula', 'pco2', 'ketoacidosis'],
  inputs: z.strictObject({
    sodium: z.number().min(80).max(220).describe('Sodium in the blood in mmol/L'),
    chloride: z.number().min(50).max(180).describe('Chloride in the blood in mmol/L'),
    bicarbonate: z.number().min(1).max(60).describe('Bicarbonate in mmol/L'),
    potassium: z.number().min(1).max(12).optional().describe('Potassium in mmol/L, for the gap that counts it'),
    albumin: z.number().min(0.5).max(7).optional().describe('Albumin in g/dL, for the corrected gap'),
  }),
  result: z.strictObject({
    anionGap: z.number().describe('Sodium less chloride and bicarbonate, in mmol/L'),
    anionGapWithPotassium: z.number().optional().describe('The gap with potassium added, in mmol/L; absent without potassium'),
    correctedAnionGap: z.number().optional().describe('The gap corrected to an albumin of 4 g/dL, in mmol/L; absent without albumin'),
    deltaRatio: z.number().optional().describe('Rise of the gap above 12 divided by the fall of bicarbonate below 24; absent when bicarbonate is 24'),
    expectedPco2: z.number().describe('Carbon dioxide pressure expected in compensated metabolic acidosis (Winters), in mmHg'),
  }),
  examples: [
    {
      inputs: { sodium: 140, chloride: 100, bicarbonate: 12, albumin: 2.8 },
      result: { anionGap: 28, correctedAnionGap: 31, deltaRatio: 1.5833333333333333, expectedPco2: 26 },
    },
    {
      inputs: { sodium: 138, chloride: 104, bicarbonate: 24, potassium: 4.2 },
      result: { anionGap: 10, anionGapWithPotassium: 14.2, expectedPco2: 44 },
    },
  ],
  run({ sodium, chloride, bicarbonate, potassium, albumin }) {
    const gap = new Precise(sodium).minus(chloride).minus(bicarbonate);
    const corrected = albumin === undefined ? undefined : new Precise(4).minus(albumin).times('2.5').plus(gap);
    const fall = new Precise(24).minus(bicarbonate);
    return {
      anionGap: doubleOf(gap),
      ...(potassium !== undefined && { anionGapWithPotassium: doubleOf(gap.plus(potassium)) }),
      ...(corrected && { correctedAnionGap: doubleOf(corrected) }),
      ...(!fall.isZero() && { deltaRatio: doubleOf((corrected ?? gap).minus(12).div(fall)) }),
      expectedPco2: doubleOf(new Precise(bicarbonate).times('1.5').plus(8)),
    };
  },
});
