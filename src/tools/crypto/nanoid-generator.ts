import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { log, log2 } from '../shared/numbers/elementary.ts';
import { Random } from '../shared/random/random.ts';

export default defineTool({
  slug: 'nanoid-generator',
  name: 'Nano ID Generator',
  category: 'crypto',
  summary: 'Generates short random ids (Nano ID) from any alphabet.',
  description: 'Every character is equally likely (by rejection). The alphabet is counted in code points. With a seed the same inputs give the same ids.',
  reference: 'Nano ID; its alphabet of 64 characters when none is given',
  keywords: ['unique id', 'short id', 'random id', 'url-friendly', 'identifier', 'slug'],
  // A thousand ids of 256 characters take a while.
  heavyWhen: ({ length, count }) => length * count > 5000,
  random: true,
  inputs: z.strictObject({
    length: z.int().min(2).max(256).default(21).describe('How many characters each id has'),
    count: z.int().min(1).max(1000).default(1).describe('How many ids to make'),
    alphabet: z
      .string()
      .min(2)
      .max(256)
      .default('useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict')
      .describe('The characters to draw from, each once'),
    seed: z.string().max(200).optional().describe('Makes the draw repeatable for test data; such ids can be guessed'),
  }),
  result: z.strictObject({
    ids: z.array(z.string()).describe('The ids, each generated independently'),
    entropyBits: z.number().describe("length times log2 of the alphabet's size, in bits"),
    idsForOnePercentCollision: z.number().describe('How many ids until two are the same with a chance of 1 %'),
  }),
  examples: [
    // Six bytes of SHA-256 of "0:test" for each character, modulo 2
    {
      inputs: { length: 4, alphabet: 'ab', seed: 'test' },
      result: { ids: ['abab'], entropyBits: 4, idsForOnePercentCollision: 0.5671073507829432 },
    },
  ],
  run({ length, count, alphabet, seed }) {
    const characters = Array.from(alphabet.toWellFormed());
    const size = characters.length;
    if (size < 2) invalid('alphabet', 'must have at least 2 characters');
    const repeated = characters.find((character, index) => characters.indexOf(character) !== index);
    if (repeated !== undefined) unprocessable(`The alphabet has ${JSON.stringify(repeated)} more than once.`, 'alphabet');
    const random = new Random(seed);
    return {
      ids: Array.from({ length: count }, () => Array.from({ length }, () => characters[random.below(size)]).join('')),
      entropyBits: length * log2(size),
      idsForOnePercentCollision: collisionCount(size, length),
    };
  },
});

/** sqrt(2 ln(100/99) size^length), in factors that stay within the doubles. */
function collisionCount(size: number, length: number): number {
  const half = Math.floor(length / 2);
  const first = Math.floor(half / 2);
  return Math.sqrt(2 * log(100 / 99) * size ** (length % 2)) * size ** first * size ** (half - first);
}
