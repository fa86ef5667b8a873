import type { CountryCode, NumberType, PhoneNumber } from 'libphonenumber-js/max';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { reason, upperCase } from './lib/answers.ts';

const TYPES = {
  MOBILE: 'mobile',
  FIXED_LINE: 'fixed-line',
  FIXED_LINE_OR_MOBILE: 'fixed-line-or-mobile',
  TOLL_FREE: 'toll-free',
  PREMIUM_RATE: 'premium-rate',
  SHARED_COST: 'shared-cost',
  VOIP: 'voip',
  PERSONAL_NUMBER: 'personal',
  PAGER: 'pager',
  UAN: 'uan',
  VOICEMAIL: 'voicemail',
} as const satisfies Record<Exclude<NumberType, undefined>, string>;

const FAULTS: Record<string, string> = {
  NOT_A_NUMBER: 'This is not a phone number.',
  INVALID_COUNTRY: 'The number has no + with a country calling code, and no default country was given.',
  TOO_SHORT: 'The number has too few digits.',
  TOO_LONG: 'The number has too many digits.',
  INVALID_LENGTH: 'The number has a count of digits that its country does not use.',
};

/** The international form with spaces only, as ITU-T E.123 writes it, without extension. */
const internationalForm = (number: PhoneNumber): string =>
  number
    .formatInternational()
    .replace(/ ext\. .*$/, '')
    .replace(/[^0-9+]+/g, ' ')
    .trim();

/** A number without the tel: in front; one with a context (RFC 3966) stays whole, as the library reads it. */
const withoutScheme = (text: string): string => (/;phone-context=/i.test(text) ? text : text.replace(/^tel:/i, ''));

function partsOf(number: PhoneNumber) {
  const type = number.getType();
  return {
    ...(number.country === undefined ? {} : { country: number.country }),
    countryCallingCode: String(number.countryCallingCode),
    nationalNumber: String(number.nationalNumber),
    ...(number.ext === undefined ? {} : { extension: number.ext }),
    type: type === undefined ? ('unknown' as const) : TYPES[type],
    e164: String(number.number),
    international: internationalForm(number),
    national: number.formatNational(),
    rfc3966: number.getURI(),
  };
}

export default defineTool({
  slug: 'phone-number-parser',
  name: 'Phone Number Parser and Formatter',
  category: 'identifiers',
  summary: 'Validates a phone number and writes it in every common format.',
  description:
    'Parts are given when the number has a possible length, valid or not. Without + and a country calling code a default country is needed. Valid means that the number fits the numbering plan, not that anybody has it.',
  reference: 'ITU-T E.164 and E.123, RFC 3966, Google libphonenumber metadata',
  keywords: ['telephone', 'mobile', 'cell', 'e164', 'format phone', 'validate phone', 'country code', 'dialling'],
  inputs: z.strictObject({
    value: z.string().max(250).describe('The phone number, with or without country code'),
    defaultCountry: z.string().length(2).optional().describe('ISO 3166-1 alpha-2 country of numbers without +'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the number is possible and fits the numbering plan of its country'),
    possible: z.boolean().describe('Whether the number has the right length for its country'),
    country: z.string().optional().describe('Country of the number, ISO 3166-1 alpha-2'),
    countryCallingCode: z.string().optional().describe('Country calling code without +, such as 44'),
    nationalNumber: z.string().optional().describe('The significant digits within the country'),
    extension: z.string().optional().describe('The digits of the extension'),
    type: z
      .enum([
        'mobile',
        'fixed-line',
        'fixed-line-or-mobile',
        'toll-free',
        'premium-rate',
        'shared-cost',
        'voip',
        'personal',
        'pager',
        'uan',
        'voicemail',
        'unknown',
      ])
      .optional()
      .describe('Kind of line by the numbering plan'),
    e164: z.string().optional().describe('The number in E.164 form, such as +14155552671'),
    international: z.string().optional().describe('The number in international form, grouped with spaces, without extension'),
    national: z.string().optional().describe('The number as it is written within the country'),
    rfc3966: z.string().optional().describe('The number as a tel: address, with ;ext= when there is an extension'),
    reason,
  }),
  headline: 'international',
  examples: [
    {
      inputs: { value: '+1 (415) 555-2671' },
      result: {
        valid: true,
        possible: true,
        country: 'US',
        countryCallingCode: '1',
        nationalNumber: '4155552671',
        type: 'fixed-line-or-mobile',
        e164: '+14155552671',
        international: '+1 415 555 2671',
        national: '(415) 555-2671',
        rfc3966: 'tel:+14155552671',
      },
    },
    {
      inputs: { value: '020 7946 0018', defaultCountry: 'GB' },
      result: {
        valid: true,
        possible: true,
        country: 'GB',
        countryCallingCode: '44',
        nationalNumber: '2079460018',
        type: 'fixed-line',
        e164: '+442079460018',
        international: '+44 20 7946 0018',
        national: '020 7946 0018',
        rfc3966: 'tel:+442079460018',
      },
    },
  ],
  async run({ value, defaultCountry }) {
    const { isSupportedCountry, ParseError, parsePhoneNumberWithError } = await import('libphonenumber-js/max');
    const region = defaultCountry === undefined ? undefined : upperCase(defaultCountry);
    let country: CountryCode | undefined;
    if (region !== undefined) {
      if (!isSupportedCountry(region)) invalid('defaultCountry', `${JSON.stringify(defaultCountry)} is not a country with phone numbers, such as US or GB`);
      country = region;
    }
    try {
      const number = parsePhoneNumberWithError(withoutScheme(value.trim()), { extract: false, ...(country === undefined ? {} : { defaultCountry: country }) });
      if (!number.isPossible()) return { valid: false, possible: false, reason: FAULTS.INVALID_LENGTH };
      if (!number.isValid()) return { valid: false, possible: true, ...partsOf(number), reason: 'The number does not fit the numbering plan of its country.' };
      return { valid: true, possible: true, ...partsOf(number) };
    } catch (error) {
      if (error instanceof ParseError) return { valid: false, possible: false, reason: FAULTS[error.message] ?? FAULTS.NOT_A_NUMBER };
      throw error;
    }
  },
});
