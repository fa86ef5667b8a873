import { type MultiByteCharset, REPLACEMENT } from './charset-names.ts';
import { fourBytes, LINEAR_BMP_END } from './gb18030.ts';

/** The characters of a charset whose sequences have several bytes. */
export interface MultiByteTable {
  /** Character or characters by byte sequence as a big-endian number. */
  characters: Map<number, string>;
  /** Byte sequence by character. */
  codes: Map<string, number>;
}

const tables = new Map<MultiByteCharset, Promise<MultiByteTable>>();

/** The table of a charset, made at its first use. */
export function multiByteTable(charset: MultiByteCharset): Promise<MultiByteTable> {
  const table = tables.get(charset) ?? buildTable(charset);
  tables.set(charset, table);
  return table;
}

/** How many bytes the sequence with this lead byte has. */
export function sequenceLength(charset: MultiByteCharset, lead: number, second: number): number {
  if (lead < 0x80) return 1;
  if (charset === 'shift_jis') return (lead >= 0x81 && lead <= 0x9f) || (lead >= 0xe0 && lead <= 0xfc) ? 2 : 1;
  if (charset === 'euc-jp') return lead === 0x8f ? 3 : lead === 0x8e || lead >= 0xa1 ? 2 : 1;
  if (lead === 0x80 || lead === 0xff) return 1;
  return charset === 'gb18030' && second >= 0x30 && second <= 0x39 ? 4 : 2;
}

/** All sequences that may stand for a character, in ascending order of their length. */
function sequences(charset: MultiByteCharset): number[] {
  const found = [...singleBytes(charset), ...pairs(charset)];
  if (charset === 'euc-jp') for (let row = 0xa1; row <= 0xfe; row++) for (let cell = 0xa1; cell <= 0xfe; cell++) found.push(0x8f0000 + row * 256 + cell);
  if (charset === 'gb18030') for (let linear = 0; linear < LINEAR_BMP_END; linear++) found.push(fourBytes(linear));
  return found;
}

function singleBytes(charset: MultiByteCharset): number[] {
  const bytes = Array.from({ length: 0x100 }, (_, byte) => byte);
  return bytes.filter((byte) => sequenceLength(charset, byte, 0x40) === 1 && !(charset === 'gb18030' && byte === 0x80));
}

function pairs(charset: MultiByteCharset): number[] {
  const found: number[] = [];
  for (let lead = 0x80; lead <= 0xfe; lead++) {
    // EUC-JP: half-width katakana, and nothing more, follow 8E.
    const last = charset === 'euc-jp' && lead === 0x8e ? 0xdf : 0xfe;
    for (let trail = 0x40; trail <= last; trail++) if (sequenceLength(charset, lead, trail) === 2) found.push(lead * 256 + trail);
  }
  return found;
}

/** The bytes of a code, the first one first. */
export function bytesOf(code: number): number[] {
  const bytes = [code & 0xff];
  for (let rest = code >>> 8; rest > 0; rest >>>= 8) bytes.unshift(rest & 0xff);
  return bytes;
}

/**
 * The table of a charset, read out of a decoder. Node's covers the Japanese and Chinese ones as the WHATWG does, with the extensions iconv-lite lacks;
 * for Big5 and EUC-KR, where Node's lacks thousands of characters, iconv-lite does.
 */
async function buildTable(charset: MultiByteCharset): Promise<MultiByteTable> {
  const all = sequences(charset);
  const decoded = await decodeEach(all, charset);
  const characters = new Map<number, string>();
  const codes = new Map<string, number>();
  for (const [i, code] of all.entries()) {
    // ASCII is itself; ICU's Shift_JIS has some of its controls in other places.
    const character = code < 0x80 ? String.fromCharCode(code) : (decoded[i] ?? REPLACEMENT);
    if (character.includes(REPLACEMENT) || character === '') continue;
    characters.set(code, character);
    if (!codes.has(character) || isPreferred(charset, character, code, codes.get(character) ?? 0)) codes.set(character, code);
  }
  if (charset === 'shift_jis' || charset === 'euc-jp') addAliases(codes);
  return { characters, codes };
}

/** What a decoder makes of each sequence. */
async function decodeEach(all: readonly number[], charset: MultiByteCharset): Promise<string[]> {
  const data = new Uint8Array(all.flatMap((code) => [...bytesOf(code), 0x0a]));
  const text = charset === 'big5' || charset === 'euc-kr' ? (await import('iconv-lite')).decode(data, charset) : new TextDecoder(charset).decode(data);
  const decoded = text.split('\n');
  // LF itself separates two empty texts, of which the first is at its own place.
  decoded.splice(0x0a, 2, '\n');
  return decoded;
}

function addAliases(codes: Map<string, number>): void {
  for (const [character, same] of JAPANESE_ALIASES) {
    const code = codes.get(same);
    if (code !== undefined && !codes.has(character)) codes.set(character, code);
  }
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
