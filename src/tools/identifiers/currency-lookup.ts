import { z } from 'zod';
import { defineTool } from '../define.ts';
import { upperCase } from './lib/answers.ts';
import { allCountries } from './lib/countries.ts';
import { allCurrencies } from './lib/currencies.ts';
import { folded, rankOf } from './lib/lookup.ts';

export default defineTool({
  slug: 'currency-lookup',
  name: 'Currency Code Lookup (ISO 4217)',
  category: 'identifiers',
  summary: 'Finds currencies by code, number, name or country.',
  description:
    'An alphabetic or numeric code gives that currency alone, a country’s alpha-2 code its currencies; otherwise names of currencies and countries that contain the query. Active codes of ISO 4217 with its amendments up to January 2026.',
  reference: 'ISO 4217 list one (data of currency-codes with later amendments)',
  keywords: ['money', 'iso4217', 'currency symbol', 'exchange', 'minor unit', 'euro', 'dollar'],
  inputs: z.strictObject({
    query: z.string().min(1).max(100).describe('Alphabetic or numeric code, part of the name, or a country’s alpha-2 code or name'),
  }),
  result: z.strictObject({
    currencies: z
      .array(
        z.strictObject({
          code: z.string().describe('Alphabetic code of ISO 4217'),
          numeric: z.string().describe('Numeric code, three digits'),
          name: z.string().describe('Name of the currency by ISO 4217'),
          decimals: z.int().optional().describe('Digits of the minor unit; absent for codes without one, such as XAU'),
          countries: z.array(z.string()).describe('Countries that use it, ISO 3166-1 alpha-2'),
        }),
      )
      .describe('The matching currencies by code'),
    count: z.int().describe('How many currencies match'),
  }),
  examples: [{ inputs: { query: 'JPY' }, result: { currencies: [{ code: 'JPY', numeric: '392', name: 'Yen', decimals: 0, countries: ['JP'] }], count: 1 } }],
  async run({ query }) {
    const [all, countries] = await Promise.all([allCurrencies(), allCountries()]);
    const code = upperCase(query.trim());
    const numeric = /^[0-9]{1,3}$/.test(code) ? code.padStart(3, '0') : undefined;
    const exact = all.find((currency) => currency.code === code || currency.numeric === numeric);
    if (exact) return { currencies: [exact], count: 1 };
    const text = folded(query);
    const country = countries.find(({ alpha2 }) => alpha2 === code);
    const wanted = new Set(
      countries
        .filter(({ alpha2, names }) => (country ? alpha2 === country.alpha2 : text !== '' && rankOf(names, text) !== undefined))
        .flatMap(({ currencies }) => currencies),
    );
    const currencies = all.filter((currency) => wanted.has(currency.code) || (!country && text !== '' && folded(currency.name).includes(text)));
    return { currencies, count: currencies.length };
  },
});
