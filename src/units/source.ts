import { type Decimal, parseDecimal } from './decimal.ts';
import { isPower } from './dimension.ts';
import { nearestDouble } from './exact.ts';
import { nearestCodes, show } from './lookup.ts';
import { isOffset, type Measure, measuresNamed } from './measure.ts';
import { sum, type Term } from './parts.ts';
import { Refusal } from './refusal.ts';
import { type Token, tokenize } from './tokens.ts';

/** A value to convert, and the unit it is in. */
export interface Source {
  readonly unit: string;
  readonly value: Decimal;
  /** What the unit is, where a mixed value has settled it. */
  readonly measure?: Measure;
}

const MAX_MIXED_LENGTH = 400;
const MAX_TERMS = 10;
const EXAMPLE = 'a mixed value is made of numbers, each followed by its unit, such as 5 ft 3 in';

/** Whether a value names units, as in `5 ft 3 in`. */
export function isMixed(value: string): boolean {
  if (value.length > MAX_MIXED_LENGTH) return false;
  const [first, second] = tokenize(unsigned(value));
  return first?.kind === 'number' && second?.kind === 'name';
}

/** Reads a plain value. Throws a Refusal. */
export function readValue(value: string): Decimal {
  // A plus sign that was not percent-encoded arrives as a space.
  const decimal = parseDecimal(value.replace(/^ /, '+'));
  if ('problem' in decimal) throw new Refusal('invalid_parameter', `value: ${decimal.message}`);
  return decimal;
}

/** Reads a mixed value: the sum of its amounts, in the unit of the first one. A sign goes for all of them. Throws a Refusal. */
export function readMixed(value: string): Source {
  const terms = readTerms(tokenize(unsigned(value)));
  const negative = /^\s*[-−]/.test(value);
  const [first, ...others] = terms;
  if (others.length === 0) return { unit: first.name, value: readValue(`${negative ? '-' : ''}${first.number}`) };
  const choices = terms.map(({ name }) => known(name).filter((measure) => !isOffset(measure)));
  const unit = choices[0]?.find(({ dimension }) => choices.every((among) => among.some((other) => isPower(dimension, other.dimension, 1))));
  if (!unit) throw new Refusal('invalid_parameter', `value: ${terms.map(({ name }) => show(name)).join(' and ')} do not measure the same thing`);
  const [head = first, ...tail] = terms;
  const term = (at: number, { number }: NamedTerm): Term => ({
    amount: readValue(number),
    unit: choices[at]?.find(({ dimension }) => isPower(dimension, unit.dimension, 1)) ?? unit,
  });
  const total = sum([{ ...term(0, head), unit }, ...tail.map((other, i) => term(i + 1, other))]);
  const signed = negative ? { ...total, numerator: -total.numerator } : total;
  const nearest = nearestDouble(signed);
  if (!Number.isFinite(nearest)) throw new Refusal('invalid_parameter', 'value: the value is larger than a double can hold (about 1.8e308)');
  return { unit: first.name, value: { ...signed, nearest }, measure: unit };
}

interface NamedTerm {
  readonly number: string;
  readonly name: string;
}

function readTerms(tokens: readonly Token[]): [NamedTerm, ...NamedTerm[]] {
  const terms: NamedTerm[] = [];
  for (let i = 0; i < tokens.length; i += 2) {
    const [number, name] = [tokens[i], tokens[i + 1]];
    if (number?.kind !== 'number' || name?.kind !== 'name') throw new Refusal('invalid_parameter', `value: ${EXAMPLE}`);
    terms.push({ number: number.text, name: name.text });
  }
  const [first, ...others] = terms;
  if (!first || terms.length > MAX_TERMS) throw new Refusal('invalid_parameter', `value: ${EXAMPLE}; it has at most ${MAX_TERMS} of them`);
  return [first, ...others];
}

function known(name: string): Measure[] {
  const measures = measuresNamed(name);
  if (measures.length > 0) return measures;
  const codes = nearestCodes(name);
  throw new Refusal('conversion_not_found', `value: ${show(name)} is not a known unit${codes.length > 0 ? `; the nearest are ${codes.join(', ')}` : ''}`);
}

const unsigned = (value: string): string => value.normalize('NFC').replace(/^\s*[-+−]?/, '');
