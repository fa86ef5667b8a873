import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { flattened, unflattened } from './lib/json-paths.ts';

export default defineTool({
  slug: 'json-flattener',
  name: 'JSON Flattener',
  category: 'data',
  summary: 'Flattens nested JSON to one level of paths, and back.',
  description:
    'Paths are names joined by the delimiter: a.0.b (index), a[0].b (bracket), or arrays stay as values (keep). Empty arrays and objects stay as values. Back, with index a level whose names are 0 to n-1 becomes an array.',
  reference: 'RFC 8259',
  keywords: ['nested', 'dot notation', 'unflatten', 'paths'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to flatten; to unflatten, one object of paths and values'),
    mode: z.enum(['flatten', 'unflatten']).default('flatten').describe('flatten makes one level of paths, unflatten makes levels of paths'),
    delimiter: z.string().min(1).max(10).default('.').describe('Text between the names of a path'),
    arrays: z.enum(['index', 'bracket', 'keep']).default('index').describe('Items as a.0.b (index) or a[0].b (bracket), or arrays left as values (keep)'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('One object of paths and values, or the nested document') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    { inputs: { json: '{"a":{"b":[1,{"c":true}]},"d":{}}', indent: 0 }, result: { json: '{"a.b.0":1,"a.b.1.c":true,"d":{}}' } },
    {
      inputs: { json: '{"a.b[1].c":true,"a.b[0]":1,"d":[]}', mode: 'unflatten', arrays: 'bracket', indent: 0 },
      result: { json: '{"a":{"b":[1,{"c":true}]},"d":[]}' },
    },
  ],
  run({ json, mode, delimiter, arrays, indent }) {
    const value = parseJson(json, 'json');
    const result = mode === 'flatten' ? flattened(value, delimiter, arrays) : unflattened(value, delimiter, arrays);
    return { json: writeJson(result, { indent }) };
  },
});
