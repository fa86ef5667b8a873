import type { Decimal } from './decimal.ts';
import { type Exact, nearestDouble } from './exact.ts';
import { apply, between, type Relation } from './relation.ts';
import type { Unit } from './unit.ts';
import { toSignificant } from './written.ts';

/** The double nearest the exact result and that result, or why there is none. */
export type Conversion = { readonly value: number; readonly exact: Exact } | { readonly problem: 'out-of-range' | 'no-value'; readonly message: string };

const FORMULA_DIGITS = 12;
const ONE = { numerator: 1n, denominator: 1n, pi: 0 };

interface Known {
  readonly relation: Relation;
  readonly formula: string;
}

/** Filled as pairs are asked for: no more entries than ordered pairs of units of one category. */
const knownPairs = new Map<Unit, Map<Unit, Known>>();

/** Converts a decimal between two units of one category, exactly, and rounds once. Reciprocal units have no value at 0. */
export function convert(value: Decimal, from: Unit, to: Unit): Conversion {
  return convertBy(relationOf(from, to), value, from.code, to.code);
}

/** Converts an exact value, which is free of π, by a relation. The names are those of the units, for messages. */
export function convertBy(relation: Relation, value: Exact, from: string, to: string): Conversion {
  const exact = apply(relation, value);
  if (!exact) return { problem: 'no-value', message: `0 ${from} has no value in ${to}: one is the reciprocal of the other` };
  const result = nearestDouble(exact);
  if (!Number.isFinite(result)) return { problem: 'out-of-range', message: `the result in ${to} is larger than a double can hold (about 1.8e308)` };
  return { value: result, exact };
}

/** What one `from` unit becomes, to 12 significant digits (half away from zero), with canonical codes: `1 kg = 2.20462262185 lbs`. */
export function formula(from: Unit, to: Unit): string {
  return known(from, to).formula;
}

/** What one `from` unit becomes, to 12 significant digits, without the units. */
export const factorBetween = (from: Unit, to: Unit): string => factorOf(relationOf(from, to));

/** How values in one unit become values in another of its category. */
export function relationOf(from: Unit, to: Unit): Relation {
  return known(from, to).relation;
}

function known(from: Unit, to: Unit): Known {
  const found = knownPairs.get(from)?.get(to);
  if (found) return found;
  const relation = between(from.relation, to.relation);
  const entry = { relation, formula: `1 ${from.code} = ${factorOf(relation)} ${to.code}` };
  const targets = knownPairs.get(from) ?? new Map<Unit, Known>();
  knownPairs.set(from, targets.set(to, entry));
  return entry;
}

/** What 1 becomes by a relation, to 12 significant digits, half away from zero. */
export function factorOf(relation: Relation): string {
  const one = apply(relation, ONE);
  if (!one) throw new Error('a relation has no value at 1');
  return toSignificant(one, FORMULA_DIGITS);
}
