import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { runCipher } from '../shared/platform/ciphers.ts';
import { asconMac } from './lib/blocks/ascon.ts';
import { cmacOf } from './lib/blocks/cmac.ts';
import { gostMac } from './lib/blocks/gost-mac.ts';
import { gost28147, SUBSTITUTION_BOXES } from './lib/blocks/gost28147.ts';
import { kuznyechik } from './lib/blocks/kuznyechik.ts';
import { inputEncoding, keyEncoding, ofLength, outputEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';

const KEY_BYTES = { aes: [16, 24, 32], '3des': [16, 24], magma: [32], kuznyechik: [32], gost28147: [32], ascon: [16] };
/** Bytes of a whole tag, and as many as the standards of the Russian ciphers take. */
const TAG_BYTES = {
  aes: { most: 16, usual: 16 },
  '3des': { most: 8, usual: 8 },
  magma: { most: 8, usual: 4 },
  kuznyechik: { most: 16, usual: 8 },
  gost28147: { most: 8, usual: 4 },
  ascon: { most: 16, usual: 16 },
};
const BLOCK = 8;
const BOX = 'e-a';

const inputs = z.strictObject({
  text: z.string().max(1_000_000).describe('The message to authenticate, as text or as bytes in inputEncoding'),
  key: secretText(0, 1000, 'The secret key in keyEncoding: aes 16, 24 or 32 bytes, 3des 16 or 24, ascon 16, the others 32'),
  algorithm: z
    .enum(['aes', '3des', 'magma', 'kuznyechik', 'gost28147', 'ascon'])
    .default('aes')
    .describe('CMAC with a block cipher (aes, 3des, magma, kuznyechik), the MAC of GOST 28147-89 or Ascon-Mac'),
  length: z.int().min(1).max(16).optional().describe('Bytes of the tag, at most a block; if omitted all of them, of magma and gost28147 4, of kuznyechik 8'),
  box: z.enum(SUBSTITUTION_BOXES).default(BOX).describe('For gost28147: its substitution box; e-a to e-d are those of CryptoPro'),
  iv: z.string().min(1).max(200).optional().describe('For gost28147: a starting value of 8 bytes in ivEncoding, zeros if omitted'),
  inputEncoding,
  keyEncoding: keyEncoding('hex'),
  ivEncoding: byteEncoding.default('hex').describe('How the iv is given: as UTF-8 text, hex or Base64'),
  outputEncoding: outputEncoding('hex'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'cmac-generator',
  name: 'CMAC Generator (AES, Triple DES, GOST and Ascon)',
  category: 'crypto',
  summary: 'Computes the CMAC of text or bytes with AES, Triple DES, Magma or Kuznyechik, the MAC of GOST 28147-89 or Ascon-Mac.',
  description:
    'The full tag, 16 bytes with AES and 8 with Triple DES. The length of the key chooses AES-128, AES-192 or AES-256, or two or three keys of DES. GOST R 34.13-2015 takes half of the tag.',
  reference: 'RFC 4493, NIST SP 800-38B, GOST R 34.13-2015, RFC 5830 (GOST 28147-89), Dobraunig et al. 2021 (Ascon-Mac); AES computed by @noble/ciphers',
  keywords: ['omac', 'mac', 'message authentication code', 'tag', 'imitovstavka', 'gost sign', 'ascon mac'],
  inputs,
  result: z.strictObject({
    cmac: z.string().describe('The tag in outputEncoding: 16 bytes, with 3des 8, or as many as asked for'),
    keyBits: z.int().describe('Length of the key in bits'),
  }),
  appliesWhen: { box: { algorithm: ['gost28147'] }, iv: { algorithm: ['gost28147'] }, ivEncoding: { algorithm: ['gost28147'] } },
  examples: [
    {
      inputs: { text: '6bc1bee22e409f96e93d7e117393172a', key: '2b7e151628aed2a6abf7158809cf4f3c', inputEncoding: 'hex' },
      result: { cmac: '070a16b46b4d4144f79bdd9dd04a287c', keyBits: 128 },
    },
    { inputs: { text: '', key: '2b7e151628aed2a6abf7158809cf4f3c' }, result: { cmac: 'bb1d6929e95937287fa37d129b756746', keyBits: 128 } },
  ],
  async run(inputs) {
    const { algorithm } = inputs;
    if (algorithm !== 'gost28147') {
      if (inputs.box !== BOX) invalid('box', 'is for gost28147 only; leave it out');
      if (inputs.iv !== undefined) invalid('iv', 'is for gost28147 only; leave it out');
    }
    const { most, usual } = TAG_BYTES[algorithm];
    const length = inputs.length ?? usual;
    if (length > most) invalid('length', `must be at most ${most} for ${algorithm}`);
    const secret = ofLength(secretBytes(inputs.key, inputs.keyEncoding, 'key'), KEY_BYTES[algorithm], 'key');
    const tag = await tagOf(inputs, secret, bytesFromText(inputs.text, inputs.inputEncoding));
    return { cmac: writeBytes(tag.subarray(0, length), inputs.outputEncoding), keyBits: secret.length * 8 };
  },
});

async function tagOf({ algorithm, box, iv, ivEncoding }: Inputs, key: Uint8Array, data: Uint8Array): Promise<Uint8Array> {
  switch (algorithm) {
    case '3des':
      return tripleDesCmac(data, key);
    case 'magma':
      return cmacOf(gost28147(key, 'e-z', false), data);
    case 'kuznyechik':
      return cmacOf(kuznyechik(key), data);
    case 'gost28147':
      if (data.length === 0) unprocessable('The message needs at least one byte for gost28147.', 'text');
      return gostMac(key, box, iv === undefined ? new Uint8Array(BLOCK) : ofLength(secretBytes(iv, ivEncoding, 'iv'), [BLOCK], 'iv'), data);
    case 'ascon':
      return asconMac(key, data);
    default:
      return (await import('@noble/ciphers/aes.js')).cmac(data, key);
  }
}

/** x^64 = x^4 + x^3 + x + 1 in the field of SP 800-38B. */
const REDUCTION = 0x1bn;

function tripleDesCmac(data: Uint8Array, key: Uint8Array): Uint8Array {
  const keys = key.length === 24 ? key : joinBytes([key, key.subarray(0, BLOCK)]);
  const encrypt = (blocks: Uint8Array, iv: Uint8Array | null): Uint8Array => runCipher(iv ? 'des-ede3-cbc' : 'des-ede3', 'encrypt', keys, iv, blocks);
  const first = doubled(encrypt(new Uint8Array(BLOCK), null));
  const isWhole = data.length > 0 && data.length % BLOCK === 0;
  const blocks = new Uint8Array(Math.max(1, Math.ceil(data.length / BLOCK)) * BLOCK);
  blocks.set(data);
  if (!isWhole) blocks[data.length] = 0x80;
  const last = blocks.subarray(-BLOCK);
  for (const [at, byte] of (isWhole ? first : doubled(first)).entries()) last[at] = (last[at] ?? 0) ^ byte;
  return encrypt(blocks, new Uint8Array(BLOCK)).subarray(-BLOCK);
}

function doubled(block: Uint8Array): Uint8Array {
  const value = BigInt(`0x${hexOf(block)}`) << 1n;
  const reduced = value >> 64n ? (value & 0xffffffffffffffffn) ^ REDUCTION : value;
  return bytesOfHex(reduced.toString(16).padStart(2 * BLOCK, '0'));
}
