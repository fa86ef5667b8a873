import { unprocessable } from '../../errors.ts';
import { placeInText } from '../bytes/bytes.ts';
import { utf8Bytes, utf8Length } from '../platform/bytes.ts';

const LINE_LENGTH = 76;
const ESCAPES = Array.from({ length: 256 }, (_, byte) => `=${byte.toString(16).toUpperCase().padStart(2, '0')}`);

/**
 * Bytes in quoted-printable (RFC 2045 section 6.7), lines of at most 76 characters ended by CRLF.
 * @param binary encode CR and LF too, in place of taking them for line ends
 */
export function encodeQuotedPrintable(bytes: Uint8Array, binary: boolean): string {
  const lines: string[] = [];
  let line: string[] = [];
  const endLine = () => {
    const last = line.at(-1);
    if (last === ' ' || last === '\t') line[line.length - 1] = last === ' ' ? '=20' : '=09';
    lines.push(softBroken(line));
    line = [];
  };
  for (let i = 0; i < bytes.length; i++) {
    const byte = bytes[i] ?? 0;
    if (!binary && (byte === 0x0a || byte === 0x0d)) {
      if (byte === 0x0d && bytes[i + 1] === 0x0a) i++;
      endLine();
    } else if ((byte >= 33 && byte <= 126 && byte !== 0x3d) || byte === 0x20 || byte === 0x09) line.push(String.fromCharCode(byte));
    else line.push(ESCAPES[byte] ?? '');
  }
  endLine();
  return lines.join('\r\n');
}

/** A line of whole characters and escapes, broken by = CRLF so that no part is longer than 76 characters with its =. */
function softBroken(line: readonly string[]): string {
  let rest = line.reduce((sum, part) => sum + part.length, 0);
  let broken = '';
  let column = 0;
  for (const part of line) {
    if (column + part.length > LINE_LENGTH - 1 && column + rest > LINE_LENGTH) {
      broken += '=\r\n';
      column = 0;
    }
    broken += part;
    column += part.length;
    rest -= part.length;
  }
  return broken;
}

/**
 * The bytes of quoted-printable text: line ends as they were, white space before them and at the end dropped, soft breaks joined.
 * An = followed by neither two hex digits nor a line end is unprocessable.
 */
export function decodeQuotedPrintable(text: string): Uint8Array {
  const pieces: string[] = [];
  const ending = /\r\n|\n|\r|$/g;
  for (let start = 0; start <= text.length; ) {
    ending.lastIndex = start;
    const found = ending.exec(text);
    const lineEnd = found?.index ?? text.length;
    const lineBreak = found?.[0] ?? '';
    let end = lineEnd;
    while (end > start && (text[end - 1] === ' ' || text[end - 1] === '\t')) end--;
    const soft = text[end - 1] === '=' && end > start && lineBreak !== '';
    pieces.push(text.slice(start, soft ? end - 1 : end), soft ? '' : lineBreak);
    checkEscapes(text, start, soft ? end - 1 : end);
    if (lineBreak === '') break;
    start = lineEnd + lineBreak.length;
  }
  return unescapeBytes(pieces.join(''));
}

function checkEscapes(text: string, start: number, end: number): void {
  const line = text.slice(start, end);
  for (let i = line.indexOf('='); i >= 0; i = line.indexOf('=', i + 3)) {
    if (!/^[0-9A-Fa-f]{2}$/.test(line.slice(i + 1, i + 3)))
      unprocessable(`${placeInText(text, start + i)} is followed by neither two hex digits nor a line end.`, 'text');
  }
}

/** The bytes of text in which =XX stands for a byte and everything else for its UTF-8 form. Every = is known to be followed by two hex digits. */
export function unescapeBytes(text: string): Uint8Array {
  const bytes = new Uint8Array(utf8Length(text));
  let written = 0;
  let start = 0;
  const write = (plain: string): void => {
    if (plain === '') return;
    const piece = utf8Bytes(plain);
    bytes.set(piece, written);
    written += piece.length;
  };
  for (let next = text.indexOf('='); next >= 0; next = text.indexOf('=', start)) {
    write(text.slice(start, next));
    bytes[written++] = Number.parseInt(text.slice(next + 1, next + 3), 16);
    start = next + 3;
  }
  write(text.slice(start));
  return bytes.subarray(0, written);
}
