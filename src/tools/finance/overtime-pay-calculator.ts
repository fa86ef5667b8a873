import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';

export default defineTool({
  slug: 'overtime-pay-calculator',
  name: 'Overtime Pay Calculator',
  category: 'finance',
  summary: 'Calculates regular, overtime and double-time pay for the hours of a period.',
  description: 'An hour counts in a band only above its threshold; the total comes from the unrounded parts.',
  reference: 'US Fair Labor Standards Act, section 7, by default (time and a half above 40 hours)',
  keywords: ['time and a half', 'wage', 'double time', 'payroll'],
  inputs: z.strictObject({
    hourlyRate: z.number().min(0).max(1e9).describe('Pay for a regular hour'),
    hoursWorked: z.number().min(0).max(10_000).describe('Hours worked in the period'),
    overtimeAfter: z.number().min(0).max(10_000).default(40).describe('Hours after which overtime starts'),
    overtimeMultiplier: z.number().min(1).max(10).default(1.5).describe('Factor on the rate for overtime'),
    doubleTimeAfter: z.number().min(0).max(10_000).optional().describe('Hours after which double time starts; if omitted, never'),
    doubleTimeMultiplier: z.number().min(1).max(10).default(2).describe('Factor on the rate for double time'),
    decimals,
  }),
  result: z.strictObject({
    regularHours: z.number().describe('Hours at the regular rate, not rounded'),
    overtimeHours: z.number().describe('Hours of overtime, not rounded'),
    doubleTimeHours: z.number().describe('Hours of double time, not rounded'),
    regularPay: z.number().describe('Pay for the regular hours'),
    overtimePay: z.number().describe('Pay for the overtime'),
    doubleTimePay: z.number().describe('Pay for the double time'),
    totalPay: z.number().describe('Pay for all hours'),
    effectiveHourlyRate: z.number().optional().describe('Average pay of an hour, not rounded; absent for 0 hours'),
  }),
  headline: 'totalPay',
  examples: [
    {
      inputs: { hourlyRate: 20, hoursWorked: 52.5, doubleTimeAfter: 50 },
      result: {
        regularHours: 40,
        overtimeHours: 10,
        doubleTimeHours: 2.5,
        regularPay: 800,
        overtimePay: 300,
        doubleTimePay: 100,
        totalPay: 1200,
        effectiveHourlyRate: 22.857142857142858,
      },
    },
  ],
  run({ hourlyRate, hoursWorked, overtimeAfter, doubleTimeAfter, decimals: places, ...factors }) {
    if (doubleTimeAfter !== undefined && doubleTimeAfter < overtimeAfter) invalid('doubleTimeAfter', 'must not be below overtimeAfter');
    const hours = new D(hoursWorked);
    const regular = D.min(hours, overtimeAfter);
    const double = D.max(0, hours.minus(doubleTimeAfter ?? hours));
    const overtime = hours.minus(regular).minus(double);
    const regularPay = regular.times(hourlyRate);
    const overtimePay = overtime.times(hourlyRate).times(factors.overtimeMultiplier);
    const doublePay = double.times(hourlyRate).times(factors.doubleTimeMultiplier);
    const total = regularPay.plus(overtimePay).plus(doublePay);
    return {
      regularHours: ratio(regular),
      overtimeHours: ratio(overtime),
      doubleTimeHours: ratio(double),
      regularPay: money(regularPay, places),
      overtimePay: money(overtimePay, places),
      doubleTimePay: money(doublePay, places),
      totalPay: money(total, places),
      ...(!hours.isZero() && { effectiveHourlyRate: ratio(total.div(hours)) }),
    };
  },
});
