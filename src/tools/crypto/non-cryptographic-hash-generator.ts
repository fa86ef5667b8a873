import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { viewOf } from '../shared/bytes/arrays.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { inputEncoding, ofLength, secretBytes, secretText } from './lib/fields.ts';
import { murmur2, murmur3, murmur3X64, murmur3X86, murmur64a } from './lib/murmur.ts';
import { djb2, fnv, javaHashCode, oneAtATime, ror13, sdbm, sipHash } from './lib/simple-hashes.ts';

/** The hashes in the order in which all of them are listed. */
export const algorithms = [
  'xxh32',
  'xxh64',
  'xxh3-64',
  'xxh3-128',
  'murmur2-32',
  'murmur2-64a',
  'murmur3-32',
  'murmur3-x86-128',
  'murmur3-x64-128',
  'fnv1-32',
  'fnv1-64',
  'fnv1a-32',
  'fnv1a-64',
  'fnv1a-128',
  'siphash-2-4',
  'siphash-2-4-128',
  'djb2',
  'djb2a',
  'sdbm',
  'jenkins-one-at-a-time',
  'java-hashcode',
  'ror13',
] as const;

type Algorithm = (typeof algorithms)[number];

const LONG_SEEDS: ReadonlySet<Algorithm> = new Set<Algorithm>(['xxh64', 'xxh3-64', 'xxh3-128', 'murmur2-64a']);
const SIP_KEY_BYTES = 16;

const inputs = z.strictObject({
  text: z.string().max(1_000_000).describe('What to hash, as text or as bytes in inputEncoding'),
  algorithm: z.enum(algorithms).default('xxh64').describe('The hash function, with the bits of its result'),
  seed: z.string().min(1).max(40).default('0').describe('Starting value of xxh and murmur, decimal or 0x hex'),
  key: secretText(0, 200, 'Needed for siphash: 16 bytes as hex').optional(),
  inputEncoding,
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'non-cryptographic-hash-generator',
  name: 'xxHash, MurmurHash, FNV and SipHash Generator',
  category: 'crypto',
  summary: 'Calculates fast non-cryptographic hashes for hash tables, sharding and checks.',
  description:
    "Not for passwords or signatures. xxHash is written in canonical (big-endian) form as xxhsum prints it, MurmurHash as numbers (x86-128: h1 h2 h3 h4, x64-128: h1 h2), SipHash of 64 bits as the number its output bytes are little-endian, of 128 in output order. Seeds have 32 bits for xxh32, murmur2-32 and murmur3, 64 for the others. java-hashcode is Java's String.hashCode, ror13 the sum by which shellcode finds functions of Windows.",
  reference: 'xxHash specification (computed by hash-wasm), MurmurHash by Austin Appleby, FNV (RFC 9923), SipHash-2-4',
  keywords: ['fnv-1a', 'djb2', 'hash table', 'checksum', 'bucket', 'sharding', 'hashcode', 'api hashing', 'shellcode'],
  inputs,
  result: z.strictObject({
    hash: z.string().describe('The hash as hex in lower case, padded to its width'),
    decimal: z.string().describe('The hash as an unsigned decimal number'),
    signed: z.string().describe("Hash as a two's complement number"),
    bits: z.int().describe('Width of the hash in bits'),
    algorithm: z.string().describe('The hash function asked for'),
  }),
  appliesWhen: {
    seed: { algorithm: ['xxh32', 'xxh64', 'xxh3-64', 'xxh3-128', 'murmur2-32', 'murmur2-64a', 'murmur3-32', 'murmur3-x86-128', 'murmur3-x64-128'] },
    key: { algorithm: ['siphash-2-4', 'siphash-2-4-128'] },
  },
  examples: [
    {
      inputs: { text: 'abc' },
      result: { hash: '44bc2cf5ad770999', decimal: '4952883123889572249', signed: '4952883123889572249', bits: 64, algorithm: 'xxh64' },
    },
    {
      inputs: { text: 'hello', algorithm: 'java-hashcode' },
      result: { hash: '05e918d2', decimal: '99162322', signed: '99162322', bits: 32, algorithm: 'java-hashcode' },
    },
  ],
  async run(inputs) {
    const { algorithm } = inputs;
    const seed = seedOf(inputs);
    const key = keyOf(inputs);
    if (algorithm === 'java-hashcode' && inputs.inputEncoding !== 'utf8') invalid('inputEncoding', 'must be utf8 for java-hashcode, which hashes text');
    const data = bytesFromText(inputs.text, inputs.inputEncoding);
    const value = algorithm.startsWith('xxh') ? await xxHash(algorithm, data, seed) : plainHash(algorithm, inputs.text, data, seed, key);
    const bits = algorithm.endsWith('128') ? 128 : algorithm.includes('64') || algorithm === 'siphash-2-4' ? 64 : 32;
    return {
      hash: value.toString(16).padStart(bits / 4, '0'),
      decimal: value.toString(),
      signed: BigInt.asIntN(bits, value).toString(),
      bits,
      algorithm,
    };
  },
});

