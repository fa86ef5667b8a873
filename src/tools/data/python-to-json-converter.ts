import { z } from 'zod';
import { defineTool } from '../define.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { readPython } from './lib/python.ts';

export default defineTool({
  slug: 'python-to-json-converter',
  name: 'Python Dict to JSON Converter',
  category: 'data',
  summary: 'Converts Python literals (dict, list, tuple, set, None, True) to JSON.',
  description:
    'What ast.literal_eval takes: strings with their escapes and prefixes, integers in every base and of any size, floats, lists, tuples and sets (as arrays), dicts, trailing commas, comments. Keys that are numbers, True, False or None become their text in JSON. Bytes, complex numbers and any other expression are refused with line and column.',
  reference: 'Python 3 ast.literal_eval, RFC 8259',
  keywords: ['repr', 'single quotes', 'dictionary', 'print output', 'literal'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('One Python literal, as repr prints it'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The value as JSON') }),
  pageInputs: { text: "{'name': 'Ann', 'active': True, 'score': None, 'tags': ('admin', 'editor')}" },
  examples: [
    {
      inputs: { text: "{'a': None, 1: (True, 0x10, 'it''s'), \"b\": {'x'},}", indent: 0 },
      result: { json: '{"a":null,"1":[true,16,"its"],"b":["x"]}' },
    },
  ],
  run: ({ text, indent }) => ({ json: writeJson(readPython(text), { indent }) }),
});
