import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { addressOf } from './lib/addresses.ts';
import { fakerOf, localeInput } from './lib/locales.ts';

export default defineTool({
  slug: 'random-address-generator',
  name: 'Random Address Generator',
  category: 'generators',
  summary: 'Generates made-up postal addresses in the format of a country.',
  description: "Postcodes have the country's form; the parts of an address need not be together on a map.",
  reference: 'Lists of streets and towns of the library @faker-js/faker; postcodes in the forms of the Universal Postal Union',
  keywords: ['fake address', 'street', 'zip code', 'postcode', 'test address'],
  random: true,
  heavyWhen: ({ count }) => count > 100,
  inputs: z.strictObject({
    count: z.int().min(1).max(1000).default(5).describe('How many addresses to make'),
    locale: localeInput,
    seed: seedInput,
  }),
  result: z.strictObject({
    addresses: z
      .array(
        z.strictObject({
          street: z.string().describe('Street and house number'),
          city: z.string().describe('Name of the town'),
          state: z.string().optional().describe('State, province or region'),
          postcode: z.string().describe("Postal code in the country's form"),
          country: z.string().describe('Name of the country in its own language'),
          countryCode: z.string().describe('ISO 3166-1 code of the country, two letters'),
          latitude: z.number().describe('Made-up degrees north of the equator'),
          longitude: z.number().describe('Made-up degrees east of Greenwich'),
          formatted: z.string().describe("The address on several lines in the country's order"),
        }),
      )
      .describe('The made-up addresses'),
    count: z.int().describe('How many addresses there are'),
  }),
  examples: [
    {
      inputs: { count: 2, locale: 'de', seed: 'a' },
      result: {
        addresses: [
          {
            street: 'Im Jücherfeld 10a',
            city: 'Weberland',
            state: 'Nordrhein-Westfalen',
            postcode: '77554',
            country: 'Deutschland',
            countryCode: 'DE',
            latitude: -15.9353,
            longitude: 171.9682,
            formatted: 'Im Jücherfeld 10a\n77554 Weberland\nDeutschland',
          },
          {
            street: 'Max-Liebermann-Str. 44c',
            city: 'Nord Niko',
            state: 'Sachsen',
            postcode: '54444',
            country: 'Deutschland',
            countryCode: 'DE',
            latitude: 65.277,
            longitude: -140.3785,
            formatted: 'Max-Liebermann-Str. 44c\n54444 Nord Niko\nDeutschland',
          },
        ],
        count: 2,
      },
    },
    {
      inputs: { count: 1, seed: 'a' },
      result: {
        addresses: [
          {
            street: '6006 Klein Oval',
            city: 'Normal',
            state: 'Iowa',
            postcode: '47989',
            country: 'United States',
            countryCode: 'US',
            latitude: -26.0698,
            longitude: -134.782,
            formatted: '6006 Klein Oval\nNormal, Iowa 47989\nUnited States',
          },
        ],
        count: 1,
      },
    },
  ],
  async run({ count, locale, seed }) {
    const random = new Random(seed);
    const faker = await fakerOf(locale, random);
    return { addresses: Array.from({ length: count }, () => addressOf(faker, locale, random)), count };
  },
});
