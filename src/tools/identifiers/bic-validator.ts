import { z } from 'zod';
import { defineTool } from '../define.ts';
import { COUNTRY_CODES } from '../shared/identifiers/countries.ts';
import { reason, refused, upperCase, valid } from './lib/answers.ts';

/** Checks a BIC of 8 or 11 characters. */
export function validateBic(value: string) {
  const normalized = upperCase(value.replace(/\s+/g, ''));
  if (!/^[A-Z]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(normalized))
    return refused('A BIC has four letters, two letters of the country, two letters or digits, and perhaps three more.');
  const country = normalized.slice(4, 6);
  if (!COUNTRY_CODES.has(country) && country !== 'XK') return refused(`${country}, in characters five and six, is not an assigned country code.`);
  const branchCode = normalized.slice(8);
  return {
    valid: true,
    normalized,
    bankCode: normalized.slice(0, 4),
    country,
    locationCode: normalized.slice(6, 8),
    ...(branchCode === '' ? {} : { branchCode }),
    isPrimaryOffice: branchCode === '' || branchCode === 'XXX',
    isTest: normalized.charAt(7) === '0',
  };
}

export default defineTool({
  slug: 'bic-validator',
  name: 'BIC / SWIFT Code Validator',
  category: 'identifiers',
  summary: 'Checks a bank identifier code (BIC or SWIFT code) and splits it into its parts.',
  description: 'Well formed means the right characters and an assigned country (or XK for Kosovo); whether the code is in SWIFT’s directory is not asked.',
  reference: 'ISO 9362 as used by SWIFT',
  keywords: ['bank code', 'sort code', 'iso9362', 'international transfer'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The BIC of 8 or 11 characters, spaces allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The code in upper case without spaces'),
    bankCode: z.string().optional().describe('The party prefix: the first four characters'),
    country: z.string().optional().describe('The country, ISO 3166-1 alpha-2 or XK'),
    locationCode: z.string().optional().describe('The party suffix: characters seven and eight'),
    branchCode: z.string().optional().describe('The three characters of the branch; absent in the short form'),
    isPrimaryOffice: z.boolean().optional().describe('Whether there is no branch, or the branch XXX'),
    isTest: z.boolean().optional().describe('Whether the second character of the location is 0, as in test codes'),
    reason,
  }),
  examples: [
    {
      inputs: { value: 'DEUTDEFF500' },
      result: {
        valid: true,
        normalized: 'DEUTDEFF500',
        bankCode: 'DEUT',
        country: 'DE',
        locationCode: 'FF',
        branchCode: '500',
        isPrimaryOffice: false,
        isTest: false,
      },
    },
  ],
  run: ({ value }) => validateBic(value),
});
