import { type CalendarDate, daysInMonth, formatDate } from '../../shared/dates/dates.ts';
import { gs1Digit } from '../../shared/identifiers/check-digits.ts';
import { yearNear } from './centuries.ts';
import { GS1_DICTIONARY } from './gs1-dictionary.ts';

type DateForm = 'yymmd0' | 'yymmdd' | 'yyyymmdd';

interface Component {
  characters: RegExp;
  minimum: number;
  maximum: number;
  optional: boolean;
  checkDigit: boolean;
  date: DateForm | undefined;
}

interface Identifier {
  components: Component[];
  /** Its length is predefined: the next element follows without a separator. */
  predefined: boolean;
  title: string;
}

export interface Element {
  ai: string;
  title: string;
  value: string;
  date?: string;
  decimal?: number;
}

const CHARACTERS = { N: /^[0-9]*$/, X: /^[!"%-?A-Z_a-z]*$/, Y: /^[#\-/0-9A-Z]*$/, Z: /^[A-Za-z0-9\-_=]*$/ };
const DATED = new Set(['11', '12', '13', '15', '16', '17']);

function readComponent(text: string): Component {
  const [, bracket = '', kind = '', dots = '', length = '', checks = ''] = /^(\[?)([NXYZ])(\.\.)?([0-9]+)\]?(.*)$/.exec(text) ?? [];
  const form = /yymmd0|yyyymmdd|yymmdd/.exec(checks)?.[0];
  return {
    characters: kind === 'N' ? CHARACTERS.N : kind === 'Y' ? CHARACTERS.Y : kind === 'Z' ? CHARACTERS.Z : CHARACTERS.X,
    minimum: dots === '' ? Number(length) : 1,
    maximum: Number(length),
    optional: bracket !== '',
    checkDigit: checks.includes('csum'),
    date: form === 'yymmd0' || form === 'yymmdd' || form === 'yyyymmdd' ? form : undefined,
  };
}

function readDictionary(): Map<string, Identifier> {
  const identifiers = new Map<string, Identifier>();
  for (const line of GS1_DICTIONARY.trim().split('\n')) {
    const [range = '', components = '', title = ''] = line.split(' | ');
    const [first = '', last = first] = range.replace('*', '').split('-');
    const identifier = { components: components.split(' ').map(readComponent), predefined: range.endsWith('*'), title };
    for (let number = Number(first); number <= Number(last); number++) identifiers.set(String(number).padStart(first.length, '0'), identifier);
  }
  return identifiers;
}

const IDENTIFIERS = readDictionary();

/** The length that all values of an identifier with predefined length have. */
const predefinedLength = ({ components }: Identifier): number => components.reduce((sum, { maximum }) => sum + maximum, 0);

/** A date of six or eight digits; day 00 is the last of the month where the form allows it. */
function readDate(text: string, form: DateForm, reference: CalendarDate): CalendarDate | undefined {
  const year = form === 'yyyymmdd' ? Number(text.slice(0, 4)) : yearNear(Number(text.slice(0, 2)), reference.year);
  const [month, day] = [Number(text.slice(-4, -2)), Number(text.slice(-2))];
  if (month < 1 || month > 12) return undefined;
  const last = daysInMonth(year, month);
  if (day === 0) return form === 'yymmd0' ? { year, month, day: last } : undefined;
  return day <= last ? { year, month, day } : undefined;
}

/** Why a value does not fit its identifier, or undefined. */
function faultOf({ components }: Identifier, value: string, reference: CalendarDate): string | undefined {
  let rest = value;
  for (const { characters, minimum, maximum, optional, checkDigit, date } of components) {
    const part = rest.slice(0, maximum);
    rest = rest.slice(maximum);
    if (part === '' && optional) continue;
    if (part.length < minimum) return 'is too short';
    if (!characters.test(part)) return 'has a character that may not be there';
    if (checkDigit && gs1Digit(part.slice(0, -1)) !== part.slice(-1)) return 'has a wrong check digit';
    if (date !== undefined && readDate(part, date, reference) === undefined) return 'has a date that does not exist';
  }
  return rest === '' ? undefined : 'is too long';
}

function elementOf(ai: string, identifier: Identifier, value: string, reference: CalendarDate): Element {
  const date = DATED.has(ai) ? readDate(value, 'yymmd0', reference) : undefined;
  const measured = /^(3[1-6][0-9]|39[0-3])([0-9])$/.exec(ai);
  const amount = /^39[13]/.test(ai) ? value.slice(3) : value;
  return {
    ai,
    title: identifier.title,
    value,
    ...(date === undefined ? {} : { date: formatDate(date) }),
    ...(measured ? { decimal: Number(`${amount}e-${measured[2]}`) } : {}),
  };
}

const SEPARATOR = '\u001d';

/** Identifiers and values of an element string, or the reason why it cannot be split. */
function split(text: string): [ai: string, value: string][] | string {
  if (text.startsWith('(')) {
    const pairs = Array.from(text.matchAll(/\(([0-9]{2,4})\)((?:(?!\([0-9]{2,4}\)).)*)/gsu), (match): [string, string] => [match[1] ?? '', match[2] ?? '']);
    const length = pairs.reduce((sum, [ai, value]) => sum + ai.length + value.length + 2, 0);
    return length === text.length ? pairs : 'The text does not begin with an application identifier of two to four digits in parentheses.';
  }
  const pairs: [string, string][] = [];
  let at = text.startsWith(SEPARATOR) ? 1 : 0;
  while (at < text.length) {
    const ai = [2, 3, 4].map((length) => text.slice(at, at + length)).find((candidate) => IDENTIFIERS.has(candidate));
    const identifier = IDENTIFIERS.get(ai ?? '');
    if (ai === undefined || identifier === undefined)
      return `No application identifier is known that begins with ${JSON.stringify(text.slice(at, at + 4))}, at position ${at + 1}.`;
    const start = at + ai.length;
    const mark = text.indexOf(SEPARATOR, start);
    const stop = mark < 0 ? text.length : mark;
    const end = identifier.predefined ? Math.min(stop, start + predefinedLength(identifier)) : stop;
    pairs.push([ai, text.slice(start, end)]);
    at = text.charAt(end) === SEPARATOR ? end + 1 : end;
  }
  return pairs;
}

/** The elements of a GS1 element string, or the reason why it is not well formed. @param reference the date that fixes the century of years */
export function readElements(text: string, reference: CalendarDate): Element[] | { reason: string } {
  const pairs = split(text.trim().replace(/^\][A-Za-z][0-9]/, ''));
  if (typeof pairs === 'string') return { reason: pairs };
  if (pairs.length === 0) return { reason: 'There is no element in the text.' };
  const elements: Element[] = [];
  for (const [ai, raw] of pairs) {
    const value = raw.endsWith(SEPARATOR) ? raw.slice(0, -1) : raw;
    const identifier = IDENTIFIERS.get(ai);
    if (!identifier) return { reason: `The application identifier ${ai} is unknown.` };
    const fault = faultOf(identifier, value, reference);
    if (fault !== undefined) return { reason: `The value of the application identifier ${ai} (${identifier.title}) ${fault}.` };
    elements.push(elementOf(ai, identifier, value, reference));
  }
  return elements;
}
