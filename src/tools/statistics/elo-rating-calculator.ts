import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';

/** Points of rating that multiply the odds by ten. */
const SCALE = 400;

const rating = (player: string) => z.number().min(-10_000).max(10_000).describe(`Rating of ${player} before the game`);

export default defineTool({
  slug: 'elo-rating-calculator',
  name: 'Elo Rating Calculator',
  category: 'statistics',
  summary: 'Calculates the expected score and the new Elo ratings of two players after a game.',
  description: 'Ratings are not rounded, and the difference between them is not cut off at 400 points, as some federations do.',
  reference: 'Elo (1978): E = 1/(1 + 10^((B − A)/400)), new rating = old + K·(score − E)',
  keywords: ['chess rating', 'fide', 'k factor', 'expected score', 'win probability', 'ranking points', 'matchmaking', 'league'],
  inputs: z.strictObject({
    ratingA: rating('player A'),
    ratingB: rating('player B'),
    scoreA: z.number().min(0).max(1).describe('Score of player A, from 0 to 1: 1 for a win, 0.5 for a draw, 0 for a loss'),
    kFactor: z.number().min(0).max(1000).default(32).describe('How many points a single game can change a rating by, such as 10, 20, 32 or 40'),
  }),
  result: z.strictObject({
    expectedA: z.number().describe('Score expected of player A, from 0 to 1'),
    expectedB: z.number().describe('Score expected of player B, from 0 to 1'),
    newRatingA: z.number().describe('Rating of player A after the game'),
    newRatingB: z.number().describe('Rating of player B after the game'),
    change: z.number().describe('Points that player A gains, negative if A loses points; player B changes by the opposite'),
  }),
  headline: 'newRatingA',
  examples: [
    {
      inputs: { ratingA: 1600, ratingB: 1400, scoreA: 1 },
      result: {
        expectedA: 0.7597469266479578,
        expectedB: 0.24025307335204216,
        newRatingA: 1607.6880983472654,
        newRatingB: 1392.3119016527346,
        change: 7.688098347265349,
      },
    },
    {
      inputs: { ratingA: 1500, ratingB: 1500, scoreA: 0.5, kFactor: 20 },
      result: { expectedA: 0.5, expectedB: 0.5, newRatingA: 1500, newRatingB: 1500, change: 0 },
    },
  ],
  run({ ratingA, ratingB, scoreA, kFactor }) {
    const [a, b, score] = [new Precise(ratingA), new Precise(ratingB), new Precise(scoreA)];
    /** The odds against A; the expected score is 1/(1 + odds). */
    const odds = new Precise(10).pow(b.minus(a).div(SCALE));
    const total = odds.plus(1);
    // score − 1/(1 + odds), put so that nothing cancels where the outcome was next to certain.
    const surprise = score.minus(1).plus(score.times(odds)).div(total);
    const change = surprise.times(kFactor);
    return {
      expectedA: doubleOf(new Precise(1).div(total)),
      expectedB: doubleOf(odds.div(total)),
      newRatingA: doubleOf(a.plus(change)),
      newRatingB: doubleOf(b.minus(change)),
      change: doubleOf(change),
    };
  },
});
