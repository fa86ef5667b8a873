import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { bytes, type Codec, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { digitValues, fromCodes, isSpace } from '../shared/bytes/scan.ts';

// The printable characters of ASCII but the quotation mark, the grave accent and the tilde, which stands for no data at all.
const ALPHABET = "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[\\]^_abcdefghijklmnopqrstuvwxyz{|}";
const VALUES = digitValues(ALPHABET);
const EMPTY = '~';

const base92: Codec = {
  encode(data) {
    if (data.length === 0) return EMPTY;
    const codes = new Uint8Array(Math.ceil((data.length * 16) / 13) + 2);
    let [written, bits, held] = [0, 0, 0];
    const pair = (value: number): void => {
      codes[written++] = ALPHABET.charCodeAt(Math.floor(value / 91));
      codes[written++] = ALPHABET.charCodeAt(value % 91);
    };
    for (const byte of data) {
      bits = (bits << 8) | byte;
      held += 8;
      if (held < 13) continue;
      held -= 13;
      pair(bits >> held);
      bits &= (1 << held) - 1;
    }
    if (held >= 7) pair(bits << (13 - held));
    else if (held > 0) codes[written++] = ALPHABET.charCodeAt(bits << (6 - held));
    return fromCodes(codes.subarray(0, written));
  },
  decode(text) {
    if (text.trim() === EMPTY) return new Uint8Array();
    const decoded = new Uint8Array(text.length);
    let [written, bits, held, first, digits] = [0, 0, 0, -1, 0];
    const add = (value: number, count: number): void => {
      bits = (bits << count) | value;
      for (held += count; held >= 8; bits &= (1 << held) - 1) {
        held -= 8;
        decoded[written++] = bits >> held;
      }
    };
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (isSpace(unit)) continue;
      const digit = VALUES[unit] ?? -1;
      if (digit < 0) unprocessable(`${placeInText(text, i)} is not a Base92 digit.`, 'text');
      digits++;
      if (first < 0) {
        first = digit;
        continue;
      }
      if (first * 91 + digit >= 0x2000) unprocessable(`The pair of digits that ends with ${placeInText(text, i)} is beyond 13 bits.`, 'text');
      add(first * 91 + digit, 13);
      first = -1;
    }
    if (first >= 0) {
      const last = text.trimEnd().length - 1;
      if (digits === 1) unprocessable(`The digit ${placeInText(text, last)} stands alone; a byte needs two.`, 'text');
      if (first >= 0x40) unprocessable(`The last digit, ${placeInText(text, last)}, is beyond the 6 bits of a digit without a second.`, 'text');
      add(first, 6);
    }
    return decoded.subarray(0, written);
  },
};

export default defineTool({
  slug: 'base92-encoder',
  name: 'Base92 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes Base92, 13 bits in two printable characters.',
  description:
    'Bits are taken 13 at a time, most significant first, for two digits; up to six that are left make one digit. No data is a tilde. Decoding ignores white space and bits that are left over, and refuses any other character.',
  reference: 'base92 by thenoviceoof',
  keywords: ['b92', 'compact', 'printable ascii'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or Base92 to decode'),
    mode: codecMode,
    inputEncoding,
    outputEncoding,
  }),
  result: z.strictObject({ output, bytes }),
  appliesWhen: {
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: 'Hello!!' }, result: { output: ';K_$aOTo&', bytes: 7 } },
    { inputs: { text: 'DX2?V<Y(*', mode: 'decode' }, result: { output: 'base-92', bytes: 7 } },
  ],
  run: (inputs) => runCodec(inputs, base92),
});
