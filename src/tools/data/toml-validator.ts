import { z } from 'zod';
import { defineTool } from '../define.ts';
import { readToml } from '../shared/formats/toml.ts';

export default defineTool({
  slug: 'toml-validator',
  name: 'TOML Validator',
  category: 'data',
  summary: 'Checks whether text is valid TOML, and shows where and why it is not.',
  description: 'Repeated keys, tables defined twice, dates that do not exist and integers beyond 64 bits are errors; so is nesting deeper than 1,000.',
  reference: 'TOML 1.0.0',
  keywords: ['lint', 'check', 'syntax', 'config', 'cargo', 'pyproject'],
  inputs: z.strictObject({ toml: z.string().max(1_000_000).describe('Text to check for being TOML') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the text is TOML'),
    reason: z.string().optional().describe('Why the text is not TOML; absent when valid'),
    line: z.int().optional().describe('Line of the error, from 1'),
    column: z.int().optional().describe('Column of the error, from 1'),
  }),
  examples: [
    { inputs: { toml: 'a = 1\na = 2\n' }, result: { valid: false, reason: '"a" is defined twice', line: 2, column: 1 } },
    { inputs: { toml: '[a]\nb = [1, inf]\n' }, result: { valid: true } },
  ],
  run({ toml }) {
    const value = readToml(toml, { finite: false });
    if (!('problem' in value)) return { valid: true };
    const { problem, line, column } = value;
    return { valid: false, reason: problem, line, column };
  },
});
