import { invalid } from '../../errors.ts';
import { MONTHS, WEEKDAYS } from './moments.ts';

/** How long a name is written. */
export type NameStyle = 'long' | 'short' | 'narrow';

/** A locale that the runtime knows how to read, in its canonical form. Languages without data fall back to US English. @param path the field it came in */
export function localeOf(text: string, path = 'locale'): string[] {
  try {
    const [locale] = Intl.getCanonicalLocales(text);
    if (locale !== undefined) return [locale, 'en-US'];
  } catch {
    // Reported below.
  }
  return invalid(path, 'must be a BCP 47 language tag such as en-US, de or pt-BR');
}

const DIGITS = /^\d+$/;

/** The names of the twelve months as they are in a date. */
export function monthNames(locale: readonly string[], style: NameStyle): string[] {
  if (isEnglishUS(locale)) return MONTHS.map((name) => cut(name, style));
  const base = { timeZone: 'UTC', calendar: 'gregory', numberingSystem: 'latn', month: style } as const;
  const inDate = new Intl.DateTimeFormat([...locale], { ...base, day: 'numeric' });
  const alone = new Intl.DateTimeFormat([...locale], base);
  return MONTHS.map((_, index) => {
    const day = Date.UTC(2024, index, 1);
    const name = inDate.formatToParts(day).find(({ type }) => type === 'month')?.value ?? '';
    return name === '' || DIGITS.test(name) ? alone.format(day) : name;
  });
}

/** The names of the weekdays from Monday. */
export function dayNames(locale: readonly string[], style: NameStyle): string[] {
  if (isEnglishUS(locale)) return WEEKDAYS.map((name) => cut(name, style));
  const format = new Intl.DateTimeFormat([...locale], { timeZone: 'UTC', calendar: 'gregory', weekday: style });
  return WEEKDAYS.map((_, index) => format.format(Date.UTC(2024, 0, 1 + index)));
}

const isEnglishUS = ([locale]: readonly string[]): boolean => locale === 'en-US' || locale === 'en';
const cut = (name: string, style: NameStyle): string => (style === 'long' ? name : name.slice(0, style === 'short' ? 3 : 1));
