import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './round-robin-generator.ts';

const match = (home: string, away: string) => ({ home, away });

// By hand with the circle method.
holdTo(tool, {
  answers: [
    [{ players: ['A', 'B'] }, { rounds: [{ round: 1, matches: [match('A', 'B')] }], matchCount: 1, roundCount: 1 }],
    [
      { players: ['A', 'B'], legs: 2 },
      { rounds: [{ matches: [match('A', 'B')] }, { round: 2, matches: [match('B', 'A')] }], matchCount: 2 },
    ],
    [
      { players: ['A', 'B', 'C'] },
      {
        rounds: [
          { matches: [match('B', 'C')], bye: 'A' },
          { matches: [match('C', 'A')], bye: 'B' },
          { matches: [match('A', 'B')], bye: 'C' },
        ],
      },
    ],
    [
      { players: ['A', 'B', 'C', 'D', 'E', 'F'] },
      {
        rounds: [
          { matches: [match('A', 'F'), match('B', 'E'), match('C', 'D')] },
          { matches: [match('E', 'A'), match('F', 'D'), match('B', 'C')] },
          {},
          {},
          {},
        ],
      },
    ],
  ],
  invalid: [
    [{ players: ['A'] }, 'players'],
    [{ players: ['A', 'A'] }, 'players[1]'],
    [{ players: ['A', 'B'], legs: 5 }, 'legs'],
  ],
});

it('lets everyone play everyone once a leg, and nobody twice in a round', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 4 }), fc.boolean(), async (count, legs, shuffle) => {
      const players = Array.from({ length: count }, (_, index) => `P${index}`);
      const { rounds, matchCount } = await run(tool, { players, legs, shuffle, seed: 's' });
      expect(matchCount).toBe((legs * count * (count - 1)) / 2);
      const met = new Map<string, number>();
      for (const { matches, bye } of rounds) {
        const playing = matches.flatMap(({ home, away }: { home: string; away: string }) => [home, away]);
        expect([...playing, ...(bye ? [bye] : [])].sort()).toEqual([...players].sort());
        for (const { home, away } of matches) met.set([home, away].sort().join(), (met.get([home, away].sort().join()) ?? 0) + 1);
      }
      expect(met.size).toBe((count * (count - 1)) / 2);
      expect([...met.values()].every((times) => times === legs)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
