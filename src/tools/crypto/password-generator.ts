import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { randomInt } from '../shared/platform/random.ts';
import { Random } from '../shared/random/random.ts';
import { log2OfBig } from './lib/log2.ts';

const KINDS = {
  lowercase: 'abcdefghijklmnopqrstuvwxyz',
  uppercase: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ',
  digits: '0123456789',
  symbols: '!#$%&()*+,-./:;<=>?@[]^_{|}~',
};
const SIMILAR = 'il1Lo0OI|';

type Kind = keyof typeof KINDS;

export default defineTool({
  slug: 'password-generator',
  name: 'Password Generator',
  category: 'crypto',
  summary: 'Generates strong random passwords from the kinds of characters you choose.',
  description:
    "Drawn from the system's cryptographic source alone; nothing is kept. Every password that keeps the rules is equally likely, and entropyBits counts those. Characters are code points; one that belongs to two kinds counts in the first of lowercase, uppercase, digits and symbols.",
  reference: 'Uniform draw; inclusion and exclusion over the kinds of characters',
  keywords: ['random password', 'strong', 'secure', 'secret', 'credentials', 'new password', 'strong password', 'secure password'],
  random: true,
  heavyWhen: ({ length, count }) => length * count > 4_000,
  inputs: z.strictObject({
    length: z.int().min(4).max(256).default(16).describe('How many characters each password has'),
    count: z.int().min(1).max(100).default(1).describe('How many passwords to make'),
    lowercase: z.boolean().default(true).describe('Use lower-case letters a to z'),
    uppercase: z.boolean().default(true).describe('Use capital letters A to Z'),
    digits: z.boolean().default(true).describe('Use digits 0 to 9'),
    symbols: z.boolean().default(true).describe('Use symbols, from symbolSet'),
    symbolSet: z.string().min(1).max(100).optional().describe(`The symbols to use; ${KINDS.symbols} if omitted`),
    exclude: z.string().max(200).default('').describe('Characters never to use'),
    excludeSimilar: z.boolean().default(false).describe('Leave out what looks alike: i l 1 L o 0 O I |'),
    requireEach: z.boolean().default(true).describe('At least one character of each chosen kind'),
  }),
  result: z.strictObject({
    passwords: z.array(z.string()).describe('The passwords, each drawn on its own'),
    entropyBits: z.number().describe('log2 of how many passwords can come up, in bits'),
    poolSize: z.int().describe('How many different characters can come up'),
  }),
  appliesWhen: { symbolSet: { symbols: [true] } },
  views: [{ kind: 'meter', field: 'entropyBits', most: 128, low: 50, high: 80 }],
  examples: [
    // One symbol alone leaves nothing to chance.
    {
      inputs: { length: 4, count: 2, lowercase: false, uppercase: false, digits: false, symbolSet: '!' },
      result: { passwords: ['!!!!', '!!!!'], entropyBits: 0, poolSize: 1 },
    },
  ],
  run(inputs) {
    const kinds = chosenKinds(inputs);
    if (kinds.length === 0) invalid('lowercase', 'or another of uppercase, digits and symbols must be chosen');
    if (inputs.requireEach && kinds.length > inputs.length) invalid('length', `must be at least ${kinds.length}, one for each chosen kind`);
    const ways = waysTable(
      kinds.map((kind) => kind.length),
      inputs.length,
    );
    const all = inputs.requireEach ? 2 ** kinds.length - 1 : 0;
    const random = new Random();
    return {
      passwords: Array.from({ length: inputs.count }, () => draw(random, kinds, ways, inputs.length, all)),
      entropyBits: log2OfBig(ways[inputs.length]?.[all] ?? 1n),
      poolSize: kinds.flat().length,
    };
  },
});

function chosenKinds(inputs: Record<Kind, boolean> & { symbolSet?: string | undefined; exclude: string; excludeSimilar: boolean }): string[][] {
  const taken = new Set(inputs.exclude + (inputs.excludeSimilar ? SIMILAR : ''));
  const kinds: string[][] = [];
  for (const kind of ['lowercase', 'uppercase', 'digits', 'symbols'] as const) {
    if (!inputs[kind]) continue;
    const source = kind === 'symbols' ? (inputs.symbolSet ?? KINDS.symbols).toWellFormed() : KINDS[kind];
    const characters = [...new Set(source)].filter((character) => !taken.has(character));
    if (characters.length === 0) unprocessable(`No character of ${kind} is left; exclude fewer, or do not choose ${kind}.`, kind);
    for (const character of characters) taken.add(character);
    kinds.push(characters);
  }
  return kinds;
}

/** `[n][missing]`: how many strings of n characters hold every kind of the bit set `missing`. */
function waysTable(sizes: readonly number[], length: number): bigint[][] {
  const sets = 2 ** sizes.length;
  const table: bigint[][] = [Array.from({ length: sets }, (_, missing) => (missing === 0 ? 1n : 0n))];
  for (let n = 1; n <= length; n++) {
    const shorter = table[n - 1] ?? [];
    table.push(
      Array.from({ length: sets }, (_, missing) => sizes.reduce((sum, size, kind) => sum + BigInt(size) * (shorter[missing & ~(1 << kind)] ?? 0n), 0n)),
    );
  }
  return table;
}

/** A password, each of those allowed equally likely: character by character, the kinds weighed by how many passwords go on from there. */
function draw(random: Random, kinds: readonly string[][], ways: readonly bigint[][], length: number, all: number): string {
  const pool = kinds.flat();
  let password = '';
  let missing = all;
  for (let rest = length; rest > 0; rest--) {
    if (missing === 0) {
      password += pool[randomInt(pool.length)];
      continue;
    }
    let place = random.belowBig(ways[rest]?.[missing] ?? 1n);
    for (const [index, kind] of kinds.entries()) {
      const after = missing & ~(1 << index);
      const each = ways[rest - 1]?.[after] ?? 0n;
      const weight = BigInt(kind.length) * each;
      if (place < weight) {
        password += kind[Number(place / each)];
        missing = after;
        break;
      }
      place -= weight;
    }
  }
  return password;
}
