import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { type BlockCipher, isPadded, runMode } from './lib/blocks/block.ts';
import { runGostMode } from './lib/blocks/gost-modes.ts';
import { gost28147, SUBSTITUTION_BOXES } from './lib/blocks/gost28147.ts';
import { kuznyechik } from './lib/blocks/kuznyechik.ts';
import { present } from './lib/blocks/present.ts';
import { rc2 } from './lib/blocks/rc2.ts';
import { rc6 } from './lib/blocks/rc6.ts';
import { sm4 } from './lib/blocks/sm4.ts';
import { tea, xtea } from './lib/blocks/tea.ts';
import { twofish } from './lib/blocks/twofish.ts';
import {
  blockPadding,
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherKey,
  cipherOutput,
  cipherResult,
  cipherText,
  cipherWarnings,
  ivBytes,
  ivEncoding,
  ivUsed,
  plainEncoding,
  runBlocks,
} from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes } from './lib/fields.ts';

/** Where keys may have any length up to one. */
const MAX_KEY_BYTES = { rc6: 255, rc2: 128 };
const WORD_BITS = 32;
const KEY_BYTES = { sm4: [16], twofish: [16, 24, 32], present: [10, 16], tea: [16], xtea: [16], gost28147: [32], magma: [32], kuznyechik: [32] };
const BOX = 'e-a';
/** Those with the modes of the Russian standards, whose registers may have several blocks. */
const GOST = ['gost28147', 'magma', 'kuznyechik'];
const MAX_REGISTER_BLOCKS = 8;

const inputs = z.strictObject({
  text: cipherText,
  mode: cipherDirection,
  algorithm: z
    .enum(['sm4', 'twofish', 'rc6', 'present', 'tea', 'xtea', 'rc2', 'gost28147', 'magma', 'kuznyechik'])
    .default('sm4')
    .describe('The block cipher; gost28147 is that of GOST 28147-89, magma and kuznyechik those of GOST R 34.12-2015'),
  cipherMode: z.enum(['cbc', 'ecb', 'cfb', 'ofb', 'ctr']).default('cbc').describe('Mode of operation of the cipher'),
  key: cipherKey('The key in keyEncoding: 16 bytes, twofish also 24 or 32, present also 10, rc6 up to 255, rc2 up to 128, the Russian ones 32', 600),
  iv: z
    .string()
    .min(1)
    .max(600)
    .optional()
    .describe(
      'Initialization vector of one block (16 bytes, present, tea, xtea, rc2, gost28147 and magma 8), none for ecb; drawn at random to encrypt. The Russian ciphers take up to 8 blocks, for ctr of magma and kuznyechik half of one too',
    ),
  padding: blockPadding.default('pkcs7').describe('How cbc and ecb fill the last block'),
  rounds: z.int().min(1).max(255).optional().describe('For rc6 the rounds, 20 if omitted; for xtea the cycles of two rounds, 32 if omitted'),
  wordBits: z.int().min(8).max(256).multipleOf(8).default(WORD_BITS).describe('For rc6: bits of a word, a quarter of the block'),
  effectiveBits: z.int().min(1).max(1024).optional().describe('For rc2: bits of strength that the key is cut to; those of the key if omitted'),
  box: z.enum(SUBSTITUTION_BOXES).default(BOX).describe('For gost28147: its substitution box; e-a to e-d are those of CryptoPro, e-z that of magma'),
  keyMeshing: z.boolean().default(false).describe("For the Russian ciphers: change the key every 1,024 bytes by CryptoPro's key meshing"),
  plainEncoding,
  cipherEncoding: cipherEncoding('base64'),
  keyEncoding: keyEncoding('hex'),
  ivEncoding,
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'block-cipher',
  name: 'Block Cipher (SM4, Twofish, RC2, RC6, PRESENT, TEA, XTEA, GOST)',
  category: 'crypto',
  summary: 'Encrypts and decrypts with SM4, Twofish, RC2, RC6, PRESENT, TEA, XTEA, GOST 28147-89, Magma or Kuznyechik.',
  description:
    'cfb has segments of a whole block, ctr a counter of a whole block with the most significant byte first; ctr of gost28147 is the gamma mode of its standard. Words are most significant byte first in tea and xtea, least significant byte first in rc2, rc6 and twofish.',
  reference:
    'GB/T 32907-2016 (SM4), Schneier et al. 1998 (Twofish), Rivest et al. 1998 (RC6), ISO/IEC 29192-2 (PRESENT), Wheeler and Needham 1994 and 1997; RFC 2268 (RC2), RFC 5830 and 4357 (GOST 28147-89), RFC 8891 (Magma), RFC 7801 (Kuznyechik), GOST R 34.13-2015; NIST SP 800-38A',
  keywords: [
    'sms4',
    'chinese standard',
    'lightweight',
    'encryption',
    'decryption',
    'symmetric',
    'tiny encryption algorithm',
    'malware',
    'arc2',
    'russian',
    'gost r 34.12',
    'grasshopper',
    'guomi',
    'shangmi',
  ],
  random: true,
  inputs,
  result: z.strictObject({ output: cipherOutput, iv: ivUsed.optional(), warnings: cipherWarnings }),
  appliesWhen: {
    iv: { cipherMode: ['cbc', 'cfb', 'ofb', 'ctr'] },
    ivEncoding: { cipherMode: ['cbc', 'cfb', 'ofb', 'ctr'] },
    padding: { cipherMode: ['cbc', 'ecb'] },
    rounds: { algorithm: ['rc6', 'xtea'] },
    wordBits: { algorithm: ['rc6'] },
    effectiveBits: { algorithm: ['rc2'] },
    box: { algorithm: ['gost28147'] },
    keyMeshing: { algorithm: ['gost28147', 'magma', 'kuznyechik'] },
  },
  pageInputs: { text: 'a secret text', key: '0123456789abcdeffedcba9876543210' },
  heavyWhen: ({ algorithm, text }) => algorithm === 'rc6' && text.length > 1_000,
  examples: [
    {
      inputs: {
        text: '0123456789abcdeffedcba9876543210',
        key: '0123456789abcdeffedcba9876543210',
        cipherMode: 'ecb',
        padding: 'none',
        plainEncoding: 'hex',
        cipherEncoding: 'hex',
      },
      result: { output: '681edf34d206965e86b3e94f536e4246', warnings: ['ecb encrypts equal blocks to equal blocks, so that repetition shows.'] },
    },
  ],
  run(inputs) {
    const { algorithm, cipherMode, mode, keyMeshing } = inputs;
    if (cipherMode === 'ecb' && inputs.iv !== undefined) invalid('iv', 'does not apply to ecb; leave it out');
    checkChoices(inputs);
    const cipher = cipherOf(inputs, keyOf(inputs));
    const iv = cipherMode === 'ecb' ? null : ivBytes(inputs.iv, inputs.ivEncoding, mode, ivLengths(inputs, cipher.size));
    const transform = (data: Uint8Array): Uint8Array => {
      if (!GOST.includes(algorithm)) return runMode(cipher, cipherMode, mode, iv, data);
      const rekey = keyMeshing ? (key: Uint8Array): BlockCipher => cipherOf(inputs, key) : undefined;
      const register = cipherMode === 'ctr' && iv ? joinBytes([iv, new Uint8Array(cipher.size - iv.length)]) : iv;
      return runGostMode(cipher, { mode: cipherMode, direction: mode, iv: register, oldCounter: algorithm === 'gost28147', ...(rekey && { rekey }) }, data);
    };
    return {
      output: cipherResult(isPadded(cipherMode) ? runBlocks(inputs, cipher.size, transform) : transform(cipherInput(inputs)), inputs),
      ...(iv !== null && { iv: hexOf(iv) }),
      warnings: [
        ...(cipher.size < 16 ? ['Blocks this short collide in long data. Use AES.'] : []),
        ...(cipherMode === 'ecb' ? ['ecb encrypts equal blocks to equal blocks, so that repetition shows.'] : []),
      ],
    };
  },
});

