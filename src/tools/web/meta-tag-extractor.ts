import { z } from 'zod';
import { defineTool } from '../define.ts';
import { attribute, type HtmlElement } from '../shared/formats/html-tree.ts';
import { baseOf, collapse, MAX_HTML_LENGTH, pageElements, rawText, tokens } from './lib/page.ts';
import { webUrl } from './lib/web-url.ts';

const HTML_NAMESPACE = 'http://www.w3.org/1999/xhtml';
const ICONS = ['icon', 'apple-touch-icon', 'mask-icon'];

interface Meta {
  name: string;
  content: string;
}

/** The charset that a meta element declares, as written. */
function charsetOf(element: HtmlElement): string | undefined {
  const charset = attribute(element, 'charset');
  if (charset !== undefined) return charset;
  if (attribute(element, 'http-equiv')?.toLowerCase() !== 'content-type') return undefined;
  return /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/i
    .exec(attribute(element, 'content') ?? '')
    ?.slice(1)
    .find((value) => value !== undefined);
}

/** First content of each name. */
function firstOf(entries: readonly Meta[]): Record<string, string> {
  const found = new Map<string, string>();
  for (const { name, content } of entries) if (!found.has(name)) found.set(name, content);
  return Object.fromEntries(found);
}

/** What the meta elements say, in document order: by name, Open Graph, Twitter, and each element once. */
function readMetas(elements: readonly HtmlElement[]) {
  const named: Meta[] = [];
  const openGraph: Meta[] = [];
  const twitter: Meta[] = [];
  const listed: Meta[] = [];
  for (const element of elements) {
    const content = attribute(element, 'content');
    const [name, property] = [attribute(element, 'name')?.trim().toLowerCase(), attribute(element, 'property')?.trim().toLowerCase()];
    if (content === undefined || (!name && !property)) continue;
    if (name) named.push({ name, content });
    for (const key of [name, property]) {
      if (key?.startsWith('twitter:')) twitter.push({ name: key, content });
      else if (key?.startsWith('og:') || (key === property && key?.includes(':'))) openGraph.push({ name: key, content });
    }
    listed.push({ name: name || property || '', content });
  }
  return { named, openGraph, twitter, listed };
}

export default defineTool({
  slug: 'meta-tag-extractor',
  name: 'Meta Tag Extractor',
  category: 'web',
  summary: 'Reads title, description, canonical, Open Graph, Twitter and other head tags from HTML.',
  description:
    'Names are given in lower case, contents as written after entities are decoded; of a name that occurs twice the first counts, but in metas all do. Without baseUrl addresses stay as written; with it a base element of the page is applied too.',
  reference: 'HTML Standard (parsing, document metadata); Open Graph protocol',
  keywords: ['og tags', 'seo', 'scrape', 'link preview', 'canonical', 'favicon', 'twitter card'],
  inputs: z.strictObject({
    html: z.string().max(MAX_HTML_LENGTH).describe('HTML of the page or of its head'),
    baseUrl: webUrl().optional().describe('Address of the page; canonical, alternate and icon addresses are resolved against it'),
  }),
  result: z.strictObject({
    title: z.string().optional().describe('Text of the title element of the page'),
    description: z.string().optional().describe('Content of the description meta tag'),
    canonical: z.string().optional().describe('Address of the first canonical link'),
    robots: z.string().optional().describe('Content of the robots meta tag'),
    language: z.string().optional().describe('Language of the page from the lang attribute of html'),
    charset: z.string().optional().describe('Character encoding declared by a meta tag, as written'),
    viewport: z.string().optional().describe('Content of the viewport meta tag'),
    openGraph: z.record(z.string(), z.string()).describe('Open Graph properties and their contents, the first of each'),
    twitter: z.record(z.string(), z.string()).describe('Names that begin with twitter: and their contents, the first of each'),
    alternates: z
      .array(z.strictObject({ hreflang: z.string().describe('Language of the alternate page'), href: z.string().describe('Address of the alternate page') }))
      .describe('Alternate-language links in document order'),
    icons: z
      .array(
        z.strictObject({
          rel: z.string().describe('Kind of icon link, as written'),
          href: z.string().describe('Address of the icon'),
          sizes: z.string().optional().describe('Sizes of the icon, as written'),
        }),
      )
      .describe('Icon links in document order'),
    metas: z
      .array(z.strictObject({ name: z.string().describe('Name or property in lower case'), content: z.string().describe('Content of the meta tag') }))
      .describe('Every meta tag with a name or property and a content'),
  }),
  examples: [
    {
      inputs: {
        html: '<title>A &amp; B</title><meta name="Description" content="x"><meta property="og:title" content="T"><link rel="canonical" href="/p">',
        baseUrl: 'https://example.com/q',
      },
      result: {
        title: 'A & B',
        openGraph: { 'og:title': 'T' },
        twitter: {},
        alternates: [],
        icons: [],
        metas: [
          { name: 'description', content: 'x' },
          { name: 'og:title', content: 'T' },
        ],
        description: 'x',
        canonical: 'https://example.com/p',
      },
    },
    { inputs: { html: '<p>nothing' }, result: { openGraph: {}, twitter: {}, alternates: [], icons: [], metas: [] } },
  ],
  async run({ html, baseUrl }) {
    const elements = await pageElements(html);
    const of = (name: string): HtmlElement[] => elements.filter(({ tagName }) => tagName === name);
    const base = baseUrl === undefined ? undefined : baseOf(elements, baseUrl);
    const resolve = (href: string): string => (base === undefined ? undefined : URL.parse(href, base)?.href) ?? collapse(href);
    const title = of('title').find(({ namespaceURI }) => namespaceURI === HTML_NAMESPACE);
    const metaElements = of('meta');
    const { named, openGraph, twitter, listed } = readMetas(metaElements);
    const content = (wanted: string): string | undefined => named.find(({ name }) => name === wanted)?.content;
    const links = of('link').map((element) => ({ element, rel: attribute(element, 'rel') ?? '', href: attribute(element, 'href') }));
    const canonical = links.find(({ rel }) => tokens(rel).includes('canonical'))?.href;
    return {
      title: title && collapse(rawText(title)),
      description: content('description'),
      canonical: canonical === undefined ? undefined : resolve(canonical),
      robots: content('robots'),
      language: of('html').map((element) => attribute(element, 'lang'))[0] || undefined,
      charset: metaElements.map(charsetOf).find((charset) => charset !== undefined),
      viewport: content('viewport'),
      openGraph: firstOf(openGraph),
      twitter: firstOf(twitter),
      alternates: links.flatMap(({ element, rel, href }) => {
        const hreflang = attribute(element, 'hreflang');
        return hreflang === undefined || href === undefined || !tokens(rel).includes('alternate') ? [] : [{ hreflang, href: resolve(href) }];
      }),
      icons: links.flatMap(({ element, rel, href }) => {
        const isIcon = tokens(rel).some((token) => ICONS.includes(token));
        return !isIcon || href === undefined ? [] : [{ rel, href: resolve(href), sizes: attribute(element, 'sizes') }];
      }),
      metas: listed,
    };
  },
});
