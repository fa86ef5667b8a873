import { z } from 'zod';
import { defineTool } from '../define.ts';
import { attribute, type HtmlElement } from '../shared/formats/html-tree.ts';
import { baseOf, collapse, MAX_HTML_LENGTH, pageElements, textReader, tokens } from './lib/page.ts';
import { webUrl } from './lib/web-url.ts';

const UNENDORSED = ['nofollow', 'ugc', 'sponsored'];

const link = z.strictObject({
  href: z.string().describe('Address of the link as written, trimmed'),
  url: z.string().optional().describe('Whole address, absent when it cannot be resolved'),
  text: z.string().describe('Text of the link, else the alt of its first image'),
  rel: z.string().optional().describe('Value of the rel attribute, as written'),
  nofollow: z.boolean().describe('Whether rel contains nofollow, ugc or sponsored'),
  external: z.boolean().optional().describe('Whether it leads to another host; absent without a whole address'),
});

type Link = z.output<typeof link>;

/** The first image in an element that has an alternative text stands for its text. */
function imageAlt(element: HtmlElement): string {
  const waiting: HtmlElement[] = [element];
  for (let current = waiting.pop(); current; current = waiting.pop()) {
    if (current.tagName === 'img') return collapse(attribute(current, 'alt') ?? '');
    for (const child of current.childNodes.toReversed()) if ('tagName' in child) waiting.push(child);
  }
  return '';
}

function isExternal(url: string, base: string | undefined): boolean {
  const { protocol, host } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return base === undefined || new URL(base).host !== host;
}

function readLink(element: HtmlElement, href: string, base: string | undefined, textOf: (element: HtmlElement) => string): Link {
  const url = URL.parse(href, base)?.href;
  const rel = attribute(element, 'rel');
  return {
    href,
    url,
    text: textOf(element) || imageAlt(element),
    rel,
    nofollow: tokens(rel).some((token) => UNENDORSED.includes(token)),
    external: url === undefined ? undefined : isExternal(url, base),
  };
}

export default defineTool({
  slug: 'html-link-extractor',
  name: 'HTML Link Extractor',
  category: 'web',
  summary: 'Lists the links of a page with their text, rel and whether they leave the site.',
  description:
    'Lists a and area elements with an href, in document order. Without a base, relative addresses have no url and every http and https link is external. Links of other schemes (mailto:, tel:, javascript:) are neither internal nor external.',
  reference: 'HTML Standard (parsing, links); URL Standard',
  keywords: ['href', 'anchor', 'backlinks', 'scrape', 'url list', 'outbound links', 'nofollow'],
  inputs: z.strictObject({
    html: z.string().max(MAX_HTML_LENGTH).describe('HTML of the page'),
    baseUrl: webUrl().optional().describe('Address of the page; a base element in the HTML is applied to it'),
    unique: z.boolean().default(false).describe('List each address once, with its first text'),
  }),
  result: z.strictObject({
    links: z.array(link).describe('The links in document order'),
    total: z.int().describe('Number of links listed'),
    internal: z.int().describe('Links to the host of the base; 0 without one'),
    external: z.int().describe('Links to other hosts over http or https'),
    nofollow: z.int().describe('Links whose rel contains nofollow, ugc or sponsored'),
  }),
  examples: [
    {
      inputs: {
        html: '<a href="/a">A <b>b</b></a><a href=https://other.org rel="nofollow noopener"><img alt=Logo></a><a name=x>',
        baseUrl: 'https://example.com/dir/',
      },
      result: {
        links: [
          { href: '/a', url: 'https://example.com/a', text: 'A b', nofollow: false, external: false },
          { href: 'https://other.org', url: 'https://other.org/', text: 'Logo', rel: 'nofollow noopener', nofollow: true, external: true },
        ],
        total: 2,
        internal: 1,
        external: 1,
        nofollow: 1,
      },
    },
    {
      inputs: { html: '<a href="#top">Top</a><a href="mailto:a@b.c">Mail</a>' },
      result: {
        links: [
          { href: '#top', text: 'Top', nofollow: false },
          { href: 'mailto:a@b.c', url: 'mailto:a@b.c', text: 'Mail', nofollow: false, external: false },
        ],
        total: 2,
        internal: 0,
        external: 0,
        nofollow: 0,
      },
    },
  ],
  async run({ html, baseUrl, unique }) {
    const elements = await pageElements(html);
    const base = baseOf(elements, baseUrl);
    const textOf = textReader();
    const seen = new Set<string>();
    const links: Link[] = [];
    for (const element of elements) {
      const href = element.tagName === 'a' || element.tagName === 'area' ? attribute(element, 'href') : undefined;
      if (href === undefined) continue;
      const found = readLink(element, href.trim(), base, textOf);
      const address = found.url ?? found.href;
      if (unique && seen.has(address)) continue;
      seen.add(address);
      links.push(found);
    }
    const isInternal = ({ url, external }: Link): boolean => base !== undefined && external === false && /^https?:/.test(url ?? '');
    return {
      links,
      total: links.length,
      internal: links.filter(isInternal).length,
      external: links.filter(({ external }) => external === true).length,
      nofollow: links.filter(({ nofollow }) => nofollow).length,
    };
  },
});
