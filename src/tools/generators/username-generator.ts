import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { withoutSpecialLetters } from '../shared/text/accents.ts';
import { englishWords } from './lib/words.ts';

const MARKS = { plain: '', dotted: '.', underscored: '_', hyphenated: '-', camelCase: '' } as const;
type Style = keyof typeof MARKS;
const MAX_MISSES = 20_000;

export default defineTool({
  slug: 'username-generator',
  name: 'Username Generator',
  category: 'generators',
  summary: 'Generates usernames from a name or from random words.',
  description:
    'With a name: combinations of its parts and initials; without: an adjective and a noun. Letters a to z and digits only, except for the capitals of camelCase and the mark of the style; accents are dropped. A name in another script, and fewer different names than asked for, are unprocessable.',
  reference: 'Unicode NFKD; word lists of the library @faker-js/faker',
  keywords: ['nickname', 'handle', 'gamertag', 'screen name', 'login', 'account name'],
  random: true,
  heavyWhen: ({ count, digits }) => count > 300 || 2 * count > 10 ** digits,
  inputs: z.strictObject({
    firstName: z.string().max(60).default('').describe('Given name to make usernames from'),
    lastName: z.string().max(60).default('').describe('Family name to make usernames from'),
    count: z.int().min(1).max(1000).default(10).describe('How many different usernames to make'),
    style: z.enum(['plain', 'dotted', 'underscored', 'hyphenated', 'camelCase']).default('plain').describe('How the parts are joined'),
    digits: z.int().min(0).max(6).default(2).describe('Random digits at the end'),
    maximumLength: z.int().min(4).max(64).default(20).describe('Maximum length of a username in characters, including digits'),
    seed: seedInput,
  }),
  result: z.strictObject({
    usernames: z.array(z.string()).describe('The usernames, all different'),
    count: z.int().describe('How many usernames there are'),
  }),
  examples: [
    {
      inputs: { firstName: 'Zoë', lastName: 'Ångström', count: 3, digits: 3, seed: 'a' },
      result: { usernames: ['zangstrom563', 'angstromzoe378', 'angstrom926'], count: 3 },
    },
    { inputs: { count: 2, style: 'underscored', digits: 0, seed: 'a' }, result: { usernames: ['creamy_grouper', 'bright_bakeware'], count: 2 } },
  ],
  async run({ firstName, lastName, count, style, digits, maximumLength, seed }) {
    const random = new Random(seed);
    const [first, last] = [lettersOf(firstName, 'firstName'), lettersOf(lastName, 'lastName')];
    const combine = first || last ? nameCombinations(first, last) : await wordCombinations(random);
    const usernames = new Set<string>();
    for (let misses = 0; usernames.size < count && misses < MAX_MISSES; ) {
      const before = usernames.size;
      const tail = Array.from({ length: digits }, () => random.below(10)).join('');
      usernames.add(
        joined(combine(random), style)
          .slice(0, maximumLength - digits)
          .replace(/[._-]$/, '') + tail,
      );
      if (usernames.size === before) misses++;
    }
    if (usernames.size < count) unprocessable(`Only ${usernames.size} different usernames were found; ask for fewer, or for more digits.`, 'count');
    return { usernames: [...usernames], count };
  },
});

/** A name in letters a to z and digits. */
function lettersOf(name: string, path: string): string {
  const plain = withoutSpecialLetters(name.normalize('NFKD').replace(/\p{M}/gu, ''));
  if (/[^\P{L}a-zA-Z]/u.test(plain)) unprocessable('The name has letters of another script; write it in Latin letters.', path);
  return plain.toLowerCase().replace(/[^a-z0-9]/g, '');
}

function nameCombinations(first: string, last: string): (random: Random) => string[] {
  const [f, l] = [first.slice(0, 1), last.slice(0, 1)];
  const all = [[first, last], [last, first], [f, last], [first, l], [last, f], [l, first], [first], [last], [f, l], [first.slice(0, 3), last.slice(0, 3)]];
  const forms = all.map((parts) => parts.filter((part) => part !== '')).filter((parts) => parts.join('').length > 1 || parts.join('') === first + last);
  return (random) => random.pick(forms);
}

async function wordCombinations(random: Random): Promise<(random: Random) => string[]> {
  const short = (words: string[]): string[] => random.shuffle(words.filter((word) => word.length <= 8));
  const [adjectives, nouns] = [short(await englishWords('adjective')), short(await englishWords('noun'))];
  return (source) => [source.pick(adjectives), source.pick(nouns)];
}

function joined(parts: readonly string[], style: Style): string {
  if (style !== 'camelCase') return parts.join(MARKS[style]);
  return parts.map((part, index) => (index === 0 ? part : part.slice(0, 1).toUpperCase() + part.slice(1))).join('');
}
