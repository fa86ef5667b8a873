import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, money } from '../shared/numbers/money.ts';
import { grouped } from '../shared/text/counts.ts';
import { monthlyRate, PAID } from './lib/annuity.ts';

const MAX_MONTHS = 1200;

export default defineTool({
  slug: 'debt-payoff-calculator',
  name: 'Debt Payoff Calculator (Snowball and Avalanche)',
  category: 'finance',
  summary: 'Plans the payoff of several debts, highest rate first or smallest balance first.',
  description:
    'The monthly budget stays the same: all minimum payments plus the extra. Every open debt gets its minimum, the rest goes to them in the order of the strategy, which is fixed at the start.',
  reference: 'Debt avalanche and debt snowball',
  keywords: ['credit cards', 'loans', 'debt free'],
  heavyWhen: ({ debts }) => debts.length > 1,
  inputs: z.strictObject({
    debts: z
      .array(
        z.strictObject({
          name: z.string().min(1).max(100).describe('Name of the debt'),
          balance: z.number().min(0.01).max(1e12).describe('Amount owed now'),
          annualRatePercent: z.number().min(0).max(1000).describe('Yearly rate in percent, of which a twelfth is added each month'),
          minimumPayment: z.number().min(0).max(1e12).describe('Minimum payment each month'),
        }),
      )
      .min(1)
      .max(50)
      .describe('The debts to pay off'),
    extraMonthlyPayment: z.number().min(0).max(1e12).default(0).describe('Amount paid each month on top of all minimum payments'),
    strategy: z
      .enum(['avalanche', 'snowball'])
      .default('avalanche')
      .describe('Debt that gets the extra: highest rate first (avalanche) or smallest balance first (snowball)'),
    decimals,
  }),
  result: z.strictObject({
    months: z.int().describe('Number of months until all debts are paid'),
    totalPaid: z.number().describe('Sum of all payments'),
    totalInterest: z.number().describe('Sum of all interest'),
    payoffOrder: z.array(z.string()).describe('Names of the debts in the order they are paid off'),
    debts: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the debt'),
          months: z.int().describe('Number of months until it is paid off'),
          interest: z.number().describe('Interest paid on it'),
        }),
      )
      .describe('A row for each debt, in the order given'),
  }),
  views: [{ kind: 'bars', field: 'debts', label: 'name', value: 'interest' }],
  examples: [
    {
      inputs: {
        debts: [
          { name: 'Card', balance: 3000, annualRatePercent: 22, minimumPayment: 90 },
          { name: 'Car', balance: 8000, annualRatePercent: 6, minimumPayment: 200 },
        ],
        extraMonthlyPayment: 150,
      },
      result: {
        months: 28,
        totalPaid: 12136.91,
        totalInterest: 1136.91,
        payoffOrder: ['Card', 'Car'],
        debts: [
          { name: 'Card', months: 15, interest: 438.96 },
          { name: 'Car', months: 28, interest: 697.95 },
        ],
      },
    },
  ],
  run({ debts: given, extraMonthlyPayment, strategy, decimals: places }) {
    const names = new Set<string>();
    given.forEach(({ name }, index) => {
      if (names.has(name)) invalid(`debts[${index}].name`, `must be the name of one debt only; ${JSON.stringify(name)} occurs twice`);
      names.add(name);
    });
    const debts = given.map(({ name, balance, annualRatePercent, minimumPayment }) => ({
      name,
      start: balance,
      annualRatePercent,
      rate: monthlyRate(annualRatePercent),
      minimum: new D(minimumPayment),
      balance: new D(balance),
      interest: new D(0),
      clearedAfter: 0,
    }));
    const byRate = (a: (typeof debts)[number], b: (typeof debts)[number]) => b.annualRatePercent - a.annualRatePercent;
    const byBalance = (a: (typeof debts)[number], b: (typeof debts)[number]) => a.start - b.start;
    const order = debts.toSorted(strategy === 'avalanche' ? (a, b) => byRate(a, b) || byBalance(a, b) : (a, b) => byBalance(a, b) || byRate(a, b));
    const budget = debts.reduce((sum, { minimum }) => sum.plus(minimum), new D(extraMonthlyPayment));
    const cleared: string[] = [];

    for (let month = 1; cleared.length < debts.length; month++) {
      if (month > MAX_MONTHS) unprocessable(`The debts are not paid within ${grouped(MAX_MONTHS)} months; pay more than the interest.`, 'extraMonthlyPayment');
      const open = order.filter(({ clearedAfter }) => clearedAfter === 0);
      let left = budget;
      for (const debt of open) {
        const interest = debt.balance.times(debt.rate);
        debt.interest = debt.interest.plus(interest);
        const minimum = D.min(debt.minimum, debt.balance.plus(interest));
        debt.balance = debt.balance.plus(interest).minus(minimum);
        left = left.minus(minimum);
      }
      for (const debt of open) {
        const payment = D.min(left, debt.balance);
        debt.balance = debt.balance.minus(payment);
        left = left.minus(payment);
        if (debt.balance.lt(PAID)) {
          debt.clearedAfter = month;
          cleared.push(debt.name);
        }
      }
    }
    const interest = debts.reduce((sum, debt) => sum.plus(debt.interest), new D(0));
    return {
      months: Math.max(...debts.map(({ clearedAfter }) => clearedAfter)),
      totalPaid: money(
        debts.reduce((sum, { start }) => sum.plus(start), interest),
        places,
      ),
      totalInterest: money(interest, places),
      payoffOrder: cleared,
      debts: debts.map(({ name, clearedAfter, interest: own }) => ({ name, months: clearedAfter, interest: money(own, places) })),
    };
  },
});
