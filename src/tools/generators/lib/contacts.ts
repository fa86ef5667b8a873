import type { Faker } from '@faker-js/faker';
import type { Random } from '../../shared/random/random.ts';
import { withoutMarks, withoutSpecialLetters } from '../../shared/text/accents.ts';
import type { Locale } from './locales.ts';

const DOMAINS = ['example.com', 'example.net', 'example.org'];

/** Ranges set aside for fiction: # a digit. @see NANPA 555-01xx, Ofcom, Bundesnetzagentur, ARCEP, PTS */
const FICTION: Partial<Record<Locale, readonly string[]>> = {
  en: ['(212) 555-01##', '(303) 555-01##', '(415) 555-01##', '(512) 555-01##', '(617) 555-01##', '(702) 555-01##'],
  en_GB: ['020 7946 0###', '0113 496 0###', '0161 496 0###', '07700 900###'],
  de: ['030 23125 ###', '069 90009 ###', '040 66969 ###', '0221 4710 ###', '089 99998 ###'],
  fr: ['01 99 00 ## ##', '02 61 91 ## ##', '03 53 01 ## ##', '04 65 71 ## ##', '05 36 49 ## ##'],
  sv: ['08-465 004 ##', '031-390 06 ##', '040-628 04 ##'],
};

/** A phone number, of a range set aside for fiction where the country has one. */
export function phoneOf(faker: Faker, locale: Locale, random: Random): string {
  const forms = FICTION[locale];
  return forms ? random.pick(forms).replace(/#/g, () => String(random.below(10))) : faker.phone.number();
}

/** Letters a to z and digits of a name, other scripts transliterated. */
export async function plainNames(): Promise<(name: string) => string> {
  const { default: anyAscii } = await import('any-ascii');
  return (name) =>
    anyAscii(withoutSpecialLetters(withoutMarks(name)))
      .toLowerCase()
      .replace(/[^a-z0-9]/g, '');
}

/** An e-mail address at a domain set aside for examples. */
export const emailOf = (random: Random, first: string, last: string): string =>
  `${first || 'user'}${random.pick(['.', '_', ''])}${last || random.between(10, 99)}${random.pick(['', String(random.between(1, 99))])}@${random.pick(DOMAINS)}`;

export const usernameOf = (random: Random, first: string, last: string): string =>
  `${first || 'user'}${random.pick(['', '.', '_'])}${last.slice(0, random.between(1, 10))}${random.between(10, 999)}`;
