import { z } from 'zod';
import { defineTool } from '../define.ts';
import { fieldJson, parseField, writeField } from './lib/structured-field.ts';

export default defineTool({
  slug: 'structured-field-parser',
  name: 'Structured Field Parser',
  category: 'network',
  summary: 'Parses HTTP structured fields (RFC 9651) such as Priority, Cache-Status and Client Hints.',
  description:
    'An item is [value, parameters], an inner list [[items], parameters], parameters and dictionaries are lists of [name, value]. Numbers, strings and booleans are themselves; tokens, byte sequences (in base32), dates and display strings are {"__type": ..., "value": ...}. Canonical text keeps decimals as such (1.0). Parsing that fails is unprocessable.',
  reference: "RFC 9651; JSON form of the HTTP working group's structured-field-tests",
  keywords: ['sfv', 'http header', 'dictionary', 'rfc 8941', 'structured headers', 'client hints'],
  inputs: z.strictObject({
    value: z.string().max(100_000).describe('Value of the HTTP field to parse'),
    type: z.enum(['item', 'list', 'dictionary']).describe('What the field is defined as'),
  }),
  result: z.strictObject({
    parsed: z.unknown().describe('The parsed field as nested lists'),
    canonical: z.string().describe('The field serialized again; empty for an empty list or dictionary'),
  }),
  examples: [
    {
      inputs: { value: 'u=2, i, a=(x "y";q=0.50)', type: 'dictionary' },
      result: {
        parsed: [
          ['u', [2, []]],
          ['i', [true, []]],
          [
            'a',
            [
              [
                [{ __type: 'token', value: 'x' }, []],
                ['y', [['q', 0.5]]],
              ],
              [],
            ],
          ],
        ],
        canonical: 'u=2, i, a=(x "y";q=0.5)',
      },
    },
  ],
  run({ value, type }) {
    const field = parseField(value, type);
    return { parsed: fieldJson(field), canonical: writeField(field) };
  },
});
