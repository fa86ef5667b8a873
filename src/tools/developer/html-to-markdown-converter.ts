import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';

/** What is deeper would overflow the stack of the converter. */
const MAX_DEPTH = 400;

export default defineTool({
  slug: 'html-to-markdown-converter',
  name: 'HTML to Markdown Converter',
  category: 'developer',
  summary: 'Turns HTML into Markdown.',
  description:
    'Headings, paragraphs, emphasis, links, images, lists, quotes, code, rules, line breaks, and GFM tables, strikethrough and task lists. What Markdown would read is escaped. script, style, head and comments are left out; other elements give their text.',
  reference: 'CommonMark and GitHub Flavored Markdown, as turndown 7.2 with turndown-plugin-gfm 1.0 writes them',
  keywords: ['html2md', 'markdown', 'convert web page', 'turndown', 'md'],
  cost: 'heavy',
  inputs: z.strictObject({
    html: z.string().max(500_000).describe('The HTML document or fragment to convert'),
    headings: z.enum(['atx', 'setext']).default('atx').describe('Headings with # in front, or underlined (levels 1 and 2)'),
    bullet: z.enum(['-', '*', '+']).default('-').describe('Mark of the items of bullet lists'),
    codeBlocks: z.enum(['fenced', 'indented']).default('fenced').describe('Code blocks between fences, or indented by four spaces'),
    emphasis: z.enum(['_', '*']).default('*').describe('Mark of emphasis'),
    links: z.enum(['inlined', 'referenced']).default('inlined').describe('Links with their address in place, or at the end of the text'),
  }),
  result: z.strictObject({ markdown: z.string().describe('The Markdown, without a line end at its end') }),
  examples: [
    {
      inputs: { html: '<h1>Hi</h1><p>a <em>b</em> <strong>c</strong> <a href="https://x.org">d</a></p>' },
      result: { markdown: '# Hi\n\na *b* **c** [d](https://x.org)' },
    },
  ],
  async run({ html, headings, bullet, codeBlocks, emphasis, links }) {
    const [{ default: TurndownService }, { gfm }, { parse, serialize }] = await Promise.all([
      import('turndown'),
      import('turndown-plugin-gfm'),
      import('parse5'),
    ]);
    // Read by the HTML Standard first: turndown's own reader is older.
    const document = parse(html);
    checkDepth(document);
    const service = new TurndownService({
      headingStyle: headings,
      bulletListMarker: bullet,
      codeBlockStyle: codeBlocks,
      emDelimiter: emphasis,
      linkStyle: links,
      hr: '---',
    });
    service.use(gfm);
    service.remove(['script', 'style', 'head', 'noscript', 'template']);
    // The plugin takes it that a table has a row.
    service.addRule('table without rows', {
      filter: (node) => node.nodeName === 'TABLE' && !hasRows(node),
      replacement: (content) => `\n\n${content}\n\n`,
    });
    service.addRule('strikethrough', { filter: ['del', 's'], replacement: (content) => `~~${content}~~` });
    return { markdown: service.turndown(serialize(document)).replace(/\n+$/, '') };
  },
});

interface Node {
  nodeName: string;
  childNodes?: Iterable<Node>;
}

const childrenOf = ({ childNodes = [] }: Node): Node[] => [...childNodes];

/** Whether a table has rows of its own, in a section or not. */
const hasRows = (table: Node): boolean => childrenOf(table).some((part) => [part, ...childrenOf(part)].some(({ nodeName }) => nodeName === 'TR'));

/** Elements that are nested too deeply are told as unprocessable. */
function checkDepth(root: Node): void {
  let level: readonly Node[] = [root];
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) unprocessable(`The elements are nested deeper than ${MAX_DEPTH} levels.`, 'html');
    level = level.flatMap(childrenOf);
  }
}
