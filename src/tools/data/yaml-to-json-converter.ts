import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { isDenseYaml, parseYamlDocuments } from '../shared/formats/yaml.ts';
import { limitJson } from '../shared/json/json-length.ts';
import { arrayValue, NULL } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';

export default defineTool({
  slug: 'yaml-to-json-converter',
  name: 'YAML to JSON Converter',
  category: 'data',
  summary: 'Converts YAML, also several documents in one file, to JSON.',
  description:
    'Core schema: no, on and y are strings, and so are dates. Integers keep their digits, other numbers are written as ECMAScript writes the double. Aliases are written out and << is merged. !!set gives an object of nulls, !!omap and !!pairs a list of objects of one member, !!binary its Base64 text, !!timestamp its text. Repeated keys, keys that are lists or maps, .inf, .nan and, unless they are to be ignored, unknown tags are refused, with line and column.',
  reference: 'YAML 1.2.2, RFC 8259',
  keywords: ['yml', 'parse yaml', 'kubernetes', 'docker compose', 'config'],
  heavyWhen: ({ yaml }) => isDenseYaml(yaml),
  inputs: z.strictObject({
    yaml: z.string().max(1_000_000).describe('YAML text to convert'),
    mergeKeys: z.boolean().default(true).describe('true: resolve << as merge key; false: it is an ordinary key'),
    unknownTags: z
      .enum(['refuse', 'ignore'])
      .default('refuse')
      .describe('What to do with tags such as !Ref: refuse the text, or take a list or map without its tag and a scalar as its text'),
    documents: z.enum(['single', 'all']).default('single').describe('single takes at most one document; all gives an array of all documents'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The value as JSON'), documents: z.int().describe('Number of documents in the text') }),
  pageInputs: { yaml: 'name: Ann\nage: 34\ntags:\n  - admin\n  - editor\naddress:\n  city: Oslo\n' },
  examples: [
    {
      inputs: { yaml: 'base: &b {x: 1, y: 0x1F}\nuse:\n  <<: *b\n  y: no\nlist:\n- 2024-01-01\n- |\n  text\n', indent: 0 },
      result: { json: '{"base":{"x":1,"y":31},"use":{"x":1,"y":"no"},"list":["2024-01-01","text\\n"]}', documents: 1 },
    },
    { inputs: { yaml: 'a\n---\n[1, ~]\n', documents: 'all', indent: 0 }, result: { json: '["a",[1,null]]', documents: 2 } },
  ],
  async run({ yaml, mergeKeys, unknownTags, documents, indent }) {
    const values = await parseYamlDocuments(yaml, { mergeKeys, unknownTags, path: 'yaml' });
    if (documents === 'single' && values.length > 1)
      unprocessable(`The text has ${values.length} documents; ask for documents: all to have them as an array.`, 'yaml');
    const value = documents === 'all' ? arrayValue(values) : (values[0] ?? NULL);
    limitJson(value, indent, 'yaml');
    return { json: writeJson(value, { indent }), documents: values.length };
  },
});
