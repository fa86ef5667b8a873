import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { calendarDifference } from './lib/duration-parts.ts';
import { dateOf, dateOrToday, dateText, weekdayName, writeDate, zoneOf, zoneText } from './lib/moments.ts';

type LeapDayBirthday = 'march1' | 'february28';

export default defineTool({
  slug: 'age-calculator',
  name: 'Age Calculator',
  category: 'datetime',
  summary: 'Calculates an exact age in years, months and days, in total days, and how long it is until the next birthday.',
  description:
    'Someone born on 29 February has a birthday on 1 March of common years, or on 28 February where leapDayBirthday says so; months and days then count from the last birthday.',
  reference: 'ECMAScript Temporal.PlainDate.until',
  keywords: ['how old am i', 'date of birth', 'birthday', 'years old', 'days alive', 'next birthday', 'alter berechnen'],
  inputs: z.strictObject({
    birthDate: dateText.describe('Date of birth, YYYY-MM-DD'),
    date: dateText.optional().describe('The date on which to give the age, YYYY-MM-DD; today in the time zone if omitted'),
    timeZone: zoneText.default('UTC').describe('Time zone that says which day today is'),
    leapDayBirthday: z.enum(['march1', 'february28']).default('march1').describe('When someone born on 29 February has a birthday in a common year'),
  }),
  result: z.strictObject({
    years: z.int().describe('Age in whole years'),
    months: z.int().describe('Whole months left after the years'),
    days: z.int().describe('Days left after the months'),
    totalMonths: z.int().describe('Age in whole months'),
    totalWeeks: z.int().describe('Age in whole weeks'),
    totalDays: z.int().describe('Age in days'),
    nextBirthday: z.string().describe('The first birthday on or after the date, the birth itself not counted'),
    daysUntilBirthday: z.int().describe('Days until the next birthday, 0 on the birthday'),
    nextAge: z.int().describe('The age in years reached on the next birthday'),
    birthWeekdayName: z.string().describe('English weekday of the birth'),
  }),
  views: [{ kind: 'written', field: 'years', as: '{years|year} {months|month} {days|day}' }],
  examples: [
    {
      inputs: {
        birthDate: '1990-08-15',
        date: '2024-03-10',
      },
      result: {
        years: 33,
        months: 6,
        days: 24,
        totalMonths: 402,
        totalWeeks: 1751,
        totalDays: 12261,
        nextBirthday: '2024-08-15',
        daysUntilBirthday: 158,
        nextAge: 34,
        birthWeekdayName: 'Wednesday',
      },
    },
    {
      inputs: {
        birthDate: '2004-02-29',
        date: '2023-02-28',
        leapDayBirthday: 'february28',
      },
      result: {
        years: 19,
        months: 0,
        days: 0,
        totalMonths: 228,
        totalWeeks: 991,
        totalDays: 6939,
        nextBirthday: '2023-02-28',
        daysUntilBirthday: 0,
        nextAge: 19,
        birthWeekdayName: 'Sunday',
      },
    },
  ],
  run({ birthDate, date, timeZone, leapDayBirthday }) {
    const birth = dateOf(birthDate);
    const on = dateOrToday(date, zoneOf(timeZone));
    if (Temporal.PlainDate.compare(birth, on) > 0) invalid('birthDate', `must not be after ${date === undefined ? 'today' : 'date'}, ${on}`);
    const age = ageOn(birth, on, leapDayBirthday);
    const totalDays = birth.until(on).days;
    const thisYear = Math.max(on.year - birth.year, 1);
    const coming = birthdayIn(birth, birth.year + thisYear, leapDayBirthday);
    const nextAge = Temporal.PlainDate.compare(coming, on) >= 0 ? thisYear : thisYear + 1;
    const next = birthdayIn(birth, birth.year + nextAge, leapDayBirthday);
    return {
      ...age,
      totalMonths: 12 * age.years + age.months,
      totalWeeks: Math.floor(totalDays / 7),
      totalDays,
      nextBirthday: writeDate(next),
      daysUntilBirthday: on.until(next).days,
      nextAge,
      birthWeekdayName: weekdayName(birth.dayOfWeek),
    };
  },
});

const isLeapDay = (birth: Temporal.PlainDate): boolean => birth.month === 2 && birth.day === 29;

function birthdayIn(birth: Temporal.PlainDate, year: number, leapDayBirthday: LeapDayBirthday): Temporal.PlainDate {
  const held = birth.with({ year }, { overflow: 'constrain' });
  return isLeapDay(birth) && !held.inLeapYear && leapDayBirthday === 'march1' ? held.add({ days: 1 }) : held;
}

function ageOn(birth: Temporal.PlainDate, on: Temporal.PlainDate, leapDayBirthday: LeapDayBirthday): { years: number; months: number; days: number } {
  if (!isLeapDay(birth) || leapDayBirthday === 'march1') return calendarDifference(birth, on);
  const reached = Temporal.PlainDate.compare(birthdayIn(birth, on.year, leapDayBirthday), on) <= 0;
  const years = on.year - birth.year - (reached ? 0 : 1);
  const last = birthdayIn(birth, birth.year + years, leapDayBirthday);
  // From 28 February to the day before a 29 February is twelve calendar months, and still not a year of age.
  const months = Math.min(11, last.until(on, { largestUnit: 'months' }).months);
  return { years, months, days: last.add({ months }).until(on).days };
}
