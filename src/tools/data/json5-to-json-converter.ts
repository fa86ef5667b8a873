import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { parseJson5 } from '../shared/json/json5.ts';
import { writeJson } from '../shared/json/write-json.ts';

export default defineTool({
  slug: 'json5-to-json-converter',
  name: 'JSON5 to JSON Converter',
  category: 'data',
  summary: 'Converts JSON5 or JSON with comments to strict JSON.',
  description:
    'Comments are dropped. Hexadecimal numbers become decimal, other numbers keep their digits: .5 is 0.5, 5. is 5, +1 is 1. Infinity and NaN have no JSON form and are unprocessable.',
  reference: 'JSON5 Data Interchange Format 1.0.0',
  keywords: ['jsonc', 'comments', 'trailing commas', 'tsconfig'],
  heavyWhen: ({ text }) => mayGrowByDepth(text),
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('JSON5 text; JSON with comments (JSONC) is a part of it'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The document as strict JSON') }),
  pageInputs: { text: "{\n  // a comment\n  name: 'Ann',\n  colors: [0xff0000, 0x00ff00,],\n  ratio: .5,\n}" },
  examples: [{ inputs: { text: "{a: 'x', /* c */ b: [0xFF, .5, +1,],}", indent: 0 }, result: { json: '{"a":"x","b":[255,0.5,1]}' } }],
  run({ text, indent }) {
    return { json: writeJson(parseJson5(text, 'text'), { indent }) };
  },
});
