import { expect, it } from 'vitest';
import { Precise } from '../../shared/numbers/precise.ts';
import { halfUp, wholeDown, wholeUp } from './whole.ts';

it.each([
  ['2', 2, 2, 2],
  ['2.000000001', 2, 2, 2],
  ['2.0000000011', 3, 2, 2],
  ['1.999999999', 2, 2, 2],
  ['1.9999999989', 2, 1, 2],
  ['2.5', 3, 2, 3],
  ['2.499999999', 3, 2, 3],
  ['2.4999999989', 3, 2, 2],
  ['-1.5', -1, -2, -1],
  ['0', 0, 0, 0],
])('rounds %s', (value, up, down, nearest) => {
  const exact = new Precise(value);
  expect([wholeUp, wholeDown, halfUp].map((round) => round(exact).toNumber() + 0)).toEqual([up, down, nearest]);
});
