import { z } from 'zod';
import { defineTool } from '../define.ts';
import { luhnDigitOfLetters, valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, upperCase, valid, wrongCheckDigit } from './lib/answers.ts';

/** Checks a SEDOL of 7 characters, or completes one of 6. */
export function validateSedol(value: string) {
  const text = upperCase(value.trim());
  if (!/^[0-9B-DF-HJ-NP-TV-Z]{6}[0-9]?$/.test(text)) return refused('A SEDOL has six digits or consonants and a check digit.');
  const body = text.slice(0, 6);
  const check = String((10 - (weightedSum(valuesOf(body), [1, 3, 1, 7, 3, 9]) % 10)) % 10);
  if (text.length === 7 && check !== text.slice(-1)) return wrongCheckDigit(check);
  const isin = `GB00${body}${check}`;
  return { valid: true, normalized: body + check, isin: isin + luhnDigitOfLetters(isin) };
}

export default defineTool({
  slug: 'sedol-validator',
  name: 'SEDOL Validator',
  category: 'identifiers',
  summary: 'Checks a London Stock Exchange number and gives its ISIN.',
  description: 'Six characters get their check digit and are valid. Letters are consonants; the ISIN is that of a British security (GB00).',
  reference: 'SEDOL Masterfile (London Stock Exchange), weights 1 3 1 7 3 9 1',
  keywords: ['stock', 'uk security', 'lse', 'share', 'isin'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The SEDOL of 7 characters, or 6 without check digit') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The seven characters in upper case'),
    isin: z.string().optional().describe('The ISIN of the form GB00'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: 'B15KXQ8' }, result: { valid: true, normalized: 'B15KXQ8', isin: 'GB00B15KXQ89' } }],
  run: ({ value }) => validateSedol(value),
});
