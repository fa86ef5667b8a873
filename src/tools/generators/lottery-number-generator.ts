import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';

interface Game {
  numbers: number;
  pool: number;
  bonusNumbers: number;
  bonusPool: number;
}

const GAMES: Record<'powerball' | 'megaMillions' | 'euroMillions' | 'euroJackpot' | 'uk649' | 'lotto649', Game> = {
  powerball: { numbers: 5, pool: 69, bonusNumbers: 1, bonusPool: 26 },
  megaMillions: { numbers: 5, pool: 70, bonusNumbers: 1, bonusPool: 24 },
  euroMillions: { numbers: 5, pool: 50, bonusNumbers: 2, bonusPool: 12 },
  euroJackpot: { numbers: 5, pool: 50, bonusNumbers: 2, bonusPool: 12 },
  uk649: { numbers: 6, pool: 59, bonusNumbers: 0, bonusPool: 0 },
  lotto649: { numbers: 6, pool: 49, bonusNumbers: 0, bonusPool: 0 },
};

const inputs = z.strictObject({
  game: z
    .enum(['custom', 'powerball', 'megaMillions', 'euroMillions', 'euroJackpot', 'uk649', 'lotto649'])
    .default('custom')
    .describe('A known game, or custom with numbers and pool'),
  numbers: z.int().min(1).max(50).optional().describe('How many main numbers a ticket has, with custom'),
  pool: z.int().min(1).max(1000).optional().describe('Main numbers go from 1 to this, with custom'),
  bonusNumbers: z.int().min(0).max(20).default(0).describe('How many bonus numbers a ticket has, with custom'),
  bonusPool: z.int().min(0).max(1000).default(0).describe('Bonus numbers go from 1 to this, from a drum of their own'),
  tickets: z.int().min(1).max(1000).default(1).describe('How many tickets to draw'),
  exclude: z.array(z.int()).max(900).default([]).describe('Main numbers that are not wanted'),
  seed: seedInput,
});

export default defineTool({
  slug: 'lottery-number-generator',
  name: 'Lottery Number Generator',
  category: 'generators',
  summary: 'Generates random lottery tickets for the well-known games or your own, with the odds of the jackpot.',
  description:
    'powerball draws 5 of 69 and 1 of 26; megaMillions 5 of 70 and 1 of 24 (since April 2025); euroMillions and euroJackpot 5 of 50 and 2 of 12; uk649 6 of 59; lotto649 6 of 49. Tickets may repeat. The odds do not take exclude into account.',
  reference: 'C(pool, numbers) × C(bonusPool, bonusNumbers)',
  keywords: ['lotto', 'quick pick', 'jackpot', 'powerball', 'odds', 'lucky numbers'],
  random: true,
  heavyWhen: ({ tickets }) => tickets > 300,
  inputs,
  result: z.strictObject({
    tickets: z
      .array(
        z.strictObject({
          numbers: z.array(z.int()).describe('The main numbers, ascending'),
          bonus: z.array(z.int()).describe('The bonus numbers, ascending'),
        }),
      )
      .describe('The tickets in the order drawn'),
    odds: z.int().describe('One in so many tickets has all main and bonus numbers'),
    game: z.string().describe('The game that was drawn'),
  }),
  appliesWhen: {
    numbers: { game: ['custom'] },
    pool: { game: ['custom'] },
    bonusNumbers: { game: ['custom'] },
    bonusPool: { game: ['custom'] },
  },
  pageInputs: { numbers: 6, pool: 49 },
  examples: [
    { inputs: { numbers: 6, pool: 6, seed: 'a' }, result: { tickets: [{ numbers: [1, 2, 3, 4, 5, 6], bonus: [] }], odds: 1, game: 'custom' } },
    {
      inputs: { game: 'powerball', tickets: 2, seed: 'a' },
      result: {
        tickets: [
          { numbers: [36, 40, 47, 48, 53], bonus: [10] },
          { numbers: [7, 22, 53, 56, 62], bonus: [26] },
        ],
        odds: 292201338,
        game: 'powerball',
      },
    },
  ],
  run(values) {
    const { numbers, pool, bonusNumbers, bonusPool } = gameOf(values);
    if (numbers > pool) invalid('pool', `must be at least ${numbers}, the count of main numbers`);
    if (bonusNumbers > bonusPool) invalid('bonusPool', `must be at least ${bonusNumbers}, the count of bonus numbers`);
    const excluded = new Set(values.exclude);
    const stray = values.exclude.findIndex((number) => number < 1 || number > pool);
    if (stray >= 0) invalid(`exclude[${stray}]`, `must be from 1 to ${pool}, the main numbers`);
    const wanted = Array.from({ length: pool }, (_, index) => index + 1).filter((number) => !excluded.has(number));
    if (wanted.length < numbers) invalid('exclude', `leaves ${wanted.length} main numbers to draw from; ${numbers} are needed`);
    const odds = combinations(pool, numbers) * combinations(bonusPool, bonusNumbers);
    if (odds > 2n ** 53n) invalid('pool', 'gives odds beyond 2^53; draw fewer numbers or from a smaller pool');
    const random = new Random(values.seed);
    const ascending = (list: number[]): number[] => list.sort((a, b) => a - b);
    return {
      tickets: Array.from({ length: values.tickets }, () => ({
        numbers: ascending(random.distinct(wanted.length, numbers).map((index) => wanted[index] ?? 0)),
        bonus: ascending(random.distinct(bonusPool, bonusNumbers).map((index) => index + 1)),
      })),
      odds: Number(odds),
      game: values.game,
    };
  },
});

function gameOf({ game, numbers, pool, bonusNumbers, bonusPool }: z.output<typeof inputs>): Game {
  if (game === 'custom') {
    if (numbers === undefined) return invalid('numbers', 'is needed with the game custom: how many main numbers a ticket has');
    if (pool === undefined) return invalid('pool', 'is needed with the game custom: the greatest main number');
    return { numbers, pool, bonusNumbers, bonusPool };
  }
  const given = { numbers, pool, bonusNumbers: bonusNumbers || undefined, bonusPool: bonusPool || undefined };
  for (const [name, value] of Object.entries(given))
    if (value !== undefined) invalid(name, `is fixed by the game ${game}; leave it out or use the game custom`);
  return GAMES[game];
}

function combinations(from: number, take: number): bigint {
  let ways = 1n;
  for (let i = 1; i <= take; i++) ways = (ways * BigInt(from - take + i)) / BigInt(i);
  return ways;
}
