import { z } from 'zod';
import { defineTool } from '../define.ts';
import { answersOf, sumOf } from './lib/answer-scores.ts';

export default defineTool({
  slug: 'phq-9-calculator',
  name: 'PHQ-9 Calculator',
  category: 'health',
  summary: 'Scores the nine answers of the PHQ-9 questionnaire for depression.',
  description:
    'For adults, as a screening and a measure of change, not a diagnosis: minimal 0 to 4, mild 5 to 9, moderate 10 to 14, moderately severe 15 to 19, severe 20 to 27. Any answer above 0 to the ninth question, about thoughts of death or self-harm, calls for a talk with someone qualified at once.',
  reference: 'Kroenke, Spitzer and Williams 2001',
  keywords: ['patient health questionnaire', 'mental health', 'mood', 'depressive', 'screening', 'suicidal'],
  inputs: z.strictObject({ answers: answersOf(9) }),
  result: z.strictObject({
    score: z.int().describe('Sum of the answers, from 0 to 27'),
    severity: z.enum(['minimal', 'mild', 'moderate', 'moderately severe', 'severe']).describe('Severity of depression at this score'),
    suicidalIdeation: z.boolean().describe('Whether the ninth answer, about thoughts of death or self-harm, is above 0'),
  }),
  examples: [
    { inputs: { answers: [1, 2, 1, 2, 0, 1, 2, 0, 0] }, result: { score: 9, severity: 'mild', suicidalIdeation: false } },
    { inputs: { answers: [3, 2, 3, 2, 1, 2, 2, 1, 1] }, result: { score: 17, severity: 'moderately severe', suicidalIdeation: true } },
  ],
  run({ answers }) {
    const score = sumOf(answers);
    return { score, severity: severityOf(score), suicidalIdeation: (answers[8] ?? 0) > 0 };
  },
});

function severityOf(score: number): 'minimal' | 'mild' | 'moderate' | 'moderately severe' | 'severe' {
  if (score <= 4) return 'minimal';
  if (score <= 9) return 'mild';
  if (score <= 14) return 'moderate';
  return score <= 19 ? 'moderately severe' : 'severe';
}
