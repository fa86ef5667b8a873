import { z } from 'zod';
import { defineTool } from '../define.ts';
import { htmlText, strippedText } from '../shared/formats/html-text.ts';

export default defineTool({
  slug: 'html-to-text-converter',
  name: 'HTML to Text Converter',
  category: 'developer',
  summary: 'Converts HTML to readable plain text, with line breaks where blocks end.',
  description:
    'White space collapses as in browsers (not in pre); paragraphs, headings, lists, tables and quotes are separated by one empty line, other blocks by a line break; list items begin with " * " or " 1. "; cells of a row are separated by tabs. script, style, template, noscript, head and comments count for nothing. stripOnly takes tags, comments, scripts and styles out and decodes entities, nothing else.',
  reference: "HTML Standard, read by parse5 8; layout after browsers' innerText",
  keywords: ['strip tags', 'plain text', 'remove html', 'html2text', 'extract text', 'html to text'],

  inputs: z.strictObject({
    html: z.string().max(1_000_000).describe('HTML page or fragment'),
    stripOnly: z.boolean().default(false).describe('Only remove tags, comments, scripts and styles, and decode entities'),
    links: z.enum(['hide', 'brackets']).default('hide').describe('Whether the address of a link is shown in brackets after its text when they differ'),
    wrap: z.int().min(0).max(1000).default(0).describe('Width in columns at which lines are broken; 0 does not break them'),
  }),
  result: z.strictObject({ text: z.string().describe('The readable text, without white space at its ends') }),
  examples: [
    { inputs: { html: '<p>Hello <b>world</b> &amp; all</p><p>Line<br>two</p>' }, result: { text: 'Hello world & all\n\nLine\ntwo' } },
    { inputs: { html: '<i>a</i> <script>x</script>b &lt; c<!-- d -->', stripOnly: true }, result: { text: 'a b < c' } },
  ],
  async run({ html, stripOnly, links, wrap }) {
    const { parse, parseFragment } = await import('parse5');
    if (stripOnly) return { text: strippedText(parseFragment(html)) };
    return { text: htmlText(parse(html), { links: links === 'brackets', wrap }) };
  },
});
