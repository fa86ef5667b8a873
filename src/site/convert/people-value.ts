import { convert, type Decimal, findPair, isMixed, parseDecimal, Refusal, readMixed, type Unit } from '../../units/index.ts';

/** A value that cannot be read, and why. */
export interface ValueProblem {
  readonly problem: string;
}

const MAX_LENGTH = 400;
const MAX_FRACTION_DIGITS = 30;
const GROUPED = /^[+-]?\d{1,3}(?:([ ',.])\d{3})(?:\1\d{3})*(?:[.,]\d+)?$/;
const HELP = 'is not a value such as 12.5, 1,000, 1/2 or 5 ft 3 in';

/**
 * A value as people write it, in a unit: `1,5`, `1 000`, `1,000` (three digits after a comma are a group), `1.234,5`, `−40`, `1/2`, `1 1/2`,
 * `5 ft 3 in`, `5'3"`. What names its units is converted to the unit asked for.
 */
export function readPeopleValue(written: string, unit: Unit): Decimal | ValueProblem {
  const text = withPlainSigns(written);
  if (text === '') return { problem: 'is empty; type a number' };
  if (text.length > MAX_LENGTH) return { problem: `has more than ${MAX_LENGTH} characters` };
  const feet = unit.category === 'Length' ? inFeet(text) : undefined;
  if (feet !== undefined) return readAmounts(feet, unit);
  const fraction = /^([+-]?)(?:(\d+)\s+)?(\d+)\s*[/⁄]\s*(\d+)$/.exec(text);
  if (fraction) return readFraction(fraction);
  const value = parseDecimal(asDecimal(text));
  if (!('problem' in value)) return value;
  if (value.problem === 'out-of-range') return { problem: `cannot be used: ${value.message}` };
  return isMixed(text) ? readAmounts(text, unit) : { problem: `${JSON.stringify(written.slice(0, 40))} ${HELP}` };
}

/** The unit that a value which names its units begins with, such as ft in `5 ft 3 in` and `5'3"`; undefined for any other. */
export function unitNamedFirst(written: string): string | undefined {
  const text = withPlainSigns(written);
  const amounts = inFeet(text) ?? text;
  try {
    return isMixed(amounts) ? readMixed(amounts).unit : undefined;
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw error;
  }
}

const withPlainSigns = (written: string): string =>
  written
    .replace(/[−–]/g, '-')
    .replace(/[\u00a0\u2007\u2009\u202f]/g, ' ')
    .replace(/[′’]/g, "'")
    .replace(/[″”]/g, '"')
    .replaceAll('½', ' 1/2')
    .replaceAll('¼', ' 1/4')
    .replaceAll('¾', ' 3/4')
    .trim();

/** `5'3"` as `5 ft 3 in`; undefined for anything else. */
function inFeet(text: string): string | undefined {
  const [, sign, feet, inches] = /^(-?)(\d+(?:\.\d+)?)\s*'\s*(?:(\d+(?:\.\d+)?)\s*(?:"|'')?)?$/.exec(text) ?? [];
  if (feet !== undefined && !/^\d{1,3}(?:'\d{3})+$/.test(text)) return `${sign}${feet} ft${inches === undefined ? '' : ` ${inches} in`}`;
  const [, onlySign, onlyInches] = /^(-?)(\d+(?:\.\d+)?)\s*(?:"|'')$/.exec(text) ?? [];
  return onlyInches === undefined ? undefined : `${onlySign}${onlyInches} in`;
}

/** The sum of amounts with their units, in the unit asked for. */
function readAmounts(text: string, unit: Unit): Decimal | ValueProblem {
  try {
    const { unit: named, value } = readMixed(text);
    const pair = findPair(named, unit.code);
    if ('problem' in pair) return { problem: `cannot be used: ${pair.message}` };
    const converted = convert(value, pair.from, unit);
    if ('problem' in converted) return { problem: `cannot be used: ${converted.message}` };
    return { ...converted.exact, nearest: converted.value };
  } catch (error) {
    if (error instanceof Refusal) return { problem: `cannot be used: ${error.message.replace(/^value: /, '')}` };
    throw error;
  }
}

function readFraction([, sign, whole = '0', top = '0', bottom = '1']: readonly (string | undefined)[]): Decimal | ValueProblem {
  if ([whole, top, bottom].some((digits) => digits.length > MAX_FRACTION_DIGITS)) return { problem: `has a number of more than ${MAX_FRACTION_DIGITS} digits` };
  const denominator = BigInt(bottom);
  if (denominator === 0n) return { problem: 'has 0 below the fraction line' };
  const size = BigInt(whole) * denominator + BigInt(top);
  const numerator = sign === '-' ? -size : size;
  return { numerator, denominator, pi: 0, nearest: Number(numerator) / Number(denominator) };
}

/** Digits as programs write them: groups taken together, a point before the decimals. What is none of people's ways stays as it is. */
function asDecimal(text: string): string {
  const comma = text.lastIndexOf(',');
  const point = text.lastIndexOf('.');
  if (GROUPED.test(text) && isGrouped(text)) {
    const mark = markOf(text, comma, point);
    const whole = mark < 0 ? text : text.slice(0, mark);
    return `${whole.replace(/[ ',.]/g, '')}${mark < 0 ? '' : `.${text.slice(mark + 1)}`}`;
  }
  return comma >= 0 && point < 0 && text.indexOf(',') === comma ? text.replace(',', '.') : text;
}

/** Whether a text has groups at all: `1.234` is a decimal, and so is `0,125`. */
function isGrouped(text: string): boolean {
  if (/^[+-]?\d{1,3}\.\d+$/.test(text)) return false;
  return !/^[+-]?0,\d{3}$/.test(text);
}

/** Where the decimals begin: at the last mark, when it is another than the one between the groups. */
function markOf(text: string, comma: number, point: number): number {
  const separator = /[ ',.]/.exec(text)?.[0];
  const last = Math.max(comma, point);
  return last >= 0 && text[last] !== separator ? last : -1;
}
