import { z } from 'zod';
import { defineTool } from '../define.ts';
import { reason, refused, upperCase, valid, withoutSpacesAndHyphens } from './lib/answers.ts';
import { POSTAL_FORMS } from './lib/postal-forms.ts';

export default defineTool({
  slug: 'postal-code-validator',
  name: 'Postal Code Validator',
  category: 'identifiers',
  summary: 'Checks the format of a postal code for a given country.',
  description:
    'The form alone is checked, not whether the code is in use. Missing inner spaces and hyphens are put in. A country without postal codes, or one that is not known here, is not valid.',
  reference: 'Universal Postal Union addressing systems, Unicode CLDR postal code forms',
  keywords: ['zip', 'zip code', 'postcode', 'plz', 'eircode', 'pin code', 'address'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The postal code to check'),
    country: z.string().length(2).describe('Country of the code, ISO 3166-1 alpha-2'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The code in upper case with spaces and hyphens as usual there'),
    example: z.string().optional().describe('A code of the country’s form, given whenever the country is known'),
    reason,
  }),
  examples: [
    { inputs: { value: 'k1a0b1', country: 'CA' }, result: { valid: true, normalized: 'K1A 0B1', example: 'K1A 0B1' } },
    {
      inputs: { value: '1234', country: 'US' },
      result: { valid: false, example: '95014', reason: 'The code does not have the form that US uses, as in 95014.' },
    },
  ],
  run({ value, country: given }) {
    const country = upperCase(given);
    const form = POSTAL_FORMS.get(country);
    if (!form) return refused(`${JSON.stringify(given)} has no postal codes, or none that are known here.`);
    const { pattern, separator, example } = form;
    const match = pattern.exec(withoutSpacesAndHyphens(value));
    if (!match) return { ...refused(`The code does not have the form that ${country} uses, as in ${example}.`), example };
    const parts = match.slice(1).filter((part) => part !== undefined);
    return { valid: true, normalized: parts.join(separator), example };
  },
});
