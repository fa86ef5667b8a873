import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { gravityInput } from './lib/gravity.ts';

const amount = z.number().min(0).max(1e60).optional();

export default defineTool({
  slug: 'free-fall-calculator',
  name: 'Free Fall Calculator',
  category: 'science',
  summary: 'Calculates the height, time and speed of a fall from any one of them, without air resistance.',
  description: 'Give exactly one of height, time and speed. The body falls from rest.',
  reference: 'speed = g t, height = g t²/2',
  keywords: ['drop', 'gravity', 'impact speed', 'drop test', 'how long', 'physics', 'dropped'],
  inputs: z.strictObject({
    height: amount.describe('Height of the fall in metres'),
    time: amount.describe('Time of the fall in seconds'),
    speed: amount.describe('Speed at the end of the fall in m/s'),
    gravity: gravityInput,
  }),
  result: z.strictObject({
    height: z.number().describe('Height of the fall in metres'),
    time: z.number().describe('Time of the fall in seconds'),
    speed: z.number().describe('Speed at the end of the fall in m/s'),
  }),
  headline: 'time',
  examples: [
    { inputs: { height: 100 }, result: { height: 100, time: 4.5160075575178755, speed: 44.28690551393267 } },
    { inputs: { time: 2 }, result: { height: 19.6133, time: 2, speed: 19.6133 } },
  ],
  run({ height, time, speed, gravity }) {
    giveExactly(1, { height, time, speed }, ['height', 'time', 'speed']);
    const seconds =
      height === undefined ? (time === undefined ? new Precise(speed ?? 0).div(gravity) : new Precise(time)) : new Precise(height).times(2).div(gravity).sqrt();
    return {
      height: doubleOf(seconds.times(seconds).times(gravity).div(2)),
      time: doubleOf(seconds),
      speed: doubleOf(seconds.times(gravity)),
    };
  },
});
