import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compareCodePoints, countGraphemes, words } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'word-frequency-counter',
  name: 'Word Frequency Counter',
  category: 'text',
  summary: 'Counts how often each word occurs in a text and lists the most frequent first.',
  description:
    'Unless case matters, words are counted and listed in lower case. The totals are of all words counted, whatever the limit of the list; percentages are of the total.',
  reference: 'Unicode UAX #29',
  keywords: ['keyword density', 'word cloud', 'histogram', 'most common words', 'occurrences'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to count'),
    caseSensitive: z.boolean().default(false).describe('true: The and the are counted separately; false: words are lower-cased first'),
    minLength: z.int().min(1).max(100).default(1).describe('Shortest word counted, in characters'),
    stopWords: z.array(z.string()).max(1000).default([]).describe('Words to leave out, ignoring case'),
    limit: z.int().min(1).max(10_000).default(100).describe('Maximum number of words to list, starting with the most frequent'),
  }),
  result: z.strictObject({
    totalWords: z.int().describe('Number of words counted, those left out not included'),
    uniqueWords: z.int().describe('Number of different words among those counted'),
    words: z
      .array(
        z.strictObject({
          word: z.string().describe('The word; in lower case unless case matters'),
          count: z.int().describe('How often the word occurs'),
          percent: z.number().describe('Share of all words counted, in percent'),
        }),
      )
      .describe('Most frequent first, equal counts by code point of the word'),
  }),
  headline: 'words',
  views: [{ kind: 'bars', field: 'words', label: 'word', value: 'count' }],
  pageInputs: {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. However little known the feelings or views of such a man may be, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
  },
  examples: [
    {
      inputs: { text: 'The cat and the dog and the bird', limit: 2 },
      result: {
        totalWords: 8,
        uniqueWords: 5,
        words: [
          { word: 'the', count: 3, percent: 37.5 },
          { word: 'and', count: 2, percent: 25 },
        ],
      },
    },
    {
      inputs: { text: 'To be or not to be', stopWords: ['to', 'OR'], caseSensitive: true },
      result: {
        totalWords: 3,
        uniqueWords: 2,
        words: [
          { word: 'be', count: 2, percent: 66.66666666666667 },
          { word: 'not', count: 1, percent: 33.333333333333336 },
        ],
      },
    },
  ],
  run({ text, caseSensitive, minLength, stopWords, limit }) {
    const stopped = new Set(stopWords.map((word) => word.toLowerCase()));
    const counts = new Map<string, number>();
    let totalWords = 0;
    for (const word of words(text)) {
      const lower = word.toLowerCase();
      if (stopped.has(lower) || (minLength > 1 && countGraphemes(word) < minLength)) continue;
      const key = caseSensitive ? word : lower;
      counts.set(key, (counts.get(key) ?? 0) + 1);
      totalWords++;
    }
    const ranked = [...counts].sort(([a, first], [b, second]) => second - first || compareCodePoints(a, b));
    return {
      totalWords,
      uniqueWords: counts.size,
      words: ranked.slice(0, limit).map(([word, count]) => ({ word, count, percent: (100 * count) / totalWords })),
    };
  },
});
