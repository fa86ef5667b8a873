import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { jsonLdOf, jsonLdResult, node } from './lib/json-ld.ts';
import { moment, refuseEarlier } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

export default defineTool({
  slug: 'article-schema-generator',
  name: 'Article Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD for an article, news article or blog post.',
  description:
    'Absent inputs leave their property out. dateModified may not be before datePublished; they are compared as dates when either has no time of day. In the html every < of the JSON is written \\u003c, so no text can end the script element.',
  reference: 'schema.org Article, NewsArticle, BlogPosting; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'rich results', 'blog post', 'news'],
  inputs: z.strictObject({
    type: z.enum(['Article', 'NewsArticle', 'BlogPosting']).default('Article').describe('Kind of article in schema.org terms'),
    headline: z.string().min(1).max(500).describe('Headline of the article'),
    description: z.string().min(1).max(5000).optional().describe('Short summary of the article'),
    url: webUrl().optional().describe('Address of the page with the article'),
    imageUrls: z.array(webUrl()).min(1).max(20).optional().describe('Addresses of pictures of the article'),
    datePublished: moment().optional().describe('When it appeared, as a date or ISO 8601 instant with offset'),
    dateModified: moment().optional().describe('When it last changed, as a date or ISO 8601 instant with offset'),
    authors: z.array(z.string().min(1).max(500)).min(1).max(50).optional().describe('Names of the people who wrote it'),
    publisherName: z.string().min(1).max(500).optional().describe('Name of the organisation that publishes it'),
    publisherLogoUrl: webUrl().optional().describe('Address of the logo of the publisher; needs publisherName'),
  }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  pageInputs: { headline: 'How to brew tea', authors: ['Ann Lee'], datePublished: '2026-03-01', url: 'https://example.com/tea' },
  examples: [
    {
      inputs: { headline: 'Tom </script> & Ann', authors: ['Ann Lee'], datePublished: '2026-03-01' },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Article',
          headline: 'Tom </script> & Ann',
          datePublished: '2026-03-01',
          author: [{ '@type': 'Person', name: 'Ann Lee' }],
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Article",\n  "headline": "Tom \\u003c/script> & Ann",\n  "datePublished": "2026-03-01",\n  "author": [\n    {\n      "@type": "Person",\n      "name": "Ann Lee"\n    }\n  ]\n}\n</script>',
      },
    },
    {
      inputs: {
        type: 'BlogPosting',
        headline: 'Hi',
        url: 'https://example.com/hi',
        imageUrls: ['https://example.com/1.jpg'],
        publisherName: 'Ex',
        publisherLogoUrl: 'https://example.com/logo.png',
      },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'BlogPosting',
          headline: 'Hi',
          mainEntityOfPage: { '@type': 'WebPage', '@id': 'https://example.com/hi' },
          image: ['https://example.com/1.jpg'],
          publisher: { '@type': 'Organization', name: 'Ex', logo: { '@type': 'ImageObject', url: 'https://example.com/logo.png' } },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "BlogPosting",\n  "headline": "Hi",\n  "mainEntityOfPage": {\n    "@type": "WebPage",\n    "@id": "https://example.com/hi"\n  },\n  "image": [\n    "https://example.com/1.jpg"\n  ],\n  "publisher": {\n    "@type": "Organization",\n    "name": "Ex",\n    "logo": {\n      "@type": "ImageObject",\n      "url": "https://example.com/logo.png"\n    }\n  }\n}\n</script>',
      },
    },
  ],
  run(inputs) {
    const { publisherName: name, publisherLogoUrl: logo } = inputs;
    refuseEarlier(inputs.datePublished, inputs.dateModified, 'dateModified', 'datePublished');
    if (logo !== undefined && name === undefined) invalid('publisherLogoUrl', 'needs a publisherName');
    return jsonLdOf(inputs.type, {
      headline: inputs.headline,
      description: inputs.description,
      mainEntityOfPage: node('WebPage', { '@id': inputs.url }),
      image: inputs.imageUrls,
      datePublished: inputs.datePublished,
      dateModified: inputs.dateModified,
      author: inputs.authors?.map((author) => ({ '@type': 'Person', name: author })),
      publisher: node('Organization', { name, logo: node('ImageObject', { url: logo }) }),
    });
  },
});
