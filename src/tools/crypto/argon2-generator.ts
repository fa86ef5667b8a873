import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { base64Of, bytesOfBase64, hexOf, utf8Bytes } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { grouped } from '../shared/text/counts.ts';
import { sameSecret } from './lib/constant-time.ts';
import { secretBytes, secretText } from './lib/fields.ts';

const MIN_MEMORY_KIB = 8;
const MAX_MEMORY_KIB = 131_072;
const MAX_ITERATIONS = 100;
const MAX_PARALLELISM = 16;
const MIN_HASH_BYTES = 4;
const MAX_HASH_BYTES = 128;
const MIN_SALT_BYTES = 8;
const MAX_SALT_BYTES = 64;
const NEW_SALT_BYTES = 16;
/** KiB times iterations: what one core does in about two seconds. */
const MAX_WORK = 524_288;
const FORM = /^\$(argon2id|argon2i|argon2d)\$v=19\$m=([1-9]\d{0,9}),t=([1-9]\d{0,9}),p=([1-9]\d{0,9})\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

const variantName = z.enum(['argon2id', 'argon2i', 'argon2d']);

interface Parameters {
  variant: z.infer<typeof variantName>;
  memoryKib: number;
  iterations: number;
  parallelism: number;
}

export default defineTool({
  slug: 'argon2-generator',
  name: 'Argon2 Generator and Checker',
  category: 'crypto',
  summary: 'Hashes a password with Argon2id, Argon2i or Argon2d, or checks one.',
  description:
    'Version 19 (0x13), in the PHC string format with base64 without padding. Memory times iterations may be at most 524,288 KiB, so that a run ends within two seconds. The salt is drawn at random unless given. Nothing is kept.',
  reference: 'RFC 9106; computed by hash-wasm',
  keywords: ['password hash', 'argon2id', 'verify password', 'phc', 'key derivation', 'kdf'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    password: secretText(1, 1000, 'The password to hash or to check'),
    mode: z.enum(['hash', 'verify']).default('hash').describe('Make a hash, or check the password against one'),
    variant: variantName.default('argon2id').describe('Which Argon2; argon2id is the one to choose'),
    memoryKib: z.int().min(MIN_MEMORY_KIB).max(MAX_MEMORY_KIB).default(19_456).describe('Memory in KiB, at least 8 for each lane'),
    iterations: z.int().min(1).max(MAX_ITERATIONS).default(2).describe('How many passes over the memory'),
    parallelism: z.int().min(1).max(MAX_PARALLELISM).default(1).describe('How many lanes the memory has'),
    hashLength: z.int().min(MIN_HASH_BYTES).max(MAX_HASH_BYTES).default(32).describe('Length of the raw hash in bytes'),
    salt: z.string().max(400).optional().describe('8 to 64 bytes in saltEncoding; 16 random bytes if omitted'),
    saltEncoding: byteEncoding.default('hex').describe('How the salt is given: as UTF-8 text, hex or Base64'),
    hash: z.string().min(1).max(1000).optional().describe('Needed to verify: the encoded hash, $argon2id$v=19$...'),
  }),
  result: z.strictObject({
    hash: z.string().optional().describe('The encoded hash; when hashing'),
    hex: z.string().optional().describe('The raw hash as hex; when hashing'),
    matches: z.boolean().optional().describe('Whether the password fits the hash; when verifying'),
    variant: z.string().describe('Variant of Argon2 used'),
    memoryKib: z.int().describe('Memory used in KiB'),
    iterations: z.int().describe('How many passes over the memory'),
    parallelism: z.int().describe('How many lanes the memory has'),
  }),
  appliesWhen: {
    variant: { mode: ['hash'] },
    memoryKib: { mode: ['hash'] },
    iterations: { mode: ['hash'] },
    parallelism: { mode: ['hash'] },
    hashLength: { mode: ['hash'] },
    salt: { mode: ['hash'] },
    saltEncoding: { mode: ['hash'] },
    hash: { mode: ['verify'] },
  },
  examples: [
    {
      inputs: { password: 'password', salt: 'somesalt', saltEncoding: 'utf8', memoryKib: 65536, iterations: 2, parallelism: 1, variant: 'argon2i' },
      result: {
        hash: '$argon2i$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$wWKIMhR9lyDFvRz9YTZweHKfbftvj+qf+YFY4NeBbtA',
        hex: 'c1628832147d9720c5bd1cfd61367078729f6dfb6f8fea9ff98158e0d7816ed0',
        variant: 'argon2i',
        memoryKib: 65536,
        iterations: 2,
        parallelism: 1,
      },
    },
    {
      inputs: { password: 'password', mode: 'verify', hash: '$argon2id$v=19$m=256,t=2,p=2$c29tZXNhbHQ$bQk8UB/VmZZF4Oo79iDXuL5/0ttZwg2f/5U52iv1cDc' },
      result: { matches: true, variant: 'argon2id', memoryKib: 256, iterations: 2, parallelism: 2 },
    },
  ],
  async run({ password, mode, salt, saltEncoding, hashLength, hash, ...parameters }) {
    if (mode === 'verify') {
      const stored = readHash(hash ?? invalid('hash', 'is required to verify a password'));
      const raw = await argon2(password, stored.salt, stored.raw.length, stored.parameters);
      return { matches: sameSecret(raw, stored.raw), ...stored.parameters };
    }
    const { memoryKib, iterations, parallelism, variant } = parameters;
    if (memoryKib < 8 * parallelism) invalid('memoryKib', `must be at least ${8 * parallelism}, 8 for each of ${parallelism} lanes`);
    if (memoryKib * iterations > MAX_WORK) invalid('iterations', `times memoryKib must be at most ${grouped(MAX_WORK)}`);
    const saltBytes = salt === undefined ? randomBytes(NEW_SALT_BYTES) : secretBytes(salt, saltEncoding, 'salt');
    if (saltBytes.length < MIN_SALT_BYTES || saltBytes.length > MAX_SALT_BYTES)
      unprocessable(`The salt has ${saltBytes.length} byte(s); it needs ${MIN_SALT_BYTES} to ${MAX_SALT_BYTES}.`, 'salt');
    const raw = await argon2(password, saltBytes, hashLength, parameters);
    const head = `$${variant}$v=19$m=${memoryKib},t=${iterations},p=${parallelism}`;
    return { hash: `${head}$${unpadded(saltBytes)}$${unpadded(raw)}`, hex: hexOf(raw), variant, memoryKib, iterations, parallelism };
  },
});

