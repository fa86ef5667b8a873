import { z } from 'zod';
import { defineTool } from '../define.ts';

export default defineTool({
  slug: 'glasgow-coma-scale-calculator',
  name: 'Glasgow Coma Scale Calculator',
  category: 'health',
  summary: 'Adds up the Glasgow Coma Scale from eye, verbal and motor responses, with its severity and the score for pupils.',
  description:
    'For adults and older children; infants and toddlers need the paediatric scale. Severity is that of head injury: severe 3 to 8, moderate 9 to 12, mild 13 to 15.',
  reference: 'Teasdale and Jennett 1974; GCS-Pupils: Brennan, Murray and Teasdale 2018',
  keywords: ['gcs', 'consciousness', 'head injury', 'brain injury', 'trauma', 'neurology', 'gcs-p'],
  inputs: z.strictObject({
    eye: z.int().min(1).max(4).describe('Eyes open: 4 spontaneously, 3 to sound, 2 to pressure, 1 not at all'),
    verbal: z.int().min(1).max(5).describe('Speech: 5 oriented, 4 confused, 3 words, 2 sounds, 1 none'),
    motor: z.int().min(1).max(6).describe('Movement: 6 obeys commands, 5 localises, 4 normal flexion, 3 abnormal flexion, 2 extension, 1 none'),
    unreactivePupils: z.int().min(0).max(2).default(0).describe('Number of pupils that do not react to light'),
  }),
  result: z.strictObject({
    score: z.int().describe('Sum of the three responses, from 3 to 15'),
    severity: z.enum(['severe', 'moderate', 'mild']).describe('Severity of a head injury with this score'),
    notation: z.string().describe('The responses in short form, such as E4V5M6'),
    gcsPupils: z.int().describe('Score less the pupils that do not react, from 1 to 15'),
  }),
  examples: [
    { inputs: { eye: 3, verbal: 4, motor: 6 }, result: { score: 13, severity: 'mild', notation: 'E3V4M6', gcsPupils: 13 } },
    { inputs: { eye: 1, verbal: 1, motor: 4, unreactivePupils: 2 }, result: { score: 6, severity: 'severe', notation: 'E1V1M4', gcsPupils: 4 } },
  ],
  run({ eye, verbal, motor, unreactivePupils }) {
    const score = eye + verbal + motor;
    return {
      score,
      severity: score <= 8 ? ('severe' as const) : score <= 12 ? ('moderate' as const) : ('mild' as const),
      notation: `E${eye}V${verbal}M${motor}`,
      gcsPupils: score - unreactivePupils,
    };
  },
});
