import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { feedDate } from './lib/feed-dates.ts';
import { childOf, childrenOf, readXml, textOf, type XmlElement } from './lib/xml-tree.ts';

const RSS1 = 'http://purl.org/rss/1.0/';
const CORE = ['', RSS1, 'http://backend.userland.com/rss2', 'http://my.netscape.com/rdf/simple/0.9/'];
const RDF = ['http://www.w3.org/1999/02/22-rdf-syntax-ns#'];
const DUBLIN_CORE = ['http://purl.org/dc/elements/1.1/'];
const CONTENT = ['http://purl.org/rss/1.0/modules/content/'];
const ATOM = ['http://www.w3.org/2005/Atom', ''];

const item = z.strictObject({
  title: z.string().optional().describe('Title of the item, when it has one'),
  link: z.string().optional().describe('Address of the item, as written'),
  id: z.string().optional().describe('Lasting identifier of the item: guid, id or rdf:about'),
  published: z.string().optional().describe('When it appeared, in UTC, YYYY-MM-DDTHH:MM:SSZ'),
  author: z.string().optional().describe('Name or address of the author'),
  summary: z.string().optional().describe('Description or summary, with its markup as text'),
  content: z.string().optional().describe('Whole content, with its markup as text'),
  categories: z.array(z.string()).describe('Categories of the item in their order'),
});

type Item = z.output<typeof item>;

interface Feed {
  format: 'rss2' | 'rss1' | 'atom';
  title: string | undefined;
  link: string | undefined;
  description: string | undefined;
  language: string | undefined;
  updated: string | undefined;
  count: number;
  items: Item[];
}

const core = (element: XmlElement | undefined, name: string): string | undefined => textOf(childOf(element, name, CORE));
const dublinCore = (element: XmlElement | undefined, name: string): string | undefined => textOf(childOf(element, name, DUBLIN_CORE));
const present = (texts: readonly (string | undefined)[]): string[] => texts.filter((text) => text !== undefined).filter(Boolean);

const rssItem = (element: XmlElement): Item => ({
  title: core(element, 'title'),
  link: core(element, 'link'),
  id: core(element, 'guid') ?? element.attributes.get('rdf:about'),
  published: feedDate(core(element, 'pubDate') ?? dublinCore(element, 'date')),
  author: core(element, 'author') ?? dublinCore(element, 'creator'),
  summary: core(element, 'description'),
  content: textOf(childOf(element, 'encoded', CONTENT)),
  categories: present(childrenOf(element, 'category', CORE).map(textOf)),
});

function readRss(format: 'rss1' | 'rss2', root: XmlElement, limit: number): Feed {
  const channel = childOf(root, 'channel', CORE);
  const items = childrenOf(format === 'rss1' ? root : channel, 'item', CORE);
  return {
    format,
    title: core(channel, 'title'),
    link: core(channel, 'link'),
    description: core(channel, 'description'),
    language: core(channel, 'language') ?? dublinCore(channel, 'language'),
    updated: feedDate(core(channel, 'lastBuildDate') ?? core(channel, 'pubDate') ?? dublinCore(channel, 'date')),
    count: items.length,
    items: items.slice(0, limit).map(rssItem),
  };
}

const atomText = (element: XmlElement | undefined, name: string): string | undefined => textOf(childOf(element, name, ATOM));
const atomAuthor = (element: XmlElement): string | undefined => atomText(childOf(element, 'author', ATOM), 'name');

/** A text or content of Atom. The div around XHTML is no part of it (RFC 4287 section 3.1.1.3). */
function atomConstruct(parent: XmlElement, name: string): string | undefined {
  const element = childOf(parent, name, ATOM);
  const [only, ...others] = element?.children ?? [];
  if (element?.attributes.get('type') !== 'xhtml' || only?.local !== 'div' || others.length > 0) return textOf(element);
  return only.markup().trim() || undefined;
}

/** The address of the first link that is an alternate, which a link without rel is. */
const atomLink = (element: XmlElement): string | undefined =>
  childrenOf(element, 'link', ATOM)
    .find(({ attributes }) => (attributes.get('rel') ?? 'alternate') === 'alternate')
    ?.attributes.get('href');

