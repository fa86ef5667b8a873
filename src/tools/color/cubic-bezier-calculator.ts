import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

const PRESETS = {
  linear: [0, 0, 1, 1],
  ease: [0.25, 0.1, 0.25, 1],
  'ease-in': [0.42, 0, 1, 1],
  'ease-out': [0, 0, 0.58, 1],
  'ease-in-out': [0.42, 0, 0.58, 1],
} as const;
type Curve = readonly [x1: number, y1: number, x2: number, y2: number];

const x = (point: string) => z.number().min(0).max(1).optional().describe(`Time of the ${point} control point, 0 to 1`);
const y = (point: string) => z.number().min(-10).max(10).optional().describe(`Progress of the ${point} control point, -10 to 10`);

export default defineTool({
  slug: 'cubic-bezier-calculator',
  name: 'Cubic Bezier Calculator',
  category: 'color',
  summary: 'Calculates the values of a CSS easing curve at given moments.',
  description: 'Give a preset, or all four numbers of cubic-bezier(). The curve is solved for the moment in time to within 1e-10 and better.',
  reference: 'CSS Easing Functions Level 1',
  keywords: ['animation', 'transition', 'ease', 'timing function', 'curve', 'css'],
  heavyWhen: ({ times }) => times.length > 200,
  inputs: z.strictObject({
    x1: x('first'),
    y1: y('first'),
    x2: x('second'),
    y2: y('second'),
    preset: z
      .enum(['linear', 'ease', 'ease-in', 'ease-out', 'ease-in-out'])
      .optional()
      .describe('A curve that CSS has a name for, instead of the four numbers'),
    times: z
      .array(z.number().min(0).max(1))
      .min(1)
      .max(1000)
      .default([0, 0.25, 0.5, 0.75, 1])
      .describe('Moments of the animation, each from 0 (begin) to 1 (end)'),
  }),
  result: z.strictObject({
    css: z.string().describe('The curve as cubic-bezier() for CSS'),
    values: z.array(z.number()).describe('Progress of the animation at each moment, 0 at the begin and 1 at the end'),
    overshoots: z.boolean().describe('Whether the progress leaves 0 to 1 somewhere'),
  }),
  headline: 'values',
  views: [{ kind: 'preview', field: 'css', of: 'easing' }],
  pageInputs: { preset: 'ease' },
  examples: [
    {
      inputs: { preset: 'ease', times: [0, 0.5, 1] },
      result: { css: 'cubic-bezier(0.25, 0.1, 0.25, 1)', values: [0, 0.802403387584857, 1], overshoots: false },
    },
    {
      inputs: { x1: 0.68, y1: -0.55, x2: 0.27, y2: 1.55, times: [0.1, 0.9] },
      result: { css: 'cubic-bezier(0.68, -0.55, 0.27, 1.55)', values: [-0.0662714099417481, 1.0626954497935397], overshoots: true },
    },
  ],
  run({ preset, times, ...numbers }) {
    const curve = curveOf(preset, numbers);
    return {
      css: `cubic-bezier(${curve.map((number) => number + 0).join(', ')})`,
      values: times.map((time) => progressAt(curve, time)),
      overshoots: overshoots(curve),
    };
  },
});

function curveOf(
  preset: keyof typeof PRESETS | undefined,
  { x1, y1, x2, y2 }: { x1?: number | undefined; y1?: number | undefined; x2?: number | undefined; y2?: number | undefined },
): Curve {
  const given = [x1, y1, x2, y2].filter((number) => number !== undefined).length;
  if (preset !== undefined) return given === 0 ? PRESETS[preset] : invalid('preset', 'give either preset or the four numbers x1, y1, x2 and y2, not both');
  if (x1 !== undefined && y1 !== undefined && x2 !== undefined && y2 !== undefined) return [x1, y1, x2, y2];
  return invalid(given === 0 ? 'preset' : 'x1', 'give either preset or all four numbers x1, y1, x2 and y2');
}

/** One coordinate of the curve from 0 to 1 with two control values between. */
const bezier = (first: number, second: number, t: number): number => ((1 + 3 * first - 3 * second) * t + (3 * second - 6 * first)) * t * t + 3 * first * t;

function progressAt([x1, y1, x2, y2]: Curve, time: number): number {
  if (time === 0 || time === 1 || (x1 === y1 && x2 === y2)) return time;
  // The time is monotonic in the parameter, so that halving finds it to the last bit.
  let [low, high] = [0, 1];
  for (let middle = 0.5; middle > low && middle < high; middle = (low + high) / 2) {
    if (bezier(x1, x2, middle) < time) low = middle;
    else high = middle;
  }
  return bezier(y1, y2, high) + 0;
}

/** Whether the progress has a turning point outside 0 to 1: the roots of the derivative of its polynomial. */
function overshoots([, y1, , y2]: Curve): boolean {
  const [a, b, c] = [3 * (1 + 3 * y1 - 3 * y2), 2 * (3 * y2 - 6 * y1), 3 * y1];
  const root = Math.sqrt(b * b - 4 * a * c);
  const turns = a === 0 ? [-c / b] : [(-b + root) / (2 * a), (-b - root) / (2 * a)];
  return turns.some((t) => t > 0 && t < 1 && (bezier(y1, y2, t) < -1e-12 || bezier(y1, y2, t) > 1 + 1e-12));
}
