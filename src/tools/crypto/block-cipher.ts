import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { type BlockCipher, isPadded, runMode } from './lib/blocks/block.ts';
import { present } from './lib/blocks/present.ts';
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

const MAX_RC6_KEY_BYTES = 255;
const WORD_BITS = 32;
const KEY_BYTES = { sm4: [16], twofish: [16, 24, 32], present: [10, 16], tea: [16], xtea: [16] };

const inputs = z.strictObject({
  text: cipherText,
  mode: cipherDirection,
  algorithm: z.enum(['sm4', 'twofish', 'rc6', 'present', 'tea', 'xtea']).default('sm4').describe('The block cipher'),
  cipherMode: z.enum(['cbc', 'ecb', 'cfb', 'ofb', 'ctr']).default('cbc').describe('Mode of operation of the cipher'),
  key: cipherKey('The key in keyEncoding: 16 bytes, twofish also 24 or 32, present also 10, rc6 up to 255', 600),
  iv: z
    .string()
    .min(1)
    .max(600)
    .optional()
    .describe('Initialization vector of one block (16 bytes, present, tea and xtea 8), none for ecb; drawn at random to encrypt'),
  padding: blockPadding.default('pkcs7').describe('How cbc and ecb fill the last block'),
  rounds: z.int().min(1).max(255).optional().describe('For rc6 the rounds, 20 if omitted; for xtea the cycles of two rounds, 32 if omitted'),
  wordBits: z.int().min(8).max(256).multipleOf(8).default(WORD_BITS).describe('For rc6: bits of a word, a quarter of the block'),
  plainEncoding,
  cipherEncoding: cipherEncoding('base64'),
  keyEncoding: keyEncoding('hex'),
  ivEncoding,
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'block-cipher',
  name: 'Block Cipher (SM4, Twofish, RC6, PRESENT, TEA, XTEA)',
  category: 'crypto',
  summary: 'Encrypts and decrypts data with SM4, Twofish, RC6, PRESENT, TEA or XTEA in CBC, ECB, CFB, OFB or CTR mode.',
  description:
    'cfb has segments of a whole block, ctr a counter of a whole block with the most significant byte first. Words are most significant byte first in tea and xtea, least significant byte first in rc6 and twofish.',
  reference:
    'GB/T 32907-2016 (SM4), Schneier et al. 1998 (Twofish), Rivest et al. 1998 (RC6), ISO/IEC 29192-2 (PRESENT), Wheeler and Needham 1994 and 1997; NIST SP 800-38A',
  keywords: [
    'sms4',
    'chinese standard',
    'lightweight',
    'encryption',
    'decryption',
    'symmetric',
    'tiny encryption algorithm',
    'malware',
    'rc6',
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
    const { cipherMode, mode } = inputs;
    if (cipherMode === 'ecb' && inputs.iv !== undefined) invalid('iv', 'has no place in ecb');
    const cipher = cipherOf(inputs);
    const iv = cipherMode === 'ecb' ? null : ivBytes(inputs.iv, inputs.ivEncoding, mode, [cipher.size]);
    const transform = (data: Uint8Array): Uint8Array => runMode(cipher, cipherMode, mode, iv, data);
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

function cipherOf({ algorithm, key, keyEncoding, rounds, wordBits }: Inputs): BlockCipher {
  if (rounds !== undefined && algorithm !== 'rc6' && algorithm !== 'xtea') invalid('rounds', 'is for rc6 and xtea only; leave it out');
  if (wordBits !== WORD_BITS && algorithm !== 'rc6') invalid('wordBits', 'is for rc6 only; leave it out');
  const bytes = secretBytes(key, keyEncoding, 'key');
  if (algorithm === 'rc6') {
    if (bytes.length > MAX_RC6_KEY_BYTES) invalid('key', `must have at most ${MAX_RC6_KEY_BYTES} bytes, not ${bytes.length}`);
    return rc6(bytes, wordBits, rounds ?? 20);
  }
  ofLength(bytes, KEY_BYTES[algorithm], 'key');
  switch (algorithm) {
    case 'twofish':
      return twofish(bytes);
    case 'present':
      return present(bytes);
    case 'tea':
      return tea(bytes);
    case 'xtea':
      return xtea(bytes, rounds ?? 32);
    default:
      return sm4(bytes);
  }
}
