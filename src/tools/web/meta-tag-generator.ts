import { z } from 'zod';
import { defineTool } from '../define.ts';
import { countGraphemes } from '../shared/text/segments.ts';
import { escapeHtml, htmlLines, meta, tag } from './lib/html.ts';
import { webUrl } from './lib/web-url.ts';

export default defineTool({
  slug: 'meta-tag-generator',
  name: 'Meta Tag Generator',
  category: 'web',
  summary: 'Generates the head tags a page needs for search engines.',
  description:
    'One element per line: charset, viewport, title, description, keywords, author, robots (only when index or follow is false), canonical link, theme colour. What is absent is left out. Lengths are counted in characters as readers see them; search engines cut titles at about 60 and descriptions at about 160.',
  reference: 'HTML Standard, section 4.2 (document metadata); robots meta tag as search engines read it',
  keywords: ['seo', 'head', 'meta description', 'title tag', 'noindex', 'canonical', 'viewport', 'html head tags'],
  inputs: z.strictObject({
    title: z.string().min(1).max(1000).describe('Title of the page, as shown in search results'),
    description: z.string().min(1).max(5000).optional().describe('Summary of the page for search results'),
    keywords: z.array(z.string().min(1).max(200)).min(1).max(100).optional().describe('Keywords of the page, joined by commas'),
    author: z.string().min(1).max(500).optional().describe('Name of the page author'),
    canonicalUrl: webUrl().optional().describe('Preferred address of the page, http or https'),
    index: z.boolean().default(true).describe('Search engines may list the page'),
    follow: z.boolean().default(true).describe('Search engines may follow the links of the page'),
    themeColor: z.string().min(1).max(100).optional().describe('Colour of the browser frame, any CSS colour'),
    charset: z.boolean().default(true).describe('Begin with the UTF-8 charset declaration'),
    viewport: z.boolean().default(true).describe('Add the viewport tag that small screens need'),
  }),
  result: z.strictObject({
    html: z.string().describe('The tags, one per line, for the head of the page'),
    titleLength: z.int().describe('Length of the title in characters'),
    descriptionLength: z.int().describe('Length of the description in characters, 0 without one'),
    warnings: z.array(z.string()).describe('What search engines may cut or miss'),
  }),
  examples: [
    {
      inputs: {
        title: 'Fish & chips in Leeds',
        description: 'The "best" of <b>Leeds</b>.',
        keywords: ['fish', 'chips'],
        canonicalUrl: 'https://example.com/?a=1&b=2',
      },
      result: {
        html: '<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>Fish &amp; chips in Leeds</title>\n<meta name="description" content="The &quot;best&quot; of &lt;b&gt;Leeds&lt;/b&gt;.">\n<meta name="keywords" content="fish, chips">\n<link rel="canonical" href="https://example.com/?a=1&amp;b=2">',
        titleLength: 21,
        descriptionLength: 27,
        warnings: ['title is shorter than 30 characters', 'description is shorter than 50 characters'],
      },
    },
    {
      inputs: { title: 'Draft', index: false, charset: false, viewport: false },
      result: {
        html: '<title>Draft</title>\n<meta name="robots" content="noindex, follow">',
        titleLength: 5,
        descriptionLength: 0,
        warnings: ['title is shorter than 30 characters', 'description is missing'],
      },
    },
  ],
  run(inputs) {
    const titleLength = countGraphemes(inputs.title);
    const descriptionLength = countGraphemes(inputs.description ?? '');
    const robots = `${inputs.index ? 'index' : 'noindex'}, ${inputs.follow ? 'follow' : 'nofollow'}`;
    const html = htmlLines([
      inputs.charset ? tag('meta', { charset: 'utf-8' }) : undefined,
      inputs.viewport ? meta('name', 'viewport', 'width=device-width, initial-scale=1') : undefined,
      `<title>${escapeHtml(inputs.title)}</title>`,
      meta('name', 'description', inputs.description),
      meta('name', 'keywords', inputs.keywords?.join(', ')),
      meta('name', 'author', inputs.author),
      inputs.index && inputs.follow ? undefined : meta('name', 'robots', robots),
      inputs.canonicalUrl === undefined ? undefined : tag('link', { rel: 'canonical', href: inputs.canonicalUrl }),
      meta('name', 'theme-color', inputs.themeColor),
    ]);
    const hasDescription = inputs.description !== undefined;
    const warnings = [
      titleLength > 60 ? 'title is longer than 60 characters' : '',
      titleLength < 30 ? 'title is shorter than 30 characters' : '',
      hasDescription ? '' : 'description is missing',
      descriptionLength > 160 ? 'description is longer than 160 characters' : '',
      hasDescription && descriptionLength < 50 ? 'description is shorter than 50 characters' : '',
    ].filter(Boolean);
    return { html, titleLength, descriptionLength, warnings };
  },
});
