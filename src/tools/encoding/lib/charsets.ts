import { firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';

export const SINGLE_BYTE = [
  'ascii',
  'iso-8859-1',
  'iso-8859-2',
  'iso-8859-5',
  'iso-8859-7',
  'iso-8859-9',
  'iso-8859-15',
  'windows-1250',
  'windows-1251',
  'windows-1252',
  'windows-1253',
  'windows-1254',
  'windows-1257',
  'koi8-r',
  'koi8-u',
  'macintosh',
  'cp437',
  'cp850',
  'cp852',
  'cp866',
] as const;
export const MULTI_BYTE = ['shift_jis', 'euc-jp', 'gbk', 'gb18030', 'big5', 'euc-kr'] as const;
export const UNICODE = ['utf-8', 'utf-16le', 'utf-16be', 'utf-32le', 'utf-32be'] as const;

/** All that text is carried over to and from. */
export const CHARSETS = [...UNICODE, ...SINGLE_BYTE, ...MULTI_BYTE] as const;

export type SingleByteCharset = (typeof SINGLE_BYTE)[number];
type MultiByteCharset = (typeof MULTI_BYTE)[number];
export type UnicodeCharset = (typeof UNICODE)[number];
export type Charset = (typeof CHARSETS)[number];

/** Bytes or text, and what could not be carried over: index (byte, or UTF-16 unit) of each failure in order, of which only the first ones are kept. */
export interface Converted<T> {
  value: T;
  failures: number[];
}

const KEPT_FAILURES = 10;
const REPLACEMENT = '\ufffd';

const isOneOf = <T extends string>(names: readonly T[], name: string): name is T => names.some((one) => one === name);
export const isUnicode = (charset: Charset): charset is UnicodeCharset => isOneOf(UNICODE, charset);

/** The character of each byte of a single-byte charset; undefined for bytes that stand for none. */
export async function singleByteTable(charset: SingleByteCharset): Promise<(string | undefined)[]> {
  const all = Buffer.from(Array.from({ length: 256 }, (_, byte) => byte));
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
    if (code === undefined) {
      if (failures.length < KEPT_FAILURES) failures.push(index);
      bytes.push(0x3f);
    } else {
      if (code > 0xffffff) bytes.push(code >>> 24);
      if (code > 0xffff) bytes.push((code >> 16) & 0xff);
      if (code > 0xff) bytes.push((code >> 8) & 0xff);
      bytes.push(code & 0xff);
    }
    index += character.length;
  }
  return { value: Uint8Array.from(bytes), failures };
}

/** The text of bytes in a charset, U+FFFD for what stands for none. */
export async function decodeCharset(bytes: Uint8Array, charset: Charset): Promise<Converted<string>> {
  if (isUnicode(charset)) return decodeUnicode(bytes, charset);
  const parts: string[] = [];
  const failures: number[] = [];
  const fail = (index: number) => {
    if (failures.length < KEPT_FAILURES) failures.push(index);
    parts.push(REPLACEMENT);
  };
  if (isOneOf(SINGLE_BYTE, charset)) {
    const table = await singleByteTable(charset);
    for (const [i, byte] of bytes.entries()) {
      const character = table[byte];
      if (character === undefined) fail(i);
      else parts.push(character);
    }
    return { value: parts.join(''), failures };
  }
  const { characters } = await multiByteTable(charset);
  for (let i = 0; i < bytes.length; ) {
    const lead = bytes[i] ?? 0;
    const second = bytes[i + 1] ?? 0;
    const length = sequenceLength(charset, lead, second);
    let code = 0;
    for (let k = 0; k < length; k++) code = code * 256 + (bytes[i + k] ?? 0);
    const character = i + length > bytes.length ? undefined : (characters.get(code) ?? (length === 4 ? supplementaryCharacter(code) : undefined));
    if (character === undefined) fail(i);
    else parts.push(character);
    // A byte of ASCII after a lead byte that does not fit it is a character of its own.
    i += character === undefined && second < 0x80 ? 1 : length;
  }
  return { value: parts.join(''), failures };
}

const inverse = (table: readonly (string | undefined)[]): Map<string, number> =>
  new Map(table.flatMap((character, byte): [string, number][] => (character === undefined ? [] : [[character, byte]])));

