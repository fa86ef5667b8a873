import { z } from 'zod';
import { defineTool } from '../define.ts';

const ASCITES = ['none', 'slight', 'moderate'] as const;
const ENCEPHALOPATHY = ['none', 'grade-1-2', 'grade-3-4'] as const;

export default defineTool({
  slug: 'child-pugh-calculator',
  name: 'Child-Pugh Calculator',
  category: 'health',
  summary: 'Calculates the Child-Pugh score and class of liver cirrhosis.',
  description:
    'For people with cirrhosis. Points 1, 2, 3: bilirubin below 2, 2 to 3, above 3 mg/dL; albumin above 3.5, 2.8 to 3.5, below 2.8 g/dL; INR below 1.7, 1.7 to 2.3, above 2.3. Class A is 5 to 6 points, B 7 to 9, C 10 to 15. In cholestatic disease other limits for bilirubin are used.',
  reference: 'Child and Turcotte 1964, Pugh et al. 1973',
  keywords: ['child-turcotte-pugh', 'ctp', 'hepatic', 'ascites', 'encephalopathy', 'prognosis', 'liver function'],
  inputs: z.strictObject({
    bilirubin: z.number().min(0.1).max(80).describe('Total bilirubin in mg/dL'),
    albumin: z.number().min(0.5).max(7).describe('Albumin in the blood in g/dL'),
    inr: z.number().min(0.5).max(20).describe('Clotting time as INR, without a unit'),
    ascites: z.enum(ASCITES).describe('Fluid in the belly: none, slight (or controlled by medication), or moderate (or worse)'),
    encephalopathy: z.enum(ENCEPHALOPATHY).describe('Hepatic encephalopathy: none, grade-1-2 or grade-3-4'),
  }),
  result: z.strictObject({
    score: z.int().describe('Points in all, from 5 to 15'),
    class: z.enum(['A', 'B', 'C']).describe('A is well compensated disease, B significant impairment, C decompensated disease'),
  }),
  examples: [
    { inputs: { bilirubin: 2.4, albumin: 3.1, inr: 1.5, ascites: 'slight', encephalopathy: 'none' }, result: { score: 8, class: 'B' } },
    { inputs: { bilirubin: 0.9, albumin: 4.1, inr: 1.1, ascites: 'none', encephalopathy: 'none' }, result: { score: 5, class: 'A' } },
  ],
  run({ bilirubin, albumin, inr, ascites, encephalopathy }) {
    const score =
      points(bilirubin < 2, bilirubin <= 3) +
      points(albumin > 3.5, albumin >= 2.8) +
      points(inr < 1.7, inr <= 2.3) +
      (ASCITES.indexOf(ascites) + 1) +
      (ENCEPHALOPATHY.indexOf(encephalopathy) + 1);
    return { score, class: score <= 6 ? ('A' as const) : score <= 9 ? ('B' as const) : ('C' as const) };
  },
});

const points = (good: boolean, fair: boolean): number => (good ? 1 : fair ? 2 : 3);
