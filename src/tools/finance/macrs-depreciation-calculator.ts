import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, ratio } from '../shared/numbers/money.ts';
import { scheduleRow, scheduleRows } from './lib/depreciation-schedule.ts';
import { HALF_YEAR, MID_QUARTER } from './lib/macrs-tables.ts';

export default defineTool({
  slug: 'macrs-depreciation-calculator',
  name: 'MACRS Depreciation Calculator',
  category: 'finance',
  summary: 'Calculates US tax depreciation (GDS) by property class and convention.',
  description:
    'Classes 3 to 20 use the printed percentage tables. Real property (27.5 and 39 years) is straight line with the mid-month convention, worked exactly.',
  reference: 'IRS Publication 946, appendix A, tables A-1 to A-5',
  keywords: ['irs', 'tax', 'asset', 'modified accelerated cost recovery'],
  inputs: z.strictObject({
    cost: z.number().min(0.01).max(1e15).describe('Depreciable basis of the asset'),
    propertyClass: z.enum(['3', '5', '7', '10', '15', '20', '27.5', '39']).describe('Recovery period of the property in years'),
    convention: z.enum(['half-year', 'mid-quarter']).default('half-year').describe('For classes 3 to 20; real property is always mid-month'),
    quarter: z.int().min(1).max(4).optional().describe('Quarter placed in service, 1 to 4; required for mid-quarter (classes 3, 5, 7)'),
    month: z.int().min(1).max(12).optional().describe('Month placed in service, 1 to 12; required for 27.5 and 39'),
    startYear: z.int().min(1987).max(9999).optional().describe('Calendar year of the first row; if omitted, years count from 1'),
    decimals,
  }),
  result: z.strictObject({
    schedule: z
      .array(z.strictObject({ ...scheduleRow, ratePercent: z.number().describe('Share of the basis depreciated in the year, in percent') }))
      .describe('A row for each year, from year 1 or startYear'),
  }),
  appliesWhen: {
    convention: { propertyClass: ['3', '5', '7', '10', '15', '20'] },
    quarter: { convention: ['mid-quarter'] },
    month: { propertyClass: ['27.5', '39'] },
  },
  views: [{ kind: 'lines', field: 'schedule', x: 'year', y: ['bookValue', 'accumulated'] }],
  examples: [
    {
      inputs: { cost: 10000, propertyClass: '5', startYear: 2025 },
      result: {
        schedule: [
          { year: 2025, ratePercent: 20, depreciation: 2000, accumulated: 2000, bookValue: 8000 },
          { year: 2026, ratePercent: 32, depreciation: 3200, accumulated: 5200, bookValue: 4800 },
          { year: 2027, ratePercent: 19.2, depreciation: 1920, accumulated: 7120, bookValue: 2880 },
          { year: 2028, ratePercent: 11.52, depreciation: 1152, accumulated: 8272, bookValue: 1728 },
          { year: 2029, ratePercent: 11.52, depreciation: 1152, accumulated: 9424, bookValue: 576 },
          { year: 2030, ratePercent: 5.76, depreciation: 576, accumulated: 10000, bookValue: 0 },
        ],
      },
    },
  ],
  run(inputs) {
    const cost = new D(inputs.cost);
    const rates = ratesOf(inputs);
    const rows = scheduleRows(
      cost,
      rates.map((rate) => cost.times(rate).div(100)),
      inputs.startYear ?? 1,
      inputs.decimals,
    );
    return { schedule: rows.map((row, index) => ({ ...row, ratePercent: ratio(rates[index] ?? new D(0)) })) };
  },
});

function ratesOf({
  propertyClass,
  convention,
  quarter,
  month,
}: {
  propertyClass: string;
  convention: string;
  quarter?: number | undefined;
  month?: number | undefined;
}): D[] {
  const exactly = (percents: readonly number[] | undefined): D[] => (percents ?? []).map((percent) => new D(percent));
  if (propertyClass === '27.5' || propertyClass === '39') {
    if (convention === 'mid-quarter') invalid('convention', 'must not be mid-quarter for real property, which is always mid-month');
    return midMonth(new D(propertyClass), month ?? invalid('month', `is required for class ${propertyClass}`));
  }
  if (convention === 'half-year') return exactly(HALF_YEAR[propertyClass]);
  const tables = MID_QUARTER[propertyClass] ?? invalid('convention', 'is possible as mid-quarter for classes 3, 5 and 7 only');
  return exactly(tables[(quarter ?? invalid('quarter', 'is required for mid-quarter')) - 1]);
}

/** Straight line from the middle of a month, in percent of the cost a year. */
function midMonth(life: D, month: number): D[] {
  const first = new D('12.5').minus(month).div(12);
  const fullYears = life.minus(first).floor().toNumber();
  const shares = [first, ...Array.from({ length: fullYears }, () => new D(1)), life.minus(first).minus(fullYears)];
  return shares.map((share) => share.div(life).times(100));
}
