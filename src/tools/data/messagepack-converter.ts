import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesEncoding, flatIndent } from '../shared/bytes/binary.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { decodeMessagePack, encodeMessagePack } from './lib/message-pack.ts';

export default defineTool({
  slug: 'messagepack-converter',
  name: 'MessagePack Converter',
  category: 'data',
  summary: 'Encodes JSON as MessagePack, and decodes MessagePack to JSON.',
  description:
    'Encoding takes the shortest form of integers, strings, arrays and maps; JSON numbers with a point or an exponent are float 64. Decoding gives bin as base64, ext as {"type", "data"}, timestamps as ISO 8601 in UTC, and map keys that are not strings as their JSON text. NaN, infinities and strings that are not UTF-8 are refused.',
  reference: 'MessagePack specification',
  keywords: ['msgpack', 'binary json', 'serialize', 'pack', 'unpack', 'message pack'],
  inputs: z.strictObject({
    input: z.string().max(1_000_000).describe('JSON to encode, or the bytes to decode'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns JSON into MessagePack bytes, decode bytes into JSON'),
    encoding: bytesEncoding,
    indent: flatIndent,
  }),
  result: z.strictObject({
    output: z.string().describe('The bytes in the encoding chosen, or the JSON'),
    bytes: z.int().describe('Number of bytes of the MessagePack'),
  }),
  examples: [
    { inputs: { input: '{"compact":true,"schema":0}' }, result: { output: '82a7636f6d70616374c3a6736368656d6100', bytes: 18 } },
    { inputs: { input: '93 01 c0 a1 78', mode: 'decode' }, result: { output: '[1,null,"x"]', bytes: 5 } },
  ],
  run({ input, mode, encoding, indent }) {
    if (mode === 'encode') {
      const bytes = encodeMessagePack(parseJson(input, 'input'));
      return { output: textFromBytes(bytes, encoding), bytes: bytes.length };
    }
    const bytes = bytesFromText(input, encoding, 'input');
    return { output: writeJson(decodeMessagePack(bytes), { indent }), bytes: bytes.length };
  },
});
