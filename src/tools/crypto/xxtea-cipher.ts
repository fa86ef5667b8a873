import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { viewOf } from '../shared/bytes/arrays.ts';
import { xxteaDecrypt, xxteaEncrypt } from './lib/blocks/xxtea.ts';
import {
  cipherDirection,
  cipherEncoding,
  cipherInput,
  cipherKey,
  cipherOutput,
  cipherResult,
  cipherText,
  cipherWarnings,
  plainEncoding,
} from './lib/cipher.ts';
import { keyEncoding, secretBytes } from './lib/fields.ts';

const WORD = 4;
const KEY_BYTES = 16;

const inputs = z.strictObject({
  text: cipherText,
  mode: cipherDirection,
  key: cipherKey('The key of 1 to 16 bytes in keyEncoding, filled up with zeros'),
  lengthWord: z
    .boolean()
    .default(true)
    .describe('The length of the text is encrypted behind it, as libraries do, so that it may have any; else it must be whole words of 4 bytes, two at least'),
  plainEncoding,
  cipherEncoding: cipherEncoding('base64'),
  keyEncoding: keyEncoding('utf8'),
});

export default defineTool({
  slug: 'xxtea-cipher',
  name: 'XXTEA Encrypt and Decrypt',
  category: 'crypto',
  summary: 'Encrypts and decrypts text or bytes with XXTEA (Corrected Block TEA), as the libraries of many languages do.',
  description:
    'The whole text is one block of words with the least significant byte first. The same text and key always give the same ciphertext. Empty text stays empty.',
  reference: 'Wheeler and Needham, Correction to XTEA (1998); the layout of the XXTEA libraries by Ma Bingyao',
  keywords: ['corrected block tea', 'btea', 'tiny encryption algorithm', 'encryption', 'decryption', 'cocos2d', 'lua', 'game assets'],
  inputs,
  result: z.strictObject({ output: cipherOutput, warnings: cipherWarnings }),
  examples: [
    {
      inputs: { text: 'Hello World! 你好，中国！', key: '1234567890' },
      result: {
        output: 'QncB1C0rHQoZ1eRiPM4dsZtRi9pNrp7sqvX76cFXvrrIHXL6',
        warnings: ['XXTEA is open to an attack with chosen texts (Yarrkov 2010), and changes go unnoticed. Use AES-GCM.'],
      },
    },
  ],
  run(inputs) {
    const key = secretBytes(inputs.key, inputs.keyEncoding, 'key');
    if (key.length === 0 || key.length > KEY_BYTES) invalid('key', `must have 1 to ${KEY_BYTES} bytes, not ${key.length}`);
    const filled = new Uint8Array(KEY_BYTES);
    filled.set(key);
    const data = cipherInput(inputs);
    const work = inputs.mode === 'encrypt' ? encrypt : decrypt;
    return {
      output: cipherResult(data.length === 0 ? data : work(data, wordsOf(filled, 0), inputs.lengthWord), inputs),
      warnings: ['XXTEA is open to an attack with chosen texts (Yarrkov 2010), and changes go unnoticed. Use AES-GCM.'],
    };
  },
});

function encrypt(data: Uint8Array, key: Uint32Array, lengthWord: boolean): Uint8Array {
  if (!lengthWord && (data.length % WORD !== 0 || data.length < 2 * WORD)) {
    unprocessable(`Without a length behind it the text must be whole words of ${WORD} bytes, two at least; it has ${data.length} bytes.`, 'text');
  }
  const words = wordsOf(data, lengthWord ? 1 : 0);
  if (lengthWord) words[words.length - 1] = data.length;
  xxteaEncrypt(words, key);
  return bytesOf(words);
}

function decrypt(data: Uint8Array, key: Uint32Array, lengthWord: boolean): Uint8Array {
  if (data.length % WORD !== 0 || data.length < 2 * WORD) {
    unprocessable(`The ciphertext has ${data.length} bytes; it needs whole words of ${WORD}, two at least.`, 'text');
  }
  const words = wordsOf(data, 0);
  xxteaDecrypt(words, key);
  const bytes = bytesOf(words);
  if (!lengthWord) return bytes;
  const length = words.at(-1) ?? 0;
  const most = bytes.length - WORD;
  if (length > most || length <= most - WORD) unprocessable('The length behind the text does not fit: another key was used, or the text is damaged.', 'text');
  return bytes.subarray(0, length);
}

/** Words of bytes that are filled up with zeros. @param more words of zeros behind them */
function wordsOf(bytes: Uint8Array, more: number): Uint32Array {
  const filled = new Uint8Array(Math.ceil(bytes.length / WORD) * WORD);
  filled.set(bytes);
  const view = viewOf(filled);
  return Uint32Array.from({ length: filled.length / WORD + more }, (_, at) => (WORD * at < filled.length ? view.getUint32(WORD * at, true) : 0));
}

function bytesOf(words: Uint32Array): Uint8Array {
  const bytes = new Uint8Array(WORD * words.length);
  const view = viewOf(bytes);
  for (const [at, word] of words.entries()) view.setUint32(WORD * at, word, true);
  return bytes;
}
