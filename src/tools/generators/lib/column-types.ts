import type { Faker } from '@faker-js/faker';
import { hexOf } from '../../shared/platform/bytes.ts';
import type { Random } from '../../shared/random/random.ts';
import { addressOf, postcodeOf } from './addresses.ts';
import { emailOf, phoneOf, usernameOf } from './contacts.ts';
import { fullNameOf, type Locale, namesOf } from './locales.ts';

/** What a field of a made-up row holds. */
export type Value = string | number | boolean | null;

/** What columns are drawn from. */
export interface Source {
  random: Random;
  faker: Faker;
  locale: Locale;
  plain: (name: string) => string;
}

/** The test numbers of the payment gateways' documentation. */
const TEST_CARDS = [
  '4242424242424242',
  '4111111111111111',
  '5555555555554444',
  '2223003122003222',
  '378282246310005',
  '371449635398431',
  '6011111111111117',
  '6011000990139424',
  '3566002020360505',
];
/** Countries whose IBANs have no check digits of their own inside. */
const IBAN_COUNTRIES = ['AT', 'CH', 'DE', 'GB', 'IE', 'LT', 'LU'];

const domain = ({ random, faker, plain }: Source): string => `${plain(faker.word.noun())}.example.${random.pick(['com', 'net', 'org'])}`;

function person({ random, faker }: Source): { first: string; last: string } {
  const { first, last } = namesOf(faker, random.pick(['female', 'male']));
  return { first: random.pick(first), last: random.pick(last) };
}

/** The types of columns that nothing else is said of, and how each is drawn. */
export const PLAIN_TYPES = {
  uuid: ({ faker }) => faker.string.uuid(),
  firstName: (source) => person(source).first,
  lastName: (source) => person(source).last,
  fullName: (source) => {
    const { first, last } = person(source);
    return fullNameOf(source.locale, first, last);
  },
  gender: ({ random }) => random.pick(['female', 'male']),
  jobTitle: ({ faker }) => faker.person.jobTitle(),
  email: (source) => {
    const { first, last } = person(source);
    return emailOf(source.random, source.plain(first), source.plain(last));
  },
  username: (source) => {
    const { first, last } = person(source);
    return usernameOf(source.random, source.plain(first), source.plain(last));
  },
  phone: ({ faker, locale, random }) => phoneOf(faker, locale, random),
  streetAddress: ({ faker }) => faker.location.streetAddress(),
  city: ({ faker }) => faker.location.city(),
  state: ({ faker, locale, random }) => addressOf(faker, locale, random).state ?? null,
  postcode: ({ locale, random }) => postcodeOf(locale, random),
  country: ({ faker }) => faker.location.country(),
  countryCode: ({ faker }) => faker.location.countryCode(),
  latitude: ({ random }) => random.between(-900_000, 900_000) / 10_000,
  longitude: ({ random }) => random.between(-1_800_000, 1_800_000) / 10_000,
  company: ({ faker }) => faker.company.name(),
  department: ({ faker }) => faker.commerce.department(),
  product: ({ faker }) => faker.commerce.productName(),
  currencyCode: ({ faker }) => faker.finance.currencyCode(),
  iban: ({ faker, random }) => faker.finance.iban({ formatted: false, countryCode: random.pick(IBAN_COUNTRIES) }),
  creditCard: ({ random }) => random.pick(TEST_CARDS),
  url: (source) => `https://${domain(source)}/${source.plain(source.faker.word.noun())}`,
  domain,
  ipv4: ({ faker }) => faker.internet.ipv4(),
  ipv6: ({ faker }) => faker.internet.ipv6(),
  mac: ({ faker }) => faker.internet.mac(),
  userAgent: ({ faker }) => faker.internet.userAgent(),
  color: ({ random }) => `#${hexOf(random.bytes(3))}`,
  boolean: ({ random }) => random.below(2) === 1,
  word: ({ faker }) => faker.lorem.word(),
  sentence: ({ faker }) => faker.lorem.sentence(),
  paragraph: ({ faker }) => faker.lorem.paragraph(),
} satisfies Readonly<Record<string, (source: Source) => Value>>;
