import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'position-size-calculator',
  name: 'Position Size Calculator',
  category: 'finance',
  summary: 'Calculates how many units to trade so that the stop loss costs no more than the risk you accept.',
  description: 'A stop below the entry is a long trade, above it a short one. Fees of both sides count in the risk.',
  reference: 'Quantity = risk / (|entry − stop| + fee·(entry + stop))',
  keywords: ['risk management', 'stop loss', 'trading', 'risk reward'],
  inputs: z.strictObject({
    accountBalance: z.number().min(0.01).max(1e15).describe('Capital of the account'),
    riskPercent: z.number().min(0.0001).max(100).optional().describe('Largest acceptable loss, in percent of the balance; give this or riskAmount'),
    riskAmount: z.number().min(0.000001).max(1e15).optional().describe('Largest acceptable loss, in money; give this or riskPercent'),
    entryPrice: z.number().min(1e-12).max(1e12).describe('Price at which the trade is entered'),
    stopPrice: z.number().min(0).max(1e12).describe('Price of the stop loss, below entry for a long trade, above for a short one'),
    targetPrice: z.number().min(0).max(1e12).optional().describe('Price of the take profit, on the other side of entry'),
    quantityStep: z.number().min(1e-12).max(1e12).optional().describe('Unit of the quantity, which is rounded down to a multiple of it'),
    feePercent: z.number().min(0).max(50).default(0).describe('Fee in percent of the value at entry and at exit, counted in the risk'),
    decimals,
  }),
  result: z.strictObject({
    side: z.enum(['long', 'short']).describe('Direction of the trade, from entry and stop'),
    quantity: z.number().describe('Units to trade, rounded only with quantityStep'),
    positionValue: z.number().describe('Value of the position: quantity times entry'),
    riskAmount: z.number().describe('Loss at the stop with that quantity, fees included'),
    riskPercentOfAccount: z.number().describe('That loss in percent of the balance, not rounded'),
    potentialProfit: z.number().optional().describe('Profit at the target, fees deducted; only with targetPrice'),
    riskRewardRatio: z.number().optional().describe('|target − entry| over |entry − stop|, without fees, not rounded'),
  }),
  headline: 'quantity',
  examples: [
    {
      inputs: { accountBalance: 10000, riskPercent: 1, entryPrice: 50, stopPrice: 48, targetPrice: 56 },
      result: { side: 'long', quantity: 50, positionValue: 2500, riskAmount: 100, riskPercentOfAccount: 1, potentialProfit: 300, riskRewardRatio: 3 },
    },
  ],
  run(inputs) {
    const { riskPercent, riskAmount, targetPrice, quantityStep, decimals: places } = inputs;
    if ((riskPercent === undefined) === (riskAmount === undefined)) invalid('riskPercent', 'give exactly one of riskPercent and riskAmount');
    const balance = new D(inputs.accountBalance);
    const entry = new D(inputs.entryPrice);
    const fee = fraction(inputs.feePercent);
    const distance = entry.minus(inputs.stopPrice);
    if (distance.isZero()) unprocessable('The stop is at the entry, so nothing is at risk and any quantity would fit.', 'stopPrice');
    const side = distance.isPos() ? ('long' as const) : ('short' as const);
    const gain = targetPrice === undefined ? undefined : new D(targetPrice).minus(entry).times(side === 'long' ? 1 : -1);
    if (gain?.lte(0)) unprocessable(`The target is not on the profitable side of the entry for a ${side} trade.`, 'targetPrice');

    const riskPerUnit = distance.abs().plus(fee.times(entry.plus(inputs.stopPrice)));
    const accepted = riskAmount === undefined ? balance.times(fraction(riskPercent ?? 0)) : new D(riskAmount);
    const unrounded = accepted.div(riskPerUnit);
    const quantity = quantityStep === undefined ? unrounded : unrounded.div(quantityStep).floor().times(quantityStep);
    if (quantity.isZero()) unprocessable('The risk accepted does not pay for one step of the quantity.', 'quantityStep');
    const risk = quantity.times(riskPerUnit);
    return {
      side,
      quantity: ratio(quantity),
      positionValue: money(quantity.times(entry), places),
      riskAmount: money(risk, places),
      riskPercentOfAccount: ratio(risk.div(balance).times(100)),
      ...(gain && {
        potentialProfit: money(gain.minus(fee.times(entry.plus(targetPrice ?? 0))).times(quantity), places),
        riskRewardRatio: ratio(gain.div(distance.abs())),
      }),
    };
  },
});
