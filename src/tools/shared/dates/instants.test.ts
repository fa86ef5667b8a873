import { expect, it } from 'vitest';
import { pythonRows } from '../testing.ts';
import { parseInstant } from './instants.ts';

it.each(pythonRows<[string, number]>('instants'))('reads %s as Python does', (text, milliseconds) => {
  expect(parseInstant(text)).toBe(milliseconds);
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
