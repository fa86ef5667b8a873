import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { jsonLdOf, jsonLdResult } from './lib/json-ld.ts';
import { webUrl } from './lib/web-url.ts';

const crumb = z.strictObject({
  name: z.string().min(1).max(500).describe('Name of the page as the trail shows it'),
  url: webUrl().optional().describe('Address of the page; only the last item may lack it'),
});

export default defineTool({
  slug: 'breadcrumb-schema-generator',
  name: 'Breadcrumb Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD structured data for the breadcrumb trail of a page.',
  description: 'Positions count from 1. Only the last item, the page itself, may lack its url.',
  reference: 'schema.org BreadcrumbList, ListItem; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'navigation', 'trail'],
  inputs: z.strictObject({ items: z.array(crumb).min(1).max(50).describe('Pages of the trail from the start page on') }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  examples: [
    {
      inputs: { items: [{ name: 'Home', url: 'https://example.com/' }, { name: 'Tools' }] },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [
            { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' },
            { '@type': 'ListItem', position: 2, name: 'Tools' },
          ],
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "BreadcrumbList",\n  "itemListElement": [\n    {\n      "@type": "ListItem",\n      "position": 1,\n      "name": "Home",\n      "item": "https://example.com/"\n    },\n    {\n      "@type": "ListItem",\n      "position": 2,\n      "name": "Tools"\n    }\n  ]\n}\n</script>',
      },
    },
    {
      inputs: { items: [{ name: 'Home', url: 'https://example.com/' }] },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'BreadcrumbList',
          itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: 'https://example.com/' }],
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "BreadcrumbList",\n  "itemListElement": [\n    {\n      "@type": "ListItem",\n      "position": 1,\n      "name": "Home",\n      "item": "https://example.com/"\n    }\n  ]\n}\n</script>',
      },
    },
  ],
  run({ items }) {
    const missing = items.slice(0, -1).findIndex(({ url }) => url === undefined);
    if (missing >= 0) invalid(`items[${missing}].url`, 'is needed: only the last item may lack its url');
    return jsonLdOf('BreadcrumbList', {
      itemListElement: items.map(({ name, url }, index) => ({ '@type': 'ListItem', position: index + 1, name, item: url })),
    });
  },
});
