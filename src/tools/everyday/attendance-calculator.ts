import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { wholeDown, wholeUp } from './lib/whole.ts';

const NEAR = '1e-9';

export default defineTool({
  slug: 'attendance-calculator',
  name: 'Attendance Calculator',
  category: 'everyday',
  summary: 'Calculates attendance so far, and how many classes you may miss or must attend for a required percentage.',
  reference: 'Attendance = attended / held · 100',
  keywords: ['75 percent attendance', 'bunk', 'skip class', 'college', 'school', 'lectures', 'absence', 'present'],
  inputs: z.strictObject({
    held: z.int().min(1).max(100_000).describe('Number of classes held so far'),
    attended: z.int().min(0).max(100_000).describe('Number of classes attended so far'),
    requiredPercent: z.number().min(0.01).max(100).default(75).describe('Attendance required in percent'),
    remaining: z.int().min(0).max(100_000).optional().describe('Number of classes still to come'),
  }),
  result: z.strictObject({
    percent: z.number().describe('Attendance so far in percent'),
    reached: z.boolean().describe('Whether the attendance so far is as required'),
    canMiss: z.int().describe('Next classes in a row that may be missed; 0 when the attendance is below the requirement'),
    mustAttend: z.int().optional().describe('Next classes in a row to attend until the requirement is met, 0 when it is; absent when it never will be'),
    mustAttendOfRemaining: z
      .int()
      .optional()
      .describe('Smallest number of the remaining classes to attend for the required percentage at the end; absent when impossible or without remaining'),
    bestPercent: z.number().optional().describe('Attendance at the end in percent if all remaining classes are attended; absent without remaining'),
    worstPercent: z.number().optional().describe('Attendance at the end in percent if all remaining classes are missed; absent without remaining'),
  }),
  examples: [
    {
      inputs: { held: 40, attended: 27, remaining: 30 },
      result: {
        percent: 67.5,
        reached: false,
        canMiss: 0,
        mustAttend: 12,
        mustAttendOfRemaining: 26,
        bestPercent: 81.42857142857143,
        worstPercent: 38.57142857142857,
      },
    },
    { inputs: { held: 50, attended: 45 }, result: { percent: 90, reached: true, canMiss: 10, mustAttend: 0 } },
  ],
  run({ held, attended, requiredPercent, remaining }) {
    if (attended > held) invalid('attended', 'must be at most the number of classes held');
    const required = new Precise(requiredPercent);
    const percent = new Precise(attended).times(100).div(held);
    const reached = percent.plus(NEAR).gte(required);
    const mustAttend = reached ? 0 : toAttend(held, attended, requiredPercent);
    return {
      percent: doubleOf(percent),
      reached,
      canMiss: reached ? Math.max(0, doubleOf(wholeDown(new Precise(attended).times(100).div(required).minus(held)))) : 0,
      ...(mustAttend !== undefined && { mustAttend }),
      ...(remaining !== undefined && atEnd(held, attended, requiredPercent, remaining)),
    };
  },
});

/** Classes in a row until the requirement is met, or undefined where it never is, not even after more than can be counted. */
function toAttend(held: number, attended: number, requiredPercent: number): number | undefined {
  if (requiredPercent === 100) return undefined;
  const missing = new Precise(requiredPercent).times(held).minus(attended * 100);
  const classes = doubleOf(wholeUp(missing.div(new Precise(100).minus(requiredPercent))));
  return Number.isSafeInteger(classes) ? classes : undefined;
}

function atEnd(held: number, attended: number, requiredPercent: number, remaining: number) {
  const all = held + remaining;
  const needed = Math.max(0, doubleOf(wholeUp(new Precise(requiredPercent).times(all).div(100).minus(attended))));
  return {
    ...(needed <= remaining && { mustAttendOfRemaining: needed }),
    bestPercent: ((attended + remaining) * 100) / all,
    worstPercent: (attended * 100) / all,
  };
}
