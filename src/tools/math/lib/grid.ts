import { gcd, rationalOf } from '../../shared/numbers/rational.ts';

/** A point whose coordinates are multiples of a common unit. */
export interface Point {
  readonly x: bigint;
  readonly y: bigint;
}

/** Points as exact multiples of 1/scale; a last one that repeats the first is left out. */
export function onGrid(points: readonly (readonly number[])[]): { corners: Point[]; scale: bigint } {
  const exact = points.map(([x = 0, y = 0]) => ({ x: rationalOf(x, 'points'), y: rationalOf(y, 'points') }));
  let scale = 1n;
  for (const { x, y } of exact) {
    for (const { denominator } of [x, y]) scale *= denominator / gcd(scale, denominator);
  }
  const corners = exact.map(({ x, y }) => ({ x: x.numerator * (scale / x.denominator), y: y.numerator * (scale / y.denominator) }));
  const [first, last] = [corners[0], corners.at(-1)];
  if (first && last && corners.length > 1 && first.x === last.x && first.y === last.y) corners.pop();
  return { corners, scale };
}
