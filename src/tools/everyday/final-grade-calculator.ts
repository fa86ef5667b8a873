import { z } from 'zod';
import { defineTool } from '../define.ts';
import { D, fraction, ratio } from '../shared/numbers/money.ts';
import { settled } from './lib/pieces.ts';

export default defineTool({
  slug: 'final-grade-calculator',
  name: 'Final Grade Calculator',
  category: 'everyday',
  summary: 'Calculates the final exam score needed for a course grade.',
  reference: 'needed = (desired − current·(1 − w)) / w, with w the weight of the final',
  keywords: ['what do i need on my final', 'required score', 'pass', 'school', 'college', 'student'],
  inputs: z.strictObject({
    currentPercent: z.number().min(0).max(200).describe('Grade before the final in percent'),
    desiredPercent: z.number().min(0).max(200).describe('Grade wanted for the course in percent'),
    finalWeightPercent: z.number().min(0.01).max(100).describe('How much the final counts, in percent of the course'),
  }),
  result: z.strictObject({
    neededPercent: z.number().describe('Score needed in the final in percent; may be below 0 or above 100'),
    achievable: z.boolean().describe('Whether the score needed is at most 100'),
    bestPossiblePercent: z.number().describe('Course grade in percent with 100 in the final'),
    worstPossiblePercent: z.number().describe('Course grade in percent with 0 in the final'),
  }),
  examples: [
    {
      inputs: { currentPercent: 84, desiredPercent: 90, finalWeightPercent: 30 },
      result: { neededPercent: 104, achievable: false, bestPossiblePercent: 88.8, worstPossiblePercent: 58.8 },
    },
    {
      inputs: { currentPercent: 88, desiredPercent: 85, finalWeightPercent: 25 },
      result: { neededPercent: 76, achievable: true, bestPossiblePercent: 91, worstPossiblePercent: 66 },
    },
  ],
  run({ currentPercent, desiredPercent, finalWeightPercent }) {
    const weight = fraction(finalWeightPercent);
    const worst = new D(1).minus(weight).times(currentPercent);
    const needed = new D(desiredPercent).minus(worst).div(weight);
    return {
      neededPercent: ratio(needed),
      achievable: settled(needed).lte(100),
      bestPossiblePercent: ratio(worst.plus(finalWeightPercent)),
      worstPossiblePercent: ratio(worst),
    };
  },
});
