import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesEncoding, flatIndent } from '../shared/bytes/binary.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import type { JsonValue } from '../shared/json/json.ts';
import { parseJson } from '../shared/json/json.ts';
import { arrayValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { decodeAmf, encodeAmf } from './lib/amf.ts';

export default defineTool({
  slug: 'amf-converter',
  name: 'AMF Converter',
  category: 'data',
  summary: 'Encodes JSON as AMF 0 or AMF 3, the formats of Flash, Flex and RTMP, and decodes them to JSON.',
  description:
    'Objects of a class have its name as "@class"; dates are ISO 8601 in UTC, byte arrays Base64, undefined null, dictionaries lists of key and value, and arrays with named members objects. What is referred to is written out; a value that refers to itself, NaN and infinities are refused. Encoding writes integers of up to 29 bits as such in AMF 3, and other numbers as doubles.',
  reference: 'Adobe, AMF 0 (2007) and AMF 3 (2013)',
  keywords: ['action message format', 'flash', 'flex', 'actionscript', 'rtmp', 'flv', 'onMetaData', 'amf0', 'amf3', 'blazeds'],
  // References may stand for many values.
  heavyWhen: ({ mode, input }) => mode === 'decode' && input.length > 200,
  inputs: z.strictObject({
    input: z.string().max(1_000_000).describe('JSON to encode, or the bytes to decode'),
    mode: z.enum(['encode', 'decode']).default('encode').describe('encode turns JSON into AMF bytes, decode bytes into JSON'),
    version: z.enum(['amf0', 'amf3']).default('amf3').describe('Version of the format; amf0 may hold values of AMF 3'),
    sequence: z.boolean().default(false).describe('Several values one after the other, as in RTMP commands, as a JSON list'),
    encoding: bytesEncoding,
    indent: flatIndent,
  }),
  result: z.strictObject({
    output: z.string().describe('The bytes in the encoding chosen, or the JSON'),
    bytes: z.int().describe('Number of bytes of the AMF'),
  }),
  appliesWhen: { indent: { mode: ['decode'] } },
  examples: [
    { inputs: { input: '{"a":1,"b":"x"}' }, result: { output: '0a0b0103610401036206037801', bytes: 13 } },
    {
      inputs: { input: '02 00 07 636f6e6e656374 00 3ff0000000000000 05', mode: 'decode', version: 'amf0', sequence: true },
      result: { output: '["connect",1,null]', bytes: 20 },
    },
  ],
  run({ input, mode, version, sequence, encoding, indent }) {
    if (mode === 'encode') {
      const value = parseJson(input, 'input');
      const bytes = encodeAmf(sequence ? itemsOf(value) : [value], version);
      return { output: textFromBytes(bytes, encoding), bytes: bytes.length };
    }
    const bytes = bytesFromText(input, encoding, 'input');
    const values = decodeAmf(bytes, version);
    const [only] = values;
    if (!sequence && (only === undefined || values.length > 1))
      unprocessable(`The bytes have ${values.length} values; with "sequence" they are given as a list.`, 'input');
    return { output: writeJson(sequence || !only ? arrayValue(values) : only, { indent }), bytes: bytes.length };
  },
});

const itemsOf = (value: JsonValue): readonly JsonValue[] =>
  value.kind === 'array' ? value.items : unprocessable('A sequence is given as a JSON list of its values.', 'input');
