import { z } from 'zod';
import { defineTool } from '../define.ts';
import { placeAt } from '../shared/text/places.ts';
import { refuseCode } from './lib/refusal.ts';

export default defineTool({
  slug: 'scss-to-css-converter',
  name: 'SCSS to CSS Converter',
  category: 'developer',
  summary: 'Compiles SCSS or indented Sass style sheets to plain CSS.',
  description:
    'The built-in modules (sass:math, sass:color and so on) can be used; @use, @forward and @import of anything else are refused, as nothing is read.',
  reference: 'Dart Sass 1.108',
  keywords: ['sass compiler', 'scss compiler', 'dart sass', 'preprocessor'],
  cost: 'heavy',
  inputs: z.strictObject({
    scss: z.string().max(200_000).describe('SCSS, or indented Sass, to compile'),
    syntax: z.enum(['scss', 'sass']).default('scss').describe('Which of the two syntaxes the code has'),
    style: z.enum(['expanded', 'compressed']).default('expanded').describe('Whether the CSS is laid out for reading or shortened'),
  }),
  result: z.strictObject({
    css: z.string().describe('The compiled style sheet'),
    warnings: z.array(z.string()).describe('Messages of @warn rules and of deprecated features'),
  }),
  examples: [
    {
      inputs: { scss: '$c: #333;\n.a { color: $c; &:hover { color: red; } }' },
      result: { css: '.a {\n  color: #333;\n}\n.a:hover {\n  color: red;\n}', warnings: [] },
    },
  ],
  async run({ scss, syntax, style }) {
    const sass = await import('sass');
    const warnings: string[] = [];
    try {
      const { css } = sass.compileString(scss, {
        syntax: syntax === 'sass' ? 'indented' : 'scss',
        style,
        importers: [],
        alertColor: false,
        logger: {
          warn: (message) => {
            if (warnings.length < MAX_WARNINGS) warnings.push(message);
          },
          debug: () => {},
        },
      });
      return { css, warnings };
    } catch (error) {
      if (!(error instanceof sass.Exception)) return refuseCode(error, 'scss');
      return refuseCode(error, 'scss', placeAt(scss, error.span.start.offset), error.sassMessage);
    }
  },
});
const MAX_WARNINGS = 1000;
