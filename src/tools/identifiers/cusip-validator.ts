import { z } from 'zod';
import { defineTool } from '../define.ts';
import { doubleAddDoubleDigit, luhnDigitOfLetters, valueOfCharacter } from '../shared/identifiers/check-digits.ts';
import { expectedCheckDigit, reason, refused, valid, withoutSpacesAndHyphens, wrongCheckDigit } from './lib/answers.ts';

const SIGNS = '*@#';
const FIRST_SIGN_VALUE = 36;

const cusipDigit = (payload: string): string =>
  doubleAddDoubleDigit(
    Array.from(payload, (character) => (SIGNS.includes(character) ? FIRST_SIGN_VALUE + SIGNS.indexOf(character) : valueOfCharacter(character))),
  );

/** Checks a CUSIP of 9 characters, or completes one of 8. @param country the prefix of the ISIN */
export function validateCusip(value: string, country = 'US') {
  const text = withoutSpacesAndHyphens(value);
  if (!/^[A-Z0-9*@#]{8}[0-9]?$/.test(text)) return refused('A CUSIP has eight letters, digits or signs * @ # and a check digit.');
  const body = text.slice(0, 8);
  const check = cusipDigit(body);
  if (text.length === 9 && check !== text.slice(-1)) return wrongCheckDigit(check);
  const normalized = body + check;
  const isin = country + normalized;
  return {
    valid: true,
    normalized,
    issuer: body.slice(0, 6),
    issue: body.slice(6),
    ...(/[*@#]/.test(body) ? {} : { isin: isin + luhnDigitOfLetters(isin) }),
  };
}

export default defineTool({
  slug: 'cusip-validator',
  name: 'CUSIP Validator',
  category: 'identifiers',
  summary: 'Checks a North American securities number and gives its ISIN.',
  description: 'Eight characters get their check digit and are valid. A CUSIP with one of the signs * @ # has no ISIN.',
  reference: 'ANSI X9.6',
  keywords: ['stock', 'bond', 'security', 'us securities', 'isin'],
  inputs: z.strictObject({
    value: z.string().max(50).describe('The CUSIP of 9 characters, or 8 without check digit; spaces and hyphens allowed'),
    country: z.enum(['US', 'CA']).default('US').describe('The country prefix that the ISIN gets'),
  }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The nine characters in upper case'),
    issuer: z.string().optional().describe('The first six characters: the issuer'),
    issue: z.string().optional().describe('Characters seven and eight: the issue'),
    isin: z.string().optional().describe('The ISIN with the country prefix'),
    expectedCheckDigit,
    reason,
  }),
  examples: [{ inputs: { value: '037833100' }, result: { valid: true, normalized: '037833100', issuer: '037833', issue: '10', isin: 'US0378331005' } }],
  run: ({ value, country }) => validateCusip(value, country),
});
