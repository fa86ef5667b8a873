import { z } from 'zod';
import { defineTool } from '../define.ts';
import { valuesOf } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

/** Checks a CAS Registry Number. */
export function validateCas(value: string) {
  const match = /^([1-9][0-9]{1,6})([-\u2010-\u2015]?)([0-9]{2})\2([0-9])$/.exec(value.trim());
  if (!match) return refused('A CAS number has two to seven digits (the first not 0), two digits and a check digit, as in 7732-18-5.');
  const [, first = '', , second = '', given] = match;
  const sum = valuesOf(first + second)
    .reverse()
    .reduce((total, digit, index) => total + digit * (index + 1), 0);
  const check = String(sum % 10);
  return check === given ? { valid: true, formatted: `${first}-${second}-${check}` } : wrongCheckDigit(check);
}

export default defineTool({
  slug: 'cas-number-validator',
  name: 'CAS Registry Number Validator',
  category: 'identifiers',
  summary: 'Checks the CAS registry number of a chemical substance.',
  description: 'With hyphens, which must then be in place, or digits only.',
  reference: 'CAS, check digit verification of CAS Registry Numbers',
  keywords: ['chemistry', 'compound', 'substance', 'casrn', 'chemical'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The number with hyphens, or its digits only') }),
  result: z.strictObject({
    valid,
    formatted: z.string().optional().describe('The number with hyphens before the last three digits and the last one'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: '7732-18-5' }, result: { valid: true, formatted: '7732-18-5' } }],
  run: ({ value }) => validateCas(value),
});
