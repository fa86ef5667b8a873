import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { asWritten, logarithm } from '../shared/numbers/double-double-functions.ts';
import { type Aligned, aligned, quotientOf } from '../shared/numbers/exact-sums.ts';
import { doubleOf, Precise, preciseOf } from '../shared/numbers/precise.ts';
import { rational } from '../shared/numbers/rational.ts';
import { inUnits, lineOf, productsOf } from './lib/line.ts';
import { holdToLength, numbers } from './lib/lists.ts';

/** Binary places that logarithms are carried with: all that a double-double has. */
const PLACES = 200;
const MAX_INLINE = 400;
const MAX_INLINE_PREDICTIONS = 4;

export default defineTool({
  slug: 'curve-fit-calculator',
  name: 'Exponential, Logarithmic and Power Regression Calculator',
  category: 'statistics',
  summary: 'Fits y = a·e^(bx), y = a + b·ln x or y = a·x^b to data, as the trend lines of spreadsheets do.',
  description: 'The straight line that fits the transformed data best: (x, ln y), (ln x, y) or (ln x, ln y). What a logarithm is taken of must be above 0.',
  reference: 'Linear least squares on transformed data, as Excel LOGEST and its trend lines',
  keywords: ['exponential regression', 'power law', 'logarithmic trend line', 'growth curve', 'exponential fit', 'nonlinear regression', 'decay'],
  heavyWhen: ({ x, predict }) => x.length > MAX_INLINE || (predict?.length ?? 0) > MAX_INLINE_PREDICTIONS,
  inputs: z.strictObject({
    x: numbers(100_000, 2).describe('The x value of each point'),
    y: numbers(100_000, 2).describe('The y value of each point, as many as x'),
    model: z.enum(['exponential', 'logarithmic', 'power']).describe('Curve to fit: exponential is y = a·e^(bx), logarithmic y = a + b·ln x, power y = a·x^b'),
    predict: z.array(z.number()).min(1).max(1000).optional().describe('x values to predict y for'),
  }),
  result: z.strictObject({
    a: z.number().describe('The factor a of the curve, or the constant of the logarithmic one'),
    b: z.number().describe('The exponent b of the curve, or the factor of the logarithm'),
    rSquared: z.number().optional().describe('Coefficient of determination of the straight line through the transformed data; absent when all y are equal'),
    predictions: z.array(z.number()).optional().describe('The y of the curve for each x to predict; absent without predict'),
  }),
  examples: [
    { inputs: { x: [0, 1, 2], y: [1, 2, 4], model: 'exponential', predict: [3] }, result: { a: 1, b: Math.LN2, rSquared: 1, predictions: [8] } },
    { inputs: { x: [1, 2, 4], y: [3, 12, 48], model: 'power' }, result: { a: 3, b: 2, rSquared: 1 } },
  ],
  run({ x, y, model, predict }) {
    holdToLength(y, 'y', x, 'x');
    const [logX, logY] = [model !== 'exponential', model !== 'logarithmic'];
    if (logX) {
      holdAboveZero(x, 'x');
      holdAboveZero(predict ?? [], 'predict');
    }
    if (logY) holdAboveZero(y, 'y');
    if (x.every((value) => value === x[0])) unprocessable('The values of x are all equal, so no curve is the best.', 'x');
    const [a, b] = [scaledOf(x, logX), scaledOf(y, logY)];
    const products = productsOf(a.units, b.units);
    const line = lineOf(products);
    const slope = preciseOf(inUnits(line.slope, b.exponent - a.exponent))
      .times(b.step)
      .div(a.step);
    const start = preciseOf(inUnits(line.intercept, b.exponent)).times(b.step);
    const valueAt = (at: number) => {
      const height = slope.times(logX ? new Precise(at).ln() : at).plus(start);
      return doubleOf(logY ? height.exp() : height);
    };
    const { xx, xy, yy } = products;
    return {
      a: doubleOf(logY ? start.exp() : start),
      b: doubleOf(slope),
      ...(yy !== 0n && { rSquared: quotientOf(xy * xy, xx * yy) }),
      ...(predict && { predictions: predict.map(valueAt) }),
    };
  },
});

function holdAboveZero(values: readonly number[], field: string): void {
  const index = values.findIndex((value) => value <= 0);
  if (index >= 0) unprocessable(`The value ${values[index]} has no logarithm: it must be above 0.`, `${field}[${index}]`);
}

/** Numbers or their logarithms as whole multiples of step·10^exponent. */
function scaledOf(values: readonly number[], isLogarithmic: boolean): Aligned & { step: Decimal } {
  if (!isLogarithmic) return { ...aligned(values), step: new Precise(1) };
  const one = 2 ** PLACES;
  const units = values.map((value) => {
    const [high, low] = logarithm(asWritten(value));
    return BigInt(high * one) + BigInt(Math.trunc(low * one));
  });
  return { units, exponent: 0, step: preciseOf(rational(1n, 1n << BigInt(PLACES))) };
}
