import { z } from 'zod';
import { defineTool } from '../define.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { bytesOfHex } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { asconHash } from './lib/blocks/ascon.ts';
import { binaryOf, inCase, writeBytes } from './lib/fields.ts';
import { ripemd } from './lib/ripemd.ts';

/** The hashes in the order in which all of them are listed. */
export const algorithm = z.enum([
  'md4',
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
  'keccak256',
  'blake2b-512',
  'blake2s-256',
  'blake3',
  'ripemd160',
  'whirlpool',
  'sm3',
  'keccak224',
  'keccak384',
  'keccak512',
  'ascon-hash256',
  'ripemd128',
  'ripemd256',
  'ripemd320',
]);

const KECCAK_BITS = { keccak224: 224, keccak256: 256, keccak384: 384, keccak512: 512 } as const;

async function digest(bytes: Uint8Array, name: z.infer<typeof algorithm>): Promise<Uint8Array> {
  switch (name) {
    case 'md4':
      return bytesOfHex(await (await import('hash-wasm')).md4(bytes));
    case 'keccak224':
    case 'keccak256':
    case 'keccak384':
    case 'keccak512':
      return bytesOfHex(await (await import('hash-wasm')).keccak(bytes, KECCAK_BITS[name]));
    case 'ascon-hash256':
      return asconHash(bytes);
    case 'ripemd128':
      return ripemd(bytes, 128);
    case 'ripemd256':
      return ripemd(bytes, 256);
    case 'ripemd320':
      return ripemd(bytes, 320);
    case 'blake3':
      return bytesOfHex(await (await import('hash-wasm')).blake3(bytes));
    case 'whirlpool':
      return bytesOfHex(await (await import('hash-wasm')).whirlpool(bytes));
    case 'sm3':
      return bytesOfHex(await (await import('hash-wasm')).sm3(bytes));
    default:
      return createHash(name).update(bytes).digest();
  }
}

const MAX_INLINE_ASCON = 2_000;

export default defineTool({
  slug: 'hash-generator',
  name: 'Hash Generator',
  category: 'crypto',
  summary: 'Hashes text or bytes with MD5, SHA-256 or any other common algorithm.',
  description:
    'The text is hashed as it is, without trimming or changing line endings; utf8 hashes its UTF-8 bytes. Bytes that are not valid in inputEncoding are refused. keccak256 is the one of Ethereum; the keccak ones have the padding before that of SHA-3. md4, md5, sha1 and ripemd160 are no longer safe against collisions.',
  reference: 'FIPS 180-4, FIPS 202, RFC 1320, RFC 1321, RFC 7693, BLAKE3, ISO/IEC 10118-3, GB/T 32905, NIST SP 800-232',
  keywords: [
    'checksum',
    'digest',
    'fingerprint',
    'sha',
    'md5sum',
    'sha256sum',
    'ethereum',
    'sha1',
    'sha3',
    'blake3',
    'ripemd160',
    'whirlpool',
    'sha512',
    'sha384',
    'blake2',
    'keccak256',
  ],
  inlineBytes: 128 * 1024,
  // Written in JavaScript of halves of words: a megabyte a second.
  heavyWhen: ({ algorithm, text }) => algorithm === 'ascon-hash256' && text.length > MAX_INLINE_ASCON,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What to hash, as text or as bytes in inputEncoding'),
    algorithm: algorithm.default('sha256').describe('Hash function to use'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text is given: as UTF-8 text, hex or Base64'),
    outputEncoding: z.enum(['hex', 'base64', 'base64url']).default('hex').describe('Hex in lower case, base64 with padding, or base64url without'),
    uppercase: z.boolean().default(false).describe('Write hex digits as capitals'),
    binary: z.boolean().default(false).describe('Also give the bits as binary digits'),
  }),
  result: z.strictObject({
    hash: z.string().describe('The digest in outputEncoding'),
    algorithm: z.string().describe('The algorithm asked for'),
    bits: z.int().describe('Length of the digest in bits'),
    binary: z.string().optional().describe('The digest as binary digits, eight for each byte; only with binary'),
  }),
  appliesWhen: { uppercase: { outputEncoding: ['hex'] } },
  beside: [
    {
      title: 'All algorithms',
      tool: 'hash-generator',
      from: { text: { input: 'text' }, inputEncoding: { input: 'inputEncoding' }, outputEncoding: { input: 'outputEncoding' } },
      each: 'algorithm',
      compares: true,
      show: 'hash',
    },
  ],
  examples: [
    { inputs: { text: 'abc' }, result: { hash: 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad', algorithm: 'sha256', bits: 256 } },
    { inputs: { text: '', algorithm: 'md5', uppercase: true }, result: { hash: 'D41D8CD98F00B204E9800998ECF8427E', algorithm: 'md5', bits: 128 } },
    { inputs: { text: '', algorithm: 'md5' }, result: { hash: 'd41d8cd98f00b204e9800998ecf8427e', algorithm: 'md5', bits: 128 } },
  ],
  async run({ text, algorithm, inputEncoding, outputEncoding, uppercase, binary }) {
    const hash = await digest(bytesFromText(text, inputEncoding), algorithm);
    return {
      hash: inCase(writeBytes(hash, outputEncoding), outputEncoding, uppercase),
      algorithm,
      bits: hash.length * 8,
      ...(binary && { binary: binaryOf(hash) }),
    };
  },
});
