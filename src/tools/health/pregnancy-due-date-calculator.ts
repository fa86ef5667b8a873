import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dayOf, dayText, today, writeDay } from './lib/days.ts';
import { needed } from './lib/needed.ts';

/** Days from the first day of the last period, with a cycle of 28 days, and from conception. */
const PREGNANCY_DAYS = 280;
const DAYS_FROM_CONCEPTION = 266;
const USUAL_CYCLE_DAYS = 28;
const SECOND_TRIMESTER = 14 * 7;
const THIRD_TRIMESTER = 28 * 7;
const FULL_TERM = 39 * 7;
const MAX_GESTATION = 44 * 7 + 6;

interface Dating {
  method: 'last-period' | 'conception' | 'ivf' | 'ultrasound';
  date: string;
  cycleDays: number;
  embryoDays: number;
  gestationalDays?: number | undefined;
}

export default defineTool({
  slug: 'pregnancy-due-date-calculator',
  name: 'Pregnancy Due Date Calculator',
  category: 'health',
  summary: 'Calculates the due date, gestational age and trimester from a period, conception, embryo transfer or scan.',
  description:
    'Due date: last period + 280 days, moved by what the cycle differs from 28 days; conception + 266; embryo transfer + 266 less the age of the embryo; scan + 280 less the gestational age found. For single pregnancies; only one child in twenty is born on the very day. For information, not medical advice.',
  reference: "Naegele's rule; ACOG Committee Opinion 700",
  keywords: ['estimated date of delivery', 'when is my baby due', 'weeks pregnant', 'birth date', 'ivf due date', 'naegele', 'how far along'],
  inputs: z.strictObject({
    method: z
      .enum(['last-period', 'conception', 'ivf', 'ultrasound'])
      .default('last-period')
      .describe('What the date is of: last-period, conception, ivf for an embryo transfer, or ultrasound for a scan'),
    date: dayText.describe('First day of the last period, or day of conception, transfer or scan, YYYY-MM-DD'),
    cycleDays: z.int().min(20).max(45).default(USUAL_CYCLE_DAYS).describe('Length of the menstrual cycle in days, for last-period'),
    embryoDays: z.int().min(2).max(7).default(5).describe('Age of the embryo at the transfer in days, for ivf'),
    gestationalDays: z.int().min(20).max(300).optional().describe('Gestational age found by the scan in days, needed for ultrasound'),
    now: dayText.optional().describe('The day to report on, YYYY-MM-DD; today in UTC if omitted'),
  }),
  result: z.strictObject({
    dueDate: z.string().describe('Expected day of birth, 40 weeks of gestational age'),
    gestationalStart: z.string().describe('Day 0 of gestational age, 280 days before the due date'),
    conceptionDate: z.string().describe('Likely day of conception, 266 days before the due date'),
    secondTrimesterStart: z.string().describe('Day on which the second trimester starts, at 14 weeks'),
    thirdTrimesterStart: z.string().describe('Day on which the third trimester starts, at 28 weeks'),
    fullTerm: z.string().describe('Day from which the pregnancy is full term, at 39 weeks'),
    daysToDueDate: z.int().describe('Days until the due date, negative once it has passed'),
    gestationalAge: z
      .strictObject({ weeks: z.int().describe('Whole weeks of gestational age'), days: z.int().describe('Days left after the whole weeks, 0 to 6') })
      .optional()
      .describe('Gestational age on the day; absent before day 0 and beyond 44 weeks and 6 days'),
    trimester: z.int().optional().describe('Trimester on the day, 1 to 3; absent where gestationalAge is'),
  }),
  appliesWhen: { cycleDays: { method: ['last-period'] }, embryoDays: { method: ['ivf'] }, gestationalDays: { method: ['ultrasound'] } },
  examples: [
    {
      inputs: { date: '2026-01-10', now: '2026-06-01' },
      result: {
        dueDate: '2026-10-17',
        gestationalStart: '2026-01-10',
        conceptionDate: '2026-01-24',
        secondTrimesterStart: '2026-04-18',
        thirdTrimesterStart: '2026-07-25',
        fullTerm: '2026-10-10',
        daysToDueDate: 138,
        gestationalAge: { weeks: 20, days: 2 },
        trimester: 2,
      },
    },
    {
      inputs: { method: 'ivf', date: '2026-03-02', embryoDays: 5, now: '2026-03-02' },
      result: {
        dueDate: '2026-11-18',
        gestationalStart: '2026-02-11',
        conceptionDate: '2026-02-25',
        secondTrimesterStart: '2026-05-20',
        thirdTrimesterStart: '2026-08-26',
        fullTerm: '2026-11-11',
        daysToDueDate: 261,
        gestationalAge: { weeks: 2, days: 5 },
        trimester: 1,
      },
    },
  ],
  run({ now, ...dating }) {
    const due = dueDay(dating);
    const start = due - PREGNANCY_DAYS;
    const on = now === undefined ? today() : dayOf(now);
    const age = on - start;
    return {
      dueDate: writeDay(due),
      gestationalStart: writeDay(start),
      conceptionDate: writeDay(due - DAYS_FROM_CONCEPTION),
      secondTrimesterStart: writeDay(start + SECOND_TRIMESTER),
      thirdTrimesterStart: writeDay(start + THIRD_TRIMESTER),
      fullTerm: writeDay(start + FULL_TERM),
      daysToDueDate: due - on,
      ...(age >= 0 &&
        age <= MAX_GESTATION && {
          gestationalAge: { weeks: Math.floor(age / 7), days: age % 7 },
          trimester: age < SECOND_TRIMESTER ? 1 : age < THIRD_TRIMESTER ? 2 : 3,
        }),
    };
  },
});

function dueDay({ method, date, cycleDays, embryoDays, gestationalDays }: Dating): number {
  const day = dayOf(date);
  if (method === 'last-period') return day + PREGNANCY_DAYS + cycleDays - USUAL_CYCLE_DAYS;
  if (method === 'conception') return day + DAYS_FROM_CONCEPTION;
  if (method === 'ivf') return day + DAYS_FROM_CONCEPTION - embryoDays;
  return day + PREGNANCY_DAYS - needed(gestationalDays, 'gestationalDays', 'the method ultrasound');
}
