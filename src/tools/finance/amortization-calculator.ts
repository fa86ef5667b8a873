import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { addMonths, checkedDate, dateText, formatDate } from '../shared/dates/dates.ts';
import { D, decimals, growing, money, rounded } from '../shared/numbers/money.ts';
import { instalment, monthlyRate, PAID } from './lib/annuity.ts';

export default defineTool({
  slug: 'amortization-calculator',
  name: 'Amortization Schedule Calculator',
  category: 'finance',
  summary: 'Lists every payment of a monthly loan, with extra payments and an interest-only start.',
  description:
    'Nothing is rounded but what is shown, unless roundPayments is set: then the instalment and each interest are rounded as lenders do, and the last row takes what is left. Dates count from startDate, cut to the end of the month.',
  reference: 'Ordinary annuity, actuarial method',
  keywords: ['repayment plan', 'loan table'],
  heavyWhen: ({ termMonths }) => termMonths > 480,
  inputs: z.strictObject({
    amount: z.number().min(0.01).max(1e15).describe('Amount of money borrowed'),
    annualRatePercent: z.number().min(0).max(1000).describe('Nominal yearly rate in percent, compounded monthly'),
    termMonths: z.int().min(1).max(1200).describe('Number of monthly payments'),
    startDate: dateText.optional().describe('Date of the first payment, YYYY-MM-DD'),
    extraMonthlyPayment: z.number().min(0).max(1e15).default(0).describe('Extra payment to principal every month'),
    extraPayments: z
      .array(
        z.strictObject({
          period: z.int().min(1).max(1200).describe('Number of the payment it comes with, from 1'),
          amount: z.number().min(0.01).max(1e15).describe('Extra payment to principal'),
        }),
      )
      .max(200)
      .optional()
      .describe('Single extra payments by the number of the month'),
    interestOnlyMonths: z.int().min(0).max(1199).default(0).describe('Months with interest only before repayment starts'),
    roundPayments: z.boolean().default(false).describe("Round the payment and each month's interest, as lenders do"),
    decimals,
  }),
  result: z.strictObject({
    payment: z.number().describe('Regular instalment after any interest-only months'),
    payments: z.int().describe('Number of payments until the loan is paid off'),
    totalPaid: z.number().describe('Sum of everything paid'),
    totalInterest: z.number().describe('Sum of the interest paid'),
    interestSaved: z.number().describe('Interest saved by the extra payments'),
    payoffDate: z.string().optional().describe('Date of the last payment, YYYY-MM-DD; only with startDate'),
    rows: z
      .array(
        z.strictObject({
          period: z.int().describe('Number of the payment, from 1'),
          date: z.string().optional().describe('Date of the payment, YYYY-MM-DD; only with startDate'),
          payment: z.number().describe('Interest and principal together, without the extra payment'),
          interest: z.number().describe('Interest part of the payment'),
          principal: z.number().describe('Principal part of the payment'),
          extra: z.number().describe('Extra payment on top'),
          balance: z.number().describe('Balance after the payment'),
        }),
      )
      .describe('The plan, a row for each payment'),
  }),
  views: [{ kind: 'lines', field: 'rows', x: 'period', y: ['balance'] }],
  examples: [
    {
      inputs: { amount: 1200, annualRatePercent: 12, termMonths: 3, startDate: '2026-01-31', roundPayments: true },
      result: {
        payment: 408.03,
        payments: 3,
        totalPaid: 1224.08,
        totalInterest: 24.08,
        interestSaved: 0,
        payoffDate: '2026-03-31',
        rows: [
          { period: 1, date: '2026-01-31', payment: 408.03, interest: 12, principal: 396.03, extra: 0, balance: 803.97 },
          { period: 2, date: '2026-02-28', payment: 408.03, interest: 8.04, principal: 399.99, extra: 0, balance: 403.98 },
          { period: 3, date: '2026-03-31', payment: 408.02, interest: 4.04, principal: 403.98, extra: 0, balance: 0 },
        ],
      },
    },
  ],
  run(inputs) {
    const { termMonths, interestOnlyMonths, decimals: places } = inputs;
    if (interestOnlyMonths >= termMonths) invalid('interestOnlyMonths', `must leave at least one month of repayment: at most ${termMonths - 1}`);
    const extras = new Map<number, D>();
    for (const { period, amount } of inputs.extraPayments ?? []) extras.set(period, (extras.get(period) ?? new D(0)).plus(amount));
    const Precise = growing(monthlyRate(inputs.annualRatePercent).plus(1).pow(termMonths));
    const terms = {
      amount: new Precise(inputs.amount),
      rate: new Precise(inputs.annualRatePercent).div(1200),
      termMonths,
      interestOnlyMonths,
      round: inputs.roundPayments ? (sum: D) => rounded(sum, places) : (sum: D) => sum,
    };
    const actual = plan(terms, new D(inputs.extraMonthlyPayment), extras);
    const hasExtras = inputs.extraMonthlyPayment > 0 || extras.size > 0;
    const plainInterest = hasExtras ? plan(terms, new D(0), new Map()).interest : actual.interest;
    const start = inputs.startDate === undefined ? undefined : checkedDate(inputs.startDate);
    const dateOf = (period: number) => start && formatDate(addMonths(start, period - 1));
    if (start && addMonths(start, actual.rows.length - 1).year > 9999) unprocessable('The plan runs beyond the year 9999.', 'startDate');
    return {
      payment: money(actual.payment, places),
      payments: actual.rows.length,
      totalPaid: money(terms.amount.plus(actual.interest), places),
      totalInterest: money(actual.interest, places),
      interestSaved: money(plainInterest.minus(actual.interest), places),
      ...(start && { payoffDate: dateOf(actual.rows.length) }),
      rows: actual.rows.map(({ interest, principal, extra, balance }, index) => ({
        period: index + 1,
        ...(start && { date: dateOf(index + 1) }),
        payment: money(interest.plus(principal), places),
        interest: money(interest, places),
        principal: money(principal, places),
        extra: money(extra, places),
        balance: money(balance, places),
      })),
    };
  },
});

interface Terms {
  amount: D;
  rate: D;
  termMonths: number;
  interestOnlyMonths: number;
  round: (sum: D) => D;
}

interface Row {
  interest: D;
  principal: D;
  extra: D;
  balance: D;
}

const lesser = (a: D, b: D): D => (a.lt(b) ? a : b);

function plan(
  { amount, rate, termMonths, interestOnlyMonths, round }: Terms,
  extraMonthly: D,
  extras: ReadonlyMap<number, D>,
): { payment: D; interest: D; rows: Row[] } {
  const payment = round(instalment(amount, rate, termMonths - interestOnlyMonths));
  const rows: Row[] = [];
  let balance = amount;
  let total = new D(0);
  for (let period = 1; period <= termMonths && balance.gte(PAID); period++) {
    const interest = round(balance.times(rate));
    const due = payment.minus(interest);
    const repaid = period <= interestOnlyMonths ? new D(0) : period === termMonths ? balance : lesser(due, balance);
    const extra = lesser(extraMonthly.plus(extras.get(period) ?? 0), balance.minus(repaid));
    balance = balance.minus(repaid).minus(extra);
    total = total.plus(interest);
    rows.push({ interest, principal: repaid, extra, balance: balance.lt(PAID) ? new D(0) : balance });
  }
  return { payment, interest: total, rows };
}
