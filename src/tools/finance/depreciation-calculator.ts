import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money } from '../shared/numbers/money.ts';
import { scheduleRow, scheduleRows } from './lib/depreciation-schedule.ts';

export default defineTool({
  slug: 'depreciation-calculator',
  name: 'Depreciation Calculator',
  category: 'finance',
  summary: "Makes a yearly depreciation schedule by straight line, declining balance, sum of years' digits or units produced.",
  description:
    'Shown rounded, worked unrounded. A first year of fewer than 12 months adds a last year that takes the rest. Declining balance stops at the salvage value.',
  reference: 'SLN, DDB and SYD functions of spreadsheets',
  keywords: ['asset', 'book value', 'accounting', 'write off'],
  inputs: z.strictObject({
    cost: z.number().min(0.01).max(1e15).describe('Purchase cost of the asset'),
    salvageValue: z.number().min(0).max(1e15).default(0).describe('Value left at the end, at most the cost'),
    lifeYears: z.int().min(1).max(100).optional().describe('Useful life in years; required except for units-of-production'),
    method: z
      .enum(['straight-line', 'declining-balance', 'sum-of-years-digits', 'units-of-production'])
      .default('straight-line')
      .describe('Depreciation method to use'),
    factor: z.number().min(0.1).max(10).default(2).describe('Factor of declining balance; 2 is double'),
    switchToStraightLine: z.boolean().default(false).describe('Change from declining balance to straight line once that gives more'),
    firstYearMonths: z.int().min(1).max(12).default(12).describe('Months in the first year, straight-line and sum-of-years-digits only'),
    totalUnits: z.number().min(1e-9).max(1e15).optional().describe('Output over the whole life, for units-of-production'),
    unitsPerYear: z.array(z.number().min(0)).min(1).max(100).optional().describe('Output of each year, each 0 or more, for units-of-production'),
    decimals,
  }),
  result: z.strictObject({
    schedule: z.array(z.strictObject(scheduleRow)).describe('A row for each year'),
    totalDepreciation: z.number().describe('Sum of the depreciation of all years'),
  }),
  appliesWhen: {
    lifeYears: { method: ['straight-line', 'declining-balance', 'sum-of-years-digits'] },
    firstYearMonths: { method: ['straight-line', 'sum-of-years-digits'] },
    totalUnits: { method: ['units-of-production'] },
    unitsPerYear: { method: ['units-of-production'] },
  },
  views: [{ kind: 'lines', field: 'schedule', x: 'year', y: ['bookValue', 'accumulated'] }],
  pageInputs: { cost: 30_000, salvageValue: 6000, lifeYears: 5, method: 'declining-balance', switchToStraightLine: true },
  examples: [
    {
      inputs: { cost: 5000, salvageValue: 500, lifeYears: 4, method: 'declining-balance', switchToStraightLine: true },
      result: {
        schedule: [
          { year: 1, depreciation: 2500, accumulated: 2500, bookValue: 2500 },
          { year: 2, depreciation: 1250, accumulated: 3750, bookValue: 1250 },
          { year: 3, depreciation: 625, accumulated: 4375, bookValue: 625 },
          { year: 4, depreciation: 125, accumulated: 4500, bookValue: 500 },
        ],
        totalDepreciation: 4500,
      },
    },
    {
      inputs: { cost: 30000, salvageValue: 7500, lifeYears: 5, method: 'sum-of-years-digits' },
      result: {
        schedule: [
          { year: 1, depreciation: 7500, accumulated: 7500, bookValue: 22500 },
          { year: 2, depreciation: 6000, accumulated: 13500, bookValue: 16500 },
          { year: 3, depreciation: 4500, accumulated: 18000, bookValue: 12000 },
          { year: 4, depreciation: 3000, accumulated: 21000, bookValue: 9000 },
          { year: 5, depreciation: 1500, accumulated: 22500, bookValue: 7500 },
        ],
        totalDepreciation: 22500,
      },
    },
  ],
  run(inputs) {
    const { method, firstYearMonths, decimals: places } = inputs;
    if (inputs.salvageValue > inputs.cost) invalid('salvageValue', 'must be at most the cost');
    if (firstYearMonths < 12 && method !== 'straight-line' && method !== 'sum-of-years-digits') invalid('firstYearMonths', `must be 12 with ${method}`);
    const cost = new D(inputs.cost);
    const salvage = new D(inputs.salvageValue);
    const yearly = yearlyDepreciation(inputs, cost, salvage);
    return {
      schedule: scheduleRows(cost, yearly, 1, places),
      totalDepreciation: money(
        yearly.reduce((sum, one) => sum.plus(one), new D(0)),
        places,
      ),
    };
  },
});

interface Inputs {
  method: 'straight-line' | 'declining-balance' | 'sum-of-years-digits' | 'units-of-production';
  lifeYears?: number | undefined;
  factor: number;
  switchToStraightLine: boolean;
  firstYearMonths: number;
  totalUnits?: number | undefined;
  unitsPerYear?: number[] | undefined;
}

function yearlyDepreciation(inputs: Inputs, cost: D, salvage: D): D[] {
  const { method } = inputs;
  const whole = cost.minus(salvage);
  if (method === 'units-of-production') {
    const total = inputs.totalUnits ?? invalid('totalUnits', 'is required for units-of-production');
    return byUnits(whole, total, inputs.unitsPerYear ?? invalid('unitsPerYear', 'is required for units-of-production'));
  }
  const life = inputs.lifeYears ?? invalid('lifeYears', `is required for ${method}`);
  if (method === 'declining-balance') return declining(cost, salvage, life, inputs.factor, inputs.switchToStraightLine);
  const digits = (life * (life + 1)) / 2;
  const fullYear = (year: number): D => {
    if (year < 1 || year > life) return new D(0);
    return method === 'straight-line' ? whole.div(life) : whole.times(life - year + 1).div(digits);
  };
  const first = new D(inputs.firstYearMonths).div(12);
  const years = inputs.firstYearMonths < 12 ? life + 1 : life;
  return Array.from({ length: years }, (_, index) =>
    fullYear(index + 1)
      .times(first)
      .plus(fullYear(index).times(D.sub(1, first))),
  );
}

function declining(cost: D, salvage: D, life: number, factor: number, switches: boolean): D[] {
  let book = cost;
  return Array.from({ length: life }, (_, index) => {
    const left = book.minus(salvage);
    const plain = D.min(book.times(factor).div(life), left);
    const straight = left.div(life - index);
    const depreciation = switches && straight.gt(plain) ? straight : plain;
    book = book.minus(depreciation);
    return depreciation;
  });
}

function byUnits(whole: D, totalUnits: number, unitsPerYear: readonly number[]): D[] {
  let left = whole;
  return unitsPerYear.map((units) => {
    const depreciation = D.min(left, whole.times(units).div(totalUnits));
    left = left.minus(depreciation);
    return depreciation;
  });
}
