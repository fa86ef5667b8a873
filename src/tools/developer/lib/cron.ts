import { unprocessable } from '../../errors.ts';
import { dayNumber, daysInMonth, weekdayOf } from '../../shared/dates/dates.ts';

const FIELD_NAMES = ['second', 'minute', 'hour', 'dayOfMonth', 'month', 'dayOfWeek'] as const;
export type CronFieldName = (typeof FIELD_NAMES)[number];

export interface CronField {
  name: CronFieldName;
  text: string;
  /** Ascending, each once; Sunday is 0. */
  values: number[];
  /** L, nL and n#k in the order written. */
  special: string[];
}

export interface Cron {
  fields: CronField[];
  /** The fields joined by spaces, macros replaced by what they stand for. */
  expression: string;
}

const BOUNDS: Record<CronFieldName, readonly [number, number]> = {
  second: [0, 59],
  minute: [0, 59],
  hour: [0, 23],
  dayOfMonth: [1, 31],
  month: [1, 12],
  dayOfWeek: [0, 7],
};
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];
const WEEKDAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const MACROS: Record<string, string> = {
  '@yearly': '0 0 1 1 *',
  '@annually': '0 0 1 1 *',
  '@monthly': '0 0 1 * *',
  '@weekly': '0 0 * * 0',
  '@daily': '0 0 * * *',
  '@midnight': '0 0 * * *',
  '@hourly': '0 * * * *',
};

class Malformed extends Error {}

/** Reads a cron expression of five fields, six with seconds, or a macro; or says why it is malformed. */
export function readCron(expression: string): Cron | { reason: string } {
  const trimmed = expression.replace(/^[ \t]+|[ \t]+$/g, '');
  const written = trimmed.startsWith('@') ? MACROS[trimmed.toLowerCase()] : trimmed;
  if (written === undefined) return { reason: `${JSON.stringify(trimmed)} is not one of ${Object.keys(MACROS).join(', ')}.` };
  const texts = written === '' ? [] : written.split(/[ \t]+/);
  if (texts.length !== 5 && texts.length !== 6) return { reason: `There are ${texts.length} fields; a cron expression has 5, or 6 with seconds in front.` };
  try {
    const fields = FIELD_NAMES.slice(6 - texts.length).map((name, index) => readField(name, texts[index] ?? ''));
    return { fields, expression: texts.join(' ') };
  } catch (error) {
    if (error instanceof Malformed) return { reason: error.message };
    throw error;
  }
}

/** Reads a cron expression; a malformed one is unprocessable. */
export function parseCron(expression: string): Cron {
  const cron = readCron(expression);
  return 'reason' in cron ? unprocessable(`Not a cron expression: ${cron.reason}`, 'expression') : cron;
}

function readField(name: CronFieldName, text: string): CronField {
  const values = new Set<number>();
  const special: string[] = [];
  for (const item of text.split(',')) {
    const found = specialItem(name, item);
    if (found !== undefined) special.push(found);
    else for (const value of itemValues(name, item)) values.add(name === 'dayOfWeek' ? value % 7 : value);
  }
  return { name, text, values: [...values].sort((a, b) => a - b), special };
}

function specialItem(name: CronFieldName, item: string): string | undefined {
  if (name === 'dayOfMonth') return /^L$/i.test(item) ? 'L' : undefined;
  if (name !== 'dayOfWeek') return undefined;
  const [, day, kind, nth] = /^([0-9]+|[A-Za-z]{3})(L|#([1-5]))$/i.exec(item) ?? [];
  if (day === undefined || kind === undefined) return undefined;
  const number = fieldValue(name, day, item) % 7;
  return nth === undefined ? `${number}L` : `${number}#${nth}`;
}

function itemValues(name: CronFieldName, item: string): number[] {
  const label = `${JSON.stringify(item)} in the ${name} field`;
  const [low, high] = BOUNDS[name];
  const [, base, from, to, step] = /^(\*|\?|([0-9]+|[A-Za-z]{3})(?:-([0-9]+|[A-Za-z]{3}))?)(?:\/([0-9]+))?$/.exec(item) ?? [];
  if (base === undefined) throw new Malformed(`${label} is not *, a value, a range a-b or one of these with /step.`);
  if (base === '?' && name !== 'dayOfMonth' && name !== 'dayOfWeek') throw new Malformed(`${label}: ? may be in the two day fields only.`);
  const size = step === undefined ? 1 : Number(step);
  if (size === 0) throw new Malformed(`${label} has a step of 0.`);
  const wide = base === '*' || base === '?';
  const first = wide || from === undefined ? low : fieldValue(name, from, item);
  const last = wide ? high : to === undefined ? (step === undefined ? first : high) : fieldValue(name, to, item);
  if (last < first) throw new Malformed(`${label} runs backwards.`);
  const values: number[] = [];
  for (let value = first; value <= last; value += size) values.push(value);
  return values;
}

function fieldValue(name: CronFieldName, text: string, item: string): number {
  const names = name === 'month' ? MONTHS : name === 'dayOfWeek' ? WEEKDAYS : [];
  const index = names.indexOf(text.toUpperCase());
  const value = index >= 0 ? index + (name === 'month' ? 1 : 0) : /^[0-9]+$/.test(text) ? Number(text) : Number.NaN;
  const [low, high] = BOUNDS[name];
  if (!(value >= low && value <= high)) throw new Malformed(`${JSON.stringify(item)} in the ${name} field is outside ${low} to ${high}.`);
  return value;
}

/** The expression in English on a 24-hour clock. */
export async function describeCron({ expression }: Cron): Promise<string> {
  const { toString: describe } = await import('cronstrue');
  const plain = expression.replaceAll('?', '*').toUpperCase();
  return describe(plain, { use24HourTimeFormat: true, throwExceptionOnParseError: false });
}

/** What a schedule needs of a cron expression: its times of day, and whether a day is one of its days. */
export interface Schedule {
  /** Seconds after midnight, ascending. */
  times: readonly number[];
  /** The hour field begins with *. */
  everyHour: boolean;
  isDay(year: number, month: number, day: number): boolean;
}

/** The schedule of a cron expression. */
export function scheduleOf({ fields }: Cron): Schedule {
  const field = (name: CronFieldName): CronField => fields.find((one) => one.name === name) ?? { name, text: '0', values: [0], special: [] };
  const [hours, minutes, seconds] = [field('hour'), field('minute'), field('second')];
  const times = hours.values.flatMap((hour) => minutes.values.flatMap((minute) => seconds.values.map((second) => hour * 3600 + minute * 60 + second)));
  const months = new Set(field('month').values);
  const [days, weekdays] = [field('dayOfMonth'), field('dayOfWeek')];
  const either = !/^[*?]/.test(days.text) && !/^[*?]/.test(weekdays.text);
  return {
    times,
    everyHour: hours.text.startsWith('*'),
    isDay(year, month, day) {
      if (!months.has(month)) return false;
      const length = daysInMonth(year, month);
      const weekday = weekdayOf(dayNumber({ year, month, day }));
      const byDay = days.values.includes(day) || (days.special.length > 0 && day === length);
      const byWeekday = weekdays.values.includes(weekday) || weekdays.special.some((item) => isNthWeekday(item, weekday, day, length));
      return either ? byDay || byWeekday : byDay && byWeekday;
    },
  };
}

function isNthWeekday(item: string, weekday: number, day: number, length: number): boolean {
  if (Number(item[0]) !== weekday) return false;
  return item.endsWith('L') ? day > length - 7 : Math.ceil(day / 7) === Number(item[2]);
}
