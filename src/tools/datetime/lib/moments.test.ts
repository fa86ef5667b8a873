import fc from 'fast-check';
import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import {
  floorDivide,
  instantAt,
  momentOf,
  offsetText,
  partsText,
  quotient,
  readInstant,
  readMoment,
  readZone,
  writeDate,
  writeInstant,
  writeZoned,
  zonedOf,
} from './moments.ts';

it.each([
  ['2024-02-29', 'date'],
  ['0001-01-01', 'date'],
  ['2024-02-29T23:59', 'local'],
  ['2024-02-29 23:59:59.123456789', 'local'],
  ['2024-02-29T23:59:59Z', 'instant'],
  ['2024-02-29T23:59:59.5-05:30', 'instant'],
  ['2023-02-29', undefined],
  ['0000-01-01', undefined],
  ['2024-2-9', undefined],
  ['2024-02-29T24:00', undefined],
  ['2024-02-29T23:59:60', undefined],
  ['2024-02-29T23:59:59+24:00', undefined],
  ['2024-02-29Z', undefined],
  ['+002024-02-29', undefined],
  ['', undefined],
])('takes %j for a moment of the kind %s', (text, kind) => {
  expect(readMoment(text)?.kind).toBe(kind);
});

it('gives back the instants that it has written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -62_135_596_800_000_000_000n, max: 253_402_300_799_999_999_999n }), (nanoseconds) => {
      expect(readInstant(writeInstant(instantAt(nanoseconds)))?.instant.epochNanoseconds).toBe(nanoseconds);
    }),
  );
  expect(() => instantAt(253_402_300_800_000_000_000n)).toThrow(Unprocessable);
  expect(() => writeDate(Temporal.PlainDate.from('+010000-01-01'))).toThrow(Unprocessable);
});

// Changes of the clock by the tz database: New York 2024-03-10 and 2024-11-03, São Paulo 2018-11-04 at midnight.
it.each([
  ['2024-03-10T02:30', 'America/New_York', '2024-03-10T03:30:00-04:00'],
  ['2024-11-03T01:30', 'America/New_York', '2024-11-03T01:30:00-04:00'],
  ['2018-11-04', 'America/Sao_Paulo', '2018-11-04T01:00:00-02:00'],
  ['2024-07-01T00:00:00Z', 'Asia/Kolkata', '2024-07-01T05:30:00+05:30'],
  ['2024-07-01', '+05:45', '2024-07-01T00:00:00+05:45'],
])('puts %s on the clock of %s', (text, zone, expected) => {
  const zoned = zonedOf(momentOf(text), zone);
  expect([writeZoned(zoned), offsetText(zoned)]).toEqual([expected, expected.slice(-6)]);
});

it.each([
  ['europe/berlin', 'Europe/Berlin'],
  ['UTC', 'UTC'],
  ['+05:30', '+05:30'],
  ['Mars/Olympus', undefined],
  ['+25:00', undefined],
  ['[Europe/Berlin]', undefined],
])('takes %j for the zone %s', (text, zone) => {
  expect(readZone(text)).toBe(zone);
});

it('divides whole numbers downwards, and to the nearest double', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.bigInt({ min: 1n, max: 10n ** 9n }), (value, divisor) => {
      const floor = floorDivide(value, divisor);
      expect(floor * divisor <= value && value < (floor + 1n) * divisor).toBe(true);
    }),
  );
  expect([quotient(1n, 3n), quotient(-7n, 2n), quotient(0n, 5n), quotient(10n ** 18n, 86_400n * 10n ** 9n)]).toEqual([1 / 3, -3.5, 0, 11574.074074074075]);
});

it('says parts with their plurals, and leaves out those of 0', () => {
  expect(
    partsText([
      [1, 'day'],
      [0, 'hour'],
      ['1.5', 'minute'],
    ]),
  ).toBe('1 day 1.5 minutes');
  expect(partsText([[0, 'day']])).toBe('0 seconds');
});
