import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseToml } from '../shared/formats/toml.ts';
import { limitJson } from '../shared/json/json-length.ts';
import { writeJson } from '../shared/json/write-json.ts';

export default defineTool({
  slug: 'toml-to-json-converter',
  name: 'TOML to JSON Converter',
  category: 'data',
  summary: 'Converts a TOML document to JSON, with its tables as objects.',
  description:
    'Integers of 64 bits keep their value, floats are written as ECMAScript writes the double, dates and times are strings with T between them. inf and nan are refused, and so are repeated keys. Line ends in strings of several lines become LF.',
  reference: 'TOML 1.0.0, RFC 3339',
  keywords: ['config', 'cargo', 'pyproject', 'parse toml'],
  inputs: z.strictObject({
    toml: z.string().max(1_000_000).describe('TOML text to convert'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The document as JSON') }),
  pageInputs: { toml: 'title = "Site"\n\n[server]\nhost = "localhost"\nports = [80, 443]\n\n[owner]\nname = "Ann"\njoined = 2024-03-01\n' },
  examples: [
    {
      inputs: { toml: 'n = 0xFF\n[a.b]\nd = 1979-05-27 07:32:00Z\n[[a.c]]\nx = 1\n[[a.c]]\n', indent: 0 },
      result: { json: '{"n":255,"a":{"b":{"d":"1979-05-27T07:32:00Z"},"c":[{"x":1},{}]}}' },
    },
  ],
  run({ toml, indent }) {
    const value = parseToml(toml, 'toml');
    limitJson(value, indent, 'toml');
    return { json: writeJson(value, { indent }) };
  },
});
