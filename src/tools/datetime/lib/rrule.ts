import { unprocessable } from '../../errors.ts';
import { MONTHS, readLocal, WEEKDAYS } from './moments.ts';

export const FREQUENCIES = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const;
export type Frequency = (typeof FREQUENCIES)[number];
export const WEEKDAY_CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/** A weekday, 1 to 7, and which one of its kind; 0 for every one. */
export interface WeekdayRule {
  weekday: number;
  nth: number;
}

/** A recurrence rule of RFC 5545 taken apart; lists are empty where the rule has no such part. */
export interface Rule {
  freq: Frequency;
  interval: number;
  count: number | undefined;
  until: { text: string; local: Temporal.PlainDateTime; utc: boolean } | undefined;
  byDay: WeekdayRule[];
  byMonthDay: number[];
  byMonth: number[];
  bySetPos: number[];
  byYearDay: number[];
  byWeekNo: number[];
  byHour: number[];
  byMinute: number[];
  bySecond: number[];
  weekStart: number;
  /** The parts as written, by name. */
  parts: ReadonlyMap<string, string>;
}

const LISTS = {
  BYMONTHDAY: [1, 31, true],
  BYMONTH: [1, 12, false],
  BYSETPOS: [1, 366, true],
  BYYEARDAY: [1, 366, true],
  BYWEEKNO: [1, 53, true],
  BYHOUR: [0, 23, false],
  BYMINUTE: [0, 59, false],
  BYSECOND: [0, 60, false],
} as const;
const OTHERS = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'BYDAY', 'WKST']);
const wrong = (message: string): never => unprocessable(`The rule is not one of RFC 5545: ${message}.`, 'rrule');

/** Reads a recurrence rule, with or without "RRULE:" in front; one that is not RFC 5545 is unprocessable. */
export function readRule(text: string): Rule {
  const parts = partsOf(text.trim().replace(/^RRULE:/i, ''));
  const freq = FREQUENCIES.find((one) => one === parts.get('FREQ'));
  if (freq === undefined) return wrong(parts.has('FREQ') ? 'FREQ is SECONDLY, MINUTELY, HOURLY, DAILY, WEEKLY, MONTHLY or YEARLY' : 'it has no FREQ');
  if (parts.has('COUNT') && parts.has('UNTIL')) wrong('COUNT and UNTIL exclude each other');
  const list = (name: keyof typeof LISTS): number[] => numbers(name, parts.get(name));
  const weekStart = WEEKDAY_CODES.findIndex((code) => code === (parts.get('WKST') ?? 'MO')) + 1;
  if (weekStart === 0) wrong('WKST is one of MO, TU, WE, TH, FR, SA, SU');
  const rule: Rule = {
    freq,
    interval: positive('INTERVAL', parts.get('INTERVAL')) ?? 1,
    count: positive('COUNT', parts.get('COUNT')),
    until: untilOf(parts.get('UNTIL')),
    byDay: weekdays(parts.get('BYDAY')),
    byMonthDay: list('BYMONTHDAY'),
    byMonth: list('BYMONTH'),
    bySetPos: list('BYSETPOS'),
    byYearDay: list('BYYEARDAY'),
    byWeekNo: list('BYWEEKNO'),
    byHour: list('BYHOUR'),
    byMinute: list('BYMINUTE'),
    bySecond: list('BYSECOND'),
    weekStart,
    parts,
  };
  holdToRfc(rule);
  return rule;
}

function partsOf(text: string): Map<string, string> {
  const parts = new Map<string, string>();
  for (const part of text.replace(/;$/, '').split(';')) {
    const [, name = '', value = ''] = /^([A-Za-z]+)=([^=]+)$/.exec(part) ?? [];
    const key = name.toUpperCase();
    if (!OTHERS.has(key) && !Object.hasOwn(LISTS, key)) wrong(`"${part.slice(0, 40)}" is not a part of a rule`);
    if (parts.has(key)) wrong(`${key} is there twice`);
    parts.set(key, value.toUpperCase());
  }
  return parts;
}

function positive(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  if (!/^\d{1,9}$/.test(text) || Number(text) === 0) wrong(`${name} is a whole number from 1`);
  return Number(text);
}

function numbers(name: keyof typeof LISTS, text: string | undefined): number[] {
  if (text === undefined) return [];
  const [low, high, signed] = LISTS[name];
  return text.split(',').map((item) => {
    const size = Math.abs(Number(item));
    if (!(signed ? /^[+-]?\d{1,3}$/ : /^\d{1,3}$/).test(item) || size < low || size > high)
      wrong(`${name} has numbers from ${low} to ${high}${signed ? ', or negative ones' : ''}`);
    return Number(item) + 0;
  });
}

const codes: readonly string[] = WEEKDAY_CODES;

