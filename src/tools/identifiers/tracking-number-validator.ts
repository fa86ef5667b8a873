import { z } from 'zod';
import { defineTool } from '../define.ts';
import { gs1Digit, valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { reason, refused, withoutSpacesAndHyphens } from './lib/answers.ts';

function isPostal(text: string): boolean {
  if (!/^[A-Z]{2}[0-9]{9}[A-Z]{2}$/.test(text)) return false;
  const check = 11 - (weightedSum(valuesOf(text.slice(2, 10)), [8, 6, 4, 2, 3, 5, 9, 7]) % 11);
  return text.charAt(10) === String(check === 10 ? 0 : check === 11 ? 5 : check);
}

function isUps(text: string): boolean {
  if (!/^1Z[A-Z0-9]{15}[0-9]$/.test(text)) return false;
  const values = Array.from(text.slice(2, 17), (character) => (/[0-9]/.test(character) ? Number(character) : (character.charCodeAt(0) - 63) % 10));
  return text.slice(-1) === String((10 - (weightedSum(values, [1, 2]) % 10)) % 10);
}

const isUsps = (text: string): boolean => /^([0-9]{20}|9[0-9]{21})$/.test(text) && gs1Digit(text.slice(0, -1)) === text.slice(-1);

const isFedex = (text: string): boolean =>
  /^[0-9]{12}$/.test(text) && String((weightedSum(valuesOf(text.slice(0, 11)), [3, 1, 7]) % 11) % 10) === text.slice(-1);

export default defineTool({
  slug: 'tracking-number-validator',
  name: 'Parcel Tracking Number Validator',
  category: 'identifiers',
  summary: 'Recognises UPS, FedEx, USPS and international (UPU) tracking numbers by their check digits.',
  description:
    'All carriers that the number fits are given. Only the forms with check digits are known: UPU S10, UPS 1Z, USPS of 20 and 22 digits, FedEx of 12 digits.',
  reference: 'UPU S10; UPS 1Z, USPS Publication 199 and FedEx Express check digits',
  keywords: ['shipment', 'package', 'post', 'delivery', 'courier', 'consignment'],
  inputs: z.strictObject({ value: z.string().max(100).describe('The tracking number, spaces and hyphens allowed') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the number fits at least one carrier'),
    matches: z
      .array(
        z.strictObject({
          carrier: z.enum(['upu-s10', 'ups', 'usps', 'fedex']).describe('Carrier or numbering scheme that fits'),
          country: z.string().optional().describe('Two-letter country of a number of the postal union'),
        }),
      )
      .describe('Everything that the number fits, in the order upu-s10, ups, usps, fedex'),
    normalized: z.string().optional().describe('The number without separators, in upper case'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'RB 123 456 785 US' },
      result: { valid: true, matches: [{ carrier: 'upu-s10', country: 'US' }], normalized: 'RB123456785US' },
    },
    { inputs: { value: '1Z5R89390357567127' }, result: { valid: true, matches: [{ carrier: 'ups' }], normalized: '1Z5R89390357567127' } },
  ],
  run({ value }) {
    const normalized = withoutSpacesAndHyphens(value);
    const matches = [
      ...(isPostal(normalized) ? [{ carrier: 'upu-s10' as const, country: normalized.slice(-2) }] : []),
      ...(isUps(normalized) ? [{ carrier: 'ups' as const }] : []),
      ...(isUsps(normalized) ? [{ carrier: 'usps' as const }] : []),
      ...(isFedex(normalized) ? [{ carrier: 'fedex' as const }] : []),
    ];
    if (matches.length === 0) return { ...refused('The number has the form and check digit of no carrier known here.'), matches };
    return { valid: true, matches, normalized };
  },
});
