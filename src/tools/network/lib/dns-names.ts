import { utf8Bytes } from '../../shared/platform/bytes.ts';
/** RFC 1035 section 2.3.4 */
export const MAX_LABEL = 63;
export const MAX_NAME = 255;

const SPECIAL = new Set(Array.from('"().;\\@$', (character) => character.charCodeAt(0)));

const decimal = (byte: number): string => `\\${String(byte).padStart(3, '0')}`;

/** The bytes of a label as master files write them: marks with a backslash, what is not printable as \DDD. */
export function escapeLabel(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte <= 0x20 || byte >= 0x7f ? decimal(byte) : (SPECIAL.has(byte) ? '\\' : '') + String.fromCharCode(byte);
  return text;
}

/** A character string in double quotes as master files write it. */
export function quoteString(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += byte < 0x20 || byte >= 0x7f ? decimal(byte) : (byte === 0x22 || byte === 0x5c ? '\\' : '') + String.fromCharCode(byte);
  return `"${text}"`;
}

/** The UTF-8 bytes of master file text with its escapes (\DDD and \X) undone; undefined for a number above 255 or a lone backslash at the end. */
export function unescapeText(text: string): Uint8Array | undefined {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; ) {
    if (text[i] !== '\\') {
      const character = String.fromCodePoint(text.codePointAt(i) ?? 0);
      bytes.push(...utf8Bytes(character));
      i += character.length;
      continue;
    }
    const digits = /^\d{3}/.exec(text.slice(i + 1, i + 4));
    if (digits) {
      if (Number(digits[0]) > 255) return undefined;
      bytes.push(Number(digits[0]));
      i += 4;
    } else {
      // RFC 1035 section 5.1: a digit stands behind a backslash only as the first of three.
      if (i + 1 >= text.length || /\d/.test(text[i + 1] ?? '')) return undefined;
      const character = String.fromCodePoint(text.codePointAt(i + 1) ?? 0);
      bytes.push(...utf8Bytes(character));
      i += 1 + character.length;
    }
  }
  return Uint8Array.from(bytes);
}

/** The labels of a name in master file text, and whether it ends in the root's dot; undefined when a label is empty or too long. */
export function readLabels(text: string): { labels: Uint8Array[]; isAbsolute: boolean } | undefined {
  if (text === '.') return { labels: [], isAbsolute: true };
  const parts: string[] = [];
  let start = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i++;
    else if (text[i] === '.') {
      parts.push(text.slice(start, i));
      start = i + 1;
    }
  }
  const isAbsolute = start === text.length && parts.length > 0;
  if (!isAbsolute) parts.push(text.slice(start));
  const labels: Uint8Array[] = [];
  for (const part of parts) {
    const bytes = unescapeText(part);
    if (bytes === undefined || bytes.length === 0 || bytes.length > MAX_LABEL) return undefined;
    labels.push(bytes);
  }
  return { labels, isAbsolute };
}

/** An absolute name in master file text, with the root's dot. */
export const writeName = (labels: readonly Uint8Array[]): string => (labels.length === 0 ? '.' : `${labels.map(escapeLabel).join('.')}.`);

/** Bytes of a name in a message: each label with its length, and the root. */
export const nameLength = (labels: readonly Uint8Array[]): number => labels.reduce((sum, label) => sum + label.length + 1, 1);
