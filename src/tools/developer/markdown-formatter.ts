import { z } from 'zod';
import { defineTool } from '../define.ts';
import { formatMarkdown } from './lib/format-markdown.ts';

export default defineTool({
  slug: 'markdown-formatter',
  name: 'Markdown Formatter',
  category: 'developer',
  summary: 'Tidies Markdown: spacing, lists, emphasis, tables.',
  description: 'Prettier with lines that end in LF. wrap preserve leaves the line breaks of paragraphs, always breaks at the print width, never joins them.',
  reference: 'Prettier 3.10',
  keywords: ['beautify markdown', 'md formatter', 'prettier', 'tidy', 'align table'],
  cost: 'heavy',
  inputs: z.strictObject({
    markdown: z.string().max(200_000).describe('Markdown text to tidy'),
    wrap: z.enum(['preserve', 'always', 'never']).default('preserve').describe('What happens to line breaks in paragraphs'),
    printWidth: z.int().min(20).max(400).default(80).describe('Line width for wrap always, in characters'),
  }),
  result: z.strictObject({ formatted: z.string().describe('The formatted text, ending in a line feed unless empty') }),
  appliesWhen: {
    printWidth: { wrap: ['always'] },
  },
  examples: [{ inputs: { markdown: '#  Title\n* a\n* __b__\n' }, result: { formatted: '# Title\n\n- a\n- **b**\n' } }],
  async run({ markdown, wrap, printWidth }) {
    return { formatted: await formatMarkdown(markdown, { proseWrap: wrap, printWidth }) };
  },
});
