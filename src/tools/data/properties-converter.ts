import { z } from 'zod';
import { defineTool } from '../define.ts';
import { isDenseYaml, parseYaml } from '../shared/formats/yaml.ts';
import { writeYaml } from '../shared/formats/yaml-write.ts';
import { parseJson } from '../shared/json/json.ts';
import { limitJson } from '../shared/json/json-length.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { readProperties, writeProperties } from './lib/properties.ts';

const YAML_INDENT = 2;

export default defineTool({
  slug: 'properties-converter',
  name: 'Java Properties Converter',
  category: 'data',
  summary: 'Converts Java .properties files to JSON or YAML and back.',
  description:
    'Values are strings; the last of equal keys counts. With nested, a.b and list[0] become objects and arrays: a key that is both a value and a parent, and an array with gaps, are refused. The other way takes an object of scalars (with nested of anything); null is written as nothing. YAML is written with an indent of 2.',
  reference: 'java.util.Properties (load and store)',
  keywords: ['spring', 'application.properties', 'config', 'i18n', 'resource bundle', 'message bundle', 'properties file'],
  heavyWhen: ({ text }) => isDenseYaml(text),
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The properties to convert; for toProperties the JSON or YAML'),
    mode: z.enum(['fromProperties', 'toProperties']).default('fromProperties').describe('fromProperties reads .properties, toProperties writes them'),
    format: z.enum(['json', 'yaml']).default('json').describe('Format on the other side of the conversion'),
    nested: z.boolean().default(false).describe('Convert between names like a.b.c or list[0] and nested objects and arrays'),
    asciiOnly: z.boolean().default(true).describe('toProperties: write everything but U+0020 to U+007E as \\uXXXX'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level of JSON; 0 gives one line'),
  }),
  result: z.strictObject({ output: z.string().describe('The JSON or YAML, or the properties') }),
  appliesWhen: {
    asciiOnly: { mode: ['toProperties'] },
  },
  pageInputs: { text: '# settings\nserver.host=localhost\nserver.port=8080\napp.name=Toolrack\n', nested: true },
  examples: [
    {
      inputs: { text: '# c\na.b = x\\\n  y\na.c:1\nk\\ 1 v\\u00e9', nested: true, indent: 0 },
      result: { output: '{"a":{"b":"xy","c":"1"},"k 1":"vé"}' },
    },
    { inputs: { text: 'a:\n  b: [x, 2]\n', mode: 'toProperties', format: 'yaml', nested: true }, result: { output: 'a.b[0]=x\na.b[1]=2\n' } },
  ],
  async run({ text, mode, format, nested, asciiOnly, indent }) {
    if (mode === 'toProperties') {
      const value = format === 'yaml' ? await parseYaml(text, { mergeKeys: true, path: 'text' }) : parseJson(text, 'text');
      return { output: writeProperties(value, { nested, asciiOnly, path: 'text' }) };
    }
    const value = readProperties(text, { nested, path: 'text' });
    if (format === 'yaml') return { output: writeYaml(value, { indent: YAML_INDENT, path: 'text' }) };
    limitJson(value, indent, 'text');
    return { output: writeJson(value, { indent }) };
  },
});
