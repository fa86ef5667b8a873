import { z } from 'zod';
import { defineTool } from '../define.ts';
import { renderMarkdown } from './lib/markdown.ts';

export default defineTool({
  slug: 'markdown-to-html-converter',
  name: 'Markdown to HTML Converter',
  category: 'developer',
  summary: "Renders Markdown (CommonMark or GitHub's) as HTML.",
  description:
    'Written as cmark-gfm does: XHTML-style <br />, each block ends in a line feed, cells aligned by align="...". With safe, raw HTML becomes the comment <!-- raw HTML omitted -->, and links to javascript, vbscript, file and data (but images) lose their address. With safe false, gfm writes the < of the nine tags of its section 6.11 as &lt;.',
  reference: 'CommonMark 0.31; GitHub Flavored Markdown Spec',
  keywords: ['md to html', 'commonmark', 'gfm', 'render markdown', 'github markdown', 'markdown preview', 'markdown editor', 'markdown viewer'],
  cost: 'heavy',
  inputs: z.strictObject({
    markdown: z.string().max(500_000).describe('Markdown text to render'),
    flavor: z.enum(['commonmark', 'gfm']).default('gfm').describe("Plain CommonMark, or GitHub's with tables, task lists, strikethrough and autolinks"),
    hardBreaks: z.boolean().default(false).describe('Make every line end inside a paragraph a <br />'),
    safe: z.boolean().default(true).describe('Leave out raw HTML and dangerous addresses'),
    headingIds: z.boolean().default(false).describe('Give headings the ids that markdown-toc-generator makes'),
  }),
  result: z.strictObject({ html: z.string().describe('The rendered HTML, each block ending in a line feed') }),
  views: [{ kind: 'preview', field: 'html', of: 'html' }],
  pageInputs: {
    markdown: '# Shopping\n\nBuy **tea** and *biscuits* at [the shop](https://example.com):\n\n- green tea\n- `oat` biscuits\n\n> Not too many.\n',
  },
  examples: [
    { inputs: { markdown: '# Hi\n\n*a* **b** `c`\n' }, result: { html: '<h1>Hi</h1>\n<p><em>a</em> <strong>b</strong> <code>c</code></p>\n' } },
    {
      inputs: { markdown: '| a | b |\n|---|--:|\n| 1 | ~~2~~ |\n' },
      result: {
        html: '<table>\n<thead>\n<tr>\n<th>a</th>\n<th align="right">b</th>\n</tr>\n</thead>\n<tbody>\n<tr>\n<td>1</td>\n<td align="right"><del>2</del></td>\n</tr>\n</tbody>\n</table>\n',
      },
    },
  ],
  async run(inputs) {
    return { html: await renderMarkdown(inputs.markdown, inputs) };
  },
});
