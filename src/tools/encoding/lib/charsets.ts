import {
  type Charset,
  type Converted,
  isOneOf,
  KEPT_FAILURES,
  type MultiByteCharset,
  REPLACEMENT,
  SINGLE_BYTE,
  type SingleByteCharset,
  UNICODE,
  type UnicodeCharset,
} from './charset-names.ts';
import { supplementaryCharacter, supplementaryCode } from './gb18030.ts';
import { bytesOf, multiByteTable, sequenceLength } from './multi-byte-tables.ts';
import { decodeUnicode, encodeUnicode } from './unicode-encodings.ts';

const QUESTION_MARK = 0x3f;

/** Whether a charset is an encoding of Unicode. */
export const isUnicode = (charset: Charset): charset is UnicodeCharset => isOneOf(UNICODE, charset);

/** The character of each byte of a single-byte charset; undefined for bytes that stand for none. */
export async function singleByteTable(charset: SingleByteCharset): Promise<(string | undefined)[]> {
  const all = new Uint8Array(Array.from({ length: 256 }, (_, byte) => byte));
  // iconv-lite's macintosh has the omega and currency signs of before 1998 and lacks F0.
  const text = charset === 'macintosh' ? new TextDecoder('macintosh').decode(all) : (await import('iconv-lite')).decode(all, charset);
  return Array.from(text, (character) => (character === REPLACEMENT ? undefined : character));
}

/** The bytes of a text in a charset, ? for what it lacks. */
export async function encodeCharset(text: string, charset: Charset): Promise<Converted<Uint8Array>> {
  if (isUnicode(charset)) return { value: encodeUnicode(text.toWellFormed(), charset), failures: [] };
  const codes = isOneOf(SINGLE_BYTE, charset) ? inverse(await singleByteTable(charset)) : (await multiByteTable(charset)).codes;
  const bytes: number[] = [];
  const failures: number[] = [];
  let index = 0;
  for (const character of text.toWellFormed()) {
    const code = codes.get(character) ?? (charset === 'gb18030' ? supplementaryCode(character) : undefined);
    if (code === undefined && failures.length < KEPT_FAILURES) failures.push(index);
    bytes.push(...bytesOf(code ?? QUESTION_MARK));
    index += character.length;
  }
  return { value: Uint8Array.from(bytes), failures };
}

/** The text of bytes in a charset, U+FFFD for what stands for none. */
export async function decodeCharset(bytes: Uint8Array, charset: Charset): Promise<Converted<string>> {
  if (isUnicode(charset)) return decodeUnicode(bytes, charset);
  return isOneOf(SINGLE_BYTE, charset) ? decodeSingleByte(bytes, charset) : decodeMultiByte(bytes, charset);
}

async function decodeSingleByte(bytes: Uint8Array, charset: SingleByteCharset): Promise<Converted<string>> {
  const table = await singleByteTable(charset);
  const failures: number[] = [];
  for (const [i, byte] of bytes.entries()) if (table[byte] === undefined && failures.length < KEPT_FAILURES) failures.push(i);
  return { value: Array.from(bytes, (byte) => table[byte] ?? REPLACEMENT).join(''), failures };
}

async function decodeMultiByte(bytes: Uint8Array, charset: MultiByteCharset): Promise<Converted<string>> {
  const { characters } = await multiByteTable(charset);
  const parts: string[] = [];
  const failures: number[] = [];
  for (let i = 0; i < bytes.length; ) {
    const second = bytes[i + 1] ?? 0;
    const length = sequenceLength(charset, bytes[i] ?? 0, second);
    let code = 0;
    for (let k = 0; k < length; k++) code = code * 256 + (bytes[i + k] ?? 0);
    const character = i + length > bytes.length ? undefined : (characters.get(code) ?? (length === 4 ? supplementaryCharacter(code) : undefined));
    if (character === undefined && failures.length < KEPT_FAILURES) failures.push(i);
    parts.push(character ?? REPLACEMENT);
    // A byte of ASCII after a lead byte that does not fit it is a character of its own.
    i += character === undefined && second < 0x80 ? 1 : length;
  }
  return { value: parts.join(''), failures };
}

const inverse = (table: readonly (string | undefined)[]): Map<string, number> =>
  new Map(table.flatMap((character, byte): [string, number][] => (character === undefined ? [] : [[character, byte]])));
