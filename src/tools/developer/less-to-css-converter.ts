import { z } from 'zod';
import { defineTool } from '../define.ts';
import { placeOfUnits } from '../shared/text/places.ts';
import { noFiles } from './lib/less-files.ts';
import { linearReplace } from './lib/less-replace.ts';
import { refuseCode } from './lib/refusal.ts';

const MATH = { always: 'always', parensDivision: 'parens-division', parens: 'strict' } as const;

export default defineTool({
  slug: 'less-to-css-converter',
  name: 'Less to CSS Converter',
  category: 'developer',
  summary: 'Compiles Less style sheets with variables and mixins to plain CSS.',
  description: 'Inline JavaScript is off; plugins and imports of Less files are refused, as nothing is read, and so are functions that read files.',
  reference: 'Less 4',
  keywords: ['less compiler', 'lesscss', 'preprocessor'],
  cost: 'heavy',
  inputs: z.strictObject({
    less: z.string().max(200_000).describe('Less code to compile'),
    math: z
      .enum(['always', 'parensDivision', 'parens'])
      .default('parensDivision')
      .describe('When operations are computed: always, in parentheses for divisions, or in parentheses only'),
  }),
  result: z.strictObject({ css: z.string().describe('The compiled style sheet') }),
  examples: [
    { inputs: { less: '@w: 10px;\n.a { width: @w * 2; .b { color: red } }' }, result: { css: '.a {\n  width: 20px;\n}\n.a .b {\n  color: red;\n}\n' } },
  ],
  async run({ less: code, math }) {
    const [{ default: less }, replace] = await Promise.all([import('less'), linearReplace()]);
    try {
      const { css } = await less.render(code, {
        math: MATH[math],
        javascriptEnabled: false,
        plugins: [noFiles(less), replace],
      });
      return { css };
    } catch (error) {
      return refuseCode(error, 'less', placeOf(error, code));
    }
  },
});
function placeOf(error: unknown, code: string): { line: number; column: number } | undefined {
  if (typeof error !== 'object' || error === null || !('line' in error) || !('column' in error)) return undefined;
  return typeof error.line === 'number' && typeof error.column === 'number' ? placeOfUnits(code, error.line, error.column) : undefined;
}
