import { z } from 'zod';
import { defineTool } from '../define.ts';
import { base64UrlOf, bytesOfHex } from '../shared/platform/bytes.ts';
import { isoMilliseconds } from './lib/instant.ts';
import { hyphenateUuid, UUID_EPOCH_STEPS, uuidDigits } from './lib/uuid.ts';

const STEPS_PER_SECOND = 10_000_000n;

export default defineTool({
  slug: 'uuid-decoder',
  name: 'UUID Decoder and Validator',
  category: 'crypto',
  summary: 'Reads the version, variant, time and other parts of a UUID.',
  description:
    'Takes the standard form, the one without hyphens, with braces, and urn:uuid:, in any case and with surrounding white space; anything else is not valid. Valid means well formed, whatever version and variant. DCE version 2 has no timestamp here.',
  reference: 'RFC 9562',
  keywords: ['guid', 'uuid version', 'uuid timestamp', 'validate uuid', 'parse', 'inspect'],
  inputs: z.strictObject({ uuid: z.string().min(1).max(100).describe('The UUID to decode') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether it is a well-formed UUID'),
    reason: z.string().optional().describe('Why it is not valid'),
    uuid: z.string().optional().describe('Standard form in lower case'),
    version: z.int().optional().describe('Version 1 to 8 of the RFC variant; absent for nil and max'),
    variant: z.enum(['ncs', 'rfc', 'microsoft', 'future', 'nil', 'max']).optional().describe('Layout: rfc, older or reserved ones, or nil and max'),
    timestamp: z.string().optional().describe('Time in UTC, ISO 8601; seven decimals for v1 and v6, three for v7'),
    unixMilliseconds: z.number().optional().describe('Time of v1, v6 (with fraction) and v7 in milliseconds since 1970'),
    clockSequence: z.int().optional().describe('Clock sequence of v1 and v6'),
    node: z.string().optional().describe('Node of v1 and v6, six bytes joined by colons'),
    multicastNode: z.boolean().optional().describe('Whether the node of v1 and v6 is not a MAC address (multicast bit)'),
    hex: z.string().optional().describe('The 128 bits as 32 hex digits'),
    integer: z.string().optional().describe('The 128 bits as a decimal number'),
    urn: z.string().optional().describe('The form with urn:uuid: in front'),
    base64url: z.string().optional().describe('The 16 bytes as base64url without padding'),
  }),
  headline: 'version',
  examples: [
    {
      inputs: { uuid: '017F22E2-79B0-7CC3-98C4-DC0C0C07398F' },
      result: {
        valid: true,
        uuid: '017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        variant: 'rfc',
        version: 7,
        timestamp: '2022-02-22T19:22:22.000Z',
        unixMilliseconds: 1645557742000,
        hex: '017f22e279b07cc398c4dc0c0c07398f',
        integer: '1989357241971137676463954034883508623',
        urn: 'urn:uuid:017f22e2-79b0-7cc3-98c4-dc0c0c07398f',
        base64url: 'AX8i4nmwfMOYxNwMDAc5jw',
      },
    },
    {
      inputs: { uuid: 'not a UUID' },
      result: { valid: false, reason: 'It is not in a form of a UUID: 8-4-4-4-12 hex digits, or 32 in a row, in braces, or after urn:uuid:.' },
    },
  ],
  run({ uuid }) {
    const digits = uuidDigits(uuid);
    if (digits === undefined)
      return { valid: false, reason: 'It is not in a form of a UUID: 8-4-4-4-12 hex digits, or 32 in a row, in braces, or after urn:uuid:.' };
    const standard = hyphenateUuid(digits);
    return {
      valid: true,
      uuid: standard,
      ...partsOf(digits),
      hex: digits,
      integer: BigInt(`0x${digits}`).toString(),
      urn: `urn:uuid:${standard}`,
      base64url: base64UrlOf(bytesOfHex(digits)),
    };
  },
});

function partsOf(digits: string) {
  if (/^0+$/.test(digits)) return { variant: 'nil' as const };
  if (/^f+$/.test(digits)) return { variant: 'max' as const };
  const variant = variantOf(Number.parseInt(digits.charAt(16), 16));
  const version = Number.parseInt(digits.charAt(12), 16);
  if (variant !== 'rfc' || version < 1 || version > 8) return { variant };
  return { variant, version, ...timeOf(digits, version) };
}

function variantOf(nibble: number) {
  if (nibble < 8) return 'ncs' as const;
  if (nibble < 12) return 'rfc' as const;
  return nibble < 14 ? ('microsoft' as const) : ('future' as const);
}

function timeOf(digits: string, version: number) {
  if (version === 7) {
    const unixMilliseconds = Number.parseInt(digits.slice(0, 12), 16);
    return { timestamp: isoMilliseconds(unixMilliseconds), unixMilliseconds };
  }
  if (version !== 1 && version !== 6) return {};
  const time = version === 1 ? digits.slice(13, 16) + digits.slice(8, 12) + digits.slice(0, 8) : digits.slice(0, 12) + digits.slice(13, 16);
  const steps = BigInt(`0x${time}`) - UUID_EPOCH_STEPS;
  const fraction = ((steps % STEPS_PER_SECOND) + STEPS_PER_SECOND) % STEPS_PER_SECOND;
  const seconds = Number((steps - fraction) / STEPS_PER_SECOND);
  return {
    timestamp: `${isoMilliseconds(seconds * 1000).slice(0, -5)}.${String(fraction).padStart(7, '0')}Z`,
    unixMilliseconds: Number(steps) / 10_000,
    clockSequence: Number.parseInt(digits.slice(16, 20), 16) & 0x3fff,
    node: (digits.slice(20).match(/../g) ?? []).join(':'),
    multicastNode: (Number.parseInt(digits.slice(20, 22), 16) & 1) === 1,
  };
}
