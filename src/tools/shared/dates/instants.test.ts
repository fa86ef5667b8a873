import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { parseInstant, parseInstantInUtc } from './instants.ts';

it.each(pythonRows<[string, number]>('instants'))('reads %s as Python does', (text, milliseconds) => {
  expect(parseInstant(text)).toBe(milliseconds);
});

it.each(pythonRows<[string, number]>('earlyInstants'))('reads %s, of a year that Date.UTC may take for another', (text, milliseconds) => {
  expect(parseInstant(text)).toBe(milliseconds);
  expect(parseInstantInUtc(text)).toBe(milliseconds);
});

it('tells those beyond the years 0001 to 9999 in UTC', () => {
  const edges = ['0001-01-01T00:59:59+01:00', '0001-01-01T01:00+01:00', '9999-12-31T22:59:59.999-01:00', '9999-12-31T23:00-01:00'];
  expect(edges.map(parseInstantInUtc)).toEqual([undefined, -62_135_596_800_000, 253_402_300_799_999, undefined]);
  expect(edges.map(parseInstant)).toEqual([-62_135_596_801_000, -62_135_596_800_000, 253_402_300_799_999, 253_402_300_800_000]);
});

// RFC 3339 section 5.8.
it.each([
  ['1985-04-12T23:20:50.52Z', '1985-04-12T23:20:50.520Z'],
  ['1996-12-19T16:39:57-08:00', '1996-12-20T00:39:57.000Z'],
  ['1937-01-01T12:00:27.87+00:20', '1937-01-01T11:40:27.870Z'],
  ['2024-02-29t12:30z', '2024-02-29T12:30:00.000Z'],
  ['2024-02-29T12:30+0100', '2024-02-29T11:30:00.000Z'],
  ['2024-01-01T00:00:00.1239Z', '2024-01-01T00:00:00.123Z'],
])('reads %s', (text, expected) => {
  expect(new Date(parseInstant(text) ?? Number.NaN).toISOString()).toBe(expected);
});

it.each([
  '0000-12-31T00:00Z',
  '2023-02-29T00:00Z',
  '2024-01-01T24:00Z',
  '2024-01-01T00:60Z',
  '2024-01-01T00:00',
  '2024-01-01',
  '2024-01-01T00:00+24:00',
  '2024-01-01T00:00:60Z',
  ' 2024-01-01T00:00Z',
])('takes %j for no instant', (text) => {
  expect(parseInstant(text)).toBeUndefined();
});
