import { convertBy, factorOf } from './convert.ts';
import { readList, type UnitList } from './list.ts';
import type { UnitPair } from './lookup.ts';
import { divide, type Part } from './parts.ts';
import { Refusal } from './refusal.ts';
import { findRoute, relate } from './route.ts';
import { isMixed, readMixed, readValue, type Source } from './source.ts';
import { type Precision, type Rounding, toText } from './written.ts';

/** What is asked, each part as it was written. */
export interface Question {
  /** The unit to convert from; absent when `value` names its units, as in `5 ft 3 in`. */
  readonly from?: string | undefined;
  /** The unit to convert to, or a list of units such as `ft+in`. */
  readonly to?: string | undefined;
  /** A decimal, 1 by default, or a mixed value. */
  readonly value?: string | undefined;
  /** How many significant digits `to.text` has: 1 to 17. */
  readonly digits?: string | undefined;
  /** How many digits after the point `to.text` has: 0 to 20. */
  readonly decimals?: string | undefined;
  /** `half-away` (from zero), the default, or `half-even`. */
  readonly rounding?: string | undefined;
}

/** One side of a conversion: the unit as it was asked for, its label, and the double nearest the exact value. */
export interface Amount {
  readonly unit: string;
  readonly label: string;
  readonly value: number;
}

/** A conversion as it is told to people and programs. */
export interface Answer {
  readonly from: Amount;
  readonly to: Amount & { readonly parts?: readonly Part[]; readonly text?: string };
  readonly formula: string;
}

/** In characters. */
const MAX_EXPRESSION_LENGTH = 200;
const MAX_DIGITS = 17;
const MAX_DECIMALS = 20;

/**
 * Answers a question about units.
 * @returns the answer, and the pair whose page shows it where there is one
 * @throws Refusal that says what is wrong and where
 */
export function answerConversion(question: Question): { answer: Answer; page: UnitPair | undefined } {
  const { from, to, value = '1' } = question;
  const mixed = (from === undefined || from === '') && isMixed(value);
  if (!mixed && (from === undefined || from === ''))
    throw new Refusal('missing_parameter', 'from is missing: the code of the unit to convert from, such as kg');
  if (to === undefined || to === '') throw new Refusal('missing_parameter', 'to is missing: the code of the unit to convert to, such as lbs');
  checkLength('from', from ?? '');
  checkLength('to', to);
  const source = mixed ? readMixed(value) : { unit: from ?? '', value: readValue(value) };
  const precision = readPrecision(question);
  const list = readList(source, to);
  if (list) return { answer: inParts(source, to, list, precision), page: undefined };
  const route = findRoute(source, to);
  const converted = convertBy(route.relation, source.value, route.from.name, route.to.name);
  if ('problem' in converted) throw new Refusal('invalid_parameter', `value: ${converted.message}`);
  return {
    answer: {
      from: { unit: source.unit, label: route.from.label, value: source.value.nearest },
      to: { unit: to, label: route.to.label, value: converted.value, ...(precision && { text: toText(converted.exact, precision) }) },
      formula: route.formula,
    },
    page: route.page,
  };
}

function checkLength(parameter: string, text: string): void {
  const length = text.length > MAX_EXPRESSION_LENGTH ? [...text].length : text.length;
  if (length <= MAX_EXPRESSION_LENGTH) return;
  throw new Refusal(
    'invalid_parameter',
    `${parameter}: an expression has at most ${MAX_EXPRESSION_LENGTH} characters, not ${length}: it is too long from position ${MAX_EXPRESSION_LENGTH + 1}`,
  );
}

function inParts({ unit, value }: Source, to: string, { source, units }: UnitList, precision: Precision | undefined): Answer {
  const [first] = units;
  const last = units.at(-1) ?? first;
  const whole = relate({ from: source, to: first.measure, power: 1 });
  const inFirst = convertBy(whole, value, source.name, first.measure.name);
  if ('problem' in inFirst) throw new Refusal('invalid_parameter', `value: ${inFirst.message}`);
  const inLast = convertBy(relate({ from: source, to: last.measure, power: 1 }), value, source.name, last.measure.name);
  if ('problem' in inLast) throw new Refusal('invalid_parameter', `value: ${inLast.message}`);
  const { parts, text } = divide(inLast.exact, units, precision);
  return {
    from: { unit, label: source.label, value: value.nearest },
    to: { unit: to, label: units.map(({ measure }) => measure.label).join(' + '), value: inFirst.value, parts, text },
    formula: `1 ${source.name} = ${factorOf(whole)} ${first.measure.name}`,
  };
}

function readPrecision({ digits, decimals, rounding }: Question): Precision | undefined {
  if (rounding !== undefined && !isRounding(rounding)) throw new Refusal('invalid_parameter', 'rounding is half-even or half-away');
  if (digits !== undefined && decimals !== undefined) throw new Refusal('invalid_parameter', 'digits and decimals are both given; give one of them');
  if (digits !== undefined) return { kind: 'digits', count: whole('digits', digits, 1, MAX_DIGITS), rounding: rounding ?? 'half-away' };
  if (decimals !== undefined) return { kind: 'decimals', count: whole('decimals', decimals, 0, MAX_DECIMALS), rounding: rounding ?? 'half-away' };
  if (rounding !== undefined) throw new Refusal('invalid_parameter', 'rounding needs digits or decimals');
  return undefined;
}

const isRounding = (text: string): text is Rounding => text === 'half-even' || text === 'half-away';

function whole(name: string, text: string, least: number, most: number): number {
  const count = /^\d{1,2}$/.test(text) ? Number(text) : Number.NaN;
  if (count >= least && count <= most) return count;
  throw new Refusal('invalid_parameter', `${name} is a whole number from ${least} to ${most}`);
}
