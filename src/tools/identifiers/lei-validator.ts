import { z } from 'zod';
import { defineTool } from '../define.ts';
import { mod97Digits } from '../shared/identifiers/check-digits.ts';
import { reason, refused, valid, withoutSpacesAndHyphens } from './lib/answers.ts';

/** Checks a legal entity identifier. */
export function validateLei(value: string) {
  const normalized = withoutSpacesAndHyphens(value);
  if (!/^[A-Z0-9]{18}[0-9]{2}$/.test(normalized)) return refused('An LEI has 18 letters or digits and two check digits.');
  const expected = mod97Digits(normalized.slice(0, -2));
  const checkDigits = normalized.slice(-2);
  if (expected !== checkDigits) return { ...refused(`The check digits are wrong; they would have to be ${expected}.`), expectedCheckDigits: expected };
  return { valid: true, normalized, lou: normalized.slice(0, 4), checkDigits };
}

export default defineTool({
  slug: 'lei-validator',
  name: 'LEI Validator',
  category: 'identifiers',
  summary: 'Checks a Legal Entity Identifier (LEI) by its form and check digits.',
  description: 'Spaces and hyphens are ignored. lou is the prefix of the local operating unit that issues the number.',
  reference: 'ISO 17442-1, ISO/IEC 7064 MOD 97-10',
  keywords: ['company', 'gleif', 'legal entity', 'organisation', 'lei code', 'lei number'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The LEI of 20 characters, spaces and hyphens allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 20 characters in upper case'),
    lou: z.string().optional().describe('The issuer’s prefix of four characters'),
    checkDigits: z.string().optional().describe('The last two digits'),
    expectedCheckDigits: z.string().optional().describe('The right check digits, given when only those are wrong'),
    reason,
  }),
  examples: [
    {
      inputs: { value: '213800KUD8LAJWSQ9D15' },
      result: { valid: true, normalized: '213800KUD8LAJWSQ9D15', lou: '2138', checkDigits: '15' },
    },
  ],
  run: ({ value }) => validateLei(value),
});
