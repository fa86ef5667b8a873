import { allCountries } from './countries.ts';

export interface Currency {
  code: string;
  numeric: string;
  name: string;
  decimals?: number;
  countries: string[];
}

/** Codes whose minor unit is N.A. in ISO 4217. */
const WITHOUT_MINOR_UNIT = new Set(['XAG', 'XAU', 'XBA', 'XBB', 'XBC', 'XBD', 'XDR', 'XPD', 'XPT', 'XSU', 'XTS', 'XUA', 'XXX']);
/** Withdrawn since the list of the package: Curaçao and Sint Maarten changed in 2025, Bulgaria in 2026. */
const WITHDRAWN = new Set(['ANG', 'BGN']);
/** Added since: amendments 176 and 179. */
const ADDED = [
  { code: 'XAD', number: '396', digits: 2, currency: 'Arab Accounting Dinar' },
  { code: 'XCG', number: '532', digits: 2, currency: 'Caribbean Guilder' },
  { code: 'ZWG', number: '924', digits: 2, currency: 'Zimbabwe Gold' },
];

async function read(): Promise<Currency[]> {
  const [{ default: list }, countries] = await Promise.all([import('currency-codes'), allCountries()]);
  const listed = list.data.filter(({ code }) => !WITHDRAWN.has(code));
  const added = ADDED.filter(({ code }) => !listed.some((currency) => currency.code === code));
  return [...listed, ...added]
    .map(({ code, number, digits, currency }) => ({
      code,
      numeric: number,
      name: currency,
      ...(WITHOUT_MINOR_UNIT.has(code) ? {} : { decimals: digits }),
      countries: countries.filter(({ currencies }) => currencies.includes(code)).map(({ alpha2 }) => alpha2),
    }))
    .sort((a, b) => (a.code < b.code ? -1 : 1));
}

let currencies: Promise<Currency[]> | undefined;

/** The active currencies of ISO 4217 by code, read at the first call. */
export function allCurrencies(): Promise<Currency[]> {
  currencies ??= read();
  return currencies;
}