const unpadded = (bytes: Uint8Array): string => base64Of(bytes).replace(/=+$/, '');

async function argon2(password: string, salt: Uint8Array, hashLength: number, parameters: Parameters): Promise<Uint8Array> {
  const { argon2d, argon2i, argon2id } = await import('hash-wasm');
  const { variant, memoryKib, iterations, parallelism } = parameters;
  const run = variant === 'argon2id' ? argon2id : variant === 'argon2i' ? argon2i : argon2d;
  return run({ password: utf8Bytes(password), salt, parallelism, iterations, memorySize: memoryKib, hashLength, outputType: 'binary' });
}

function readHash(text: string): { parameters: Parameters; salt: Uint8Array; raw: Uint8Array } {
  const match = FORM.exec(text.trim());
  const variant = variantName.safeParse(match?.[1]).data;
  if (!match || variant === undefined) return unprocessable('It is not an Argon2 hash of version 19: $argon2id$v=19$m=...,t=...,p=...$salt$hash.', 'hash');
  const [memoryKib, iterations, parallelism] = [Number(match[2]), Number(match[3]), Number(match[4])];
  const [salt, raw] = [bytesOfBase64(match[5] ?? ''), bytesOfBase64(match[6] ?? '')];
  const outside = (value: number, minimum: number, maximum: number): boolean => value < minimum || value > maximum;
  if (outside(salt.length, MIN_SALT_BYTES, MAX_SALT_BYTES))
    unprocessable(`The salt of the hash must have ${MIN_SALT_BYTES} to ${MAX_SALT_BYTES} bytes.`, 'hash');
  if (outside(raw.length, MIN_HASH_BYTES, MAX_HASH_BYTES)) unprocessable(`The hash must have ${MIN_HASH_BYTES} to ${MAX_HASH_BYTES} bytes.`, 'hash');
  const tooMuch = iterations > MAX_ITERATIONS || parallelism > MAX_PARALLELISM || memoryKib > MAX_MEMORY_KIB || memoryKib * iterations > MAX_WORK;
  if (tooMuch || memoryKib < MIN_MEMORY_KIB * parallelism)
    unprocessable(`The hash asks for ${memoryKib} KiB, ${iterations} iterations and ${parallelism} lanes, outside the bounds of this tool.`, 'hash');
  return { parameters: { variant, memoryKib, iterations, parallelism }, salt, raw };
}
