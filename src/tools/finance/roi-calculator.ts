import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { checkedDate, dateText, dayNumber } from '../shared/dates/dates.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'roi-calculator',
  name: 'ROI Calculator',
  category: 'finance',
  summary: 'Calculates the return on an investment (ROI), in total and per year.',
  description: 'The holding time is optional: years, or startDate and endDate (days over 365).',
  reference: 'ROI = gain / invested; annualised (returned/invested)^(1/years) − 1',
  keywords: ['return on investment', 'annualized', 'profit'],
  inputs: z.strictObject({
    amountInvested: z.number().min(0.01).max(1e15).describe('Amount of money put in'),
    amountReturned: z.number().min(0).max(1e15).describe('Amount of money that came back'),
    years: z.number().min(0.0001).max(1000).optional().describe('Holding time in years'),
    startDate: dateText.optional().describe('Start of the holding time, YYYY-MM-DD; with endDate instead of years'),
    endDate: dateText.optional().describe('End of the holding time, YYYY-MM-DD, after startDate'),
    decimals,
  }),
  result: z.strictObject({
    gain: z.number().describe('What came back less what was put in'),
    roiPercent: z.number().describe('Gain in percent of the sum invested, not rounded'),
    years: z.number().optional().describe('Holding time in years; absent when none is given'),
    annualizedRoiPercent: z.number().optional().describe('Return per year in percent, not rounded'),
  }),
  headline: 'roiPercent',
  examples: [
    {
      inputs: { amountInvested: 1000, amountReturned: 1250, years: 2 },
      result: { gain: 250, roiPercent: 25, years: 2, annualizedRoiPercent: 11.803398874989485 },
    },
  ],
  run(inputs) {
    const { amountInvested, amountReturned } = inputs;
    const years = yearsHeld(inputs);
    const multiple = new D(amountReturned).div(amountInvested);
    return {
      gain: money(new D(amountReturned).minus(amountInvested), inputs.decimals),
      roiPercent: ratio(multiple.minus(1).times(100)),
      ...(years && { years: ratio(years), annualizedRoiPercent: ratio(multiple.pow(new D(1).div(years)).minus(1).times(100)) }),
    };
  },
});

function yearsHeld({ years, startDate, endDate }: { years?: number | undefined; startDate?: string | undefined; endDate?: string | undefined }): D | undefined {
  if (startDate === undefined && endDate === undefined) return years === undefined ? undefined : new D(years);
  if (years !== undefined) invalid('years', 'must not be given together with dates');
  if (startDate === undefined) return invalid('startDate', 'is required with endDate');
  if (endDate === undefined) return invalid('endDate', 'is required with startDate');
  const days = dayNumber(checkedDate(endDate)) - dayNumber(checkedDate(startDate));
  if (days <= 0) invalid('endDate', 'must be after startDate');
  return new D(days).div(365);
}
