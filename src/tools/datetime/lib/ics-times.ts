import { unprocessable } from '../../errors.ts';
import { type Component, type Property, propertyOf } from './icalendar.ts';
import { readDate, readZone } from './moments.ts';
import { readRule } from './rrule.ts';
import { ruleTimes, wallSeconds, wallTime } from './rrule-dates.ts';

/** A date, or a time on the clock of its zone. `zone` is its name where the file gives one. */
export type IcsTime = { kind: 'date'; date: Temporal.PlainDate } | { kind: 'time'; time: Temporal.ZonedDateTime; zone: string | undefined };

const DATE = /^(\d{4})(\d{2})(\d{2})$/;
const TIME = /^(\d{4})(\d{2})(\d{2})T([01]\d|2[0-3])([0-5]\d)([0-5]\d|60)(Z?)$/;

/** Takes a local time on the clock of a zone. */
type Clock = (local: Temporal.PlainDateTime) => Temporal.ZonedDateTime;

/** Reads the dates and times of a calendar. @param zones its VTIMEZONE components @param floating zone of times without one */
export function timeReader(zones: readonly Component[], floating: string): (property: Property, value?: string) => IcsTime {
  const clocks = new Map<string, { clock: Clock; zone: string | undefined }>();
  const clockOf = (tzid: string): { clock: Clock; zone: string | undefined } => {
    const known = clocks.get(tzid);
    if (known) return known;
    const zone = readZone(tzid);
    const component = zone === undefined ? zones.find((one) => propertyOf(one, 'TZID')?.value.trim() === tzid) : undefined;
    const own = component && ownClock(component);
    const clock = own ?? ((local: Temporal.PlainDateTime) => local.toZonedDateTime(zone ?? floating));
    const found = { clock, zone: zone ?? (own ? tzid : undefined) };
    clocks.set(tzid, found);
    return found;
  };
  return (property, value = property.value) => {
    const text = value.trim();
    const date = readDate(text.replace(DATE, '$1-$2-$3'));
    if (date && DATE.test(text)) return { kind: 'date', date };
    const local = localOf(text);
    if (!local) return unprocessable(`Line ${property.line} has no date or time that exists, such as 20240305 or 20240305T150000Z.`, 'ics');
    if (text.endsWith('Z')) return { kind: 'time', time: local.toZonedDateTime('UTC'), zone: 'UTC' };
    const tzid = property.parameters.get('TZID');
    if (tzid === undefined) return { kind: 'time', time: local.toZonedDateTime(floating), zone: undefined };
    const { clock, zone } = clockOf(tzid);
    return { kind: 'time', time: clock(local), zone };
  };
}

function localOf(text: string): Temporal.PlainDateTime | undefined {
  const match = TIME.exec(text);
  const date = match && readDate(`${match[1]}-${match[2]}-${match[3]}`);
  return date?.toPlainDateTime({ hour: Number(match?.[4]), minute: Number(match?.[5]), second: Math.min(Number(match?.[6]), 59) });
}

interface Onset {
  wall: number;
  from: number;
  to: number;
}

const LAST_YEAR = 2100;
const MAX_ONSETS = 1000;

/** The clock that a VTIMEZONE describes, or undefined where it has no whole observance. */
function ownClock(zone: Component): Clock | undefined {
  const onsets = zone.components.flatMap(onsetsOf).sort((a, b) => a.wall - b.wall);
  const [first] = onsets;
  if (!first) return undefined;
  return (local) => {
    const wall = wallSeconds(local);
    const onset = onsets.findLast((one) => one.wall <= wall);
    const skipped = onset && wall < onset.wall + onset.to - onset.from ? onset.to - onset.from : 0;
    const offset = onset?.to ?? first.from;
    return local.add({ seconds: skipped }).toZonedDateTime(offsetZone(offset));
  };
}

function onsetsOf(observance: Component): Onset[] {
  const start = localOf(propertyOf(observance, 'DTSTART')?.value.trim() ?? '');
  const from = offsetOf(propertyOf(observance, 'TZOFFSETFROM'));
  const to = offsetOf(propertyOf(observance, 'TZOFFSETTO'));
  if (!start || from === undefined || to === undefined) return [];
  const walls = [wallSeconds(start)];
  for (const { value } of observance.properties.filter(({ name }) => name === 'RDATE').slice(0, MAX_ONSETS))
    for (const text of value.split(',', MAX_ONSETS)) {
      const local = localOf(text.trim());
      if (local) walls.push(wallSeconds(local) + (text.trim().endsWith('Z') ? from : 0));
    }
  const rule = propertyOf(observance, 'RRULE');
  if (rule) walls.push(...repeats(rule, wallSeconds(start), from));
  return walls.slice(0, 2 * MAX_ONSETS).map((wall) => ({ wall, from, to }));
}

function repeats({ value, line }: Property, start: number, from: number): number[] {
  const rule = readRule(value);
  if (rule.freq !== 'YEARLY' || rule.byHour.length + rule.byMinute.length + rule.bySecond.length > 0)
    return unprocessable(`Line ${line} repeats a change of clocks by another rule than a yearly one.`, 'ics');
  const until = rule.until ? wallSeconds(rule.until.local) + (rule.until.utc ? from : 0) : Number.POSITIVE_INFINITY;
  const most = Math.min(rule.count ?? MAX_ONSETS, MAX_ONSETS);
  const walls: number[] = [];
  for (const wall of ruleTimes(rule, start, start)) {
    if (wall > until || walls.length >= most || wallTime(wall).year > LAST_YEAR) break;
    walls.push(wall);
  }
  return walls;
}

function offsetOf(property: Property | undefined): number | undefined {
  const match = /^([+-])([01]\d|2[0-3])([0-5]\d)([0-5]\d)?$/.exec(property?.value.trim() ?? '');
  if (!match) return undefined;
  return (Number(match[2]) * 3600 + Number(match[3]) * 60 + Number(match[4] ?? 0)) * (match[1] === '-' ? -1 : 1);
}

/** The zone of a fixed offset, rounded to the minute. */
function offsetZone(seconds: number): string {
  const minutes = Math.round(Math.abs(seconds) / 60);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${seconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
