import { holdTo } from '../testing.ts';
import tool from './breadcrumb-schema-generator.ts';

holdTo(tool, {
  answers: [[{ items: [{ name: 'Only' }] }, { jsonLd: { itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Only' }] } }]],
  invalid: [
    [{ items: [] }, 'items'],
    [{ items: [{ name: 'A', url: 'https://example.com/' }, { name: 'B' }, { name: 'C' }] }, 'items[1].url'],
    [{ items: [{ name: 'A', url: '/a' }] }, 'items[0].url'],
    [{ items: Array.from({ length: 51 }, () => ({ name: 'A', url: 'https://example.com/' })) }, 'items'],
  ],
});
