import { z } from 'zod';
import { defineTool } from '../define.ts';
import { parseSpdx, spdxParts, spdxText } from './lib/spdx-expression.ts';

export default defineTool({
  slug: 'spdx-expression-parser',
  name: 'SPDX Expression Parser',
  category: 'developer',
  summary: 'Checks an SPDX licence expression and splits it into its parts.',
  description:
    'Identifiers without regard to case; operators AND, OR and WITH in all upper case or all lower case; + after an identifier; LicenseRef- and DocumentRef-. WITH binds tightest, then AND, then OR. NOASSERTION and NONE are invalid.',
  reference: 'SPDX 3.0 annex B (SPDX 2.3 annex D); SPDX License List',
  keywords: ['license expression', 'open source licence', 'package.json license', 'reuse'],

  inputs: z.strictObject({ expression: z.string().max(5000).describe('Licence expression, such as MIT OR Apache-2.0') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the text is an SPDX licence expression'),
    normalized: z.string().optional().describe('Identifiers as the list spells them, operators in capitals, brackets where needed'),
    licenses: z.array(z.string()).optional().describe('Licence identifiers in order, each once'),
    exceptions: z.array(z.string()).optional().describe('Exception identifiers in order, each once'),
    tree: z.record(z.string(), z.unknown()).optional().describe('A licence, or an operator with its left and right side'),
    deprecated: z.array(z.string()).optional().describe('Identifiers that the list has deprecated'),
    reason: z.string().optional().describe('Why it is not valid, in words'),
  }),
  headline: 'normalized',
  examples: [
    {
      inputs: { expression: 'mit or (Apache-2.0 and GPL-2.0-only with Classpath-exception-2.0)' },
      result: {
        valid: true,
        normalized: 'MIT OR (Apache-2.0 AND GPL-2.0-only WITH Classpath-exception-2.0)',
        licenses: ['MIT', 'Apache-2.0', 'GPL-2.0-only'],
        exceptions: ['Classpath-exception-2.0'],
        tree: {
          operator: 'OR',
          left: { license: 'MIT' },
          right: { operator: 'AND', left: { license: 'Apache-2.0' }, right: { license: 'GPL-2.0-only', exception: 'Classpath-exception-2.0' } },
        },
        deprecated: [],
      },
    },
  ],
  async run({ expression }) {
    const { default: licenses } = await import('spdx-license-list');
    const tree = parseSpdx(expression, Object.keys(licenses));
    if (typeof tree === 'string') return { valid: false, reason: tree };
    return { valid: true, normalized: spdxText(tree), ...spdxParts(tree), tree: { ...tree } };
  },
});
