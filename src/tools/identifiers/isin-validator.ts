import { z } from 'zod';
import { defineTool } from '../define.ts';
import { luhnDigitOfLetters } from '../shared/identifiers/check-digits.ts';
import { COUNTRY_CODES } from '../shared/identifiers/countries.ts';
import { compact, expectedCheckDigit, reason, refused, valid, wrongCheckDigit } from './lib/answers.ts';

const OTHER_PREFIXES = new Set(['XS', 'EU', 'QS', 'XA', 'XB', 'XC', 'XD', 'XF', 'XK']);

function nationalCode(country: string, nsin: string): string | undefined {
  if (country === 'US' || country === 'CA') return nsin;
  if ((country === 'GB' || country === 'IE') && nsin.startsWith('00')) return nsin.slice(2);
  if (country === 'DE' && nsin.startsWith('000')) return nsin.slice(3);
  if (country === 'CH' && /^0*[1-9][0-9]*$/.test(nsin)) return nsin.replace(/^0+/, '');
  return undefined;
}

/** Checks an ISIN. */
export function validateIsin(value: string) {
  const normalized = compact(value);
  if (!/^[A-Z]{2}[A-Z0-9]{9}[0-9]$/.test(normalized)) return refused('An ISIN has two letters, nine letters or digits, and a check digit.');
  const country = normalized.slice(0, 2);
  if (!COUNTRY_CODES.has(country) && !OTHER_PREFIXES.has(country)) return refused(`${country} is not a prefix of ISINs.`);
  const check = luhnDigitOfLetters(normalized.slice(0, -1));
  if (check !== normalized.slice(-1)) return wrongCheckDigit(check);
  const nsin = normalized.slice(2, -1);
  const code = nationalCode(country, nsin);
  return { valid: true, normalized, country, nsin, ...(code === undefined ? {} : { nationalCode: code }) };
}

export default defineTool({
  slug: 'isin-validator',
  name: 'ISIN Validator',
  category: 'identifiers',
  summary: 'Checks a securities identification number and shows the national code in it.',
  description:
    'The prefix is an ISO 3166-1 code or one of XS, EU, QS, XA, XB, XC, XD, XF, XK. nationalCode is the CUSIP (US, CA), SEDOL (GB, IE), WKN (DE) or Valor (CH) in it.',
  reference: 'ISO 6166',
  keywords: ['stock', 'share', 'bond', 'security', 'fund', 'wkn', 'valor'],
  inputs: z.strictObject({ value: z.string().max(50).describe('The ISIN of 12 characters, separators allowed') }),
  result: z.strictObject({
    valid,
    normalized: z.string().optional().describe('The 12 characters in upper case'),
    country: z.string().optional().describe('The prefix: a country code, or a code such as XS'),
    nsin: z.string().optional().describe('The nine characters of the national number'),
    nationalCode: z.string().optional().describe('The CUSIP, SEDOL, WKN or Valor in the ISIN'),
    expectedCheckDigit,
    reason,
  }),
  examples: [
    {
      inputs: { value: 'US0378331005' },
      result: { valid: true, normalized: 'US0378331005', country: 'US', nsin: '037833100', nationalCode: '037833100' },
    },
  ],
  run: ({ value }) => validateIsin(value),
});
