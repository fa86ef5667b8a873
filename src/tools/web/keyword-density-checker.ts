import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { compareCodePoints, lines, words } from '../shared/text/segments.ts';
import { visibleLines } from './lib/page.ts';

const MAX_KEYWORD_WORDS = 10;
const STOP_WORDS = new Set(
  'a an and are as at be but by for from has have he her his i if in is it its my no not of on or our she so that the their they this to was we were what when which who will with you your'.split(
    ' ',
  ),
);

/** How often each run of so many words occurs within the lines. @param wanted counts only these */
function countPhrases(sentences: readonly string[][], length: number, wanted?: ReadonlySet<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const sentence of sentences) {
    for (let start = 0; start + length <= sentence.length; start++) {
      const phrase = length === 1 ? (sentence[start] ?? '') : sentence.slice(start, start + length).join(' ');
      if (!wanted || wanted.has(phrase)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
    }
  }
  return counts;
}

const isFramedByStopWord = (phrase: string): boolean => {
  const parts = phrase.split(' ');
  return STOP_WORDS.has(parts[0] ?? '') || STOP_WORDS.has(parts.at(-1) ?? '');
};

const count = () => z.int().describe('How often it occurs in the text');
const densityPercent = () => z.number().describe('Occurrences as a share of all words, in percent');

export default defineTool({
  slug: 'keyword-density-checker',
  name: 'Keyword Density Checker',
  category: 'web',
  summary: "Calculates how often words and phrases occur in a page's text, and their share of it.",
  description:
    'Words follow UAX #29 and are compared in lower case. The density is occurrences × 100 / all words, for phrases too. Phrases stay within a line (in HTML a block element) and are listed from two occurrences on. Stop words are English; keywords are looked up with them.',
  reference: 'Unicode UAX #29 (words); HTML Standard (parsing)',
  keywords: ['seo', 'word frequency', 'keyword stuffing', 'n-gram', 'common phrases', 'count keywords'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text of the page, or its HTML'),
    html: z.boolean().default(false).describe('The text is HTML; its visible text is taken'),
    keywords: z.array(z.string().max(1000)).max(100).default([]).describe('Phrases to look up, each of 1 to 10 words'),
    maxPhraseWords: z.int().min(1).max(5).default(3).describe('Words of the longest phrases listed'),
    skipStopWords: z.boolean().default(true).describe('Leave out common English words, and phrases that begin or end with one'),
    limit: z.int().min(1).max(1000).default(20).describe('Phrases to list for each length'),
  }),
  result: z.strictObject({
    totalWords: z.int().describe('Number of words in the text'),
    phrases: z
      .array(
        z.strictObject({
          words: z.int().describe('Number of words of the phrase'),
          phrase: z.string().describe('The phrase in lower case'),
          count: count(),
          densityPercent: densityPercent(),
        }),
      )
      .describe('Words and phrases by length, the most frequent first'),
    keywords: z
      .array(z.strictObject({ keyword: z.string().describe('The keyword as given'), count: count(), densityPercent: densityPercent() }))
      .describe('The keywords asked for, in their order'),
  }),
  headline: 'phrases',
  views: [
    { kind: 'bars', field: 'phrases', label: 'phrase', value: 'count' },
    { kind: 'marked', field: 'keywords', in: 'text', text: 'keyword' },
  ],
  pageInputs: { text: 'Our red shoes are made by hand. Red shoes go with everything, and blue shoes do too: try our red shoes today.' },
  examples: [
    {
      inputs: { text: 'Red shoes and blue shoes. Red shoes are the best.', limit: 2, maxPhraseWords: 2, keywords: ['Red Shoes', 'green'] },
      result: {
        totalWords: 10,
        phrases: [
          { words: 1, phrase: 'shoes', count: 3, densityPercent: 30 },
          { words: 1, phrase: 'red', count: 2, densityPercent: 20 },
          { words: 2, phrase: 'red shoes', count: 2, densityPercent: 20 },
        ],
        keywords: [
          { keyword: 'Red Shoes', count: 2, densityPercent: 20 },
          { keyword: 'green', count: 0, densityPercent: 0 },
        ],
      },
    },
    { inputs: { text: '', keywords: ['x'] }, result: { totalWords: 0, phrases: [], keywords: [{ keyword: 'x', count: 0, densityPercent: 0 }] } },
  ],
  async run({ text, html, keywords, maxPhraseWords, skipStopWords, limit }) {
    const asked = keywords.map((keyword) => words(keyword.toLowerCase()));
    for (const [index, { length }] of asked.entries()) {
      if (length < 1 || length > MAX_KEYWORD_WORDS) invalid(`keywords[${index}]`, `must have 1 to ${MAX_KEYWORD_WORDS} words, not ${length}`);
    }
    const sentences = lines(html ? await visibleLines(text) : text).map((line) => words(line.toLowerCase()));
    const totalWords = sentences.reduce((total, { length }) => total + length, 0);
    const density = (occurrences: number): number => (totalWords === 0 ? 0 : (occurrences * 100) / totalWords);
    const phrases = Array.from({ length: maxPhraseWords }, (_, index) => index + 1).flatMap((length) =>
      Array.from(countPhrases(sentences, length), ([phrase, occurrences]) => ({
        words: length,
        phrase,
        count: occurrences,
        densityPercent: density(occurrences),
      }))
        .filter((entry) => (length === 1 || entry.count > 1) && !(skipStopWords && isFramedByStopWord(entry.phrase)))
        .sort((a, b) => b.count - a.count || compareCodePoints(a.phrase, b.phrase))
        .slice(0, limit),
    );
    const wanted = new Set(asked.map((parts) => parts.join(' ')));
    const counts = new Map([...new Set(asked.map(({ length }) => length))].flatMap((length) => [...countPhrases(sentences, length, wanted)]));
    return {
      totalWords,
      phrases,
      keywords: keywords.map((keyword, index) => {
        const occurrences = counts.get(asked[index]?.join(' ') ?? '') ?? 0;
        return { keyword, count: occurrences, densityPercent: density(occurrences) };
      }),
    };
  },
});
