import { expect, it } from 'vitest';
import { elementaryFor } from './elementary-for.ts';

const EDGES = [0, -0, 1, -1, 2, 1e300, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];

// The functions must not ask Math for their edges, as Math then asks them.
it('gives a library the values of Math at the edges', () => {
  const values = () =>
    EDGES.flatMap((x) => [
      Math.sin(x),
      Math.cos(x),
      Math.tan(x),
      Math.log(x),
      Math.log2(x),
      Math.log10(x),
      Math.exp(x),
      Math.atan(x),
      Math.cbrt(x),
      Math.asin(x),
    ]);
  const own = elementaryFor(values);
  for (const [at, value] of values().entries())
    expect(own[at]).toSatisfy((found: number) => Object.is(found, value) || Math.abs(found - value) < 1e-15 * Math.abs(value));
});

it('leaves Math as it was', () => {
  const { sin, log } = Math;
  expect(elementaryFor(() => Math.sin === sin)).toBe(false);
  expect(() =>
    elementaryFor(() => {
      throw new Error('stop');
    }),
  ).toThrow('stop');
  expect([Math.sin, Math.log]).toEqual([sin, log]);
});
