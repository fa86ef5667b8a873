import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleAddDoubleDigit, valuesOf } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, upperCase, valid, wrongCheckDigit } from './lib/answers.ts';

/** Checks a FIGI. */
export function validateFigi(value: string) {
  const normalized = upperCase(value.trim());
  if (!/^[B-DF-HJ-NP-TV-Z]{2}G[0-9B-DF-HJ-NP-TV-Z]{8}[0-9]$/.test(normalized))
    return refused('A FIGI has two consonants, the letter G, eight consonants or digits, and a check digit.');
  if (/^(BS|BM|GG|GB|GH|KY|VG)/.test(normalized))
    return refused(`A FIGI does not begin with ${normalized.slice(0, 2)}, so that it is never mistaken for an ISIN.`);
  const check = doubleAddDoubleDigit(valuesOf(normalized.slice(0, -1)));
  return check === normalized.slice(-1) ? { valid: true, normalized } : wrongCheckDigit(check);
}

export default defineTool({
  slug: 'figi-validator',
  name: 'FIGI Validator',
  category: 'identifiers',
  summary: 'Checks a Financial Instrument Global Identifier (FIGI).',
  description: 'Twelve characters, without vowels. The prefixes BS, BM, GG, GB, GH, KY and VG are not used.',
  reference: 'ANSI X9.145 (OMG Financial Instrument Global Identifier)',
  keywords: ['bloomberg', 'openfigi', 'bbgid', 'security', 'stock'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The FIGI of 12 characters') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 12 characters in upper case'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: 'BBG000BLNQ16' }, result: { valid: true, normalized: 'BBG000BLNQ16' } }],
  run: ({ value }) => validateFigi(value),
});
