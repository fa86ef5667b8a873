import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { bytes, type Codec, codecMode, inputEncoding, output, outputEncoding, runCodec } from '../shared/bytes/codec.ts';
import { digitValues, fromCodes } from '../shared/bytes/scan.ts';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = digitValues(ALPHABET);

const base45: Codec = {
  encode(data) {
    const pairs = data.length >> 1;
    const codes = new Uint8Array(pairs * 3 + (data.length % 2) * 2);
    let written = 0;
    const write = (value: number, digits: number) => {
      for (let rest = value, k = 0; k < digits; k++, rest = Math.floor(rest / 45)) codes[written++] = ALPHABET.charCodeAt(rest % 45);
    };
    for (let i = 0; i < pairs; i++) write((data[2 * i] ?? 0) * 256 + (data[2 * i + 1] ?? 0), 3);
    if (data.length % 2 === 1) write(data[data.length - 1] ?? 0, 2);
    return fromCodes(codes);
  },
  decode(text) {
    for (let i = 0; i < text.length; i++) if ((VALUES[text.charCodeAt(i)] ?? -1) < 0) unprocessable(`${placeInText(text, i)} is not a Base45 digit.`, 'text');
    const rest = text.length % 3;
    if (rest === 1) unprocessable(`The last group has a single digit, ${placeInText(text, text.length - 1)}; it needs two or three.`, 'text');
    const decoded = new Uint8Array(Math.floor(text.length / 3) * 2 + (rest ? 1 : 0));
    const digit = (i: number): number => VALUES[text.charCodeAt(i)] ?? 0;
    let written = 0;
    for (let i = 0; i + 3 <= text.length; i += 3) {
      const value = digit(i) + 45 * digit(i + 1) + 2025 * digit(i + 2);
      if (value > 0xffff) unprocessable(`The three digits from position ${i + 1} on give ${value}, more than 65535.`, 'text');
      decoded[written++] = value >> 8;
      decoded[written++] = value & 0xff;
    }
    if (rest === 2) {
      const value = digit(text.length - 2) + 45 * digit(text.length - 1);
      if (value > 0xff) unprocessable(`The last two digits, from position ${text.length - 1} on, give ${value}, more than 255.`, 'text');
      decoded[written] = value;
    }
    return decoded;
  },
};

export default defineTool({
  slug: 'base45-encoder',
  name: 'Base45 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes and decodes Base45, as used in the QR codes of health certificates.',
  description: 'The space is a digit of the alphabet, so decoding ignores nothing; lower-case letters are not digits.',
  reference: 'RFC 9285',
  keywords: ['qr', 'vaccination', 'covid pass', 'dcc'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('Text to encode, or Base45 to decode'),
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
    { inputs: { text: 'Hello!!' }, result: { output: '%69 VD92EX0', bytes: 7 } },
    { inputs: { text: 'QED8WEX0', mode: 'decode' }, result: { output: 'ietf!', bytes: 5 } },
  ],
  run: (inputs) => runCodec(inputs, base45),
});
