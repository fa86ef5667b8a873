import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { namesOf } from '../shared/json/names-of.ts';
import { bytesOfBase64, bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { sameSecret } from './lib/constant-time.ts';
import { inputEncoding } from './lib/fields.ts';

const BYTES = {
  md5: 16,
  sha1: 20,
  sha224: 28,
  sha256: 32,
  sha384: 48,
  sha512: 64,
  'sha3-224': 28,
  'sha3-256': 32,
  'sha3-384': 48,
  'sha3-512': 64,
  'blake2b-512': 64,
  ripemd160: 20,
} as const;

type Algorithm = keyof typeof BYTES;

const ALGORITHMS = namesOf(BYTES);
const algorithm = z.enum(['auto', ...ALGORITHMS]);
const plainName = (name: string): string => name.toLowerCase().replace(/[-_]/g, '');

export default defineTool({
  slug: 'hash-comparer',
  name: 'Hash Comparer',
  category: 'crypto',
  summary: 'Compares a text or a hash with an expected hash, whatever its notation.',
  description:
    'A hash may be hex in either case (colons, hyphens and white space between bytes are ignored), base64 or base64url, alone or after a prefix such as sha256:, sha256- or SHA256=; an even count of hex digits alone is read as hex. auto tries the algorithms of the expected length in their order, or only the one of the prefix. Unreadable hashes are answered with matches false.',
  reference: 'FIPS 180-4, FIPS 202, RFC 1321, RFC 7693, ISO/IEC 10118-3',
  keywords: ['verify checksum', 'integrity', 'sha256sum', 'fingerprint', 'download check', 'md5'],
  inputs: z.strictObject({
    expected: z.string().min(1).max(1000).describe('The hash that is expected'),
    text: z.string().max(1_000_000).optional().describe('What should have that hash, as text or as bytes in inputEncoding'),
    hash: z.string().min(1).max(1000).optional().describe('Instead of text: a hash that should be the same'),
    algorithm: algorithm.default('auto').describe('Hash function; auto tries all with the expected length'),
    inputEncoding,
  }),
  result: z.strictObject({
    matches: z.boolean().describe('Whether both are the same'),
    algorithm: z.string().optional().describe('With text: the hash function that matches'),
    reason: z.string().optional().describe('Why they are not the same'),
    actual: z.string().optional().describe('With text: its hash as hex, by the function asked for or the one that matches'),
  }),
  main: { input: 'text' },
  examples: [
    {
      inputs: { expected: '2CF24DBA5FB0A30E26E83B2AC5B9E29E1B161E5C1FA7425E73043362938B9824', text: 'hello' },
      result: { matches: true, algorithm: 'sha256', actual: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824' },
    },
    {
      inputs: {
        expected: 'sha256-LPJNul+wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=',
        hash: '2c:f2:4d:ba:5f:b0:a3:0e:26:e8:3b:2a:c5:b9:e2:9e:1b:16:1e:5c:1f:a7:42:5e:73:04:33:62:93:8b:98:24',
      },
      result: { matches: true },
    },
  ],
  run({ expected, text, hash, algorithm, inputEncoding }) {
    if ((text === undefined) === (hash === undefined)) invalid('text', 'or hash is required, and not both');
    const wanted = readHash(expected);
    if (hash !== undefined) {
      const given = readHash(hash);
      if (wanted === undefined) return { matches: false, reason: 'The expected hash is neither hex nor base64.' };
      if (given === undefined) return { matches: false, reason: 'The hash is neither hex nor base64.' };
      if (given.bytes.length !== wanted.bytes.length)
        return { matches: false, reason: `The hash has ${given.bytes.length} bytes, the expected one ${wanted.bytes.length}.` };
      return sameSecret(given.bytes, wanted.bytes) ? { matches: true } : { matches: false, reason: 'The hashes differ.' };
    }
    const data = bytesFromText(text ?? '', inputEncoding);
    const actual = algorithm === 'auto' ? undefined : hexOf(digest(algorithm, data));
    if (wanted === undefined) return { matches: false, reason: 'The expected hash is neither hex nor base64.', ...(actual && { actual }) };
    const candidates = algorithm === 'auto' ? (wanted.algorithm === undefined ? ALGORITHMS : [wanted.algorithm]) : [algorithm];
    const fitting = candidates.filter((name) => BYTES[name] === wanted.bytes.length);
    const match = fitting.find((name) => sameSecret(digest(name, data), wanted.bytes));
    if (match !== undefined) return { matches: true, algorithm: match, actual: hexOf(digest(match, data)) };
    const reason = fitting.length === 0 ? `No hash function tried gives ${wanted.bytes.length} bytes.` : 'The text has another hash.';
    return { matches: false, reason, ...(actual && { actual }) };
  },
});

const digest = (name: Algorithm, data: Uint8Array): Uint8Array => createHash(name).update(data).digest();

const MAX_PREFIX = 16;

/** The bytes of a hash and the algorithm of its prefix, or undefined when it cannot be read. */
function readHash(text: string): { bytes: Uint8Array; algorithm?: Algorithm } | undefined {
  const trimmed = text.trim();
  for (const { 0: separator, index } of trimmed.slice(0, MAX_PREFIX).matchAll(/\s*[:=-]\s*/g)) {
    const name = plainName(trimmed.slice(0, index));
    const algorithm = ALGORITHMS.find((known) => plainName(known) === name);
    const bytes = algorithm === undefined ? undefined : bytesOf(trimmed.slice(index + separator.length).trimStart());
    if (algorithm !== undefined && bytes !== undefined) return { bytes, algorithm };
  }
  const bytes = bytesOf(trimmed);
  return bytes === undefined ? undefined : { bytes };
}

function bytesOf(text: string): Uint8Array | undefined {
  if (/^[0-9a-f]{2}(?:[:\s-]*[0-9a-f]{2})*$/i.test(text)) return bytesOfHex(text.replace(/[:\s-]/g, ''));
  const base64 = /^[A-Za-z0-9+/_-]+={0,2}$/.test(text) && text.replace(/=+$/, '').length % 4 !== 1;
  return base64 ? bytesOfBase64(text) : undefined;
}
