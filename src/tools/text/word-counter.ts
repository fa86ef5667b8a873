import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes, countParagraphs, countSentences, countWords } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'word-counter',
  name: 'Word Counter',
  category: 'text',
  summary: 'Counts the words, characters, sentences and paragraphs of a text.',
  description:
    'Characters are what a reader sees as one (grapheme clusters), white space and line endings included. Punctuation and emoji are not words; numbers are.',
  reference: 'Unicode UAX #29',
  keywords: ['length', 'letters', 'essay', 'count words'],
  inputs: z.strictObject({ text: z.string().max(1_000_000).describe('The text to count') }),
  result: z.strictObject({
    words: z.int().describe('Number of words by UAX #29'),
    characters: z.int().describe('Number of grapheme clusters, white space and line endings included'),
    sentences: z.int().describe('Number of sentences that contain a word'),
    paragraphs: z.int().describe('Number of runs of lines that are not blank'),
  }),
  examples: [
    { inputs: { text: 'Hello world. How are you today?' }, result: { words: 6, characters: 31, sentences: 2, paragraphs: 1 } },
    {
      inputs: { text: "First paragraph.\n\nSecond one, it's longer! \u{1F468}\u200D\u{1F469}\u200D\u{1F467}" },
      result: { words: 6, characters: 44, sentences: 2, paragraphs: 2 },
    },
    { inputs: { text: '' }, result: { words: 0, characters: 0, sentences: 0, paragraphs: 0 } },
  ],
  run: ({ text }) => ({
    words: countWords(text),
    characters: countGraphemes(text),
    sentences: countSentences(text),
    paragraphs: countParagraphs(text),
  }),
});
