import { z } from 'zod';
import { defineTool } from '../define.ts';
import { luhnDigit, passesLuhn } from '../shared/identifiers/check-digits.ts';
import { compact, expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

export default defineTool({
  slug: 'iccid-validator',
  name: 'ICCID (SIM Card Number) Validator',
  category: 'identifiers',
  summary: 'Checks the number printed on a SIM card (ICCID) by its length and check digit.',
  description: '19 digits must pass the Luhn formula. 18 digits have no check digit, and 20 digits are accepted whether or not they pass it.',
  reference: 'ITU-T E.118',
  keywords: ['esim', 'chip card', 'mobile', 'uicc'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The 18 to 20 digits, separators allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('All digits without separators'),
    hasCheckDigit: z.boolean().optional().describe('Whether the number has 19 or 20 digits that pass the Luhn formula'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: '8901410321111851072' }, result: { valid: true, normalized: '8901410321111851072', hasCheckDigit: true } }],
  run({ value }) {
    const normalized = compact(value);
    if (!/^[0-9]{18,20}$/.test(normalized)) return refused('An ICCID has 18 to 20 digits.');
    if (!normalized.startsWith('89')) return refused('An ICCID begins with 89, the code of telecommunications.');
    const passes = passesLuhn(normalized);
    if (normalized.length === 19 && !passes) return wrongCheckDigit(luhnDigit(normalized.slice(0, -1)));
    return { valid: true, normalized, hasCheckDigit: normalized.length > 18 && passes };
  },
});
