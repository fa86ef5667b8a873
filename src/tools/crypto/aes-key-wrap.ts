import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { byteEncoding } from '../shared/bytes/bytes.ts';
import { grouped } from '../shared/text/counts.ts';
import { cipherKey } from './lib/cipher.ts';
import { keyEncoding, ofLength, secretBytes, secretText, writeBytes } from './lib/fields.ts';

const BLOCK = 8;
const MIN_UNPADDED_BYTES = 16;
const MAX_PADDED_BYTES = 4096;

export default defineTool({
  slug: 'aes-key-wrap',
  name: 'AES Key Wrap',
  category: 'crypto',
  summary: 'Wraps a key with another key and unwraps it (AES Key Wrap), with or without padding.',
  description:
    'Without padding, key data is a multiple of 8 bytes and at least 16, and the initial value the default one; with padding it is 1 to 4,096 bytes. Nothing is given out unless the integrity check succeeds.',
  reference: 'RFC 3394, RFC 5649; computed by @noble/ciphers',
  keywords: ['kek', 'key encryption key', 'aes-kw', 'aes-kwp', 'a256kw', 'unwrap'],
  inputs: z.strictObject({
    text: secretText(1, 20_000, 'The key data to wrap, or the wrapped key, in inputEncoding'),
    mode: z.enum(['wrap', 'unwrap']).default('wrap').describe('Direction: wrap key data, or unwrap it'),
    key: cipherKey('The key-encryption key of 16, 24 or 32 bytes, in keyEncoding'),
    padded: z.boolean().default(false).describe('With padding, so that key data may have any length (RFC 5649)'),
    inputEncoding: byteEncoding.default('hex').describe('How the text is given: as UTF-8 text, hex or Base64'),
    keyEncoding: keyEncoding('hex'),
    outputEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the output is written'),
  }),
  result: z.strictObject({ output: z.string().describe('The wrapped key, or the key data, in outputEncoding') }),
  examples: [
    {
      inputs: { text: '00112233445566778899aabbccddeeff', key: '000102030405060708090a0b0c0d0e0f' },
      result: { output: '1fa68b0a8112b447aef34bd8fb5a7b829d3e862371d2cfe5' },
    },
    {
      inputs: { text: 'afbeb0f07dfbf5419200f2ccb50bb24f', mode: 'unwrap', key: '5840df6e29b02af1ab493b705bf16ea1ae8338f4dcc176a8', padded: true },
      result: { output: '466f7250617369' },
    },
  ],
  async run({ text, mode, key, padded, inputEncoding, keyEncoding, outputEncoding }) {
    const { aeskw, aeskwp } = await import('@noble/ciphers/aes.js');
    const kek = ofLength(secretBytes(key, keyEncoding, 'key'), [16, 24, 32], 'key');
    const data = secretBytes(text, inputEncoding, 'text');
    const cipher = (padded ? aeskwp : aeskw)(kek);
    checkLength(data.length, mode, padded);
    if (mode === 'wrap') return { output: writeBytes(cipher.encrypt(data), outputEncoding) };
    let unwrapped: Uint8Array;
    try {
      unwrapped = cipher.decrypt(data);
    } catch {
      return unprocessable('The integrity check fails: another key wrapped it, the padding differs, or it is damaged.', 'text');
    }
    return { output: writeBytes(unwrapped, outputEncoding) };
  },
});

function checkLength(length: number, mode: 'wrap' | 'unwrap', padded: boolean): void {
  if (mode === 'wrap' && padded) {
    if (length < 1 || length > MAX_PADDED_BYTES)
      unprocessable(`The key data has ${grouped(length)} byte(s); with padding it needs 1 to ${grouped(MAX_PADDED_BYTES)}.`, 'text');
    return;
  }
  const wrapping = mode === 'unwrap' ? BLOCK : 0;
  const minimum = padded ? 2 * BLOCK : MIN_UNPADDED_BYTES + wrapping;
  const maximum = padded ? MAX_PADDED_BYTES + wrapping : Number.POSITIVE_INFINITY;
  if (length % BLOCK !== 0 || length < minimum || length > maximum)
    unprocessable(`The text has ${length} byte(s); it needs a multiple of ${BLOCK} and at least ${minimum}${padded ? `, at most ${maximum}` : ''}.`, 'text');
}
