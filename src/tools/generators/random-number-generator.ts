import { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { cos, log } from '../shared/numbers/elementary.ts';
import { Random } from '../shared/random/random.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_DRAWS = 1_000;
const MAX_GRID = 2 ** 53;
const D = Decimal.clone({ precision: 50 });

export default defineTool({
  slug: 'random-number-generator',
  name: 'Random Number Generator',
  category: 'generators',
  summary: 'Generates random numbers from a range, whole or decimal, with or without repeats, uniform or normal.',
  description:
    'Both ends can come up, and every value of the grid from minimum to maximum in steps of 10^-decimals is equally likely. normal draws again what falls outside the range. With a seed the same inputs give the same numbers.',
  reference: 'Rejection sampling; Box-Muller transform for the normal distribution',
  keywords: ['rng', 'dice', 'lottery', 'gaussian', 'sample', 'number between 1 and 100', 'number picker', 'random.org'],
  random: true,
  heavyWhen: ({ count, distribution, mean, standardDeviation }) => count > 500 || (distribution === 'normal' && (mean ?? standardDeviation) !== undefined),
  inputs: z.strictObject({
    minimum: z.number().min(-1e15).max(1e15).default(1).describe('Smallest number that can be drawn'),
    maximum: z.number().min(-1e15).max(1e15).default(100).describe('Largest number that can be drawn'),
    count: z.int().min(1).max(10_000).default(1).describe('Number of numbers to draw'),
    decimals: z.int().min(0).max(12).default(0).describe('Number of digits after the decimal point'),
    unique: z.boolean().default(false).describe('Draw no number twice'),
    distribution: z.enum(['uniform', 'normal']).default('uniform').describe('How the numbers are spread over the range'),
    mean: z.number().min(-1e15).max(1e15).optional().describe('Mean of the normal distribution; if omitted, the middle of the range'),
    standardDeviation: z.number().min(0).max(1e15).optional().describe('Standard deviation of the normal distribution; if omitted, a sixth of the range'),
    sort: z.enum(['none', 'ascending', 'descending']).default('none').describe('Order of the numbers in the result'),
    seed: z.string().max(200).optional().describe('Makes the draw repeatable: the same seed gives the same numbers'),
  }),
  result: z.strictObject({
    numbers: z.array(z.number()).describe('The numbers drawn, in the order chosen'),
    sum: z.number().describe('Sum of the numbers'),
    average: z.number().describe('Arithmetic mean of the numbers'),
    minimum: z.number().describe('The smallest number drawn'),
    maximum: z.number().describe('The greatest number drawn'),
  }),
  appliesWhen: {
    mean: { distribution: ['normal'] },
    standardDeviation: { distribution: ['normal'] },
  },
  examples: [
    { inputs: { minimum: 7, maximum: 7, count: 3 }, result: { numbers: [7, 7, 7], sum: 21, average: 7, minimum: 7, maximum: 7 } },
    {
      inputs: { minimum: 1, maximum: 6, count: 6, unique: true, sort: 'ascending' },
      result: { numbers: [1, 2, 3, 4, 5, 6], sum: 21, average: 3.5, minimum: 1, maximum: 6 },
    },
  ],
  run(inputs) {
    const { count, unique, distribution } = inputs;
    const step = new D(10).pow(-inputs.decimals);
    const low = onGrid(inputs.minimum, step, 'minimum');
    const high = onGrid(inputs.maximum, step, 'maximum');
    if (low.gt(high)) invalid('minimum', 'must not be above maximum');
    const size = high.minus(low).plus(1);
    if (size.gt(MAX_GRID)) invalid('maximum', 'leaves more than 2^53 values to draw from; use a smaller range or fewer decimals');
    if (unique && distribution === 'normal') invalid('unique', 'is possible with the uniform distribution only');
    if (unique && size.lt(count)) invalid('count', `must be at most ${size}, the count of different numbers in the range`);

    const random = new Random(inputs.seed);
    const values = size.toNumber();
    const below = (bound: number): number => (bound <= 2 ** 48 ? random.below(bound) : Number(random.belowBig(BigInt(bound))));
    let places: number[];
    if (distribution === 'normal') places = normalPlaces(random, inputs, low, high, step);
    else places = unique ? differentPlaces(below, values, count) : Array.from({ length: count }, () => below(values));

    const numbers = places.map((place) => low.plus(place).times(step));
    if (inputs.sort !== 'none') numbers.sort((a, b) => (inputs.sort === 'ascending' ? a.cmp(b) : b.cmp(a)));
    const sum = numbers.reduce((total, number) => total.plus(number), new D(0));
    return {
      numbers: numbers.map(toDouble),
      sum: toDouble(sum),
      average: toDouble(sum.div(count)),
      minimum: toDouble(D.min(...numbers)),
      maximum: toDouble(D.max(...numbers)),
    };
  },
});

const toDouble = (value: Decimal): number => value.toNumber() + 0;

/** An end of the range, counted in steps. */
function onGrid(value: number, step: Decimal, field: string): Decimal {
  const steps = new D(value).div(step);
  return steps.isInteger() ? steps : invalid(field, `must be a multiple of ${step.toFixed()}, the grid of \`decimals\``);
}

/** A draw without repetition in the order drawn (sparse Fisher-Yates). */
function differentPlaces(below: (bound: number) => number, size: number, count: number): number[] {
  const moved = new Map<number, number>();
  return Array.from({ length: count }, (_, index) => {
    const pick = index + below(size - index);
    const value = moved.get(pick) ?? pick;
    moved.set(pick, moved.get(index) ?? index);
    return value;
  });
}

function normalPlaces(
  random: Random,
  { count, mean, standardDeviation }: { count: number; mean?: number | undefined; standardDeviation?: number | undefined },
  low: Decimal,
  high: Decimal,
  step: Decimal,
): number[] {
  const center = mean === undefined ? low.plus(high).div(2) : new D(mean).div(step);
  const deviation = standardDeviation === undefined ? high.minus(low).div(6) : new D(standardDeviation).div(step);
  const first = center.minus(low).toNumber();
  const spread = deviation.toNumber();
  const last = high.minus(low).toNumber();
  return Array.from({ length: count }, () => {
    for (let draw = 0; draw < MAX_DRAWS; draw++) {
      const place = first + spread * standardNormal(random);
      if (place >= 0 && place <= last) return Math.round(place);
    }
    return unprocessable(`None of ${grouped(MAX_DRAWS)} draws fell into the range; move the mean or widen the range.`, 'mean');
  });
}

/** Box-Muller. */
function standardNormal(random: Random): number {
  const radius = Math.sqrt(-2 * log(1 - random.fraction()));
  return radius * cos(2 * Math.PI * random.fraction());
}
