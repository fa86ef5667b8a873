import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compact, reason, refused, valid } from './lib/answers.ts';

export default defineTool({
  slug: 'isrc-validator',
  name: 'ISRC Validator',
  category: 'identifiers',
  summary: 'Checks an International Standard Recording Code (ISRC) and splits it into its parts.',
  description: 'Separators and ISRC in front are ignored. There is no check digit.',
  reference: 'ISO 3901',
  keywords: ['music', 'recording', 'track', 'song', 'audio'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The 12 characters, separators allowed, ISRC in front allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 12 characters without separators'),
    formatted: z.string().optional().describe('The code as CC-XXX-YY-NNNNN'),
    country: z.string().optional().describe('The first two letters of the code'),
    registrant: z.string().optional().describe('The three characters of the registrant'),
    year: z.string().optional().describe('The two digits of the year of reference'),
    designation: z.string().optional().describe('The last five digits'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'US-SKG-19-12345' },
      result: { valid: true, normalized: 'USSKG1912345', formatted: 'US-SKG-19-12345', country: 'US', registrant: 'SKG', year: '19', designation: '12345' },
    },
  ],
  run({ value }) {
    const normalized = compact(value).replace(/^ISRC:?(?=.{12}$)/, '');
    const match = /^([A-Z]{2})([A-Z0-9]{3})([0-9]{2})([0-9]{5})$/.exec(normalized);
    if (!match) return refused('An ISRC has two letters, three letters or digits, and seven digits.');
    const [, country = '', registrant = '', year = '', designation = ''] = match;
    return { valid: true, normalized, formatted: [country, registrant, year, designation].join('-'), country, registrant, year, designation };
  },
});
