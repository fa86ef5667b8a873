import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, ratio } from '../shared/numbers/money.ts';
import { settled } from './lib/pieces.ts';

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

const WHOLE_WEIGHT = 100;

export default defineTool({
  slug: 'weighted-grade-calculator',
  name: 'Weighted Grade Calculator',
  category: 'everyday',
  summary: 'Calculates the course grade from weighted scores, and what the rest must bring.',
  description: 'With a goal, weights are percentages of the course, and what they leave to 100 is still to come.',
  reference: 'percent = Σ weight·score/outOf·100 / Σ weight',
  keywords: ['homework', 'exam', 'assignments', 'average', 'letter grade', 'syllabus', 'school', 'student', 'class'],
  inputs: z.strictObject({
    items: z
      .array(
        z.strictObject({
          score: z.number().min(0).max(1e6).describe('Points scored, out of outOf'),
          outOf: z.number().positive().default(100).describe('Points that could be scored, above 0'),
          weight: z.number().min(0).max(1e6).describe('How much it counts, such as 20 for 20 percent of the course'),
        }),
      )
      .min(1)
      .max(200)
      .describe('The scores so far, each with its weight'),
    goalPercent: z.number().min(0).max(200).optional().describe('Course grade wanted in percent; the weights so far must come to less than 100'),
  }),
  result: z.strictObject({
    percent: z.number().describe('Grade so far in percent'),
    totalWeight: z.number().describe('Sum of the weights so far'),
    letter: z.string().describe('Grade so far as a letter: A+ from 97, A from 93, A- from 90, down to D- from 60, else F'),
    neededPercent: z.number().optional().describe('What the remaining weight must bring on average, in percent, for the goal; absent if none is given'),
  }),
  examples: [
    {
      inputs: {
        items: [
          { score: 18, outOf: 20, weight: 20 },
          { score: 76, weight: 30 },
        ],
        goalPercent: 85,
      },
      result: { percent: 81.6, totalWeight: 50, letter: 'B-', neededPercent: 88.4 },
    },
    {
      inputs: {
        items: [
          { score: 45, outOf: 50, weight: 1 },
          { score: 96, weight: 2 },
        ],
      },
      result: { percent: 94, totalWeight: 3, letter: 'A' },
    },
  ],
  run({ items, goalPercent }) {
    let [weight, points] = [new D(0), new D(0)];
    for (const item of items) {
      weight = weight.plus(item.weight);
      points = points.plus(new D(item.score).times(item.weight).div(item.outOf));
    }
    if (goalPercent !== undefined && settled(weight).gte(WHOLE_WEIGHT))
      invalid('goalPercent', `must be left out: nothing is left of a weight of ${WHOLE_WEIGHT}, as the items weigh ${weight}`);
    if (weight.isZero()) unprocessable('The weights come to 0.', 'items');
    const percent = points.times(100).div(weight);
    const compared = settled(percent);
    return {
      percent: ratio(percent),
      totalWeight: ratio(weight),
      letter: LETTERS.find(([, from]) => compared.gte(from))?.[0] ?? 'F',
      ...(goalPercent !== undefined && { neededPercent: ratio(new D(goalPercent).minus(points).times(100).div(weight.neg().plus(WHOLE_WEIGHT))) }),
    };
  },
});
