import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesEncoding, flatIndent } from '../shared/bytes/binary.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { decodeBson } from './lib/bson-decode.ts';
import { encodeBson } from './lib/bson-encode.ts';

export default defineTool({
  slug: 'bson-converter',
  name: 'BSON Converter',
  category: 'data',
  summary: 'Encodes JSON (MongoDB Extended JSON) as BSON, and back.',
  description:
    'Extended JSON v2 ($oid, $date, $numberLong, $numberDecimal, $binary and the others). Plain integers become int32 or int64, beyond that double; other numbers double. The top must be a document.',
  reference: 'BSON 1.1, MongoDB Extended JSON v2',
  keywords: ['mongodb', 'ejson', 'binary json', 'serialize', 'objectid'],
  inputs: z.strictObject({
    input: z.string().max(1_000_000).describe('Extended JSON to encode, or the bytes to decode'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns JSON into BSON bytes, decode bytes into JSON'),
    encoding: bytesEncoding,
    canonical: z.boolean().default(false).describe('Decode to canonical Extended JSON, which keeps every type, instead of relaxed'),
    indent: flatIndent,
  }),
  result: z.strictObject({
    output: z.string().describe('The bytes in the encoding chosen, or the JSON'),
    bytes: z.int().describe('Number of bytes of the BSON'),
  }),
  examples: [{ inputs: { input: '{"hello":"world"}' }, result: { output: '160000000268656c6c6f0006000000776f726c640000', bytes: 22 } }],
  async run({ input, mode, encoding, canonical, indent }) {
    const { Decimal128 } = await import('bson');
    if (mode === 'encode') {
      const bytes = encodeBson(parseJson(input, 'input'), Decimal128);
      return { output: textFromBytes(bytes, encoding), bytes: bytes.length };
    }
    const bytes = bytesFromText(input, encoding, 'input');
    return { output: writeJson(decodeBson(bytes, canonical, Decimal128), { indent }), bytes: bytes.length };
  },
});
