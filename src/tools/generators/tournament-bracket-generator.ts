import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { refuseRepeatedNames } from '../shared/text/names.ts';

interface Match {
  match: number;
  player1?: string;
  player2?: string;
  from1?: number;
  from2?: number;
  bye: boolean;
}

export default defineTool({
  slug: 'tournament-bracket-generator',
  name: 'Tournament Bracket Generator',
  category: 'generators',
  summary: 'Generates a single-elimination bracket with standard seeding and byes.',
  description:
    'In a full bracket of n players seed k first plays n + 1 - k, and seeds 1 and 2 can only meet in the final. A match without an opponent is a bye: bye is true, player2 is absent, and the player is in the next round already. The match for third place comes last, with from1 and from2 the semifinals whose losers meet.',
  reference: 'Standard seeding of single-elimination tournaments',
  keywords: ['knockout', 'cup', 'playoff', 'elimination', 'seeding', 'byes', 'march madness'],
  random: true,
  inputs: z.strictObject({
    players: z.array(z.string()).min(2).max(1024).describe('The names in order of seed, the best first, all different'),
    shuffle: z.boolean().default(false).describe('Draw the seeds at random'),
    thirdPlace: z.boolean().default(false).describe('Add a match for third place between the losers of the semifinals'),
    seed: seedInput,
  }),
  result: z.strictObject({
    rounds: z
      .array(
        z.strictObject({
          name: z.string().describe('Name of the round, such as Semifinals or Round of 16'),
          matches: z
            .array(
              z.strictObject({
                match: z.int().describe('Number of the match, counted from 1 through all rounds'),
                player1: z.string().optional().describe('First player, where known already'),
                player2: z.string().optional().describe('Second player, where known already'),
                from1: z.int().optional().describe('The match that the first player comes from'),
                from2: z.int().optional().describe('The match that the second player comes from'),
                bye: z.boolean().describe('Whether player1 advances without playing'),
              }),
            )
            .describe('The matches from top to bottom'),
        }),
      )
      .describe('The rounds from first to last'),
    matchCount: z.int().describe('Matches to be played, byes not counted'),
    byes: z.int().describe('Players who advance without playing in the first round'),
    size: z.int().describe('Places of the bracket, a power of two'),
  }),
  pageInputs: { players: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve', 'Finn'], shuffle: true },
  examples: [
    {
      inputs: { players: ['A', 'B', 'C', 'D'], seed: 'a' },
      result: {
        rounds: [
          {
            name: 'Semifinals',
            matches: [
              { match: 1, player1: 'A', player2: 'D', bye: false },
              { match: 2, player1: 'B', player2: 'C', bye: false },
            ],
          },
          { name: 'Final', matches: [{ match: 3, from1: 1, from2: 2, bye: false }] },
        ],
        matchCount: 3,
        byes: 0,
        size: 4,
      },
    },
    {
      inputs: { players: ['A', 'B', 'C'], seed: 'a' },
      result: {
        rounds: [
          {
            name: 'Semifinals',
            matches: [
              { match: 1, player1: 'A', bye: true },
              { match: 2, player1: 'B', player2: 'C', bye: false },
            ],
          },
          { name: 'Final', matches: [{ match: 3, player1: 'A', from2: 2, bye: false }] },
        ],
        matchCount: 2,
        byes: 1,
        size: 4,
      },
    },
  ],
  run({ players, shuffle, thirdPlace, seed }) {
    refuseRepeatedNames(players, 'players');
    if (thirdPlace && players.length < 4) invalid('thirdPlace', 'needs at least 4 players, so that both semifinals are played');
    const seeded = shuffle ? new Random(seed).shuffle(players) : players;
    let order = [1];
    while (order.length < seeded.length) order = order.flatMap((place) => [place, 2 * order.length + 1 - place]);
    const size = order.length;
    const rounds: { name: string; matches: Match[] }[] = [{ name: roundName(size), matches: firstRound(seeded, order) }];
    let number = size / 2;
    for (let entrants = size / 2; entrants > 1; entrants /= 2) {
      const before = rounds.at(-1)?.matches ?? [];
      const matches: Match[] = [];
      for (let index = 0; index < before.length; index += 2)
        matches.push({ match: ++number, ...entrant(before[index], 1), ...entrant(before[index + 1], 2), bye: false });
      rounds.push({ name: roundName(entrants), matches });
    }
    if (thirdPlace) {
      const [first, second] = rounds.at(-2)?.matches ?? [];
      rounds.push({ name: 'Third place', matches: [{ match: number + 1, from1: first?.match ?? 0, from2: second?.match ?? 0, bye: false }] });
    }
    return { rounds, matchCount: seeded.length - 1 + (thirdPlace ? 1 : 0), byes: size - seeded.length, size };
  },
});

function firstRound(seeded: readonly string[], order: readonly number[]): Match[] {
  return Array.from({ length: order.length / 2 }, (_, index) => {
    const [player1, player2] = [order[2 * index], order[2 * index + 1]].map((place) => seeded[(place ?? 0) - 1]);
    return { match: index + 1, ...(player1 !== undefined && { player1 }), ...(player2 !== undefined && { player2 }), bye: player2 === undefined };
  });
}

/** Who comes out of a match: its winner, or the player who had no opponent. */
function entrant(match: Match | undefined, side: 1 | 2): Partial<Match> {
  if (match?.bye) return side === 1 ? { player1: match.player1 ?? '' } : { player2: match.player1 ?? '' };
  return side === 1 ? { from1: match?.match ?? 0 } : { from2: match?.match ?? 0 };
}

function roundName(entrants: number): string {
  if (entrants === 2) return 'Final';
  if (entrants === 4) return 'Semifinals';
  return entrants === 8 ? 'Quarterfinals' : `Round of ${entrants}`;
}
