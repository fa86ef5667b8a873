import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { beginsWithVowel } from './lib/first-sound.ts';

export default defineTool({
  slug: 'indefinite-article-chooser',
  name: 'A or An Chooser',
  category: 'language',
  summary: 'Chooses between a and an before an English word or phrase, by how it sounds.',
  description:
    'Goes by the sound of the first word in American English: an hour, a European, a one-way street, an herb. Abbreviations in capitals that are spelt out go by the name of their first letter (an MBA, a URL), those said as words by their sound (a NASA mission). ' +
    'Numbers go by their words (an 8, an 11th, an 80; a 1, a 100); four digits in 1100s and 1800s are taken for years (an 1865 letter). Whether rarer abbreviations are spelt out is a guess.',
  keywords: ['grammar', 'a vs an', 'vowel sound', 'which article'],
  inputs: z.strictObject({
    phrase: z.string().min(1).max(1000).describe('The word or phrase that the article is for, such as honest man, MBA or 8-year-old'),
    capitalize: z.boolean().default(false).describe('true: begin with a capital, A or An'),
  }),
  result: z.strictObject({
    article: z.string().describe('The article: a or an, or A or An with capitalize'),
    phrase: z.string().describe('The article, a space and the phrase as given'),
  }),
  examples: [
    { inputs: { phrase: 'honest man' }, result: { article: 'an', phrase: 'an honest man' } },
    { inputs: { phrase: 'university', capitalize: true }, result: { article: 'A', phrase: 'A university' } },
  ],
  run({ phrase, capitalize }) {
    const vowel =
      beginsWithVowel(phrase) ??
      unprocessable('The phrase contains neither a letter nor a digit, so there is nothing for the article to stand before.', 'phrase');
    const [first, rest] = [capitalize ? 'A' : 'a', vowel ? 'n' : ''];
    return { article: first + rest, phrase: `${first}${rest} ${phrase}` };
  },
});
