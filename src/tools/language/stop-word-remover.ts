import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mapLines, words } from '../shared/text/segments.ts';
import { STOP_WORD_LANGUAGES, stopWordKey, stopWordsFor } from './lib/stop-words.ts';

export default defineTool({
  slug: 'stop-word-remover',
  name: 'Stop Word Remover',
  category: 'language',
  summary: 'Removes the commonest words (stop words) from a text in many languages.',
  description:
    'Each line keeps its other words as written, joined by a space; punctuation goes, and lines stay lines. Words are compared ignoring case, and curly apostrophes match straight ones. ' +
    "The languages' lists are Snowball's and those of the stopword package.",
  reference: "Unicode UAX #29 for words; Snowball's stop word lists",
  keywords: ['common words', 'filler words', 'nlp', 'preprocessing', 'function words', 'the and of', 'clean text', 'stopwords'],
  inputs: z.strictObject({
    text: z.string().max(200_000).describe('The text to take words out of'),
    language: z.enum(STOP_WORD_LANGUAGES).default('en').describe('Language whose stop words are removed, by its ISO 639-1 code'),
    stopWords: z.array(z.string()).max(2000).optional().describe("Words to remove instead of the language's, ignoring case"),
    keep: z.array(z.string()).max(2000).default([]).describe('Words that are never removed, ignoring case'),
  }),
  result: z.strictObject({
    text: z.string().describe('The words that are left, joined by a space, line by line'),
    removed: z.int().describe('How many words were removed'),
    removedWords: z.array(z.string()).describe('The words that were removed, each once in lower case, in the order in which they first occur'),
  }),
  pageInputs: { text: 'It is a truth universally acknowledged, that a single man in possession of a good fortune, must be in want of a wife.' },
  examples: [
    { inputs: { text: 'The cat, and the dog.', stopWords: ['the', 'and'] }, result: { text: 'cat dog', removed: 3, removedWords: ['the', 'and'] } },
    { inputs: { text: 'Not a word', stopWords: ['not', 'a'], keep: ['NOT'] }, result: { text: 'Not word', removed: 1, removedWords: ['a'] } },
  ],
  async run({ text, language, stopWords, keep }) {
    const stopped = await stopWordsFor(language, stopWords);
    const kept = new Set(keep.map(stopWordKey));
    const removedWords = new Set<string>();
    let removed = 0;
    const isLeft = (word: string): boolean => {
      const key = stopWordKey(word);
      if (!stopped.has(key) || kept.has(key)) return true;
      removed++;
      removedWords.add(key);
      return false;
    };
    return { text: mapLines(text, (line) => words(line).filter(isLeft).join(' ')), removed, removedWords: [...removedWords] };
  },
});
