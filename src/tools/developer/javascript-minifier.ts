import { z } from 'zod';
import { defineTool } from '../define.ts';
import { placeOfUnits } from '../shared/text/places.ts';
import { refuseCode } from './lib/refusal.ts';
import { savings } from './lib/sizes.ts';

const COMMENTS = { none: false, legal: 'some', all: 'all' } as const;

export default defineTool({
  slug: 'javascript-minifier',
  name: 'JavaScript Minifier',
  category: 'developer',
  summary: 'Makes JavaScript as short as possible without changing what it does.',
  description: 'terser with its defaults except for these options. Legal comments are those that begin with ! and those with @license, @preserve or @cc_on.',
  reference: 'terser 5',
  keywords: ['uglify', 'compress js', 'shrink', 'terser', 'minify'],
  cost: 'heavy',
  inputs: z.strictObject({
    code: z.string().max(500_000).describe('JavaScript code to shorten'),
    compress: z.boolean().default(true).describe('Rewrite code to shorter equivalents'),
    mangle: z.boolean().default(true).describe('Shorten the names of local variables'),
    module: z.boolean().default(false).describe('Whether the code is an ES module, so that its top-level names may be shortened'),
    keepComments: z.enum(['none', 'legal', 'all']).default('legal').describe('Which comments are kept'),
    dropConsole: z.boolean().default(false).describe('Take out calls of console functions'),
  }),
  result: z.strictObject({
    minified: z.string().describe('The shortened text, same in meaning'),
    originalBytes: z.int().describe('Size before, in UTF-8 bytes'),
    minifiedBytes: z.int().describe('Size after, in UTF-8 bytes'),
    savedPercent: z.number().describe('Share of the size saved, in percent; 0 for empty text'),
  }),
  examples: [
    {
      inputs: { code: '// sum\nvar total = 1 + 2;\n', mangle: false },
      result: { minified: 'var total=3;', originalBytes: 26, minifiedBytes: 12, savedPercent: 53.84615384615385 },
    },
  ],
  async run({ code, compress, mangle, module, keepComments, dropConsole }) {
    const { minify } = await import('terser');
    try {
      const result = await minify(code, {
        compress: compress || dropConsole ? { ...(!compress && { defaults: false }), drop_console: dropConsole } : false,
        mangle,
        module,
        format: { comments: COMMENTS[keepComments] },
      });
      return savings(code, result.code ?? '');
    } catch (error) {
      return refuseCode(error, 'code', placeOf(error, code), endsTooEarly(error) ? 'the code ends too early' : undefined);
    }
  },
});

/** Whether the code stops where more has to come, which the library calls a token without a value. */
const endsTooEarly = (error: unknown): boolean => error instanceof Error && error.message === 'Unexpected token: eof (undefined)';

function placeOf(error: unknown, code: string): { line: number; column: number } | undefined {
  if (typeof error !== 'object' || error === null || !('line' in error) || !('col' in error)) return undefined;
  return typeof error.line === 'number' && typeof error.col === 'number' ? placeOfUnits(code, error.line, error.col) : undefined;
}
