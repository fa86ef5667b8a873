import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { joinBytes, viewOf } from '../shared/bytes/arrays.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
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
import { keyEncoding, ofLength, secretBytes } from './lib/fields.ts';

const BLOCK = 8;

export default defineTool({
  slug: 'triple-des-cipher',
  name: 'Triple DES Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts legacy data with 3DES or single DES in CBC, ECB, CFB, OFB or CTR mode.',
  description:
    'cfb is CFB64 and ofb OFB64, and ctr counts in a whole block. The parity bits of keys are ignored. A 3des key of 16 bytes uses its first 8 again as the third.',
  reference: 'NIST SP 800-67, NIST SP 800-38A',
  keywords: ['3des', 'tdes', 'tdea', 'des', 'desede', 'encryption', 'decryption', 'legacy', 'des encrypt', 'des decrypt'],
  random: true,
  inputs: z.strictObject({
    text: cipherText,
    mode: cipherDirection,
    algorithm: z.enum(['3des', 'des']).default('3des').describe('Triple DES, or single DES'),
    cipherMode: z.enum(['cbc', 'ecb', 'cfb', 'ofb', 'ctr']).default('cbc').describe('Mode of operation of the cipher'),
    key: cipherKey('The key in keyEncoding: 3des 24 or 16 bytes, des 8'),
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
    ivEncoding: { cipherMode: ['cbc', 'cfb', 'ofb', 'ctr'] },
  },
  pageInputs: { text: 'legacy data', key: '0123456789abcdef23456789abcdef01456789abcdef0123' },
  examples: [
    {
      inputs: { text: 'Now is the time for all ', algorithm: 'des', cipherMode: 'ecb', key: '0123456789abcdef', padding: 'none', cipherEncoding: 'hex' },
      result: {
        output: '3fa40e8a984d48156a271787ab8883f9893d51ec4b563b53',
        warnings: [
          'Single DES is broken: its keys of 56 bits can be tried out. Use AES.',
          'ecb encrypts equal blocks to equal blocks, so that repetition shows.',
        ],
      },
    },
    {
      inputs: { text: 'legacy data', key: '0123456789abcdef23456789abcdef01456789abcdef0123', iv: '1234567890abcdef' },
      result: { output: '6GFkgeeg1Ez4FJNbLQb06g==', iv: '1234567890abcdef', warnings: ['Triple DES is obsolete since 2023 (NIST SP 800-131A). Use AES.'] },
    },
  ],
  run(inputs) {
    const { algorithm, cipherMode, mode } = inputs;
    if (cipherMode === 'ecb' && inputs.iv !== undefined) invalid('iv', 'does not apply to ecb; leave it out');
    const given = ofLength(secretBytes(inputs.key, inputs.keyEncoding, 'key'), algorithm === 'des' ? [8] : [24, 16], 'key');
    // A third key that is the first again; single DES is the same with three equal keys.
    const key = given.length === 24 ? given : joinBytes([given, given, given]).subarray(0, 24);
    const iv = cipherMode === 'ecb' ? null : ivBytes(inputs.iv, inputs.ivEncoding, mode, [BLOCK]);
    const transform = (data: Uint8Array): Uint8Array => {
      if (cipherMode === 'ctr') return counted(key, iv ?? new Uint8Array(BLOCK), data);
      return runCipher(cipherMode === 'ecb' ? 'des-ede3' : (`des-ede3-${cipherMode}` as const), mode, key, iv, data);
    };
    const blocks = cipherMode === 'cbc' || cipherMode === 'ecb';
    return {
      output: cipherResult(blocks ? runBlocks(inputs, BLOCK, transform) : transform(cipherInput(inputs)), inputs),
      ...(iv !== null && { iv: hexOf(iv) }),
      warnings: [
        algorithm === 'des'
          ? 'Single DES is broken: its keys of 56 bits can be tried out. Use AES.'
          : 'Triple DES is obsolete since 2023 (NIST SP 800-131A). Use AES.',
        ...(cipherMode === 'ecb' ? ['ecb encrypts equal blocks to equal blocks, so that repetition shows.'] : []),
      ],
    };
  },
});

/** CTR of SP 800-38A, which OpenSSL does not have for this cipher: the counters, encrypted block by block, laid over the data. */
function counted(key: Uint8Array, first: Uint8Array, data: Uint8Array): Uint8Array {
  const counters = new Uint8Array(Math.ceil(data.length / BLOCK) * BLOCK);
  const view = viewOf(counters);
  const start = viewOf(first).getBigUint64(0);
  for (let at = 0; at < counters.length; at += BLOCK) view.setBigUint64(at, BigInt.asUintN(64, start + BigInt(at / BLOCK)));
  const stream = runCipher('des-ede3', 'encrypt', key, null, counters);
  return data.map((byte, index) => byte ^ (stream[index] ?? 0));
}
