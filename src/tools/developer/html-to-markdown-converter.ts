import { z } from 'zod';
import { defineTool } from '../define.ts';
import { markdownOfHtml } from '../shared/formats/html-to-markdown.ts';

export default defineTool({
  slug: 'html-to-markdown-converter',
  name: 'HTML to Markdown Converter',
  category: 'developer',
  summary: 'Converts HTML to Markdown, with its headings, lists, links and tables.',
  description:
    'Headings, paragraphs, emphasis, links, images, lists, quotes, code, rules, line breaks, and GFM tables, strikethrough and task lists. What Markdown would read is escaped. Rendering the result gives the same text again; a line break in a table is <br>, and a table without headings gets an empty row of them. script, style, head and comments are left out; other elements give their text.',
  reference: 'CommonMark 0.31 and the GitHub Flavored Markdown Spec (mdast-util-to-markdown)',
  keywords: ['html2md', 'markdown', 'convert web page', 'turndown', 'md'],
  cost: 'heavy',
  inputs: z.strictObject({
    html: z.string().max(500_000).describe('The HTML document or fragment to convert'),
    headings: z.enum(['atx', 'setext']).default('atx').describe('Headings with # in front, or underlined (levels 1 and 2)'),
    bullet: z.enum(['-', '*', '+']).default('-').describe('Mark of the items of bullet lists'),
    codeBlocks: z.enum(['fenced', 'indented']).default('fenced').describe('Code blocks between fences, or indented by four spaces'),
    emphasis: z.enum(['_', '*']).default('*').describe('Character that marks emphasis'),
    links: z.enum(['inlined', 'referenced']).default('inlined').describe('Links with their address in place, or at the end of the text'),
  }),
  result: z.strictObject({ markdown: z.string().describe('The Markdown, without a line end at its end') }),
  pageInputs: {
    html: '<h1>Shopping</h1><p>Buy <strong>tea</strong> and <em>biscuits</em> at <a href="https://example.com">the shop</a>.</p><ul><li>green tea</li><li>oat biscuits</li></ul>',
  },
  examples: [
    {
      inputs: { html: '<h1>Hi</h1><p>a <em>b</em> <strong>c</strong> <a href="https://x.org">d</a></p>' },
      result: { markdown: '# Hi\n\na *b* **c** [d](https://x.org)' },
    },
  ],
  run: async ({ html, ...style }) => ({ markdown: await markdownOfHtml(html, style, 'html') }),
});
