import { z } from 'zod';
import { defineTool } from '../define.ts';
import { placeAt } from '../shared/text/places.ts';
import { isTooDeep } from '../shared/text/too-deep.ts';

export default defineTool({
  slug: 'javascript-validator',
  name: 'JavaScript Validator',
  category: 'developer',
  summary: 'Checks whether JavaScript parses, and shows where it does not.',
  description:
    'Early errors count: a let declared twice, await outside an async function in a script, octal literals in modules. A #! line at the start is fine.',
  reference: 'ECMAScript 2025, parsed by acorn 8 with acorn-jsx 5',
  keywords: ['syntax check', 'lint', 'js validator', 'parse error', 'ecmascript'],

  heavyWhen: ({ code }) => code.length > 2000,
  inputs: z.strictObject({
    code: z.string().max(500_000).describe('JavaScript code to check'),
    sourceType: z.enum(['script', 'module']).default('module').describe('Whether the code is a script or a module'),
    jsx: z.boolean().default(false).describe('Take JSX as part of the language'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the input follows the rules'),
    reason: z.string().optional().describe('Why it is not valid, in words'),
    line: z.int().optional().describe('Line of the error, counted from 1'),
    column: z.int().optional().describe('Column of the error in code points, counted from 1'),
    statements: z.int().optional().describe('Statements at the top level, when valid'),
  }),
  examples: [
    { inputs: { code: 'const a = 1;\nlet b = a ** 2;' }, result: { valid: true, statements: 2 } },
    { inputs: { code: 'const a = ;' }, result: { valid: false, reason: 'Unexpected token.', line: 1, column: 11 } },
  ],
  async run({ code, sourceType, jsx }) {
    const [{ Parser }, { default: withJsx }] = await Promise.all([import('acorn'), import('acorn-jsx')]);
    const parser = jsx ? Parser.extend(withJsx()) : Parser;
    try {
      const { body } = parser.parse(code, { ecmaVersion: 2025, sourceType, allowHashBang: true });
      return { valid: true, statements: body.length };
    } catch (error) {
      if (isTooDeep(error)) return { valid: false, reason: 'The code is nested too deeply to be read.' };
      if (!(error instanceof SyntaxError) || !('pos' in error) || typeof error.pos !== 'number') throw error;
      return { valid: false, reason: `${error.message.replace(/ \(\d+:\d+\)$/, '')}.`, ...placeAt(code, error.pos) };
    }
  },
});
