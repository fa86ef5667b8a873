import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { jsonLdOf, jsonLdResult, node } from './lib/json-ld.ts';
import { currency, moment, refuseEarlier } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

const MODES = { offline: 'OfflineEventAttendanceMode', online: 'OnlineEventAttendanceMode', mixed: 'MixedEventAttendanceMode' };
const STATUSES = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  rescheduled: 'EventRescheduled',
  'moved-online': 'EventMovedOnline',
};

export default defineTool({
  slug: 'event-schema-generator',
  name: 'Event Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD for an event on site, online or both.',
  description:
    'An event needs venueName unless it is online, and onlineUrl unless it is offline; of a mixed one the location lists the venue first. An offer needs a price and a currency. endDate may not be before startDate; they are compared as dates when either has no time of day.',
  reference: 'schema.org Event, Place, VirtualLocation, Offer; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'concert', 'webinar', 'conference', 'tickets'],
  inputs: z.strictObject({
    name: z.string().min(1).max(500).describe('Name of the event'),
    startDate: moment().describe('When it begins, as a date or ISO 8601 instant'),
    endDate: moment().optional().describe('When it ends, as a date or ISO 8601 instant'),
    attendance: z.enum(['offline', 'online', 'mixed']).default('offline').describe('Whether people attend on site, online or both'),
    status: z.enum(['scheduled', 'cancelled', 'postponed', 'rescheduled', 'moved-online']).default('scheduled').describe('Whether it takes place as planned'),
    venueName: z.string().min(1).max(500).optional().describe('Name of the venue; needed unless the event is online'),
    venueAddress: z.string().min(1).max(1000).optional().describe('Postal address of the venue'),
    onlineUrl: webUrl().optional().describe('Address to attend online; needed for online and mixed'),
    description: z.string().min(1).max(5000).optional().describe('Description of the event'),
    imageUrl: webUrl().optional().describe('Address of a picture of the event'),
    organizerName: z.string().min(1).max(500).optional().describe('Name of the organiser'),
    organizerUrl: webUrl().optional().describe('Address of the website of the organiser'),
    price: z.number().min(0).max(1e9).optional().describe('Ticket price in units of the currency, 0 when free'),
    currency: currency.describe('Currency of the price as three capitals (ISO 4217)'),
    ticketUrl: webUrl().optional().describe('Address where tickets are sold; written with a price only'),
  }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  appliesWhen: {
    venueName: { attendance: ['offline', 'mixed'] },
    onlineUrl: { attendance: ['online', 'mixed'] },
  },
  examples: [
    {
      inputs: { name: 'Meetup', startDate: '2026-09-01T18:00:00+02:00', venueName: 'Hall', venueAddress: '1 Main St, Springfield' },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: 'Meetup',
          startDate: '2026-09-01T18:00:00+02:00',
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'Place', name: 'Hall', address: '1 Main St, Springfield' },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Event",\n  "name": "Meetup",\n  "startDate": "2026-09-01T18:00:00+02:00",\n  "eventAttendanceMode": "https://schema.org/OfflineEventAttendanceMode",\n  "eventStatus": "https://schema.org/EventScheduled",\n  "location": {\n    "@type": "Place",\n    "name": "Hall",\n    "address": "1 Main St, Springfield"\n  }\n}\n</script>',
      },
    },
    {
      inputs: { name: 'Webinar', startDate: '2026-09-01', attendance: 'online', onlineUrl: 'https://example.com/live', price: 0, currency: 'USD' },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Event',
          name: 'Webinar',
          startDate: '2026-09-01',
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { '@type': 'VirtualLocation', url: 'https://example.com/live' },
          offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Event",\n  "name": "Webinar",\n  "startDate": "2026-09-01",\n  "eventAttendanceMode": "https://schema.org/OnlineEventAttendanceMode",\n  "eventStatus": "https://schema.org/EventScheduled",\n  "location": {\n    "@type": "VirtualLocation",\n    "url": "https://example.com/live"\n  },\n  "offers": {\n    "@type": "Offer",\n    "price": 0,\n    "priceCurrency": "USD"\n  }\n}\n</script>',
      },
    },
  ],
  run(inputs) {
    const { attendance, venueName, onlineUrl, price } = inputs;
    if (attendance !== 'online' && venueName === undefined) invalid('venueName', `is needed: the attendance is ${attendance}`);
    if (attendance !== 'offline' && onlineUrl === undefined) invalid('onlineUrl', `is needed: the attendance is ${attendance}`);
    if (price !== undefined && inputs.currency === undefined) invalid('currency', 'is needed with a price');
    refuseEarlier(inputs.startDate, inputs.endDate, 'endDate', 'startDate');
    const venue = { '@type': 'Place', name: venueName, address: inputs.venueAddress };
    const virtual = { '@type': 'VirtualLocation', url: onlineUrl };
    return jsonLdOf('Event', {
      name: inputs.name,
      startDate: inputs.startDate,
      endDate: inputs.endDate,
      eventAttendanceMode: `https://schema.org/${MODES[attendance]}`,
      eventStatus: `https://schema.org/${STATUSES[inputs.status]}`,
      location: { offline: venue, online: virtual, mixed: [venue, virtual] }[attendance],
      description: inputs.description,
      image: inputs.imageUrl,
      organizer: node('Organization', { name: inputs.organizerName, url: inputs.organizerUrl }),
      offers: price === undefined ? undefined : { '@type': 'Offer', url: inputs.ticketUrl, price, priceCurrency: inputs.currency },
    });
  },
});
