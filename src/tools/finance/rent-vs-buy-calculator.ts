import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { cleared, D, decimals, fraction, money } from '../shared/numbers/money.ts';
import { instalment, monthlyRate } from './lib/annuity.ts';

const rise = z.number().min(-99).max(1000);

export default defineTool({
  slug: 'rent-vs-buy-calculator',
  name: 'Rent vs Buy Calculator',
  category: 'finance',
  summary: 'Compares the wealth left after renting with that left after buying a home.',
  description:
    "The renter invests the down payment and the buying costs; each month whoever spends less invests the difference. The buyer's worth is the home's value less selling costs and mortgage, plus investments. Income taxes are left out.",
  reference: 'Net worth comparison with opportunity cost',
  keywords: ['house', 'mortgage'],
  inputs: z.strictObject({
    homePrice: z.number().min(1).max(1e12).describe('Purchase price of the home'),
    downPayment: z.number().min(0).max(1e12).default(0).describe('Down payment in cash, at most the price'),
    annualRatePercent: z.number().min(0).max(100).describe('Yearly mortgage rate, in percent'),
    termYears: z.int().min(1).max(50).default(30).describe('Length of the mortgage in years'),
    annualPropertyTaxPercent: z.number().min(0).max(100).default(1).describe("Yearly property tax, in percent of the home's value"),
    annualMaintenancePercent: z.number().min(0).max(100).default(1).describe("Yearly maintenance, in percent of the home's value"),
    annualHomeInsurance: z.number().min(0).max(1e9).default(0).describe('Insurance premium per year, constant'),
    buyingCostPercent: z.number().min(0).max(100).default(0).describe('Costs of buying, in percent of the price'),
    sellingCostPercent: z.number().min(0).max(100).default(6).describe('Costs of selling, in percent of the value when sold'),
    annualAppreciationPercent: rise.default(3).describe('Yearly rise in value of the home, in percent'),
    monthlyRent: z.number().min(0).max(1e9).describe('Monthly rent in the first year'),
    annualRentIncreasePercent: rise.default(3).describe('Rise of the rent every 12 months, in percent'),
    annualInvestmentReturnPercent: rise.default(5).describe('Effective yearly return on money not spent, in percent'),
    years: z.int().min(1).max(50).describe('Years after which to compare'),
    decimals,
  }),
  result: z.strictObject({
    buyNetWorth: z.number().describe('Wealth of the buyer after selling, at the end'),
    rentNetWorth: z.number().describe('Wealth of the renter, all invested, at the end'),
    difference: z.number().describe('Wealth of the buyer less that of the renter'),
    better: z.enum(['buy', 'rent', 'equal']).describe('Choice that leaves more, by the unrounded difference'),
    breakEvenYear: z.int().optional().describe('First year-end at which buying is not worse'),
    mortgagePayment: z.number().describe('Monthly instalment of the mortgage'),
  }),
  headline: 'better',
  views: [{ kind: 'figures', field: 'better', of: ['buyNetWorth', 'rentNetWorth'] }],
  examples: [
    {
      inputs: { homePrice: 400000, downPayment: 80000, annualRatePercent: 6, monthlyRent: 2000, years: 10 },
      result: { buyNetWorth: 237518.24, rentNetWorth: 193305.64, difference: 44212.6, better: 'buy', breakEvenYear: 5, mortgagePayment: 1918.56 },
    },
  ],
  run(inputs) {
    const { years, decimals: places } = inputs;
    if (inputs.downPayment > inputs.homePrice) invalid('downPayment', 'must be at most the price of the home');
    const price = new D(inputs.homePrice);
    const term = inputs.termYears * 12;
    const rate = monthlyRate(inputs.annualRatePercent);
    const loan = price.minus(inputs.downPayment);
    const payment = loan.isZero() ? loan : instalment(loan, rate, term);
    const monthlyReturn = fraction(inputs.annualInvestmentReturnPercent).plus(1).pow(new D(1).div(12));
    const appreciation = fraction(inputs.annualAppreciationPercent).plus(1);
    const rentRise = fraction(inputs.annualRentIncreasePercent).plus(1);
    const upkeepShare = fraction(inputs.annualPropertyTaxPercent).plus(fraction(inputs.annualMaintenancePercent)).div(12);
    const keptOnSale = D.sub(1, fraction(inputs.sellingCostPercent));
    const insurance = new D(inputs.annualHomeInsurance).div(12);

    let balance = loan;
    let value = price;
    let rent = new D(inputs.monthlyRent);
    let buyerInvested = new D(0);
    let renterInvested = price.times(fraction(inputs.buyingCostPercent)).plus(inputs.downPayment);
    let buyWorth = new D(0);
    let breakEvenYear: number | undefined;
    for (let year = 0; year < years; year++) {
      const upkeep = value.times(upkeepShare).plus(insurance);
      for (let month = year * 12; month < year * 12 + 12; month++) {
        const repaying = month < term;
        const difference = upkeep.plus(repaying ? payment : 0).minus(rent);
        buyerInvested = buyerInvested.times(monthlyReturn).plus(D.max(0, difference.neg()));
        renterInvested = renterInvested.times(monthlyReturn).plus(D.max(0, difference));
        if (repaying) balance = month === term - 1 ? new D(0) : balance.plus(balance.times(rate)).minus(payment);
      }
      value = value.times(appreciation);
      rent = rent.times(rentRise);
      buyWorth = value.times(keptOnSale).minus(balance).plus(buyerInvested);
      if (cleared(buyWorth.minus(renterInvested), buyWorth).gte(0)) breakEvenYear ??= year + 1;
    }
    const difference = cleared(buyWorth.minus(renterInvested), buyWorth);
    return {
      buyNetWorth: money(buyWorth, places),
      rentNetWorth: money(renterInvested, places),
      difference: money(difference, places),
      better: betterOf(difference),
      ...(breakEvenYear !== undefined && { breakEvenYear }),
      mortgagePayment: money(payment, places),
    };
  },
});

function betterOf(difference: Decimal): 'buy' | 'rent' | 'equal' {
  if (difference.isZero()) return 'equal';
  return difference.isPos() ? 'buy' : 'rent';
}
