import { z } from 'zod';
import { defineTool } from '../define.ts';
import { answersOf, sumOf } from './lib/answer-scores.ts';

export default defineTool({
  slug: 'gad-7-calculator',
  name: 'GAD-7 Calculator',
  category: 'health',
  summary: 'Scores the seven answers of the GAD-7 questionnaire for anxiety.',
  description: 'For adults, as a screening and a measure of change, not a diagnosis: minimal 0 to 4, mild 5 to 9, moderate 10 to 14, severe 15 to 21.',
  reference: 'Spitzer et al. 2006',
  keywords: ['generalized anxiety disorder', 'generalised', 'mental health', 'worry', 'nervous', 'screening', 'panic'],
  inputs: z.strictObject({ answers: answersOf(7) }),
  result: z.strictObject({
    score: z.int().describe('Sum of the answers, from 0 to 21'),
    severity: z.enum(['minimal', 'mild', 'moderate', 'severe']).describe('Severity of anxiety at this score'),
  }),
  examples: [
    { inputs: { answers: [2, 2, 3, 1, 0, 2, 1] }, result: { score: 11, severity: 'moderate' } },
    { inputs: { answers: [1, 0, 1, 0, 1, 1, 0] }, result: { score: 4, severity: 'minimal' } },
  ],
  run({ answers }) {
    const score = sumOf(answers);
    return { score, severity: severityOf(score) };
  },
});

function severityOf(score: number): 'minimal' | 'mild' | 'moderate' | 'severe' {
  if (score <= 4) return 'minimal';
  if (score <= 9) return 'mild';
  return score <= 14 ? 'moderate' : 'severe';
}
