import { gcd } from './common-divisor.ts';
import type { Exact } from './exact.ts';
import { quantity } from './quantity.ts';

/**
 * How a value x in one unit becomes a value in another: `(a·x + b) / (c·x + d) · π^pi` with whole coefficients (a Möbius map).
 * It holds what units need: a factor (b = c = 0), a shifted scale (c = 0) and a reciprocal (a = d = 0); such maps compose
 * and invert like 2 × 2 matrices, whose common factor does not matter. A power of π goes with plain factors alone.
 */
export interface Relation {
  readonly a: bigint;
  readonly b: bigint;
  readonly c: bigint;
  readonly d: bigint;
  readonly pi: number;
}

/** One unit is so much of its category's base unit. @param size a product as `quantity` reads it, in SI units */
export function linear(size: string): Relation {
  const { numerator, denominator, pi } = quantity(size);
  return { a: numerator, b: 0n, c: 0n, d: denominator, pi };
}

/**
 * A scale with its own zero: base = degree · (x - reading) + base there.
 * @param degree the size of one degree, negative on a scale that counts downwards
 * @param reading what the scale shows at a known point
 * @param point the base value of that point
 */
export function shifted(degree: string, reading: string, point: string): Relation {
  const size = quantity(degree);
  const shown = quantity(reading);
  const start = quantity(point);
  const a = size.numerator * shown.denominator * start.denominator;
  const b = start.numerator * size.denominator * shown.denominator - size.numerator * shown.numerator * start.denominator;
  return { a, b, c: 0n, d: size.denominator * shown.denominator * start.denominator, pi: 0 };
}

/** A unit that counts the other way round: base = size / x. @param size a product as `quantity` reads it, in SI units */
export function reciprocal(size: string): Relation {
  const { numerator, denominator } = quantity(size);
  return { a: 0n, b: numerator, c: denominator, d: 0n, pi: 0 };
}

/** From one unit by way of the base to another: the inverse of `to` after `from`, in lowest terms. Both relate to the same base. */
export function between(from: Relation, to: Relation): Relation {
  const a = to.d * from.a - to.b * from.c;
  const b = to.d * from.b - to.b * from.d;
  const c = to.a * from.c - to.c * from.a;
  const d = to.a * from.d - to.c * from.b;
  const common = gcd(gcd(a, b), gcd(c, d));
  return { a: a / common, b: b / common, c: c / common, d: d / common, pi: from.pi - to.pi };
}

/** The value that a relation gives for x (itself free of π); undefined where it has none, as at 0 of a reciprocal. */
export function apply({ a, b, c, d, pi }: Relation, { numerator: n, denominator: q }: Exact): Exact | undefined {
  const numerator = a * n + b * q;
  const denominator = c * n + d * q;
  if (denominator === 0n) return undefined;
  return denominator < 0n ? { numerator: -numerator, denominator: -denominator, pi } : { numerator, denominator, pi };
}
