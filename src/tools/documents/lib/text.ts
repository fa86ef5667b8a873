import { latin1Text, looseUtf8 } from '../../shared/platform/bytes.ts';
import { Bytes } from './objects.ts';

/** What PDFDocEncoding (ISO 32000-2, annex D.3) has other than Latin-1, by code; a space for none. */
const OTHERS: readonly (readonly [first: number, characters: string])[] = [
  [0x18, '\u02d8\u02c7\u02c6\u02d9\u02dd\u02db\u02da\u02dc'],
  [
    0x80,
    '\u2022\u2020\u2021\u2026\u2014\u2013\u0192\u2044\u2039\u203a\u2212\u2030\u201e\u201c\u201d\u2018\u2019\u201a\u2122\ufb01\ufb02\u0141\u0152\u0160\u0178\u017d\u0131\u0142\u0153\u0161\u017e',
  ],
  [0xa0, '\u20ac'],
];
const TO_UNICODE = new Map(OTHERS.flatMap(([first, characters]) => [...characters].map((character, index) => [first + index, character] as const)));
const FROM_UNICODE = new Map([...TO_UNICODE].map(([code, character]) => [character, code]));
/** An escape that names the language of what follows. */
const ESCAPE = /(?=\p{Cc})[^ -~][a-zA-Z]{2,6}(?=\p{Cc})[^ -~]/gu;
const UNDEFINED = /[\x7f\x9f\xad]/;

/** The text of a string of PDF (ISO 32000-2, 7.9.2.2). */
export function textOf(bytes: Uint8Array): string {
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return utf16(bytes, 0);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return utf16(bytes, 1);
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return looseUtf8(bytes.subarray(3));
  let text = '';
  for (const byte of bytes) text += TO_UNICODE.get(byte) ?? (byte === 0x7f || byte === 0x9f || byte === 0xad ? '\ufffd' : String.fromCharCode(byte));
  return text;
}

/** @param low which byte of each two is the low one less one */
function utf16(bytes: Uint8Array, order: 0 | 1): string {
  let text = '';
  for (let at = 2; at + 1 < bytes.length; at += 2) {
    const [a, b] = [bytes[at] ?? 0, bytes[at + 1] ?? 0];
    text += String.fromCharCode(order === 0 ? a * 256 + b : b * 256 + a);
  }
  return text.replace(ESCAPE, '').toWellFormed();
}

/** The bytes of text in PDFDocEncoding; undefined where it lacks a character. */
export function pdfDocBytes(text: string): Uint8Array | undefined {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) {
    const character = text[at] ?? '';
    const code = FROM_UNICODE.get(character) ?? character.charCodeAt(0);
    const isItself = code <= 255 && (FROM_UNICODE.has(character) || (!TO_UNICODE.has(code) && !UNDEFINED.test(character)));
    if (!isItself) return undefined;
    bytes[at] = code;
  }
  return bytes;
}

/** The string of PDF that stands for text: PDFDocEncoding where it has all characters, else UTF-16BE with its mark. */
export function stringOf(text: string): Bytes {
  const plain = pdfDocBytes(text);
  if (plain && !/^(?:\u00fe\u00ff|\u00ff\u00fe|\u00ef\u00bb\u00bf)/.test(latin1Text(plain.subarray(0, 3)))) return new Bytes(plain);
  const bytes = new Uint8Array(2 + text.length * 2);
  bytes.set([0xfe, 0xff]);
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    bytes[2 + at * 2] = unit >> 8;
    bytes[3 + at * 2] = unit & 255;
  }
  return new Bytes(bytes);
}

const DATE = /^(?:D:)?(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:([Zz])(?:00'?(?:00'?)?)?|([+-])(\d\d)(?:'?(\d\d)?'?)?)?\s*\0*$/;

/** A date of PDF (ISO 32000-2, 7.9.4) as ISO 8601; undefined where it is none. */
export function isoOf(text: string): string | undefined {
  const match = DATE.exec(text.trim());
  if (!match) return undefined;
  const [, year = '', month = '01', day = '01', hour = '00', minute = '00', second = '00', zulu, sign, offsetHour, offsetMinute = '00'] = match;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  if (Number(month) < 1 || Number(month) > 12 || Number(day) < 1 || Number(day) > (Number(year) < 100 ? 31 : days)) return undefined;
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59 || Number(offsetHour ?? 0) > 23 || Number(offsetMinute) > 59) return undefined;
  const offset = zulu ? 'Z' : sign ? `${sign}${offsetHour}:${offsetMinute}` : '';
  return `${year}-${month}-${day}T${hour}:${minute}:${second}${offset}`;
}

/** The date of PDF that an instant in ISO 8601 with its offset is; undefined where it is none. */
export function pdfDateOf(instant: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)[Tt ](\d\d):(\d\d)(?::(\d\d)(?:[.,]\d+)?)?([Zz]|[+-]\d\d(?::?\d\d)?)$/.exec(instant.trim());
  if (!match) return undefined;
  const [, year = '', month = '', day = '', hour = '', minute = '', second = '00', zone = ''] = match;
  const digits = zone.replace(/[^\d]/g, '').padEnd(4, '0');
  const offset = /^[Zz]$/.test(zone) ? 'Z' : `${zone[0]}${digits.slice(0, 2)}'${digits.slice(2)}'`;
  const date = `D:${year}${month}${day}${hour}${minute}${second}${offset}`;
  return isoOf(date) === undefined ? undefined : date;
}
