import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

const MAX_POLYNOMIAL = 50;
const methods = ['linear', 'polynomial', 'natural-spline', 'pchip', 'nearest'] as const;

export default defineTool({
  slug: 'interpolation-calculator',
  name: 'Interpolation Calculator',
  category: 'math',
  summary: 'Interpolates between data points with a linear, polynomial or cubic-spline method.',
  description:
    'polynomial is the one through all points, at most 50; natural-spline has second derivative 0 at both ends; pchip is monotone; nearest takes the lesser x of two equally near. Outside the range only with extrapolate, which continues the end piece.',
  reference: 'Barycentric Lagrange interpolation (Berrut and Trefethen 2004); Fritsch and Butland (1984), as in SciPy',
  keywords: ['spline', 'lagrange', 'data points', 'curve'],
  heavyWhen: ({ x, at, method }) => (method === 'polynomial' ? (at.length + x.length) * x.length : method === 'linear' ? at.length : 0) > 700,
  inputs: z.strictObject({
    x: z.array(z.number()).min(2).max(10_000).describe('The x values of the data points, all different, in any order'),
    y: z.array(z.number()).min(2).max(10_000).describe('The y values of the data points, one for each x'),
    at: z.array(z.number()).min(1).max(10_000).describe('The x values at which to interpolate'),
    method: z.enum(methods).default('linear').describe('How to get from point to point'),
    extrapolate: z.boolean().default(false).describe('Continue the end piece outside the range'),
  }),
  result: z.strictObject({ values: z.array(z.number()).describe('Interpolated values, one for each of at, in the same order') }),
  examples: [
    { inputs: { x: [1, 3], y: [10, 20], at: [2.5] }, result: { values: [17.5] } },
    { inputs: { x: [0, 1, 2, 3], y: [0, 1, 8, 27], at: [1.5], method: 'polynomial' }, result: { values: [3.375] } },
  ],
  run({ x, y, at, method, extrapolate }) {
    if (y.length !== x.length) invalid('y', `must have as many numbers as x: ${x.length}, not ${y.length}`);
    if (method === 'polynomial' && x.length > MAX_POLYNOMIAL) invalid('x', `must have at most ${MAX_POLYNOMIAL} numbers for polynomial, not ${x.length}`);
    const points = x.map((value, index) => ({ x: value + 0, y: y[index] ?? 0, index })).sort((a, b) => a.x - b.x);
    points.forEach((point, index) => {
      if (index > 0 && point.x === points[index - 1]?.x) invalid(`x[${point.index}]`, `must not come twice: ${point.x}`);
    });
    const [first, last] = [points[0]?.x ?? 0, points.at(-1)?.x ?? 0];
    at.forEach((value, index) => {
      if (!extrapolate && (value < first || value > last)) {
        unprocessable(`${value} is outside the data, from ${first} to ${last}; set extrapolate to continue the end piece.`, `at[${index}]`);
      }
    });
    const curve = curveThrough(points, method);
    return {
      values: at.map((value) => {
        const result = curve(value);
        return Number.isFinite(result) ? result + 0 : unprocessable(`The value at ${value} is too large to be given as a number.`);
      }),
    };
  },
});

interface Point {
  x: number;
  y: number;
}

type Curve = (at: number) => number;

function curveThrough(points: readonly Point[], method: (typeof methods)[number]): Curve {
  switch (method) {
    case 'linear':
      return linear(points);
    case 'polynomial':
      return polynomial(points);
    case 'natural-spline':
      return cubic(points, naturalSlopes(points));
    case 'pchip':
      return cubic(points, monotoneSlopes(points));
    case 'nearest':
      return nearest(points);
  }
}

/** The piece that a value is in, the first or last one outside. */
function pieceAt(points: readonly Point[], value: number): number {
  let [low, high] = [0, points.length - 1];
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if ((points[middle]?.x ?? 0) <= value) low = middle;
    else high = middle;
  }
  return low;
}

const point = (points: readonly Point[], index: number): Point => points[index] ?? { x: 0, y: 0 };

function linear(points: readonly Point[]): Curve {
  return (value) => {
    const piece = pieceAt(points, value);
    const [start, end] = [point(points, piece), point(points, piece + 1)];
    const share = new Precise(value).minus(start.x).div(new Precise(end.x).minus(start.x));
    return doubleOf(share.times(new Precise(end.y).minus(start.y)).plus(start.y));
  };
}

