import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { dammDigit, gs1Digit, hybridSystemCharacter, luhnDigit, mod97Digits, pureSystemCharacter, verhoeffDigit } from '../shared/identifiers/check-digits.ts';
import { compact } from './lib/answers.ts';

const DIGITS = '0123456789';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

interface Method {
  /** Characters that may be before the check characters. */
  alphabet: string;
  /** Characters that may be check characters. */
  checkAlphabet: string;
  length: number;
  compute(payload: string): string;
}

const method = (alphabet: string, compute: (payload: string) => string, checkAlphabet = alphabet, length = 1): Method => ({
  alphabet,
  checkAlphabet,
  length,
  compute,
});

const METHODS = {
  verhoeff: method(DIGITS, verhoeffDigit),
  damm: method(DIGITS, dammDigit),
  gs1: method(DIGITS, gs1Digit),
  'mod11-2': method(DIGITS, (payload) => pureSystemCharacter(payload, 11), `${DIGITS}X`),
  'mod37-2': method(DIGITS + LETTERS, (payload) => pureSystemCharacter(payload, 37), `${DIGITS + LETTERS}*`),
  'mod97-10': method(DIGITS + LETTERS, mod97Digits, DIGITS, 2),
  'mod11-10': method(DIGITS, (payload) => hybridSystemCharacter(payload, 10)),
  'mod37-36': method(DIGITS + LETTERS, (payload) => hybridSystemCharacter(payload, 36)),
};

function refuseForeign(text: string, alphabet: string, what: string): void {
  const at = Array.from(text).findIndex((character) => !alphabet.includes(character));
  if (at >= 0) invalid('value', `has ${JSON.stringify(Array.from(text)[at])} among its ${what}; there this algorithm takes only the characters ${alphabet}`);
}

export default defineTool({
  slug: 'check-digit-calculator',
  name: 'Check Digit Calculator (Luhn, Verhoeff, Damm, ISO 7064)',
  category: 'identifiers',
  summary: 'Computes or verifies check digits by the common algorithms.',
  description:
    'Separators (spaces, hyphens, dots, slashes) are ignored and letters may be of either case. mod97-10 gives two digits, the others one character; mod11-2 may give X and mod37-2 may give *.',
  reference: 'ISO/IEC 7812-1 (Luhn), ISO/IEC 7064, Verhoeff 1969, Damm 2004, GS1 General Specifications section 7.9',
  keywords: ['mod 11', 'checksum', 'mod 10', 'modulus', 'control digit', 'verify number'],
  inputs: z.strictObject({
    value: z.string().min(1).max(1000).describe('Digits (letters where the algorithm has them): without check characters to compute them, with them to verify'),
    algorithm: z
      .enum(['luhn', 'verhoeff', 'damm', 'gs1', 'mod11-2', 'mod37-2', 'mod97-10', 'mod11-10', 'mod37-36'])
      .default('luhn')
      .describe('The method that the check characters follow'),
    mode: z.enum(['compute', 'verify']).default('compute').describe('Whether to add check characters or to check the last ones'),
    base: z.int().min(2).max(36).default(10).describe('Even number base of Luhn mod N, with the digits 0-9 and A-Z; for luhn only'),
  }),
  result: z.strictObject({
    checkDigits: z.string().describe('The right check characters; when verifying, those for the value without its last ones'),
    complete: z.string().describe('The value without separators and with the right check characters'),
    valid: z.boolean().optional().describe('Whether the given check characters are right; only when verifying'),
  }),
  appliesWhen: {
    base: { algorithm: ['luhn'] },
  },
  examples: [
    { inputs: { value: '7992739871' }, result: { checkDigits: '3', complete: '79927398713' } },
    { inputs: { value: '5724', algorithm: 'damm', mode: 'verify' }, result: { checkDigits: '4', complete: '5724', valid: true } },
  ],
  run({ value, algorithm, mode, base }) {
    if (algorithm !== 'luhn' && base !== 10) invalid('base', 'is for the algorithm luhn only; leave it out');
    if (base % 2 !== 0) invalid('base', `must be even for Luhn mod N, not ${base}`);
    const { alphabet, checkAlphabet, length, compute } =
      algorithm === 'luhn' ? method((DIGITS + LETTERS).slice(0, base), (payload) => luhnDigit(payload, base)) : METHODS[algorithm];
    const text = compact(value);
    const end = mode === 'verify' ? Math.max(0, text.length - length) : text.length;
    const [payload, given] = [text.slice(0, end), text.slice(end)];
    if (payload === '') invalid('value', 'has nothing before the check characters; give at least one digit more');
    refuseForeign(payload, alphabet, 'characters');
    if (mode === 'verify') refuseForeign(given, checkAlphabet, 'check characters');
    const checkDigits = compute(payload);
    return { checkDigits, complete: payload + checkDigits, ...(mode === 'verify' ? { valid: given === checkDigits } : {}) };
  },
});