function weekdays(text: string | undefined): WeekdayRule[] {
  if (text === undefined) return [];
  return text.split(',').map((item) => {
    const match = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(item);
    const nth = Number(match?.[1] ?? 0);
    if (!match || Math.abs(nth) > 53 || (match[1] !== undefined && nth === 0)) wrong('BYDAY has weekdays such as MO, 2TU or -1FR');
    return { weekday: codes.indexOf(match?.[2] ?? '') + 1, nth };
  });
}

function untilOf(text: string | undefined): Rule['until'] {
  if (text === undefined) return undefined;
  const match = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z)?)?$/.exec(text);
  const local = match && readLocal(`${match[1]}-${match[2]}-${match[3]}T${match[4] ?? '00'}:${match[5] ?? '00'}:${match[6] ?? '00'}`);
  if (!local) return wrong('UNTIL is a date such as 20241231 or a time such as 20241231T235959Z');
  return { text, local, utc: match[7] !== undefined };
}

function holdToRfc(rule: Rule): void {
  const { freq, byDay, byWeekNo, byMonthDay, byYearDay, bySetPos, parts } = rule;
  const numbered = byDay.some(({ nth }) => nth !== 0);
  if (numbered && freq !== 'MONTHLY' && freq !== 'YEARLY') wrong('numbers on weekdays are for MONTHLY and YEARLY only');
  if (numbered && byWeekNo.length > 0) wrong('numbers on weekdays cannot be used with BYWEEKNO');
  if (byWeekNo.length > 0 && freq !== 'YEARLY') wrong('BYWEEKNO is for YEARLY only');
  if (byMonthDay.length > 0 && freq === 'WEEKLY') wrong('BYMONTHDAY cannot be used with WEEKLY');
  if (byYearDay.length > 0 && (freq === 'DAILY' || freq === 'WEEKLY' || freq === 'MONTHLY')) wrong('BYYEARDAY cannot be used with DAILY, WEEKLY or MONTHLY');
  if (bySetPos.length > 0 && ![...parts.keys()].some((name) => name.startsWith('BY') && name !== 'BYSETPOS')) wrong('BYSETPOS needs another BY part');
}

const UNITS: Record<Frequency, string> = {
  SECONDLY: 'second',
  MINUTELY: 'minute',
  HOURLY: 'hour',
  DAILY: 'day',
  WEEKLY: 'week',
  MONTHLY: 'month',
  YEARLY: 'year',
};

const joined = (items: readonly string[]): string => (items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`);

function ordinal(value: number): string {
  const size = Math.abs(value);
  const ending = size % 100 >= 11 && size % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][size % 10] ?? 'th');
  if (value === -1) return 'last';
  return value < 0 ? `${size}${ending} to last` : `${size}${ending}`;
}

/** A rule in an English sentence. */
export function ruleText(rule: Rule): string {
  const unit = UNITS[rule.freq];
  const ordinals = (values: readonly number[]): string => joined(values.map(ordinal));
  const days = rule.byDay.map(({ weekday, nth }) => `${nth === 0 ? '' : `the ${ordinal(nth)} `}${WEEKDAYS[weekday - 1]}`);
  const pieces = [
    rule.interval === 1 ? `every ${unit}` : `every ${rule.interval} ${unit}s`,
    rule.byMonth.length > 0 ? `in ${joined(rule.byMonth.map((month) => MONTHS[month - 1] ?? ''))}` : '',
    rule.byWeekNo.length > 0 ? `in the ${ordinals(rule.byWeekNo)} week` : '',
    rule.byYearDay.length > 0 ? `on the ${ordinals(rule.byYearDay)} day of the year` : '',
    rule.byMonthDay.length > 0 ? `on the ${ordinals(rule.byMonthDay)} day of the month` : '',
    days.length > 0 ? `on ${joined(days)}` : '',
    rule.byHour.length > 0 ? `at hour ${joined(rule.byHour.map(String))}` : '',
    rule.byMinute.length > 0 ? `at minute ${joined(rule.byMinute.map(String))}` : '',
    rule.bySecond.length > 0 ? `at second ${joined(rule.bySecond.map(String))}` : '',
    rule.bySetPos.length > 0 ? `taking the ${ordinals(rule.bySetPos)} of these` : '',
  ].filter((piece) => piece !== '');
  const end = rule.count === undefined ? '' : `, ${rule.count} ${rule.count === 1 ? 'time' : 'times'}`;
  const until =
    rule.until === undefined
      ? ''
      : `, until ${rule.until.text.length === 8 ? rule.until.local.toPlainDate() : `${rule.until.local}${rule.until.utc ? 'Z' : ''}`}`;
  return `${pieces.join(' ')}${end}${until}`;
}
