import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { parseDate } from '../shared/dates/dates.ts';
import { parseMoment } from './lib/moments.ts';
import { isWebUrl } from './lib/web-url.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from './lib/xml-tree.ts';

const SITEMAP = ['http://www.sitemaps.org/schemas/sitemap/0.9', ''];
const IMAGE = ['http://www.google.com/schemas/sitemap-image/1.1'];
const FREQUENCIES = ['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never'];
const ENTRY_NAMES: Readonly<Record<string, 'url' | 'sitemap'>> = { urlset: 'url', sitemapindex: 'sitemap' };

/** Whether a text is a date or time as W3C's NOTE-datetime profile of ISO 8601 has it. */
function isW3cDate(text: string): boolean {
  if (/^\d{4}$/.test(text)) return true;
  if (/^\d{4}-\d{2}$/.test(text)) return parseDate(`${text}-01`, 0) !== undefined;
  return (/^[\d-]+$/.test(text) || /(?:Z|[+-]\d{2}:\d{2})$/.test(text)) && !text.includes(',') && parseMoment(text) !== undefined;
}

interface Entry {
  url: string;
  lastModified: string | undefined;
  changeFrequency: string | undefined;
  priority: number | undefined;
  images: string[] | undefined;
}

/** The number of a priority as written; undefined for another text. */
const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(text) && text.length <= 100 ? Number(text) : undefined;

function readEntry(element: XmlElement): { entry: Entry; priorityText: string | undefined } {
  const text = (name: string): string | undefined => textOf(childOf(element, name, SITEMAP));
  const images = childrenOf(element, 'image', IMAGE).flatMap((image) => textOf(childOf(image, 'loc', IMAGE)) ?? []);
  const priorityText = text('priority');
  return {
    entry: {
      url: text('loc') ?? '',
      lastModified: text('lastmod'),
      changeFrequency: text('changefreq'),
      priority: numberOf(priorityText),
      images: images.length === 0 ? undefined : images,
    },
    priorityText,
  };
}

/** What one entry breaks by itself. */
function problemsOf({ url, lastModified, changeFrequency, priority }: Entry, hasPriority: boolean): string[] {
  return [
    url === '' ? 'loc is missing' : '',
    url !== '' && !isWebUrl(url) ? 'loc is not an absolute URL' : '',
    lastModified !== undefined && !isW3cDate(lastModified) ? 'lastmod is not a W3C date' : '',
    changeFrequency !== undefined && !FREQUENCIES.includes(changeFrequency) ? 'changefreq is unknown' : '',
    hasPriority && !(priority !== undefined && priority >= 0 && priority <= 1) ? 'priority is not within 0 and 1' : '',
  ].filter(Boolean);
}

const hostOf = (url: string): string | undefined => (isWebUrl(url) ? new URL(url).host : undefined);

export default defineTool({
  slug: 'sitemap-parser',
  name: 'Sitemap Parser',
  category: 'web',
  summary: 'Lists the URLs of an XML sitemap or sitemap index and what breaks the protocol.',
  description:
    'Elements count in the namespace of sitemaps.org or in none, pictures in that of the image extension. All entries are checked and counted, the first ones listed. Entities of a document type are not expanded.',
  reference: 'sitemaps.org protocol 0.9; W3C NOTE-datetime; XML 1.0',
  keywords: ['sitemap.xml', 'xml sitemap', 'validator', 'url list', 'seo', 'extract urls'],
  inputs: z.strictObject({
    xml: z.string().min(1).max(1_000_000).describe('XML of the sitemap or sitemap index'),
    limit: z.int().min(1).max(50_000).default(1000).describe('Entries to list at most'),
  }),
  result: z.strictObject({
    type: z.enum(['urlset', 'sitemapindex']).describe('urlset for a sitemap, sitemapindex for an index'),
    count: z.int().describe('Number of entries in the file'),
    entries: z
      .array(
        z.strictObject({
          url: z.string().describe('Address of the page or sitemap, empty without loc'),
          lastModified: z.string().optional().describe('When it last changed, as written'),
          changeFrequency: z.string().optional().describe('How often it changes, as written'),
          priority: z.number().optional().describe('Importance within the site, when it is a number'),
          images: z.array(z.string()).optional().describe('Addresses of pictures on the page'),
        }),
      )
      .describe('The first entries in their order'),
    problems: z
      .array(z.strictObject({ entry: z.int().describe('Number of the entry, counted from 1'), message: z.string().describe('What breaks the protocol there') }))
      .describe('What breaks the protocol, entry by entry'),
  }),
  headline: 'entries',
  examples: [
    {
      inputs: {
        xml: '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><url><loc> https://example.com/?a=1&amp;b </loc><priority>2</priority></url></urlset>',
      },
      result: {
        type: 'urlset',
        count: 1,
        entries: [{ url: 'https://example.com/?a=1&b', priority: 2 }],
        problems: [{ entry: 1, message: 'priority is not within 0 and 1' }],
      },
    },
    {
      inputs: {
        xml: '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"><sitemap><loc>https://example.com/a.xml</loc><lastmod>2026-02-30</lastmod></sitemap></sitemapindex>',
      },
      result: {
        type: 'sitemapindex',
        count: 1,
        entries: [{ url: 'https://example.com/a.xml', lastModified: '2026-02-30' }],
        problems: [{ entry: 1, message: 'lastmod is not a W3C date' }],
      },
    },
  ],
  async run({ xml, limit }) {
    const root = await readXml(xml, 'xml');
    const name = Object.hasOwn(ENTRY_NAMES, root.local) && SITEMAP.includes(root.namespace) ? ENTRY_NAMES[root.local] : undefined;
    if (name === undefined) return unprocessable('The root element is neither urlset nor sitemapindex of the sitemaps.org namespace.', 'xml');
    const read = childrenOf(root, name, SITEMAP).map(readEntry);
    const problems: { entry: number; message: string }[] = [];
    const firstEntries = new Map<string, number>();
    const firstHost = hostOf(read[0]?.entry.url ?? '');
    for (const [index, { entry, priorityText }] of read.entries()) {
      const messages = problemsOf(entry, priorityText !== undefined);
      const first = firstEntries.get(entry.url);
      if (entry.url !== '') {
        if (first === undefined) firstEntries.set(entry.url, index + 1);
        else messages.push(`duplicate of entry ${first}`);
      }
      const host = hostOf(entry.url);
      if (host !== undefined && firstHost !== undefined && host !== firstHost) messages.push('host differs from the first entry');
      problems.push(...messages.map((message) => ({ entry: index + 1, message })));
    }
    return {
      type: name === 'url' ? ('urlset' as const) : ('sitemapindex' as const),
      count: read.length,
      entries: read.slice(0, limit).map(({ entry }) => entry),
      problems,
    };
  },
});
