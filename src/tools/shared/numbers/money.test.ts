import { expect, it } from 'vitest';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { cleared, D, fraction, growing, money, ratio, wholeUp } from './money.ts';

it.each(pythonRows<[string, number, number]>('money'))('rounds %s to %i decimals half away from zero', (sum, places, expected) => {
  expect(money(new D(sum), places)).toBe(expected);
});

it('does not let the noise of division tip a tie', () => {
  expect(money(new D(1).div(3).times(3).times('0.005'), 2)).toBe(0.01);
  expect(wholeUp(new D(10).div(3).times(3))).toEqual(new D(10));
  expect(wholeUp(new D('10.1')).toNumber()).toBe(11);
});

it('takes what division leaves of equal sums for 0', () => {
  const third = new D(1).div(3);
  expect(cleared(third.times(3).minus(1), new D(1)).isZero()).toBe(true);
  expect(cleared(new D('1e-40'), new D(1)).isZero()).toBe(false);
});

it('gives doubles, never -0, and refuses what none holds', () => {
  expect(Object.is(ratio(new D('-0')), 0)).toBe(true);
  expect(Object.is(ratio(new D('-1e-400')), 0)).toBe(true);
  expect(() => ratio(new D('1e309'))).toThrow(Unprocessable);
  expect(fraction(5).toNumber()).toBe(0.05);
});

it('keeps more digits where sums grow', () => {
  const Wide = growing(new D('1e40'));
  expect(new Wide('1e40').plus('1e-55').minus('1e40').toString()).toBe(new D('1e-55').toString());
});
