import { z } from 'zod';
import { defineTool } from '../define.ts';
import { byteEncoding, bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { cipherOutput, hexOutputEncoding } from '../shared/bytes/codec.ts';
import { keyBytes } from '../shared/bytes/key-bytes.ts';

export default defineTool({
  slug: 'xor-cipher',
  name: 'XOR Cipher',
  category: 'encoding',
  summary: 'XORs text or bytes with a repeating key; applying it again restores them.',
  description: "Byte i of the text is XORed with byte i modulo the key's length. A key of no bytes is refused.",
  reference: 'Repeating-key XOR',
  keywords: ['exclusive or', 'vernam', 'one-time pad', 'obfuscate'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Text or bytes to combine with the key'),
    key: z.string().min(1).max(10_000).describe('Key, repeated as often as needed'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text is given: as UTF-8 text, hex or Base64'),
    keyEncoding: byteEncoding.default('utf8').describe('How the key is given: as UTF-8 text, hex or Base64'),
    outputEncoding: hexOutputEncoding,
  }),
  result: z.strictObject({ output: cipherOutput }),
  examples: [
    { inputs: { text: 'Hello', key: 'K' }, result: { output: '032e272724' } },
    { inputs: { text: '032e272724', key: 'K', inputEncoding: 'hex', outputEncoding: 'utf8' }, result: { output: 'Hello' } },
  ],
  run({ text, key, inputEncoding, keyEncoding, outputEncoding }) {
    const pad = keyBytes(key, keyEncoding);
    const bytes = bytesFromText(text, inputEncoding).map((byte, i) => byte ^ (pad[i % pad.length] ?? 0));
    return { output: textFromBytes(bytes, outputEncoding) };
  },
});
