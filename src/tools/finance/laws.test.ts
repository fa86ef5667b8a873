import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tools } from '../all.ts';
import { run } from '../testing.ts';

const tool = (slug: string) => {
  const found = tools.get(slug);
  if (!found) throw new Error(`no tool ${slug}`);
  return found;
};

describe('laws', () => {
  const cents = (least: number, most: number) => fc.integer({ min: least * 100, max: most * 100 }).map((value) => value / 100);

  it('a loan solved for its payment gives its rate back', async () => {
    await fc.assert(
      fc.asyncProperty(
        cents(100, 1e6),
        fc.integer({ min: 1, max: 300 }).map((tenths) => tenths / 10),
        fc.integer({ min: 2, max: 480 }),
        async (amount, annualRatePercent, termMonths) => {
          const { payment } = await run(tool('loan-calculator'), { amount, annualRatePercent, termMonths, decimals: 10 });
          const { annualRatePercent: found } = await run(tool('loan-calculator'), { solveFor: 'rate', amount, termMonths, payment });
          expect(Math.abs(found - annualRatePercent)).toBeLessThan(1e-6);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('tax added and taken out again leaves the amount, and net and taxes are the gross', async () => {
    await fc.assert(
      fc.asyncProperty(
        cents(-1e6, 1e6),
        fc.array(cents(0, 50), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (amount, [ratePercent = 0, ...additionalRatesPercent], compound) => {
          const added = await run(tool('vat-calculator'), { amount, ratePercent, additionalRatesPercent, compound });
          expect(Math.abs(added.net + added.tax - added.gross)).toBeLessThan(0.005);
          const removed = await run(tool('vat-calculator'), { amount: added.gross, ratePercent, additionalRatesPercent, compound, mode: 'remove' });
          expect(Math.abs(removed.net - amount)).toBeLessThan(0.05);
          expect(removed.gross).toBe(added.gross);
        },
      ),
      { numRuns: 50 },
    );
  });

  it('after the transfers of a shared trip everybody is even', async () => {
    const names = ['Ann', 'Bob', 'Cy', 'Dä', '__proto__'];
    const expense = fc.record({ paidBy: fc.constantFrom(...names), amount: cents(1, 1000), sharedBy: fc.subarray(names, { minLength: 1 }) });
    await fc.assert(
      fc.asyncProperty(fc.array(expense, { minLength: 1, maxLength: 20 }), async (expenses) => {
        const { balances, transfers } = await run(tool('expense-split-calculator'), { people: names, expenses });
        const open = new Map<string, number>(balances.map(({ name, balance }: { name: string; balance: number }) => [name, Math.round(balance * 100)]));
        expect([...open.values()].reduce((sum, balance) => sum + balance, 0)).toBe(0);
        for (const { from, to, amount } of transfers) {
          open.set(from, (open.get(from) ?? 0) + Math.round(amount * 100));
          open.set(to, (open.get(to) ?? 0) - Math.round(amount * 100));
        }
        expect([...open.values()].every((balance) => balance === 0)).toBe(true);
      }),
      { numRuns: 50 },
    );
  });

  it('a schedule repays exactly what was borrowed', async () => {
    await fc.assert(
      fc.asyncProperty(
        cents(100, 1e6),
        cents(0, 20),
        fc.integer({ min: 1, max: 60 }),
        fc.boolean(),
        async (amount, annualRatePercent, termMonths, roundPayments) => {
          const { rows } = await run(tool('amortization-calculator'), { amount, annualRatePercent, termMonths, roundPayments });
          expect(rows.at(-1).balance).toBe(0);
          const repaid = rows.reduce((sum: number, row: { principal: number; extra: number }) => sum + Math.round((row.principal + row.extra) * 100), 0) / 100;
          expect(Math.abs(repaid - amount)).toBeLessThan(0.01 * rows.length);
        },
      ),
      { numRuns: 30 },
    );
  });

  it('every MACRS table adds up to the whole cost', async () => {
    const classes = ['3', '5', '7', '10', '15', '20'].map((propertyClass) => ({ propertyClass }));
    const quarters = ['3', '5', '7'].flatMap((propertyClass) => [1, 2, 3, 4].map((quarter) => ({ propertyClass, convention: 'mid-quarter', quarter })));
    const months = ['27.5', '39'].flatMap((propertyClass) => [1, 6, 12].map((month) => ({ propertyClass, month })));
    for (const inputs of [...classes, ...quarters, ...months]) {
      const { schedule } = await run(tool('macrs-depreciation-calculator'), { cost: 1000, ...inputs });
      expect(schedule.at(-1).bookValue, JSON.stringify(inputs)).toBe(0);
    }
  });

  it('call and put differ by the discounted forward (put-call parity)', async () => {
    await fc.assert(
      fc.asyncProperty(
        cents(1, 1000),
        cents(1, 1000),
        cents(1, 5),
        cents(1, 90),
        cents(-5, 20),
        async (spotPrice, strikePrice, years, volatilityPercent, ratePercent) => {
          const { call, put } = await run(tool('black-scholes-calculator'), { spotPrice, strikePrice, years, volatilityPercent, ratePercent });
          expect(call.price - put.price).toBeCloseTo(spotPrice - strikePrice * Math.exp((-ratePercent / 100) * years), 8);
        },
      ),
      { numRuns: 20 },
    );
  });
});

describe('published examples', () => {
  it('prices the bonds of the PRICE and YIELD functions (Microsoft support pages)', async () => {
    const bond = { settlementDate: '2008-02-15', maturityDate: '2017-11-15', couponRatePercent: 5.75 };
    expect((await run(tool('bond-price-calculator'), { ...bond, yieldPercent: 6.5, decimals: 8 })).cleanPrice).toBe(94.63436162);
    const yielding = { settlementDate: '2008-02-15', maturityDate: '2016-11-15', couponRatePercent: 5.75, cleanPrice: 95.04287 };
    expect((await run(tool('bond-yield-calculator'), yielding)).yieldPercent).toBeCloseTo(6.5, 5);
  });

  it('finds the rates of the XIRR and IRR functions (Microsoft support pages)', async () => {
    expect((await run(tool('irr-calculator'), { cashFlows: [-70000, 12000, 15000, 18000, 21000, 26000] })).irrPercent).toBeCloseTo(8.663, 3);
  });

  it('counts 30/360 as the NASD examples', async () => {
    const days = async (startDate: string, endDate: string, convention: string) =>
      (await run(tool('day-count-calculator'), { startDate, endDate, convention })).days;
    expect(await days('2007-02-28', '2008-02-29', '30/360')).toBe(360);
    expect(await days('2006-08-31', '2007-02-28', '30/360')).toBe(178);
    expect(await days('2006-08-31', '2007-02-28', '30e/360')).toBe(178);
    expect(await days('2007-01-30', '2007-03-31', '30/360')).toBe(60);
    expect(await days('2007-03-31', '2007-01-30', '30/360')).toBe(-60);
  });
});
