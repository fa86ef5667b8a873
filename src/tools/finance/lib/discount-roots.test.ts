import fc from 'fast-check';
import { expect, it } from 'vitest';
import { D } from '../../shared/numbers/money.ts';
import { discountRoots } from './discount-roots.ts';

const flowsOf = (...amounts: number[]) => amounts.map((amount, time) => ({ amount: new D(amount), time }));
const ratesOf = (...amounts: number[]): number[] => discountRoots(flowsOf(...amounts), 1).map((rate) => rate.toNumber());

it.each([
  [[-100, 110], [0.1]],
  [[-100, 0, 121], [0.1]],
  // (1+i)² − 2.5(1+i) + 1.54 = 0: 1.1 and 1.4.
  [
    [-100, 250, -154],
    [0.1, 0.4],
  ],
  // A double root at 1.2.
  [[-100, 240, -144], [0.2]],
  [[100, 100], []],
  [[-100, 50], [-0.5]],
  [[-100, 100], [0]],
])('finds every rate at which %j sum to 0: %j', (amounts, rates) => {
  const found = ratesOf(...amounts);
  expect(found).toHaveLength(rates.length);
  for (const [index, rate] of found.entries()) expect(rate).toBeCloseTo(rates[index] ?? Number.NaN, 12);
});

it('finds the rates that a product of (1 + i − r) was made of', () => {
  const percent = fc.uniqueArray(fc.integer({ min: -60, max: 300 }), { minLength: 1, maxLength: 3 });
  fc.assert(
    fc.property(percent, (given) => {
      let amounts = [new D(1)];
      for (const one of given) {
        const growth = new D(one).div(100).plus(1);
        amounts = Array.from({ length: amounts.length + 1 }, (_, power) => (amounts[power] ?? new D(0)).minus((amounts[power - 1] ?? new D(0)).times(growth)));
      }
      const rates = discountRoots(
        amounts.map((amount, time) => ({ amount, time })),
        1,
      );
      expect(rates.map((rate) => Math.round(rate.toNumber() * 1e10) / 1e10 + 0)).toEqual(given.toSorted((a, b) => a - b).map((one) => one / 100 + 0));
    }),
    { numRuns: 60 },
  );
});

it('counts time in days of a year of 365', () => {
  const [rate] = discountRoots(
    [
      { amount: new D(-100), time: 0 },
      { amount: new D(121), time: 730 },
    ],
    365,
  );
  expect(rate?.toNumber()).toBeCloseTo(0.1, 12);
});
