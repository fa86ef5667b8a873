import { z } from 'zod';
import { defineTool } from '../define.ts';
import { lowerCase } from './lib/answers.ts';
import { folded, rankedMatches } from './lib/lookup.ts';

export default defineTool({
  slug: 'language-lookup',
  name: 'Language Code Lookup (ISO 639)',
  category: 'identifiers',
  summary: 'Finds languages by two- or three-letter code or name.',
  description:
    'A code of ISO 639-1, 639-2 (bibliographic or terminological) or 639-3 gives that language alone. Names are compared without case and diacritics: equal ones first, then those that begin with the query, then those that contain it.',
  reference: 'ISO 639-3 code tables of SIL International (data of iso-639-3)',
  keywords: ['what language is nl', 'iso639', 'locale', 'language name', 'two letter', 'three letter', 'translation', 'tongue'],
  inputs: z.strictObject({
    query: z.string().min(1).max(100).describe('Code of ISO 639-1, 639-2 or 639-3, or part of the English name'),
    limit: z.int().min(1).max(500).default(20).describe('How many matches to give at most'),
  }),
  result: z.strictObject({
    languages: z
      .array(
        z.strictObject({
          name: z.string().describe('English reference name of the language'),
          alpha2: z.string().optional().describe('Two-letter code of ISO 639-1, where there is one'),
          alpha3: z.string().describe('Three-letter code of ISO 639-3'),
          bibliographic: z.string().optional().describe('Bibliographic code of ISO 639-2, where it differs'),
          scope: z.string().describe('Scope: individual, macrolanguage or special'),
          type: z.string().describe('Type: living, extinct, ancient, historical, constructed or special'),
        }),
      )
      .describe('The matching languages, best first'),
    count: z.int().describe('How many languages match in all'),
  }),
  examples: [
    {
      inputs: { query: 'de' },
      result: {
        languages: [{ name: 'German', alpha2: 'de', alpha3: 'deu', bibliographic: 'ger', scope: 'individual', type: 'living' }],
        count: 1,
      },
    },
  ],
  async run({ query, limit }) {
    const { iso6393 } = await import('iso-639-3');
    const code = lowerCase(query.trim());
    const exact = iso6393.find(({ iso6391, iso6392B, iso6393: alpha3 }) => code === iso6391 || code === alpha3 || code === iso6392B);
    const text = folded(query);
    const found = exact
      ? [exact]
      : text === ''
        ? []
        : rankedMatches(
            iso6393,
            text,
            ({ name }) => [name],
            ({ iso6393: alpha3 }) => alpha3,
          );
    const languages = found.slice(0, limit).map(({ name, iso6391, iso6392B, iso6393: alpha3, scope, type }) => ({
      name,
      ...(iso6391 === undefined ? {} : { alpha2: iso6391 }),
      alpha3,
      ...(iso6392B === undefined || iso6392B === alpha3 ? {} : { bibliographic: iso6392B }),
      scope,
      type,
    }));
    return { languages, count: found.length };
  },
});
