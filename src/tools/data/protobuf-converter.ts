import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { bytesEncoding, flatIndent } from '../shared/bytes/binary.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { parseJson } from '../shared/json/json.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { decodeProto } from './lib/proto-decode.ts';
import { encodeProto } from './lib/proto-encode.ts';
import { loadSchema } from './lib/proto-schema.ts';
import { showFields } from './lib/proto-wire.ts';

const shownField = z.strictObject({
  number: z.int().describe('Number of the field'),
  wireType: z.enum(['varint', 'i64', 'len', 'i32', 'group']).describe('How the field is written; len is bytes, text or a message with its length'),
  value: z.string().optional().describe('Unsigned value in decimal; only for varint, i64 and i32'),
  hex: z.string().optional().describe('Bytes in hex; only for len'),
  text: z.string().optional().describe('The bytes as text; only for len that is UTF-8 without control characters but tab, LF and CR'),
  message: z.array(z.looseObject({})).optional().describe('Fields inside, of the same shape; for groups and for len that reads wholly as fields'),
});

export default defineTool({
  slug: 'protobuf-converter',
  name: 'Protobuf Decoder and Encoder',
  category: 'data',
  summary: 'Reads Protocol Buffers bytes without a schema, or converts them to and from JSON with one.',
  description:
    'Without a schema every field is shown as it is on the wire. With one the JSON is ProtoJSON: 64-bit integers as strings, bytes base64, enums by name, lowerCamelCase names; fields without presence are left out at their default value, unknown fields dropped. Encoding writes fields by number, packed where the schema packs. At most 100 levels; only the well-known types can be imported.',
  reference: 'Protocol Buffers encoding, ProtoJSON',
  keywords: ['protoc', 'grpc', 'wire format', 'proto3', 'decode raw', 'serialize'],
  cost: 'heavy',
  inputs: z.strictObject({
    input: z.string().max(1_000_000).describe('The bytes to decode, or the JSON to encode'),
    mode: z.enum(['decode', 'encode']).default('decode').describe('decode turns bytes into fields or JSON, encode JSON into bytes'),
    encoding: bytesEncoding,
    schema: z.string().min(1).max(100_000).optional().describe('Schema as .proto text (proto2 or proto3); required to encode'),
    messageType: z.string().min(1).max(500).optional().describe('Full name of the message; if omitted, the first of the schema'),
    indent: flatIndent,
  }),
  result: z.strictObject({
    output: z.string().optional().describe('The JSON, or the bytes in the encoding chosen; only with a schema'),
    fields: z.array(shownField).optional().describe('The fields in order, decoded without a schema'),
    bytes: z.int().describe('Number of bytes of the Protocol Buffers message'),
  }),
  examples: [
    {
      inputs: { input: '08 96 01 12 07 74 65 73 74 69 6e 67' },
      result: {
        fields: [
          { number: 1, wireType: 'varint', value: '150' },
          { number: 2, wireType: 'len', hex: '74657374696e67', text: 'testing' },
        ],
        bytes: 12,
      },
    },
    { inputs: { input: '{"a":150}', mode: 'encode', schema: 'syntax="proto3"; message T { int32 a = 1; }' }, result: { output: '089601', bytes: 3 } },
  ],
  async run({ input, mode, encoding, schema: text, messageType, indent }) {
    if (text === undefined) {
      if (mode === 'encode') invalid('schema', 'is required to encode');
      if (messageType !== undefined) invalid('schema', 'is required with messageType');
      const bytes = new Uint8Array(bytesFromText(input, encoding, 'input'));
      return { fields: showFields(bytes), bytes: bytes.length };
    }
    const schema = await loadSchema(text, messageType);
    if (mode === 'encode') {
      const bytes = encodeProto(parseJson(input, 'input'), schema);
      return { output: textFromBytes(bytes, encoding), bytes: bytes.length };
    }
    const bytes = new Uint8Array(bytesFromText(input, encoding, 'input'));
    return { output: writeJson(decodeProto(bytes, schema), { indent }), bytes: bytes.length };
  },
});
