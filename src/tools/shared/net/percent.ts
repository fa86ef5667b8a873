import { unprocessable } from '../../errors.ts';
import { firstInvalidUtf8, placeInText, positionInText } from '../bytes/bytes.ts';
import { digitValues } from '../bytes/scan.ts';
import { hexOf, looseUtf8, utf8Bytes } from '../platform/bytes.ts';

const PERCENT = 0x25;
const VALUES = digitValues('0123456789ABCDEF');
for (const [index, letter] of Array.from('abcdef').entries()) VALUES[letter.charCodeAt(0)] = 10 + index;

const escaped = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
const unescaped = (triplet: string): string => String.fromCharCode(Number.parseInt(triplet.slice(1), 16));

/**
 * component leaves what RFC 3986 section 2.3 reserves for nothing, url its section 2.2, too, form what the WHATWG's application/x-www-form-urlencoded leaves, which has + for a space.
 * The runtime's own functions are quick and differ from these in a few characters. A % of the text is escaped by them, so that what looks like an escape afterwards is one.
 */
const STYLES = {
  component: (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, escaped),
  url: (text: string) => encodeURI(text).replace(/%5[BD]/g, unescaped),
  form: (text: string) =>
    encodeURIComponent(text)
      .replace(/[!'()~]/g, escaped)
      .replaceAll('%20', '+'),
  all: (text: string) => hexOf(utf8Bytes(text)).toUpperCase().replace(/../g, '%$&'),
};
export type PercentStyle = keyof typeof STYLES;

/** Writes UTF-8 bytes of a text as %XX with capitals (RFC 3986), but for those of a style's characters; a lone surrogate is U+FFFD. @param perLine leave line breaks as they are */
export function percentEncode(text: string, style: PercentStyle, perLine = false): string {
  const encoded = STYLES[style](text.toWellFormed());
  return perLine ? encoded.replace(/%0[AD]/g, unescaped) : encoded;
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
