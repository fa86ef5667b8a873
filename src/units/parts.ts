import { type Exact, multiply, power, withoutPi } from './exact.ts';
import type { Measure } from './measure.ts';
import { type Precision, round, writeRounded } from './written.ts';

/** A whole number of one unit; the last part of a list may have decimals. */
export interface Part {
  readonly unit: string;
  readonly value: number;
}

/** A part of a mixed value: how much, of which unit. */
export interface Term {
  readonly amount: Exact;
  readonly unit: Measure;
}

/** A unit of a list, as it was written. */
export interface Listed {
  readonly written: string;
  readonly measure: Measure;
}

const DEFAULT: Precision = { kind: 'digits', count: 12, rounding: 'half-away' };
const ZERO: Exact = { numerator: 0n, denominator: 1n, pi: 0 };

/** The sum of several amounts, in the first one's unit; all have one dimension. */
export function sum([first, ...others]: readonly [Term, ...Term[]]): Exact {
  return others.reduce((total: Exact, { amount, unit }) => add(total, free(multiply(amount, quotient(unit.size, first.unit.size)))), free(first.amount));
}

/**
 * Divides a quantity into whole numbers of the units, largest first, and what remains in the last of them.
 * What rounding brings up to a whole unit is carried. Of a negative quantity every part is negative or 0.
 * @param precision of the last part; by default 12 significant digits without zeros at the end
 * @param quantity in the last unit, and within what a double can hold
 */
export function divide(quantity: Exact, units: readonly [Listed, ...Listed[]], precision: Precision | undefined): { parts: Part[]; text: string } {
  const last = units.at(-1) ?? units[0];
  const sizes = units.map(({ measure }) => free(quotient(measure.size, last.measure.size)));
  const negative = quantity.numerator < 0n;
  const { counts, rest } = wholes(free(negative ? { ...quantity, numerator: -quantity.numerator } : quantity), sizes.slice(0, -1));
  const rounded = round(rest, precision ?? DEFAULT);
  const remainder = { numerator: rounded.count * 10n ** BigInt(Math.max(0, -rounded.places)), denominator: 10n ** BigInt(Math.max(0, rounded.places)), pi: 0 };
  const carried = carry(counts, remainder, sizes);
  const shown = carried ? round(ZERO, precision ?? DEFAULT) : rounded;
  const texts = [...counts.map(String), writeRounded(shown, precision !== undefined, precision?.kind !== 'decimals')];
  const sign = negative && (counts.some((count) => count !== 0n) || shown.count !== 0n) ? '-' : '';
  const parts = units.map(({ written }, i) => ({ unit: written, value: Number(`${sign}${texts[i]}`) + 0 }));
  return { parts, text: `${sign}${units.map(({ written }, i) => `${texts[i]} ${written}`).join(' ')}` };
}

function wholes(quantity: Exact, sizes: readonly Exact[]): { counts: bigint[]; rest: Exact } {
  const counts: bigint[] = [];
  let rest = quantity;
  for (const size of sizes) {
    const count = (rest.numerator * size.denominator) / (rest.denominator * size.numerator);
    counts.push(count);
    rest = add(rest, { numerator: -count * size.numerator, denominator: size.denominator, pi: 0 });
  }
  return { counts, rest };
}

/** Carries what fills the next larger unit, in place. @returns whether the last part was carried, and is 0 */
function carry(counts: bigint[], last: Exact, sizes: readonly Exact[]): boolean {
  let carried = false;
  let part = last;
  for (let i = counts.length - 1; i >= 0; i--) {
    const size = sizes[i];
    const own = sizes[i + 1];
    const count = counts[i];
    if (!size || !own || count === undefined || !reaches(multiply(part, own), size)) return carried;
    if (i === counts.length - 1) carried = true;
    else counts[i + 1] = 0n;
    counts[i] = count + 1n;
    part = { numerator: count + 1n, denominator: 1n, pi: 0 };
  }
  return carried;
}

const reaches = (a: Exact, b: Exact): boolean => a.numerator * b.denominator >= b.numerator * a.denominator;
const quotient = (a: Exact, b: Exact): Exact => multiply(a, power(b, -1));
const free = (exact: Exact): Exact => ({ ...withoutPi(exact), pi: 0 });

function add(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.denominator + b.numerator * a.denominator, denominator: a.denominator * b.denominator, pi: 0 };
}
