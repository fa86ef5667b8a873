import { z } from 'zod';
import { defineTool } from '../define.ts';
import { luhnDigit } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';

const PREFIX = '80840';

/** The check digit of an NPI. @param payload nine digits */
export const npiDigit = (payload: string): string => luhnDigit(PREFIX + payload);

/** Checks an NPI, with or without the prefix 80840. */
export function validateNpi(value: string) {
  const digits = withoutSpacesAndHyphens(value);
  const normalized = digits.length === 15 && digits.startsWith(PREFIX) ? digits.slice(PREFIX.length) : digits;
  if (!/^[12][0-9]{9}$/.test(normalized)) return refused('An NPI has ten digits, the first of them 1 or 2, or 15 with 80840 in front.');
  const check = npiDigit(normalized.slice(0, 9));
  return check === normalized.slice(-1) ? { valid: true, normalized } : wrongCheckDigit(check);
}

export default defineTool({
  slug: 'npi-validator',
  name: 'NPI Validator',
  category: 'identifiers',
  summary: 'Checks a US National Provider Identifier (NPI) by its check digit.',
  description: 'Ten digits, or 15 with the prefix 80840 of the card issuer form; the check digit covers the prefix in both.',
  reference: '45 CFR 162.406, ISO/IEC 7812-1 (Luhn)',
  keywords: ['doctor', 'physician', 'health care', 'provider', 'hipaa', 'medicare', 'npi number'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The ten digits, or 15 with 80840 in front; spaces and hyphens allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The ten digits without separators'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: '1234567893' }, result: { valid: true, normalized: '1234567893' } }],
  run: ({ value }) => validateNpi(value),
});
