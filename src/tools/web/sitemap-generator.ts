import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { utf8Length } from '../shared/platform/bytes.ts';
import { grouped } from '../shared/text/counts.ts';
import { moment } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';
import { xmlElement } from './lib/xml.ts';

const MAX_BYTES = 50 * 1024 * 1024;
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const IMAGE_NAMESPACE = 'http://www.google.com/schemas/sitemap-image/1.1';

const entry = z.strictObject({
  url: webUrl().describe('Address of the page, or of a sitemap in an index'),
  lastModified: moment().optional().describe('When it last changed, YYYY-MM-DD or an ISO 8601 instant'),
  changeFrequency: z.enum(['always', 'hourly', 'daily', 'weekly', 'monthly', 'yearly', 'never']).optional().describe('How often the page changes'),
  priority: z.number().min(0).max(1).optional().describe('Importance within the site from 0 to 1'),
  images: z.array(webUrl()).max(1000).optional().describe('Addresses of pictures on the page'),
});

/** At least one decimal and no exponent. */
function priorityText(priority: number): string {
  if (Number.isInteger(priority)) return priority.toFixed(1);
  return priority < 1e-6 ? priority.toFixed(20).replace(/0+$/, '') : String(priority);
}

function entryLines(name: string, { url, lastModified, changeFrequency, priority, images = [] }: z.output<typeof entry>): string[] {
  return [
    `  <${name}>`,
    xmlElement(2, 'loc', url),
    xmlElement(2, 'lastmod', lastModified),
    xmlElement(2, 'changefreq', changeFrequency),
    xmlElement(2, 'priority', priority === undefined ? undefined : priorityText(priority)),
    ...images.flatMap((image) => ['    <image:image>', xmlElement(3, 'image:loc', image), '    </image:image>']),
    `  </${name}>`,
  ].filter((line) => line !== undefined);
}

export default defineTool({
  slug: 'sitemap-generator',
  name: 'Sitemap Generator',
  category: 'web',
  summary: 'Generates an XML sitemap or sitemap index from a list of URLs.',
  description:
    'At most 50,000 entries and 50 MiB, as the protocol says. An index lists sitemaps with url and lastModified only. Pictures are written with the image extension that search engines read.',
  reference: 'sitemaps.org protocol 0.9; Google image sitemap extension 1.1',
  keywords: ['sitemap.xml', 'xml sitemap', 'seo', 'url list', 'search console', 'sitemap index'],
  inputs: z.strictObject({
    urls: z.array(entry).min(1).max(50_000).describe('Pages with their details, in order'),
    index: z.boolean().default(false).describe('Write a sitemap index instead; its entries have url and lastModified only'),
  }),
  result: z.strictObject({
    xml: z.string().describe('The sitemap or sitemap index as XML'),
    count: z.int().describe('Number of entries in the file'),
    bytes: z.int().describe('Size of the XML in bytes of UTF-8'),
  }),
  examples: [
    {
      inputs: {
        urls: [{ url: 'https://example.com/?a=1&b=2', lastModified: '2026-01-05', changeFrequency: 'weekly', priority: 0.8 }, { url: 'https://example.com/x' }],
      },
      result: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <url>\n    <loc>https://example.com/?a=1&amp;b=2</loc>\n    <lastmod>2026-01-05</lastmod>\n    <changefreq>weekly</changefreq>\n    <priority>0.8</priority>\n  </url>\n  <url>\n    <loc>https://example.com/x</loc>\n  </url>\n</urlset>',
        count: 2,
        bytes: 327,
      },
    },
    {
      inputs: { urls: [{ url: 'https://example.com/s1.xml' }], index: true },
      result: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n  <sitemap>\n    <loc>https://example.com/s1.xml</loc>\n  </sitemap>\n</sitemapindex>',
        count: 1,
        bytes: 188,
      },
    },
  ],
  run({ urls, index }) {
    if (index) {
      for (const [position, item] of urls.entries()) {
        for (const field of ['changeFrequency', 'priority', 'images'] as const) {
          if (item[field] !== undefined)
            invalid(`urls[${position}].${field}`, 'is not allowed in a sitemap index, whose entries have url and lastModified only');
        }
      }
    }
    const [root, name] = index ? ['sitemapindex', 'sitemap'] : ['urlset', 'url'];
    const images = urls.some((item) => (item.images?.length ?? 0) > 0) ? ` xmlns:image="${IMAGE_NAMESPACE}"` : '';
    const xml = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      `<${root} xmlns="${NAMESPACE}"${images}>`,
      ...urls.map((item) => entryLines(name, item).join('\n')),
      `</${root}>`,
    ].join('\n');
    const bytes = utf8Length(xml);
    if (bytes > MAX_BYTES)
      unprocessable(
        `The sitemap would have ${grouped(bytes)} bytes; the protocol allows 50 MiB (${grouped(MAX_BYTES)} bytes). Split it and list the parts in an index.`,
        'urls',
      );
    return { xml, count: urls.length, bytes };
  },
});
