import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesEncoding, flatIndent } from '../shared/bytes/binary.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { decodeCbor, encodeCbor } from './lib/cbor.ts';

export default defineTool({
  slug: 'cbor-converter',
  name: 'CBOR Converter',
  category: 'data',
  summary: 'Encodes JSON as CBOR (RFC 8949), and decodes CBOR to JSON and diagnostic notation.',
  description:
    'Encoding is the preferred serialization, maps in the order of the JSON: numbers without point and exponent are integers (bignums beyond 64 bits), others the shortest float that keeps the value. In JSON byte strings are base64url, tags are dropped but those of bignums, undefined is null; NaN, infinities and other simple values have no JSON form, so that only the diagnostic notation is given.',
  reference: 'RFC 8949',
  keywords: ['binary json', 'serialize', 'cose', 'webauthn', 'diagnostic'],
  inputs: z.strictObject({
    input: z.string().max(1_000_000).describe('JSON to encode, or the bytes to decode'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns JSON into CBOR bytes, decode bytes into JSON'),
    encoding: bytesEncoding,
    indent: flatIndent,
  }),
  result: z.strictObject({
    output: z.string().optional().describe('The bytes in the encoding chosen, or the JSON; absent when decoded data have no JSON form'),
    diagnostic: z.string().optional().describe('Diagnostic notation (RFC 8949) of what was decoded; only when decoding'),
    bytes: z.int().describe('Number of bytes of the CBOR'),
  }),
  examples: [
    { inputs: { input: '{"a":1,"b":[2,3.5]}' }, result: { output: 'a261610161628202f94300', bytes: 11 } },
    { inputs: { input: 'c11a514b67b0', mode: 'decode' }, result: { output: '1363896240', diagnostic: '1(1363896240)', bytes: 6 } },
  ],
  run({ input, mode, encoding, indent }) {
    if (mode === 'encode') {
      const bytes = encodeCbor(parseJson(input, 'input'));
      return { output: textFromBytes(bytes, encoding), bytes: bytes.length };
    }
    const bytes = bytesFromText(input, encoding, 'input');
    const { json, diagnostic } = decodeCbor(bytes);
    return { ...(json ? { output: writeJson(json, { indent }) } : {}), diagnostic, bytes: bytes.length };
  },
});
