import { recogniser } from '../detection/recogniser.ts';

const SYMBOLS: Readonly<Record<string, string>> = {
  $: 'USD',
  US$: 'USD',
  A$: 'AUD',
  C$: 'CAD',
  CA$: 'CAD',
  NZ$: 'NZD',
  HK$: 'HKD',
  S$: 'SGD',
  R$: 'BRL',
  MX$: 'MXN',
  '\u20ac': 'EUR',
  '\u00a3': 'GBP',
  '\u00a5': 'JPY',
  '\u20b9': 'INR',
  '\u20bd': 'RUB',
  '\u20a9': 'KRW',
  '\u20aa': 'ILS',
  '\u20ba': 'TRY',
  '\u20b4': 'UAH',
  '\u20ab': 'VND',
  '\u20a6': 'NGN',
  '\u0e3f': 'THB',
  'z\u0142': 'PLN',
  'K\u010d': 'CZK',
  kr: 'SEK',
  Fr: 'CHF',
};
const CODES =
  /^(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|CNY|HKD|SGD|INR|BRL|MXN|ZAR|SEK|NOK|DKK|PLN|CZK|HUF|RON|BGN|TRY|RUB|UAH|KRW|THB|IDR|MYR|PHP|VND|ILS|AED|SAR|EGP|NGN|KES|ARS|CLP|COP|PEN|ISK|TWD)$/;
const AMOUNT = String.raw`[-+]?(?:\d{1,2}(?:,\d{2})+,\d{3}|\d{1,3}(?:[,.'\s\u00a0\u202f]\d{3})+|\d+)(?:[.,]\d{1,2})?`;
const BEFORE = new RegExp(
  `^([-+]?)\\s*((?:[A-Z]{1,3})?[$\\u20ac\\u00a3\\u00a5\\u20b9\\u20bd\\u20a9\\u20aa\\u20ba\\u20b4\\u20ab\\u20a6\\u0e3f]|[A-Z]{3})\\s*(${AMOUNT})(?:[.,]-{1,2})?$`,
);
const AFTER = new RegExp(
  `^(${AMOUNT})\\s*([$\\u20ac\\u00a3\\u00a5\\u20b9\\u20bd\\u20a9\\u20aa\\u20ba\\u20b4\\u20ab\\u20a6\\u0e3f]|z\\u0142|K\\u010d|[A-Z]{3}|kr)$`,
);

export default recogniser({
  takes: 'line',
  fills: 'amount',
  recognise({ line }) {
    const [, sign = '', before, first] = BEFORE.exec(line) ?? [];
    const [, second, after] = AFTER.exec(line) ?? [];
    const symbol = before ?? after ?? '';
    const currency = CODES.test(symbol) ? symbol : SYMBOLS[symbol];
    const amount = numberIn(first ?? second ?? '');
    if (currency === undefined || amount === undefined) return undefined;
    return {
      what: 'an amount of money',
      confidence: symbol === 'kr' ? 0.85 : 0.96,
      main: sign === '-' ? -amount : amount,
      inputs: { currency },
      preview: line,
    };
  },
});

/** The last mark with one or two digits after it parts decimals, all others thousands. */
function numberIn(text: string): number | undefined {
  const plain = text.replace(/[\s\u00a0\u202f']/g, '');
  const [, whole = plain, decimals] = /^(.*)[.,](\d{1,2})$/.exec(plain) ?? [];
  const number = Number(`${whole.replace(/[.,]/g, '')}${decimals === undefined ? '' : `.${decimals}`}`);
  return Number.isFinite(number) && plain !== '' ? number : undefined;
}
