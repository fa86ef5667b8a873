import { z } from 'zod';
import { defineTool } from '../define.ts';
import { graphemes, sentenceSegments, words as wordsOf } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'ngram-generator',
  name: 'N-gram Generator',
  category: 'language',
  summary: 'Lists the runs of n words or characters of a text with their counts.',
  description:
    'Words follow Unicode text segmentation and are joined by a space, whatever stands between them; characters are grapheme clusters and include white space and punctuation. The totals are of the whole text, whatever the limit of the list. A text of fewer than n units has no n-grams.',
  reference: 'Unicode UAX #29',
  keywords: ['bigrams', 'trigrams', 'shingles', 'collocations', 'phrase frequency', 'nlp', 'word pairs'],
  heavyWhen: ({ text }) => text.length > 1500 && /\P{ASCII}/u.test(text),
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to take the n-grams from'),
    n: z.int().min(1).max(10).default(2).describe('How many words or characters make up each n-gram; 2 gives bigrams, 3 trigrams'),
    unit: z.enum(['word', 'character']).default('word').describe('word: runs of words; character: runs of characters'),
    caseSensitive: z.boolean().default(false).describe('true: To and to differ; false: the text is lower-cased first'),
    withinSentences: z.boolean().default(false).describe("For words: true: leave out runs that reach over a sentence's end"),
    limit: z.int().min(1).max(10_000).default(100).describe('Maximum number of n-grams to list, starting with the most frequent'),
  }),
  result: z.strictObject({
    ngrams: z
      .array(
        z.strictObject({
          ngram: z.string().describe('The words joined by spaces, or the characters; in lower case unless case matters'),
          count: z.int().describe('How often it occurs in the text'),
        }),
      )
      .describe('Most frequent first, equal counts in order of first appearance'),
    total: z.int().describe('Number of n-grams in the text, repeated ones counted each time'),
    unique: z.int().describe('Number of different n-grams in the text'),
  }),
  appliesWhen: { withinSentences: { unit: ['word'] } },
  views: [{ kind: 'bars', field: 'ngrams', label: 'ngram', value: 'count' }],
  examples: [
    {
      inputs: { text: 'To be or not to be' },
      result: {
        ngrams: [
          { ngram: 'to be', count: 2 },
          { ngram: 'be or', count: 1 },
          { ngram: 'or not', count: 1 },
          { ngram: 'not to', count: 1 },
        ],
        total: 5,
        unique: 4,
      },
    },
    { inputs: { text: 'banana', unit: 'character', n: 3, limit: 1 }, result: { ngrams: [{ ngram: 'ana', count: 2 }], total: 4, unique: 3 } },
  ],
  run({ text, n, unit, caseSensitive, withinSentences, limit }) {
    const counts = new Map<string, number>();
    let total = 0;
    for (const run of runsOf(text, unit, caseSensitive, withinSentences)) {
      for (let start = 0; start + n <= run.length; start++) {
        const ngram = run.slice(start, start + n).join(unit === 'word' ? ' ' : '');
        counts.set(ngram, (counts.get(ngram) ?? 0) + 1);
        total++;
      }
    }
    const ranked = [...counts].toSorted(([, first], [, second]) => second - first);
    return { ngrams: ranked.slice(0, limit).map(([ngram, count]) => ({ ngram, count })), total, unique: counts.size };
  },
});

/** The words or characters, in stretches that n-grams do not reach out of. */
function runsOf(text: string, unit: string, caseSensitive: boolean, withinSentences: boolean): string[][] {
  if (unit === 'character') return [graphemes(caseSensitive ? text : text.toLowerCase())];
  const parts = withinSentences ? sentenceSegments(text).map(({ sentence }) => sentence) : [text];
  return parts.map((part) => (caseSensitive ? wordsOf(part) : wordsOf(part).map((word) => word.toLowerCase())));
}
