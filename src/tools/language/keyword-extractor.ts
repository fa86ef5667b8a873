import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, wordsWithOffsets } from '../shared/text/segments.ts';
import { STOP_WORD_LANGUAGES, stopWordKey, stopWordsFor } from './lib/stop-words.ts';

/** What may stand between the words of a phrase: nothing, white space other than line endings, or one hyphen. */
const WITHIN_PHRASE = /^(?:(?:(?![\r\n])\p{White_Space})*|[-‐‑])$/u;

interface Ranked {
  keyword: string;
  score: number;
  count: number;
}

export default defineTool({
  slug: 'keyword-extractor',
  name: 'Keyword Extractor',
  category: 'language',
  summary: 'Picks out the keywords and key phrases of a text and ranks them.',
  description:
    'rake takes the runs of words between stop words, punctuation and line ends as phrases, and scores a phrase by its words: the longer the phrases a word is in, compared with how often it occurs, the higher its score. frequency counts single words. ' +
    'Stop words are articles, pronouns and other words that say little; those of each language come with the tool, or give your own. Words are compared and listed in lower case; forms of a word are not brought together.',
  reference: 'Rose, Engel, Cramer and Cowley 2010, Rapid Automatic Keyword Extraction',
  keywords: ['rake', 'key phrases', 'tags', 'topics', 'seo', 'terms', 'tag generator'],
  heavyWhen: ({ text }) => text.length > 1500,
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to find the key words of'),
    method: z.enum(['rake', 'frequency']).default('rake').describe('rake: phrases scored by RAKE; frequency: single words by how often they occur'),
    language: z.enum(STOP_WORD_LANGUAGES).default('en').describe('The language whose stop words to use, by its ISO 639-1 code'),
    stopWords: z.array(z.string()).max(2000).optional().describe("Words to use instead of the language's stop words, ignoring case"),
    minLength: z.int().min(1).max(50).default(1).describe('Words of fewer characters are treated as stop words'),
    limit: z.int().min(1).max(1000).default(10).describe('Maximum number of key words to list, starting with the highest score'),
  }),
  result: z.strictObject({
    keywords: z
      .array(
        z.strictObject({
          keyword: z.string().describe('The word, or the words of the phrase joined by spaces, in lower case'),
          score: z.number().describe('For rake the sum of the scores of its words, for frequency the number of occurrences'),
          count: z.int().describe('How often it occurs, for rake as a whole phrase'),
        }),
      )
      .describe('Highest score first, equal scores in order of first appearance'),
  }),
  views: [{ kind: 'bars', field: 'keywords', label: 'keyword', value: 'score' }],
  pageInputs: {
    text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife. However little known the feelings or views of such a man may be, this truth is so well fixed in the minds of the surrounding families, that he is considered the rightful property of some one or other of their daughters.',
  },
  examples: [
    {
      inputs: { text: 'test1 test2. test2', stopWords: ['i', 'me', 'my'] },
      result: {
        keywords: [
          { keyword: 'test1 test2', score: 3.5, count: 1 },
          { keyword: 'test2', score: 1.5, count: 1 },
        ],
      },
    },
    {
      inputs: { text: 'red fish and blue fish', method: 'frequency', stopWords: ['and'], limit: 2 },
      result: {
        keywords: [
          { keyword: 'fish', score: 2, count: 2 },
          { keyword: 'red', score: 1, count: 1 },
        ],
      },
    },
  ],
  async run({ text, method, language, stopWords, minLength, limit }) {
    const stopped = await stopWordsFor(language, stopWords);
    const phrases = phrasesOf(text, (word) => stopped.has(stopWordKey(word)) || (minLength > 1 && countGraphemes(word) < minLength));
    const ranked = method === 'rake' ? byRake(phrases) : byFrequency(phrases);
    return { keywords: ranked.toSorted((a, b) => b.score - a.score).slice(0, limit) };
  },
});

/** The longest runs of words, in lower case, that no stop word and no punctuation parts. */
function phrasesOf(text: string, isStopWord: (word: string) => boolean): string[][] {
  const phrases: string[][] = [];
  let phrase: string[] | undefined;
  let end = 0;
  for (const { word, start } of wordsWithOffsets(text)) {
    if (phrase && !WITHIN_PHRASE.test(text.slice(end, start))) phrase = undefined;
    end = start + word.length;
    if (isStopWord(word)) phrase = undefined;
    else if (phrase) phrase.push(word.toLowerCase());
    else {
      phrase = [word.toLowerCase()];
      phrases.push(phrase);
    }
  }
  return phrases;
}

function byRake(phrases: readonly string[][]): Ranked[] {
  const words = new Map<string, { degree: number; frequency: number }>();
  for (const phrase of phrases) {
    for (const word of phrase) {
      const { degree = 0, frequency = 0 } = words.get(word) ?? {};
      words.set(word, { degree: degree + phrase.length, frequency: frequency + 1 });
    }
  }
  const scoreOf = (word: string): number => {
    const { degree = 0, frequency = 1 } = words.get(word) ?? {};
    return degree / frequency;
  };
  const ranked = new Map<string, Ranked>();
  for (const phrase of phrases) {
    const keyword = phrase.join(' ');
    const known = ranked.get(keyword);
    if (known) known.count++;
    else ranked.set(keyword, { keyword, score: phrase.reduce((sum, word) => sum + scoreOf(word), 0), count: 1 });
  }
  return [...ranked.values()];
}

function byFrequency(phrases: readonly string[][]): Ranked[] {
  const counts = new Map<string, number>();
  for (const word of phrases.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].map(([keyword, count]) => ({ keyword, score: count, count }));
}
