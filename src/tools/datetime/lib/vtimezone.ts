import { writeLocal } from './moments.ts';
import { WEEKDAY_CODES } from './rrule.ts';
import { nextTransition, previousTransition } from './transitions.ts';

/** Years after the first event over which a zone's changes are looked at. */
const YEARS_AHEAD = 20;

/** A local time as iCalendar writes it, 20240305T150000, its fraction dropped. */
export const zoneTime = (at: Temporal.ZonedDateTime | Temporal.PlainDateTime): string => {
  const local = at instanceof Temporal.PlainDateTime ? at : at.toPlainDateTime();
  return writeLocal(local.round({ smallestUnit: 'second', roundingMode: 'floor' })).replace(/[-:]/g, '');
};

/** A change of offsets: its onset on the clock that was in force before. Offsets are seconds east of UTC. */
interface Change {
  onset: Temporal.PlainDateTime;
  from: number;
  to: number;
}

/** The VTIMEZONE of a zone (RFC 5545, section 3.6.5): the rules in force from an event's start on. */
export function timeZoneLines(start: Temporal.ZonedDateTime): string[] {
  const groups = new Map<string, Change[]>();
  for (const change of changesFrom(start)) {
    const key = `${change.from} ${change.to} ${change.onset.month}`;
    groups.set(key, [...(groups.get(key) ?? []), change]);
  }
  const observances = [...groups.values()].flatMap(observanceLines);
  const fixed = observanceLines([{ onset: new Temporal.PlainDateTime(1970, 1, 1), from: offsetOf(start), to: offsetOf(start) }]);
  return ['BEGIN:VTIMEZONE', `TZID:${start.timeZoneId}`, ...(observances.length > 0 ? observances : fixed), 'END:VTIMEZONE'];
}

const offsetOf = (at: Temporal.ZonedDateTime): number => Math.round(at.offsetNanoseconds / 1e9);

function* changesFrom(start: Temporal.ZonedDateTime): Generator<Change> {
  const end = start.add({ years: YEARS_AHEAD });
  for (let at = previousTransition(start) ?? nextTransition(start); at && Temporal.ZonedDateTime.compare(at, end) < 0; at = nextTransition(at)) {
    const from = offsetOf(at.subtract({ nanoseconds: 1 }));
    yield { onset: at.toInstant().toZonedDateTimeISO('UTC').toPlainDateTime().add({ seconds: from }), from, to: offsetOf(at) };
  }
}

/** Changes of one kind, as a yearly rule where one fits and as dates where none does. */
function observanceLines(changes: readonly Change[]): string[] {
  const [first, ...rest] = changes;
  if (!first) return [];
  const kind = first.to > first.from ? 'DAYLIGHT' : 'STANDARD';
  const rule = yearlyRule(changes.map(({ onset }) => onset));
  const dates = rule === undefined && rest.length > 0 ? [`RDATE:${rest.map(({ onset }) => zoneTime(onset)).join(',')}`] : [];
  return [
    `BEGIN:${kind}`,
    `DTSTART:${zoneTime(first.onset)}`,
    ...(rule === undefined ? dates : [`RRULE:${rule}`]),
    `TZOFFSETFROM:${offsetText(first.from)}`,
    `TZOFFSETTO:${offsetText(first.to)}`,
    `END:${kind}`,
  ];
}

/** The rule by which times come every year on the same weekday of the month, or undefined. */
function yearlyRule(onsets: readonly Temporal.PlainDateTime[]): string | undefined {
  const [first] = onsets;
  if (!first || onsets.length < YEARS_AHEAD - 1) return undefined;
  const alike = onsets.every(
    (onset, index) => onset.year === first.year + index && onset.dayOfWeek === first.dayOfWeek && onset.toPlainTime().equals(first.toPlainTime()),
  );
  if (!alike) return undefined;
  const rule = (nth: number): string => `FREQ=YEARLY;BYMONTH=${first.month};BYDAY=${nth}${WEEKDAY_CODES[first.dayOfWeek - 1]}`;
  if (onsets.every(({ day, daysInMonth }) => day + 7 > daysInMonth)) return rule(-1);
  const nth = Math.ceil(first.day / 7);
  return onsets.every(({ day }) => Math.ceil(day / 7) === nth) ? rule(nth) : undefined;
}

function offsetText(seconds: number): string {
  const size = Math.abs(seconds);
  const two = (value: number): string => String(Math.floor(value)).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(size / 3600)}${two((size % 3600) / 60)}${size % 60 === 0 ? '' : two(size % 60)}`;
}
