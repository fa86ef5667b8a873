import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { STATUS_CODES } from './lib/status-codes.ts';

const CATEGORIES = ['informational', 'success', 'redirection', 'clientError', 'serverError'] as const;

export default defineTool({
  slug: 'http-status-lookup',
  name: 'HTTP Status Code Lookup',
  category: 'network',
  summary: 'Looks up the meaning of HTTP status codes, by number or by words.',
  description:
    'Give a code, or words that the name must all contain, ignoring case; with neither all codes are listed. A code that is not registered gives an empty list.',
  reference: 'IANA HTTP Status Code Registry; RFC 9110',
  keywords: ['404', '500', '502', '503', 'response code', 'error code', 'http error', 'redirect code'],
  inputs: z.strictObject({
    code: z.int().min(100).max(599).optional().describe('Status code to look up'),
    query: z.string().min(1).max(100).optional().describe('Words of the name to look for instead'),
  }),
  result: z.strictObject({
    statuses: z
      .array(
        z.strictObject({
          code: z.int().describe('Status code of three digits'),
          name: z.string().describe('Name in the registry'),
          category: z.enum(CATEGORIES).describe('Class of the code by its first digit'),
          description: z.string().describe('What the code means'),
          reference: z.string().describe('Document that defines the code'),
        }),
      )
      .describe('The codes found, ascending'),
  }),
  examples: [
    {
      inputs: { code: 404 },
      result: {
        statuses: [
          {
            code: 404,
            name: 'Not Found',
            category: 'clientError',
            description: 'The server has nothing at this address.',
            reference: 'RFC 9110, section 15.5.5',
          },
        ],
      },
    },
  ],
  run({ code, query }) {
    if (code !== undefined && query !== undefined) invalid('query', 'must be left out when code is given');
    const words = (query ?? '').toLowerCase().split(/\s+/);
    const found = STATUS_CODES.filter(([own, name]) => (code === undefined || own === code) && words.every((word) => name.toLowerCase().includes(word)));
    return {
      statuses: found.map(([own, name, description, reference]) => ({
        code: own,
        name,
        category: CATEGORIES[Math.floor(own / 100) - 1] ?? 'serverError',
        description,
        reference,
      })),
    };
  },
});
