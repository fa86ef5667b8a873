import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';

export default defineTool({
  slug: 'currency-formatter',
  name: 'Currency Formatter',
  category: 'finance',
  summary: 'Writes an amount of money as people of a country or language do.',
  description: "Digits are the currency's own unless `decimals` is given; rounding is half away from zero.",
  reference: 'Unicode CLDR (Intl.NumberFormat); ISO 4217; BCP 47',
  keywords: ['money format', 'locale', 'symbol', 'euro', 'dollar', 'yen'],
  inputs: z.strictObject({
    amount: z.number().min(-1e15).max(1e15).describe('Amount of money to write'),
    currency: z.string().min(3).max(3).describe('ISO 4217 code, any case'),
    locale: z.string().min(2).max(35).default('en-US').describe('Locale to write for, as BCP 47 tag'),
    display: z.enum(['symbol', 'narrowSymbol', 'code', 'name']).default('symbol').describe('How the currency is shown'),
    accounting: z.boolean().default(false).describe('Write negative amounts in parentheses where the locale does so'),
    decimals: z.int().min(0).max(10).optional().describe("Number of decimals; if omitted, the currency's own"),
    grouping: z.boolean().default(true).describe('Write thousands separators'),
  }),
  result: z.strictObject({
    formatted: z.string().describe('The amount as the locale writes it'),
    parts: z
      .array(
        z.strictObject({
          type: z.string().describe('Kind of part: integer, group, decimal, fraction, currency, literal or minusSign'),
          value: z.string().describe('Text of the part'),
        }),
      )
      .describe('Parts of the formatted text in order'),
    fractionDigits: z.int().describe('Number of decimals written'),
  }),
  examples: [
    {
      inputs: { amount: 1234.5, currency: 'USD' },
      result: {
        formatted: '$1,234.50',
        parts: [
          { type: 'currency', value: '$' },
          { type: 'integer', value: '1' },
          { type: 'group', value: ',' },
          { type: 'integer', value: '234' },
          { type: 'decimal', value: '.' },
          { type: 'fraction', value: '50' },
        ],
        fractionDigits: 2,
      },
    },
    {
      inputs: { amount: 123456.789, currency: 'JPY', locale: 'de-DE', display: 'code' },
      result: {
        formatted: '123.457\u00a0JPY',
        parts: [
          { type: 'integer', value: '123' },
          { type: 'group', value: '.' },
          { type: 'integer', value: '457' },
          { type: 'literal', value: '\u00a0' },
          { type: 'currency', value: 'JPY' },
        ],
        fractionDigits: 0,
      },
    },
  ],
  run({ amount, currency, locale, display, accounting, decimals, grouping }) {
    if (!isLocale(locale)) invalid('locale', `must be a BCP 47 language tag such as de-DE, not ${JSON.stringify(locale)}`);
    if (!/^[A-Za-z]{3}$/.test(currency)) invalid('currency', `must be an ISO 4217 code of three letters such as EUR, not ${JSON.stringify(currency)}`);
    const format = new Intl.NumberFormat(locale, {
      style: 'currency',
      currency,
      currencyDisplay: display,
      currencySign: accounting ? 'accounting' : 'standard',
      useGrouping: grouping,
      ...(decimals !== undefined && { minimumFractionDigits: decimals, maximumFractionDigits: decimals }),
    });
    const parts = format.formatToParts(amount + 0).map(({ type, value }) => ({ type, value }));
    return { formatted: parts.map(({ value }) => value).join(''), parts, fractionDigits: format.resolvedOptions().maximumFractionDigits ?? 0 };
  },
});

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1;
  } catch {
    return false;
  }
}
