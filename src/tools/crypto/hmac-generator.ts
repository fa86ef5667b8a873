import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { sameSecret } from './lib/constant-time.ts';
import { binaryOf, inCase, inputEncoding, keyEncoding, outputEncoding, readingsOf, secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { hmac } from './lib/hmac.ts';

/** The hashes under an HMAC in the order in which all of them are listed. */
export const algorithms = [
  'md5',
  'sha1',
  'sha224',
  'sha256',
  'sha384',
  'sha512',
  'sha512-224',
  'sha512-256',
  'sha3-224',
  'sha3-256',
  'sha3-384',
  'sha3-512',
  'ripemd160',
  'sm3',
] as const;

export default defineTool({
  slug: 'hmac-generator',
  name: 'HMAC Generator',
  category: 'crypto',
  summary: 'Computes a keyed hash (HMAC) of text or bytes, and compares it with an expected one.',
  description:
    'Keys may have any length, none too. An expected HMAC may be written as hex in either case, base64 or base64url; it matches when one of its readings is the same bytes, and the comparison takes the same time wherever they differ.',
  reference: 'RFC 2104, FIPS 198-1',
  keywords: ['keyed hash', 'message authentication code', 'mac', 'signature', 'hs256', 'secret'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('The message to authenticate, as text or as bytes in inputEncoding'),
    key: secretText(0, 10_000, 'The secret key, in keyEncoding'),
    algorithm: z.enum(algorithms).default('sha256').describe('Hash function under the HMAC'),
    inputEncoding,
    keyEncoding: keyEncoding('utf8'),
    outputEncoding: outputEncoding('hex'),
    uppercase: z.boolean().default(false).describe('Write hex digits as capitals'),
    binary: z.boolean().default(false).describe('Also give the bits as binary digits'),
    expected: z.string().min(1).max(1000).optional().describe('An HMAC to compare with, as hex, base64 or base64url'),
  }),
  result: z.strictObject({
    hmac: z.string().describe('The HMAC in outputEncoding'),
    algorithm: z.string().describe('The hash function asked for'),
    bits: z.int().describe('Length of the HMAC in bits'),
    binary: z.string().optional().describe('The HMAC as binary digits, eight for each byte; only with binary'),
    matches: z.boolean().optional().describe('Whether expected is the same HMAC; only when expected is given'),
  }),
  appliesWhen: { uppercase: { outputEncoding: ['hex'] } },
  examples: [
    {
      inputs: { text: 'what do ya want for nothing?', key: 'Jefe' },
      result: { hmac: '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843', algorithm: 'sha256', bits: 256 },
    },
    {
      inputs: {
        text: 'Hello, World!',
        key: "It's a Secret to Everybody",
        expected: '757107EA0EB2509FC211221CCE984B8A37570B6D7586C22C46F4379C8B043E17',
      },
      result: { hmac: '757107ea0eb2509fc211221cce984b8a37570b6d7586c22c46f4379c8b043e17', algorithm: 'sha256', bits: 256, matches: true },
    },
  ],
  async run({ text, key, algorithm, expected, uppercase, binary, ...encodings }) {
    const mac = await macOf(algorithm, secretBytes(key, encodings.keyEncoding, 'key'), bytesFromText(text, encodings.inputEncoding));
    return {
      hmac: inCase(writeBytes(mac, encodings.outputEncoding), encodings.outputEncoding, uppercase),
      algorithm,
      bits: mac.length * 8,
      ...(binary && { binary: binaryOf(mac) }),
      ...(expected !== undefined && { matches: readingsOf(expected).some((reading) => sameSecret(reading, mac)) }),
    };
  },
});

async function macOf(algorithm: (typeof algorithms)[number], key: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  if (algorithm !== 'sm3') return hmac(algorithm, key, data);
  const { createHMAC, createSM3 } = await import('hash-wasm');
  return (await createHMAC(createSM3(), key)).update(data).digest('binary');
}
