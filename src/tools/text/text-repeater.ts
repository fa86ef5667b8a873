import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, limitResult } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'text-repeater',
  name: 'Text Repeater',
  category: 'text',
  summary: 'Repeats text a given number of times, with an optional separator.',
  description: 'Results of more than 5,000,000 UTF-16 units are refused.',
  keywords: ['duplicate', 'multiply', 'copy', 'spam', 'loop'],
  heavyWhen: ({ text, count, separator }) => (text.length + separator.length) * count > 10_000,
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text to repeat'),
    count: z.int().min(0).max(100_000).describe('How many times'),
    separator: z.string().max(1000).default('').describe('Text between the repetitions'),
  }),
  result: z.strictObject({
    text: z.string().describe('The repeated text'),
    characters: z.int().describe('Number of characters (grapheme clusters) in the result'),
  }),
  examples: [
    { inputs: { text: 'ab', count: 3, separator: '-' }, result: { text: 'ab-ab-ab', characters: 8 } },
    { inputs: { text: 'x', count: 0 }, result: { text: '', characters: 0 } },
  ],
  run({ text, count, separator }) {
    limitResult(count === 0 ? 0 : text.length * count + separator.length * (count - 1));
    const repeated = count === 0 ? '' : (text + separator).repeat(count - 1) + text;
    return { text: repeated, characters: countGraphemes(repeated) };
  },
});
