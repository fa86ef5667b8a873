import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { cleared, D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { root } from '../shared/numbers/solve.ts';
import { grouped } from '../shared/text/counts.ts';
import { annuityFactor } from './lib/annuity.ts';
import { PERIODS_PER_YEAR } from './lib/frequencies.ts';

const MAX_PAYMENTS = 5200;
const NOTHING = new D('1e-40');

export default defineTool({
  slug: 'loan-calculator',
  name: 'Loan Calculator',
  category: 'finance',
  summary: 'Calculates the payment, amount, rate or term of a loan repaid in equal instalments (EMI).',
  description:
    'Give the three values that are not solved for. The term is counted in payments: termMonths times payments a year over 12, to the nearest whole. Totals come from the unrounded payment.',
  reference: 'Ordinary annuity: amount = payment·(1−(1+i)^−n)/i + balloon·(1+i)^−n',
  keywords: ['emi', 'credit', 'monthly payment', 'borrow', 'repayment'],
  inputs: z.strictObject({
    solveFor: z.enum(['payment', 'amount', 'rate', 'term']).default('payment').describe('The value to find; the other three are given'),
    amount: z.number().min(0.01).max(1e15).optional().describe('Amount of money borrowed'),
    annualRatePercent: z.number().min(0).max(1000).optional().describe('Nominal yearly rate in percent, compounded at each payment'),
    termMonths: z.int().min(1).max(1200).optional().describe('Length of the loan in months'),
    payment: z.number().min(0.01).max(1e15).optional().describe('Instalment at the end of each period'),
    frequency: z
      .enum(['weekly', 'biweekly', 'semimonthly', 'monthly', 'quarterly', 'semiannual', 'annual'])
      .default('monthly')
      .describe('How often a payment is made'),
    balloon: z.number().min(0).max(1e15).default(0).describe('Amount still due with the last payment'),
    decimals,
  }),
  result: z.strictObject({
    payment: z.number().describe('Regular instalment of the loan'),
    amount: z.number().describe('Amount of money borrowed'),
    annualRatePercent: z.number().describe('Nominal yearly rate, in percent'),
    payments: z.int().describe('Number of instalments'),
    lastPayment: z.number().describe('Last instalment, balloon included'),
    totalPaid: z.number().describe('Sum of everything paid'),
    totalInterest: z.number().describe('Interest paid: total paid less the amount'),
  }),
  appliesWhen: {
    amount: { solveFor: ['payment', 'rate', 'term'] },
    annualRatePercent: { solveFor: ['payment', 'amount', 'term'] },
    termMonths: { solveFor: ['payment', 'amount', 'rate'] },
    payment: { solveFor: ['amount', 'rate', 'term'] },
  },
  examples: [
    {
      inputs: { amount: 200000, annualRatePercent: 6.5, termMonths: 360 },
      result: { payment: 1264.14, amount: 200000, annualRatePercent: 6.5, payments: 360, lastPayment: 1264.14, totalPaid: 455088.98, totalInterest: 255088.98 },
    },
    {
      inputs: { solveFor: 'term', amount: 10000, annualRatePercent: 12, payment: 250 },
      result: { payment: 250, amount: 10000, annualRatePercent: 12, payments: 52, lastPayment: 84.67, totalPaid: 12834.67, totalInterest: 2834.67 },
    },
  ],
  run(inputs) {
    const { solveFor, frequency, decimals: places } = inputs;
    const perYear = PERIODS_PER_YEAR[frequency];
    const fields = { payment: 'payment', amount: 'amount', rate: 'annualRatePercent', term: 'termMonths' } as const;
    for (const [value, field] of Object.entries(fields)) {
      if (value === solveFor && inputs[field] !== undefined) invalid(field, `must not be given when solving for ${solveFor}`);
      if (value !== solveFor && inputs[field] === undefined) invalid(field, `is required when solving for ${solveFor}`);
    }
    const { amount: givenAmount = 0, annualRatePercent = 0, termMonths = 0, payment: givenPayment = 0 } = inputs;
    const balloon = new D(inputs.balloon);
    let rate = new D(annualRatePercent).div(100 * perYear);
    let amount = new D(givenAmount);
    let payment = new D(givenPayment);
    let payments = Math.max(1, new D(termMonths).times(perYear).div(12).toDecimalPlaces(0, D.ROUND_HALF_UP).toNumber());
    let last: D | undefined;

    if (solveFor === 'payment') {
      payment = cleared(amount.minus(balloon.times(rate.plus(1).pow(-payments))), amount).div(annuityFactor(rate, payments));
      if (payment.lt(0)) unprocessable('The balloon is more than the loan grows to by its end.', 'balloon');
    } else if (solveFor === 'amount') {
      amount = payment.times(annuityFactor(rate, payments)).plus(balloon.times(rate.plus(1).pow(-payments)));
    } else if (solveFor === 'rate') {
      rate = rateOf(amount, payment, payments, balloon);
    } else {
      if (!balloon.isZero()) invalid('balloon', 'must be 0 when solving for term');
      ({ payments, last } = termOf(amount, payment, rate));
    }
    last ??= payment.plus(balloon);
    const totalPaid = payment.times(payments - 1).plus(last);
    return {
      payment: money(payment, places),
      amount: money(amount, places),
      annualRatePercent: solveFor === 'rate' ? ratio(rate.times(100 * perYear)) : annualRatePercent,
      payments,
      lastPayment: money(last, places),
      totalPaid: money(totalPaid, places),
      totalInterest: money(totalPaid.minus(amount), places),
    };
  },
});

/** The rate per period at which the payments are worth the amount. */
function rateOf(amount: D, payment: D, payments: number, balloon: D): D {
  const excess = (rate: D) =>
    payment
      .times(annuityFactor(rate, payments))
      .plus(balloon.times(rate.plus(1).pow(-payments)))
      .minus(amount);
  const atZero = excess(new D(0));
  if (atZero.isNeg()) unprocessable('The payments do not even repay the amount, so no rate at or above 0 fits.', 'payment');
  if (atZero.isZero()) return new D(0);
  let high = new D(1);
  while (excess(high).isPos()) high = high.times(2);
  return root(excess, new D(0), high) ?? unprocessable('No rate fits.');
}

/** The first payment that brings the balance to 0, and what is left to pay with it. */
function termOf(amount: D, payment: D, rate: D): { payments: number; last: D } {
  if (payment.lte(amount.times(rate))) unprocessable("The payment is not above the first period's interest, so the loan is never repaid.", 'payment');
  const growth = rate.plus(1);
  let balance = amount;
  for (let payments = 1; payments <= MAX_PAYMENTS; payments++) {
    const due = balance.times(growth);
    if (due.minus(payment).lte(amount.times(NOTHING))) return { payments, last: due };
    balance = due.minus(payment);
  }
  return unprocessable(`The loan takes more than ${grouped(MAX_PAYMENTS)} payments.`, 'payment');
}
