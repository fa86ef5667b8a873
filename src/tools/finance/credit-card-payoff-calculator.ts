import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { grouped } from '../shared/text/counts.ts';
import { instalment, monthlyRate, PAID } from './lib/annuity.ts';

const MAX_MONTHS = 1200;

export default defineTool({
  slug: 'credit-card-payoff-calculator',
  name: 'Credit Card Payoff Calculator',
  category: 'finance',
  summary: 'Calculates the months and interest to clear a card with a fixed payment, a deadline or minimum payments.',
  description: 'Each month a twelfth of the rate is added to the balance, then the payment is made, never above what is owed; nothing is rounded on the way.',
  reference: 'Monthly compounding at one twelfth of the yearly rate',
  keywords: ['debt', 'minimum payment', 'pay off credit card'],
  inputs: z.strictObject({
    balance: z.number().min(0.01).max(1e12).describe('Amount owed now'),
    annualRatePercent: z.number().min(0).max(1000).describe('Yearly rate in percent, of which a twelfth is added each month'),
    strategy: z.enum(['fixed', 'deadline', 'minimum']).default('fixed').describe('How to repay: a fixed payment, within a number of months, or the minimum'),
    monthlyPayment: z.number().min(0.01).max(1e12).optional().describe('Payment each month; required for fixed'),
    months: z.int().min(1).max(MAX_MONTHS).optional().describe('Months in which to repay; required for deadline'),
    minimumPercent: z.number().min(0).max(100).default(2).describe('Minimum payment in percent of the statement balance, for minimum'),
    minimumAmount: z.number().min(0).max(1e9).default(25).describe('Lowest minimum payment in money, for minimum'),
    decimals,
  }),
  result: z.strictObject({
    months: z.int().describe('Number of months until paid off'),
    firstPayment: z.number().describe('Payment of the first month'),
    lastPayment: z.number().describe('Payment of the last month'),
    totalPaid: z.number().describe('Sum of all payments'),
    totalInterest: z.number().describe('Interest paid: total paid less the balance'),
  }),
  appliesWhen: {
    monthlyPayment: { strategy: ['fixed'] },
    months: { strategy: ['deadline'] },
    minimumPercent: { strategy: ['minimum'] },
    minimumAmount: { strategy: ['minimum'] },
  },
  examples: [
    {
      inputs: { balance: 5000, annualRatePercent: 18, monthlyPayment: 200 },
      result: { months: 32, firstPayment: 200, lastPayment: 113.96, totalPaid: 6313.96, totalInterest: 1313.96 },
    },
  ],
  run(inputs) {
    const { strategy, months, monthlyPayment, decimals: places } = inputs;
    const rate = monthlyRate(inputs.annualRatePercent);
    const start = new D(inputs.balance);
    const level = levelPayment(start, rate, strategy, monthlyPayment, months);
    if (strategy === 'deadline' && level && months) {
      // The level instalment repays the balance by definition; paying month by month would blow its last digits up.
      const paid = level.times(months);
      const payment = money(level, places);
      return { months, firstPayment: payment, lastPayment: payment, totalPaid: money(paid, places), totalInterest: money(paid.minus(start), places) };
    }
    const minimumShare = fraction(inputs.minimumPercent);
    let balance = start;
    let paid = new D(0);
    let first: D | undefined;
    for (let month = 1; month <= MAX_MONTHS; month++) {
      const statement = balance.plus(balance.times(rate));
      const payment = D.min(statement, level ?? D.max(statement.times(minimumShare), inputs.minimumAmount));
      first ??= payment;
      paid = paid.plus(payment);
      balance = statement.minus(payment);
      if (balance.lt(PAID)) {
        return {
          months: month,
          firstPayment: money(first, places),
          lastPayment: money(payment, places),
          totalPaid: money(paid, places),
          totalInterest: money(paid.minus(start), places),
        };
      }
    }
    return unprocessable(`The balance is not paid off within ${grouped(MAX_MONTHS)} months.`);
  },
});

/** The same payment every month, or undefined for minimum payments. */
function levelPayment(balance: D, rate: D, strategy: string, monthlyPayment: number | undefined, months: number | undefined): D | undefined {
  if (strategy === 'minimum') return undefined;
  if (strategy === 'deadline') return instalment(balance, rate, months ?? invalid('months', 'is required for the deadline strategy'));
  const payment = new D(monthlyPayment ?? invalid('monthlyPayment', 'is required for the fixed strategy'));
  if (rate.gt(0) && payment.lte(balance.times(rate)))
    unprocessable("The payment is not above the first month's interest, so the balance never falls.", 'monthlyPayment');
  return payment;
}
