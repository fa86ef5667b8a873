import type { Faker } from '@faker-js/faker';
import { z } from 'zod';
import type { Random } from '../../shared/random/random.ts';

const LOADERS = {
  en: () => import('@faker-js/faker/locale/en'),
  en_GB: () => import('@faker-js/faker/locale/en_GB'),
  de: () => import('@faker-js/faker/locale/de'),
  fr: () => import('@faker-js/faker/locale/fr'),
  es: () => import('@faker-js/faker/locale/es'),
  it: () => import('@faker-js/faker/locale/it'),
  pt_BR: () => import('@faker-js/faker/locale/pt_BR'),
  nl: () => import('@faker-js/faker/locale/nl'),
  pl: () => import('@faker-js/faker/locale/pl'),
  sv: () => import('@faker-js/faker/locale/sv'),
  tr: () => import('@faker-js/faker/locale/tr'),
  ru: () => import('@faker-js/faker/locale/ru'),
  ja: () => import('@faker-js/faker/locale/ja'),
  zh_CN: () => import('@faker-js/faker/locale/zh_CN'),
  ko: () => import('@faker-js/faker/locale/ko'),
};

export type Locale = keyof typeof LOADERS;

export const localeInput = z
  .enum(['en', 'en_GB', 'de', 'fr', 'es', 'it', 'pt_BR', 'nl', 'pl', 'sv', 'tr', 'ru', 'ja', 'zh_CN', 'ko'])
  .default('en')
  .describe('Language and country of the made-up data');

/** The made-up data of a locale, drawn from a random source. */
export async function fakerOf(locale: Locale, random: Random): Promise<Faker> {
  const [{ Faker }, { faker }] = await Promise.all([import('@faker-js/faker'), LOADERS[locale]()]);
  return new Faker({ locale: faker.rawDefinitions, randomizer: { next: () => random.fraction(), seed: () => {} } });
}

/** Lists of first and last names of a locale and sex. */
export function namesOf(faker: Faker, sex: 'female' | 'male'): { first: readonly string[]; last: readonly string[] } {
  const { first_name: first, last_name: last } = faker.rawDefinitions.person ?? {};
  return { first: listOf(first, sex), last: listOf(last, sex) };
}

function listOf(
  names: Partial<Record<'female' | 'male' | 'generic', readonly string[] | undefined>> | null | undefined,
  sex: 'female' | 'male',
): readonly string[] {
  const [own, generic] = [names?.[sex] ?? [], names?.generic ?? []];
  return [...new Set(own.length > 0 ? own : generic)];
}

/** First and last name in the order of the locale. */
export function fullNameOf(locale: Locale, first: string, last: string): string {
  if (locale === 'ja') return `${last} ${first}`;
  return locale === 'zh_CN' || locale === 'ko' ? last + first : `${first} ${last}`;
}
