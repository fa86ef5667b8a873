import { z } from 'zod';
import { defineTool } from '../define.ts';
import { luhnDigit, passesLuhn } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, grouped, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';

type Network = 'visa' | 'mastercard' | 'amex' | 'discover' | 'diners-club' | 'jcb' | 'unionpay' | 'maestro' | 'mir' | 'unknown';

const between = (first: number, last: number): number[] => Array.from({ length: last - first + 1 }, (_, index) => first + index);
const FROM_16_TO_19 = between(16, 19);

interface Rule {
  network: Network;
  prefixes: RegExp;
  lengths: readonly number[];
}

/** In the order in which they are tried. */
const RULES: readonly Rule[] = [
  { network: 'mir', prefixes: /^220[0-4]/, lengths: FROM_16_TO_19 },
  { network: 'mastercard', prefixes: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16] },
  { network: 'amex', prefixes: /^3[47]/, lengths: [15] },
  { network: 'diners-club', prefixes: /^(30[0-5]|3095|36|38|39)/, lengths: between(14, 19) },
  { network: 'jcb', prefixes: /^35(2[89]|[3-8])/, lengths: FROM_16_TO_19 },
  { network: 'discover', prefixes: /^(6011|64[4-9]|65)/, lengths: FROM_16_TO_19 },
  { network: 'unionpay', prefixes: /^(62|81)/, lengths: FROM_16_TO_19 },
  { network: 'maestro', prefixes: /^(50|5[678]|639|6304|6759|676[123])/, lengths: between(12, 19) },
  { network: 'visa', prefixes: /^4/, lengths: [13, 16, 19] },
];
const UNKNOWN: Rule = { network: 'unknown', prefixes: /^/, lengths: between(12, 19) };

const format = (digits: string): string => {
  if (digits.length === 15) return digits.replace(/^(.{4})(.{6})(.{5})$/, '$1 $2 $3');
  return digits.length === 14 ? digits.replace(/^(.{4})(.{6})(.{4})$/, '$1 $2 $3') : grouped(digits, 4);
};

/** Checks a card number. @param value with spaces and hyphens or without */
export function validateCard(value: string) {
  const digits = withoutSpacesAndHyphens(value);
  if (!/^[0-9]*$/.test(digits)) return { ...refused('A card number contains only digits, spaces and hyphens.'), network: UNKNOWN.network, luhnValid: false };
  const { network, lengths } = RULES.find(({ prefixes }) => prefixes.test(digits)) ?? UNKNOWN;
  const always = { network, luhnValid: passesLuhn(digits) };
  if (!lengths.includes(digits.length)) {
    const wanted = lengths.length === 1 ? lengths[0] : `${lengths.slice(0, -1).join(', ')} or ${lengths.at(-1)}`;
    return { ...refused(`A card number of ${network === 'unknown' ? 'an unknown network' : network} has ${wanted} digits, not ${digits.length}.`), ...always };
  }
  const right = digits.slice(0, -1) + luhnDigit(digits.slice(0, -1));
  if (/^(.)\1*$/.test(right)) return { ...refused('One digit repeated is not a card number.'), ...always };
  if (!always.luhnValid) return { ...wrongCheckDigit(right.slice(-1)), ...always };
  return {
    valid: true,
    ...always,
    iin: digits.slice(0, digits.length < 16 ? 6 : 8),
    last4: digits.slice(-4),
    formatted: format(digits),
    masked: digits.slice(0, 6) + '*'.repeat(digits.length - 10) + digits.slice(-4),
  };
}

export default defineTool({
  slug: 'credit-card-validator',
  name: 'Credit Card Number Validator',
  category: 'identifiers',
  summary: 'Checks a card number with the Luhn formula and shows its network.',
  description:
    'Digits with spaces and hyphens. The network follows from the first prefix that fits; its lengths must fit as well. One digit repeated is not valid. Numbers are neither kept nor logged, and valid never means that a card was issued.',
  reference: 'ISO/IEC 7812-1 (Luhn); the networks’ published issuer identification ranges',
  keywords: [
    'debit card',
    'visa',
    'mastercard',
    'amex',
    'american express',
    'luhn',
    'card type',
    'payment',
    'bin',
    'iin',
    'pan',
    'credit card number',
    'credit card checker',
  ],
  inputs: z.strictObject({ value: z.string().max(50).describe('The card number, spaces and hyphens allowed') }),
  result: z.strictObject({
    valid,
    network: z
      .enum(['visa', 'mastercard', 'amex', 'discover', 'diners-club', 'jcb', 'unionpay', 'maestro', 'mir', 'unknown'])
      .describe('The card network by the prefix, whether the number is valid or not'),
    luhnValid: z.boolean().describe('Whether the number passes the Luhn formula, whatever its length or network'),
    iin: z.string().optional().describe('Issuer identification number: the first 8 digits, or 6 of a number below 16 digits'),
    last4: z.string().optional().describe('The last four digits'),
    formatted: z.string().optional().describe('The number in the groups printed on cards'),
    masked: z.string().optional().describe('The digits with all but the first 6 and last 4 as *'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '4242 4242 4242 4242' },
      result: {
        valid: true,
        network: 'visa',
        luhnValid: true,
        iin: '42424242',
        last4: '4242',
        formatted: '4242 4242 4242 4242',
        masked: '424242******4242',
      },
    },
    {
      inputs: { value: '378282246310006' },
      result: { valid: false, network: 'amex', luhnValid: false, expectedCheckDigit: '5', reason: 'The check digit is wrong; it would have to be 5.' },
    },
  ],
  run: ({ value }) => validateCard(value),
});
