import { z } from 'zod';
import { defineTool } from '../define.ts';
import { indentText } from '../shared/json/indent-text.ts';
import { type JsonMember, parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { writeSource } from '../shared/json/write-json.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'json-formatter',
  name: 'JSON Formatter',
  category: 'data',
  summary: 'Pretty-prints JSON with the indent you choose, and can sort its keys.',
  description: 'Numbers and strings keep their source text, and repeated names are all kept in order. Lines end in LF, none after the last.',
  reference: 'RFC 8259',
  keywords: ['pretty print', 'beautify', 'indent', 'prettify', 'json editor', 'json tree'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inlineBytes: 32 * 1024,
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to format'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
    useTabs: z.boolean().default(false).describe('One tab per level instead; with indent 0 still one line'),
    sortKeys: z.boolean().default(false).describe('Order the members of every object by code point of their names'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The JSON, re-indented') }),
  examples: [
    {
      inputs: { json: '{"name":"Ann","age":34,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"},"active":true,"note":null}' },
      result: {
        formatted:
          '{\n  "name": "Ann",\n  "age": 34,\n  "tags": [\n    "admin",\n    "editor"\n  ],\n  "address": {\n    "city": "Oslo",\n    "zip": "0150"\n  },\n  "active": true,\n  "note": null\n}',
      },
    },
    { inputs: { json: '{"a":1}' }, result: { formatted: '{\n  "a": 1\n}' } },
    { inputs: { json: '{"b":[1.0,{}],"a":"\\u00e9"}', indent: 1, sortKeys: true }, result: { formatted: '{\n "a": "\\u00e9",\n "b": [\n  1.0,\n  {}\n ]\n}' } },
  ],
  run({ json, indent, useTabs, sortKeys }) {
    const unit = indent === 0 ? '' : useTabs ? '\t' : ' '.repeat(indent);
    if (!sortKeys) return { formatted: indentText(json, unit) ?? writeSource(parseJson(json, 'json'), unit) };
    const sorted = (members: readonly JsonMember[]): readonly JsonMember[] => members.toSorted((a, b) => compareCodePoints(a.name, b.name));
    return { formatted: writeSource(parseJson(json, 'json'), unit, sorted) };
  },
});
