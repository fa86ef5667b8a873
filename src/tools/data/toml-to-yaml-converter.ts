import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseToml } from '../shared/formats/toml.ts';
import { writeYaml } from '../shared/formats/yaml-write.ts';

export default defineTool({
  slug: 'toml-to-yaml-converter',
  name: 'TOML to YAML Converter',
  category: 'data',
  summary: 'Converts TOML, such as a configuration file, to YAML with the same values.',
  description:
    'Dates and times become strings in double quotes, floats are written as ECMAScript writes the double, inf and nan are refused. Block style; strings are plain only where YAML 1.1 and 1.2 both read them back as strings.',
  reference: 'TOML 1.0.0, YAML 1.2.2',
  keywords: ['yml', 'config', 'cargo', 'pyproject'],
  inputs: z.strictObject({
    toml: z.string().max(1_000_000).describe('TOML text to convert'),
    indent: z.int().min(2).max(8).default(2).describe('Number of spaces per level of indentation'),
  }),
  result: z.strictObject({ yaml: z.string().describe('The document as YAML') }),
  pageInputs: { toml: 'title = "Site"\n\n[server]\nhost = "localhost"\nports = [80, 443]\n' },
  examples: [{ inputs: { toml: 'a = 1\n[b]\nc = ["x", 2.5]\n' }, result: { yaml: 'a: 1\nb:\n  c:\n    - x\n    - 2.5\n' } }],
  run: ({ toml, indent }) => ({ yaml: writeYaml(parseToml(toml, 'toml'), { indent, path: 'toml' }) }),
});
