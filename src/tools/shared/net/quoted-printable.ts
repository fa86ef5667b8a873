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
  const writer = new LineWriter(bytes);
  let start = 0;
  for (let i = 0; !binary && i < bytes.length; i++) {
    const byte = bytes[i];
    if (byte !== LF && byte !== CR) continue;
    writer.line(start, i);
    writer.lineBreak();
    if (byte === CR && bytes[i + 1] === LF) i++;
    start = i + 1;
  }
  writer.line(start, bytes.length);
  return writer.text();
}

class LineWriter {
  readonly #bytes: Uint8Array;
  readonly #written: Uint8Array;
  #length = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    let most = 2;
    for (const byte of bytes) most += WIDTHS[byte] ?? 3;
    // White space before a line break may become an escape; a line break is CRLF; each soft one comes after at least 73 characters.
    for (let i = 1; i <= bytes.length; i++) if (WIDTHS[bytes[i] ?? LF] === 3) most += 2;
    this.#written = new Uint8Array(most + Math.ceil(most / (LINE_LENGTH - 3)) * 3);
  }

  /** Writes bytes as a line, broken by = CRLF so that no part is longer than 76 characters with its =. */
  line(start: number, end: number): void {
    const last = end > start ? (this.#bytes[end - 1] ?? 0) : 0;
    const blank = last === SPACE || last === TAB;
    let rest = blank ? 2 : 0;
    for (let i = start; i < end; i++) rest += WIDTHS[this.#bytes[i] ?? 0] ?? 3;
    let column = 0;
    for (let i = start; i < end; i++) {
      const byte = this.#bytes[i] ?? 0;
      const width = blank && i === end - 1 ? 3 : (WIDTHS[byte] ?? 3);
      if (column + width > LINE_LENGTH - 1 && column + rest > LINE_LENGTH) {
        this.#put(EQUALS);
        this.lineBreak();
        column = 0;
      }
      if (width === 1) this.#put(byte);
      else this.#escape(byte);
      column += width;
      rest -= width;
    }
  }

  lineBreak(): void {
    this.#put(CR);
    this.#put(LF);
  }

  text(): string {
    return latin1Text(this.#written.subarray(0, this.#length));
  }

  #escape(byte: number): void {
    this.#put(EQUALS);
    this.#put(DIGITS[byte >> 4] ?? 0);
    this.#put(DIGITS[byte & 15] ?? 0);
  }

  #put(code: number): void {
    this.#written[this.#length++] = code;
  }
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