function seedOf({ algorithm, seed }: Inputs): bigint {
  const text = seed.trim();
  if (!/^(?:\d+|0x[0-9a-f]+)$/i.test(text)) return unprocessable('The seed is not a number: decimal digits, or 0x and hex digits.', 'seed');
  const value = BigInt(text);
  const seeded = algorithm.startsWith('xxh') || algorithm.startsWith('murmur');
  if (!seeded && value !== 0n) invalid('seed', `does not apply to ${algorithm}; leave it out`);
  const bits = LONG_SEEDS.has(algorithm) ? 64 : 32;
  return value >> BigInt(bits) === 0n ? value : unprocessable(`The seed does not fit into ${bits} bits.`, 'seed');
}

function keyOf({ algorithm, key }: Inputs): Uint8Array {
  if (!algorithm.startsWith('siphash')) return key === undefined ? new Uint8Array() : invalid('key', `does not apply to ${algorithm}; leave it out`);
  if (key === undefined) return invalid('key', 'is required for siphash: 16 bytes as hex');
  return ofLength(secretBytes(key, 'hex', 'key'), [SIP_KEY_BYTES], 'key');
}

async function xxHash(algorithm: Algorithm, data: Uint8Array, seed: bigint): Promise<bigint> {
  const { xxhash32, xxhash64, xxhash3, xxhash128 } = await import('hash-wasm');
  if (algorithm === 'xxh32') return BigInt(`0x${await xxhash32(data, Number(seed))}`);
  const hash = algorithm === 'xxh64' ? xxhash64 : algorithm === 'xxh3-64' ? xxhash3 : xxhash128;
  return BigInt(`0x${await hash(data, Number(seed & 0xffff_ffffn), Number(seed >> 32n))}`);
}

function plainHash(algorithm: Algorithm, text: string, data: Uint8Array, seed: bigint, key: Uint8Array): bigint {
  switch (algorithm) {
    case 'murmur2-32':
      return BigInt(murmur2(data, Number(seed)));
    case 'murmur2-64a':
      return murmur64a(data, seed);
    case 'murmur3-32':
      return BigInt(murmur3(data, Number(seed)));
    case 'murmur3-x86-128':
      return murmur3X86(data, Number(seed));
    case 'murmur3-x64-128':
      return murmur3X64(data, seed);
    case 'fnv1-32':
    case 'fnv1-64':
      return fnv(data, algorithm === 'fnv1-32' ? 32 : 64, false);
    case 'fnv1a-32':
    case 'fnv1a-64':
    case 'fnv1a-128':
      return fnv(data, algorithm === 'fnv1a-32' ? 32 : algorithm === 'fnv1a-64' ? 64 : 128, true);
    case 'siphash-2-4':
      return viewOf(sipHash(data, key, false)).getBigUint64(0, true);
    case 'siphash-2-4-128':
      return BigInt(`0x${hexOf(sipHash(data, key, true))}`);
    case 'djb2':
    case 'djb2a':
      return BigInt(djb2(data, algorithm === 'djb2a'));
    case 'sdbm':
      return BigInt(sdbm(data));
    case 'jenkins-one-at-a-time':
      return BigInt(oneAtATime(data));
    case 'ror13':
      return BigInt(ror13(data));
    default:
      return BigInt(javaHashCode(text));
  }
}
