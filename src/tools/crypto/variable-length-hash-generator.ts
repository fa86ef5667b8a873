import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import { inputEncoding, keyEncoding, outputEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';

const algorithms = ['shake128', 'shake256', 'kmac128', 'kmac256', 'blake2b', 'blake2s', 'blake3'] as const;
const LONGER_BY_DEFAULT = new Set(['shake256', 'kmac256', 'blake2b']);
const MAX_LENGTHS: Readonly<Record<string, number>> = { blake2b: 64, blake2s: 32 };

const inputs = z.strictObject({
  text: z.string().max(1_000_000).describe('What to hash, as text or as bytes in inputEncoding'),
  algorithm: z.enum(algorithms).default('shake256').describe('The hash function; kmac is keyed, the blake ones can be'),
  length: z.int().min(1).max(4096).optional().describe('Bytes of output; if omitted 32, or 64 for shake256, kmac256 and blake2b'),
  key: secretText(0, 1000, 'Secret key: kmac any bytes (needed), blake2b 1 to 64, blake2s 1 to 32, blake3 exactly 32').optional(),
  context: z.string().max(1000).optional().describe('blake3 the context of derive_key; kmac the customization'),
  inputEncoding,
  keyEncoding: keyEncoding('hex'),
  outputEncoding: outputEncoding('hex'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'variable-length-hash-generator',
  name: 'SHAKE, KMAC, BLAKE2 and BLAKE3 Generator',
  category: 'crypto',
  summary: 'Calculates hashes of any length, with optional key and context, with SHAKE, KMAC, BLAKE2 or BLAKE3.',
  description:
    'With kmac and blake2 the length is a parameter of the hash, so that a shorter output is another hash and not a prefix. blake2b gives at most 64 bytes, blake2s 32.',
  reference: 'FIPS 202, NIST SP 800-185, RFC 7693, BLAKE3; computed by @noble/hashes',
  keywords: ['xof', 'sha-3', 'extendable output', 'blake2b-256', 'keyed hash', 'derive_key', 'digest length'],
  inputs,
  result: z.strictObject({
    hash: z.string().describe('The digest in outputEncoding'),
    bytes: z.int().describe('Length of the digest in bytes'),
    algorithm: z.string().describe('The hash function asked for'),
  }),
  appliesWhen: {
    key: { algorithm: ['kmac128', 'kmac256', 'blake2b', 'blake2s', 'blake3'] },
    keyEncoding: { algorithm: ['kmac128', 'kmac256', 'blake2b', 'blake2s', 'blake3'] },
    context: { algorithm: ['kmac128', 'kmac256', 'blake3'] },
  },
  examples: [
    {
      inputs: { text: '', algorithm: 'shake128', length: 16 },
      result: { hash: '7f9c2ba4e88f827d616045507605853e', bytes: 16, algorithm: 'shake128' },
    },
    {
      inputs: { text: 'abc', algorithm: 'blake2b', length: 32 },
      result: { hash: 'bddd813c634239723171ef3fee98579b94964e3bb1cb3e427262c8c068d52319', bytes: 32, algorithm: 'blake2b' },
    },
  ],
  async run(inputs) {
    const { algorithm, text } = inputs;
    const length = inputs.length ?? (LONGER_BY_DEFAULT.has(algorithm) ? 64 : 32);
    checkCombination(inputs, length);
    const key = inputs.key === undefined ? undefined : secretBytes(inputs.key, inputs.keyEncoding, 'key');
    checkKey(algorithm, key);
    const hash = await digest(algorithm, bytesFromText(text, inputs.inputEncoding), length, key, inputs.context);
    return { hash: writeBytes(hash, inputs.outputEncoding), bytes: length, algorithm };
  },
});

function checkCombination({ algorithm, key, context }: Inputs, length: number): void {
  const maximum = MAX_LENGTHS[algorithm];
  if (maximum !== undefined && length > maximum) invalid('length', `must be at most ${maximum} for ${algorithm}`);
  if (algorithm.startsWith('shake')) {
    if (key !== undefined) invalid('key', 'does not apply to shake; use kmac, its keyed form');
    if (context !== undefined) invalid('context', 'does not apply to shake; leave it out');
  }
  if (algorithm.startsWith('kmac') && key === undefined) invalid('key', `is required for ${algorithm}`);
  if (algorithm.startsWith('blake2') && context !== undefined) invalid('context', 'does not apply to blake2; leave it out');
  if (algorithm === 'blake3' && key !== undefined && context !== undefined) invalid('context', 'and key exclude each other in blake3');
}

function checkKey(algorithm: Inputs['algorithm'], key: Uint8Array | undefined): void {
  if (key === undefined || algorithm.startsWith('kmac')) return;
  const [minimum, maximum] = algorithm === 'blake2b' ? [1, 64] : algorithm === 'blake2s' ? [1, 32] : [32, 32];
  if (key.length >= minimum && key.length <= maximum) return;
  unprocessable(`The key has ${key.length} byte(s); ${algorithm} needs ${minimum === maximum ? minimum : `${minimum} to ${maximum}`}.`, 'key');
}

async function digest(
  algorithm: Inputs['algorithm'],
  data: Uint8Array,
  dkLen: number,
  key: Uint8Array | undefined,
  context: string | undefined,
): Promise<Uint8Array> {
  const contextBytes = context === undefined ? undefined : utf8Bytes(context);
  switch (algorithm) {
    case 'shake128':
    case 'shake256':
      return (await import('@noble/hashes/sha3.js'))[algorithm](data, { dkLen });
    case 'kmac128':
    case 'kmac256':
      return (await import('@noble/hashes/sha3-addons.js'))[algorithm](key ?? new Uint8Array(), data, {
        dkLen,
        ...(contextBytes && { personalization: contextBytes }),
      });
    case 'blake2b':
    case 'blake2s':
      return (await import('@noble/hashes/blake2.js'))[algorithm](data, { dkLen, ...(key && { key }) });
    default:
      return (await import('@noble/hashes/blake3.js')).blake3(data, { dkLen, ...(key && { key }), ...(contextBytes && { context: contextBytes }) });
  }
}
