import { z } from 'zod';
import { defineTool } from '../define.ts';
import { giveExactly } from '../shared/given.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { countWords } from '../shared/text/segments.ts';

const SECONDS = 60;

export default defineTool({
  slug: 'reading-time-calculator',
  name: 'Reading Time Calculator',
  category: 'language',
  summary: 'Estimates how long a text takes to read and to speak, and how many pages it fills.',
  description:
    'Give a text or its number of words. 238 words per minute is the average adult reading English silently (Brysbaert 2019); presentations are given at about 150. A page has 250 words, as a typed page with double line spacing does. ' +
    'Only readingMinutes is rounded: up, to whole minutes.',
  reference: 'Brysbaert 2019, How many words do we read per minute?; words by Unicode UAX #29',
  keywords: ['minutes to read', 'speech length', 'speaking time', 'blog', 'article', 'wpm', 'presentation', 'script length', 'word count to time'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).optional().describe('The text whose words are counted; give this or words'),
    words: z.int().min(0).max(100_000_000).optional().describe('Number of words, in place of the text'),
    wordsPerMinute: z.number().min(1).max(5000).default(238).describe('Speed of silent reading, in words per minute'),
    speakingWordsPerMinute: z.number().min(1).max(1000).default(150).describe('Speed of speech, in words per minute'),
    wordsPerPage: z.number().min(1).max(10_000).default(250).describe('Number of words that fill a page'),
  }),
  result: z.strictObject({
    words: z.int().describe('Number of words by UAX #29, or as given'),
    readingSeconds: z.number().describe('Time to read the words silently, in seconds'),
    readingMinutes: z.int().describe('The same in whole minutes, rounded up'),
    speakingSeconds: z.number().describe('Time to say the words, in seconds'),
    pages: z.number().describe('Number of pages that the words fill'),
  }),
  headline: 'readingMinutes',
  examples: [
    { inputs: { words: 1190 }, result: { words: 1190, readingSeconds: 300, readingMinutes: 5, speakingSeconds: 476, pages: 4.76 } },
    {
      inputs: { text: 'Two words', wordsPerMinute: 60 },
      result: { words: 2, readingSeconds: 2, readingMinutes: 1, speakingSeconds: 0.8, pages: 0.008 },
    },
  ],
  run({ text, words, wordsPerMinute, speakingWordsPerMinute, wordsPerPage }) {
    giveExactly(1, { text, words }, ['text', 'words']);
    const count = words ?? countWords(text ?? '');
    const total = new Precise(count);
    return {
      words: count,
      readingSeconds: doubleOf(total.times(SECONDS).div(wordsPerMinute)),
      readingMinutes: total.div(wordsPerMinute).ceil().toNumber(),
      speakingSeconds: doubleOf(total.times(SECONDS).div(speakingWordsPerMinute)),
      pages: doubleOf(total.div(wordsPerPage)),
    };
  },
});
