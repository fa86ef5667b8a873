/** How amounts of a currency are said in English: of one and of others, with hundredths where it has them. */
export interface SpokenCurrency {
  one: string;
  many: string;
  hundredth?: string;
  hundredths?: string;
}

const withCents = (one: string, many: string, hundredth = 'cent', hundredths = `${hundredth}s`): SpokenCurrency => ({ one, many, hundredth, hundredths });
const DOLLARS = withCents('dollar', 'dollars');
const PESOS = withCents('peso', 'pesos', 'centavo');

/** By ISO 4217 code. */
export const SPOKEN_CURRENCIES: Readonly<Record<string, SpokenCurrency>> = {
  USD: DOLLARS,
  EUR: withCents('euro', 'euros'),
  GBP: withCents('pound', 'pounds', 'penny', 'pence'),
  CAD: DOLLARS,
  AUD: DOLLARS,
  NZD: DOLLARS,
  SGD: DOLLARS,
  HKD: DOLLARS,
  JPY: { one: 'yen', many: 'yen' },
  KRW: { one: 'won', many: 'won' },
  CHF: withCents('franc', 'francs', 'centime'),
  INR: withCents('rupee', 'rupees', 'paisa', 'paise'),
  PKR: withCents('rupee', 'rupees', 'paisa', 'paise'),
  CNY: withCents('yuan', 'yuan', 'fen', 'fen'),
  SEK: withCents('krona', 'kronor', 'öre', 'öre'),
  NOK: withCents('krone', 'kroner', 'øre', 'øre'),
  DKK: withCents('krone', 'kroner', 'øre', 'øre'),
  PLN: withCents('zloty', 'zlotys', 'grosz', 'groszy'),
  CZK: withCents('koruna', 'korunas', 'haler'),
  RUB: withCents('ruble', 'rubles', 'kopeck'),
  UAH: withCents('hryvnia', 'hryvnias', 'kopiyka'),
  TRY: withCents('lira', 'liras', 'kurus', 'kurus'),
  ILS: withCents('shekel', 'shekels', 'agora', 'agorot'),
  BRL: withCents('real', 'reais', 'centavo'),
  MXN: PESOS,
  PHP: PESOS,
  ARS: PESOS,
  ZAR: withCents('rand', 'rand'),
  NGN: withCents('naira', 'naira', 'kobo', 'kobo'),
  THB: withCents('baht', 'baht', 'satang', 'satang'),
  MYR: withCents('ringgit', 'ringgit', 'sen', 'sen'),
  IDR: withCents('rupiah', 'rupiah', 'sen', 'sen'),
  AED: withCents('dirham', 'dirhams', 'fils', 'fils'),
  SAR: withCents('riyal', 'riyals', 'halala'),
};
