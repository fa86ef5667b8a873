import { z } from 'zod';
import { defineTool } from '../define.ts';
import { valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';

const KINDS = [
  { kind: 'government', first: 0, last: 0 },
  { kind: 'primary', first: 1, last: 12 },
  { kind: 'thrift', first: 21, last: 32 },
  { kind: 'electronic', first: 61, last: 72 },
  { kind: 'travelers-cheque', first: 80, last: 80 },
] as const;

/** The check digit of an ABA routing number. @param payload eight digits */
export const routingDigit = (payload: string): string => String((10 - (weightedSum(valuesOf(payload), [3, 7, 1]) % 10)) % 10);

/** Checks an ABA routing number. */
export function validateRoutingNumber(value: string) {
  const normalized = withoutSpacesAndHyphens(value);
  if (!/^[0-9]{9}$/.test(normalized)) return refused('A routing number has nine digits.');
  const prefix = Number(normalized.slice(0, 2));
  const range = KINDS.find(({ first, last }) => prefix >= first && prefix <= last);
  if (!range) return refused('The first two digits of a routing number are 00 to 12, 21 to 32, 61 to 72 or 80.');
  const check = routingDigit(normalized.slice(0, 8));
  if (check !== normalized.slice(-1)) return wrongCheckDigit(check);
  const district = prefix > 60 ? prefix - 60 : prefix % 20;
  return { valid: true, normalized, ...(district >= 1 && district <= 12 ? { district } : {}), kind: range.kind };
}

export default defineTool({
  slug: 'routing-number-validator',
  name: 'ABA Routing Number Validator',
  category: 'identifiers',
  summary: 'Checks a US bank routing number and names its Federal Reserve district.',
  description: 'Prefixes 00 (government) and 80 (travellers’ cheques) have no district.',
  reference: 'American Bankers Association, Key to Routing Numbers; 3 7 1 check digit',
  keywords: ['rtn', 'bank transfer', 'ach', 'wire', 'check number', 'federal reserve'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The nine digits, spaces and hyphens allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The nine digits without separators'),
    district: z.int().optional().describe('Federal Reserve district from 1 to 12, for prefixes that have one'),
    kind: z.enum(['government', 'primary', 'thrift', 'electronic', 'travelers-cheque']).optional().describe('Kind of number by its first two digits'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: '021000021' }, result: { valid: true, normalized: '021000021', district: 2, kind: 'primary' } }],
  run: ({ value }) => validateRoutingNumber(value),
});
