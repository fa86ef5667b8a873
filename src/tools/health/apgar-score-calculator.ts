import { z } from 'zod';
import { defineTool } from '../define.ts';

const sign = z.int().min(0).max(2);

export default defineTool({
  slug: 'apgar-score-calculator',
  name: 'Apgar Score Calculator',
  category: 'health',
  summary: 'Adds up the Apgar score of a newborn from its five signs.',
  description:
    'Taken 1 and 5 minutes after birth, and every 5 minutes up to 20 while below 7. Classes of the 5-minute score: low 0 to 3, moderately abnormal 4 to 6, reassuring 7 to 10.',
  reference: 'Apgar 1953; classes of ACOG Committee Opinion 644',
  keywords: ['baby', 'birth', 'neonatal', 'midwife', 'delivery room', 'infant'],
  inputs: z.strictObject({
    appearance: sign.describe('Skin colour: 0 blue or pale all over, 1 blue hands and feet only, 2 pink all over'),
    pulse: sign.describe('Heart rate: 0 none, 1 below 100 per minute, 2 from 100'),
    grimace: sign.describe('Response to stimulation: 0 none, 1 grimace or weak cry, 2 cry or pulling away'),
    activity: sign.describe('Muscle tone: 0 limp, 1 some bending of arms and legs, 2 active movement'),
    respiration: sign.describe('Breathing: 0 none, 1 weak or irregular, 2 strong cry'),
  }),
  result: z.strictObject({
    score: z.int().describe('Sum of the five signs, from 0 to 10'),
    category: z.enum(['low', 'moderately abnormal', 'reassuring']).describe('Class of the score 5 minutes after birth'),
  }),
  examples: [
    { inputs: { appearance: 1, pulse: 2, grimace: 1, activity: 2, respiration: 2 }, result: { score: 8, category: 'reassuring' } },
    { inputs: { appearance: 0, pulse: 1, grimace: 1, activity: 0, respiration: 1 }, result: { score: 3, category: 'low' } },
  ],
  run({ appearance, pulse, grimace, activity, respiration }) {
    const score = appearance + pulse + grimace + activity + respiration;
    return { score, category: score <= 3 ? ('low' as const) : score <= 6 ? ('moderately abnormal' as const) : ('reassuring' as const) };
  },
});
