import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { englishWords } from './lib/words.ts';

export default defineTool({
  slug: 'random-word-generator',
  name: 'Random Word Generator',
  category: 'generators',
  summary: 'Generates random English words by kind, length or first letter.',
  description: 'Words of letters only; no word that suits, or too few different ones, is unprocessable.',
  reference: 'Word lists of the library @faker-js/faker',
  keywords: ['vocabulary', 'noun', 'adjective', 'pictionary', 'word game', 'charades'],
  random: true,
  inputs: z.strictObject({
    count: z.int().min(1).max(10_000).default(10).describe('How many words to draw'),
    kind: z.enum(['any', 'noun', 'verb', 'adjective', 'adverb']).default('any').describe('Part of speech of the words'),
    minimumLength: z.int().min(1).max(30).default(1).describe('Minimum number of letters in a word'),
    maximumLength: z.int().min(1).max(30).default(30).describe('Maximum number of letters in a word'),
    initial: z
      .string()
      .regex(/^[A-Za-z]$/, { error: 'must be one English letter' })
      .optional()
      .describe('English letter that the words begin with, in any case'),
    unique: z.boolean().default(true).describe('Whether no word is drawn twice'),
    separator: z.string().max(10).default('').describe('Where not empty, the words joined by it come as text too'),
    seed: seedInput,
  }),
  result: z.strictObject({
    words: z.array(z.string()).describe('The words in lower case'),
    count: z.int().describe('How many words there are'),
    text: z.string().optional().describe('The words joined, where there is a separator'),
  }),
  examples: [
    { inputs: { count: 4, minimumLength: 5, maximumLength: 8, seed: 'a' }, result: { words: ['amend', 'elevator', 'burly', 'sociable'], count: 4 } },
    { inputs: { count: 2, kind: 'adjective', separator: '-', seed: 'a' }, result: { words: ['tender', 'deep'], count: 2, text: 'tender-deep' } },
  ],
  async run({ count, kind, minimumLength, maximumLength, initial, unique, separator, seed }) {
    if (minimumLength > maximumLength) invalid('minimumLength', 'must not be above maximumLength');
    const start = initial?.toLowerCase() ?? '';
    const suitable = (await englishWords(kind)).filter((word) => word.length >= minimumLength && word.length <= maximumLength && word.startsWith(start));
    if (suitable.length === 0) unprocessable('No word of this kind, length and first letter is known.', 'kind');
    if (unique && suitable.length < count) unprocessable(`Only ${suitable.length} such words are known; ${count} are asked for.`, 'count');
    const random = new Random(seed);
    const words = unique
      ? random.distinct(suitable.length, count).map((place) => suitable[place] ?? '')
      : Array.from({ length: count }, () => random.pick(suitable));
    return { words, count, ...(separator !== '' && { text: words.join(separator) }) };
  },
});
