import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { refuseRepeatedNames } from '../shared/text/names.ts';
import { randomCycle, randomMatching } from './lib/draws.ts';

export default defineTool({
  slug: 'secret-santa-generator',
  name: 'Secret Santa Generator',
  category: 'generators',
  summary: 'Draws who gives to whom in a Secret Santa, so that nobody draws themselves and exclusions are respected.',
  description:
    'Every draw that keeps the rules is possible; without exclusions all are equally likely, with them not necessarily. A single cycle over more than 20 people may give up after 10,000 attempts.',
  reference: 'Random derangements by rejection; bipartite matching in random order',
  keywords: ['gift exchange', 'christmas', 'wichteln', 'draw names', 'kris kringle', 'white elephant'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    people: z.array(z.string()).min(2).max(500).describe('The names of those who take part, all different'),
    exclusions: z.array(z.array(z.string()).length(2)).max(2000).optional().describe('Pairs of giver and receiver that must not be drawn'),
    couples: z.array(z.array(z.string())).max(250).optional().describe('Groups of people who do not draw each other'),
    singleCycle: z.boolean().default(false).describe('Draw one chain that goes through everyone'),
    seed: seedInput,
  }),
  result: z.strictObject({
    pairs: z
      .array(
        z.strictObject({
          giver: z.string().describe('Who gives the present'),
          receiver: z.string().describe('Who gets the present'),
        }),
      )
      .describe('Who gives to whom, in the order of people'),
    count: z.int().describe('How many pairs there are'),
  }),
  pageInputs: { people: ['Ann', 'Bob', 'Cem', 'Dua', 'Eve', 'Finn'] },
  examples: [
    {
      inputs: { people: ['Ann', 'Bob'], seed: 'a' },
      result: {
        pairs: [
          { giver: 'Ann', receiver: 'Bob' },
          { giver: 'Bob', receiver: 'Ann' },
        ],
        count: 2,
      },
    },
    {
      inputs: { people: ['Ann', 'Bob', 'Cem'], exclusions: [['Ann', 'Bob']], seed: 'a' },
      result: {
        pairs: [
          { giver: 'Ann', receiver: 'Cem' },
          { giver: 'Bob', receiver: 'Ann' },
          { giver: 'Cem', receiver: 'Bob' },
        ],
        count: 3,
      },
    },
  ],
  run({ people, exclusions = [], couples = [], singleCycle, seed }) {
    refuseRepeatedNames(people, 'people');
    const places = new Map(people.map((name, place) => [name, place]));
    const placeOf = (name: string, path: string): number => places.get(name) ?? invalid(path, 'is not one of people');
    const allowed = people.map((_, giver) => Uint8Array.from(people, (_name, receiver) => (giver === receiver ? 0 : 1)));
    const forbid = (giver: number, receiver: number): void => {
      const row = allowed[giver];
      if (row) row[receiver] = 0;
    };
    for (const [index, [giver = '', receiver = '']] of exclusions.entries())
      forbid(placeOf(giver, `exclusions[${index}][0]`), placeOf(receiver, `exclusions[${index}][1]`));
    for (const [c, couple] of couples.entries()) {
      refuseRepeatedNames(couple, `couples[${c}]`);
      const members = couple.map((name, n) => placeOf(name, `couples[${c}][${n}]`));
      for (const one of members) for (const other of members) forbid(one, other);
    }
    const random = new Random(seed);
    const receivers = singleCycle ? randomCycle(random, allowed) : randomMatching(random, allowed);
    if (!receivers)
      return unprocessable(
        singleCycle ? 'No single chain through everyone that keeps the exclusions was found.' : 'No draw keeps all exclusions.',
        'exclusions',
      );
    return { pairs: receivers.map((receiver, giver) => ({ giver: people[giver] ?? '', receiver: people[receiver] ?? '' })), count: people.length };
  },
});
