import type { Blowfish as Cipher, PADDING } from 'egoroof-blowfish';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { isPadded, runMode } from './lib/blocks/block.ts';
import {
  blockPadding,
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherKey,
  cipherOutput,
  cipherResult,
  cipherText,
  ivBytes,
  ivEncoding,
  ivUsed,
  plainEncoding,
  runBlocks,
} from './lib/cipher.ts';
import { keyEncoding, secretBytes } from './lib/fields.ts';

const BLOCK = 8;
const MIN_KEY_BYTES = 4;
const MAX_KEY_BYTES = 56;

export default defineTool({
  slug: 'blowfish-cipher',
  name: 'Blowfish Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts legacy data with Blowfish in CBC, ECB, CFB, OFB or CTR mode.',
  description: '16 rounds, words with the most significant byte first, keys of 4 to 56 bytes. cfb is CFB64, ofb OFB64, and ctr counts in a whole block.',
  reference: 'Schneier 1993; computed by egoroof-blowfish',
  keywords: ['bf-cbc', 'encryption', 'decryption', 'legacy', 'symmetric', 'schneier'],
  random: true,
  inputs: z.strictObject({
    text: cipherText,
    mode: cipherDirection,
    cipherMode: z.enum(['cbc', 'ecb', 'cfb', 'ofb', 'ctr']).default('cbc').describe('Mode of operation of the cipher'),
    key: cipherKey('The key of 4 to 56 bytes, in keyEncoding'),
    iv: z.string().min(1).max(200).optional().describe('Initialization vector of 8 bytes, none for ecb; drawn at random to encrypt'),
    padding: blockPadding.default('pkcs7').describe('How cbc and ecb fill the last block'),
    plainEncoding,
    cipherEncoding: cipherEncoding('base64'),
    keyEncoding: keyEncoding('hex'),
    ivEncoding,
  }),
  result: z.strictObject({
    output: cipherOutput,
    iv: ivUsed.optional(),
    warnings: z.array(z.string()).describe('Why not to use it for anything new'),
  }),
  appliesWhen: {
    iv: { cipherMode: ['cbc', 'cfb', 'ofb', 'ctr'] },
    padding: { cipherMode: ['cbc', 'ecb'] },
  },
  examples: [
    {
      inputs: { text: 'legacy data', key: '0123456789abcdef', iv: '1234567890abcdef' },
      result: { output: 'QcjxPG5uo6KA8VKRl2DebA==', iv: '1234567890abcdef', warnings: ['Blocks of 64 bits are obsolete: they collide in long data. Use AES.'] },
    },
    {
      inputs: {
        text: '4ef997456198dd78',
        mode: 'decrypt',
        cipherMode: 'ecb',
        key: '0000000000000000',
        padding: 'none',
        plainEncoding: 'hex',
        cipherEncoding: 'hex',
      },
      result: {
        output: '0000000000000000',
        warnings: [
          'Blocks of 64 bits are obsolete: they collide in long data. Use AES.',
          'ecb encrypts equal blocks to equal blocks, so that repetition shows.',
        ],
      },
    },
  ],
  async run(inputs) {
    const { Blowfish } = await import('egoroof-blowfish');
    const { cipherMode, mode } = inputs;
    if (cipherMode === 'ecb' && inputs.iv !== undefined) invalid('iv', 'does not apply to ecb; leave it out');
    const key = secretBytes(inputs.key, inputs.keyEncoding, 'key');
    if (key.length < MIN_KEY_BYTES || key.length > MAX_KEY_BYTES)
      unprocessable(`The key has ${key.length} byte(s); it needs ${MIN_KEY_BYTES} to ${MAX_KEY_BYTES}.`, 'key');
    const iv = cipherMode === 'ecb' ? null : ivBytes(inputs.iv, inputs.ivEncoding, mode, [BLOCK]);
    const cipherOf = (padding: PADDING, vector: Uint8Array | null): Cipher => {
      const cipher = new Blowfish(key, vector === null ? Blowfish.MODE.ECB : Blowfish.MODE.CBC, padding);
      if (vector !== null) cipher.setIv(vector);
      return cipher;
    };
    // The library always pads. Zero padding adds nothing to whole blocks; to take off nothing, a block of padding alone goes after them.
    const transform = (blocks: Uint8Array): Uint8Array => {
      if (blocks.length === 0) return blocks;
      if (mode === 'encrypt') return cipherOf(Blowfish.PADDING.NULL, iv).encode(blocks);
      const onlyPadding = cipherOf(Blowfish.PADDING.PKCS5, iv === null ? null : blocks.subarray(-BLOCK)).encode(new Uint8Array());
      return cipherOf(Blowfish.PADDING.PKCS5, iv).decode(joinBytes([blocks, onlyPadding]), Blowfish.TYPE.UINT8_ARRAY);
    };
    // The modes that are streams encrypt single blocks in both directions.
    const stream = (): Uint8Array => {
      const cipher = cipherOf(Blowfish.PADDING.NULL, null);
      const encrypt = (block: Uint8Array): void => block.set(cipher.encode(block));
      return runMode({ size: BLOCK, encrypt, decrypt: encrypt }, cipherMode, mode, iv, cipherInput(inputs));
    };
    return {
      output: cipherResult(isPadded(cipherMode) ? runBlocks(inputs, BLOCK, transform) : stream(), inputs),
      ...(iv !== null && { iv: hexOf(iv) }),
      warnings: [
        'Blocks of 64 bits are obsolete: they collide in long data. Use AES.',
        ...(cipherMode === 'ecb' ? ['ecb encrypts equal blocks to equal blocks, so that repetition shows.'] : []),
      ],
    };
  },
});
