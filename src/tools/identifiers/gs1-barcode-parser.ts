import { z } from 'zod';
import { defineTool } from '../define.ts';
import { dateText } from '../shared/dates/dates.ts';
import { reason, refused } from './lib/answers.ts';
import { referenceDay } from './lib/centuries.ts';
import { readElements } from './lib/gs1-elements.ts';

export default defineTool({
  slug: 'gs1-barcode-parser',
  name: 'GS1 Barcode Parser',
  category: 'identifiers',
  summary: 'Splits a GS1-128, DataMatrix or QR element string into its application identifiers.',
  description:
    'Takes identifiers in parentheses, or the raw string with FNC1 as U+001D and perhaps a symbology identifier such as ]C1 in front. Lengths, characters, check digits and dates are held to the GS1 dictionary; which identifiers may be together is not.',
  reference: 'GS1 General Specifications section 3, GS1 Barcode Syntax Dictionary',
  keywords: ['gs1-128', 'datamatrix', 'ean-128', 'ai', 'gtin', 'batch', 'lot', 'expiry', 'fnc1', 'udi'],
  inputs: z.strictObject({
    value: z.string().min(1).max(5000).describe('The element string, such as (01)…(17)…, or raw with FNC1 as U+001D'),
    referenceDate: dateText.optional().describe('Date that fixes the century of two-digit years, YYYY-MM-DD; today if omitted'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether every element is known and well formed'),
    elements: z
      .array(
        z.strictObject({
          ai: z.string().describe('The application identifier, two to four digits'),
          title: z.string().describe('The data title that GS1 gives the identifier'),
          value: z.string().describe('The data of the element as written'),
          date: z.string().optional().describe('The date of identifiers 11 to 17, YYYY-MM-DD; day 00 is the last of the month'),
          decimal: z.number().optional().describe('The measure or amount with its decimal point in place'),
        }),
      )
      .optional()
      .describe('The elements in order'),
    reason,
  }),
  headline: 'elements',
  examples: [
    {
      inputs: { value: '(01)09521234543213(17)271231(10)ABC123', referenceDate: '2026-01-01' },
      result: {
        valid: true,
        elements: [
          { ai: '01', title: 'GTIN', value: '09521234543213' },
          { ai: '17', title: 'USE BY or EXPIRY', value: '271231', date: '2027-12-31' },
          { ai: '10', title: 'BATCH/LOT', value: 'ABC123' },
        ],
      },
    },
  ],
  run({ value, referenceDate }) {
    const elements = readElements(value, referenceDay(referenceDate));
    return 'reason' in elements ? refused(elements.reason) : { valid: true, elements };
  },
});
