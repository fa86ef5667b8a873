import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, fraction, ratio } from '../shared/numbers/money.ts';
import { normal } from '../shared/numbers/normal.ts';
import { root } from '../shared/numbers/solve.ts';

const MAX_DEVIATIONS = 10;

export default defineTool({
  slug: 'reorder-point-calculator',
  name: 'Reorder Point and Safety Stock Calculator',
  category: 'finance',
  summary: 'Calculates the stock level at which to reorder, with safety stock from a service level.',
  description: 'Give the safety stock, or the cycle service level and the standard deviations, or neither. Nothing is rounded.',
  reference: 'Safety stock = z·sqrt(L·σ_d² + d²·σ_L²)',
  keywords: ['inventory', 'lead time', 'service level', 'warehouse'],
  inputs: z.strictObject({
    dailyDemand: z.number().min(0).max(1e12).describe('Average demand in units per day'),
    leadTimeDays: z.number().min(0).max(10_000).describe('Average time from order to delivery, in days'),
    safetyStock: z.number().min(0).max(1e15).optional().describe('Safety stock in units, when it is given'),
    serviceLevelPercent: z.number().min(50).max(99.9999).optional().describe('Cycle service level in percent, from which the safety stock follows'),
    demandStandardDeviation: z.number().min(0).max(1e12).default(0).describe('Standard deviation of the daily demand, in units'),
    leadTimeStandardDeviationDays: z.number().min(0).max(10_000).default(0).describe('Standard deviation of the lead time, in days'),
  }),
  result: z.strictObject({
    safetyStock: z.number().describe('Safety stock in units; 0 when neither it nor a service level is given'),
    leadTimeDemand: z.number().describe('Demand during the lead time, in units'),
    reorderPoint: z.number().describe('Stock level at which to order: lead-time demand plus safety stock'),
    zScore: z.number().optional().describe('Normal quantile of the service level'),
  }),
  headline: 'reorderPoint',
  examples: [
    {
      inputs: { dailyDemand: 20, leadTimeDays: 9, serviceLevelPercent: 95, demandStandardDeviation: 5, leadTimeStandardDeviationDays: 1 },
      result: { safetyStock: 41.12134067378682, leadTimeDemand: 180, reorderPoint: 221.12134067378682, zScore: 1.6448536269514726 },
    },
  ],
  run(inputs) {
    const { safetyStock, serviceLevelPercent } = inputs;
    if (safetyStock !== undefined && serviceLevelPercent !== undefined) invalid('serviceLevelPercent', 'must not be given together with safetyStock');
    const demand = new D(inputs.dailyDemand);
    const leadTimeDemand = demand.times(inputs.leadTimeDays);
    const z = serviceLevelPercent === undefined ? undefined : quantile(fraction(serviceLevelPercent));
    const spread = new D(inputs.demandStandardDeviation)
      .pow(2)
      .times(inputs.leadTimeDays)
      .plus(demand.times(inputs.leadTimeStandardDeviationDays).pow(2))
      .sqrt();
    const stock = z ? z.times(spread) : new D(safetyStock ?? 0);
    return {
      safetyStock: ratio(stock),
      leadTimeDemand: ratio(leadTimeDemand),
      reorderPoint: ratio(leadTimeDemand.plus(stock)),
      ...(z && { zScore: ratio(z) }),
    };
  },
});

/** Where the standard normal distribution reaches a probability. */
function quantile(probability: D): D {
  return root((z) => normal(z).minus(probability), new D(-MAX_DEVIATIONS), new D(MAX_DEVIATIONS)) ?? new D(0);
}
