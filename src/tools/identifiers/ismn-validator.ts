import { z } from 'zod';
import { defineTool } from '../define.ts';
import { gs1Digit } from '../shared/identifiers/check-digits.ts';
import { compact, expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

/** Checks an ISMN of either form. */
export function validateIsmn(value: string) {
  const text = compact(value);
  if (!/^(M[0-9]{9}|9790[0-9]{9})$/.test(text)) return refused('An ISMN has an M and nine digits, or 13 digits that begin with 9790.');
  const ismn13 = text.replace(/^M/, '9790');
  const check = gs1Digit(ismn13.slice(0, -1));
  if (check !== ismn13.slice(-1)) return wrongCheckDigit(check);
  return { valid: true, ismn13, ismn10: `M${ismn13.slice(4)}` };
}

export default defineTool({
  slug: 'ismn-validator',
  name: 'ISMN Validator',
  category: 'identifiers',
  summary: 'Checks an International Standard Music Number (ISMN).',
  description: 'Takes the form before 2008 (M and nine digits) and the present one (13 digits from 979-0 on), and gives both.',
  reference: 'ISO 10957',
  keywords: ['sheet music', 'score', 'notation', 'printed music'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The ISMN: M and nine digits, or 13 digits that begin with 9790; separators allowed') }),
  result: z.strictObject({
    valid,
    ismn13: z.string().optional().describe('The 13 digits of the present form'),
    ismn10: z.string().optional().describe('The old form: M and nine digits'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: 'M-2306-7118-7' }, result: { valid: true, ismn13: '9790230671187', ismn10: 'M230671187' } }],
  run: ({ value }) => validateIsmn(value),
});
