import { joinBytes } from '../bytes/arrays.ts';
import { bytesFromText } from '../bytes/bytes.ts';
import { base64Of, utf8Bytes } from '../platform/bytes.ts';
import { unescapeBytes } from './quoted-printable.ts';

const WORD_LENGTH = 75;
const SPACES = /^[ \t\r\n]*$/;
const ENCODED_WORD = /=\?([^?\s]+)\?([BbQq])\?([!->@-~]*)\?=/g;

export type MimeMethod = 'base64' | 'quotedPrintable';

/**
 * Header text as encoded words of UTF-8 (RFC 2047), each as long as 75 characters allow, joined by CRLF and a space.
 * Printable ASCII without =? stays as it is.
 */
export function encodeMimeWords(text: string, method: MimeMethod): string {
  if (/^[\x20-\x7e]*$/.test(text) && !text.includes('=?')) return text;
  const open = method === 'base64' ? '=?UTF-8?B?' : '=?UTF-8?Q?';
  const room = WORD_LENGTH - open.length - 2;
  const words: string[] = [];
  let bytes: number[] = [];
  let length = 0;
  const endWord = () => {
    words.push(`${open}${method === 'base64' ? base64Of(Uint8Array.from(bytes)) : bytes.map(escapeByte).join('')}?=`);
    bytes = [];
    length = 0;
  };
  for (const character of text) {
    const own = [...utf8Bytes(character)];
    const ownLength = own.reduce((sum, byte) => sum + escapeByte(byte).length, 0);
    const fits = method === 'base64' ? Math.ceil((bytes.length + own.length) / 3) * 4 <= room : length + ownLength <= room;
    if (!fits) endWord();
    bytes.push(...own);
    length += ownLength;
  }
  endWord();
  return words.join('\r\n ');
}

/** RFC 2047 section 5 (3): the characters a Q word may hold anywhere in a header. */
function escapeByte(byte: number): string {
  if (byte === 0x20) return '_';
  const character = String.fromCharCode(byte);
  return /[A-Za-z0-9!*+\-/]/.test(character) ? character : `=${byte.toString(16).toUpperCase().padStart(2, '0')}`;
}

interface Word {
  source: string;
  /** White space between the word before and this one. */
  gap: string;
  charset: string;
  bytes: Uint8Array;
  decode: Decoder;
  /** The text of the bytes; undefined where they are not whole characters of the charset. */
  text: string | undefined;
}

/**
 * Header text with its encoded words resolved, white space between two of them dropped.
 * A word of unknown charset or with a broken payload stays as written, except that neighbours of one charset may share a character between them.
 */
export async function decodeMimeWords(text: string): Promise<string> {
  if (!text.includes('=?')) return text;
  const iconv = await import('iconv-lite');
  let output = '';
  let run: Word[] = [];
  let last = 0;
  for (const match of text.matchAll(ENCODED_WORD)) {
    const [source, charset = '', method = '', payload = ''] = match;
    const word = readWord(source, charset, method, payload, iconv);
    if (word === undefined) continue;
    const gap = text.slice(last, match.index);
    last = match.index + source.length;
    if (run.length > 0 && SPACES.test(gap)) run.push({ ...word, gap });
    else {
      output += resolve(run) + gap;
      run = [word];
    }
  }
  return output + resolve(run) + text.slice(last);
}

function readWord(source: string, label: string, method: string, payload: string, iconv: Iconv): Word | undefined {
  const charset = label.replace(/\*.*$/, '').toLowerCase();
  const bytes = method.toLowerCase() === 'b' ? fromBase64(payload) : fromQ(payload);
  const decode = decoderOf(charset, iconv);
  return bytes && decode && { source, gap: '', charset, bytes, decode, text: decode(bytes) };
}

/** The text of neighbouring words. One that holds part of a character is put together with the next ones of its charset. */
function resolve(words: readonly Word[]): string {
  let output = '';
  let asWritten = false;
  for (let i = 0; i < words.length; ) {
    const word = words[i];
    if (word === undefined) break;
    let end = i + 1;
    let text = word.text;
    if (text === undefined) {
      while (words[end]?.charset === word.charset) end++;
      text = word.decode(joinBytes(words.slice(i, end).map(({ bytes }) => bytes)));
      if (text === undefined) end = i + 1;
    }
    output += (asWritten || text === undefined ? word.gap : '') + (text ?? word.source);
    asWritten = text === undefined;
    i = end;
  }
  return output;
}

function fromBase64(payload: string): Uint8Array | undefined {
  const digits = payload.replace(/={1,2}$/, '');
  const padding = payload.length - digits.length;
  const whole = digits.length % 4 !== 1 && (padding === 0 || payload.length % 4 === 0);
  return whole && /^[A-Za-z0-9+/]*$/.test(digits) ? bytesFromText(digits, 'base64') : undefined;
}

function fromQ(payload: string): Uint8Array | undefined {
  return /=(?![0-9A-Fa-f]{2})/.test(payload) ? undefined : unescapeBytes(payload.replaceAll('_', ' '));
}

/** Decodes bytes of a charset, or gives undefined when they are not whole characters of it. */
type Decoder = (bytes: Uint8Array) => string | undefined;
type Iconv = typeof import('iconv-lite');

function decoderOf(charset: string, iconv: Iconv): Decoder | undefined {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(charset, { fatal: true, ignoreBOM: true });
  } catch {
    return undefined;
  }
  const { encoding } = decoder;
  // Node's Big5 and EUC-KR lack thousands of characters of the WHATWG's.
  if (encoding === 'big5' || encoding === 'euc-kr') {
    return (bytes) => {
      const text = iconv.decode(new Uint8Array(bytes), encoding);
      return text.includes('\ufffd') ? undefined : text;
    };
  }
  return (bytes) => {
    try {
      return decoder.decode(bytes);
    } catch {
      return undefined;
    }
  };
}
