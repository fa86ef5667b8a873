import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const LETTERS = [
  ['A+', 97],
  ['A', 93],
  ['A-', 90],
  ['B+', 87],
  ['B', 83],
  ['B-', 80],
  ['C+', 77],
  ['C', 73],
  ['C-', 70],
  ['D+', 67],
  ['D', 63],
  ['D-', 60],
] as const;
/** A percent that misses a limit by no more reaches it. */
const NEAR = '1e-9';

export default defineTool({
  slug: 'test-grade-calculator',
  name: 'Test Grade Calculator',
  category: 'everyday',
  summary: 'Calculates the percent and letter grade of a test from right or wrong answers, with a chart for every score.',
  description:
    'Give exactly one of wrong and correct. Letters: A+ from 97 percent, A 93, A- 90, B+ 87, B 83, B- 80, C+ 77, C 73, C- 70, D+ 67, D 63, D- 60, below that F.',
  reference: 'Percent = correct / questions · 100; usual US letter grades',
  keywords: ['easy grader', 'exam score', 'teacher', 'quiz', 'school', 'grading chart', 'marks', 'percentage'],
  inputs: z.strictObject({
    questions: z.int().min(1).max(1000).describe('Number of questions or points of the test'),
    wrong: z.number().min(0).max(1000).optional().describe('Number of wrong answers; fractions are partial points'),
    correct: z.number().min(0).max(1000).optional().describe('Number of right answers; fractions are partial points'),
    passPercent: z.number().min(0).max(100).default(60).describe('Percent needed to pass'),
    chart: z.boolean().default(false).describe('Whether to add a row for every whole number of wrong answers'),
  }),
  result: z.strictObject({
    correct: z.number().describe('Number of right answers'),
    wrong: z.number().describe('Number of wrong answers'),
    percent: z.number().describe('Right answers in percent of the questions'),
    letter: z.string().describe('Letter grade, from A+ to D-, or F'),
    passed: z.boolean().describe('Whether the percent reaches passPercent'),
    chart: z
      .array(
        z.strictObject({
          wrong: z.int().describe('Number of wrong answers'),
          percent: z.number().describe('Percent with so many wrong answers'),
          letter: z.string().describe('Letter grade with so many wrong answers'),
        }),
      )
      .optional()
      .describe('Percent and letter for every number of wrong answers; absent unless asked for'),
  }),
  headline: 'percent',
  examples: [
    { inputs: { questions: 40, wrong: 5 }, result: { correct: 35, wrong: 5, percent: 87.5, letter: 'B+', passed: true } },
    {
      inputs: { questions: 4, correct: 3, passPercent: 80, chart: true },
      result: {
        correct: 3,
        wrong: 1,
        percent: 75,
        letter: 'C',
        passed: false,
        chart: [
          { wrong: 0, percent: 100, letter: 'A+' },
          { wrong: 1, percent: 75, letter: 'C' },
          { wrong: 2, percent: 50, letter: 'F' },
          { wrong: 3, percent: 25, letter: 'F' },
          { wrong: 4, percent: 0, letter: 'F' },
        ],
      },
    },
  ],
  run(inputs) {
    giveExactly(1, inputs, ['wrong', 'correct']);
    const { questions, passPercent } = inputs;
    for (const field of ['wrong', 'correct'] as const) if ((inputs[field] ?? 0) > questions) invalid(field, 'must be at most the number of questions');
    const correct = inputs.correct === undefined ? new Precise(questions).minus(inputs.wrong ?? 0) : new Precise(inputs.correct);
    const percent = correct.times(100).div(questions);
    const reached = percent.plus(NEAR);
    return {
      correct: doubleOf(correct),
      wrong: doubleOf(new Precise(questions).minus(correct)),
      percent: doubleOf(percent),
      letter: letterOf((limit) => reached.gte(limit)),
      passed: reached.gte(passPercent),
      ...(inputs.chart && { chart: chartOf(questions) }),
    };
  },
});

const letterOf = (reaches: (limit: number) => boolean): string => LETTERS.find(([, limit]) => reaches(limit))?.[0] ?? 'F';

/** Whole numbers, so that sums are exact and the quotient is the nearest double. */
const chartOf = (questions: number) =>
  Array.from({ length: questions + 1 }, (_, wrong) => {
    const hundredfold = (questions - wrong) * 100;
    return { wrong, percent: hundredfold / questions, letter: letterOf((limit) => hundredfold >= limit * questions) };
  });
