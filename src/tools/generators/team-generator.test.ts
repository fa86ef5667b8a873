import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './team-generator.ts';

const people = Array.from({ length: 12 }, (_, index) => `P${index}`);

holdTo(tool, {
  answers: [
    [
      { people: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve'], teams: 2 },
      { sizes: [3, 2], count: 2 },
    ],
    [
      { people, size: 5 },
      { sizes: [4, 4, 4], count: 3 },
    ],
    [
      { people: people.slice(0, 11), size: 4 },
      { sizes: [4, 4, 3], count: 3 },
    ],
    [
      { people, size: 500 },
      { sizes: [12], count: 1 },
    ],
  ],
  invalid: [
    [{ people }, 'teams'],
    [{ people, teams: 2, size: 6 }, 'teams'],
    [{ people, teams: 13 }, 'teams'],
    [{ people: ['a', 'a'], teams: 1 }, 'people[1]'],
    [{ people, teams: 2, apart: [['P0', 'X']] }, 'apart[0][1]'],
    [{ people, teams: 2, together: [['P0', 'P0']] }, 'together[0][1]'],
    [{ people, teams: 2, names: ['only'] }, 'names'],
    [{ people, teams: 2, skills: [1, 2] }, 'skills'],
  ],
  unprocessable: [
    [{ people, teams: 2, apart: [['P0', 'P1', 'P2']] }, '3 people for 2 teams'],
    [{ people, teams: 6, together: [['P0', 'P1', 'P2']] }, 'largest team has 2'],
    [{ people, teams: 2, apart: [['P0', 'P1']], together: [['P1', 'P0']] }, 'both'],
    [
      {
        people: ['a', 'b', 'c', 'd'],
        teams: 2,
        apart: [
          ['a', 'b'],
          ['b', 'c'],
          ['a', 'c'],
        ],
      },
      'wishes',
    ],
  ],
});

it('puts each person on one team, keeps apart and together what should be', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 5 }), fc.string({ maxLength: 10 }), async (teams, seed) => {
      const result = await run(tool, {
        people,
        teams,
        apart: [
          ['P0', 'P1'],
          ['P2', 'P3'],
        ],
        together: [['P4', 'P5']],
        seed,
      });
      const members: string[][] = result.teams.map((team: { members: string[] }) => team.members);
      expect(members.flat().sort()).toEqual([...people].sort());
      const teamOf = (name: string) => members.findIndex((team) => team.includes(name));
      expect(teamOf('P0')).not.toBe(teamOf('P1'));
      expect(teamOf('P2')).not.toBe(teamOf('P3'));
      expect(teamOf('P4')).toBe(teamOf('P5'));
    }),
    { numRuns: 30 },
  );
});

it('deals 9, 7, 6, 4, 3, 1 into the team with room and the least sum: 9 + 4 and 7 + 6, then 3 and 1', async () => {
  const { teams } = await run(tool, { people: ['a', 'b', 'c', 'd', 'e', 'f'], skills: [9, 7, 6, 4, 3, 1], teams: 2 });
  expect(teams.map(({ skill }: { skill: number }) => skill).sort()).toEqual([14, 16]);
});

it('draws each of the three splits of four people into pairs about equally often', async () => {
  const seen = new Map<string, number>();
  for (let draw = 0; draw < 1500; draw++) {
    const { teams } = await run(tool, { people: ['a', 'b', 'c', 'd'], teams: 2, seed: String(draw) });
    const partner = teams
      .find((team: { members: string[] }) => team.members.includes('a'))
      .members.sort()
      .join('');
    seen.set(partner, (seen.get(partner) ?? 0) + 1);
  }
  // Chi-squared with 2 degrees of freedom, p = 0.001.
  expect([...seen.values()].reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0)).toBeLessThan(13.82);
});
