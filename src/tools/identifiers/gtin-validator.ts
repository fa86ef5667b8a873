import { z } from 'zod';
import { defineTool } from '../define.ts';
import { gs1Digit } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';
import { expandUpcE, shortenUpcA } from './lib/upc-e.ts';

const LENGTHS = { 'gtin-8': 8, 'upc-a': 12, 'ean-13': 13, 'gtin-14': 14 } as const;
type Format = keyof typeof LENGTHS;
const FORMATS: readonly Format[] = ['gtin-8', 'upc-a', 'ean-13', 'gtin-14'];

function validateUpcE(digits: string, addCheckDigit: boolean) {
  const payload = digits.length === 6 ? `0${digits}` : digits.slice(0, 7);
  const lengthFits = digits.length === 6 || digits.length === (addCheckDigit ? 7 : 8);
  if (!lengthFits)
    return refused(`A UPC-E has ${addCheckDigit ? '7 digits without its check digit' : '8 digits'}, or 6 without number system and check digit.`);
  if (!/^[01]/.test(payload)) return refused('The number system of a UPC-E, its first digit, is 0 or 1.');
  const body = expandUpcE(payload);
  const checkDigit = gs1Digit(body);
  if (digits.length === 8 && digits.slice(-1) !== checkDigit) return wrongCheckDigit(checkDigit);
  const upcA = body + checkDigit;
  const upcE = payload + checkDigit;
  return { valid: true, format: 'upc-e' as const, normalized: upcE, gtin14: `00${upcA}`, upcA, upcE, checkDigit };
}

/** The UPC-A and UPC-E forms of a GTIN. Six leading zeros stand for a GTIN-8, which has none. */
function upcForms(gtin14: string, format: Format): { upcA?: string; upcE?: string } {
  if (!gtin14.startsWith('00') || (format !== 'upc-a' && gtin14.startsWith('000000'))) return {};
  const upcA = gtin14.slice(2);
  const short = shortenUpcA(upcA.slice(0, -1));
  return { upcA, ...(short === undefined ? {} : { upcE: short + upcA.slice(-1) }) };
}

/** Checks a GTIN. @param wanted the format, or auto by the count of digits @param addCheckDigit the value lacks its check digit */
export function validateGtin(value: string, wanted: Format | 'upc-e' | 'auto' = 'auto', addCheckDigit = false) {
  const given = withoutSpacesAndHyphens(value);
  if (!/^[0-9]+$/.test(given)) return refused('A GTIN contains only digits, spaces and hyphens, and at least one digit.');
  if (wanted === 'upc-e') return validateUpcE(given, addCheckDigit);
  const digits = addCheckDigit ? given + gs1Digit(given) : given;
  const format = wanted === 'auto' ? FORMATS.find((name) => LENGTHS[name] === digits.length) : wanted;
  const without = addCheckDigit ? ' without its check digit' : '';
  if (format === undefined) return refused(`A GTIN${without} has ${addCheckDigit ? '7, 11, 12 or 13' : '8, 12, 13 or 14'} digits, not ${given.length}.`);
  if (digits.length !== LENGTHS[format]) return refused(`A ${format}${without} has ${LENGTHS[format] - (addCheckDigit ? 1 : 0)} digits, not ${given.length}.`);
  const checkDigit = gs1Digit(digits.slice(0, -1));
  if (checkDigit !== digits.slice(-1)) return wrongCheckDigit(checkDigit);
  const gtin14 = digits.padStart(14, '0');
  return { valid: true, format, normalized: digits, gtin14, ...upcForms(gtin14, format), checkDigit };
}

export default defineTool({
  slug: 'gtin-validator',
  name: 'GTIN / EAN / UPC Validator',
  category: 'identifiers',
  summary: 'Checks product barcodes of 8, 12, 13 and 14 digits, computes check digits, converts UPC-E.',
  description:
    'auto decides by the count of digits, so UPC-E must be asked for. Six digits of a UPC-E mean number system 0. A GTIN-8 (or a longer number with six leading zeros that means one) has no UPC form.',
  reference: 'GS1 General Specifications sections 5.2 and 7.9',
  keywords: ['barcode', 'ean13', 'ean-8', 'upc-a', 'upc-e', 'product code', 'jan', 'article number', 'check digit'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The digits below the bar code, spaces and hyphens allowed'),
    format: z
      .enum(['auto', 'gtin-8', 'upc-a', 'ean-13', 'gtin-14', 'upc-e'])
      .default('auto')
      .describe('Which kind it is; auto decides by the count of digits, 8 being GTIN-8'),
    addCheckDigit: z.boolean().default(false).describe('Whether the value lacks its check digit, to be computed'),
  }),
  result: z.strictObject({
    valid,
    format: z.enum(['gtin-8', 'upc-a', 'ean-13', 'gtin-14', 'upc-e']).optional().describe('Kind of account number'),
    normalized: z.string().optional().describe('All digits with the check digit'),
    gtin14: z.string().optional().describe('The number as 14 digits, with zeros in front'),
    upcA: z.string().optional().describe('The number as the 12 digits of a UPC-A, when it fits'),
    upcE: z.string().optional().describe('The number as the 8 digits of a UPC-E, when it can be shortened'),
    checkDigit: z.string().optional().describe('The last digit of the number'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '4006381333931' },
      result: { valid: true, format: 'ean-13', normalized: '4006381333931', gtin14: '04006381333931', checkDigit: '1' },
    },
    {
      inputs: { value: '04252614', format: 'upc-e' },
      result: { valid: true, format: 'upc-e', normalized: '04252614', gtin14: '00042100005264', upcA: '042100005264', upcE: '04252614', checkDigit: '4' },
    },
  ],
  run: ({ value, format, addCheckDigit }) => validateGtin(value, format, addCheckDigit),
});
