import { COUNTRY_CODES } from '../../shared/identifiers/countries.ts';

export interface Country {
  name: string;
  alpha2: string;
  alpha3: string;
  numeric: string;
  flag: string;
  callingCode?: string;
  currencies: string[];
  continent: string;
  /** All English names, the common one first. */
  names: string[];
}

/** Where ISO 4217 lists other currencies than the package of countries does. */
const CURRENCIES = new Map([
  ['CO', ['COP', 'COU']],
  ['CU', ['CUP', 'CUC']],
  ['EH', ['MAD']],
  ['MX', ['MXN', 'MXV']],
  ['UY', ['UYU', 'UYI', 'UYW']],
  ['VE', ['VES', 'VED']],
  ['ZW', ['ZWG']],
]);

/** The regional indicator letters of a code. */
const flagOf = (alpha2: string): string => String.fromCodePoint(...Array.from(alpha2, (letter) => 0x1f1e6 + letter.charCodeAt(0) - 0x41));

async function read(): Promise<Country[]> {
  const [english, codes, { countries: details }, phone] = await Promise.all([
    import('i18n-iso-countries/langs/en.json', { with: { type: 'json' } }),
    import('i18n-iso-countries/codes.json', { with: { type: 'json' } }),
    import('countries-list'),
    import('libphonenumber-js/max'),
  ]);
  const named = new Map<string, string | string[]>(Object.entries(english.default.countries));
  const detailed = new Map(Object.entries(details));
  return codes.default.flatMap(([alpha2 = '', alpha3 = '', numeric = '']) => {
    const detail = detailed.get(alpha2);
    if (!COUNTRY_CODES.has(alpha2) || !detail) return [];
    const [name = detail.name, ...others] = [named.get(alpha2) ?? []].flat();
    const calling = phone.isSupportedCountry(alpha2) ? phone.getCountryCallingCode(alpha2) : detail.phone[0];
    return [
      {
        name,
        alpha2,
        alpha3,
        numeric,
        flag: flagOf(alpha2),
        ...(calling === undefined ? {} : { callingCode: `+${calling}` }),
        currencies: CURRENCIES.get(alpha2) ?? [...detail.currency],
        continent: detail.continent,
        names: [name, ...others, detail.name],
      },
    ];
  });
}

let countries: Promise<Country[]> | undefined;

/** The countries of ISO 3166-1 by alpha-2 code, read at the first call. */
export function allCountries(): Promise<Country[]> {
  countries ??= read().then((list) => list.sort((a, b) => (a.alpha2 < b.alpha2 ? -1 : 1)));
  return countries;
}
