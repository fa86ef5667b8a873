/** A code that a field takes, and what it stands for. */
export type Offer = readonly [code: string, name: string];

const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
/** Codes that browsers have names for and ISO 3166-1 has no country for. */
const NO_COUNTRIES: ReadonlySet<string> = new Set('AC CP CQ DG EA EU EZ IC QO TA UN XA XB XK ZZ'.split(' '));
const LANGUAGES = (
  'ar bg bn ca cs da de de-AT de-CH el en en-AU en-CA en-GB en-IN en-US es es-MX et fa fi fr fr-CA he hi hr hu id it ja ko lt lv ms nb nl pl pt pt-BR ro ru sk sl sr sv sw ta ' +
  'th tr uk ur vi zh zh-Hans zh-Hant'
).split(' ');

const named = (type: 'region' | 'currency' | 'language', codes: readonly string[]): Offer[] => {
  const names = new Intl.DisplayNames('en', { type, fallback: 'none' });
  return codes.flatMap((code): Offer[] => {
    const name = names.of(code);
    return name === undefined ? [] : [[code, name]];
  });
};

/** Countries by their codes of two letters, in the order of their names. What was renamed or is no more has another code as its canonical one. */
export function countries(): Offer[] {
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => first + second));
  const present = codes.filter((code) => !NO_COUNTRIES.has(code) && new Intl.Locale(`und-${code}`).region === code);
  return named('region', present).toSorted(([, one], [, other]) => one.localeCompare(other, 'en'));
}

/** Currencies by their codes of three letters. */
export const currencies = (): Offer[] => named('currency', Intl.supportedValuesOf('currency'));

/** The languages that most texts are in. */
export const languages = (): Offer[] => named('language', LANGUAGES);
