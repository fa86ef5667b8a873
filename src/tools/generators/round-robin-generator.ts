import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { refuseRepeatedNames } from '../shared/text/names.ts';

interface Round {
  matches: { home: string; away: string }[];
  bye?: string;
}

export default defineTool({
  slug: 'round-robin-generator',
  name: 'Round Robin Generator',
  category: 'generators',
  summary: 'Generates a schedule in which everyone plays everyone, once or twice.',
  description: 'With an odd number of players one has a bye in each round. Legs repeat the rounds, with home and away exchanged in the second and fourth.',
  reference: 'Circle method (Kirkman, Berger)',
  keywords: ['league', 'fixtures', 'all play all', 'season', 'berger tables', 'match schedule'],
  random: true,
  inputs: z.strictObject({
    players: z.array(z.string()).min(2).max(200).describe('The names of players or teams, all different'),
    legs: z.int().min(1).max(4).default(1).describe('How often each pair plays; home and away turn in even legs'),
    shuffle: z.boolean().default(false).describe('Put the players in random order first'),
    seed: seedInput,
  }),
  result: z.strictObject({
    rounds: z
      .array(
        z.strictObject({
          round: z.int().describe('Number of the round, counted from 1'),
          matches: z
            .array(
              z.strictObject({
                home: z.string().describe('Who plays at home'),
                away: z.string().describe('Who plays away'),
              }),
            )
            .describe('The matches of the round'),
          bye: z.string().optional().describe('Who does not play; absent for an even number of players'),
        }),
      )
      .describe('The rounds in order of play'),
    matchCount: z.int().describe('Matches in all rounds together'),
    roundCount: z.int().describe('How many rounds there are'),
  }),
  pageInputs: { players: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve', 'Finn'], shuffle: true },
  examples: [
    {
      inputs: { players: ['A', 'B', 'C', 'D'], seed: 'a' },
      result: {
        rounds: [
          {
            round: 1,
            matches: [
              { home: 'A', away: 'D' },
              { home: 'B', away: 'C' },
            ],
          },
          {
            round: 2,
            matches: [
              { home: 'C', away: 'A' },
              { home: 'D', away: 'B' },
            ],
          },
          {
            round: 3,
            matches: [
              { home: 'A', away: 'B' },
              { home: 'C', away: 'D' },
            ],
          },
        ],
        matchCount: 6,
        roundCount: 3,
      },
    },
    {
      inputs: { players: ['A', 'B', 'C'], seed: 'a' },
      result: {
        rounds: [
          { round: 1, matches: [{ home: 'B', away: 'C' }], bye: 'A' },
          { round: 2, matches: [{ home: 'C', away: 'A' }], bye: 'B' },
          { round: 3, matches: [{ home: 'A', away: 'B' }], bye: 'C' },
        ],
        matchCount: 3,
        roundCount: 3,
      },
    },
  ],
  run({ players, legs, shuffle, seed }) {
    refuseRepeatedNames(players, 'players');
    const ordered = shuffle ? new Random(seed).shuffle(players) : players;
    const leg = singleLeg(ordered);
    const rounds = Array.from({ length: legs }, (_, index) => (index % 2 === 0 ? leg : leg.map(exchanged))).flat();
    return {
      rounds: rounds.map((round, index) => ({ round: index + 1, ...round })),
      matchCount: rounds.reduce((sum, { matches }) => sum + matches.length, 0),
      roundCount: rounds.length,
    };
  },
});

function singleLeg(players: readonly string[]): Round[] {
  let row: (string | undefined)[] = players.length % 2 === 0 ? [...players] : [...players, undefined];
  return Array.from({ length: row.length - 1 }, (_, index) => {
    const round: Round = { matches: [] };
    for (let place = 0; place < row.length / 2; place++) {
      const [left, right] = [row[place], row[row.length - 1 - place]];
      if (left === undefined || right === undefined) {
        const resting = left ?? right;
        if (resting !== undefined) round.bye = resting;
      } else round.matches.push(place === 0 && index % 2 === 1 ? { home: right, away: left } : { home: left, away: right });
    }
    row = [row[0], row.at(-1), ...row.slice(1, -1)];
    return round;
  });
}

const exchanged = ({ matches, ...rest }: Round): Round => ({ ...rest, matches: matches.map(({ home, away }) => ({ home: away, away: home })) });
