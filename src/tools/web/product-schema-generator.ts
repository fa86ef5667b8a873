import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { jsonLdOf, jsonLdResult, node } from './lib/json-ld.ts';
import { currency, day } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

/** GS1 General Specifications 7.9: weights 3 and 1 from the right, the check digit brings the sum to a multiple of ten. */
function hasCheckDigit(digits: string): boolean {
  const sum = Array.from(digits).reduceRight((total, digit, index) => total + Number(digit) * ((digits.length - index) % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}

const gtin = z
  .string()
  .min(8)
  .max(14)
  .regex(/^(?:[0-9]{8}|[0-9]{12,14})$/, 'must have 8, 12, 13 or 14 digits')
  .refine(hasCheckDigit, { error: 'must end in its GS1 check digit (mod 10)' });

const AVAILABILITY = ['InStock', 'OutOfStock', 'PreOrder', 'BackOrder', 'Discontinued', 'LimitedAvailability', 'InStoreOnly', 'OnlineOnly', 'SoldOut'] as const;
const schemaOrg = (name: string | undefined): string | undefined => (name === undefined ? undefined : `https://schema.org/${name}`);

export default defineTool({
  slug: 'product-schema-generator',
  name: 'Product Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD for a product with offer and rating.',
  description:
    'Absent inputs leave their property out. The offer needs a price, and the price a currency; the rating needs both ratingValue and reviewCount. The gtin must end in its check digit. In the html every < of the JSON is written \\u003c.',
  reference: 'schema.org Product, Offer, AggregateRating; GS1 check digit (mod 10); JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'rich results', 'shop', 'price', 'review stars'],
  inputs: z.strictObject({
    name: z.string().min(1).max(500).describe('Name of the product'),
    description: z.string().min(1).max(5000).optional().describe('Description of the product'),
    imageUrls: z.array(webUrl()).min(1).max(20).optional().describe('Addresses of pictures of the product'),
    brand: z.string().min(1).max(500).optional().describe('Brand name of the product'),
    sku: z.string().min(1).max(100).optional().describe('Article number in your shop (SKU)'),
    gtin: gtin.optional().describe('GTIN, EAN or UPC with 8, 12, 13 or 14 digits'),
    url: webUrl().optional().describe('Address of the page of the offer; written with a price only'),
    price: z.number().min(0).max(1e12).optional().describe('Price in units of the currency'),
    currency: currency.describe('Currency of the price as three capitals (ISO 4217)'),
    availability: z.enum(AVAILABILITY).optional().describe('Whether the product can be had; needs a price'),
    condition: z
      .enum(['NewCondition', 'UsedCondition', 'RefurbishedCondition', 'DamagedCondition'])
      .optional()
      .describe('Condition of the product; needs a price'),
    priceValidUntil: day().optional().describe('Last day of the price, YYYY-MM-DD; needs a price'),
    ratingValue: z.number().min(0).max(5).optional().describe('Mean rating from 0 to 5; required with reviewCount'),
    reviewCount: z.int().min(1).max(1e9).optional().describe('Number of reviews; required with ratingValue'),
  }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  examples: [
    {
      inputs: { name: 'Mug', price: 9.5, currency: 'EUR', availability: 'InStock', ratingValue: 4.5, reviewCount: 12 },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Mug',
          offers: { '@type': 'Offer', price: 9.5, priceCurrency: 'EUR', availability: 'https://schema.org/InStock' },
          aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 12 },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Product",\n  "name": "Mug",\n  "offers": {\n    "@type": "Offer",\n    "price": 9.5,\n    "priceCurrency": "EUR",\n    "availability": "https://schema.org/InStock"\n  },\n  "aggregateRating": {\n    "@type": "AggregateRating",\n    "ratingValue": 4.5,\n    "reviewCount": 12\n  }\n}\n</script>',
      },
    },
    {
      inputs: { name: 'Lamp', brand: 'Lumo', gtin: '4006381333931', imageUrls: ['https://example.com/l.jpg'] },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Product',
          name: 'Lamp',
          image: ['https://example.com/l.jpg'],
          brand: { '@type': 'Brand', name: 'Lumo' },
          gtin: '4006381333931',
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Product",\n  "name": "Lamp",\n  "image": [\n    "https://example.com/l.jpg"\n  ],\n  "brand": {\n    "@type": "Brand",\n    "name": "Lumo"\n  },\n  "gtin": "4006381333931"\n}\n</script>',
      },
    },
  ],
  run(inputs) {
    const { price, ratingValue, reviewCount } = inputs;
    for (const field of ['availability', 'condition', 'priceValidUntil'] as const) {
      if (price === undefined && inputs[field] !== undefined) invalid(field, 'needs a price');
    }
    if (price !== undefined && inputs.currency === undefined) invalid('currency', 'is needed with a price');
    if ((ratingValue === undefined) !== (reviewCount === undefined)) {
      invalid(ratingValue === undefined ? 'ratingValue' : 'reviewCount', 'is missing: ratingValue and reviewCount go together');
    }
    const offer = {
      '@type': 'Offer',
      url: inputs.url,
      price,
      priceCurrency: inputs.currency,
      availability: schemaOrg(inputs.availability),
      itemCondition: schemaOrg(inputs.condition),
      priceValidUntil: inputs.priceValidUntil,
    };
    return jsonLdOf('Product', {
      name: inputs.name,
      description: inputs.description,
      image: inputs.imageUrls,
      brand: node('Brand', { name: inputs.brand }),
      sku: inputs.sku,
      gtin: inputs.gtin,
      offers: price === undefined ? undefined : offer,
      aggregateRating: node('AggregateRating', { ratingValue, reviewCount }),
    });
  },
});
