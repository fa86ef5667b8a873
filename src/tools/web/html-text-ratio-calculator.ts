import { z } from 'zod';
import { defineTool } from '../define.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { countWords } from '../shared/text/segments.ts';
import { MAX_HTML_LENGTH, pageElements, textReader } from './lib/page.ts';

export default defineTool({
  slug: 'html-text-ratio-calculator',
  name: 'HTML Text Ratio Calculator',
  category: 'web',
  summary: "Calculates the share of visible text in a page's HTML.",
  description:
    'The text is that of the body without comments, scripts and styles, entities decoded and runs of white space as one space. Both sizes are in bytes of UTF-8.',
  reference: 'HTML Standard (parsing); Unicode UAX #29 (words)',
  keywords: ['code to text ratio', 'seo', 'page size', 'content'],
  inputs: z.strictObject({ html: z.string().max(MAX_HTML_LENGTH).describe('HTML of the page') }),
  result: z.strictObject({
    htmlBytes: z.int().describe('Size of the HTML in bytes of UTF-8'),
    textBytes: z.int().describe('Size of its text in bytes of UTF-8'),
    ratioPercent: z.number().describe('Share of the text in percent, 0 for an empty page'),
    words: z.int().describe('Number of words of the text'),
  }),
  headline: 'ratioPercent',
  examples: [
    {
      inputs: { html: '<title>T</title><p>Hello  w&ouml;rld</p><script>x</script>' },
      result: { htmlBytes: 58, textBytes: 12, ratioPercent: 20.689655172413794, words: 2 },
    },
    { inputs: { html: '' }, result: { htmlBytes: 0, textBytes: 0, ratioPercent: 0, words: 0 } },
  ],
  async run({ html }) {
    const body = (await pageElements(html)).find(({ tagName }) => tagName === 'body');
    const text = body ? textReader()(body) : '';
    const [htmlBytes, textBytes] = [utf8Length(html), utf8Length(text)];
    return { htmlBytes, textBytes, ratioPercent: htmlBytes === 0 ? 0 : (textBytes * 100) / htmlBytes, words: countWords(text) };
  },
});
