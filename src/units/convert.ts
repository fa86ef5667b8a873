import { type Decimal, parseDecimal } from './decimal.ts';
import { nearestDouble, toSignificant } from './exact.ts';
import { findPair } from './lookup.ts';
import { apply, between, type Relation } from './relation.ts';
import type { Unit } from './unit.ts';

/** The double nearest the exact result, or why there is none. */
export type Conversion = { readonly value: number } | { readonly problem: 'out-of-range' | 'no-value'; readonly message: string };

/** A conversion as it is told to people and programs: the units as they were asked for, their labels and values. */
export interface Answer {
  readonly from: { readonly unit: string; readonly label: string; readonly value: number };
  readonly to: { readonly unit: string; readonly label: string; readonly value: number };
  readonly formula: string;
}

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
  const exact = apply(known(from, to).relation, value);
  if (!exact) return { problem: 'no-value', message: `0 ${from.code} has no value in ${to.code}: one is the reciprocal of the other` };
  const result = nearestDouble(exact);
  if (!Number.isFinite(result)) return { problem: 'out-of-range', message: `the result in ${to.code} is larger than a double can hold (about 1.8e308)` };
  return { value: result };
}

/** What one `from` unit becomes, to 12 significant digits (half away from zero), with canonical codes: `1 kg = 2.20462262185 lbs`. */
export function formula(from: Unit, to: Unit): string {
  return known(from, to).formula;
}

/** Converts what was written, or throws an error that says why it cannot. */
export function convertText(value: string, from: string, to: string): Answer {
  const decimal = parseDecimal(value);
  if ('problem' in decimal) throw new RangeError(decimal.message);
  const pair = findPair(from, to);
  if ('problem' in pair) throw new RangeError(pair.message);
  const converted = convert(decimal, pair.from, pair.to);
  if ('problem' in converted) throw new RangeError(converted.message);
  return {
    from: { unit: from, label: pair.from.label, value: decimal.nearest },
    to: { unit: to, label: pair.to.label, value: converted.value },
    formula: formula(pair.from, pair.to),
  };
}

function known(from: Unit, to: Unit): Known {
  const found = knownPairs.get(from)?.get(to);
  if (found) return found;
  const relation = between(from.relation, to.relation);
  const one = apply(relation, ONE);
  if (!one) throw new Error(`1 ${from.code} has no value in ${to.code}`);
  const entry = { relation, formula: `1 ${from.code} = ${toSignificant(one, FORMULA_DIGITS)} ${to.code}` };
  const targets = knownPairs.get(from) ?? new Map<Unit, Known>();
  knownPairs.set(from, targets.set(to, entry));
  return entry;
}
