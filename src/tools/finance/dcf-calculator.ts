import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { D, decimals, fraction, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'dcf-calculator',
  name: 'DCF Calculator',
  category: 'finance',
  summary: 'Values a company from projected free cash flows and a terminal value.',
  description:
    'The terminal value is last·(1+g)/(r−g) or a multiple of the last flow, discounted by the full number of years; midYear discounts the flows half a year less.',
  reference: 'Discounted cash flow with Gordon growth or exit multiple',
  keywords: ['valuation', 'intrinsic value', 'enterprise value', 'terminal value'],
  inputs: z.strictObject({
    freeCashFlows: z.array(z.number().min(-1e15).max(1e15)).min(1).max(100).describe('Free cash flow at the end of each year, in order'),
    discountRatePercent: z.number().min(0).max(1000).describe('Cost of capital (WACC), in percent per year'),
    terminalGrowthPercent: z.number().min(-100).max(100).optional().describe('Yearly growth after the last year in percent; give this or terminalMultiple'),
    terminalMultiple: z.number().min(0).max(1000).optional().describe('Terminal value as a multiple of the last cash flow; give this or terminalGrowthPercent'),
    midYear: z.boolean().default(false).describe('Discount each flow by half a year less'),
    netDebt: z.number().min(-1e15).max(1e15).default(0).describe('Debt less cash, deducted from the enterprise value'),
    sharesOutstanding: z.number().min(1e-9).max(1e15).optional().describe('Number of shares, for the value per share'),
    decimals,
  }),
  result: z.strictObject({
    presentValueOfCashFlows: z.number().describe('Value now of the projected cash flows'),
    terminalValue: z.number().describe('Terminal value at the end of the last year'),
    presentValueOfTerminalValue: z.number().describe('Value now of the terminal value'),
    enterpriseValue: z.number().describe('Value of cash flows and terminal value together, now'),
    equityValue: z.number().describe('Enterprise value less net debt'),
    valuePerShare: z.number().optional().describe('Equity value of a share; only with sharesOutstanding'),
    terminalSharePercent: z.number().optional().describe('Terminal part of the enterprise value in percent, not rounded; absent when that is 0'),
  }),
  headline: 'valuePerShare',
  examples: [
    {
      inputs: { freeCashFlows: [100, 110, 121], discountRatePercent: 10, terminalGrowthPercent: 2, netDebt: 200, sharesOutstanding: 50 },
      result: {
        presentValueOfCashFlows: 272.73,
        terminalValue: 1542.75,
        presentValueOfTerminalValue: 1159.09,
        enterpriseValue: 1431.82,
        equityValue: 1231.82,
        valuePerShare: 24.64,
        terminalSharePercent: 80.95238095238095,
      },
    },
  ],
  run(inputs) {
    const { freeCashFlows, terminalGrowthPercent, terminalMultiple, sharesOutstanding, decimals: places } = inputs;
    if ((terminalGrowthPercent === undefined) === (terminalMultiple === undefined))
      invalid('terminalGrowthPercent', 'give exactly one of terminalGrowthPercent and terminalMultiple');
    const rate = fraction(inputs.discountRatePercent);
    const perYear = new D(1).div(rate.plus(1));
    let discount = inputs.midYear ? perYear.sqrt() : perYear;
    let flows = new D(0);
    for (const flow of freeCashFlows) {
      flows = flows.plus(discount.times(flow));
      discount = discount.times(perYear);
    }
    const last = new D(freeCashFlows.at(-1) ?? 0);
    const terminal = terminalMultiple === undefined ? perpetuity(last, rate, fraction(terminalGrowthPercent ?? 0)) : last.times(terminalMultiple);
    const terminalNow = terminal.times(perYear.pow(freeCashFlows.length));
    const enterprise = flows.plus(terminalNow);
    const equity = enterprise.minus(inputs.netDebt);
    return {
      presentValueOfCashFlows: money(flows, places),
      terminalValue: money(terminal, places),
      presentValueOfTerminalValue: money(terminalNow, places),
      enterpriseValue: money(enterprise, places),
      equityValue: money(equity, places),
      ...(sharesOutstanding !== undefined && { valuePerShare: money(equity.div(sharesOutstanding), places) }),
      ...(!enterprise.isZero() && { terminalSharePercent: ratio(terminalNow.div(enterprise).times(100)) }),
    };
  },
});

function perpetuity(last: D, rate: D, growth: D): D {
  if (rate.lte(growth)) unprocessable('The discount rate must be above the terminal growth, or the value has no bound.', 'discountRatePercent');
  return last.times(growth.plus(1)).div(rate.minus(growth));
}
