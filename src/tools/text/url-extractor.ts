import { z } from 'zod';
import { defineTool } from '../define.ts';
import { findBareUrls, findUrls, longestApart } from '../shared/net/addresses.ts';
import { compareCodePoints } from '../shared/text/segments.ts';
import { firstOfEach } from './lib/items.ts';

export default defineTool({
  slug: 'url-extractor',
  name: 'URL Extractor',
  category: 'text',
  summary: 'Finds the web addresses (URLs) in a text and lists them.',
  description:
    'An address reaches from its scheme to white space, one of < > " ` or a control character, without closing punctuation and brackets that have no partner in it. ' +
    'includeBare also finds addresses without a scheme whose host lies below a public suffix (ICANN section of the Public Suffix List).',
  reference: 'RFC 3986, Public Suffix List',
  keywords: ['links', 'href', 'websites', 'scrape', 'http', 'extract urls', 'extract links'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The text to search'),
    schemes: z
      .array(z.string().regex(/^[A-Za-z][A-Za-z0-9+.-]{0,49}$/, 'must be a URL scheme, such as https'))
      .min(1)
      .max(20)
      .default(['http', 'https', 'ftp'])
      .describe('Schemes of the addresses to find, ignoring case'),
    includeBare: z.boolean().default(false).describe('Also find addresses without a scheme (example.com/path)'),
    unique: z.boolean().default(true).describe('List an address once'),
    sort: z.boolean().default(false).describe('true: sort by code point; false: keep the order of appearance'),
  }),
  result: z.strictObject({ urls: z.array(z.string()).describe('The addresses found'), count: z.int().describe('Number of addresses listed') }),
  views: [{ kind: 'marked', field: 'urls', in: 'text' }],
  examples: [
    {
      inputs: { text: 'See https://en.wikipedia.org/wiki/Set_(mathematics), (http://a.example/x?y=1&z=2). Or ftp://f.example/!' },
      result: { urls: ['https://en.wikipedia.org/wiki/Set_(mathematics)', 'http://a.example/x?y=1&z=2', 'ftp://f.example/'], count: 3 },
    },
    { inputs: { text: 'Visit example.com/a today', includeBare: true }, result: { urls: ['example.com/a'], count: 1 } },
  ],
  async run({ text, schemes, includeBare, unique, sort }) {
    const schemed = findUrls(text, schemes);
    const found = includeBare ? longestApart(text, [...schemed, ...(await findBareUrls(text))]) : schemed;
    const all = found.map(({ value }) => value);
    const urls = unique ? firstOfEach(all, (url) => url) : all;
    if (sort) urls.sort(compareCodePoints);
    return { urls, count: urls.length };
  },
});
