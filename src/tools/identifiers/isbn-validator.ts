import { z } from 'zod';
import { defineTool } from '../define.ts';
import { gs1Digit } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';
import { isbn10Character, splitIsbn } from './lib/isbn.ts';

/** Checks an ISBN and gives both forms of it. */
export async function validateIsbn(value: string) {
  const text = withoutSpacesAndHyphens(value);
  const body = text.slice(0, -1);
  if (text.length === 10) {
    if (!/^[0-9]{9}[0-9X]$/.test(text)) return refused('An ISBN-10 has nine digits and a check digit, which may be X.');
    if (isbn10Character(body) !== text.slice(-1)) return wrongCheckDigit(isbn10Character(body));
    return { valid: true, type: 'isbn10' as const, ...(await formsOf(`978${body}`)) };
  }
  if (!/^[0-9]{13}$/.test(text)) return refused('An ISBN has 10 characters (nine digits and a digit or X) or 13 digits.');
  if (text.startsWith('9790')) return refused('Numbers that begin with 9790 are music numbers (ISMN), not ISBN.');
  if (!/^97[89]/.test(text)) return refused('An ISBN-13 begins with 978 or 979.');
  if (gs1Digit(body) !== text.slice(-1)) return wrongCheckDigit(gs1Digit(body));
  return { valid: true, type: 'isbn13' as const, ...(await formsOf(body)) };
}

/** Both forms of an ISBN. @param payload twelve digits, the prefix among them and without check digit */
async function formsOf(payload: string) {
  const [check13, check10] = [gs1Digit(payload), isbn10Character(payload.slice(3))];
  const hasShortForm = payload.startsWith('978');
  const parts = await splitIsbn(payload);
  const forms = { isbn13: payload + check13, ...(hasShortForm ? { isbn10: payload.slice(3) + check10 } : {}) };
  if (!parts) return forms;
  const inner = `${parts.group}-${parts.registrant}-${parts.publication}`;
  return {
    ...forms,
    formatted13: `${payload.slice(0, 3)}-${inner}-${check13}`,
    ...(hasShortForm ? { formatted10: `${inner}-${check10}` } : {}),
    ...parts,
  };
}

export default defineTool({
  slug: 'isbn-validator',
  name: 'ISBN Validator and Converter',
  category: 'identifiers',
  summary: 'Checks an ISBN, converts between ISBN-10 and ISBN-13, and hyphenates it.',
  description:
    'Spaces and hyphens are ignored wherever they are. The parts and hyphenated forms are absent when the agency’s ranges do not include the number; it is valid all the same.',
  reference: 'ISO 2108; ranges of the International ISBN Agency as in isbn3',
  keywords: ['book number', 'isbn10', 'isbn13', 'convert', 'hyphenate', 'publisher', 'bookland'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The ISBN-10 or ISBN-13, spaces and hyphens allowed') }),
  result: z.strictObject({
    valid,
    type: z.enum(['isbn10', 'isbn13']).optional().describe('Which form was given'),
    isbn13: z.string().optional().describe('The 13 digits of the ISBN-13'),
    isbn10: z.string().optional().describe('The ten characters of the ISBN-10; absent for numbers that begin with 979'),
    formatted13: z.string().optional().describe('The ISBN-13 with hyphens between its parts'),
    formatted10: z.string().optional().describe('The ISBN-10 with hyphens between its parts'),
    group: z.string().optional().describe('Registration group (language or country), such as 0, 3 or 99921'),
    registrant: z.string().optional().describe('The publisher’s part of the number'),
    publication: z.string().optional().describe('The part of the number that identifies the title'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: '0-306-40615-2' },
      result: {
        valid: true,
        type: 'isbn10',
        isbn13: '9780306406157',
        isbn10: '0306406152',
        formatted13: '978-0-306-40615-7',
        formatted10: '0-306-40615-2',
        group: '0',
        registrant: '306',
        publication: '40615',
      },
    },
    { inputs: { value: '9780306406158' }, result: { valid: false, expectedCheckDigit: '7', reason: 'The check digit is wrong; it would have to be 7.' } },
  ],
  run: ({ value }) => validateIsbn(value),
});
