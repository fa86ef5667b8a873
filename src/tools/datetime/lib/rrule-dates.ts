import { unprocessable } from '../../errors.ts';
import type { Rule } from './rrule.ts';
import { dateOfDay, epochDay, weekdayOf } from './working-days.ts';

const DAY = 86_400;
const STEPS = { SECONDLY: 1, MINUTELY: 60, HOURLY: 3_600 } as const;
const MAX_STEPS = 3_000_000;
const GIVE_UP_YEAR = 2200;
/** Years after the last find beyond which a search has ended. */
const BARREN_YEARS = 400;

/** A local time as seconds since 1970-01-01T00:00 of the wall clock. */
export const wallSeconds = (local: Temporal.PlainDateTime): number =>
  epochDay(local.toPlainDate()) * DAY + local.hour * 3_600 + local.minute * 60 + local.second;

/** The local time of so many seconds of the wall clock since 1970. */
export const wallTime = (seconds: number): Temporal.PlainDateTime => {
  const day = Math.floor(seconds / DAY);
  return dateOfDay(day)
    .toPlainDateTime()
    .add({ seconds: seconds - day * DAY });
};

/**
 * The local times that a rule gives, ascending, from DTSTART on, in seconds of the wall clock; COUNT is not held to.
 * @param start DTSTART @param from where a rule without COUNT may begin to look
 */
export function* ruleTimes(rule: Rule, start: number, from: number): Generator<number> {
  const budget = { steps: 0, last: Number.NEGATIVE_INFINITY, startYear: dateOfDay(Math.floor(start / DAY)).year };
  const clock = clockOf(rule, start);
  const sets = rule.freq in STEPS ? clockSets(rule, start, from, clock, budget) : dateSets(rule, start, clock, budget);
  for (const set of sets)
    for (const time of chosen(set, rule.bySetPos))
      if (time >= start) {
        budget.last = time;
        yield time;
      }
}

interface Budget {
  steps: number;
  last: number;
  startYear: number;
}

/** Whether a search goes on in a year. */
function goesOn(budget: Budget, year: number): boolean {
  budget.steps += 1;
  if (budget.steps > MAX_STEPS) unprocessable('The search for occurrences takes too long.', 'rrule');
  if (year > 9999) return false;
  if (budget.last === Number.NEGATIVE_INFINITY) {
    if (year > Math.max(GIVE_UP_YEAR, budget.startYear + 100)) unprocessable('The rule gives no occurrence up to the year 2200.', 'rrule');
    return true;
  }
  return year <= dateOfDay(Math.floor(budget.last / DAY)).year + BARREN_YEARS;
}

interface Clock {
  hours: number[];
  minutes: number[];
  seconds: number[];
}

const ascending = (values: readonly number[]): number[] => [...new Set(values)].sort((a, b) => a - b);

/** The parts of the clock that each period has; a second 60 does not exist on it. */
function clockOf(rule: Rule, start: number): Clock {
  const time = ((start % DAY) + DAY) % DAY;
  const or = (given: readonly number[], own: number): number[] => (given.length > 0 ? ascending(given) : [own]);
  return {
    hours: or(rule.byHour, Math.floor(time / 3_600)),
    minutes: or(rule.byMinute, Math.floor((time % 3_600) / 60)),
    seconds: or(rule.bySecond, time % 60).filter((second) => second < 60),
  };
}

/** A period's times at the places that BYSETPOS names, or all of them. */
function chosen(times: readonly number[], places: readonly number[]): readonly number[] {
  if (places.length === 0) return times;
  return ascending(places.flatMap((place) => times.at(place > 0 ? place - 1 : place) ?? []));
}

function* dateSets(rule: Rule, start: number, { hours, minutes, seconds }: Clock, budget: Budget): Generator<number[]> {
  const offsets = hours.flatMap((hour) => minutes.flatMap((minute) => seconds.map((second) => hour * 3_600 + minute * 60 + second)));
  const startDay = dateOfDay(Math.floor(start / DAY));
  const matches = dayMatcher(rule, startDay);
  for (let n = 0; ; n += rule.interval) {
    const { first, length, year } = period(rule, startDay, n);
    if (!goesOn(budget, year)) return;
    const times: number[] = [];
    for (let day = first; day < first + length; day++) if (matches(day)) for (const offset of offsets) times.push(day * DAY + offset);
    yield times;
  }
}

/** The days of the n-th period after the one of DTSTART. */
function period({ freq, weekStart }: Rule, start: Temporal.PlainDate, n: number): { first: number; length: number; year: number } {
  if (freq === 'DAILY' || freq === 'WEEKLY') {
    const size = freq === 'DAILY' ? 1 : 7;
    const day = epochDay(start) + n * size;
    const first = size === 1 ? day : day - ((start.dayOfWeek - weekStart + 7) % 7);
    return { first, length: size, year: dateOfDay(first).year };
  }
  const month = start.with({ day: 1 });
  const begin = freq === 'MONTHLY' ? month.add({ months: n }) : month.with({ month: 1 }).add({ years: n });
  return { first: epochDay(begin), length: freq === 'MONTHLY' ? begin.daysInMonth : begin.daysInYear, year: begin.year };
}

