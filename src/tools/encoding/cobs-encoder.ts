import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, hexInputEncoding, hexOutputEncoding, output } from '../shared/bytes/codec.ts';

const FULL_BLOCK = 0xff;

export default defineTool({
  slug: 'cobs-encoder',
  name: 'COBS Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes Consistent Overhead Byte Stuffing (COBS).',
  description:
    'Stuffed bytes contain no zero. A block of 254 non-zero bytes takes the code FF; when it ends the data no further code follows. Decoding takes a zero at the end as the delimiter; a zero before it, a code that reaches past the end, or no bytes are refused.',
  reference: 'Cheshire and Baker 1997',
  keywords: ['byte stuffing', 'framing', 'serial', 'packet', 'uart'],
  inputs: z.strictObject({
    text: z.string().max(500_000).describe('Bytes to stuff, or stuffed bytes to restore'),
    mode: codecMode,
    delimiter: z.boolean().default(false).describe('Encoding: append the zero byte that ends a packet'),
    inputEncoding: hexInputEncoding,
    outputEncoding: hexOutputEncoding,
    cobsEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the stuffed bytes are written or given'),
  }),
  result: z.strictObject({ output, bytes: z.int().describe('Number of bytes in the output') }),
  appliesWhen: { delimiter: { mode: ['encode'] } },
  examples: [
    { inputs: { text: '11220033' }, result: { output: '0311220233', bytes: 5 } },
    { inputs: { text: '0311220233', mode: 'decode' }, result: { output: '11220033', bytes: 4 } },
  ],
  run({ text, mode, delimiter, inputEncoding, outputEncoding, cobsEncoding }) {
    if (mode === 'encode') {
      const stuffed = stuff(bytesFromText(text, inputEncoding), delimiter);
      return { output: textFromBytes(stuffed, cobsEncoding), bytes: stuffed.length };
    }
    const plain = unstuff(bytesFromText(text, cobsEncoding));
    return { output: textFromBytes(plain, outputEncoding), bytes: plain.length };
  },
});

function stuff(bytes: Uint8Array, delimiter: boolean): Uint8Array {
  const stuffed = new Uint8Array(bytes.length + Math.ceil((bytes.length + 1) / 254) + 1);
  let codeAt = 0;
  let written = 1;
  for (const [i, byte] of bytes.entries()) {
    if (byte !== 0) stuffed[written++] = byte;
    const code = written - codeAt;
    if (byte !== 0 && (code < FULL_BLOCK || i === bytes.length - 1)) continue;
    stuffed[codeAt] = code;
    codeAt = written++;
  }
  stuffed[codeAt] = written - codeAt;
  if (delimiter) written++;
  return stuffed.subarray(0, written);
}

function unstuff(stuffed: Uint8Array): Uint8Array {
  const end = stuffed.at(-1) === 0 ? stuffed.length - 1 : stuffed.length;
  if (end === 0) unprocessable('There are no stuffed bytes; even empty data is stuffed as 01.', 'text');
  const plain = new Uint8Array(end);
  let written = 0;
  for (let i = 0; i < end; ) {
    const code = stuffed[i] ?? 0;
    if (code === 0) unprocessable(`The byte at offset ${i} is zero; stuffed bytes contain none before the delimiter.`, 'text');
    if (i + code > end) unprocessable(`The code ${code} at byte offset ${i} reaches past the end of the ${end} bytes.`, 'text');
    for (let k = i + 1; k < i + code; k++) {
      if (stuffed[k] === 0) unprocessable(`The byte at offset ${k} is zero; stuffed bytes contain none before the delimiter.`, 'text');
      plain[written++] = stuffed[k] ?? 0;
    }
    i += code;
    if (code < FULL_BLOCK && i < end) plain[written++] = 0;
  }
  return plain.subarray(0, written);
}
