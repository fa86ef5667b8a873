import { recogniser } from '../detection/recogniser.ts';

const CODES =
  /^(?:USD|EUR|GBP|JPY|CHF|CAD|AUD|NZD|CNY|HKD|SGD|INR|BRL|MXN|ZAR|SEK|NOK|DKK|PLN|CZK|HUF|BGN|RUB|UAH|KRW|THB|IDR|MYR|PHP|VND|ILS|AED|SAR|EGP|NGN|KES|CLP|ISK|TWD|XAF|XOF|MAD|PKR|BDT|LKR|QAR|KWD|BHD|GEL|KZT)$/;

export default recogniser({
  takes: 'line',
  fills: 'query',
  recognise: ({ line }) =>
    CODES.test(line) ? { what: 'a code of a currency', confidence: line === 'PHP' ? 0.4 : 0.82, main: line, preview: line } : undefined,
});
