import { z } from 'zod';
import { defineTool } from '../define.ts';
import { upperCase } from './lib/answers.ts';
import { allCountries, type Country } from './lib/countries.ts';
import { folded, rankedMatches } from './lib/lookup.ts';

const withoutNames = ({ names: _, ...country }: Country): Omit<Country, 'names'> => country;

export default defineTool({
  slug: 'country-lookup',
  name: 'Country Code Lookup (ISO 3166-1)',
  category: 'identifiers',
  summary: 'Finds countries by code or name and gives their codes, currency, calling code and flag.',
  description:
    'A code gives that country alone. Names are compared without case and diacritics: equal ones first, then those that begin with the query, then those that contain it. No match is an empty list. The calling code is that of ITU-T E.164 (+1 for all of the North American plan).',
  reference: 'ISO 3166-1, ISO 4217, ITU-T E.164 (data of i18n-iso-countries, countries-list and libphonenumber)',
  keywords: ['iso code', 'alpha-2', 'alpha-3', 'nation', 'flag emoji', 'dial code', 'country name', 'continent'],
  inputs: z.strictObject({
    query: z.string().min(1).max(100).describe('Alpha-2, alpha-3 or numeric code, or part of the English name'),
    limit: z.int().min(1).max(300).default(20).describe('How many matches to give at most'),
  }),
  result: z.strictObject({
    countries: z
      .array(
        z.strictObject({
          name: z.string().describe('Common English name of the country'),
          alpha2: z.string().describe('Two-letter code of ISO 3166-1'),
          alpha3: z.string().describe('Three-letter code of ISO 3166-1'),
          numeric: z.string().describe('Three-digit code of ISO 3166-1'),
          flag: z.string().describe('Emoji of the flag (two regional indicators)'),
          callingCode: z.string().optional().describe('Country calling code with +, such as +49'),
          currencies: z.array(z.string()).describe('Currency codes of ISO 4217 in use there'),
          continent: z.string().describe('Continent: AF, AN, AS, EU, NA, OC or SA'),
        }),
      )
      .describe('The matching countries, best first'),
    count: z.int().describe('How many countries match in all'),
  }),
  examples: [
    {
      inputs: { query: 'DEU' },
      result: {
        countries: [{ name: 'Germany', alpha2: 'DE', alpha3: 'DEU', numeric: '276', flag: '🇩🇪', callingCode: '+49', currencies: ['EUR'], continent: 'EU' }],
        count: 1,
      },
    },
  ],
  async run({ query, limit }) {
    const all = await allCountries();
    const code = upperCase(query.trim());
    const numeric = /^[0-9]{1,3}$/.test(code) ? code.padStart(3, '0') : undefined;
    const exact = all.find(({ alpha2, alpha3, numeric: number }) => code === alpha2 || code === alpha3 || numeric === number);
    const text = folded(query);
    const found = exact
      ? [exact]
      : text === ''
        ? []
        : rankedMatches(
            all,
            text,
            ({ names }) => names,
            ({ alpha2 }) => alpha2,
          );
    return { countries: found.slice(0, limit).map(withoutNames), count: found.length };
  },
});
