import { z } from 'zod';
import { defineTool } from '../define.ts';
import { words as wordsOf } from '../shared/text/segments.ts';
import { syllablesOf } from './lib/syllables.ts';

const MAX_LISTED = 10_000;

export default defineTool({
  slug: 'syllable-counter',
  name: 'Syllable Counter',
  category: 'language',
  summary: 'Counts the syllables in each word of an English text, and in all of it.',
  description:
    'American English. Common words follow the CMU Pronouncing Dictionary, all others rules of spelling, which are right about 95 words in 100 and less often about names. ' +
    'Where dictionaries differ (fire, poem), either count may come out. Initials without vowels, such as TV, are read letter by letter. Every word has at least one syllable; numbers without letters are left out. ' +
    'Words of other languages are counted as if they were English.',
  reference: 'CMU Pronouncing Dictionary; Unicode UAX #29 (words)',
  keywords: ['haiku', 'poem', 'pronunciation', 'how many syllables', 'meter', 'speech'],
  heavyWhen: ({ text }) => text.length > 1500 && /\P{ASCII}/u.test(text),
  inputs: z.strictObject({ text: z.string().max(200_000).describe('The English words, sentences or verses whose syllables to count') }),
  result: z.strictObject({
    syllables: z.int().describe('Number of syllables in the whole text'),
    words: z
      .array(
        z.strictObject({
          word: z.string().describe('The word as written'),
          syllables: z.int().describe('Number of syllables of the word'),
        }),
      )
      .describe('The first 10,000 words in order, those without letters left out'),
    averageSyllables: z.number().optional().describe('Average number of syllables per word; absent without words'),
  }),
  examples: [
    {
      inputs: { text: 'A banana!' },
      result: {
        syllables: 4,
        words: [
          { word: 'A', syllables: 1 },
          { word: 'banana', syllables: 3 },
        ],
        averageSyllables: 2,
      },
    },
    { inputs: { text: '' }, result: { syllables: 0, words: [] } },
  ],
  run({ text }) {
    const counted = wordsOf(text)
      .map((word) => ({ word, syllables: syllablesOf(word) }))
      .filter(({ syllables }) => syllables > 0);
    const syllables = counted.reduce((sum, word) => sum + word.syllables, 0);
    return { syllables, words: counted.slice(0, MAX_LISTED), ...(counted.length > 0 ? { averageSyllables: syllables / counted.length } : {}) };
  },
});
