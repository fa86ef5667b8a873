import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { halfUp } from './lib/whole.ts';

/** Rule 5.2a: from so many rounds on, how many of the lowest count and what is added. */
const COUNTED = [
  { rounds: 20, counted: 8, adjustment: 0 },
  { rounds: 19, counted: 7, adjustment: 0 },
  { rounds: 17, counted: 6, adjustment: 0 },
  { rounds: 15, counted: 5, adjustment: 0 },
  { rounds: 12, counted: 4, adjustment: 0 },
  { rounds: 9, counted: 3, adjustment: 0 },
  { rounds: 7, counted: 2, adjustment: 0 },
  { rounds: 6, counted: 2, adjustment: -1 },
  { rounds: 5, counted: 1, adjustment: 0 },
  { rounds: 4, counted: 1, adjustment: -1 },
] as const;
const OF_THREE = { counted: 1, adjustment: -2 };
const NEUTRAL_SLOPE = 113;
const MAX_INDEX = 54;

export default defineTool({
  slug: 'golf-handicap-calculator',
  name: 'Golf Handicap Calculator',
  category: 'everyday',
  summary: 'Calculates the Handicap Index and Course Handicap of the World Handicap System.',
  description:
    'From the latest 3 to 20 rounds of 18 holes, with adjusted gross scores. Caps on the rise of an index are not applied. The Course Handicap needs courseRating, slopeRating and par.',
  reference: 'USGA and R&A: Rules of Handicapping 5.1a, 5.2, 5.3 and 6.1a',
  keywords: ['whs', 'score differential', 'slope rating', 'course rating', 'golf index', 'usga', 'playing handicap'],
  inputs: z.strictObject({
    rounds: z
      .array(
        z.strictObject({
          score: z.number().min(18).max(300).describe('Adjusted gross score'),
          courseRating: z.number().min(20).max(100).describe('Course Rating of the tees played'),
          slopeRating: z.number().min(55).max(155).describe('Slope Rating of the tees played'),
          pcc: z.number().min(-1).max(3).default(0).describe('Playing Conditions Calculation of the day, -1 to 3'),
        }),
      )
      .min(3)
      .max(20)
      .describe('The latest rounds of 18 holes, 3 to 20'),
    courseRating: z.number().min(20).max(100).optional().describe('Course Rating of the tees to play, for the Course Handicap'),
    slopeRating: z.number().min(55).max(155).optional().describe('Slope Rating of the tees to play, for the Course Handicap'),
    par: z.int().min(27).max(90).optional().describe('Par of the course to play, for the Course Handicap'),
  }),
  result: z.strictObject({
    differentials: z.array(z.number()).describe('Score Differential of each round, with one decimal, in the order given'),
    counted: z.int().describe('Number of lowest differentials that count'),
    adjustment: z.number().describe('What is added to their mean, as there are few rounds'),
    handicapIndex: z.number().describe('Handicap Index with one decimal, at most 54'),
    courseHandicap: z.int().optional().describe('Course Handicap; absent without the course'),
  }),
  headline: 'handicapIndex',
  examples: [
    {
      inputs: {
        rounds: [
          { score: 90, courseRating: 70.1, slopeRating: 116 },
          { score: 85, courseRating: 68.4, slopeRating: 105 },
          { score: 95, courseRating: 72.4, slopeRating: 130 },
        ],
        courseRating: 71.2,
        slopeRating: 128,
        par: 72,
      },
      result: { differentials: [19.4, 17.9, 19.6], counted: 1, adjustment: -2, handicapIndex: 15.9, courseHandicap: 17 },
    },
  ],
  run({ rounds, courseRating, slopeRating, par }) {
    const course = { courseRating, slopeRating, par };
    const isGiven = Object.values(course).some((value) => value !== undefined);
    const required = (field: keyof typeof course): number => course[field] ?? invalid(field, 'is required with the other figures of the course');
    const courseFigures = isGiven ? { rating: required('courseRating'), slope: required('slopeRating'), par: required('par') } : undefined;
    const differentials = rounds.map((round) =>
      tenths(new Precise(round.score).minus(round.courseRating).minus(round.pcc).times(NEUTRAL_SLOPE).div(round.slopeRating)),
    );
    const { counted, adjustment } = COUNTED.find((row) => rounds.length >= row.rounds) ?? OF_THREE;
    const lowest = [...differentials].sort((a, b) => a.comparedTo(b)).slice(0, counted);
    const index = Precise.min(
      MAX_INDEX,
      tenths(
        Precise.sum(...lowest)
          .div(counted)
          .plus(adjustment),
      ),
    );
    return {
      differentials: differentials.map(doubleOf),
      counted,
      adjustment,
      handicapIndex: doubleOf(index),
      ...(courseFigures && {
        courseHandicap: doubleOf(halfUp(index.times(courseFigures.slope).div(NEUTRAL_SLOPE).plus(courseFigures.rating).minus(courseFigures.par))),
      }),
    };
  },
});

/** Rounded to one decimal, halves up: -1.55 is -1.5. */
const tenths = (value: Decimal): Decimal => halfUp(value.times(10)).div(10);
