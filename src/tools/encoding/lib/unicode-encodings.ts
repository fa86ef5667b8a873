import { viewOf } from '../../shared/bytes/arrays.ts';
import { firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';
import { utf8Bytes, utf16Bytes } from '../../shared/platform/bytes.ts';
import { type Converted, KEPT_FAILURES, REPLACEMENT, type UnicodeCharset } from './charset-names.ts';

/** The bytes of a well-formed text. */
export function encodeUnicode(text: string, charset: UnicodeCharset): Uint8Array {
  if (charset === 'utf-8') return utf8Bytes(text);
  if (charset === 'utf-16le') return utf16Bytes(text);
  if (charset === 'utf-16be') {
    const bytes = new Uint8Array(2 * text.length);
    const view = viewOf(bytes);
    for (let i = 0; i < text.length; i++) view.setUint16(2 * i, text.charCodeAt(i));
    return bytes;
  }
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const bytes = new Uint8Array(points.length * 4);
  const view = viewOf(bytes);
  for (const [i, point] of points.entries()) view.setUint32(i * 4, point, charset === 'utf-32le');
  return bytes;
}

/** The text of bytes, U+FFFD for what is not of the encoding. */
export function decodeUnicode(bytes: Uint8Array, charset: UnicodeCharset): Converted<string> {
  if (charset === 'utf-8') {
    const wrong = firstInvalidUtf8(bytes);
    return { value: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), failures: wrong < 0 ? [] : [wrong] };
  }
  const width = charset.startsWith('utf-16') ? 2 : 4;
  const unitAt = unitReader(bytes, charset);
  const parts: string[] = [];
  const failures: number[] = [];
  for (let i = 0; i < bytes.length; i += width) {
    const unit = i + width <= bytes.length ? unitAt(i) : -1;
    const low = width === 2 && isBetween(unit, 0xd800, 0xdbff) && i + 4 <= bytes.length ? unitAt(i + 2) : 0;
    if (isBetween(low, 0xdc00, 0xdfff)) {
      parts.push(String.fromCharCode(unit, low));
      i += width;
    } else if (!isBetween(unit, 0, 0x10ffff) || isBetween(unit, 0xd800, 0xdfff)) {
      if (failures.length < KEPT_FAILURES) failures.push(i);
      parts.push(REPLACEMENT);
    } else parts.push(String.fromCodePoint(unit));
  }
  return { value: parts.join(''), failures };
}

const isBetween = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** What reads the code unit at an index. */
function unitReader(bytes: Uint8Array, charset: Exclude<UnicodeCharset, 'utf-8'>): (at: number) => number {
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const isLittle = charset.endsWith('le');
  return charset.startsWith('utf-16') ? (at) => data.getUint16(at, isLittle) : (at) => data.getUint32(at, isLittle);
}
