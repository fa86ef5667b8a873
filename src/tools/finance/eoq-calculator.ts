import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'eoq-calculator',
  name: 'Economic Order Quantity (EOQ) Calculator',
  category: 'finance',
  summary: 'Order size with the lowest ordering and holding cost.',
  description: 'Give the holding cost of a unit, or its cost with a yearly holding rate. With annualProduction it is the production model (EPQ).',
  reference: 'Harris (1913): Q = sqrt(2·D·S/H); EPQ: H·(1 − D/P)',
  keywords: ['inventory', 'epq', 'order size', 'stock'],
  inputs: z.strictObject({
    annualDemand: z.number().min(1e-6).max(1e15).describe('Units a year'),
    orderCost: z.number().min(1e-6).max(1e12).describe('Per order'),
    holdingCostPerUnit: z.number().min(1e-9).max(1e12).optional().describe('A year'),
    unitCost: z.number().min(1e-9).max(1e12).optional().describe('Or the cost of a unit'),
    holdingPercent: z.number().min(1e-6).max(1000).optional().describe('And the yearly holding rate; exactly one of the two ways'),
    annualProduction: z.number().min(1e-6).max(1e15).optional().describe('Production rate for the production model, above demand'),
    decimals,
  }),
  result: z.strictObject({
    orderQuantity: z.number().describe('Not rounded'),
    ordersPerYear: z.number().describe('Demand over quantity, not rounded'),
    daysBetweenOrders: z.number().describe('365 over orders, not rounded'),
    annualOrderCost: z.number().describe('Orders times order cost'),
    annualHoldingCost: z.number().describe('Average stock times holding cost'),
    totalAnnualCost: z.number().describe('Both, from unrounded parts'),
  }),
  examples: [
    {
      inputs: { annualDemand: 10000, orderCost: 50, holdingCostPerUnit: 4 },
      result: { orderQuantity: 500, ordersPerYear: 20, daysBetweenOrders: 18.25, annualOrderCost: 1000, annualHoldingCost: 1000, totalAnnualCost: 2000 },
    },
  ],
  run(inputs) {
    const { annualProduction, decimals: places } = inputs;
    const demand = new D(inputs.annualDemand);
    const holding = holdingCost(inputs);
    if (annualProduction !== undefined && demand.gte(annualProduction))
      unprocessable('Production must be above demand, or stock never builds up.', 'annualProduction');
    const building = annualProduction === undefined ? new D(1) : D.sub(1, demand.div(annualProduction));
    const quantity = demand.times(2).times(inputs.orderCost).div(holding.times(building)).sqrt();
    const orders = demand.div(quantity);
    const orderCost = orders.times(inputs.orderCost);
    const holdingTotal = quantity.div(2).times(building).times(holding);
    return {
      orderQuantity: ratio(quantity),
      ordersPerYear: ratio(orders),
      daysBetweenOrders: ratio(new D(365).div(orders)),
      annualOrderCost: money(orderCost, places),
      annualHoldingCost: money(holdingTotal, places),
      totalAnnualCost: money(orderCost.plus(holdingTotal), places),
    };
  },
});

function holdingCost({
  holdingCostPerUnit,
  unitCost,
  holdingPercent,
}: {
  holdingCostPerUnit?: number | undefined;
  unitCost?: number | undefined;
  holdingPercent?: number | undefined;
}): D {
  const byRate = unitCost !== undefined || holdingPercent !== undefined;
  if (byRate === (holdingCostPerUnit !== undefined)) invalid('holdingCostPerUnit', 'give either holdingCostPerUnit, or unitCost and holdingPercent');
  if (holdingCostPerUnit !== undefined) return new D(holdingCostPerUnit);
  const cost = unitCost ?? invalid('unitCost', 'is required with holdingPercent');
  return fraction(holdingPercent ?? invalid('holdingPercent', 'is required with unitCost')).times(cost);
}
