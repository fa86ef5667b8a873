import type { CST } from 'yaml';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { checkYaml, isDenseYaml, refuseYaml } from '../shared/formats/yaml.ts';
import { formatYaml } from '../shared/formats/yaml-format.ts';

export default defineTool({
  slug: 'yaml-formatter',
  name: 'YAML Formatter',
  category: 'data',
  summary: 'Reformats YAML with consistent indentation, and keeps its comments, order and anchors.',
  description:
    'Scalars, comments, anchors, tags and blank lines stay as written; only indentation and the spaces between them change. Lists inside maps are indented, what is in a list by the two characters of the dash. Brackets of several lines are one level deeper than their key. Repeated keys and aliases without an anchor are refused.',
  reference: 'YAML 1.2.2',
  keywords: ['yml', 'pretty print', 'beautify', 'prettify', 'tidy', 'kubernetes', 'docker compose'],
  heavyWhen: ({ yaml }) => isDenseYaml(yaml),
  inputs: z.strictObject({
    yaml: z.string().max(1_000_000).describe('YAML text to format'),
    indent: z.int().min(2).max(8).default(2).describe('Number of spaces per level of indentation'),
    sortKeys: z.boolean().default(false).describe('Order the keys of every map by code point, their comments with them'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The formatted YAML') }),
  examples: [
    { inputs: { yaml: "a:   1 # one\nb:\n    - x\n    -   c:  'd'\n" }, result: { formatted: "a: 1 # one\nb:\n  - x\n  - c: 'd'\n" } },
    { inputs: { yaml: '# top\nb: &x\n- 1\na: {k:   v}\n', sortKeys: true, indent: 4 }, result: { formatted: '# top\na: {k: v}\nb: &x\n    - 1\n' } },
  ],
  async run({ yaml, indent, sortKeys }) {
    const checked = await checkYaml(yaml);
    if ('problem' in checked) return refuseYaml(yaml, checked, 'yaml');
    const { CST: syntax } = await import('yaml');
    const keyText = (token: CST.Token): string => (syntax.isScalar(token) ? syntax.resolveAsScalar(token).value : syntax.stringify(token));
    return { formatted: formatYaml(checked.tokens, { indent, sortKeys, path: 'yaml' }, keyText) };
  },
});
