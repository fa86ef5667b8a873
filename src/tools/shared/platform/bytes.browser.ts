import { base64, base64urlnopad, hex } from '@scure/base';

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const strictDecoder = new TextDecoder('utf-8', { fatal: true });
/** String.fromCharCode takes its units as arguments, of which there may not be many. */
const UNITS_AT_ONCE = 8192;

export const utf8Bytes = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);

export function utf8Length(text: string): number {
  let length = text.length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    if (unit < 0x800) length++;
    else {
      length += 2;
      // Both halves of a pair make four bytes, a lone surrogate is U+FFFD of three.
      if (unit >= 0xd800 && unit < 0xdc00 && (text.charCodeAt(i + 1) & 0xfc00) === 0xdc00) i++;
    }
  }
  return length;
}

export const looseUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    strictDecoder.decode(bytes);
    return true;
  } catch {
    return false;
  }
}

export function latin1Bytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) bytes[i] = text.charCodeAt(i);
  return bytes;
}

function textOfUnits(units: Uint8Array | Uint16Array): string {
  let text = '';
  for (let i = 0; i < units.length; i += UNITS_AT_ONCE) text += String.fromCharCode(...units.subarray(i, i + UNITS_AT_ONCE));
  return text;
}

export const latin1Text = (bytes: Uint8Array): string => textOfUnits(bytes);

export function utf16Bytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(2 * text.length);
  for (let i = 0; i < text.length; i++) {
    bytes[2 * i] = text.charCodeAt(i);
    bytes[2 * i + 1] = text.charCodeAt(i) >> 8;
  }
  return bytes;
}

export const utf16Text = (units: Uint16Array): string => textOfUnits(units);

export const hexOf = (bytes: Uint8Array): string => hex.encode(bytes);

export function bytesOfHex(digits: string): Uint8Array<ArrayBuffer> {
  const good = /^(?:[0-9A-Fa-f]{2})*/.exec(digits)?.[0] ?? '';
  return new Uint8Array(hex.decode(good));
}

export const base64Of = (bytes: Uint8Array): string => base64.encode(bytes);

export const base64UrlOf = (bytes: Uint8Array): string => base64urlnopad.encode(bytes);

const VALUES = new Int8Array(128).fill(-1);
for (const alphabet of ['ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/', '-_'])
  for (let i = 0; i < alphabet.length; i++) VALUES[alphabet.charCodeAt(i)] = 64 - alphabet.length + i;

// @scure/base and the platform refuse what Buffer reads: both alphabets in one string, other characters, unused bits.
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.ceil((text.length * 3) / 4));
  let length = 0;
  let bits = 0;
  let count = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit === 0x3d) break;
    const value = unit < 128 ? (VALUES[unit] ?? -1) : -1;
    if (value < 0) continue;
    bits = ((bits << 6) | value) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[length++] = bits >> count;
  }
  return bytes.slice(0, length);
}
