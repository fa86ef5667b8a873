import { holdTo } from '../testing.ts';
import tool from './product-schema-generator.ts';

holdTo(tool, {
  answers: [
    // GTINs of the GS1 General Specifications and of well-known goods: 8, 12, 13 and 14 digits
    [{ name: 'N', gtin: '96385074' }, { jsonLd: { gtin: '96385074' } }],
    [{ name: 'N', gtin: '036000291452' }, { jsonLd: { gtin: '036000291452' } }],
    [{ name: 'N', gtin: '5901234123457' }, { jsonLd: { gtin: '5901234123457' } }],
    [{ name: 'N', gtin: '10614141000415' }, { jsonLd: { gtin: '10614141000415' } }],
    [
      { name: 'N', url: 'https://example.com/n', price: 0, currency: 'USD', condition: 'UsedCondition', priceValidUntil: '2026-12-31' },
      {
        jsonLd: {
          offers: {
            '@type': 'Offer',
            url: 'https://example.com/n',
            price: 0,
            priceCurrency: 'USD',
            itemCondition: 'https://schema.org/UsedCondition',
            priceValidUntil: '2026-12-31',
          },
        },
      },
    ],
    [{ name: 'N', ratingValue: 0, reviewCount: 1 }, { jsonLd: { aggregateRating: { '@type': 'AggregateRating', ratingValue: 0, reviewCount: 1 } } }],
  ],
  invalid: [
    [{ name: 'N', gtin: '4006381333932' }, 'gtin'],
    [{ name: 'N', gtin: '123456789' }, 'gtin'],
    [{ name: 'N', gtin: '400638133393A' }, 'gtin'],
    [{ name: 'N', price: 1 }, 'currency'],
    [{ name: 'N', price: 1, currency: 'eur' }, 'currency'],
    [{ name: 'N', availability: 'InStock' }, 'availability'],
    [{ name: 'N', condition: 'NewCondition' }, 'condition'],
    [{ name: 'N', priceValidUntil: '2026-01-01' }, 'priceValidUntil'],
    [{ name: 'N', ratingValue: 4 }, 'reviewCount'],
    [{ name: 'N', reviewCount: 4 }, 'ratingValue'],
    [{ name: 'N', ratingValue: 5.1, reviewCount: 4 }, 'ratingValue'],
  ],
});
