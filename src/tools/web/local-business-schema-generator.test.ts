import { holdTo } from '../testing.ts';
import tool from './local-business-schema-generator.ts';

const hours = (more: object) => ({ name: 'N', openingHours: [{ days: ['Monday'], opens: '09:00', closes: '17:00', ...more }] });

holdTo(tool, {
  answers: [
    // zero is a place on Earth, not an absent input
    [{ name: 'N', latitude: 0, longitude: 0 }, { jsonLd: { geo: { '@type': 'GeoCoordinates', latitude: 0, longitude: 0 } } }],
    [{ name: 'N', postalCode: 'YO1' }, { jsonLd: { address: { '@type': 'PostalAddress', postalCode: 'YO1' } } }],
    [hours({ opens: '00:00', closes: '23:59' }), { jsonLd: { openingHoursSpecification: [{ opens: '00:00', closes: '23:59' }] } }],
    [
      { name: 'N', phone: '+1', url: 'https://example.com', imageUrl: 'https://example.com/i', sameAs: ['https://example.org'] },
      { jsonLd: { '@type': 'LocalBusiness', url: 'https://example.com', telephone: '+1', image: 'https://example.com/i', sameAs: ['https://example.org'] } },
    ],
  ],
  invalid: [
    [{ name: 'N', latitude: 1 }, 'longitude'],
    [{ name: 'N', longitude: 1 }, 'latitude'],
    [{ name: 'N', latitude: 91, longitude: 0 }, 'latitude'],
    [{ name: 'N', type: 'restaurant' }, 'type'],
    [{ name: 'N', type: 'Food Store' }, 'type'],
    [{ name: 'N', country: 'gb' }, 'country'],
    [{ name: 'N', country: 'GBR' }, 'country'],
    [hours({ days: ['Funday'] }), 'openingHours[0].days[0]'],
    [hours({ opens: '24:00' }), 'openingHours[0].opens'],
    [hours({ closes: '9:00' }), 'openingHours[0].closes'],
  ],
});
