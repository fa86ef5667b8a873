import { z } from 'zod';
import { defineTool } from '../define.ts';
import { gs1Digit } from '../shared/identifiers/check-digits.ts';
import { compact, expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

const LENGTHS = { sscc: 18, gln: 13, gsrn: 18, gsin: 17 } as const;
type Key = keyof typeof LENGTHS;
const BY_LENGTH: ReadonlyMap<number, Key> = new Map<number, Key>([
  [18, 'sscc'],
  [13, 'gln'],
  [17, 'gsin'],
]);

export default defineTool({
  slug: 'gs1-key-validator',
  name: 'GS1 Key Validator (SSCC, GLN, GSRN, GSIN)',
  category: 'identifiers',
  summary: 'Checks GS1 keys other than GTINs (SSCC, GLN, GSRN, GSIN) by length and check digit.',
  description: 'auto reads 18 digits as an SSCC, 13 as a GLN and 17 as a GSIN; a GSRN must be asked for, as it has 18 digits like the SSCC.',
  reference: 'GS1 General Specifications section 7.9',
  keywords: ['pallet', 'logistic unit', 'location number', 'shipment', 'service relation'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The digits of the key, separators allowed'),
    type: z.enum(['auto', 'sscc', 'gln', 'gsrn', 'gsin']).default('auto').describe('Which key it is; auto decides by the count of digits'),
    addCheckDigit: z.boolean().default(false).describe('Whether the value lacks its check digit, to be computed'),
  }),
  result: z.strictObject({
    valid,
    type: z.enum(['sscc', 'gln', 'gsrn', 'gsin']).optional().describe('Kind of GS1 key'),
    normalized: z.string().optional().describe('All digits with the check digit'),
    extensionDigit: z.string().optional().describe('The first digit of an SSCC'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '106141412345678908' },
      result: { valid: true, type: 'sscc', normalized: '106141412345678908', extensionDigit: '1' },
    },
  ],
  run({ value, type: wanted, addCheckDigit }) {
    const given = compact(value);
    if (!/^[0-9]+$/.test(given)) return refused('A GS1 key contains only digits and separators, and at least one digit.');
    const digits = addCheckDigit ? given + gs1Digit(given) : given;
    const type = wanted === 'auto' ? BY_LENGTH.get(digits.length) : wanted;
    const less = addCheckDigit ? 1 : 0;
    if (type === undefined) return refused(`A GS1 key has ${18 - less} (SSCC), ${13 - less} (GLN) or ${17 - less} (GSIN) digits here, not ${given.length}.`);
    if (digits.length !== LENGTHS[type]) return refused(`The key ${type.toUpperCase()} has ${LENGTHS[type] - less} digits here, not ${given.length}.`);
    const checkDigit = gs1Digit(digits.slice(0, -1));
    if (checkDigit !== digits.slice(-1)) return wrongCheckDigit(checkDigit);
    return { valid: true, type, normalized: digits, ...(type === 'sscc' ? { extensionDigit: digits.slice(0, 1) } : {}) };
  },
});
