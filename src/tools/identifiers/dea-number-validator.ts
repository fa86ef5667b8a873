import { z } from 'zod';
import { defineTool } from '../define.ts';
import { valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, upperCase, valid, wrongCheckDigit } from './lib/answers.ts';

export default defineTool({
  slug: 'dea-number-validator',
  name: 'DEA Number Validator',
  category: 'identifiers',
  summary: 'Checks a US Drug Enforcement Administration registration number.',
  description: 'A letter for the type of registrant, the first letter of the name or a 9, six digits and a check digit.',
  reference: 'US Drug Enforcement Administration, Diversion Control Division',
  keywords: ['prescriber', 'pharmacy', 'doctor', 'controlled substance', 'medical'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The two characters and seven digits of the number') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The nine characters in upper case'),
    registrantType: z.string().optional().describe('The first letter: the type of registrant'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: 'AB1234563' }, result: { valid: true, normalized: 'AB1234563', registrantType: 'A' } }],
  run({ value }) {
    const normalized = upperCase(value.trim());
    if (!/^[A-Z][A-Z9][0-9]{7}$/.test(normalized)) return refused('A DEA number has a letter, a letter or 9, and seven digits.');
    if (!/^[A-HJ-MPRSTUX]/.test(normalized)) return refused(`${normalized.charAt(0)} is not a type of registrant.`);
    const check = String(weightedSum(valuesOf(normalized.slice(2, 8)), [1, 2]) % 10);
    return check === normalized.slice(-1) ? { valid: true, normalized, registrantType: normalized.charAt(0) } : wrongCheckDigit(check);
  },
});
