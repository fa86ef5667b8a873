import { z } from 'zod';
import { defineTool } from '../define.ts';
import { crockford128, fromCrockford128 } from './lib/crockford.ts';
import { isoMilliseconds } from './lib/instant.ts';
import { hyphenateUuid, uuidDigits } from './lib/uuid.ts';

const TIME_DIGITS = 12;

export default defineTool({
  slug: 'ulid-decoder',
  name: 'ULID Decoder',
  category: 'crypto',
  summary: 'Reads the time and random part of a ULID, and shows it as a UUID.',
  description:
    "26 digits of Crockford's Base32 in either case, I and L read as 1, O as 0, U not valid; at most 7ZZZZZZZZZZZZZZZZZZZZZZZZZ. A UUID is taken as well, and gives its ULID. White space around is ignored.",
  reference: 'The ULID specification',
  keywords: ['ulid timestamp', 'validate ulid', 'parse', 'ulid to uuid', 'inspect'],
  inputs: z.strictObject({ ulid: z.string().min(1).max(100).describe('The ULID (or UUID) to decode') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether it is a ULID, or a UUID'),
    reason: z.string().optional().describe('Why it is not valid'),
    ulid: z.string().optional().describe('Canonical form in capitals'),
    timestamp: z.string().optional().describe('Time in the ULID, ISO 8601 in UTC with milliseconds'),
    unixMilliseconds: z.int().optional().describe('Time in the ULID, in milliseconds since 1970'),
    randomness: z.string().optional().describe('The random part as 20 hex digits'),
    uuid: z.string().optional().describe('The 128 bits of the ULID written as a UUID'),
  }),
  headline: 'timestamp',
  examples: [
    {
      inputs: { ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV' },
      result: {
        valid: true,
        ulid: '01ARZ3NDEKTSV4RRFFQ69G5FAV',
        timestamp: '2016-07-30T23:54:10.259Z',
        unixMilliseconds: 1469922850259,
        randomness: 'd6764c61efb99302bd5b',
        uuid: '01563e3a-b5d3-d676-4c61-efb99302bd5b',
      },
    },
  ],
  run({ ulid }) {
    const digits = uuidDigits(ulid) ?? fromUlid(ulid.trim());
    if (digits === undefined) return { valid: false, reason: reasonOf(ulid.trim()) };
    const unixMilliseconds = Number.parseInt(digits.slice(0, TIME_DIGITS), 16);
    return {
      valid: true,
      ulid: crockford128(BigInt(`0x${digits}`)),
      timestamp: isoMilliseconds(unixMilliseconds),
      unixMilliseconds,
      randomness: digits.slice(TIME_DIGITS),
      uuid: hyphenateUuid(digits),
    };
  },
});

/** The 128 bits of a ULID as 32 hex digits. Only ASCII letters change case: U+017F is no S, U+0131 no I. */
function fromUlid(text: string): string | undefined {
  const canonical = text
    .replace(/[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/[IL]/g, '1')
    .replaceAll('O', '0');
  return fromCrockford128(canonical)?.toString(16).padStart(32, '0');
}

function reasonOf(text: string): string {
  if (text.length !== 26) return `It has ${Array.from(text).length} characters; a ULID has 26.`;
  return /^[8-9A-TV-Z]/i.test(text) && !/[^0-9A-TV-Z]/i.test(text)
    ? 'It is above 7ZZZZZZZZZZZZZZZZZZZZZZZZZ, the greatest ULID.'
    : "It contains a character that is not a digit of Crockford's Base32 (0-9 and A-Z without I, L, O, U).";
}
