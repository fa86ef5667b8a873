import { recogniser } from '../detection/recogniser.ts';
import { passesLuhn } from '../shared/identifiers/check-digits.ts';

const NETWORKS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^4(?:\d{12}|\d{15}|\d{18})$/, 'Visa'],
  [/^(?:5[1-5]\d{14}|2(?:22[1-9]|2[3-9]\d|[3-6]\d\d|7[01]\d|720)\d{12})$/, 'Mastercard'],
  [/^3[47]\d{13}$/, 'American Express'],
  [/^(?:6011|64[4-9]\d|65\d\d)\d{12}(?:\d{3})?$/, 'Discover'],
  [/^3(?:0[0-5]|[689]\d)\d{11}(?:\d{2})?$/, 'Diners Club'],
  [/^35(?:2[89]|[3-8]\d)\d{12}$/, 'JCB'],
  [/^62\d{14,17}$/, 'UnionPay'],
  [/^(?:5018|5020|5038|5893|6304|6759|676[1-3])\d{8,15}$/, 'Maestro'],
];

export default recogniser({
  takes: 'line',
  fills: 'value',
  recognise({ line }) {
    if (!/^\d[\d -]{11,24}\d$/.test(line) || / {2}|--/.test(line)) return undefined;
    const digits = line.replace(/[ -]/g, '');
    const network = NETWORKS.find(([pattern]) => pattern.test(digits))?.[1];
    if (network === undefined || !passesLuhn(digits)) return undefined;
    // In groups as they are printed, or as plain digits; other groups are other numbers.
    const isGrouped = /^\d{4}([ -])\d{4}\1\d{4}\1\d{1,4}(?:\1\d{1,3})?$|^\d{4}([ -])\d{6}\2\d{4,5}$/.test(line);
    const confidence = isGrouped
      ? 0.98
      : /^\d+$/.test(line)
        ? digits.length === 15 || digits.length === 16
          ? 0.95
          : digits.length === 13 || digits.length === 19
            ? 0.6
            : 0.75
        : 0.6;
    return {
      what: `a payment card number (${network})`,
      confidence,
      main: line,
      preview: `${network}, \u2022\u2022\u2022\u2022 ${digits.slice(-4)}`,
      secret: 'a payment card number',
    };
  },
});
