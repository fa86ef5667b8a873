import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatCss } from './lib/format-css.ts';

export default defineTool({
  slug: 'css-formatter',
  name: 'CSS Formatter',
  category: 'developer',
  summary: 'Formats CSS, SCSS and Less with line breaks and indentation, as Prettier does.',
  description: 'Prettier with a print width of 80 and lines that end in LF.',
  reference: 'Prettier 3.10',
  keywords: ['beautify css', 'pretty print', 'css beautifier', 'scss formatter', 'prettier'],
  cost: 'heavy',
  inputs: z.strictObject({
    css: z.string().max(200_000).describe('Style sheet in the language chosen'),
    language: z.enum(['css', 'scss', 'less']).default('css').describe('Language of the style sheet'),
    indent: z.int().min(1).max(16).default(2).describe('Spaces for each level of indent'),
    useTabs: z.boolean().default(false).describe('Indent with tabs instead of spaces'),
    singleQuotes: z.boolean().default(false).describe('Use single quotes instead of double ones'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The formatted text, ending in a line feed unless empty') }),
  examples: [{ inputs: { css: 'a{color:red;background:BLUE}' }, result: { formatted: 'a {\n  color: red;\n  background: BLUE;\n}\n' } }],
  async run({ css, language, indent, useTabs, singleQuotes }) {
    return { formatted: await formatCss(css, language, { indent, useTabs, singleQuotes }) };
  },
});
