import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatCode } from './lib/prettier.ts';

export default defineTool({
  slug: 'html-formatter',
  name: 'HTML Formatter',
  category: 'developer',
  summary: 'Formats HTML, Vue components and Angular templates with the CSS and JavaScript inside.',
  description: "Prettier with lines that end in LF. A page that Prettier's parser refuses (an unclosed element, say) is refused here too.",
  reference: 'Prettier 3.10',
  keywords: ['beautify html', 'pretty print', 'tidy', 'indent html', 'vue formatter'],
  cost: 'heavy',
  inputs: z.strictObject({
    html: z.string().max(200_000).describe('HTML, Vue component or Angular template'),
    language: z.enum(['html', 'vue', 'angular']).default('html').describe('Language of the markup'),
    printWidth: z.int().min(20).max(400).default(80).describe('Line width to keep within where possible, in characters'),
    indent: z.int().min(1).max(16).default(2).describe('Spaces for each level of indent'),
    useTabs: z.boolean().default(false).describe('Indent with tabs instead of spaces'),
    whitespace: z.enum(['css', 'strict', 'ignore']).default('css').describe('How far white space between tags matters: as CSS has it, always, or never'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The formatted text, ending in a line feed unless empty') }),
  pageInputs: { html: '<!DOCTYPE html><html><head><title>Hi</title></head><body><main><h1>Hello</h1><ul><li>One</li><li>Two</li></ul></main></body></html>' },
  examples: [
    { inputs: { html: '<div><p>Hi</p></div>' }, result: { formatted: '<div><p>Hi</p></div>\n' } },
    { inputs: { html: '<ul><li>a</li><li>b</li></ul>', useTabs: true }, result: { formatted: '<ul>\n\t<li>a</li>\n\t<li>b</li>\n</ul>\n' } },
  ],
  async run({ html, language, printWidth, indent, useTabs, whitespace }) {
    const options = { parser: language, printWidth, tabWidth: indent, useTabs, htmlWhitespaceSensitivity: whitespace };
    return { formatted: await formatCode(html, options, 'html') };
  },
});
