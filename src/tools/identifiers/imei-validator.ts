import { z } from 'zod';
import { defineTool } from '../define.ts';
import { luhnDigit } from '../shared/identifiers/check-digits.ts';
import { compact, expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

/** Checks an IMEI of 15 digits, completes one of 14, or splits an IMEISV of 16. */
export function validateImei(value: string) {
  const digits = compact(value);
  if (!/^[0-9]{14,16}$/.test(digits)) return refused('An IMEI has 15 digits (14 without its check digit), an IMEISV 16.');
  const parts = { tac: digits.slice(0, 8), serial: digits.slice(8, 14) };
  if (digits.length === 16) return { valid: true, type: 'imeisv' as const, normalized: digits, ...parts, softwareVersion: digits.slice(14) };
  const checkDigit = luhnDigit(digits.slice(0, 14));
  if (digits.length === 15 && digits.slice(-1) !== checkDigit) return wrongCheckDigit(checkDigit);
  return { valid: true, type: 'imei' as const, normalized: digits.slice(0, 14) + checkDigit, ...parts, checkDigit };
}

export default defineTool({
  slug: 'imei-validator',
  name: 'IMEI Validator',
  category: 'identifiers',
  summary: 'Checks the IMEI of a mobile device and splits it into its parts.',
  description: '14 digits get their check digit and are valid. An IMEISV of 16 digits ends in the software version and has no check digit.',
  reference: '3GPP TS 23.003 section 6 and annex B',
  keywords: ['phone', 'mobile', 'handset', 'imeisv', 'tac', 'serial number'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The 14, 15 or 16 digits, separators allowed') }),
  result: z.strictObject({
    valid,
    type: z.enum(['imei', 'imeisv']).optional().describe('imei for 14 and 15 digits, imeisv for 16'),
    normalized: z.string().optional().describe('The digits; of 14 digits with the check digit added'),
    tac: z.string().optional().describe('Type allocation code: the first 8 digits'),
    serial: z.string().optional().describe('The 6 digits of the serial number'),
    checkDigit: z.string().optional().describe('The check digit of an IMEI'),
    softwareVersion: z.string().optional().describe('The last two digits of an IMEISV'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '49-015420-323751-8' },
      result: { valid: true, type: 'imei', normalized: '490154203237518', tac: '49015420', serial: '323751', checkDigit: '8' },
    },
  ],
  run: ({ value }) => validateImei(value),
});