function readAtom(root: XmlElement, limit: number): Feed {
  const entries = childrenOf(root, 'entry', ATOM);
  const feedAuthor = atomAuthor(root);
  return {
    format: 'atom',
    title: atomConstruct(root, 'title'),
    link: atomLink(root),
    description: atomConstruct(root, 'subtitle'),
    language: root.attributes.get('xml:lang'),
    updated: feedDate(atomText(root, 'updated')),
    count: entries.length,
    items: entries.slice(0, limit).map((entry) => ({
      title: atomConstruct(entry, 'title'),
      link: atomLink(entry),
      id: atomText(entry, 'id'),
      published: feedDate(atomText(entry, 'published') ?? atomText(entry, 'updated')),
      author: atomAuthor(entry) ?? feedAuthor,
      summary: atomConstruct(entry, 'summary'),
      content: atomConstruct(entry, 'content'),
      categories: present(childrenOf(entry, 'category', ATOM).map(({ attributes }) => attributes.get('term'))),
    })),
  };
}

export default defineTool({
  slug: 'rss-feed-parser',
  name: 'RSS Feed Parser',
  category: 'web',
  summary: 'Parses RSS 2.0, RSS 1.0 and Atom feeds into one common format.',
  description:
    'Texts are trimmed, CDATA and entities resolved, and markup inside stays as text. Dates come out in UTC; one that cannot be read is absent. Entities of a document type are not expanded. Addresses stay as written.',
  reference: 'RSS 2.0 specification; RSS 1.0; RFC 4287 (Atom); Dublin Core elements; RFC 822 dates',
  keywords: ['atom', 'feed reader', 'feed.xml', 'syndication', 'news', 'podcast', 'rss to json'],
  inputs: z.strictObject({
    xml: z.string().min(1).max(1_000_000).describe('XML of the feed to read'),
    limit: z.int().min(1).max(10_000).default(100).describe('Items to list at most'),
  }),
  result: z.strictObject({
    format: z.enum(['rss2', 'rss1', 'atom']).describe('Kind of feed: RSS 2.0 and its forerunners, RSS 1.0 or Atom'),
    title: z.string().optional().describe('Title of the feed'),
    link: z.string().optional().describe('Address of the site the feed belongs to'),
    description: z.string().optional().describe('What the feed is about'),
    language: z.string().optional().describe('Language of the feed, as written'),
    updated: z.string().optional().describe('When the feed last changed, in UTC, YYYY-MM-DDTHH:MM:SSZ'),
    count: z.int().describe('Number of items in the feed'),
    items: z.array(item).describe('The first items in their order'),
  }),
  headline: 'items',
  examples: [
    {
      inputs: {
        xml: '<rss version="2.0"><channel><title>N</title><link>https://example.com/</link><item><title>A &amp; B</title><guid>1</guid><pubDate>Thu, 01 Jan 2026 12:00:00 +0200</pubDate></item></channel></rss>',
      },
      result: {
        format: 'rss2',
        title: 'N',
        link: 'https://example.com/',
        count: 1,
        items: [{ title: 'A & B', id: '1', published: '2026-01-01T10:00:00Z', categories: [] }],
      },
    },
    {
      inputs: {
        xml: '<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>x</id><link href="https://example.com/x"/><updated>2026-01-01T00:00:00Z</updated></entry></feed>',
      },
      result: { format: 'atom', title: 'T', count: 1, items: [{ link: 'https://example.com/x', id: 'x', published: '2026-01-01T00:00:00Z', categories: [] }] },
    },
  ],
  async run({ xml, limit }) {
    const root = await readXml(xml, 'xml');
    if (root.local === 'rss' && CORE.includes(root.namespace)) return readRss('rss2', root, limit);
    if (root.local === 'RDF' && RDF.includes(root.namespace)) return readRss('rss1', root, limit);
    if (root.local === 'feed' && ATOM.includes(root.namespace)) return readAtom(root, limit);
    return unprocessable('The root element is not that of an RSS or Atom feed (rss, rdf:RDF or feed).', 'xml');
  },
});
