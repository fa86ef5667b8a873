import { z } from 'zod';
import { invalid } from '../../errors.ts';
import { addMonths, type CalendarDate, checkedDate, dateText, dayNumber, daysInMonth } from '../../shared/dates/dates.ts';
import { actualDays, days30European, days30US } from '../../shared/dates/day-count.ts';
import { D } from '../../shared/numbers/money.ts';
import { PERIODS_PER_YEAR } from './frequencies.ts';

const MAX_QUICK_YEARS = 50;

/** The inputs that say when a bond pays. */
export const scheduleInputs = {
  frequency: z.enum(['annual', 'semiannual', 'quarterly']).default('semiannual').describe('How often a coupon is paid'),
  years: z.number().min(0.25).max(100).optional().describe('Years to maturity from a coupon date, a whole number of coupon periods'),
  settlementDate: dateText.optional().describe('Date of purchase, YYYY-MM-DD; with maturityDate instead of years'),
  maturityDate: dateText.optional().describe('Date of maturity, YYYY-MM-DD; with settlementDate instead of years'),
  dayCount: z
    .enum(['30/360', '30e/360', 'actual/actual'])
    .default('30/360')
    .describe('Day-count convention for the part of a coupon period before the first coupon'),
};

/** When a bond pays: coupons left, and the share of the running coupon period that has passed. */
export interface Schedule {
  coupons: number;
  accrued: D;
  perYear: number;
}

interface ScheduleInputs {
  frequency: 'annual' | 'semiannual' | 'quarterly';
  years?: number | undefined;
  settlementDate?: string | undefined;
  maturityDate?: string | undefined;
  dayCount: '30/360' | '30e/360' | 'actual/actual';
}

/** Whether a bond has so many coupons left that valuing it takes long. */
export function hasManyCoupons({ years, settlementDate = '', maturityDate = '' }: ScheduleInputs): boolean {
  return (years ?? Number(maturityDate.slice(0, 4)) - Number(settlementDate.slice(0, 4))) > MAX_QUICK_YEARS;
}

/** Works the schedule out from years or from both dates. Anything else is invalid. */
export function scheduleOf({ frequency, years, settlementDate, maturityDate, dayCount }: ScheduleInputs): Schedule {
  const perYear = PERIODS_PER_YEAR[frequency];
  if (years !== undefined) {
    if (settlementDate !== undefined || maturityDate !== undefined) invalid('years', 'must not be given together with dates');
    const coupons = new D(years).times(perYear);
    if (!coupons.isInteger()) invalid('years', `must be a whole number of coupon periods of 1/${perYear} year`);
    return { coupons: coupons.toNumber(), accrued: new D(0), perYear };
  }
  if (settlementDate === undefined && maturityDate === undefined) invalid('years', 'is required, or settlementDate and maturityDate');
  const settlement = checkedDate(settlementDate ?? invalid('settlementDate', 'is required with maturityDate'));
  const maturity = checkedDate(maturityDate ?? invalid('maturityDate', 'is required with settlementDate'));
  if (dayNumber(maturity) <= dayNumber(settlement)) invalid('maturityDate', 'must be after settlementDate');

  const months = 12 / perYear;
  let coupons = 1;
  while (dayNumber(couponDate(maturity, -months * coupons)) > dayNumber(settlement)) coupons++;
  const previous = couponDate(maturity, -months * coupons);
  const next = couponDate(maturity, -months * (coupons - 1));
  return { coupons, accrued: accruedShare(previous, settlement, next, dayCount, perYear), perYear };
}

function accruedShare(previous: CalendarDate, settlement: CalendarDate, next: CalendarDate, dayCount: string, perYear: number): D {
  if (dayCount === 'actual/actual') return new D(actualDays(previous, settlement)).div(actualDays(previous, next));
  return new D(dayCount === '30/360' ? days30US(previous, settlement) : days30European(previous, settlement)).div(360 / perYear);
}

/** A coupon date some months from maturity; the end of a month stays the end of the month. */
function couponDate(maturity: CalendarDate, months: number): CalendarDate {
  const date = addMonths(maturity, months);
  return maturity.day === daysInMonth(maturity.year, maturity.month) ? { ...date, day: daysInMonth(date.year, date.month) } : date;
}

/** A flow of a bond: its time in coupon periods, and its present value by compounding. */
interface Payment {
  time: D;
  value: D;
}

/** Present values of all payments at a yield per period. */
export function paymentsOf({ coupons, accrued }: Schedule, coupon: D, redemption: D, yieldPerPeriod: D): Payment[] {
  const discount = new D(1).div(yieldPerPeriod.plus(1));
  let factor = discount.pow(D.sub(1, accrued));
  return Array.from({ length: coupons }, (_, index) => {
    const value = factor.times(index === coupons - 1 ? coupon.plus(redemption) : coupon);
    factor = factor.times(discount);
    return { time: D.sub(index + 1, accrued), value };
  });
}

/** The price with accrued interest. In its last coupon period a bond is discounted simply. */
export function dirtyPrice(schedule: Schedule, coupon: D, redemption: D, yieldPerPeriod: D): D {
  if (schedule.coupons === 1) return redemption.plus(coupon).div(yieldPerPeriod.times(D.sub(1, schedule.accrued)).plus(1));
  const discount = new D(1).div(yieldPerPeriod.plus(1));
  let price = coupon.plus(redemption);
  for (let left = schedule.coupons; left > 1; left--) price = price.times(discount).plus(coupon);
  return price.times(discount.pow(D.sub(1, schedule.accrued)));
}
