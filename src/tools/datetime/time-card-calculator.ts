import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { D, decimals, money, ratio } from '../shared/numbers/money.ts';
import { dateText } from './lib/moments.ts';
import { readTimeOfDay, TIME_ERROR } from './lib/time-of-day.ts';

const DAY = 86_400;
const timeText = z
  .string()
  .min(1)
  .max(32)
  .refine((text) => readTimeOfDay(text) !== undefined, { error: TIME_ERROR });

interface Shift {
  start: string;
  end: string;
  breakMinutes: number;
  date?: string | undefined;
}

export default defineTool({
  slug: 'time-card-calculator',
  name: 'Time Card Calculator',
  category: 'datetime',
  summary: 'Adds up worked hours from clock-in and clock-out times, with breaks, rounding, overtime and pay.',
  description:
    'An end at or before its start is on the next day (equal is 24 hours). Start and end are rounded first, to the nearest step of the clock, halves up. Shifts of the same date are one day; without dates each is its own. Daily overtime is taken first, then what is left beyond the weekly mark.',
  reference: 'Money rounded half away from zero',
  keywords: ['timesheet', 'work hours', 'hours worked', 'clock in clock out', 'overtime', 'payroll hours'],
  inputs: z.strictObject({
    shifts: z
      .array(
        z.strictObject({
          start: timeText.describe('Time work began, HH:MM[:SS] or such as 8:53 AM'),
          end: timeText.describe('Time work ended, HH:MM[:SS] or such as 5:30 PM'),
          breakMinutes: z.number().min(0).max(1440).default(0).describe('Unpaid break in minutes, which is subtracted'),
          date: dateText.optional().describe('Date of the shift, YYYY-MM-DD; shifts of one date are one day'),
        }),
      )
      .min(1)
      .max(400)
      .describe('Shifts worked, in any order'),
    roundMinutes: z.int().min(0).max(60).default(0).describe('Step in minutes to which start and end are rounded; 0 does not round them'),
    dailyOvertimeAfterHours: z.number().min(0).max(24).optional().describe('Hours of a day beyond this are overtime'),
    weeklyOvertimeAfterHours: z.number().min(0).max(168).optional().describe('Hours beyond this over all shifts are overtime'),
    hourlyRate: z.number().min(0).max(1_000_000).optional().describe('Pay for a regular hour'),
    overtimeMultiplier: z.number().min(1).max(10).default(1.5).describe('How many regular hours an hour of overtime is paid as'),
    decimals,
  }),
  result: z.strictObject({
    shifts: z
      .array(
        z.strictObject({
          minutes: z.number().describe('Worked time in minutes'),
          hours: z.number().describe('Worked time in hours'),
          clock: z.string().describe('Worked time as H:MM, seconds rounded down'),
        }),
      )
      .describe('Worked time of each shift, in the order given'),
    totalMinutes: z.number().describe('Worked time of all shifts in minutes'),
    totalHours: z.number().describe('Worked time of all shifts in hours'),
    totalClock: z.string().describe('Worked time of all shifts as H:MM, seconds rounded down'),
    regularHours: z.number().describe('Hours that are not overtime'),
    overtimeHours: z.number().describe('Hours beyond the daily or weekly mark'),
    regularPay: z.number().optional().describe('Pay for regular hours; only with hourlyRate'),
    overtimePay: z.number().optional().describe('Pay for overtime; only with hourlyRate'),
    totalPay: z.number().optional().describe('Regular pay plus overtime pay; only with hourlyRate'),
  }),
  headline: 'totalHours',
  examples: [
    {
      inputs: {
        shifts: [
          {
            start: '09:00',
            end: '17:30',
            breakMinutes: 30,
          },
          {
            start: '22:00',
            end: '06:15',
            breakMinutes: 45,
          },
        ],
        hourlyRate: 20,
      },
      result: {
        shifts: [
          {
            minutes: 480,
            hours: 8,
            clock: '8:00',
          },
          {
            minutes: 450,
            hours: 7.5,
            clock: '7:30',
          },
        ],
        totalMinutes: 930,
        totalHours: 15.5,
        totalClock: '15:30',
        regularHours: 15.5,
        overtimeHours: 0,
        regularPay: 310,
        overtimePay: 0,
        totalPay: 310,
      },
    },
    {
      inputs: {
        shifts: [
          {
            start: '8:53 AM',
            end: '6:08 PM',
            breakMinutes: 60,
          },
        ],
        roundMinutes: 15,
        dailyOvertimeAfterHours: 8,
      },
      result: {
        shifts: [
          {
            minutes: 495,
            hours: 8.25,
            clock: '8:15',
          },
        ],
        totalMinutes: 495,
        totalHours: 8.25,
        totalClock: '8:15',
        regularHours: 8,
        overtimeHours: 0.25,
      },
    },
  ],
  run(inputs) {
    const worked = inputs.shifts.map((shift, index) => minutesOf(shift, inputs.roundMinutes * 60, index));
    const total = worked.reduce((sum, minutes) => sum.plus(minutes), new D(0));
    const regular = regularMinutes(inputs.shifts, worked, inputs.dailyOvertimeAfterHours, inputs.weeklyOvertimeAfterHours);
    const overtime = total.minus(regular);
    return {
      shifts: worked.map((minutes) => ({ minutes: ratio(minutes), hours: ratio(minutes.div(60)), clock: clock(minutes) })),
      totalMinutes: ratio(total),
      totalHours: ratio(total.div(60)),
      totalClock: clock(total),
      regularHours: ratio(regular.div(60)),
      overtimeHours: ratio(overtime.div(60)),
      ...(inputs.hourlyRate !== undefined && pay(regular, overtime, inputs.hourlyRate, inputs.overtimeMultiplier, inputs.decimals)),
    };
  },
});

function minutesOf({ start, end, breakMinutes }: Shift, step: number, index: number): D {
  const rounded = (text: string): number => {
    const seconds = readTimeOfDay(text)?.seconds ?? 0;
    return step === 0 ? seconds : Math.floor((seconds + step / 2) / step) * step;
  };
  const [from, to] = [rounded(start), rounded(end)];
  const seconds = to > from ? to - from : to - from + DAY;
  const minutes = new D(seconds).div(60).minus(breakMinutes);
  if (minutes.lt(0)) invalid(`shifts[${index}].breakMinutes`, 'must not be longer than the shift');
  return minutes;
}

function regularMinutes(shifts: readonly Shift[], worked: readonly D[], daily: number | undefined, weekly: number | undefined): D {
  const days = new Map<string, D>();
  shifts.forEach(({ date }, index) => {
    const day = date ?? `shift ${index}`;
    days.set(day, (days.get(day) ?? new D(0)).plus(worked[index] ?? 0));
  });
  const held = (minutes: D, hours: number | undefined): D => (hours === undefined ? minutes : D.min(minutes, new D(hours).times(60)));
  const regular = [...days.values()].reduce((sum, minutes) => sum.plus(held(minutes, daily)), new D(0));
  return held(regular, weekly);
}

function clock(minutes: D): string {
  const whole = Math.floor(ratio(minutes));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

function pay(regular: D, overtime: D, rate: number, multiplier: number, places: number) {
  const regularPay = money(regular.times(rate).div(60), places);
  const overtimePay = money(overtime.times(rate).times(multiplier).div(60), places);
  return { regularPay, overtimePay, totalPay: money(new D(regularPay).plus(overtimePay), places) };
}
