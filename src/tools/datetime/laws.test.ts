import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { run } from '../testing.ts';

const call = (slug: string, inputs: Record<string, unknown>): Promise<Record<string, any>> => {
  const tool = tools.get(slug);
  if (!tool) throw new Error(`no tool ${slug}`);
  return run(tool, inputs);
};
const law = (title: string, property: fc.IAsyncProperty<any>): void =>
  void it(title, () => fc.assert(property, { numRuns: Number(process.env.LAW_RUNS ?? 60) }));

const DAY = 86_400_000;
const date = (least = '0001-01-01', most = '9999-12-31') =>
  fc.integer({ min: Date.parse(least) / DAY, max: Date.parse(most) / DAY }).map((day) => new Date(day * DAY).toISOString().slice(0, 10));
const instant = (least = '1970-01-01', most = '2037-12-31') =>
  fc.integer({ min: Date.parse(least) / 1000, max: Date.parse(most) / 1000 }).map((second) => `${new Date(second * 1000).toISOString().slice(0, 19)}Z`);
const zone = fc.constantFrom(
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'America/St_Johns',
  'Africa/Casablanca',
);

describe('there and back', () => {
  law(
    'a Unix timestamp',
    fc.asyncProperty(fc.integer({ min: -62_135_510_400, max: 253_402_214_399 }), zone, async (value, timeZone) => {
      const { iso, local } = await call('unix-timestamp-converter', { value, unit: 'seconds', timeZone });
      // Local mean times are off by seconds, which offsets of hours and minutes do not show.
      for (const moment of [iso, ...(value > 0 ? [local] : [])]) expect((await call('unix-timestamp-converter', { value: moment })).seconds).toBe(value);
    }),
  );
  law(
    'every system timestamp',
    fc.asyncProperty(instant('1985-01-01'), async (value) => {
      const all = await call('system-timestamp-converter', { value, from: 'iso' });
      for (const from of ['unixSeconds', 'windowsFiletime', 'dotNetTicks', 'webkit', 'cocoa', 'macHfs', 'gps', 'ntp'])
        expect((await call('system-timestamp-converter', { value: all[from], from })).iso, from).toBe(all.iso);
      expect((await call('system-timestamp-converter', { value: `0x${all.windowsFiletimeHex}`, from: 'windowsFiletime' })).iso).toBe(all.iso);
    }),
  );
  law(
    'days added and taken away',
    fc.asyncProperty(date('0900-01-01', '9000-01-01'), fc.nat(200_000), fc.nat(5_000), async (start, days, weeks) => {
      const { date: end } = await call('date-calculator', { date: start, days, weeks });
      expect((await call('date-calculator', { date: end, operation: 'subtract', days, weeks })).date).toBe(start);
      expect((await call('date-difference-calculator', { start, end })).totalDays).toBe(days + 7 * weeks);
    }),
  );
  law(
    'the calendar parts of a difference',
    fc.asyncProperty(date(), date(), async (a, b) => {
      const [start, end] = [a, b].sort();
      const { years, months, days } = await call('date-difference-calculator', { start, end });
      expect((await call('date-calculator', { date: start, years, months, days })).date).toBe(end);
      expect(months).toBeLessThan(12);
      expect(days).toBeLessThan(31);
    }),
  );
  law(
    'weeks, days of the year and weekdays of the month',
    fc.asyncProperty(date('0002-01-01', '9998-12-31'), async (value) => {
      const { week, weekYear, weekStart, weekEnd } = await call('week-number-calculator', { date: value });
      expect((await call('week-number-calculator', { year: weekYear, week })).weekStart).toBe(weekStart);
      expect(weekStart <= value && value <= weekEnd).toBe(true);
      const { dayOfYear } = await call('day-of-year-calculator', { date: value });
      expect((await call('day-of-year-calculator', { year: Number(value.slice(0, 4)), dayOfYear })).date).toBe(value);
      const { weekday, occurrence } = await call('day-of-week-calculator', { date: value });
      const { dates } = await call('nth-weekday-calculator', { year: Number(value.slice(0, 4)), month: Number(value.slice(5, 7)), weekday, occurrence });
      expect(dates).toEqual([value]);
    }),
  );
  law(
    'a moment in another time zone',
    fc.asyncProperty(instant(), zone, zone, async (dateTime, fromZone, other) => {
      const { times, instant: same } = await call('time-zone-converter', { dateTime, toZones: [fromZone, other] });
      expect(same).toBe(dateTime);
      const local = times[0].dateTime.slice(0, 19);
      const first = await call('time-zone-converter', { dateTime: local, fromZone, toZones: [other] });
      const second = await call('time-zone-converter', { dateTime: local, fromZone, toZones: [other], repeatedTime: 'second' });
      expect([first.instant, second.instant]).toContain(dateTime);
      expect(first.localTime).not.toBe('skipped');
      expect(first.instant === second.instant).toBe(first.localTime === 'unique');
    }),
  );
  law(
    'the last and the next change of a time zone',
    fc.asyncProperty(instant('1975-01-01', '2030-01-01'), zone, async (at, timeZone) => {
      const { previousTransition, nextTransition } = await call('time-zone-information', { timeZone, at });
      if (previousTransition !== undefined) expect(previousTransition <= at).toBe(true);
      if (nextTransition === undefined) return;
      expect(nextTransition > at).toBe(true);
      const { transitions } = await call('dst-transition-finder', { timeZone, year: Number(at.slice(0, 4)), years: 12 });
      expect(transitions.map((one: { instant: string }) => one.instant)).toContain(nextTransition);
    }),
  );
  law(
    'day numbers of astronomers and spreadsheets',
    fc.asyncProperty(date('1904-01-01'), fc.nat(86_399), async (day, second) => {
      const value = `${day}T${new Date(second * 1000).toISOString().slice(11, 19)}`;
      const all = await call('julian-date-converter', { value: `${value}Z`, from: 'date' });
      for (const from of ['modifiedJulianDate', 'reducedJulianDate', 'truncatedJulianDate'])
        expect(Math.abs(Date.parse((await call('julian-date-converter', { value: all[from], from })).iso) - Date.parse(`${value}Z`)), from).toBeLessThan(100);
      for (const from of ['rataDie', 'lilian']) expect((await call('julian-date-converter', { value: all[from], from })).date).toBe(day);
      for (const system of ['1900', '1904']) {
        const { rows } = await call('excel-date-converter', { values: [value], system });
        expect((await call('excel-date-converter', { values: [rows[0].serial], system })).rows[0].dateTime).toBe(value);
      }
    }),
  );
  law(
    'a date in every calendar',
    fc.asyncProperty(date('0700-01-01', '3000-01-01'), async (gregorian) => {
      const { calendars } = await call('calendar-converter', { date: gregorian });
      expect(calendars.length).toBeGreaterThan(6);
      for (const { calendar, year, month, day, leapMonth } of calendars) {
        if (calendar === 'japanese' || year < -9999) continue;
        const back = await call('calendar-converter', { calendar, year, month, day, ...(leapMonth && { leapMonth }) });
        expect(back.gregorian, calendar).toBe(gregorian);
      }
    }),
  );
  law(
    'a duration in every form',
    fc.asyncProperty(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 0, max: 999 }), async (whole, thousandths) => {
      const value = `${whole}.${String(thousandths).padStart(3, '0')}`;
      const all = await call('duration-converter', { value: Number(value) });
      for (const form of ['iso', 'clock', 'text', 'short']) expect((await call('duration-converter', { value: all[form] })).seconds, form).toBe(all.seconds);
    }),
  );
  law(
    'times of day on the clocks of 12 and 24 hours',
    fc.asyncProperty(fc.nat(1439), async (minute) => {
      const time = new Date(minute * 60_000).toISOString().slice(11, 16);
      const { times } = await call('time-format-converter', { times: [time] });
      const { h24, h12, military, secondsOfDay } = times[0];
      expect(secondsOfDay).toBe(minute * 60);
      const { times: back } = await call('time-format-converter', { times: [h24, h12, military] });
      for (const other of back) expect(other).toEqual(times[0]);
    }),
  );
  law(
    'a moment written and read by one pattern',
    fc.asyncProperty(
      instant('0001-01-02', '9999-12-30'),
      fc.constantFrom("yyyy-MM-dd'T'HH:mm:ss", 'd.M.y H:m:s', 'EEEE, d MMMM y h:mm:ss a', 'y D HH:mm:ss'),
      async (value, pattern) => {
        const { formatted } = await call('date-formatter', { date: value, pattern, locale: 'en-US' });
        expect((await call('date-parser', { text: formatted, format: 'pattern', pattern })).iso).toBe(value);
      },
    ),
  );
  law(
    'an event of a calendar file',
    fc.asyncProperty(
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 80 }),
      instant('2000-01-01'),
      fc.integer({ min: 1, max: 10_000 }),
      async (text, start, minutes) => {
        // Line breaks and what no text file holds apart, titles come back as they were.
        const title = text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim() || 'x';
        const end = `${new Date(Date.parse(start) + minutes * 60_000).toISOString().slice(0, 19)}Z`;
        const { ics } = await call('ics-event-generator', { events: [{ title, start, end }], now: '2024-01-01T00:00:00Z' });
        const { events } = await call('ics-parser', { ics });
        expect(events).toHaveLength(1);
        expect(events[0].title).toBe(title);
        expect([Date.parse(events[0].start), Date.parse(events[0].end)]).toEqual([Date.parse(start), Date.parse(end)]);
        for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      },
    ),
  );
});

