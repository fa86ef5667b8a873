import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { cleared, D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { instalment, monthlyRate, PAID } from './lib/annuity.ts';

export default defineTool({
  slug: 'mortgage-calculator',
  name: 'Mortgage Calculator',
  category: 'finance',
  summary: 'Calculates the monthly cost of a home loan with tax, insurance, mortgage insurance, fees and extra payments.',
  description:
    'Worked month by month without rounding; each figure is rounded on its own. Mortgage insurance is due while the opening balance is above 80 percent of the price.',
  reference: 'Ordinary annuity; semiannual compounding by the Interest Act of Canada, section 6',
  keywords: ['home loan', 'house', 'piti', 'pmi', 'canadian mortgage'],
  inputs: z.strictObject({
    homePrice: z.number().min(1).max(1e12).describe('Purchase price of the home'),
    downPayment: z.number().min(0).max(1e12).optional().describe('Amount paid up front'),
    downPaymentPercent: z.number().min(0).max(100).optional().describe('Down payment in percent of the price; not together with downPayment'),
    annualRatePercent: z.number().min(0).max(100).describe('Nominal yearly rate, in percent'),
    termYears: z.int().min(1).max(50).default(30).describe('Length of the loan in years'),
    compounding: z.enum(['monthly', 'semiannual']).default('monthly').describe('How the rate is compounded; semiannual is the Canadian rule'),
    annualPropertyTaxPercent: z.number().min(0).max(100).default(0).describe('Yearly property tax, in percent of the home price'),
    annualHomeInsurance: z.number().min(0).max(1e9).default(0).describe('Insurance premium per year'),
    annualMortgageInsurancePercent: z.number().min(0).max(100).default(0).describe('Yearly mortgage insurance (PMI), in percent of the original loan'),
    monthlyFees: z.number().min(0).max(1e9).default(0).describe('Association and other fees per month'),
    extraMonthlyPayment: z.number().min(0).max(1e9).default(0).describe('Extra payment to principal each month'),
    schedule: z.enum(['none', 'yearly', 'monthly']).default('none').describe('Lists what is paid in each year or month, and what is left'),
    decimals,
  }),
  result: z.strictObject({
    loanAmount: z.number().describe('Amount borrowed: price less down payment'),
    loanToValuePercent: z.number().describe('Loan in percent of the price, not rounded'),
    monthlyPrincipalAndInterest: z.number().describe('Instalment of the loan per month'),
    monthlyPropertyTax: z.number().describe('Property tax per month, one twelfth of the yearly tax'),
    monthlyHomeInsurance: z.number().describe('Home insurance per month, one twelfth of the premium'),
    monthlyMortgageInsurance: z.number().describe('Mortgage insurance in the first month'),
    monthlyTotal: z.number().describe("The first month's instalment, tax, insurances and fees, without the extra payment"),
    months: z.int().describe('Number of months until paid off'),
    totalInterest: z.number().describe('Interest over the life of the loan'),
    totalMortgageInsurance: z.number().describe('Mortgage insurance over the life of the loan'),
    interestSaved: z.number().describe('Interest saved by the extra payments'),
    monthsSaved: z.int().describe('Months saved by the extra payments'),
    schedule: z
      .array(
        z.strictObject({
          period: z.int().describe('Number of the year or month, from 1'),
          interest: z.number().describe('Interest paid in it'),
          principal: z.number().describe('Principal paid in it, extra payments included'),
          balance: z.number().describe('What is owed at its end'),
        }),
      )
      .optional()
      .describe('The repayment by year or month; only if asked for by schedule'),
  }),
  headline: 'monthlyTotal',
  views: [
    { kind: 'figures', field: 'monthlyTotal', of: ['monthlyPrincipalAndInterest', 'monthlyPropertyTax', 'monthlyHomeInsurance', 'monthlyMortgageInsurance'] },
    { kind: 'lines', field: 'schedule', x: 'period', y: ['balance'] },
  ],
  examples: [
    {
      inputs: { homePrice: 400000, downPaymentPercent: 20, annualRatePercent: 6, annualPropertyTaxPercent: 1.2, annualHomeInsurance: 1500, schedule: 'yearly' },
      result: {
        loanAmount: 320000,
        loanToValuePercent: 80,
        monthlyPrincipalAndInterest: 1918.56,
        monthlyPropertyTax: 400,
        monthlyHomeInsurance: 125,
        monthlyMortgageInsurance: 0,
        monthlyTotal: 2443.56,
        months: 360,
        totalInterest: 370682.2,
        totalMortgageInsurance: 0,
        interestSaved: 0,
        monthsSaved: 0,
        // Worked out with Python's fractions.
        schedule: [
          { period: 1, interest: 19093.1, principal: 3929.64, balance: 316070.36 },
          { period: 2, interest: 18850.73, principal: 4172.01, balance: 311898.35 },
          { period: 3, interest: 18593.41, principal: 4429.33, balance: 307469.02 },
          { period: 4, interest: 18320.22, principal: 4702.52, balance: 302766.5 },
          { period: 5, interest: 18030.18, principal: 4992.56, balance: 297773.94 },
          { period: 6, interest: 17722.25, principal: 5300.49, balance: 292473.45 },
          { period: 7, interest: 17395.33, principal: 5627.41, balance: 286846.03 },
          { period: 8, interest: 17048.24, principal: 5974.5, balance: 280871.53 },
          { period: 9, interest: 16679.74, principal: 6343, balance: 274528.54 },
          { period: 10, interest: 16288.52, principal: 6734.22, balance: 267794.32 },
          { period: 11, interest: 15873.17, principal: 7149.57, balance: 260644.75 },
          { period: 12, interest: 15432.2, principal: 7590.54, balance: 253054.21 },
          { period: 13, interest: 14964.03, principal: 8058.71, balance: 244995.5 },
          { period: 14, interest: 14466.99, principal: 8555.75, balance: 236439.75 },
          { period: 15, interest: 13939.29, principal: 9083.45, balance: 227356.3 },
          { period: 16, interest: 13379.04, principal: 9643.7, balance: 217712.6 },
          { period: 17, interest: 12784.24, principal: 10238.5, balance: 207474.1 },
          { period: 18, interest: 12152.75, principal: 10869.99, balance: 196604.12 },
          { period: 19, interest: 11482.31, principal: 11540.43, balance: 185063.69 },
          { period: 20, interest: 10770.53, principal: 12252.21, balance: 172811.48 },
          { period: 21, interest: 10014.84, principal: 13007.9, balance: 159803.57 },
          { period: 22, interest: 9212.54, principal: 13810.2, balance: 145993.37 },
          { period: 23, interest: 8360.75, principal: 14661.99, balance: 131331.38 },
          { period: 24, interest: 7456.44, principal: 15566.3, balance: 115765.08 },
          { period: 25, interest: 6496.34, principal: 16526.4, balance: 99238.68 },
          { period: 26, interest: 5477.03, principal: 17545.71, balance: 81692.97 },
          { period: 27, interest: 4394.85, principal: 18627.89, balance: 63065.07 },
          { period: 28, interest: 3245.92, principal: 19776.82, balance: 43288.25 },
          { period: 29, interest: 2026.13, principal: 20996.61, balance: 22291.64 },
          { period: 30, interest: 731.1, principal: 22291.64, balance: 0 },
        ],
      },
    },
    {
      inputs: { homePrice: 400000, downPaymentPercent: 20, annualRatePercent: 6, annualPropertyTaxPercent: 1.2, annualHomeInsurance: 1500 },
      result: {
        loanAmount: 320000,
        loanToValuePercent: 80,
        monthlyPrincipalAndInterest: 1918.56,
        monthlyPropertyTax: 400,
        monthlyHomeInsurance: 125,
        monthlyMortgageInsurance: 0,
        monthlyTotal: 2443.56,
        months: 360,
        totalInterest: 370682.2,
        totalMortgageInsurance: 0,
        interestSaved: 0,
        monthsSaved: 0,
      },
    },
  ],
  run(inputs) {
    const { downPayment, downPaymentPercent, decimals: places } = inputs;
    if (downPayment !== undefined && downPaymentPercent !== undefined) invalid('downPaymentPercent', 'must not be given together with downPayment');
    const price = new D(inputs.homePrice);
    const loan = price.minus(downPaymentPercent === undefined ? (downPayment ?? 0) : price.times(fraction(downPaymentPercent)));
    if (loan.lte(0))
      unprocessable('Nothing is left to borrow: the down payment covers the price.', downPaymentPercent === undefined ? 'downPayment' : 'downPaymentPercent');

    const rate =
      inputs.compounding === 'monthly' ? monthlyRate(inputs.annualRatePercent) : new D(inputs.annualRatePercent).div(200).plus(1).pow(new D(1).div(6)).minus(1);
    const term = inputs.termYears * 12;
    const payment = instalment(loan, rate, term);
    const premium = loan.times(inputs.annualMortgageInsurancePercent).div(1200);
    const insuredAbove = price.times('0.8');
    const plain = repay(loan, rate, payment, new D(0), term, premium, insuredAbove);
    const extra = new D(inputs.extraMonthlyPayment);
    const actual = extra.isZero() ? plain : repay(loan, rate, payment, extra, term, premium, insuredAbove);

    const tax = price.times(fraction(inputs.annualPropertyTaxPercent)).div(12);
    const insurance = new D(inputs.annualHomeInsurance).div(12);
    const firstPremium = loan.gt(insuredAbove) ? premium : new D(0);
    return {
      loanAmount: money(loan, places),
      loanToValuePercent: ratio(loan.div(price).times(100)),
      monthlyPrincipalAndInterest: money(payment, places),
      monthlyPropertyTax: money(tax, places),
      monthlyHomeInsurance: money(insurance, places),
      monthlyMortgageInsurance: money(firstPremium, places),
      monthlyTotal: money(payment.plus(tax).plus(insurance).plus(firstPremium).plus(inputs.monthlyFees), places),
      months: actual.months,
      totalInterest: money(actual.interest, places),
      totalMortgageInsurance: money(actual.premiums, places),
      interestSaved: money(plain.interest.minus(actual.interest), places),
      monthsSaved: plain.months - actual.months,
      ...(inputs.schedule !== 'none' && { schedule: scheduleOf(actual.paid, inputs.schedule === 'yearly' ? 12 : 1, places) }),
    };
  },
});

/** What a month brings. */
interface Paid {
  interest: D;
  principal: D;
  balance: D;
}

function repay(
  loan: D,
  rate: D,
  payment: D,
  extra: D,
  term: number,
  premium: D,
  insuredAbove: D,
): { months: number; interest: D; premiums: D; paid: readonly Paid[] } {
  const paid: Paid[] = [];
  let balance = loan;
  let interest = new D(0);
  let premiums = new D(0);
  let months = 0;
  while (balance.gte(PAID) && months < term) {
    months++;
    if (cleared(balance.minus(insuredAbove), balance).gt(0)) premiums = premiums.plus(premium);
    const charged = balance.times(rate);
    interest = interest.plus(charged);
    const left = balance.plus(charged).minus(payment).minus(extra);
    const principal = left.lt(PAID) ? balance : balance.minus(left);
    balance = left;
    paid.push({ interest: charged, principal, balance: left.lt(PAID) ? new D(0) : left });
  }
  return { months, interest, premiums, paid };
}

/** The months in rows of so many; the last row may have fewer. */
function scheduleOf(paid: readonly Paid[], monthsEach: number, places: number): { period: number; interest: number; principal: number; balance: number }[] {
  return Array.from({ length: Math.ceil(paid.length / monthsEach) }, (_, at) => {
    const months = paid.slice(at * monthsEach, (at + 1) * monthsEach);
    const sum = (figure: 'interest' | 'principal'): number =>
      money(
        months.reduce((total, month) => total.plus(month[figure]), new D(0)),
        places,
      );
    return { period: at + 1, interest: sum('interest'), principal: sum('principal'), balance: money(months.at(-1)?.balance ?? new D(0), places) };
  });
}
