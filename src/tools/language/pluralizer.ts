import { z } from 'zod';
import { defineTool } from '../define.ts';
import { plainNumber } from './lib/plain-number.ts';
import { nounPlurals } from './lib/plurals.ts';

export default defineTool({
  slug: 'pluralizer',
  name: 'Pluralizer',
  category: 'language',
  summary: 'Forms the plural or singular of English nouns, regular and irregular.',
  description:
    'Takes a noun in either form, alone or as the last word of a phrase (red apple), and compounds such as mother-in-law. Irregular nouns, and those without a plural of their own (sheep, information, scissors), which count as both, are known; other words follow the rules. ' +
    'Where a noun has two plurals, one is given (indices, but octopuses). Whether a word is a noun at all is not checked, and a verb such as leaves is taken as one.',
  keywords: ['singularize', 'inflection', 'inflect', 'more than one', 'count noun', 'plural'],
  inputs: z.strictObject({
    word: z.string().min(1).max(100).describe('The English noun, or a phrase that ends with it, in the singular or plural'),
    count: z.number().min(-1e9).max(1e9).optional().describe('How many there are, for the phrase with its number; only 1 and -1 take the singular'),
  }),
  result: z.strictObject({
    singular: z.string().describe('The noun in the singular, capitals kept'),
    plural: z.string().describe('The noun in the plural, capitals kept'),
    isSingular: z.boolean().describe('true if the word given is a singular'),
    isPlural: z.boolean().describe('true if the word given is a plural; sheep is both'),
    counted: z.string().optional().describe('The number with the form it takes, such as 3 mice; absent without count'),
  }),
  headline: 'plural',
  examples: [
    { inputs: { word: 'mouse', count: 3 }, result: { singular: 'mouse', plural: 'mice', isSingular: true, isPlural: false, counted: '3 mice' } },
    { inputs: { word: 'Children', count: 1 }, result: { singular: 'Child', plural: 'Children', isSingular: false, isPlural: true, counted: '1 Child' } },
  ],
  async run({ word, count }) {
    const { singular: toSingular, plural: toPlural } = await nounPlurals();
    const [singular, plural] = [toSingular(word), toPlural(word)];
    const form = Math.abs(count ?? 0) === 1 ? singular : plural;
    return {
      singular,
      plural,
      isSingular: word === singular,
      isPlural: word === plural,
      ...(count === undefined ? {} : { counted: `${plainNumber(count + 0)} ${form}` }),
    };
  },
});
