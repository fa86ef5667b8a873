import { z } from 'zod';
import { defineTool } from '../define.ts';
import { indentText } from '../shared/json/indent-text.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeSource } from '../shared/json/write-json.ts';
import { utf8Length } from '../shared/platform/bytes.ts';

export default defineTool({
  slug: 'json-minifier',
  name: 'JSON Minifier',
  category: 'data',
  summary: 'Minifies JSON by removing all the white space it does not need.',
  description: 'Numbers, strings and repeated names keep their source text.',
  reference: 'RFC 8259',
  keywords: ['compact', 'compress', 'uglify'],
  inputs: z.strictObject({ json: z.string().max(1_000_000).describe('JSON text to minify') }),
  result: z.strictObject({
    minified: z.string().describe('The JSON without white space'),
    originalBytes: z.int().describe('UTF-8 bytes of the input'),
    minifiedBytes: z.int().describe('UTF-8 bytes of the result'),
    savedPercent: z.number().describe('Bytes saved, in percent of originalBytes'),
  }),
  pageInputs: { json: '{\n  "name": "Ann",\n  "age": 34,\n  "tags": [\n    "admin",\n    "editor"\n  ]\n}' },
  examples: [
    {
      inputs: { json: '{\n  "a": [1, 2.50, "x y"]\n}' },
      result: { minified: '{"a":[1,2.50,"x y"]}', originalBytes: 27, minifiedBytes: 20, savedPercent: 25.925925925925927 },
    },
  ],
  run({ json }) {
    const minified = indentText(json, '') ?? writeSource(parseJson(json, 'json'), '');
    const [originalBytes, minifiedBytes] = [utf8Length(json), utf8Length(minified)];
    return { minified, originalBytes, minifiedBytes, savedPercent: (100 * (originalBytes - minifiedBytes)) / originalBytes };
  },
});
