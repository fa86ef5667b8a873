import { Decimal } from 'decimal.js';
import { describe, expect, it } from 'vitest';
import { acos, asin, atan, atan2, cbrt, cos, exp, hypot, log, log2, log10, pow, sin, tan } from './elementary.ts';

/** Values of 60 digits, from another library. */
const Precise = Decimal.clone({ precision: 60, toExpNeg: -1_000, toExpPos: 1_000 });
const SAMPLES = 1_500;
const MAX_OFF = 0.5000001;

/** The same numbers in [0, 1) at each start. */
function draws(seed: number): () => number {
  let state = seed;
  const word = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return () => (word() * 2 ** 21 + (word() >>> 11)) / 2 ** 53;
}

const bits = new DataView(new ArrayBuffer(8));
/** The power of two that one unit in the last place is. */
function unitOf(value: number): number {
  bits.setFloat64(0, value);
  return Math.max(1, (bits.getUint32(0) >>> 20) & 0x7ff) - 1_075;
}

/** A double with all its digits: the library takes its shortest decimal otherwise. */
const exactly = (value: number): Decimal => new Precise(2).pow(unitOf(value)).times(value / 2 ** unitOf(value));

/** How far a value is from what it stands for, in units in the last place. */
const off = (value: number, expected: Decimal): number =>
  expected
    .minus(exactly(value))
    .abs()
    .div(new Precise(2).pow(unitOf(value)))
    .toNumber();

type Draw = () => number;
const spread =
  (from: number, to: number) =>
  (draw: Draw): number =>
    from + draw() * (to - from);
const anySize = (draw: Draw): number => 2 ** Math.floor(draw() * 1_800 - 900) * (1 + draw());

const ONE_ARGUMENT: [string, (x: number) => number, (x: Decimal) => Decimal, ((draw: Draw) => number)[]][] = [
  ['exp', exp, (x) => x.exp(), [spread(-1, 1), spread(-700, 700)]],
  ['log', log, (x) => x.ln(), [spread(0, 2), spread(0.999, 1.001), anySize]],
  ['log2', log2, (x) => x.log(2), [spread(0, 2), spread(0.999, 1.001), spread(0, 1e6)]],
  ['log10', log10, (x) => x.log(10), [spread(0, 2), spread(0.999, 1.001), spread(0, 1e6)]],
  ['cbrt', cbrt, (x) => x.cbrt(), [spread(-1, 1), spread(-1e6, 1e6), anySize]],
  ['sin', sin, (x) => x.sin(), [spread(-4, 4), spread(-1e6, 1e6), spread(-1e15, 1e15)]],
  ['cos', cos, (x) => x.cos(), [spread(-4, 4), spread(-1e6, 1e6), spread(-1e15, 1e15)]],
  ['tan', tan, (x) => x.tan(), [spread(-4, 4), spread(-1e6, 1e6)]],
  ['asin', asin, (x) => x.asin(), [spread(-1, 1), spread(-1e-3, 1e-3)]],
  ['acos', acos, (x) => x.acos(), [spread(-1, 1)]],
  ['atan', atan, (x) => x.atan(), [spread(-1, 1), spread(-100, 100)]],
];

const TWO_ARGUMENTS: [string, (x: number, y: number) => number, (x: Decimal, y: Decimal) => Decimal, ((draw: Draw) => number)[]][] = [
  ['pow', pow, (x, y) => x.pow(y), [spread(0, 1), spread(0, 10)]],
  ['pow of whole numbers', (x, y) => pow(x, Math.round(y)), (x, y) => x.pow(Math.round(y.toNumber())), [spread(-10, 10), spread(-70, 70)]],
  ['pow of a colour', (x) => pow(x, 2.4), (x) => x.pow(exactly(2.4)), [spread(0, 1), spread(0, 1)]],
  ['atan2', atan2, (y, x) => Precise.atan2(y, x), [spread(-9, 9), spread(-9, 9)]],
  ['hypot', hypot, (x, y) => Precise.hypot(x, y), [spread(-9, 9), spread(-9, 9)]],
];

describe('elementary functions', () => {
  it.each(ONE_ARGUMENT)('%s is rounded correctly', { timeout: 60_000 }, (_name, own, precise, ranges) => {
    const draw = draws(22);
    for (const range of ranges) {
      for (let sample = 0; sample < SAMPLES / ranges.length; sample++) {
        const x = range(draw);
        expect(off(own(x), precise(exactly(x))), `of ${x}`).toBeLessThanOrEqual(MAX_OFF);
      }
    }
  });

  it.each(TWO_ARGUMENTS)('%s is rounded correctly', { timeout: 60_000 }, (_name, own, precise, [first, second]) => {
    const draw = draws(23);
    for (let sample = 0; sample < SAMPLES / 3; sample++) {
      const [x, y] = [first?.(draw) ?? 0, second?.(draw) ?? 0];
      expect(off(own(x, y), precise(exactly(x), exactly(y))), `of ${x} and ${y}`).toBeLessThanOrEqual(MAX_OFF);
    }
  });

  it('give exact results exactly', () => {
    for (let exponent = -1_022; exponent < 1_024; exponent++)
      expect([exponent, pow(2, exponent), log2(2 ** exponent)]).toEqual([exponent, 2 ** exponent, exponent]);
    for (let n = 1; n < 2_000; n++)
      expect([cbrt(n * n * n), cbrt(-n * n * n), pow(n, 2), pow(n * n, 0.5), hypot(3 * n, 4 * n)]).toEqual([n, -n, n * n, n, 5 * n]);
    for (let exponent = 0; exponent <= 22; exponent++) expect(log10(Number(`1e${exponent}`))).toBe(exponent);
    for (let exponent = -300; exponent < 300; exponent++) expect(pow(10, exponent)).toBe(Number(`1e${exponent}`));
  });

  it('have the edges of ECMA-262', () => {
    const edges = [0, -0, 1, -1, 0.5, -0.5, 2, 3, -3, 1e300, -1e300, 5e-324, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NaN];
    const isExact = (value: number): boolean => [0, 1, 2, 3, 8, 9].includes(Math.abs(value)) || !Number.isFinite(value);
    const same = (own: number, builtIn: number, what: string): void => {
      if (isExact(builtIn)) expect(own, what).toBe(builtIn);
      else expect(Math.abs(own - builtIn), what).toBeLessThanOrEqual(Math.max(Math.abs(builtIn) * 1e-15, 5e-324));
    };
    for (const x of edges) {
      for (const [name, own] of Object.entries({ acos, asin, atan, cbrt, cos, exp, log, log2, log10, sin, tan }))
        same(own(x), Math[name as 'sin'](x), `${name} ${x}`);
      for (const y of edges) for (const [name, own] of Object.entries({ atan2, hypot, pow })) same(own(x, y), Math[name as 'pow'](x, y), `${name} ${x} ${y}`);
    }
  });
});
