import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { bytes, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { isSpace } from '../shared/bytes/scan.ts';
import { bytesOfHex, utf8Bytes } from '../shared/platform/bytes.ts';

const [SPACE, PIPE, BACKSLASH] = [0x20, 0x7c, 0x5c];
/** What a rule writes with a backslash in front of it. */
const ESCAPED = new Set(Array.from('";:\\|', (character) => character.charCodeAt(0)));

const isAlphanumeric = (byte: number): boolean => (byte >= 0x30 && byte <= 0x39) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x61 && byte <= 0x7a);

function encode(data: Uint8Array, hex: 'special' | 'specialAndSpaces' | 'all', separator: string): string {
  const isPlain = (byte: number): boolean => hex !== 'all' && (isAlphanumeric(byte) || (byte === SPACE && hex === 'special'));
  const parts: string[] = [];
  for (let at = 0; at < data.length; ) {
    const start = at;
    const plain = isPlain(data[at] ?? 0);
    while (at < data.length && isPlain(data[at] ?? 0) === plain) at++;
    const run = data.subarray(start, at);
    parts.push(plain ? textOf(run) : `|${Array.from(run, (byte) => byte.toString(16).padStart(2, '0')).join(separator)}|`);
  }
  return parts.join('');
}

const textOf = (bytes: Uint8Array): string => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

function decode(text: string, escapes: boolean): Uint8Array {
  const source = utf8Bytes(text);
  const decoded = new Uint8Array(source.length);
  let written = 0;
  for (let at = 0; at < source.length; at++) {
    const byte = source[at] ?? 0;
    if (byte === PIPE) {
      const end = source.indexOf(PIPE, at + 1);
      if (end < 0) unprocessable('The last vertical bar opens a run of hex digits that has no end.', 'text');
      const run = runOf(source.subarray(at + 1, end));
      decoded.set(run, written);
      written += run.length;
      at = end;
    } else if (escapes && byte === BACKSLASH) {
      const next = source[++at];
      if (next === undefined || !ESCAPED.has(next)) unprocessable('A backslash may only stand before a quotation mark, ; : \\ or a vertical bar.', 'text');
      decoded[written++] = next;
    } else decoded[written++] = byte;
  }
  return decoded.subarray(0, written);
}

function runOf(codes: Uint8Array): Uint8Array {
  const digits = textOf(codes.filter((code) => !isSpace(code)));
  const wrong = /[^0-9A-Fa-f]/.exec(digits);
  if (wrong) unprocessable(`${placeInText(digits, wrong.index)} of the run |${digits.slice(0, 40)}| is not a hex digit.`, 'text');
  if (digits.length % 2 === 1) unprocessable(`The run |${digits.slice(0, 40)}| has an odd count of hex digits.`, 'text');
  return bytesOfHex(digits);
}

export default defineTool({
  slug: 'snort-content-converter',
  name: 'Snort Content Converter',
  category: 'encoding',
  summary: 'Writes bytes as the content of a Snort or Suricata rule, such as foo|3d|bar, and reads them back.',
  description:
    'Bytes between vertical bars are in hex, the others stand as they are. Encoding leaves letters and digits of ASCII plain, so that nothing needs a backslash.',
  reference: 'Snort Users Manual 2.9, content',
  keywords: ['hex content', 'suricata', 'ids rule', 'signature', 'pipe hex', 'intrusion detection'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text or bytes to encode, or the content of a rule to decode'),
    mode: codecMode,
    hex: z
      .enum(['special', 'specialAndSpaces', 'all'])
      .default('special')
      .describe('Encoding: what is written in hex; special is all but letters, digits and spaces, specialAndSpaces all but letters and digits'),
    spaced: z.boolean().default(true).describe('Encoding: put a space between the bytes in hex'),
    escapes: z
      .boolean()
      .default(true)
      .describe('Decoding: a backslash before a quotation mark, semicolon, colon, backslash or vertical bar is left out, as in rules'),
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    hex: { mode: ['encode'] },
    spaced: { mode: ['encode'] },
    inputEncoding: { mode: ['encode'] },
    escapes: { mode: ['decode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'GET /a?b=1 HTTP' }, result: { output: 'GET |2f|a|3f|b|3d|1 HTTP', bytes: 15 } },
    { inputs: { text: '|90 90 E8|/bin/sh', mode: 'decode', outputEncoding: 'hex' }, result: { output: '9090e82f62696e2f7368', bytes: 10 } },
  ],
  run: (inputs) => runCodec(inputs, { encode: (data) => encode(data, inputs.hex, inputs.spaced ? ' ' : ''), decode: (text) => decode(text, inputs.escapes) }),
});
