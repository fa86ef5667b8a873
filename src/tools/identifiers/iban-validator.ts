import { z } from 'zod';
import { defineTool } from '../define.ts';
import { compact, grouped, reason, refused, valid } from './lib/answers.ts';
import { bbanPieces, fitsPieces, ibanDigits, isSepaCountry, splitBban } from './lib/iban.ts';

/** Checks an IBAN and splits it. */
export function validateIban(value: string) {
  const normalized = compact(value);
  const [country, checkDigits, bban] = [normalized.slice(0, 2), normalized.slice(2, 4), normalized.slice(4)];
  if (!/^[A-Z]{2}[0-9]{2}/.test(normalized)) return refused('An IBAN begins with two letters of the country and two check digits.');
  const pieces = bbanPieces(country);
  if (!pieces) return refused(`${country} is not a country with IBANs.`);
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  if (bban.length !== length) return refused(`An IBAN of ${country} has ${length + 4} characters, not ${normalized.length}.`);
  if (!fitsPieces(bban, pieces)) return refused(`The part after the check digits does not have the form that ${country} uses.`);
  const expected = ibanDigits(country, bban);
  if (expected !== checkDigits) return { ...refused(`The check digits are wrong; they would have to be ${expected}.`), expectedCheckDigits: expected };
  return {
    valid: true,
    normalized,
    formatted: grouped(normalized, 4),
    country,
    checkDigits,
    bban,
    ...splitBban(bban, pieces),
    isSepa: isSepaCountry(country),
    isQrIban: (country === 'CH' || country === 'LI') && /^3[01]/.test(bban),
  };
}

export default defineTool({
  slug: 'iban-validator',
  name: 'IBAN Validator',
  category: 'identifiers',
  summary: "Checks an IBAN's country structure and check digits and splits it.",
  description:
    'The structures and positions are those of the SWIFT IBAN Registry. National check digits inside the BBAN are not checked, and whether the account exists is not asked.',
  reference: 'ISO 13616, SWIFT IBAN Registry, ISO/IEC 7064 MOD 97-10; SEPA countries of the European Payments Council',
  keywords: ['bank account', 'international account number', 'sepa', 'bban', 'check iban', 'transfer'],
  inputs: z.strictObject({ value: z.string().max(100).describe('The IBAN, separators allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The electronic form: upper case without separators'),
    formatted: z.string().optional().describe('The printed form in groups of four'),
    country: z.string().optional().describe('The country, ISO 3166-1 alpha-2 or XK'),
    checkDigits: z.string().optional().describe('The two check digits in positions 3 and 4'),
    bban: z.string().optional().describe('The national part after the check digits'),
    bankCode: z.string().optional().describe('The bank in the national part'),
    branchCode: z.string().optional().describe('The branch in the national part, where the registry defines one'),
    accountNumber: z.string().optional().describe('The account in the national part, without national check digits beside it'),
    isSepa: z.boolean().optional().describe('Whether the country takes part in the SEPA schemes'),
    isQrIban: z.boolean().optional().describe('Whether it is a QR-IBAN: Switzerland or Liechtenstein, institution 30000 to 31999'),
    expectedCheckDigits: z.string().optional().describe('The right check digits, given when only those are wrong'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'GB82 WEST 1234 5698 7654 32' },
      result: {
        valid: true,
        normalized: 'GB82WEST12345698765432',
        formatted: 'GB82 WEST 1234 5698 7654 32',
        country: 'GB',
        checkDigits: '82',
        bban: 'WEST12345698765432',
        bankCode: 'WEST',
        branchCode: '123456',
        accountNumber: '98765432',
        isSepa: true,
        isQrIban: false,
      },
    },
    {
      inputs: { value: 'GB83WEST12345698765432' },
      result: { valid: false, expectedCheckDigits: '82', reason: 'The check digits are wrong; they would have to be 82.' },
    },
  ],
  run: ({ value }) => validateIban(value),
});
