import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { COUNTRY_CODES } from '../shared/identifiers/countries.ts';
import { upperCase } from './lib/answers.ts';
import { folded } from './lib/lookup.ts';
import { categoryOf } from './lib/subdivision-categories.ts';

export default defineTool({
  slug: 'subdivision-lookup',
  name: 'State and Province Lookup (ISO 3166-2)',
  category: 'identifiers',
  summary: 'Lists or finds the states, provinces and regions of a country with their codes.',
  description:
    'A query that is a code of the country (CA or US-CA) gives that one alone, otherwise the names that contain it, without regard to case and diacritics. The category is given for countries whose subdivisions are known by kind.',
  reference: 'ISO 3166-2 (data of iso-3166)',
  keywords: ['state code', 'region', 'county', 'canton', 'land', 'prefecture', 'iso3166-2', 'us states', 'states of the usa'],
  inputs: z.strictObject({
    country: z.string().length(2).describe('Country, ISO 3166-1 alpha-2 of any case'),
    query: z.string().min(1).max(100).optional().describe('Code with or without the country, or part of the name; all if omitted'),
  }),
  result: z.strictObject({
    subdivisions: z
      .array(
        z.strictObject({
          code: z.string().describe('Code of ISO 3166-2 with the country, such as US-CA'),
          name: z.string().describe('Name of the subdivision as the standard has it'),
          category: z.string().optional().describe('Kind of subdivision, such as State'),
        }),
      )
      .describe('The matching subdivisions by code'),
    count: z.int().describe('How many subdivisions match'),
  }),
  examples: [{ inputs: { country: 'US', query: 'CA' }, result: { subdivisions: [{ code: 'US-CA', name: 'California', category: 'State' }], count: 1 } }],
  async run({ country: given, query }) {
    const country = upperCase(given);
    if (!COUNTRY_CODES.has(country)) unprocessable(`${JSON.stringify(given)} is not a country of ISO 3166-1.`, 'country');
    const { iso31662 } = await import('iso-3166');
    const all = iso31662
      .filter(({ code }) => code.startsWith(`${country}-`))
      .map(({ code, name }) => {
        const category = categoryOf(code);
        return { code, name, ...(category === undefined ? {} : { category }) };
      })
      .sort((a, b) => (a.code < b.code ? -1 : 1));
    if (query === undefined) return { subdivisions: all, count: all.length };
    const code = upperCase(query.trim());
    const exact = all.find((subdivision) => subdivision.code === code || subdivision.code === `${country}-${code}`);
    const text = folded(query);
    const subdivisions = exact ? [exact] : text === '' ? [] : all.filter(({ name }) => folded(name).includes(text));
    return { subdivisions, count: subdivisions.length };
  },
});
