import type { Faker } from '@faker-js/faker';
import type { Random } from '../../shared/random/random.ts';
import type { Locale } from './locales.ts';

export interface Address {
  street: string;
  city: string;
  state?: string;
  postcode: string;
  country: string;
  countryCode: string;
  latitude: number;
  longitude: number;
  formatted: string;
}

/** Country, its code, and the form of its postcodes: # a digit, @ a letter; several forms where there are some. */
const COUNTRIES: Record<Locale, { country: string; countryCode: string; postcodes: readonly string[] }> = {
  en: { country: 'United States', countryCode: 'US', postcodes: ['#####'] },
  en_GB: { country: 'United Kingdom', countryCode: 'GB', postcodes: ['@# #@@', '@## #@@', '@@# #@@', '@@## #@@', '@@#@ #@@'] },
  de: { country: 'Deutschland', countryCode: 'DE', postcodes: ['#####'] },
  fr: { country: 'France', countryCode: 'FR', postcodes: ['#####'] },
  es: { country: 'España', countryCode: 'ES', postcodes: ['1####', '2####', '3####', '4####'] },
  it: { country: 'Italia', countryCode: 'IT', postcodes: ['#####'] },
  pt_BR: { country: 'Brasil', countryCode: 'BR', postcodes: ['#####-###'] },
  nl: { country: 'Nederland', countryCode: 'NL', postcodes: ['#### @@'] },
  pl: { country: 'Polska', countryCode: 'PL', postcodes: ['##-###'] },
  sv: { country: 'Sverige', countryCode: 'SE', postcodes: ['### ##'] },
  tr: { country: 'Türkiye', countryCode: 'TR', postcodes: ['1####', '2####', '3####', '4####', '5####', '6####', '7####'] },
  ru: { country: 'Россия', countryCode: 'RU', postcodes: ['######'] },
  ja: { country: '日本', countryCode: 'JP', postcodes: ['###-####'] },
  zh_CN: { country: '中国', countryCode: 'CN', postcodes: ['######'] },
  ko: { country: '대한민국', countryCode: 'KR', postcodes: ['#####'] },
};
/** Without the letters that British postcodes do not use at their end. */
const LETTERS = 'ABDEFGHJLNPQRSTUWXYZ';

/** A postcode in the form of the country; its first digit is not 0. */
export function postcodeOf(locale: Locale, random: Random): string {
  const form = random.pick(COUNTRIES[locale].postcodes);
  return Array.from(form, (mark, place) => {
    if (mark === '@') return random.pick([...LETTERS]);
    return mark === '#' ? random.between(place === 0 ? 1 : 0, 9) : mark;
  }).join('');
}

/** A made-up address whose parts need not be together on a map. */
export function addressOf(faker: Faker, locale: Locale, random: Random): Address {
  const { country, countryCode } = COUNTRIES[locale];
  const parts = {
    street: faker.location.streetAddress(),
    city: faker.location.city(),
    state: faker.location.state(),
    postcode: postcodeOf(locale, random),
    country,
  };
  return {
    ...parts,
    countryCode,
    latitude: random.between(-900_000, 900_000) / 10_000,
    longitude: random.between(-1_800_000, 1_800_000) / 10_000,
    formatted: linesOf(locale, parts).join('\n'),
  };
}

function linesOf(
  locale: Locale,
  { street, city, state, postcode, country }: { street: string; city: string; state: string; postcode: string; country: string },
): string[] {
  switch (locale) {
    case 'en':
      return [street, `${city}, ${state} ${postcode}`, country];
    case 'en_GB':
      return [street, city, postcode, country];
    case 'pt_BR':
      return [street, `${city} - ${state}`, postcode, country];
    case 'ru':
      return [street, city, state, country, postcode];
    case 'ja':
      return [`〒${postcode}`, `${state}${city}${street}`, country];
    case 'zh_CN':
      return [`${country}${state}${city}`, street, postcode];
    case 'ko':
      return [`${state} ${city}`, street, postcode, country];
    default:
      return [street, `${postcode} ${city}`, country];
  }
}
