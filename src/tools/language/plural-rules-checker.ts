import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { plainDecimalOf, plainText } from '../shared/numbers/plain-decimal.ts';
import { checkLocale } from '../shared/text/casing.ts';
import { operandsOf, pluralRulesOf } from './lib/plural-rules.ts';

const DECIMAL = /^-?(\d{1,20}(?:\.\d{1,20})?)$/;

export default defineTool({
  slug: 'plural-rules-checker',
  name: 'Plural Rules Checker',
  category: 'language',
  summary: 'Shows which plural form a number takes in a language.',
  description:
    'The rules of CLDR 48. A number as a string keeps the zeros at its end, which count in many languages: 1 book but 1.0 books. A negative number takes the form of its absolute value. ' +
    'The locale used is the one whose rules apply: those of zh for zh-Hant-TW.',
  reference: 'CLDR 48 plural rules, UTS #35 Part 3',
  keywords: ['i18n', 'singular', 'ordinal suffix', 'cldr', 'icu', 'plural category', 'localization', 'few many other', 'intl'],
  inputs: z.strictObject({
    value: z
      .union([z.number(), z.string().max(42)])
      .describe('The number, or a decimal number as a string whose trailing zeros count, with at most 20 digits before and 20 after the point'),
    locale: z.string().min(2).max(35).default('en').describe('Language as a BCP 47 tag, such as en, ar or pt-PT'),
    type: z.enum(['cardinal', 'ordinal']).default('cardinal').describe('cardinal for amounts (2 days), ordinal for places in an order (the 2nd day)'),
  }),
  result: z.strictObject({
    category: z.string().describe('Plural form of the number: zero, one, two, few, many or other'),
    categories: z.array(z.string()).describe('All forms that the locale has, from zero to other'),
    locale: z.string().describe('The locale whose rules apply'),
  }),
  examples: [
    { inputs: { value: 2, locale: 'ar' }, result: { category: 'two', categories: ['zero', 'one', 'two', 'few', 'many', 'other'], locale: 'ar' } },
    { inputs: { value: 23, type: 'ordinal' }, result: { category: 'few', categories: ['one', 'two', 'few', 'other'], locale: 'en' } },
    { inputs: { value: '1.0' }, result: { category: 'other', categories: ['one', 'other'], locale: 'en' } },
  ],
  run({ value, locale, type }) {
    checkLocale(locale);
    const decimal = typeof value === 'number' ? plainText(plainDecimalOf(String(Math.abs(value)))) : DECIMAL.exec(value)?.[1];
    if (decimal === undefined)
      invalid('value', 'must be a number or a decimal number as a string, such as 1.50, with at most 20 digits before and 20 after the point');
    const { language, script, region } = new Intl.Locale(locale);
    const rules = pluralRulesOf([language, script, region].filter((part) => part !== undefined).join('-'), type);
    if (!rules) return unprocessable(`CLDR has no plural rules for ${JSON.stringify(locale)}.`, 'locale');
    return { category: rules.categoryOf(operandsOf(decimal)), categories: rules.categories, locale: rules.locale };
  },
});
