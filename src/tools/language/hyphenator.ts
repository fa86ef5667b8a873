import { z } from 'zod';
import { defineTool } from '../define.ts';
import { HYPHENATION_LANGUAGES, hyphenated } from './lib/hyphenation.ts';

export default defineTool({
  slug: 'hyphenator',
  name: 'Hyphenator',
  category: 'language',
  summary: 'Marks where words may be hyphenated, in many languages.',
  description:
    "Liang's algorithm with the patterns of TeX (hyph-utf8), their exceptions, and the fewest characters that they allow before and after a hyphen (2 and 3 in American English). Patterns find most places but not all, and are sometimes wrong about compounds and names. " +
    'Spelling that changes at a hyphen is not shown. Everything but words stays, as do words that have the hyphen in them already, such as well-known with hyphen -.',
  reference: 'Liang 1983; TeX hyph-utf8',
  keywords: ['soft hyphen', 'syllabification', 'line breaking', 'word division', 'shy', 'justify', 'typesetting'],
  heavyWhen: ({ text }) => text.length > 3000,
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The text whose words to hyphenate'),
    language: z
      .enum(HYPHENATION_LANGUAGES)
      .default('en-us')
      .describe(
        'Language of the text: en-us American and en-gb British English, de German of the spelling of 1996, el Greek with one accent, la Latin, others by their ISO 639-1 code',
      ),
    hyphen: z
      .string()
      .min(1)
      .max(10)
      .default('\u00ad')
      .describe('What to put at each place; by default the soft hyphen U+00AD, which shows only at the end of a line'),
    minWordLength: z.int().min(1).max(50).default(5).describe('The fewest characters of a word that is hyphenated; shorter words stay whole'),
  }),
  result: z.strictObject({
    text: z.string().describe('The text with its words hyphenated'),
    count: z.int().describe('Number of places marked in the text'),
  }),
  examples: [
    { inputs: { text: 'The hyphenation algorithm.', hyphen: '-' }, result: { text: 'The hy-phen-ation al-go-rithm.', count: 4 } },
    { inputs: { text: 'table', hyphen: '·', minWordLength: 6 }, result: { text: 'table', count: 0 } },
  ],
  run: ({ text, language, hyphen, minWordLength }) => hyphenated(text, language, hyphen, minWordLength),
});
