import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { checkedInstant, formatInstant, instantText } from './lib/moments.ts';
import { webUrl } from './lib/web-url.ts';
import { escapeXml, isXmlText, xmlElement } from './lib/xml.ts';

const text = (max: number) => z.string().min(1).max(max).refine(isXmlText, { error: 'must contain no control characters, which XML does not allow' });

const item = z.strictObject({
  title: text(1000).describe('Title of the item'),
  url: webUrl().describe('Address of the item, http or https'),
  id: text(2048).optional().describe('Lasting identifier of the item; its url if omitted'),
  description: text(100_000).optional().describe('Summary of the item; may contain HTML'),
  published: instantText().describe('When it appeared, as an ISO 8601 instant'),
  author: text(200).optional().describe('Name of the author; Atom only'),
  categories: z.array(text(200)).max(50).optional().describe('Categories of the item'),
});

const inputs = z.strictObject({
  format: z.enum(['rss', 'atom']).default('rss').describe('Format of the feed: RSS 2.0 or Atom'),
  title: text(500).describe('Title of the feed'),
  url: webUrl().describe('Address of the site, http or https'),
  feedUrl: webUrl().optional().describe('Address of the feed itself, http or https'),
  description: text(5000).describe('What the feed is about'),
  language: text(35).min(2).optional().describe('Language of the feed such as en-GB; RSS only'),
  updated: instantText().describe('When the feed last changed, as an ISO 8601 instant'),
  author: text(200).optional().describe('Name of the author of the feed; Atom needs it'),
  items: z.array(item).max(1000).describe('Items of the feed, the newest first'),
});

type Feed = z.output<typeof inputs>;
type Lines = (string | undefined)[];

/** RFC 822 as RSS 2.0 has it, with four digits of the year: Thu, 01 Jan 2026 10:00:00 +0000. */
const rfc822 = (instant: string): string => new Date(checkedInstant(instant)).toUTCString().replace('GMT', '+0000');
const utc = (instant: string): string => formatInstant(checkedInstant(instant));

const rssItem = ({ title, url, id, description, published, categories = [] }: Feed['items'][number]): Lines => [
  '    <item>',
  xmlElement(3, 'title', title),
  xmlElement(3, 'link', url),
  `      <guid isPermaLink="${id === undefined}">${escapeXml(id ?? url)}</guid>`,
  xmlElement(3, 'description', description),
  xmlElement(3, 'pubDate', rfc822(published)),
  ...categories.map((category) => xmlElement(3, 'category', category)),
  '    </item>',
];

const rss = (feed: Feed): Lines => [
  '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
  '  <channel>',
  xmlElement(2, 'title', feed.title),
  xmlElement(2, 'link', feed.url),
  xmlElement(2, 'description', feed.description),
  xmlElement(2, 'language', feed.language),
  xmlElement(2, 'lastBuildDate', rfc822(feed.updated)),
  feed.feedUrl === undefined ? undefined : `    <atom:link href="${escapeXml(feed.feedUrl)}" rel="self" type="application/rss+xml"/>`,
  ...feed.items.flatMap(rssItem),
  '  </channel>',
  '</rss>',
];

const atomAuthor = (depth: number, name: string | undefined): Lines =>
  name === undefined ? [] : [`${'  '.repeat(depth)}<author>`, xmlElement(depth + 1, 'name', name), `${'  '.repeat(depth)}</author>`];

const atomEntry = ({ title, url, id, description, published, author, categories = [] }: Feed['items'][number]): Lines => [
  '  <entry>',
  xmlElement(2, 'title', title),
  `    <link href="${escapeXml(url)}"/>`,
  xmlElement(2, 'id', id ?? url),
  xmlElement(2, 'updated', utc(published)),
  ...atomAuthor(2, author),
  xmlElement(2, 'summary', description),
  ...categories.map((category) => `    <category term="${escapeXml(category)}"/>`),
  '  </entry>',
];

const atom = (feed: Feed): Lines => [
  '<feed xmlns="http://www.w3.org/2005/Atom">',
  xmlElement(1, 'title', feed.title),
  xmlElement(1, 'subtitle', feed.description),
  `  <link href="${escapeXml(feed.url)}"/>`,
  feed.feedUrl === undefined ? undefined : `  <link href="${escapeXml(feed.feedUrl)}" rel="self"/>`,
  xmlElement(1, 'id', feed.feedUrl ?? feed.url),
  xmlElement(1, 'updated', utc(feed.updated)),
  ...atomAuthor(1, feed.author),
  ...feed.items.flatMap(atomEntry),
  '</feed>',
];

export default defineTool({
  slug: 'rss-feed-generator',
  name: 'RSS Feed Generator',
  category: 'web',
  summary: 'Generates an RSS 2.0 or Atom feed from a list of items.',
  description:
    'Dates are written in UTC. In RSS the guid is the id, or else the url as a permanent link, and authors are not written; Atom needs the author of the feed and does not use the language. Texts are escaped, so that HTML in a description stays HTML for readers.',
  reference: 'RSS 2.0 specification; RFC 4287 (Atom); RFC 822 dates',
  keywords: ['atom', 'feed.xml', 'syndication', 'podcast', 'news feed', 'blog'],
  inputs,
  result: z.strictObject({ xml: z.string().describe('The feed as XML') }),
  examples: [
    {
      inputs: {
        title: 'News',
        url: 'https://example.com/',
        description: 'A & B',
        updated: '2026-01-01T12:00:00+02:00',
        items: [{ title: 'One', url: 'https://example.com/1', published: '2026-01-01T10:00:00Z', categories: ['x'] }],
      },
      result: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">\n  <channel>\n    <title>News</title>\n    <link>https://example.com/</link>\n    <description>A &amp; B</description>\n    <lastBuildDate>Thu, 01 Jan 2026 10:00:00 +0000</lastBuildDate>\n    <item>\n      <title>One</title>\n      <link>https://example.com/1</link>\n      <guid isPermaLink="true">https://example.com/1</guid>\n      <pubDate>Thu, 01 Jan 2026 10:00:00 +0000</pubDate>\n      <category>x</category>\n    </item>\n  </channel>\n</rss>',
      },
    },
    {
      inputs: { format: 'atom', title: 'T', url: 'https://example.com/', description: 'D', author: 'Ann', updated: '2026-01-01T00:00:00Z', items: [] },
      result: {
        xml: '<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom">\n  <title>T</title>\n  <subtitle>D</subtitle>\n  <link href="https://example.com/"/>\n  <id>https://example.com/</id>\n  <updated>2026-01-01T00:00:00Z</updated>\n  <author>\n    <name>Ann</name>\n  </author>\n</feed>',
      },
    },
  ],
  run(feed) {
    if (feed.format === 'atom' && feed.author === undefined) invalid('author', 'is needed for an Atom feed');
    const lines = feed.format === 'rss' ? rss(feed) : atom(feed);
    return { xml: ['<?xml version="1.0" encoding="UTF-8"?>', ...lines.filter((line) => line !== undefined)].join('\n') };
  },
});
