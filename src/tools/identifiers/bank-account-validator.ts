import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mod97Digits, valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { compact, reason, refused, valid } from './lib/answers.ts';

type Kind = 'mx-clabe' | 'ar-cbu' | 'es-ccc' | 'no-konto' | 'in-ifsc';

const FORMS: Record<Kind, { pattern: RegExp; form: string; bank: number; branch: number }> = {
  'mx-clabe': { pattern: /^[0-9]{18}$/, form: 'A CLABE has 18 digits.', bank: 3, branch: 3 },
  'ar-cbu': { pattern: /^[0-9]{22}$/, form: 'A CBU has 22 digits.', bank: 3, branch: 4 },
  'es-ccc': { pattern: /^[0-9]{20}$/, form: 'A CCC has 20 digits.', bank: 4, branch: 4 },
  'no-konto': { pattern: /^[0-9]{11}$/, form: 'A kontonummer has 11 digits.', bank: 4, branch: 0 },
  'in-ifsc': { pattern: /^[A-Z]{4}0[A-Z0-9]{6}$/, form: 'An IFSC has four letters, a 0 and six letters or digits.', bank: 4, branch: 6 },
};

const complement10 = (sum: number): string => String((10 - (sum % 10)) % 10);

/** The check digit of a CLABE: each product modulo 10. @param payload 17 digits */
function clabeDigit(payload: string): string {
  const products = valuesOf(payload).map((digit, index) => (digit * ([3, 7, 1][index % 3] ?? 0)) % 10);
  return complement10(products.reduce((sum, product) => sum + product, 0));
}

/** One of the two control digits of a CCC. @param payload ten digits */
function cccDigit(payload: string): string {
  const check = 11 - (weightedSum(valuesOf(payload), [1, 2, 4, 8, 5, 10, 9, 7, 3, 6]) % 11);
  return check === 11 ? '0' : check === 10 ? '1' : String(check);
}

/** The check digit of a kontonummer, or undefined when the payload has none. @param payload ten digits */
function kontoDigit(payload: string): string | undefined {
  const check = (11 - (weightedSum(valuesOf(payload), [5, 4, 3, 2, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? undefined : String(check);
}

/** Whether the check digits of a well-formed number are right. */
function passes(number: string, kind: Kind): boolean {
  switch (kind) {
    case 'mx-clabe':
      return clabeDigit(number.slice(0, 17)) === number.slice(17);
    case 'ar-cbu':
      return (
        complement10(weightedSum(valuesOf(number.slice(0, 7)), [7, 1, 3, 9])) === number.slice(7, 8) &&
        complement10(weightedSum(valuesOf(number.slice(8, 21)), [3, 9, 7, 1])) === number.slice(21)
      );
    case 'es-ccc':
      return cccDigit(`00${number.slice(0, 8)}`) + cccDigit(number.slice(10)) === number.slice(8, 10);
    case 'no-konto':
      return kontoDigit(number.slice(0, 10)) === number.slice(10);
    case 'in-ifsc':
      return true;
  }
}

function ibanOf(number: string, kind: Kind): { iban?: string } {
  const country = kind === 'es-ccc' ? 'ES' : kind === 'no-konto' ? 'NO' : undefined;
  return country === undefined ? {} : { iban: country + mod97Digits(number + country) + number };
}

function branchOf(number: string, kind: Kind): string {
  const start = kind === 'in-ifsc' ? 5 : FORMS[kind].bank;
  return number.slice(start, start + FORMS[kind].branch);
}

export default defineTool({
  slug: 'bank-account-validator',
  name: 'Bank Account Number Validator',
  category: 'identifiers',
  summary: 'Checks national account numbers: Mexican CLABE, Argentine CBU, Spanish CCC, Norwegian kontonummer, Indian IFSC.',
  description: 'An IFSC (the code of a bank branch) has no check digit. For Spain and Norway the IBAN of the account is given as well.',
  reference: 'Banxico (CLABE), BCRA (CBU), Banco de España (CCC), Bits (kontonummer), Reserve Bank of India (IFSC)',
  keywords: ['clabe', 'cbu', 'ccc', 'kontonummer', 'ifsc', 'mexico', 'argentina', 'spain', 'norway', 'india', 'bban'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The account number, separators allowed'),
    type: z.enum(['mx-clabe', 'ar-cbu', 'es-ccc', 'no-konto', 'in-ifsc']).describe('Kind of account number'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The number without separators'),
    bankCode: z.string().optional().describe('The digits of the bank; of an IFSC its four letters'),
    branchCode: z.string().optional().describe('The digits of the branch; of an IFSC its last six characters'),
    iban: z.string().optional().describe('The IBAN of the account, for Spain and Norway'),
    reason,
  }),
  examples: [
    {
      inputs: { value: '1234-1234-16 1234567890', type: 'es-ccc' },
      result: { valid: true, normalized: '12341234161234567890', bankCode: '1234', branchCode: '1234', iban: 'ES7712341234161234567890' },
    },
    { inputs: { value: 'SBIN0001234', type: 'in-ifsc' }, result: { valid: true, normalized: 'SBIN0001234', bankCode: 'SBIN', branchCode: '001234' } },
  ],
  run({ value, type }) {
    const normalized = compact(value);
    const { pattern, form, bank } = FORMS[type];
    if (!pattern.test(normalized)) return refused(form);
    if (!passes(normalized, type)) return refused('The check digits do not fit the number.');
    const branchCode = branchOf(normalized, type);
    return { valid: true, normalized, bankCode: normalized.slice(0, bank), ...(branchCode === '' ? {} : { branchCode }), ...ibanOf(normalized, type) };
  },
});
