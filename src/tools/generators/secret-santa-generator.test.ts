import fc from 'fast-check';
import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './secret-santa-generator.ts';

const many = Array.from({ length: 40 }, (_, index) => `P${index}`);

holdTo(tool, {
  answers: [
    [
      { people: ['Ann', 'Bob'] },
      {
        pairs: [
          { giver: 'Ann', receiver: 'Bob' },
          { giver: 'Bob', receiver: 'Ann' },
        ],
        count: 2,
      },
    ],
    [
      { people: ['Ann', 'Bob', 'Cem'], exclusions: [['Ann', 'Bob']] },
      {
        pairs: [
          { giver: 'Ann', receiver: 'Cem' },
          { giver: 'Bob', receiver: 'Ann' },
          { giver: 'Cem', receiver: 'Bob' },
        ],
        count: 3,
      },
    ],
    // Two couples: each draws one of the other couple; as one chain there are two draws.
    [
      {
        people: ['a', 'b', 'c', 'd'],
        couples: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        exclusions: [['a', 'c']],
        singleCycle: true,
      },
      { pairs: [{ receiver: 'd' }, { receiver: 'c' }, { receiver: 'a' }, { receiver: 'b' }] },
    ],
  ],
  invalid: [
    [{ people: ['a'] }, 'people'],
    [{ people: ['a', 'a'] }, 'people[1]'],
    [{ people: ['a', 'b'], exclusions: [['a', 'x']] }, 'exclusions[0][1]'],
    [{ people: ['a', 'b'], exclusions: [['a']] }, 'exclusions[0]'],
    [{ people: ['a', 'b'], couples: [['x']] }, 'couples[0][0]'],
  ],
  unprocessable: [
    [{ people: ['a', 'b', 'c'], couples: [['a', 'b']] }, 'exclusions'],
    // Two swaps are the only draw, so there is no single chain.
    [
      {
        people: ['a', 'b', 'c', 'd'],
        exclusions: [
          ['a', 'c'],
          ['a', 'd'],
          ['b', 'c'],
          ['b', 'd'],
        ],
        singleCycle: true,
      },
      'chain',
    ],
    [{ people: many, exclusions: many.slice(1).map((name) => ['P0', name]), singleCycle: true }, 'chain'],
  ],
});

it('gives everyone one receiver who is not themselves nor excluded', async () => {
  const people = ['a', 'b', 'c', 'd', 'e', 'f', 'g'];
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.string({ maxLength: 10 }), async (singleCycle, seed) => {
      const { pairs } = await run(tool, {
        people,
        couples: [
          ['a', 'b'],
          ['c', 'd', 'e'],
        ],
        exclusions: [['f', 'g']],
        singleCycle,
        seed,
      });
      const receivers = new Map<string, string>(pairs.map(({ giver, receiver }: { giver: string; receiver: string }) => [giver, receiver]));
      expect([...receivers.keys()]).toEqual(people);
      expect([...receivers.values()].sort()).toEqual(people);
      for (const pair of pairs) expect([...'aa bb cc dd ee ff gg ab ba cd dc ce ec de ed fg'.split(' ')]).not.toContain(pair.giver + pair.receiver);
      if (singleCycle) {
        let [at, steps] = ['a', 0];
        do [at, steps] = [receivers.get(at) ?? '', steps + 1];
        while (at !== 'a');
        expect(steps).toBe(7);
      }
    }),
    { numRuns: 60 },
  );
});

it('draws each of the nine derangements of four about equally often: chi-squared with 8 degrees of freedom below 26.12 (p = 0.001)', async () => {
  const seen = new Map<string, number>();
  for (let draw = 0; draw < 1800; draw++) {
    const { pairs } = await run(tool, { people: ['a', 'b', 'c', 'd'], seed: String(draw) });
    const key = pairs.map(({ receiver }: { receiver: string }) => receiver).join('');
    seen.set(key, (seen.get(key) ?? 0) + 1);
  }
  expect(seen.size).toBe(9);
  expect([...seen.values()].reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0)).toBeLessThan(26.12);
});

it('finds a chain through forty people in couples', async () => {
  const couples = Array.from({ length: 20 }, (_, index) => many.slice(2 * index, 2 * index + 2));
  const { pairs } = await run(tool, { people: many, couples, singleCycle: true, seed: 'x' });
  expect(new Set(pairs.map(({ receiver }: { receiver: string }) => receiver)).size).toBe(40);
});