interface MultiByteTable {
  /** Character or characters by byte sequence as a big-endian number. */
  characters: Map<number, string>;
  /** Byte sequence by character. */
  codes: Map<string, number>;
}

const tables = new Map<MultiByteCharset, Promise<MultiByteTable>>();

function multiByteTable(charset: MultiByteCharset): Promise<MultiByteTable> {
  const table = tables.get(charset) ?? buildTable(charset);
  tables.set(charset, table);
  return table;
}

/** How many bytes the sequence with this lead byte has. */
function sequenceLength(charset: MultiByteCharset, lead: number, second: number): number {
  if (lead < 0x80) return 1;
  if (charset === 'shift_jis') return (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc) ? 2 : 1;
  if (charset === 'euc-jp') return lead === 0x8f ? 3 : lead === 0x8e || lead >= 0xa1 ? 2 : 1;
  if (lead === 0x80 || lead === 0xff) return 1;
  return charset === 'gb18030' && second >= 0x30 && second <= 0x39 ? 4 : 2;
}

function sequences(charset: MultiByteCharset): number[] {
  const found: number[] = [];
  for (let byte = 0; byte < 0x100; byte++) if (sequenceLength(charset, byte, 0x40) === 1 && !(charset === 'gb18030' && byte === 0x80)) found.push(byte);
  for (let lead = 0x80; lead <= 0xfe; lead++) {
    // EUC-JP: half-width katakana, and nothing more, follow 8E.
    const last = charset === 'euc-jp' && lead === 0x8e ? 0xdf : 0xfe;
    for (let trail = 0x40; trail <= last; trail++) if (sequenceLength(charset, lead, trail) === 2) found.push(lead * 256 + trail);
  }
  if (charset === 'euc-jp') for (let row = 0xa1; row <= 0xfe; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) found.push(0x8f0000 + row * 256 + cell);
  if (charset === 'gb18030') for (let linear = 0; linear < LINEAR_BMP_END; linear++) found.push(fourBytes(linear));
  return found;
}

/**
 * The table of a charset, read out of a decoder. Node's covers the Japanese and Chinese ones as the WHATWG does, with the extensions iconv-lite lacks;
 * for Big5 and EUC-KR, where Node's lacks thousands of characters, iconv-lite does.
 */
async function buildTable(charset: MultiByteCharset): Promise<MultiByteTable> {
  const all = sequences(charset);
  const bytes: number[] = [];
  for (const code of all) {
    for (let shift = code > 0xffffff ? 24 : code > 0xffff ? 16 : code > 0xff ? 8 : 0; shift >= 0; shift -= 8) bytes.push((code >>> shift) & 0xff);
    bytes.push(0x0a);
  }
  const data = Buffer.from(bytes);
  const text = charset === 'big5' || charset === 'euc-kr' ? (await import('iconv-lite')).decode(data, charset) : new TextDecoder(charset).decode(data);
  const decoded = text.split('\n');
  // LF itself parts two empty texts, of which the first stands at its own place.
  decoded.splice(0x0a, 2, '\n');
  const characters = new Map<number, string>();
  const codes = new Map<string, number>();
  for (const [i, code] of all.entries()) {
    // ASCII is itself; ICU's Shift_JIS has some of its controls in other places.
    const character = code < 0x80 ? String.fromCharCode(code) : (decoded[i] ?? REPLACEMENT);
    if (character.includes(REPLACEMENT) || character === '') continue;
    characters.set(code, character);
    if (!codes.has(character) || isPreferred(charset, character, code, codes.get(character) ?? 0)) codes.set(character, code);
  }
  if (charset === 'shift_jis' || charset === 'euc-jp') {
    for (const [character, same] of JAPANESE_ALIASES) {
      const code = codes.get(same);
      if (code !== undefined && !codes.has(character)) codes.set(character, code);
    }
  }
  return { characters, codes };
}

/** Characters that the tables of JIS X 0208 by the Unicode consortium have where those of Microsoft and the WHATWG have their look-alikes. */
const JAPANESE_ALIASES: readonly [string, string][] = [
  ['\u301c', '\uff5e'],
  ['\u2016', '\u2225'],
  ['\u2212', '\uff0d'],
  ['\u00a2', '\uffe0'],
  ['\u00a3', '\uffe1'],
  ['\u00ac', '\uffe2'],
  ['\u00a5', '\\'],
  ['\u203e', '~'],
];

