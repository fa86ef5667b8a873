import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { randomBytes } from '../shared/platform/random.ts';
import { gostUnwrap, gostWrap } from './lib/blocks/gost-mac.ts';
import { SUBSTITUTION_BOXES } from './lib/blocks/gost28147.ts';
import { cipherKey } from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes, secretText, writeBytes } from './lib/fields.ts';

const KEY_BYTES = 32;
const WRAPPED_BYTES = 36;
const UKM_BYTES = 8;

export default defineTool({
  slug: 'gost-key-wrap',
  name: 'GOST Key Wrap',
  category: 'crypto',
  summary: 'Wraps a key with another key by GOST 28147-89 and unwraps it, with or without CryptoPro diversification.',
  description:
    'What is wrapped is a key of 32 bytes; the wrapped key is its 32 encrypted bytes and 4 of the message authentication code, without the user keying material in front that RFC 4357 puts there. Nothing is given out unless the code fits.',
  reference: 'RFC 4357, sections 6.1 to 6.5',
  keywords: ['kek', 'key encryption key', 'cryptopro', 'ukm', 'user keying material', 'unwrap', 'russian'],
  random: true,
  inputs: z.strictObject({
    text: secretText(1, 1000, 'The key of 32 bytes to wrap, or the wrapped key of 36 bytes, in inputEncoding'),
    mode: z.enum(['wrap', 'unwrap']).default('wrap').describe('Direction: wrap a key, or unwrap it'),
    key: cipherKey('The key-encryption key of 32 bytes, in keyEncoding'),
    ukm: z.string().min(1).max(200).optional().describe('User keying material of 8 bytes in ukmEncoding; drawn at random to wrap'),
    diversified: z.boolean().default(true).describe("With the key-encryption key changed by the ukm first, CryptoPro's key wrap; else the plain one"),
    box: z.enum(SUBSTITUTION_BOXES).default('e-a').describe('Substitution box; e-a to e-d are those of CryptoPro, e-z that of TC26'),
    inputEncoding: byteEncoding.default('hex').describe('How the text is given: as UTF-8 text, hex or Base64'),
    keyEncoding: keyEncoding('hex'),
    ukmEncoding: byteEncoding.default('hex').describe('How the ukm is given: as UTF-8 text, hex or Base64'),
    outputEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the output is written'),
  }),
  result: z.strictObject({
    output: z.string().describe('The wrapped key, or the key, in outputEncoding'),
    ukm: z.string().describe('The user keying material used, as hex; it is needed to unwrap'),
  }),
  examples: [
    {
      inputs: {
        text: '04070a0d101316191c1f2225282b2e3134373a3d404346494c4f5255585b5e61',
        key: '01080f161d242b323940474e555c636a71787f868d949ba2a9b0b7bec5ccd3da',
        ukm: '090e13181d22272c',
      },
      result: { output: '475ea44d4befb91842919d2b5fd3784ba7151bf369576ea68d2d3b8477ed5bef27185348', ukm: '090e13181d22272c' },
    },
  ],
  run({ text, mode, key, ukm, diversified, box, inputEncoding, keyEncoding, ukmEncoding, outputEncoding }) {
    const kek = ofLength(secretBytes(key, keyEncoding, 'key'), [KEY_BYTES], 'key');
    const data = ofLength(secretBytes(text, inputEncoding, 'text'), [mode === 'wrap' ? KEY_BYTES : WRAPPED_BYTES], 'text');
    if (ukm === undefined && mode === 'unwrap') invalid('ukm', 'is required to unwrap: the one that wrapping gave');
    const material = ukm === undefined ? randomBytes(UKM_BYTES) : ofLength(secretBytes(ukm, ukmEncoding, 'ukm'), [UKM_BYTES], 'ukm');
    const output = (mode === 'wrap' ? gostWrap : gostUnwrap)(kek, box, material, data, diversified);
    if (output === undefined) return unprocessable('The code does not fit: another key, ukm or box wrapped it, or it is damaged.', 'text');
    return { output: writeBytes(output, outputEncoding), ukm: hexOf(material) };
  },
});
