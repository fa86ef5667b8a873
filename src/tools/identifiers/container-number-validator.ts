import { z } from 'zod';
import { defineTool } from '../define.ts';
import { valuesOf } from '../shared/identifiers/check-digits.ts';
import { compact, expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

const CATEGORIES = new Map([
  ['U', 'freight' as const],
  ['J', 'detachable' as const],
  ['Z', 'trailer' as const],
]);

/** Letters count from 10 to 38 and leave out the multiples of 11. */
const containerValue = (value: number): number => (value < 10 ? value : value + Math.floor((value - 1) / 10));

/** The check digit of a container number. @param payload four letters and six digits */
export function containerDigit(payload: string): string {
  const sum = valuesOf(payload).reduce((total, value, index) => total + containerValue(value) * 2 ** index, 0);
  return String((sum % 11) % 10);
}

/** Checks an ISO 6346 container number. */
export function validateContainer(value: string) {
  const normalized = compact(value);
  if (!/^[A-Z]{3}[UJZ][0-9]{7}$/.test(normalized)) return refused('A container number has three letters, one of U, J or Z, six digits and a check digit.');
  const check = containerDigit(normalized.slice(0, 10));
  if (check !== normalized.slice(-1)) return wrongCheckDigit(check);
  const category = CATEGORIES.get(normalized.charAt(3));
  return { valid: true, normalized, ownerCode: normalized.slice(0, 3), ...(category === undefined ? {} : { category }), serial: normalized.slice(4, 10) };
}

export default defineTool({
  slug: 'container-number-validator',
  name: 'Shipping Container Number Validator',
  category: 'identifiers',
  summary: 'Checks a freight container number (ISO 6346) and splits it into its parts.',
  description: 'Owner code, category letter (U, J or Z), serial number and check digit. Separators are ignored.',
  reference: 'ISO 6346',
  keywords: ['freight', 'bic code', 'cargo', 'logistics', 'intermodal'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The 11 characters of the number, separators allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 11 characters without separators'),
    ownerCode: z.string().optional().describe('The three letters of the owner'),
    category: z
      .enum(['freight', 'detachable', 'trailer'])
      .optional()
      .describe('Equipment category: U freight container, J detachable equipment, Z trailer or chassis'),
    serial: z.string().optional().describe('The six digits of the serial number'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: 'CSQU 305438 3' },
      result: { valid: true, normalized: 'CSQU3054383', ownerCode: 'CSQ', category: 'freight', serial: '305438' },
    },
  ],
  run: ({ value }) => validateContainer(value),
});
