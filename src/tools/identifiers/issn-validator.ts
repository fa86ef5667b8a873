import { z } from 'zod';
import { defineTool } from '../define.ts';
import { gs1Digit, valuesOf, weightedSum } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';

/** The check character of an ISSN. @param payload seven digits */
export function issnCharacter(payload: string): string {
  const check = (11 - (weightedSum(valuesOf(payload), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
  return check === 10 ? 'X' : String(check);
}

const format = (payload: string): string => `${payload.slice(0, 4)}-${payload.slice(4)}${issnCharacter(payload)}`;

/** Checks an ISSN or an EAN-13 that holds one. */
export function validateIssn(value: string) {
  const text = withoutSpacesAndHyphens(value);
  const body = text.slice(0, -1);
  if (text.length === 13) {
    if (!/^977[0-9]{10}$/.test(text)) return refused('An EAN-13 of a periodical has 13 digits and begins with 977.');
    return gs1Digit(body) === text.slice(-1) ? { valid: true, formatted: format(text.slice(3, 10)), ean13: text } : wrongCheckDigit(gs1Digit(body));
  }
  if (!/^[0-9]{7}[0-9X]$/.test(text)) return refused('An ISSN has seven digits and a check digit, which may be X.');
  if (issnCharacter(body) !== text.slice(-1)) return wrongCheckDigit(issnCharacter(body));
  const ean = `977${body}00`;
  return { valid: true, formatted: format(body), ean13: ean + gs1Digit(ean) };
}

export default defineTool({
  slug: 'issn-validator',
  name: 'ISSN Validator',
  category: 'identifiers',
  summary: 'Checks the ISSN of a periodical and gives its EAN-13.',
  description: 'Of an EAN-13 that begins with 977 the seven digits after it are the ISSN; the two digits of the issue stay in ean13.',
  reference: 'ISO 3297',
  keywords: ['journal', 'magazine', 'newspaper', 'serial', 'periodical number'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The ISSN, or an EAN-13 that begins with 977; spaces and hyphens allowed') }),
  result: z.strictObject({
    valid,
    formatted: z.string().optional().describe('The ISSN as NNNN-NNNC'),
    ean13: z.string().optional().describe('The 13 digits of the bar code: 977, seven digits, two digits of the variant, check digit'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: '0378-5955' }, result: { valid: true, formatted: '0378-5955', ean13: '9770378595002' } }],
  run: ({ value }) => validateIssn(value),
});
