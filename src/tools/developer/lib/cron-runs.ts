import type { Schedule } from './cron.ts';

const SECOND_MS = 1_000;
const DAY_MS = 86_400_000;
const YEARS = 100;

/** A stretch of time in which the zone's offset stays the same; local times are instants plus the offset. */
interface Stretch {
  start: number;
  end: number;
  offset: number;
  /** The offset before `start`, where the clock was changed there. */
  offsetBefore: number | undefined;
}

/**
 * The instants (milliseconds since 1970) a schedule runs at, strictly after `now` and ascending, or strictly before it and descending, within 100 years.
 * @param zone an IANA time zone name that Temporal knows
 */
export function cronRuns(schedule: Schedule, zone: string, now: number, forward: boolean, count: number): number[] {
  const here = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const limit = (forward ? here.add({ years: YEARS }) : here.subtract({ years: YEARS })).epochMilliseconds;
  const runs: number[] = [];
  for (const stretch of stretches(here, limit, forward)) {
    for (const run of runsWithin(schedule, stretch, forward, now)) {
      const past = forward ? run > limit : run < limit;
      if (past) return runs;
      const isNew = runs.at(-1) !== run && (forward ? run > now : run < now);
      if (isNew) runs.push(run);
      if (runs.length === count) return runs;
    }
  }
  return runs;
}

function* stretches(here: Temporal.ZonedDateTime, limit: number, forward: boolean): Generator<Stretch> {
  const before = (place: Temporal.ZonedDateTime): Temporal.ZonedDateTime | null => place.getTimeZoneTransition('previous');
  // The stretch that begins exactly at `here` counts as the one it is in.
  let start = before(here.add({ nanoseconds: 1 }));
  let end = start === null ? here.getTimeZoneTransition('next') : start.getTimeZoneTransition('next');
  for (;;) {
    const inside = start ?? (end ?? here).subtract({ nanoseconds: 1 });
    yield {
      start: start?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
      end: end?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
      offset: inside.offsetNanoseconds / 1e6,
      offsetBefore: start === null ? undefined : start.subtract({ nanoseconds: 1 }).offsetNanoseconds / 1e6,
    };
    if (forward) {
      if (end === null || end.epochMilliseconds > limit) return;
      start = end;
      end = end.getTimeZoneTransition('next');
    } else {
      if (start === null || start.epochMilliseconds < limit) return;
      end = start;
      start = before(start);
    }
  }
}

function* runsWithin(schedule: Schedule, { start, end, offset, offsetBefore }: Stretch, forward: boolean, now: number): Generator<number> {
  const change = offsetBefore === undefined ? 0 : offset - offsetBefore;
  // Local times that came before the clock was put back run the first time only.
  const from = change < 0 && !schedule.everyHour ? start - change : start;
  const skipped = change > 0 && !schedule.everyHour && !localTimes(schedule, start + offset - change, start + offset, true).next().done;
  if (skipped && forward) yield start;
  const low = Math.max(from, forward ? now : now - (YEARS + 1) * 366 * DAY_MS);
  const high = Math.min(end, forward ? now + (YEARS + 1) * 366 * DAY_MS : now);
  for (const local of localTimes(schedule, low + offset, high + offset, forward)) yield local - offset;
  if (skipped && !forward) yield start;
}

/** The schedule's local times (as if UTC) from `low` up to, not including, `high`. */
function* localTimes(schedule: Schedule, low: number, high: number, forward: boolean): Generator<number> {
  if (!(low < high)) return;
  const [firstDay, lastDay] = [Math.floor(low / DAY_MS), Math.floor((high - 1) / DAY_MS)];
  const { times } = schedule;
  for (let i = 0; i <= lastDay - firstDay; i++) {
    const day = forward ? firstDay + i : lastDay - i;
    const date = new Date(day * DAY_MS);
    if (!schedule.isDay(date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate())) continue;
    for (let j = 0; j < times.length; j++) {
      const time = day * DAY_MS + (times[forward ? j : times.length - 1 - j] ?? 0) * SECOND_MS;
      if (time >= low && time < high) yield time;
    }
  }
}

/** An instant as ISO 8601 in its zone: Z in UTC, otherwise the offset. @param zone a name that Temporal knows */
export function instantText(instant: number, zone: string): string {
  const place = Temporal.Instant.fromEpochMilliseconds(instant).toZonedDateTimeISO(zone);
  const local = place.toPlainDateTime().toString({ smallestUnit: 'second' });
  return local + (isUtc(zone) ? 'Z' : place.offset);
}

const isUtc = (zone: string): boolean => /^(?:etc\/)?(?:utc|uct|universal|zulu)$/i.test(zone);
