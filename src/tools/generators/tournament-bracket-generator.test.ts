import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './tournament-bracket-generator.ts';

const players = (count: number) => Array.from({ length: count }, (_, index) => `S${index + 1}`);
const first = (...pairs: [number, number][]) => pairs.map(([one, two]) => ({ player1: `S${one}`, player2: `S${two}` }));

// The usual brackets of eight and sixteen, as published for tennis and the NCAA tournament.
holdTo(tool, {
  answers: [
    [
      { players: players(8) },
      {
        rounds: [{ name: 'Quarterfinals', matches: first([1, 8], [4, 5], [2, 7], [3, 6]) }, { name: 'Semifinals' }, { name: 'Final' }],
        matchCount: 7,
        byes: 0,
        size: 8,
      },
    ],
    [
      { players: players(16) },
      { rounds: [{ name: 'Round of 16', matches: first([1, 16], [8, 9], [4, 13], [5, 12], [2, 15], [7, 10], [3, 14], [6, 11]) }, {}, {}, {}] },
    ],
    [
      { players: ['A', 'B'] },
      { rounds: [{ name: 'Final', matches: [{ match: 1, player1: 'A', player2: 'B', bye: false }] }], matchCount: 1, byes: 0, size: 2 },
    ],
    [
      { players: ['A', 'B', 'C'] },
      {
        rounds: [
          {
            matches: [
              { match: 1, bye: true, player1: 'A' },
              { match: 2, bye: false, player1: 'B', player2: 'C' },
            ],
          },
          { matches: [{ match: 3, bye: false, player1: 'A', from2: 2 }] },
        ],
        matchCount: 2,
        byes: 1,
        size: 4,
      },
    ],
    [
      { players: players(4), thirdPlace: true },
      {
        rounds: [{}, { matches: [{ match: 3, from1: 1, from2: 2 }] }, { name: 'Third place', matches: [{ match: 4, from1: 1, from2: 2, bye: false }] }],
        matchCount: 4,
      },
    ],
    [{ players: players(1024) }, { matchCount: 1023, byes: 0, size: 1024 }],
    [{ players: players(5) }, { byes: 3, size: 8, matchCount: 4 }],
  ],
  invalid: [
    [{ players: ['A'] }, 'players'],
    [{ players: ['A', 'A'] }, 'players[1]'],
    [{ players: ['A', 'B', 'C'], thirdPlace: true }, 'thirdPlace'],
  ],
});

it('lets the better seed of every match win down to a final of 1 and 2', async () => {
  for (const count of [5, 11, 32, 100]) {
    const { rounds } = await run(tool, { players: players(count) });
    const winners = new Map<number, number>();
    let last: number[] = [];
    for (const { matches } of rounds)
      for (const { match, player1, player2, from1, from2, bye } of matches) {
        const seeds = [player1 ? Number(player1.slice(1)) : winners.get(from1), player2 ? Number(player2.slice(1)) : winners.get(from2)].filter(
          (seed) => seed !== undefined,
        ) as number[];
        expect(seeds).toHaveLength(bye ? 1 : 2);
        winners.set(match, Math.min(...seeds));
        last = seeds;
      }
    expect(last).toEqual([1, 2]);
  }
});

it('draws the seeds at random', async () => {
  const { rounds } = await run(tool, { players: players(8), shuffle: true, seed: 'draw' });
  expect(rounds[0].matches.flatMap((match: { player1: string; player2: string }) => [match.player1, match.player2]).sort()).toEqual(players(8));
});