function polynomial(points: readonly Point[]): Curve {
  const nodes = points.map(({ x, y }) => ({ x: new Precise(x), y: new Precise(y) }));
  const weights = nodes.map(({ x }, index) =>
    nodes.reduce((product, other, position) => (position === index ? product : product.times(x.minus(other.x))), new Precise(1)),
  );
  return (value) => {
    const at = new Precise(value);
    let [top, bottom] = [new Precise(0), new Precise(0)];
    for (const [index, node] of nodes.entries()) {
      const distance = at.minus(node.x);
      if (distance.isZero()) return doubleOf(node.y);
      const share = new Precise(1).div(distance.times(weights[index] ?? 1));
      top = top.plus(share.times(node.y));
      bottom = bottom.plus(share);
    }
    return doubleOf(top.div(bottom));
  };
}

function nearest(points: readonly Point[]): Curve {
  return (value) => {
    const piece = pieceAt(points, value);
    const [start, end] = [point(points, piece), point(points, piece + 1)];
    const toStart = new Precise(value).minus(start.x).abs();
    return toStart.lte(new Precise(end.x).minus(value).abs()) ? start.y : end.y;
  };
}

/** Cubic pieces with given slopes at the points (Hermite's form). */
function cubic(points: readonly Point[], slopes: readonly number[]): Curve {
  return (value) => {
    const piece = pieceAt(points, value);
    const [start, end] = [point(points, piece), point(points, piece + 1)];
    const [startSlope, endSlope] = [slopes[piece] ?? 0, slopes[piece + 1] ?? 0];
    const width = end.x - start.x;
    const chord = (end.y - start.y) / width;
    const step = value - start.x;
    const second = (3 * chord - 2 * startSlope - endSlope) / width;
    const third = (startSlope + endSlope - 2 * chord) / width / width;
    return start.y + step * (startSlope + step * (second + step * third));
  };
}

const widths = (points: readonly Point[]): number[] => points.slice(1).map(({ x }, index) => x - point(points, index).x);
const chords = (points: readonly Point[]): number[] => points.slice(1).map(({ x, y }, index) => (y - point(points, index).y) / (x - point(points, index).x));

/** Slopes for which the second derivative is continuous, and 0 at both ends: a tridiagonal system. */
function naturalSlopes(points: readonly Point[]): number[] {
  const [h, d] = [widths(points), chords(points)];
  const last = points.length - 1;
  const upper: number[] = [];
  const right: number[] = [];
  for (let index = 0; index <= last; index += 1) {
    const [before, after] = [h[index - 1] ?? 0, h[index] ?? 0];
    // The row is lower·m[i−1] + diagonal·m[i] + above·m[i+1] = side.
    const [lower, diagonal, above, side] =
      index === 0
        ? [0, 2, 1, 3 * (d[0] ?? 0)]
        : index === last
          ? [1, 2, 0, 3 * (d[last - 1] ?? 0)]
          : [after, 2 * (before + after), before, 3 * (after * (d[index - 1] ?? 0) + before * (d[index] ?? 0))];
    const pivot = diagonal - lower * (upper[index - 1] ?? 0);
    upper.push(above / pivot);
    right.push((side - lower * (right[index - 1] ?? 0)) / pivot);
  }
  for (let index = last - 1; index >= 0; index -= 1) right[index] = (right[index] ?? 0) - (upper[index] ?? 0) * (right[index + 1] ?? 0);
  return right;
}

/** Fritsch and Butland's weighted harmonic means of the chords, with one-sided three-point slopes at the ends. */
function monotoneSlopes(points: readonly Point[]): number[] {
  const [h, d] = [widths(points), chords(points)];
  if (d.length === 1) return [d[0] ?? 0, d[0] ?? 0];
  return points.map((_, index) => {
    if (index === 0) return endSlope(h[0] ?? 1, h[1] ?? 1, d[0] ?? 0, d[1] ?? 0);
    if (index === points.length - 1) return endSlope(h.at(-1) ?? 1, h.at(-2) ?? 1, d.at(-1) ?? 0, d.at(-2) ?? 0);
    return innerSlope(h[index - 1] ?? 1, h[index] ?? 1, d[index - 1] ?? 0, d[index] ?? 0);
  });
}

function innerSlope(widthBefore: number, widthAfter: number, before: number, after: number): number {
  if (before === 0 || after === 0 || Math.sign(before) !== Math.sign(after)) return 0;
  const [first, second] = [2 * widthAfter + widthBefore, widthAfter + 2 * widthBefore];
  return (first + second) / (first / before + second / after);
}

function endSlope(near: number, far: number, nearChord: number, farChord: number): number {
  const slope = ((2 * near + far) * nearChord - near * farChord) / (near + far);
  if (Math.sign(slope) !== Math.sign(nearChord)) return 0;
  return Math.sign(nearChord) !== Math.sign(farChord) && Math.abs(slope) > 3 * Math.abs(nearChord) ? 3 * nearChord : slope;
}
