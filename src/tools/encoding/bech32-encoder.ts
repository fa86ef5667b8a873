import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { bytesFromText, placeInText, textFromBytes } from '../shared/bytes/bytes.ts';
import { codecMode, hexInputEncoding, hexOutputEncoding, output } from '../shared/bytes/codec.ts';
import { digitValues } from '../shared/bytes/scan.ts';

const ALPHABET = 'qpzry9x8gf2tvdw0s3jn54khce6mua7l';
const VALUES = digitValues(ALPHABET);
for (const [value, digit] of Array.from(ALPHABET).entries()) VALUES[digit.toUpperCase().charCodeAt(0)] = value;
const CHECK_LENGTH = 6;
const MAX_LENGTH = 90;
// BIP 173 and BIP 350: what the checksum polynomial of a whole string comes to.
const CONSTANTS = { bech32: 1, bech32m: 0x2bc830a3 };
const GENERATOR = [0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3];

type Variant = keyof typeof CONSTANTS;

export default defineTool({
  slug: 'bech32-encoder',
  name: 'Bech32 Encoder and Decoder',
  category: 'encoding',
  summary: 'Encodes bytes as Bech32 and Bech32m strings (Bitcoin, Nostr, Cosmos), and decodes them.',
  description:
    'Encoding writes lower case; decoding takes lower or upper case, not a mixture, and recognises the variant by the checksum. With words, the bytes are 5-bit groups (0 to 31) already, as a SegWit address needs them.',
  reference: 'BIP 173 and BIP 350',
  keywords: ['segwit', 'address', 'npub', 'lightning', 'checksum', 'bc1'],
  inputs: z.strictObject({
    text: z.string().max(2000).describe('Bytes to encode, or a Bech32 string to decode'),
    mode: codecMode,
    humanReadablePart: z.string().min(1).max(83).optional().describe('Prefix before the 1, such as bc; required to encode'),
    variant: z.enum(['bech32', 'bech32m']).default('bech32').describe('Encoding: checksum to write'),
    limit: z.boolean().default(true).describe('Refuse strings over the 90 characters of BIP 173'),
    words: z.boolean().default(false).describe('The bytes are 5-bit groups, each 0 to 31'),
    witnessVersion: z.int().min(0).max(16).optional().describe('Encoding: version of a SegWit address, written as a 5-bit group before the bytes'),
    inputEncoding: hexInputEncoding,
    outputEncoding: hexOutputEncoding,
  }),
  result: z.strictObject({
    output,
    humanReadablePart: z.string().describe('Prefix in lower case'),
    variant: z.string().describe('Checksum of the string: bech32 or bech32m'),
  }),
  appliesWhen: {
    variant: { mode: ['encode'] },
    humanReadablePart: { mode: ['encode'] },
    witnessVersion: { mode: ['encode'] },
    inputEncoding: { mode: ['encode'] },
    outputEncoding: { mode: ['decode'] },
  },
  examples: [
    { inputs: { text: '00112233', humanReadablePart: 'test' }, result: { output: 'test1qqgjyvca6wk4m', humanReadablePart: 'test', variant: 'bech32' } },
    { inputs: { text: 'A1LQFN3A', mode: 'decode' }, result: { output: '', humanReadablePart: 'a', variant: 'bech32m' } },
  ],
  run({ text, mode, humanReadablePart, variant, limit, words, witnessVersion, inputEncoding, outputEncoding }) {
    if (mode === 'decode') {
      if (limit) checkLength(text, 'text');
      const decoded = decode(text);
      const bytes = words ? Uint8Array.from(decoded.words) : bytesFromWords(decoded.words);
      return { output: textFromBytes(bytes, outputEncoding), humanReadablePart: decoded.prefix, variant: decoded.variant };
    }
    if (humanReadablePart === undefined) return invalid('humanReadablePart', 'is required to encode: the prefix before the 1, such as bc');
    const prefix = checkPrefix(humanReadablePart, humanReadablePart.length, 'humanReadablePart');
    const bytes = bytesFromText(text, inputEncoding);
    const large = words ? bytes.findIndex((byte) => byte > 31) : -1;
    if (large >= 0) unprocessable(`The byte at offset ${large} is ${bytes[large]}; with words every byte must be 0 to 31.`, 'text');
    const groups = [...(witnessVersion === undefined ? [] : [witnessVersion]), ...(words ? bytes : wordsFromBytes(bytes))];
    const check = polymod([...expand(prefix), ...groups, 0, 0, 0, 0, 0, 0]) ^ CONSTANTS[variant];
    for (let shift = 25; shift >= 0; shift -= 5) groups.push((check >> shift) & 31);
    const encoded = `${prefix}1${groups.map((group) => ALPHABET.charAt(group)).join('')}`;
    if (limit) checkLength(encoded, 'text');
    return { output: encoded, humanReadablePart: prefix, variant };
  },
});

