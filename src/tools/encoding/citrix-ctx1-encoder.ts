import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { codecMode } from '../shared/bytes/codec.ts';

const MASK = 0xa5;
const FIRST_LETTER = 0x41;
const BAD = /[^A-P]/;

export default defineTool({
  slug: 'citrix-ctx1-encoder',
  name: 'Citrix CTX1 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes passwords as Citrix clients obscure them (CTX1).',
  description:
    'UTF-16 with the least significant byte first; each byte is combined by exclusive or with A5 and the byte before as encoded, and written as two letters from A to P. There is no key, so that anybody can decode it.',
  reference: 'CTX1 of Citrix ICA clients and StoreFront',
  keywords: ['ctx1 hash', 'citrix password', 'ica', 'obfuscation', 'xenapp', 'storefront'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('The password to encode, or the letters to decode'),
    mode: codecMode,
  }),
  result: z.strictObject({ output: z.string().describe('The letters, or the password') }),
  examples: [
    { inputs: { text: 'Password1' }, result: { output: 'PFFAJEDBOHECJEDBODEGIMCJPOFLJKDPKLAO' } },
    { inputs: { text: 'PFFAJEDBOHECJEDBODEGIMCJPOFLJKDPKLAO', mode: 'decode' }, result: { output: 'Password1' } },
  ],
  run: ({ text, mode }) => ({ output: mode === 'encode' ? encode(text) : decode(text.trim()) }),
});

function encode(text: string): string {
  let before = 0;
  let out = '';
  for (let at = 0; at < 2 * text.length; at++) {
    const unit = text.charCodeAt(at >> 1);
    before ^= MASK ^ (at % 2 === 0 ? unit & 0xff : unit >> 8);
    out += String.fromCharCode(FIRST_LETTER + (before >> 4), FIRST_LETTER + (before & 15));
  }
  return out;
}

function decode(text: string): string {
  const wrong = text.search(BAD);
  if (wrong >= 0) unprocessable(`The character ${JSON.stringify(text[wrong])} at offset ${wrong} is not a letter from A to P.`, 'text');
  if (text.length % 4 !== 0) unprocessable(`The text has ${text.length} letters; it needs four for each character.`, 'text');
  const byteAt = (at: number): number => (at < 0 ? 0 : ((text.charCodeAt(2 * at) - FIRST_LETTER) << 4) | (text.charCodeAt(2 * at + 1) - FIRST_LETTER));
  const plainAt = (at: number): number => byteAt(at) ^ byteAt(at - 1) ^ MASK;
  return Array.from({ length: text.length / 4 }, (_, at) => String.fromCharCode(plainAt(2 * at) | (plainAt(2 * at + 1) << 8))).join('');
}
