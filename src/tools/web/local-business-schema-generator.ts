import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { jsonLdOf, jsonLdResult, node } from './lib/json-ld.ts';
import { addressFields, postalAddress } from './lib/schema-fields.ts';
import { webUrl } from './lib/web-url.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const time = () => z.string().regex(/^(?:[01][0-9]|2[0-3]):[0-5][0-9]$/, 'must be a time of day HH:MM from 00:00 to 23:59');

const hours = z.strictObject({
  days: z.array(z.enum(DAYS)).min(1).max(7).describe('Days of the week, Monday to Sunday'),
  opens: time().describe('Opening time on these days, HH:MM'),
  closes: time().describe('Closing time on these days, HH:MM'),
});

/** Those that are met most. */
const TYPES =
  'LocalBusiness Restaurant CafeOrCoffeeShop BarOrPub Bakery Hotel Store ClothingStore GroceryStore HardwareStore BookStore ElectronicsStore FurnitureStore JewelryStore Florist Pharmacy Dentist MedicalClinic Physician Attorney AccountingService RealEstateAgent InsuranceAgency AutoRepair AutoDealer Plumber Electrician HairSalon BeautySalon DaySpa ExerciseGym ChildCare TravelAgency'.split(
    ' ',
  );

export default defineTool({
  slug: 'local-business-schema-generator',
  name: 'Local Business Schema Generator',
  category: 'web',
  summary: 'Generates JSON-LD for a shop, restaurant or other local business.',
  description:
    'Absent inputs leave their property out; the address is there with any one of its parts. latitude and longitude go together. type is one capital, then letters or digits; it is not looked up in schema.org.',
  reference: 'schema.org LocalBusiness, PostalAddress, GeoCoordinates, OpeningHoursSpecification; JSON-LD 1.1',
  keywords: ['structured data', 'json-ld', 'schema markup', 'opening hours', 'restaurant', 'store', 'google business'],
  inputs: z.strictObject({
    type: z
      .string()
      .min(1)
      .max(100)
      .regex(/^[A-Z][A-Za-z0-9]*$/, 'must be a schema.org type: one capital, then letters or digits, such as Restaurant')
      .default('LocalBusiness')
      .describe('Subtype in schema.org such as Restaurant, Dentist, Store')
      .meta({ examples: TYPES }),
    name: z.string().min(1).max(500).describe('Name of the business'),
    url: webUrl().optional().describe('Address of the website, http or https'),
    phone: z.string().min(1).max(50).optional().describe('Telephone number with country code'),
    imageUrl: webUrl().optional().describe('Address of a picture of the business'),
    priceRange: z.string().min(1).max(100).optional().describe('Price level such as $$ or a range of prices'),
    ...addressFields,
    latitude: z.number().min(-90).max(90).optional().describe('Latitude in degrees, north positive; required with longitude'),
    longitude: z.number().min(-180).max(180).optional().describe('Longitude in degrees, east positive; required with latitude'),
    openingHours: z.array(hours).min(1).max(50).optional().describe('Opening times, each for some days of the week'),
    sameAs: z.array(webUrl()).min(1).max(50).optional().describe('Addresses of profiles of the business elsewhere'),
  }),
  result: z.strictObject(jsonLdResult),
  headline: 'html',
  examples: [
    {
      inputs: {
        name: "Joe's",
        type: 'Restaurant',
        city: 'York',
        country: 'GB',
        openingHours: [{ days: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' }],
      },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'Restaurant',
          name: "Joe's",
          address: { '@type': 'PostalAddress', addressLocality: 'York', addressCountry: 'GB' },
          openingHoursSpecification: [{ '@type': 'OpeningHoursSpecification', dayOfWeek: ['Monday', 'Tuesday'], opens: '09:00', closes: '17:30' }],
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "Restaurant",\n  "name": "Joe\'s",\n  "address": {\n    "@type": "PostalAddress",\n    "addressLocality": "York",\n    "addressCountry": "GB"\n  },\n  "openingHoursSpecification": [\n    {\n      "@type": "OpeningHoursSpecification",\n      "dayOfWeek": [\n        "Monday",\n        "Tuesday"\n      ],\n      "opens": "09:00",\n      "closes": "17:30"\n    }\n  ]\n}\n</script>',
      },
    },
    {
      inputs: { name: 'Shop', latitude: 53.8, longitude: -1.55, priceRange: '$$' },
      result: {
        jsonLd: {
          '@context': 'https://schema.org',
          '@type': 'LocalBusiness',
          name: 'Shop',
          priceRange: '$$',
          geo: { '@type': 'GeoCoordinates', latitude: 53.8, longitude: -1.55 },
        },
        html: '<script type="application/ld+json">\n{\n  "@context": "https://schema.org",\n  "@type": "LocalBusiness",\n  "name": "Shop",\n  "priceRange": "$$",\n  "geo": {\n    "@type": "GeoCoordinates",\n    "latitude": 53.8,\n    "longitude": -1.55\n  }\n}\n</script>',
      },
    },
  ],
  run(inputs) {
    const { latitude, longitude } = inputs;
    if ((latitude === undefined) !== (longitude === undefined)) {
      invalid(latitude === undefined ? 'latitude' : 'longitude', 'is missing: latitude and longitude go together');
    }
    return jsonLdOf(inputs.type, {
      name: inputs.name,
      url: inputs.url,
      telephone: inputs.phone,
      image: inputs.imageUrl,
      priceRange: inputs.priceRange,
      address: postalAddress(inputs),
      geo: node('GeoCoordinates', { latitude, longitude }),
      openingHoursSpecification: inputs.openingHours?.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
      sameAs: inputs.sameAs,
    });
  },
});
