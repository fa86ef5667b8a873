import { recogniser } from '../detection/recogniser.ts';

export default recogniser({
  takes: 'text',
  fills: 'xml',
  recognise: ({ head, text }) =>
    /^<\?xml|^<\w/.test(text) && /<(?:urlset|sitemapindex)\b/.test(head.slice(0, 800)) ? { what: 'a sitemap', confidence: 0.9, preview: text } : undefined,
});
