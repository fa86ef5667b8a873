import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { SUBSTITUTION_BOXES } from './lib/blocks/gost28147.ts';
import { inputEncoding, keyEncoding, outputEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { gost94 } from './lib/hashes/gost94.ts';
import { has160 } from './lib/hashes/has160.ts';
import { md2 } from './lib/hashes/md2.ts';
import { md6 } from './lib/hashes/md6.ts';
import { sha0 } from './lib/hashes/sha0.ts';
import { snefru } from './lib/hashes/snefru.ts';
import { streebog } from './lib/hashes/streebog.ts';

const MAX_SNEFRU_BITS = 480;
const SNEFRU_ROUNDS = [2, 8] as const;
const MAX_KEY_BYTES = 64;
const BOX = 'd-a';
const LEVELS = 64;

const inputs = z.strictObject({
  text: z.string().max(1_000_000).describe('What to hash, as text or as bytes in inputEncoding'),
  algorithm: z
    .enum(['md2', 'md6', 'sha0', 'has160', 'snefru', 'streebog256', 'streebog512', 'gost94'])
    .default('md2')
    .describe('The hash function; streebog is GOST R 34.11-2012, gost94 GOST R 34.11-94'),
  bits: z
    .int()
    .min(8)
    .max(512)
    .multipleOf(8)
    .optional()
    .describe('Length of the digest: for md6 8 to 512 (256 if omitted), for snefru 32 to 480 in steps of 32 (128 if omitted)'),
  rounds: z
    .int()
    .min(1)
    .max(168)
    .optional()
    .describe('For snefru 2 to 8 (8 if omitted); for md6 1 to 168, a quarter of its bits and 40 if omitted (with a key at least 80)'),
  box: z.enum(SUBSTITUTION_BOXES).default(BOX).describe('Substitution box of gost94: d-a is that of CryptoPro, d-test that of the test parameters'),
  levels: z.int().min(0).max(64).default(LEVELS).describe('For md6: levels of its tree, beyond which blocks are chained; 0 chains all'),
  key: secretText(0, 200, 'For md6: a key of up to 64 bytes').optional(),
  inputEncoding,
  keyEncoding: keyEncoding('utf8'),
  outputEncoding: outputEncoding('hex'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'legacy-hash-generator',
  name: 'MD2, MD6, SHA-0, HAS-160, Snefru, Streebog and GOST Hash Generator',
  category: 'crypto',
  summary: 'Calculates hashes that are old, rare or national: MD2, MD6, SHA-0, HAS-160, Snefru, Streebog and GOST R 34.11-94.',
  description:
    'Streebog and MD6 are unbroken, collisions of SHA-0 and Snefru are easily found, and MD2, HAS-160 and GOST R 34.11-94 are outdated. Digests of Streebog are written with the least significant byte first, as programs do, and not as RFC 6986 prints them.',
  reference:
    'RFC 1319 (MD2), FIPS 180 (SHA-0), TTAS.KO-12.0011/R1 (HAS-160), Merkle 1990 (Snefru), RFC 6986 (Streebog), RFC 5831 and 4357 (GOST), Rivest et al. 2008 (MD6)',
  keywords: ['digest', 'checksum', 'russian', 'korean', 'cryptopro', 'gostr3411', 'gost12', 'md2sum', 'md6sum', 'stribog'],
  inputs,
  result: z.strictObject({
    hash: z.string().describe('The digest in outputEncoding'),
    bits: z.int().describe('Length of the digest in bits'),
    algorithm: z.string().describe('The hash function asked for'),
  }),
  appliesWhen: {
    bits: { algorithm: ['md6', 'snefru'] },
    rounds: { algorithm: ['md6', 'snefru'] },
    box: { algorithm: ['gost94'] },
    levels: { algorithm: ['md6'] },
    key: { algorithm: ['md6'] },
    keyEncoding: { algorithm: ['md6'] },
  },
  examples: [
    { inputs: { text: 'abc' }, result: { hash: 'da853b0d3f88d99b30283a69e6ded6bb', bits: 128, algorithm: 'md2' } },
    {
      inputs: { text: '', algorithm: 'streebog256' },
      result: { hash: '3f539a213e97c802cc229d474c6aa32a825a360b2a933a949fd925208d9ce1bb', bits: 256, algorithm: 'streebog256' },
    },
  ],
  run(inputs) {
    checkChoices(inputs);
    const hash = digest(bytesFromText(inputs.text, inputs.inputEncoding), inputs);
    return { hash: writeBytes(hash, inputs.outputEncoding), bits: hash.length * 8, algorithm: inputs.algorithm };
  },
});

function checkChoices({ algorithm, bits, rounds, box, levels, key }: Inputs): void {
  if (algorithm !== 'md6' && algorithm !== 'snefru') {
    if (bits !== undefined) invalid('bits', 'is for md6 and snefru only; leave it out');
    if (rounds !== undefined) invalid('rounds', 'is for md6 and snefru only; leave it out');
  }
  if (algorithm !== 'md6') {
    if (levels !== LEVELS) invalid('levels', 'is for md6 only; leave it out');
    if (key !== undefined) invalid('key', 'is for md6 only; leave it out');
  }
  if (algorithm !== 'gost94' && box !== BOX) invalid('box', 'is for gost94 only; leave it out');
  if (algorithm !== 'snefru') return;
  if (bits !== undefined && (bits % 32 !== 0 || bits > MAX_SNEFRU_BITS)) invalid('bits', `must be a multiple of 32 up to ${MAX_SNEFRU_BITS} for snefru`);
  const [fewest, most] = SNEFRU_ROUNDS;
  if (rounds !== undefined && (rounds < fewest || rounds > most)) invalid('rounds', `must be ${fewest} to ${most} for snefru`);
}

function digest(data: Uint8Array, { algorithm, bits, rounds, box, levels, key, keyEncoding }: Inputs): Uint8Array {
  switch (algorithm) {
    case 'md2':
      return md2(data);
    case 'sha0':
      return sha0(data);
    case 'has160':
      return has160(data);
    case 'snefru':
      return snefru(data, (bits ?? 128) / 32, rounds ?? 8);
    case 'streebog256':
      return streebog(data, 256);
    case 'streebog512':
      return streebog(data, 512);
    case 'gost94':
      return gost94(data, box);
    default: {
      const bytes = secretBytes(key ?? '', keyEncoding, 'key');
      if (bytes.length > MAX_KEY_BYTES) invalid('key', `must have at most ${MAX_KEY_BYTES} bytes, not ${bytes.length}`);
      const length = bits ?? 256;
      return md6(data, { bits: length, key: bytes, levels, rounds: rounds ?? Math.max(bytes.length > 0 ? 80 : 0, 40 + length / 4) });
    }
  }
}
