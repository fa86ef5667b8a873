import { unprocessable } from '../../errors.ts';
import { placeInText } from '../bytes/bytes.ts';
import { latin1Text, utf8Bytes, utf8Length } from '../platform/bytes.ts';

const LINE_LENGTH = 76;
const [TAB, LF, CR, SPACE, EQUALS] = [0x09, 0x0a, 0x0d, 0x20, 0x3d];
const DIGITS = utf8Bytes('0123456789ABCDEF');
/** How many characters a byte takes within a line: itself, or = and two hex digits. */
const WIDTHS = Uint8Array.from({ length: 256 }, (_, byte) => ((byte >= 33 && byte <= 126 && byte !== EQUALS) || byte === SPACE || byte === TAB ? 1 : 3));

/**
 * Bytes in quoted-printable (RFC 2045 section 6.7), lines of at most 76 characters ended by CRLF.
 * @param binary encode CR and LF too, in place of taking them for line ends
 */
export function encodeQuotedPrintable(bytes: Uint8Array, binary: boolean): string {
  // At most, every byte is an escape, and each soft break comes after at least 73 characters.
  const most = 3 * bytes.length;
  const codes = new Uint8Array(most + 3 * Math.ceil(most / (LINE_LENGTH - 3)));
  let written = 0;
  let column = 0;
  for (let i = 0; i < bytes.length; i++) {
    const end = stretchEnd(bytes, i, LINE_LENGTH - 1 - column, binary);
    column += end - i;
    for (; i < end; i++) codes[written++] = bytes[i] ?? 0;
    if (i === bytes.length) break;
    const byte = bytes[i] ?? 0;
    const lineEnd = lineEndLength(bytes, i, binary);
    if (lineEnd > 0) {
      i += lineEnd - 1;
      codes[written++] = CR;
      codes[written++] = LF;
      column = 0;
      continue;
    }
    const width = widthAt(bytes, i, binary);
    if (column + width > LINE_LENGTH - 1 && !isRestWithin(LINE_LENGTH - column, bytes, i, binary)) {
      codes[written++] = EQUALS;
      codes[written++] = CR;
      codes[written++] = LF;
      column = 0;
    }
    column += width;
    if (width === 1) codes[written++] = byte;
    else {
      codes[written++] = EQUALS;
      codes[written++] = DIGITS[byte >> 4] ?? 0;
      codes[written++] = DIGITS[byte & 15] ?? 0;
    }
  }
  return latin1Text(codes.subarray(0, written));
}

/** Where a stretch ends that stands as it is, so many bytes long at most; white space at the end of a line is none of it. */
function stretchEnd(bytes: Uint8Array, start: number, most: number, binary: boolean): number {
  const limit = Math.min(bytes.length, start + most);
  let end = start;
  while (end < limit && WIDTHS[bytes[end] ?? 0] === 1) end++;
  return end > start && widthAt(bytes, end - 1, binary) > 1 ? end - 1 : end;
}

/** How many bytes a line end has that begins at a place, 0 where there is none. */
function lineEndLength(bytes: Uint8Array, at: number, binary: boolean): number {
  if (binary || (bytes[at] !== LF && bytes[at] !== CR)) return 0;
  return bytes[at] === CR && bytes[at + 1] === LF ? 2 : 1;
}

/** How many characters a byte takes: white space at the end of a line is an escape. */
function widthAt(bytes: Uint8Array, at: number, binary: boolean): number {
  const byte = bytes[at] ?? 0;
  return (byte === SPACE || byte === TAB) && isLineEnd(bytes, at + 1, binary) ? 3 : (WIDTHS[byte] ?? 3);
}

const isLineEnd = (bytes: Uint8Array, at: number, binary: boolean): boolean => at >= bytes.length || lineEndLength(bytes, at, binary) > 0;

/** Whether what is left of a line takes no more than so many characters. */
function isRestWithin(room: number, bytes: Uint8Array, from: number, binary: boolean): boolean {
  let rest = 0;
  for (let at = from; rest <= room && !isLineEnd(bytes, at, binary); at++) rest += widthAt(bytes, at, binary);
  return rest <= room;
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
