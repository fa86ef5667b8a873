import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseDate } from '../shared/dates/dates.ts';

const DAY_MS = 86_400_000;

/** Days from mating to birth: the usual, the least and the most. */
const GESTATIONS = {
  dog: [63, 58, 68],
  cat: [65, 60, 70],
  horse: [340, 320, 362],
  donkey: [365, 350, 380],
  cow: [283, 275, 290],
  sheep: [147, 142, 152],
  goat: [150, 145, 155],
  pig: [114, 111, 117],
  rabbit: [31, 28, 34],
  'guinea-pig': [65, 59, 72],
  alpaca: [343, 330, 360],
  llama: [350, 335, 365],
} as const;

const date = z
  .string()
  .max(10)
  .refine((text) => parseDate(text, 1) !== undefined, { error: 'must be a real date written YYYY-MM-DD, from 0001-01-01 to 9999-12-31' });

export default defineTool({
  slug: 'animal-gestation-calculator',
  name: 'Animal Gestation Calculator',
  category: 'everyday',
  summary: 'Calculates the due date of a pregnant animal from its mating date.',
  description:
    'Days from mating, usual (earliest to latest): dog 63 (58 to 68), cat 65 (60 to 70), horse 340 (320 to 362), donkey 365 (350 to 380), cow 283 (275 to 290), sheep 147 (142 to 152), goat 150 (145 to 155), pig 114 (111 to 117), rabbit 31 (28 to 34), guinea pig 65 (59 to 72), alpaca 343 (330 to 360), llama 350 (335 to 365).',
  reference: 'Usual gestation periods of domestic animals (Merck Veterinary Manual)',
  keywords: ['pregnancy', 'whelping', 'calving', 'foaling', 'lambing', 'kidding', 'farrowing', 'breeding', 'puppies', 'kittens', 'livestock'],
  inputs: z.strictObject({
    species: z
      .enum(['dog', 'cat', 'horse', 'donkey', 'cow', 'sheep', 'goat', 'pig', 'rabbit', 'guinea-pig', 'alpaca', 'llama'])
      .describe('Kind of animal, from dog to llama'),
    matingDate: date.describe('Day of mating, YYYY-MM-DD'),
    now: date.optional().describe('Day to count from and to, YYYY-MM-DD; the present day in UTC if omitted'),
  }),
  result: z.strictObject({
    gestationDays: z.int().describe('Usual number of days from mating to birth'),
    dueDate: z.string().describe('Day when the birth is due, YYYY-MM-DD'),
    earliestDate: z.string().describe('Earliest usual day of the birth, YYYY-MM-DD'),
    latestDate: z.string().describe('Latest usual day of the birth, YYYY-MM-DD'),
    daysPregnant: z.int().describe('Days since mating, negative before it'),
    daysLeft: z.int().describe('Days until the birth is due, negative after that day'),
  }),
  headline: 'dueDate',
  examples: [
    {
      inputs: { species: 'dog', matingDate: '2026-01-15', now: '2026-02-20' },
      result: {
        gestationDays: 63,
        dueDate: '2026-03-19',
        earliestDate: '2026-03-14',
        latestDate: '2026-03-24',
        daysPregnant: 36,
        daysLeft: 27,
      },
    },
  ],
  run({ species, matingDate, now }) {
    const [usual, least, most] = GESTATIONS[species];
    const [mating, present] = [dayOf(matingDate), now === undefined ? Math.floor(Date.now() / DAY_MS) : dayOf(now)];
    return {
      gestationDays: usual,
      dueDate: written(mating + usual),
      earliestDate: written(mating + least),
      latestDate: written(mating + most),
      daysPregnant: present - mating,
      daysLeft: mating + usual - present,
    };
  },
});

/** Days since 1970-01-01 of a checked date. */
const dayOf = (text: string): number => Date.parse(`${text}T00:00:00Z`) / DAY_MS;

function written(day: number): string {
  const text = new Date(day * DAY_MS).toISOString();
  // Later years are written with a sign and six digits.
  return text.startsWith('+') ? unprocessable('The birth would be after the year 9999.', 'matingDate') : text.slice(0, 10);
}
