import { expect, it } from 'vitest';
import { mailZoneOffset, SHORT_MONTHS } from './month-names.ts';

it('has the months as Intl shortens them in English', () => {
  const short = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' });
  expect(SHORT_MONTHS).toEqual(Array.from({ length: 12 }, (_, month) => short.format(Date.UTC(2024, month, 15)).toLowerCase()));
});

// RFC 5322 section 4.3.
it.each([
  ['EDT', '-04:00'],
  ['EST', '-05:00'],
  ['CDT', '-05:00'],
  ['CST', '-06:00'],
  ['MDT', '-06:00'],
  ['MST', '-07:00'],
  ['PDT', '-07:00'],
  ['PST', '-08:00'],
  ['UT', '+00:00'],
  ['gmt', '+00:00'],
  ['CET', undefined],
  ['constructor', undefined],
])('takes the zone %s for %s', (zone, offset) => {
  expect(mailZoneOffset(zone)).toBe(offset);
});

it('gives the zones the offsets that the runtime reads in dates', () => {
  for (const zone of ['EDT', 'EST', 'CDT', 'CST', 'MDT', 'MST', 'PDT', 'PST', 'UT', 'GMT', 'UTC', 'Z']) {
    expect(Date.parse(`2024-03-04T05:06:07${mailZoneOffset(zone)}`), zone).toBe(Date.parse(`4 Mar 2024 05:06:07 ${zone}`));
  }
});
