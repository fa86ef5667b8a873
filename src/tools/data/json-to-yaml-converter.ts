import { z } from 'zod';
import { defineTool } from '../define.ts';
import { writeYaml } from '../shared/formats/yaml-write.ts';
import { parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';

export default defineTool({
  slug: 'json-to-yaml-converter',
  name: 'JSON to YAML Converter',
  category: 'data',
  summary: 'Converts JSON to YAML with the indentation you choose.',
  description:
    'Block style. Strings are plain only where YAML 1.1 and 1.2 both read them back as strings, so "no", "12:30" and "1e3" come in double quotes; strings of several lines are literal blocks. Numbers keep their source text; of repeated names the last counts.',
  reference: 'YAML 1.2.2, RFC 8259',
  keywords: ['yml', 'kubernetes', 'docker compose', 'config', 'dump'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to convert'),
    indent: z.int().min(2).max(8).default(2).describe('Number of spaces per level of indentation'),
    quoteStrings: z.boolean().default(false).describe('Put every string value in double quotes'),
    sortKeys: z.boolean().default(false).describe('Order the members of every object by code point of their names'),
  }),
  result: z.strictObject({ yaml: z.string().describe('The YAML text') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '{"a":[1,{"b":"no","c":null}],"d":{},"t":"x\\ny\\n"}' },
      result: { yaml: 'a:\n  - 1\n  - b: "no"\n    c: null\nd: {}\nt: |\n  x\n  y\n' },
    },
  ],
  run: ({ json, indent, quoteStrings, sortKeys }) => ({ yaml: writeYaml(parseJson(json, 'json'), { indent, quoteStrings, sortKeys, path: 'json' }) }),
});
