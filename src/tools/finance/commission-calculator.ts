import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';
import { mustRise, slices, type Tier } from './lib/tiers.ts';

export default defineTool({
  slug: 'commission-calculator',
  name: 'Commission Calculator',
  category: 'finance',
  summary: 'Calculates sales commission at a flat rate or by tiers.',
  description:
    'Give ratePercent or tiers. marginal: each rate on its own slice; whole: the rate that is reached on everything. A level is reached at exactly its `from`.',
  reference: 'Tiered commission',
  keywords: ['sales', 'bonus', 'pay'],
  inputs: z.strictObject({
    sales: z.number().min(0).max(1e15).describe('Sum of sales the commission is on'),
    ratePercent: z.number().min(0).max(1000).optional().describe('Flat commission rate in percent; give this or tiers'),
    tiers: z
      .array(
        z.strictObject({
          from: z.number().min(0).max(1e15).describe('Sales level from which the rate applies'),
          ratePercent: z.number().min(0).max(1000).describe('Commission rate from that level on, in percent'),
        }),
      )
      .min(1)
      .max(50)
      .optional()
      .describe('Commission rates by sales level; give these or ratePercent'),
    tierMode: z.enum(['marginal', 'whole']).default('marginal').describe('Each rate on its own slice, or the reached rate on everything'),
    basePay: z.number().min(0).max(1e15).default(0).describe('Fixed pay on top of the commission'),
    decimals,
  }),
  result: z.strictObject({
    commission: z.number().describe('Commission on the sales'),
    totalPay: z.number().describe('Commission and base pay together'),
    effectiveRatePercent: z.number().optional().describe('Commission over sales in percent, not rounded; absent for no sales'),
  }),
  examples: [
    {
      inputs: {
        sales: 75000,
        tiers: [
          { from: 0, ratePercent: 2 },
          { from: 50000, ratePercent: 5 },
        ],
        basePay: 2000,
      },
      result: { commission: 2250, totalPay: 4250, effectiveRatePercent: 3 },
    },
  ],
  run({ sales: given, ratePercent, tiers, tierMode, basePay, decimals: places }) {
    if ((ratePercent === undefined) === (tiers === undefined)) invalid('ratePercent', 'give exactly one of ratePercent and tiers');
    if (tiers) mustRise(tiers, 'tiers');
    const sales = new D(given);
    const commission = tiers ? byTiers(sales, tiers, tierMode) : sales.times(fraction(ratePercent ?? 0));
    return {
      commission: money(commission, places),
      totalPay: money(commission.plus(basePay), places),
      ...(!sales.isZero() && { effectiveRatePercent: ratio(commission.div(sales).times(100)) }),
    };
  },
});

function byTiers(sales: D, tiers: readonly Tier[], mode: 'marginal' | 'whole'): D {
  if (mode === 'marginal') return slices(sales, tiers).reduce((sum, { share }) => sum.plus(share), new D(0));
  const reached = tiers.findLast(({ from }) => sales.gte(from));
  return reached ? sales.times(fraction(reached.ratePercent)) : new D(0);
}