function checkChoices({ algorithm, cipherMode, rounds, wordBits, effectiveBits, box, keyMeshing }: Inputs): void {
  if (rounds !== undefined && algorithm !== 'rc6' && algorithm !== 'xtea') invalid('rounds', 'is for rc6 and xtea only; leave it out');
  if (wordBits !== WORD_BITS && algorithm !== 'rc6') invalid('wordBits', 'is for rc6 only; leave it out');
  if (effectiveBits !== undefined && algorithm !== 'rc2') invalid('effectiveBits', 'is for rc2 only; leave it out');
  if (box !== BOX && algorithm !== 'gost28147') invalid('box', 'is for gost28147 only; leave it out');
  if (!keyMeshing) return;
  if (!GOST.includes(algorithm)) invalid('keyMeshing', 'is for gost28147, magma and kuznyechik only; leave it out');
  if (cipherMode === 'ecb' || (cipherMode === 'ctr' && algorithm !== 'gost28147'))
    invalid('keyMeshing', `does not apply to ${cipherMode} of ${algorithm}; leave it out`);
}

function ivLengths({ algorithm, cipherMode }: Inputs, size: number): number[] {
  if (!GOST.includes(algorithm)) return [size];
  if (cipherMode === 'ctr') return algorithm === 'gost28147' ? [size] : [size / 2, size];
  return Array.from({ length: MAX_REGISTER_BLOCKS }, (_, at) => size * (at + 1));
}

function keyOf({ algorithm, key, keyEncoding }: Inputs): Uint8Array {
  const bytes = secretBytes(key, keyEncoding, 'key');
  if (algorithm !== 'rc6' && algorithm !== 'rc2') return ofLength(bytes, KEY_BYTES[algorithm], 'key');
  if (bytes.length > MAX_KEY_BYTES[algorithm]) invalid('key', `must have at most ${MAX_KEY_BYTES[algorithm]} bytes, not ${bytes.length}`);
  if (algorithm === 'rc2' && bytes.length === 0) invalid('key', 'must have at least one byte');
  return bytes;
}

function cipherOf({ algorithm, rounds, wordBits, effectiveBits, box }: Inputs, key: Uint8Array): BlockCipher {
  switch (algorithm) {
    case 'rc6':
      return rc6(key, wordBits, rounds ?? 20);
    case 'rc2':
      return rc2(key, effectiveBits ?? 8 * key.length);
    case 'twofish':
      return twofish(key);
    case 'present':
      return present(key);
    case 'tea':
      return tea(key);
    case 'xtea':
      return xtea(key, rounds ?? 32);
    case 'gost28147':
      return gost28147(key, box, true);
    case 'magma':
      return gost28147(key, 'e-z', false);
    case 'kuznyechik':
      return kuznyechik(key);
    default:
      return sm4(key);
  }
}
