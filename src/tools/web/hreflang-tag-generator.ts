import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { tag } from './lib/html.ts';
import { hreflangOf } from './lib/language-codes.ts';
import { webUrl } from './lib/web-url.ts';
import { escapeXml } from './lib/xml.ts';

interface Link {
  language: string;
  url: string;
}

const alternate = z.strictObject({
  language: z.string().min(2).max(20).describe('Language, perhaps with script and region, such as en-GB or zh-Hant'),
  url: webUrl().describe('Address of the page in that language, http or https'),
});

/** An angle bracket would end the address; in a URL it stands for its escape. */
const headerUrl = (url: string): string => url.replaceAll('<', '%3C').replaceAll('>', '%3E');

function write(links: readonly Link[], format: 'html' | 'header' | 'sitemap'): string {
  switch (format) {
    case 'html':
      return links.map(({ language, url }) => tag('link', { rel: 'alternate', hreflang: language, href: url })).join('\n');
    case 'header':
      return `Link: ${links.map(({ language, url }) => `<${headerUrl(url)}>; rel="alternate"; hreflang="${language}"`).join(', ')}`;
    case 'sitemap':
      return links.map(({ language, url }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(url)}"/>`).join('\n');
  }
}

export default defineTool({
  slug: 'hreflang-tag-generator',
  name: 'Hreflang Tag Generator',
  category: 'web',
  summary: 'Generates alternate-language links as HTML, HTTP header or sitemap entries.',
  description:
    'Languages are ISO 639-1 codes, perhaps with a script (ISO 15924) and a region (ISO 3166-1 alpha-2), in any case; codes that do not exist, such as en-UK, are refused. Every page of the set should carry the same links, itself included.',
  reference: 'RFC 8288 (Link header); hreflang annotations as search engines read them; ISO 639-1, ISO 15924, ISO 3166-1',
  keywords: ['international seo', 'multilingual', 'x-default', 'language tag', 'alternate'],
  inputs: z.strictObject({
    alternates: z.array(alternate).min(1).max(200).describe('Pages with their languages, in order'),
    defaultUrl: webUrl().optional().describe('Address for all other languages (x-default)'),
    format: z.enum(['html', 'header', 'sitemap']).default('html').describe('Link elements, an HTTP Link header, or sitemap entries'),
  }),
  result: z.strictObject({
    output: z.string().describe('The links in the format asked for, one per line except for the header'),
    count: z.int().describe('Number of links, x-default included'),
  }),
  examples: [
    {
      inputs: {
        alternates: [
          { language: 'en-gb', url: 'https://example.com/uk' },
          { language: 'zh-hant', url: 'https://example.com/zh' },
        ],
        defaultUrl: 'https://example.com/',
      },
      result: {
        output:
          '<link rel="alternate" hreflang="en-GB" href="https://example.com/uk">\n<link rel="alternate" hreflang="zh-Hant" href="https://example.com/zh">\n<link rel="alternate" hreflang="x-default" href="https://example.com/">',
        count: 3,
      },
    },
    {
      inputs: { alternates: [{ language: 'de', url: 'https://example.com/de?a=1&b=2' }], format: 'header' },
      result: { output: 'Link: <https://example.com/de?a=1&b=2>; rel="alternate"; hreflang="de"', count: 1 },
    },
  ],
  async run({ alternates, defaultUrl, format }) {
    const links: Link[] = [];
    const seen = new Set<string>();
    for (const [index, { language: written, url }] of alternates.entries()) {
      const path = `alternates[${index}].language`;
      const language = await hreflangOf(written);
      if (language === undefined)
        return invalid(path, 'must be an existing language with perhaps a script and a region, such as en, en-GB, zh-Hant or zh-Hant-TW');
      if (seen.has(language)) invalid(path, `${language} is given twice`);
      seen.add(language);
      links.push({ language, url });
    }
    if (defaultUrl !== undefined) links.push({ language: 'x-default', url: defaultUrl });
    return { output: write(links, format), count: links.length };
  },
});
