import { z } from 'zod';
import { defineTool } from '../define.ts';

const MODULAR: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^\$2[abxy]\$/, 'bcrypt'],
  [/^\$argon2id\$/, 'argon2id'],
  [/^\$argon2i\$/, 'argon2i'],
  [/^\$argon2d\$/, 'argon2d'],
  [/^\$1\$/, 'md5crypt'],
  [/^\$apr1\$/, 'apr1'],
  [/^\$5\$/, 'sha256crypt'],
  [/^\$6\$/, 'sha512crypt'],
  [/^\$y\$/, 'yescrypt'],
  [/^\$(?:7|scrypt)\$/, 'scrypt'],
  [/^\$[PH]\$/, 'phpass'],
  [/^\$S\$/, 'drupal7'],
  [/^\$pbkdf2(?:-[a-z0-9]+)*\$/, 'pbkdf2'],
  [/^pbkdf2_sha(?:1|256)\$/, 'pbkdf2'],
  [/^\{(?:SHA|SSHA|MD5|SMD5|SSHA256|SSHA512|CRYPT)\}/i, 'ldap'],
  [/^\*[0-9a-f]{40}$/i, 'mysql41'],
  [/^sha1\$[^$]*\$[0-9a-f]{40}$/i, 'django-sha1'],
];

const BY_BYTES: Readonly<Record<number, readonly string[]>> = {
  4: ['crc32', 'adler32', 'xxh32', 'murmur3-32', 'fnv-32'],
  8: ['crc64', 'xxh64', 'fnv-64', 'siphash-2-4', 'mysql323'],
  16: ['md5', 'ntlm', 'md4', 'lm', 'md2', 'ripemd128', 'murmur3-128', 'xxh3-128'],
  20: ['sha1', 'ripemd160', 'has160'],
  24: ['tiger192'],
  28: ['sha224', 'sha3-224', 'sha512-224'],
  32: ['sha256', 'sha3-256', 'keccak256', 'blake2s-256', 'blake3', 'sha512-256', 'sm3', 'gost', 'streebog-256'],
  48: ['sha384', 'sha3-384'],
  64: ['sha512', 'sha3-512', 'blake2b-512', 'whirlpool', 'keccak512', 'streebog-512'],
};
const BASE64_BYTES: ReadonlySet<number> = new Set([16, 20, 28, 32, 48, 64]);

export default defineTool({
  slug: 'hash-identifier',
  name: 'Hash Identifier',
  category: 'crypto',
  summary: 'Lists the algorithms that could have made a hash, judging by its form and length.',
  description:
    'First by prefix, then by the number of hex digits, then by the bytes of base64 or base64url. The most common algorithms come first; the form alone cannot tell more. White space at both ends is ignored.',
  reference: 'Modular crypt formats, RFC 2307, and lengths of the known digests',
  keywords: ['what hash', 'hash type', 'detect', 'recognise', 'password hash', 'hashid', 'md5 or sha', 'analyse hash', 'analyze hash', 'what kind of hash'],
  inputs: z.strictObject({ hash: z.string().min(1).max(2000).describe('The hash to recognise, as it is written') }),
  result: z.strictObject({
    candidates: z.array(z.string()).describe('What could have made it, the most likely first; empty when nothing fits'),
    mostLikely: z.string().optional().describe('The first of the candidates'),
    encoding: z.string().optional().describe('How it is written: hex, base64, or modular (with a prefix of its own)'),
    bits: z.int().optional().describe('Length in bits, of hex and base64'),
  }),
  examples: [
    {
      inputs: { hash: 'da39a3ee5e6b4b0d3255bfef95601890afd80709' },
      result: { candidates: ['sha1', 'ripemd160', 'has160'], mostLikely: 'sha1', encoding: 'hex', bits: 160 },
    },
    {
      inputs: { hash: '$2y$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy' },
      result: { candidates: ['bcrypt'], mostLikely: 'bcrypt', encoding: 'modular' },
    },
  ],
  run({ hash }) {
    const text = hash.trim();
    const modular = MODULAR.find(([pattern]) => pattern.test(text))?.[1];
    if (modular !== undefined) return { candidates: [modular], mostLikely: modular, encoding: 'modular' };
    if (/^[0-9a-f]+$/i.test(text) && text.length % 2 === 0) {
      const byHex = answer(text.length / 2, 'hex');
      if (byHex.candidates.length > 0) return byHex;
    }
    const digits = /^([A-Za-z0-9+/]+|[A-Za-z0-9_-]+)(={0,2})$/.exec(text);
    const [, body = '', padding = ''] = digits ?? [];
    const bytes = Math.floor((body.length * 3) / 4);
    const whole = padding === '' ? body.length % 4 !== 1 : (body.length + padding.length) % 4 === 0;
    return whole && BASE64_BYTES.has(bytes) ? answer(bytes, 'base64') : { candidates: [] };
  },
});

function answer(bytes: number, encoding: 'hex' | 'base64') {
  const [mostLikely, ...others] = BY_BYTES[bytes] ?? [];
  return mostLikely === undefined ? { candidates: [] } : { candidates: [mostLikely, ...others], mostLikely, encoding, bits: bytes * 8 };
}
