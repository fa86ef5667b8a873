import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { luhnDigit, mod97Digits, valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { compact, grouped, reason, refused } from './lib/answers.ts';

interface Kind {
  /** The whole reference, in compact form. */
  pattern: RegExp;
  form: string;
  payloadPattern: RegExp;
  payloadForm: string;
  payloadOf(reference: string): string;
  complete(payload: string): string;
  format(reference: string): string;
}

const RECURSIVE = [0, 9, 4, 6, 8, 2, 7, 1, 3, 5];

function recursiveDigit(payload: string): string {
  const carry = valuesOf(payload).reduce((rest, digit) => RECURSIVE[(rest + digit) % 10] ?? 0, 0);
  return String((10 - carry) % 10);
}

function belgianDigits(payload: string): string {
  const rest = Number(payload) % 97;
  return String(rest === 0 ? 97 : rest).padStart(2, '0');
}

const finnishDigit = (payload: string): string => String((10 - (weightedSum(valuesOf(payload).reverse(), [7, 3, 1]) % 10)) % 10);

function kidDigit11(payload: string): string {
  const check = (11 - (weightedSum(valuesOf(payload).reverse(), [2, 3, 4, 5, 6, 7]) % 11)) % 11;
  return check === 10 ? '-' : String(check);
}

const fromTheRight = (text: string): string => text.replace(/(?=(?:.{5})+$)(?!^)/g, ' ');
const withoutLast = (reference: string): string => reference.slice(0, -1);

const KINDS: Record<'rf' | 'be-ogm' | 'ch-qrr' | 'fi-viite' | 'no-kid10' | 'no-kid11', Kind> = {
  rf: {
    pattern: /^RF[0-9]{2}[A-Z0-9]{1,21}$/,
    form: 'A creditor reference has RF, two check digits and 1 to 21 letters or digits.',
    payloadPattern: /^[A-Z0-9]{1,21}$/,
    payloadForm: '1 to 21 letters or digits',
    payloadOf: (reference) => reference.slice(4),
    complete: (payload) => `RF${mod97Digits(`${payload}RF`)}${payload}`,
    format: (reference) => grouped(reference, 4),
  },
  'be-ogm': {
    pattern: /^[0-9]{12}$/,
    form: 'A Belgian reference has 12 digits.',
    payloadPattern: /^[0-9]{10}$/,
    payloadForm: '10 digits',
    payloadOf: (reference) => reference.slice(0, 10),
    complete: (payload) => payload + belgianDigits(payload),
    format: (reference) => `+++${reference.slice(0, 3)}/${reference.slice(3, 7)}/${reference.slice(7)}+++`,
  },
  'ch-qrr': {
    pattern: /^[0-9]{27}$/,
    form: 'A QR reference has 27 digits.',
    payloadPattern: /^[0-9]{1,26}$/,
    payloadForm: '1 to 26 digits',
    payloadOf: withoutLast,
    complete(payload) {
      const padded = payload.padStart(26, '0');
      return padded + recursiveDigit(padded);
    },
    format: (reference) => `${reference.slice(0, 2)} ${grouped(reference.slice(2), 5)}`,
  },
  'fi-viite': {
    pattern: /^[0-9]{4,20}$/,
    form: 'A Finnish reference has 4 to 20 digits.',
    payloadPattern: /^[0-9]{3,19}$/,
    payloadForm: '3 to 19 digits',
    payloadOf: withoutLast,
    complete: (payload) => payload + finnishDigit(payload),
    format: fromTheRight,
  },
  'no-kid10': {
    pattern: /^[0-9]{2,25}$/,
    form: 'A KID has 2 to 25 digits.',
    payloadPattern: /^[0-9]{1,24}$/,
    payloadForm: '1 to 24 digits',
    payloadOf: withoutLast,
    complete: (payload) => payload + luhnDigit(payload),
    format: (reference) => reference,
  },
  'no-kid11': {
    pattern: /^[0-9]{1,24}[0-9-]$/,
    form: 'A KID has 2 to 25 digits, the last of which may be a hyphen.',
    payloadPattern: /^[0-9]{1,24}$/,
    payloadForm: '1 to 24 digits',
    payloadOf: withoutLast,
    complete: (payload) => payload + kidDigit11(payload),
    format: (reference) => reference,
  },
};

/** The compact form; the hyphen that a KID ends in is its check character. */
function withoutSeparators(value: string, keepLastHyphen: boolean): string {
  const text = value.trim().replaceAll('+', '');
  return compact(text) + (keepLastHyphen && text.endsWith('-') ? '-' : '');
}

export default defineTool({
  slug: 'payment-reference-validator',
  name: 'Payment Reference Generator and Validator',
  category: 'identifiers',
  summary: 'Creates and checks payment references: ISO 11649 RF, Belgian OGM, Swiss QR, Finnish viite, Norwegian KID.',
  description:
    'Separators and plus signs are ignored. A payload for a Swiss QR reference is padded with zeros to 26 digits. The KID by modulus 11 ends in a hyphen where the check digit would be 10.',
  reference: 'ISO 11649; Febelfin (OGM-VCS); SIX Swiss Payment Standards; Finance Finland; Bits (KID)',
  keywords: ['invoice', 'creditor reference', 'structured communication', 'qr bill', 'qr-iban', 'viitenumero', 'ogm', 'vcs', 'kid'],
  inputs: z.strictObject({
    value: z.string().min(1).max(50).describe('The reference to check, or the payload to generate one from; separators and plus signs allowed'),
    type: z.enum(['rf', 'be-ogm', 'ch-qrr', 'fi-viite', 'no-kid10', 'no-kid11']).default('rf').describe('Kind of payment reference'),
    mode: z.enum(['validate', 'generate']).default('validate').describe('Whether to check a reference or to make one from a payload'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the reference passes every rule; true when generating'),
    reference: z.string().optional().describe('The reference without separators'),
    formatted: z.string().optional().describe('The reference in its usual printed form'),
    payload: z.string().optional().describe('The reference without its check digits'),
    reason,
  }),
  examples: [
    {
      inputs: { value: '539007547034', type: 'rf', mode: 'generate' },
      result: { valid: true, reference: 'RF18539007547034', formatted: 'RF18 5390 0754 7034', payload: '539007547034' },
    },
    {
      inputs: { value: '+++090/9337/55493+++', type: 'be-ogm' },
      result: { valid: true, reference: '090933755493', formatted: '+++090/9337/55493+++', payload: '0909337554' },
    },
  ],
  run({ value, type, mode }) {
    const kind = KINDS[type];
    const text = withoutSeparators(value, type === 'no-kid11' && mode === 'validate');
    if (mode === 'generate' && !kind.payloadPattern.test(text)) unprocessable(`The payload of this kind of reference has ${kind.payloadForm}.`, 'value');
    if (mode === 'validate' && !kind.pattern.test(text)) return refused(kind.form);
    const reference = kind.complete(mode === 'generate' ? text : kind.payloadOf(text));
    if (mode === 'validate' && reference !== text) return refused('The check digits do not fit the reference.');
    return { valid: true, reference, formatted: kind.format(reference), payload: kind.payloadOf(reference) };
  },
});
