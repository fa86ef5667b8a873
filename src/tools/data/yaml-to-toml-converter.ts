import { z } from 'zod';
import { defineTool } from '../define.ts';
import { writeToml } from '../shared/formats/toml-write.ts';
import { isDenseYaml, parseYaml } from '../shared/formats/yaml.ts';

export default defineTool({
  slug: 'yaml-to-toml-converter',
  name: 'YAML to TOML Converter',
  category: 'data',
  summary: 'Converts YAML, such as a configuration file, to TOML with the same values.',
  description:
    'Reads one document by the core schema (no, on and dates are strings), aliases and merge keys written out. In each table first the plain members, then [path] and [[path]] tables. TOML has no null and no integers beyond 64 bits: these are refused, naming the JSON Pointer.',
  reference: 'YAML 1.2.2, TOML 1.0.0',
  keywords: ['yml', 'config', 'cargo', 'pyproject'],
  heavyWhen: ({ yaml }) => isDenseYaml(yaml),
  inputs: z.strictObject({
    yaml: z.string().max(1_000_000).describe('YAML text of one document, a map'),
    skipNulls: z.boolean().default(false).describe('Leave out members that are null; null items of lists are refused all the same'),
  }),
  result: z.strictObject({ toml: z.string().describe('The document as TOML') }),
  pageInputs: { yaml: 'title: Site\nserver:\n  host: localhost\n  ports: [80, 443]\n' },
  examples: [{ inputs: { yaml: 'title: x\nserver:\n  ports: [80, 443]\n' }, result: { toml: 'title = "x"\n\n[server]\nports = [80, 443]\n' } }],
  run: async ({ yaml, skipNulls }) => ({ toml: writeToml(await parseYaml(yaml, { mergeKeys: true, path: 'yaml' }), { skipNulls, path: 'yaml' }) }),
});
