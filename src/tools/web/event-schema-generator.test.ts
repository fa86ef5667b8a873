import { holdTo } from '../testing.ts';
import tool from './event-schema-generator.ts';

const inputs = { name: 'N', startDate: '2026-09-01', venueName: 'V' };

holdTo(tool, {
  answers: [
    // both places, the venue first
    [
      { ...inputs, attendance: 'mixed', onlineUrl: 'https://example.com/live' },
      {
        jsonLd: {
          eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
          location: [
            { '@type': 'Place', name: 'V' },
            { '@type': 'VirtualLocation', url: 'https://example.com/live' },
          ],
        },
      },
    ],
    [{ ...inputs, status: 'moved-online' }, { jsonLd: { eventStatus: 'https://schema.org/EventMovedOnline' } }],
    [
      { ...inputs, endDate: '2026-09-01', organizerUrl: 'https://example.com' },
      { jsonLd: { endDate: '2026-09-01', organizer: { '@type': 'Organization', url: 'https://example.com' } } },
    ],
    [
      { ...inputs, price: 5, currency: 'EUR', ticketUrl: 'https://example.com/t' },
      { jsonLd: { offers: { '@type': 'Offer', url: 'https://example.com/t', price: 5, priceCurrency: 'EUR' } } },
    ],
  ],
  invalid: [
    [{ name: 'N', startDate: '2026-09-01' }, 'venueName'],
    [{ name: 'N', startDate: '2026-09-01', attendance: 'online' }, 'onlineUrl'],
    [{ ...inputs, attendance: 'mixed' }, 'onlineUrl'],
    [{ ...inputs, price: 5 }, 'currency'],
    [{ ...inputs, endDate: '2026-08-31' }, 'endDate'],
    [{ ...inputs, startDate: '2026-13-01' }, 'startDate'],
    [{ ...inputs, startDate: '2026-09-01 18:00' }, 'startDate'],
  ],
});
