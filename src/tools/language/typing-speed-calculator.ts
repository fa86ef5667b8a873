import type { Decimal } from 'decimal.js';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleOf, Precise } from '../shared/numbers/precise.ts';
import { graphemes } from '../shared/text/segments.ts';
import { levenshtein } from './lib/edit-distance.ts';

const CHARACTERS_PER_WORD = 5;
const SECONDS = 60;

export default defineTool({
  slug: 'typing-speed-calculator',
  name: 'Typing Speed Calculator',
  category: 'language',
  summary: 'Gives words per minute and accuracy from typed text and time.',
  description:
    'Five characters, spaces included, are a word. With the text that should have been typed, errors are the fewest characters to insert, delete or replace to get from one text to the other, and each of them takes one word per minute off the net speed for each minute typed.',
  reference: 'Soukoreff and MacKenzie 2001, minimum string distance error rate',
  keywords: ['wpm', 'keyboard', 'typing test', 'characters per minute', 'cpm', 'touch typing', 'keystrokes', 'fast'],
  cost: 'heavy',
  inputs: z.strictObject({
    typed: z.string().max(5000).describe('The text as it was typed'),
    expected: z.string().max(5000).optional().describe('The text that should have been typed, for errors and accuracy'),
    seconds: z.number().min(0.1).max(86_400).describe('Time that the typing took, in seconds'),
  }),
  result: z.strictObject({
    grossWordsPerMinute: z.number().describe('Words per minute, five characters counting as a word'),
    netWordsPerMinute: z.number().describe('Gross words per minute less the errors per minute; never below 0'),
    charactersPerMinute: z.number().describe('Characters typed per minute, spaces included'),
    errors: z.int().describe('Fewest edits between the typed and the expected text; 0 without an expected text'),
    accuracyPercent: z.number().describe('Share of the longer text that is free of errors, in percent; 100 without an expected text'),
  }),
  headline: 'netWordsPerMinute',
  examples: [
    {
      inputs: { typed: 'the quick brown fox', expected: 'the quick brown fox', seconds: 6 },
      result: { grossWordsPerMinute: 38, netWordsPerMinute: 38, charactersPerMinute: 190, errors: 0, accuracyPercent: 100 },
    },
    {
      inputs: { typed: 'teh cat', expected: 'the cat', seconds: 60 },
      result: { grossWordsPerMinute: 1.4, netWordsPerMinute: 0, charactersPerMinute: 7, errors: 2, accuracyPercent: 71.42857142857143 },
    },
  ],
  run({ typed, expected, seconds }) {
    const characters = graphemes(typed);
    const wanted = expected === undefined ? characters : graphemes(expected);
    const errors = expected === undefined ? 0 : levenshtein(characters, wanted);
    const longer = Math.max(characters.length, wanted.length);
    const perMinute = (count: Decimal | number): number => doubleOf(new Precise(count).times(SECONDS).div(seconds));
    const words = new Precise(characters.length).div(CHARACTERS_PER_WORD);
    return {
      grossWordsPerMinute: perMinute(words),
      netWordsPerMinute: words.lte(errors) ? 0 : perMinute(words.minus(errors)),
      charactersPerMinute: perMinute(characters.length),
      errors,
      accuracyPercent: longer === 0 ? 100 : (100 * (longer - errors)) / longer,
    };
  },
});
