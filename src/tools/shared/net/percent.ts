import { unprocessable } from '../../errors.ts';
import { firstInvalidUtf8, placeInText, positionInText } from '../bytes/bytes.ts';
import { digitValues } from '../bytes/scan.ts';
import { latin1Text, looseUtf8, utf8Bytes } from '../platform/bytes.ts';

const [SPACE, PERCENT] = [0x20, 0x25];
const DIGITS = utf8Bytes('0123456789ABCDEF');
const VALUES = digitValues('0123456789ABCDEF');
for (const [index, letter] of Array.from('abcdef').entries()) VALUES[letter.charCodeAt(0)] = 10 + index;

/** The characters that RFC 3986 section 2.3 reserves for nothing. */
const UNRESERVED = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** What writes each UTF-8 byte of a text as %XX with capitals (RFC 3986), but for some ASCII characters; a lone surrogate is U+FFFD. */
function percentWriter(kept: string, space = ''): (text: string) => string {
  // What a byte stands for by itself, 0 where it is escaped.
  const plain = new Uint8Array(256);
  for (const code of utf8Bytes(kept)) plain[code] = code;
  plain[SPACE] = space.charCodeAt(0);
  return (text) => {
    const bytes = utf8Bytes(text);
    const codes = new Uint8Array(3 * bytes.length);
    let written = 0;
    for (let at = 0; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      const code = plain[byte] ?? 0;
      if (code !== 0) {
        codes[written++] = code;
        continue;
      }
      codes[written++] = PERCENT;
      codes[written++] = DIGITS[byte >> 4] ?? 0;
      codes[written++] = DIGITS[byte & 15] ?? 0;
    }
    return latin1Text(codes.subarray(0, written));
  };
}

/** What is left as it is, and what a space becomes: component by RFC 3986 section 2.3, url with its section 2.2, form by the WHATWG (application/x-www-form-urlencoded). */
const STYLES = {
  component: { kept: UNRESERVED, space: '' },
  url: { kept: `${UNRESERVED}:/?#[]@!$&'()*+,;=`, space: '' },
  form: { kept: `${UNRESERVED.replace('~', '')}*`, space: '+' },
  all: { kept: '', space: '' },
};
export type PercentStyle = keyof typeof STYLES;

const writers = new Map<string, (text: string) => string>();

/** Percent-encodes a text. @param perLine leave line breaks as they are */
export function percentEncode(text: string, style: PercentStyle, perLine = false): string {
  const name = `${style} ${perLine}`;
  const { kept, space } = STYLES[style];
  const writer = writers.get(name) ?? percentWriter(perLine ? `${kept}\r\n` : kept, space);
  writers.set(name, writer);
  return writer(text);
}

/**
 * The text that percent-encoding stands for: %XX of either case as bytes, everything else as it is, all of it UTF-8.
 * A % without two hex digits and bytes that are not UTF-8 are unprocessable.
 * @param plusIsSpace read + as a space (forms)
 */
export function percentDecode(text: string, plusIsSpace = false, path = 'text'): string {
  const source = plusIsSpace ? text.replaceAll('+', ' ') : text;
  if (!source.includes('%')) return source;
  const bytes = utf8Bytes(source);
  let written = 0;
  // What is decoded is never longer than what it was decoded from, and takes its place.
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    if (byte !== PERCENT) {
      bytes[written++] = byte;
      continue;
    }
    const high = VALUES[bytes[++at] ?? 0] ?? -1;
    const low = VALUES[bytes[++at] ?? 0] ?? -1;
    if (high < 0 || low < 0) refusePercent(source, path);
    bytes[written++] = high * 16 + low;
  }
  const decoded = bytes.subarray(0, written);
  const wrong = firstInvalidUtf8(decoded);
  if (wrong >= 0) unprocessable(`The bytes are not valid UTF-8 from position ${positionInText(source, sourceIndex(source, wrong))} on.`, path);
  return looseUtf8(decoded);
}

function refusePercent(source: string, path: string): never {
  const wrong = source.search(/%(?![0-9A-Fa-f]{2})/);
  return unprocessable(`The percent sign ${placeInText(source, wrong)} is not followed by two hex digits.`, path);
}

/** The UTF-16 index in percent-encoded text at which a byte of the decoded text comes from. */
function sourceIndex(source: string, byte: number): number {
  let count = 0;
  let index = 0;
  while (index < source.length && count < byte) {
    const code = source.codePointAt(index) ?? 0;
    count += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    index += code === 0x25 ? 3 : code > 0xffff ? 2 : 1;
  }
  return index;
}
