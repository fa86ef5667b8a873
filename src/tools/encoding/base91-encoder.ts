import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { bytes, type Codec, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { digitValues, fromCodes, isSpace } from '../shared/bytes/scan.ts';

const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789!#$%&()*+,./:;<=>?@[]^_`{|}~"';
const VALUES = digitValues(ALPHABET);
/** Up to this value of 13 bits a 14th fits into two digits: 88 + 2^13 is the last number below 91^2. */
const LAST_WITH_14_BITS = 88;

const base91: Codec = {
  encode(data) {
    const codes = new Uint8Array(Math.ceil((data.length * 16) / 13) + 2);
    let written = 0;
    let bits = 0;
    let held = 0;
    for (const byte of data) {
      bits |= byte << held;
      held += 8;
      if (held <= 13) continue;
      const taken = (bits & 0x1fff) > LAST_WITH_14_BITS ? 13 : 14;
      const value = bits & ((1 << taken) - 1);
      bits >>= taken;
      held -= taken;
      codes[written++] = ALPHABET.charCodeAt(value % 91);
      codes[written++] = ALPHABET.charCodeAt(Math.floor(value / 91));
    }
    if (held > 0) {
      codes[written++] = ALPHABET.charCodeAt(bits % 91);
      if (held > 7 || bits > 90) codes[written++] = ALPHABET.charCodeAt(Math.floor(bits / 91));
    }
    return fromCodes(codes.subarray(0, written));
  },
  decode(text) {
    const decoded = new Uint8Array(text.length);
    let written = 0;
    let bits = 0;
    let held = 0;
    let first = -1;
    for (let i = 0; i < text.length; i++) {
      const unit = text.charCodeAt(i);
      if (isSpace(unit)) continue;
      const digit = VALUES[unit] ?? -1;
      if (digit < 0) unprocessable(`${placeInText(text, i)} is not a basE91 digit.`, 'text');
      if (first < 0) {
        first = digit;
        continue;
      }
      const value = first + digit * 91;
      first = -1;
      bits |= value << held;
      for (held += (value & 0x1fff) > LAST_WITH_14_BITS ? 13 : 14; held >= 8; held -= 8, bits >>= 8) decoded[written++] = bits & 0xff;
    }
    if (first >= 0) decoded[written++] = (bits | (first << held)) & 0xff;
    return decoded.subarray(0, written);
  },
};

export default defineTool({
  slug: 'base91-encoder',
  name: 'Base91 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes basE91, a denser alternative to Base64.',
  description: 'Bits are taken 13 or 14 at a time, least significant first, for two digits each. Decoding ignores white space and refuses any other character.',
  reference: "Joachim Henke's basE91 0.6",
  keywords: ['b91', 'compact'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or basE91 to decode'),
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
    { inputs: { text: 'Hello, World!' }, result: { output: '>OwJh>}AQ;r@@Y?F', bytes: 13 } },
    { inputs: { text: 'fPNKd', mode: 'decode' }, result: { output: 'test', bytes: 4 } },
  ],
  run: (inputs) => runCodec(inputs, base91),
});