/** Where a character has two codes, whether the later one is written (WHATWG Encoding Standard, index Shift_JIS pointer and index Big5 pointer). */
function isPreferred(charset: MultiByteCharset, character: string, code: number, earlier: number): boolean {
  const lead = (value: number): number => value >> 8;
  if (charset === 'shift_jis') return (lead(earlier) === 0xed || lead(earlier) === 0xee) && lead(code) > 0xee;
  return charset === 'big5' && (lead(earlier) < 0xa1 ? lead(code) >= 0xa1 : '\u2550\u255e\u2561\u256a\u5341\u5345'.includes(character));
}

// GB 18030: four-byte codes count in base 10, 126, 10; the planes above the first begin at 90308130.
const LINEAR_BMP_END = 39_420;
const SUPPLEMENTARY = 189_000;

function fourBytes(linear: number): number {
  const fourth = 0x30 + (linear % 10);
  const third = 0x81 + (Math.floor(linear / 10) % 126);
  const second = 0x30 + (Math.floor(linear / 1260) % 10);
  const first = 0x81 + Math.floor(linear / 12_600);
  return first * 0x1000000 + second * 0x10000 + third * 0x100 + fourth;
}

function supplementaryCode(character: string): number | undefined {
  const point = character.codePointAt(0) ?? 0;
  return point > 0xffff ? fourBytes(SUPPLEMENTARY + point - 0x10000) : undefined;
}

function supplementaryCharacter(code: number): string | undefined {
  const [first, second, third, fourth] = [code >>> 24, (code >>> 16) & 0xff, (code >>> 8) & 0xff, code & 0xff].map(Number);
  const linear = (((first ?? 0) - 0x81) * 10 + (second ?? 0) - 0x30) * 1260 + ((third ?? 0) - 0x81) * 10 + (fourth ?? 0) - 0x30;
  const point = linear - SUPPLEMENTARY + 0x10000;
  return point > 0xffff && point <= 0x10ffff && fourBytes(linear) === code ? String.fromCodePoint(point) : undefined;
}

function encodeUnicode(text: string, charset: UnicodeCharset): Uint8Array {
  if (charset === 'utf-8') return Buffer.from(text, 'utf8');
  if (charset === 'utf-16le') return Buffer.from(text, 'utf16le');
  if (charset === 'utf-16be') return Buffer.from(text, 'utf16le').swap16();
  const points = Array.from(text, (character) => character.codePointAt(0) ?? 0);
  const bytes = Buffer.alloc(points.length * 4);
  for (const [i, point] of points.entries()) {
    if (charset === 'utf-32le') bytes.writeUInt32LE(point, i * 4);
    else bytes.writeUInt32BE(point, i * 4);
  }
  return bytes;
}

function decodeUnicode(bytes: Uint8Array, charset: UnicodeCharset): Converted<string> {
  if (charset === 'utf-8') {
    const wrong = firstInvalidUtf8(bytes);
    return { value: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), failures: wrong < 0 ? [] : [wrong] };
  }
  const width = charset.startsWith('utf-16') ? 2 : 4;
  const data = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const little = charset.endsWith('le');
  const unit = (at: number): number =>
    width === 2 ? (little ? data.readUInt16LE(at) : data.readUInt16BE(at)) : little ? data.readUInt32LE(at) : data.readUInt32BE(at);
  const parts: string[] = [];
  const failures: number[] = [];
  for (let i = 0; i < data.length; i += width) {
    const value = i + width <= data.length ? unit(i) : -1;
    const low = width === 2 && value >= 0xd800 && value <= 0xdbff && i + 4 <= data.length ? unit(i + 2) : 0;
    if (low >= 0xdc00 && low <= 0xdfff) {
      parts.push(String.fromCharCode(value, low));
      i += width;
    } else if (value < 0 || value > 0x10ffff || (value >= 0xd800 && value <= 0xdfff)) {
      if (failures.length < KEPT_FAILURES) failures.push(i);
      parts.push(REPLACEMENT);
    } else parts.push(String.fromCodePoint(value));
  }
  return { value: parts.join(''), failures };
}
