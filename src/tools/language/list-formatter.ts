import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkLocale } from '../shared/text/casing.ts';
import { limitResult } from '../shared/text/segments.ts';
import { joinList } from './lib/lists.ts';

export default defineTool({
  slug: 'list-formatter',
  name: 'List Formatter',
  category: 'language',
  summary: 'Joins items into a list as a language writes it, such as A, B and C, or A, B or C.',
  description:
    'The list patterns of CLDR 48, with what Spanish and Hebrew change before some words. No items give an empty string. A language that CLDR has no patterns for is written as in English.',
  reference: 'CLDR 48 list patterns, UTS #35 Part 2',
  keywords: ['oxford comma', 'join with and', 'enumerate', 'comma separated', 'i18n', 'localization', 'human readable list', 'intl'],
  inputs: z.strictObject({
    items: z.array(z.string().max(10_000)).max(1000).describe('The items in the order in which they are listed'),
    locale: z.string().min(2).max(35).default('en').describe('Language as a BCP 47 tag, such as en, de or ja'),
    type: z
      .enum(['conjunction', 'disjunction', 'unit'])
      .default('conjunction')
      .describe('conjunction: A, B, and C; disjunction: A, B, or C; unit: parts of a measure, such as 3 feet, 7 inches'),
    style: z.enum(['long', 'short', 'narrow']).default('long').describe('How much is written out: long (A, B, and C), short (A, B, & C) or narrow (A, B, C)'),
  }),
  result: z.strictObject({ text: z.string().describe('The items as a list in the language') }),
  examples: [
    { inputs: { items: ['red', 'green', 'blue'] }, result: { text: 'red, green, and blue' } },
    { inputs: { items: ['Äpfel', 'Birnen'], locale: 'de', type: 'disjunction' }, result: { text: 'Äpfel oder Birnen' } },
  ],
  run({ items, locale, type, style }) {
    checkLocale(locale);
    limitResult(items.reduce((length, item) => length + item.length, 0));
    return { text: joinList(items, new Intl.Locale(locale), type, style) };
  },
});
