import { z } from 'zod';
import { D, money } from '../../shared/numbers/money.ts';

/** Fields that every row of a depreciation schedule has. */
export const scheduleRow = {
  year: z.int().describe('Year of the row'),
  depreciation: z.number().describe('Depreciation of the year'),
  accumulated: z.number().describe('Depreciation up to the end of the year'),
  bookValue: z.number().describe('Value left at the end of the year'),
};

/** Rows of a schedule from the depreciation of each year; sums are of the unrounded figures. */
export function scheduleRows(
  cost: D,
  yearly: readonly D[],
  firstYear: number,
  places: number,
): { year: number; depreciation: number; accumulated: number; bookValue: number }[] {
  let accumulated = new D(0);
  return yearly.map((depreciation, index) => {
    accumulated = accumulated.plus(depreciation);
    return {
      year: firstYear + index,
      depreciation: money(depreciation, places),
      accumulated: money(accumulated, places),
      bookValue: money(cost.minus(accumulated), places),
    };
  });
}
