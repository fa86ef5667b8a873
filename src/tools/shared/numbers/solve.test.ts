import fc from 'fast-check';
import { expect, it } from 'vitest';
import { D } from './money.ts';
import { root, withoutNoise } from './solve.ts';

it.each<[string, (x: D) => D, number, number, string]>([
  ['x² = 2', (x) => x.pow(2).minus(2), 0, 2, '1.414213562373095048801688724209698078569'],
  ['x³ = x + 1', (x) => x.pow(3).minus(x).minus(1), 1, 2, '1.324717957244746025960908854478097340734'],
  ['cos x = x', (x) => x.cos().minus(x), 0, 1, '0.7390851332151606416553120876738734040134'],
  ['eˣ = 3, falling', (x) => D.sub(3, x.exp()), -5, 5, '1.098612288668109691395245236922525704647'],
])('solves %s to 38 digits', (_name, f, low, high, expected) => {
  expect(root(f, new D(low), new D(high))?.minus(expected).abs().toNumber()).toBeLessThan(1e-38);
});

it('gives an end at which the function is 0, and nothing where the signs agree', () => {
  expect(root((x) => x, new D(0), new D(3))?.toNumber()).toBe(0);
  expect(root((x) => x.minus(3), new D(0), new D(3))?.toNumber()).toBe(3);
  expect(root((x) => x.pow(2).plus(1), new D(-1), new D(1))).toBeUndefined();
});

it('finds the root of any line, from either side', () => {
  fc.assert(
    fc.property(fc.integer({ min: -999, max: 999 }), fc.integer({ min: 1, max: 50 }), fc.boolean(), (zero, slope, falls) => {
      const f = (x: D): D => x.minus(zero).times(falls ? -slope : slope);
      expect(root(f, new D(-1000), new D(1001))?.toNumber()).toBe(zero);
    }),
    { numRuns: 50 },
  );
});

it('takes what is smaller than 1e-35 for 0', () => {
  expect([withoutNoise(new D('9e-36')).toNumber(), withoutNoise(new D('-1e-34')).toNumber()]).toEqual([0, -1e-34]);
});
