import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { cleared, D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { PAID } from './lib/annuity.ts';

export default defineTool({
  slug: 'retirement-calculator',
  name: 'Retirement Calculator',
  category: 'finance',
  summary: 'Compares savings at retirement with what the income you want requires, with inflation.',
  description:
    "Incomes are in today's money and rise with inflation; returns are effective yearly rates. Withdrawals are made at the start of each month and raised every 12 months.",
  reference: 'Future value of growing deposits against the present value of rising withdrawals',
  keywords: ['pension', 'nest egg', 'savings'],
  heavyWhen: ({ currentAge, lifeExpectancy }) => lifeExpectancy - currentAge > 70,
  inputs: z.strictObject({
    currentAge: z.int().min(0).max(119).describe('Age now, in whole years'),
    retirementAge: z.int().min(1).max(120).describe('Age at retirement, above currentAge'),
    lifeExpectancy: z.int().min(2).max(130).default(90).describe('Age up to which money is needed, above retirementAge'),
    currentSavings: z.number().min(0).max(1e12).default(0).describe('Amount saved until now'),
    monthlyContribution: z.number().min(0).max(1e12).default(0).describe('Amount saved at the end of each month'),
    contributionGrowthPercent: z.number().min(-100).max(100).default(0).describe('Raise of the contribution every 12 months, in percent'),
    annualReturnPercent: z.number().min(-99).max(100).default(6).describe('Effective yearly return before retirement, in percent'),
    retirementReturnPercent: z.number().min(-99).max(100).default(4).describe('Effective yearly return in retirement, in percent'),
    inflationPercent: z.number().min(-50).max(100).default(3).describe('Yearly inflation, in percent'),
    desiredMonthlyIncome: z.number().min(0).max(1e12).describe("Monthly income wanted in retirement, in today's money"),
    otherMonthlyIncome: z.number().min(0).max(1e12).default(0).describe("Pensions per month, in today's money, rising with inflation"),
    decimals,
  }),
  result: z.strictObject({
    savingsAtRetirement: z.number().describe('Projected savings at retirement'),
    requiredSavings: z.number().describe('Savings needed at retirement'),
    gap: z.number().describe('Projected less needed savings; negative when short'),
    firstMonthlyWithdrawal: z.number().describe('First monthly withdrawal, in the money of that time'),
    monthsFunded: z.int().describe('Full monthly withdrawals the savings cover, at most the months of retirement'),
    onTrack: z.boolean().describe('Whether the savings are enough'),
  }),
  views: [{ kind: 'figures', field: 'savingsAtRetirement', of: ['savingsAtRetirement', 'requiredSavings'] }],
  examples: [
    {
      inputs: { currentAge: 35, retirementAge: 65, currentSavings: 50000, monthlyContribution: 1000, desiredMonthlyIncome: 4000, otherMonthlyIncome: 1500 },
      result: {
        savingsAtRetirement: 1261687.53,
        requiredSavings: 1596242.67,
        gap: -334555.14,
        firstMonthlyWithdrawal: 6068.16,
        monthsFunded: 230,
        onTrack: false,
      },
    },
  ],
  run(inputs) {
    const { currentAge, retirementAge, lifeExpectancy, decimals: places } = inputs;
    if (retirementAge <= currentAge) invalid('retirementAge', 'must be above currentAge');
    if (lifeExpectancy <= retirementAge) invalid('lifeExpectancy', 'must be above retirementAge');
    const twelfth = new D(1).div(12);
    const before = fraction(inputs.annualReturnPercent).plus(1).pow(twelfth);
    const after = fraction(inputs.retirementReturnPercent).plus(1).pow(twelfth);
    const inflation = fraction(inputs.inflationPercent).plus(1);
    const raise = fraction(inputs.contributionGrowthPercent).plus(1);

    let savings = new D(inputs.currentSavings);
    let deposit = new D(inputs.monthlyContribution);
    const monthsToGo = (retirementAge - currentAge) * 12;
    for (let month = 0; month < monthsToGo; month++) {
      if (month > 0 && month % 12 === 0) deposit = deposit.times(raise);
      savings = savings.times(before).plus(deposit);
    }

    const first = D.max(0, new D(inputs.desiredMonthlyIncome).minus(inputs.otherMonthlyIncome)).times(inflation.pow(retirementAge - currentAge));
    const months = (lifeExpectancy - retirementAge) * 12;
    let required = new D(0);
    let discount = new D(1);
    let withdrawal = first;
    let balance = savings;
    let funded = 0;
    let lasting = true;
    for (let month = 0; month < months; month++) {
      if (month > 0 && month % 12 === 0) withdrawal = withdrawal.times(inflation);
      required = required.plus(withdrawal.times(discount));
      discount = discount.div(after);
      lasting &&= balance.plus(PAID).gte(withdrawal);
      if (!lasting) continue;
      funded++;
      balance = balance.minus(withdrawal).times(after);
    }
    const gap = cleared(savings.minus(required), required);
    return {
      savingsAtRetirement: money(savings, places),
      requiredSavings: money(required, places),
      gap: money(gap, places),
      firstMonthlyWithdrawal: money(first, places),
      monthsFunded: funded,
      onTrack: gap.gte(0),
    };
  },
});
