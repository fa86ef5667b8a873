import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkYaml, isDenseYaml, yamlPlace } from '../shared/formats/yaml.ts';

export default defineTool({
  slug: 'yaml-validator',
  name: 'YAML Validator',
  category: 'data',
  summary: 'Checks whether text is valid YAML, and shows where and why it is not.',
  description: 'Repeated keys in one map and aliases without an anchor are errors, unknown tags are not. Nesting deeper than 1,000 is an error too.',
  reference: 'YAML 1.2.2',
  keywords: ['yml', 'lint', 'check', 'syntax', 'kubernetes', 'docker compose'],
  heavyWhen: ({ yaml }) => isDenseYaml(yaml),
  inputs: z.strictObject({ yaml: z.string().max(1_000_000).describe('Text to check for being YAML') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the text is valid YAML'),
    documents: z.int().optional().describe('Number of documents in the text; absent when not valid'),
    reason: z.string().optional().describe('Why the text is not YAML; absent when valid'),
    line: z.int().optional().describe('Line of the error, from 1'),
    column: z.int().optional().describe('Column of the error, from 1'),
  }),
  examples: [
    { inputs: { yaml: 'a: 1\n---\nb: [x, y]\n' }, result: { valid: true, documents: 2 } },
    { inputs: { yaml: 'a: 1\nb: 2\na: 3\n' }, result: { valid: false, reason: 'the key "a" is in the map already', line: 3, column: 1 } },
  ],
  async run({ yaml }) {
    const checked = await checkYaml(yaml);
    if (!('problem' in checked)) return { valid: true, documents: checked.documents.length };
    return { valid: false, reason: checked.problem, ...yamlPlace(yaml, checked) };
  },
});