function checkLength(encoded: string, path: string): void {
  if (encoded.length > MAX_LENGTH)
    unprocessable(`The Bech32 string has ${encoded.length} characters; BIP 173 allows ${MAX_LENGTH} (limit: false lifts this).`, path);
}

/** The first `length` characters in lower case, refused when they are not visible ASCII or mix cases. */
function checkPrefix(text: string, length: number, path: string): string {
  const prefix = text.slice(0, length);
  const wrong = /[^\x21-\x7e]/.exec(prefix);
  if (wrong) unprocessable(`${placeInText(prefix, wrong.index)} may not be in the prefix, which is visible ASCII.`, path);
  checkCase(prefix, path);
  return prefix.toLowerCase();
}

function checkCase(text: string, path: string): void {
  const lower = text.search(/[a-z]/);
  const upper = text.search(/[A-Z]/);
  if (lower >= 0 && upper >= 0) unprocessable(`Upper and lower case are mixed: the second kind begins at position ${Math.max(lower, upper) + 1}.`, path);
}

function decode(text: string): { prefix: string; words: number[]; variant: Variant } {
  const separator = text.lastIndexOf('1');
  if (separator < 0) unprocessable('There is no separator 1 between a prefix and the data.', 'text');
  if (separator === 0) unprocessable('The prefix before the separator at position 1 is empty.', 'text');
  const prefix = checkPrefix(text, separator, 'text');
  const words: number[] = [];
  for (let i = separator + 1; i < text.length; i++) {
    const value = VALUES[text.charCodeAt(i)] ?? -1;
    if (value < 0) unprocessable(`${placeInText(text, i)} is not a Bech32 character.`, 'text');
    words.push(value);
  }
  checkCase(text, 'text');
  if (words.length < CHECK_LENGTH)
    unprocessable(`After the separator at position ${separator + 1} there are ${words.length} characters; the checksum alone needs six.`, 'text');
  const check = polymod([...expand(prefix), ...words]);
  const variant: Variant | undefined = check === CONSTANTS.bech32 ? 'bech32' : check === CONSTANTS.bech32m ? 'bech32m' : undefined;
  if (variant === undefined)
    return unprocessable(`The checksum, the last six characters from position ${text.length - CHECK_LENGTH + 1} on, fits neither Bech32 nor Bech32m.`, 'text');
  return { prefix, words: words.slice(0, -CHECK_LENGTH), variant };
}

function polymod(values: readonly number[]): number {
  let check = 1;
  for (const value of values) {
    const top = check >>> 25;
    check = ((check & 0x1ffffff) << 5) ^ value;
    for (const [bit, term] of GENERATOR.entries()) if ((top >> bit) & 1) check ^= term;
  }
  return check;
}

function expand(prefix: string): number[] {
  const codes = Array.from(prefix, (character) => character.charCodeAt(0));
  return [...codes.map((code) => code >> 5), 0, ...codes.map((code) => code & 31)];
}

function wordsFromBytes(bytes: Uint8Array): number[] {
  const words: number[] = [];
  let bits = 0;
  let held = 0;
  for (const byte of bytes) {
    bits = ((bits << 8) | byte) & 0xfff;
    for (held += 8; held >= 5; held -= 5) words.push((bits >> (held - 5)) & 31);
  }
  if (held > 0) words.push((bits << (5 - held)) & 31);
  return words;
}

function bytesFromWords(words: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let bits = 0;
  let held = 0;
  for (const word of words) {
    bits = ((bits << 5) | word) & 0xfff;
    held += 5;
    if (held < 8) continue;
    held -= 8;
    bytes.push((bits >> held) & 0xff);
  }
  if (held > 4) unprocessable(`The data leave ${held} bits over; fewer than five may be left (words: true gives the 5-bit groups).`, 'text');
  if ((bits & ((1 << held) - 1)) !== 0)
    unprocessable('The bits left over at the end of the data are not all zero (words: true gives the 5-bit groups).', 'text');
  return Uint8Array.from(bytes);
}
