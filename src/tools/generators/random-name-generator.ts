import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { fakerOf, fullNameOf, type Locale, localeInput, namesOf } from './lib/locales.ts';

type Kind = 'full' | 'first' | 'last';

export default defineTool({
  slug: 'random-name-generator',
  name: 'Random Name Generator',
  category: 'generators',
  summary: 'Generates random first, last or full names in many languages.',
  description: 'Full names are in the order of the language. Fewer names than asked for, after every one has been tried, is unprocessable.',
  reference: 'Lists of names of the library @faker-js/faker',
  keywords: ['baby names', 'character name', 'first name', 'surname', 'fake name'],
  random: true,
  heavyWhen: ({ count }) => count > 1000,
  inputs: z.strictObject({
    count: z.int().min(1).max(10_000).default(10).describe('How many names to draw'),
    kind: z.enum(['full', 'first', 'last']).default('full').describe('Full names, or only first or last names'),
    sex: z.enum(['any', 'female', 'male']).default('any').describe('Whether the first names are female, male or either'),
    locale: localeInput,
    initial: z.string().length(1).optional().describe('First letter that the (first) name must begin with, in any case'),
    unique: z.boolean().default(true).describe('Whether no name is drawn twice'),
    seed: seedInput,
  }),
  result: z.strictObject({
    names: z.array(z.string()).describe('The names in the order drawn'),
    count: z.int().describe('How many names there are'),
  }),
  examples: [
    { inputs: { count: 5, seed: 'a' }, result: { names: ['Nicholas Brekke', 'Edison Wiza', 'Janice Kuphal', 'Kelly Mertz', 'Jada Connelly'], count: 5 } },
    { inputs: { count: 3, kind: 'first', initial: 'b', sex: 'female', seed: 'a' }, result: { names: ['Brittany', 'Bettie', 'Bella'], count: 3 } },
  ],
  async run({ count, kind, sex, locale, initial, unique, seed }) {
    const random = new Random(seed);
    const faker = await fakerOf(locale, random);
    const sexes = sex === 'any' ? (['female', 'male'] as const) : [sex];
    const begins = (name: string): boolean => initial === undefined || name.toLowerCase().startsWith(initial.toLowerCase());
    const pools = sexes.map((one) => {
      const { first, last } = namesOf(faker, one);
      return kind === 'last' ? { first, last: last.filter(begins) } : { first: first.filter(begins), last };
    });
    const sizes = pools.map(({ first, last }) => (kind === 'full' ? first.length * last.length : kind === 'first' ? first.length : last.length));
    const total = sizes.reduce((sum, size) => sum + size, 0);
    if (total === 0) unprocessable('No name of this kind begins with that letter.', 'initial');
    const nameAt = (place: number): string => {
      const pool = place < (sizes[0] ?? 0) ? 0 : 1;
      return nameOf(kind, locale, pools[pool] ?? { first: [], last: [] }, pool === 0 ? place : place - (sizes[0] ?? 0));
    };
    if (!unique) return { names: Array.from({ length: count }, () => nameAt(random.below(total))), count };
    const names = new Set<string>();
    // Women and men share some names, so that all places may be needed.
    let tries = 2 * count + 10_000;
    for (const place of random.inRandomOrder(total)) {
      names.add(nameAt(place));
      if (names.size === count || --tries === 0) break;
    }
    if (names.size < count) unprocessable(`There are only ${names.size} different names of this kind; ${count} are asked for.`, 'count');
    return { names: [...names], count };
  },
});

function nameOf(kind: Kind, locale: Locale, { first, last }: { first: readonly string[]; last: readonly string[] }, place: number): string {
  if (kind === 'first') return first[place] ?? '';
  if (kind === 'last') return last[place] ?? '';
  return fullNameOf(locale, first[Math.floor(place / last.length)] ?? '', last[place % last.length] ?? '');
}