/** Whether a day since 1970 is one of the rule's, what the rule leaves open taken from DTSTART. */
function dayMatcher(rule: Rule, start: Temporal.PlainDate): (day: number) => boolean {
  const open = rule.byDay.length === 0 && rule.byMonthDay.length === 0 && rule.byYearDay.length === 0;
  const byWeek = rule.freq === 'WEEKLY' || (rule.freq === 'YEARLY' && rule.byWeekNo.length > 0);
  const byDay = open && byWeek ? [{ weekday: start.dayOfWeek, nth: 0 }] : rule.byDay;
  const monthly = rule.freq === 'MONTHLY' || rule.freq === 'YEARLY';
  const byMonthDay = open && !byWeek && monthly ? [start.day] : rule.byMonthDay;
  const byMonth = open && !byWeek && rule.freq === 'YEARLY' && rule.byMonth.length === 0 ? [start.month] : rule.byMonth;
  const inMonth = rule.freq === 'MONTHLY' || byMonth.length > 0;
  const weekdays = new Set(byDay.filter(({ nth }) => nth === 0).map(({ weekday }) => weekday));
  const numbered = byDay.filter(({ nth }) => nth !== 0);
  const either = (values: readonly number[], place: number, size: number): boolean =>
    values.length === 0 || values.includes(place) || values.includes(place - size - 1);
  return (day) => {
    if (byDay.length > 0 && numbered.length === 0 && !weekdays.has(weekdayOf(day))) return false;
    const date = dateOfDay(day);
    if (byMonth.length > 0 && !byMonth.includes(date.month)) return false;
    if (!either(byMonthDay, date.day, date.daysInMonth) || !either(rule.byYearDay, date.dayOfYear, date.daysInYear)) return false;
    if (rule.byWeekNo.length > 0 && !inWeek(rule, date)) return false;
    if (numbered.length === 0) return true;
    const [place, size] = inMonth ? [date.day, date.daysInMonth] : [date.dayOfYear, date.daysInYear];
    return (
      weekdays.has(date.dayOfWeek) ||
      numbered.some(({ weekday, nth }) => weekday === date.dayOfWeek && nth === (nth > 0 ? Math.ceil(place / 7) : -Math.ceil((size - place + 1) / 7)))
    );
  };
}

/** Whether a date is in one of the weeks of BYWEEKNO, which begin on WKST and have at least four days in their year. */
function inWeek({ byWeekNo, weekStart }: Rule, date: Temporal.PlainDate): boolean {
  const middle = date.add({ days: 3 - ((date.dayOfWeek - weekStart + 7) % 7) });
  const week = Math.ceil(middle.dayOfYear / 7);
  const last = new Temporal.PlainDate(middle.year, 12, 28);
  const lastMiddle = last.add({ days: 3 - ((last.dayOfWeek - weekStart + 7) % 7) });
  const weeks = Math.ceil(lastMiddle.year === middle.year ? lastMiddle.dayOfYear / 7 : lastMiddle.subtract({ days: 7 }).dayOfYear / 7);
  return byWeekNo.includes(week) || byWeekNo.includes(week - weeks - 1);
}

function* clockSets(rule: Rule, start: number, from: number, { minutes, seconds }: Clock, budget: Budget): Generator<number[]> {
  const size = STEPS[rule.freq === 'HOURLY' || rule.freq === 'MINUTELY' ? rule.freq : 'SECONDLY'];
  const step = size * rule.interval;
  const matches = dayMatcher(rule, dateOfDay(Math.floor(start / DAY)));
  const first = Math.floor(start / size) * size;
  const jump = (at: number, target: number): number => first + Math.max(Math.ceil((target - first) / step), Math.floor((at - first) / step) + 1) * step;
  let at = rule.count === undefined && from > first ? first + Math.max(0, Math.floor((from - first) / step) - 1) * step : first;
  let year = dateOfDay(Math.floor(at / DAY)).year;
  let known = Number.NaN;
  let open = false;
  while (goesOn(budget, year)) {
    const day = Math.floor(at / DAY);
    if (day !== known) {
      known = day;
      open = matches(day);
      year = dateOfDay(day).year;
    }
    const time = at - day * DAY;
    const later = open ? laterOnDay(rule, size, time) : DAY;
    if (later !== undefined) {
      at = jump(at, day * DAY + later);
      continue;
    }
    if (size === 3_600) yield minutes.flatMap((minute) => seconds.map((second) => at + minute * 60 + second));
    else if (size === 60) yield seconds.map((second) => at + second);
    else if (fits(rule.bySecond, time % 60)) yield [at];
    at += step;
  }
}

const fits = (wanted: readonly number[], value: number): boolean => wanted.length === 0 || wanted.includes(value);

/** Where the next hour or minute begins, when this one does not fit; in seconds of the day. */
function laterOnDay(rule: Rule, size: number, time: number): number | undefined {
  const hour = Math.floor(time / 3_600);
  if (!fits(rule.byHour, hour)) return (hour + 1) * 3_600;
  const minute = Math.floor((time % 3_600) / 60);
  return size < 3_600 && !fits(rule.byMinute, minute) ? hour * 3_600 + (minute + 1) * 60 : undefined;
}