describe('order and sums', () => {
  law(
    'differences turn round with their ends, and add up',
    fc.asyncProperty(date(), date(), date(), async (a, b, c) => {
      const [first, middle, last] = [a, b, c].sort();
      const days = async (start: unknown, end: unknown): Promise<number> => {
        const { sign, totalDays } = await call('date-difference-calculator', { start, end });
        return sign * totalDays;
      };
      expect(await days(last, first)).toBe(-(await days(first, last)) + 0);
      expect((await days(first, middle)) + (await days(middle, last))).toBe(await days(first, last));
    }),
  );
  law(
    'working days added are working days counted',
    fc.asyncProperty(date('1990-01-01', '2050-01-01'), fc.integer({ min: 1, max: 300 }), async (start, days) => {
      const { date: end, calendarDays, skippedWeekendDays } = await call('add-business-days-calculator', { date: start, days });
      expect((await call('business-days-calculator', { start, end, includeStart: false })).businessDays).toBe(days);
      expect(calendarDays).toBe(days + skippedWeekendDays);
      const back = await call('add-business-days-calculator', { date: end, days: -days });
      expect(back.date <= end && (await call('business-days-calculator', { start: back.date, end, includeEnd: false })).businessDays).toBe(days);
    }),
  );
  law(
    'merged ranges are apart, in order, and merge into themselves',
    fc.asyncProperty(fc.array(fc.tuple(date('2020-01-01', '2022-01-01'), fc.nat(60)), { minLength: 1, maxLength: 12 }), async (spans) => {
      const ranges = spans.map(([start, days]) => ({ start, end: new Date(Date.parse(start) + days * DAY).toISOString().slice(0, 10) }));
      const { merged, coveredDays, gaps, maximumConcurrent } = await call('date-range-overlap-calculator', { ranges });
      expect((await call('date-range-overlap-calculator', { ranges: merged })).merged).toEqual(merged);
      for (const [index, { start }] of merged.slice(1).entries()) expect(start > merged[index].end).toBe(true);
      expect(gaps).toHaveLength(merged.length - 1);
      const covered = new Set(
        ranges.flatMap(({ start, end }) => Array.from({ length: (Date.parse(end) - Date.parse(start)) / DAY + 1 }, (_, day) => Date.parse(start) + day * DAY)),
      );
      expect(coveredDays).toBe(covered.size);
      const most = Math.max(...[...covered].map((day) => ranges.filter(({ start, end }) => Date.parse(start) <= day && day <= Date.parse(end)).length));
      expect(maximumConcurrent).toBe(most);
    }),
  );
  law(
    'durations add up',
    fc.asyncProperty(fc.array(fc.integer({ min: -100_000, max: 100_000 }), { minLength: 1, maxLength: 20 }), async (seconds) => {
      const forms = await Promise.all(seconds.map(async (value) => (await call('duration-converter', { value })).iso));
      const { totalSeconds, minimumSeconds, maximumSeconds } = await call('duration-calculator', { durations: forms });
      expect([totalSeconds, minimumSeconds, maximumSeconds]).toEqual([
        seconds.reduce((sum, value) => sum + value, 0),
        Math.min(...seconds),
        Math.max(...seconds),
      ]);
    }),
  );
  law(
    'the Sun rises, stands highest and sets in this order, between the twilights',
    fc.asyncProperty(
      date('1950-01-01', '2050-01-01'),
      fc.integer({ min: -45, max: 45 }),
      fc.integer({ min: -179, max: 179 }),
      async (day, latitude, longitude) => {
        // A zone of whole hours in which the Sun is highest about noon; Etc/GMT names have the sign turned round.
        const hours = Math.round(longitude / 15);
        const result = await call('sunrise-sunset-calculator', {
          date: day,
          latitude,
          longitude,
          timeZone: `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`,
        });
        const order = ['astronomicalDawn', 'nauticalDawn', 'civilDawn', 'sunrise', 'solarNoon', 'sunset', 'civilDusk', 'nauticalDusk', 'astronomicalDusk'];
        const times = order.map((name) => Date.parse(result[name]));
        expect(times).toEqual([...times].sort((a, b) => a - b));
        expect(Math.abs(result.dayLengthMinutes - ((times[5] ?? 0) - (times[3] ?? 0)) / 60_000)).toBeLessThan(0.1);
      },
    ),
  );
  law(
    'occurrences of a rule rise, none twice, from the start on, and say what the rule says',
    fc.asyncProperty(
      date('2000-01-01', '2030-01-01'),
      fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
      fc.integer({ min: 1, max: 4 }),
      fc.integer({ min: 1, max: 20 }),
      fc.uniqueArray(fc.constantFrom('MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'), { minLength: 1 }),
      async (start, frequency, interval, count, weekdays) => {
        const { rrule } = await call('rrule-generator', { frequency, interval, count, weekdays });
        const { occurrences, complete, parts } = await call('rrule-parser', { rrule, start });
        expect(occurrences).toHaveLength(count);
        expect(complete).toBe(true);
        expect(occurrences).toEqual([...new Set(occurrences)].sort());
        expect(occurrences[0] >= start).toBe(true);
        expect([...parts.byDay].sort()).toEqual([...weekdays].sort());
        for (const day of occurrences) expect(weekdays).toContain(['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA'][new Date(day).getUTCDay()]);
      },
    ),
  );
});
