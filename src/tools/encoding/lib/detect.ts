import { Unprocessable } from '../../errors.ts';
import { base32 } from '../../shared/bytes/base32.ts';
import { base58 } from '../../shared/bytes/base58.ts';
import { base85 } from '../../shared/bytes/base85.ts';
import { bytesFromText, firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';
import { trimSpaces } from '../../shared/bytes/scan.ts';
import { isObject } from '../../shared/json/is-object.ts';
import { parseJsonText } from '../../shared/json/parse-text.ts';
import { resolveHtml } from '../../shared/net/entities.ts';
import { percentDecode } from '../../shared/net/percent.ts';
import { decodeQuotedPrintable } from '../../shared/net/quoted-printable.ts';
import { hexOf, looseUtf8, utf8Bytes } from '../../shared/platform/bytes.ts';
import { unpack } from '../../shared/platform/compression.ts';
import { decodeMorseLine } from './morse.ts';
import { unescapeUnicode } from './unicode-escapes.ts';
import { decodeUu } from './uuencode.ts';

/** What a text may stand for. */
export interface Candidate {
  encoding: string;
  output: string;
  outputEncoding: 'utf8' | 'hex';
}

const MIN_RADIX_LENGTH = 8;
const MAX_UNPACKED = 1_000_000;

type Decoder = (text: string) => string | Uint8Array | undefined | Promise<string>;

/** Without line breaks, or undefined where the text does not match or is shorter than what could be told from a word. */
function digits(text: string, syntax: RegExp): string | undefined {
  const joined = text.replace(/[\r\n]+/g, '');
  return joined.length >= MIN_RADIX_LENGTH && syntax.test(joined) ? joined : undefined;
}

// The more a syntax demands the earlier it stands; among the radix alphabets the narrower first.
const DECODERS: readonly [string, Decoder][] = [
  ['jwt', decodeJwt],
  ['uuencode', (text) => (text.startsWith('begin ') && /(?:^|\n)end$/.test(text) ? decodeUu(text).bytes : undefined)],
  [
    'gzip-base64',
    (text) => {
      const joined = text.startsWith('H4sI') ? digits(text, /^[A-Za-z0-9+/]*={0,2}$/) : undefined;
      return joined && unpack(bytesFromText(joined, 'base64'), 'gzip', MAX_UNPACKED);
    },
  ],
  ['base85', (text) => (/^<~[^~]*~>$/.test(text) ? base85('ascii85', true).decode(text) : undefined)],
  ['morse', decodeMorse],
  ['binary', (text) => (/^[01 \t\r\n]+$/.test(text) && text.split(/[ \t\r\n]+/).every((group) => group.length % 8 === 0) ? fromBinary(text) : undefined)],
  ['hex', (text) => (/^[0-9A-Fa-f \t\r\n]+$/.test(text) && text.split(/[ \t\r\n]+/).every(isPairs(text)) ? bytesFromText(text, 'hex') : undefined)],
  ['base32', (text) => withDigits(digits(text, /^[A-Z2-7]+=*$/), (joined) => base32('rfc4648', true).decode(joined))],
  ['base58', (text) => (/^[1-9A-HJ-NP-Za-km-z]{8,}$/.test(text) ? base58('bitcoin', false).decode(text) : undefined)],
  ['base64', (text) => withDigits(digits(text, /^[A-Za-z0-9+/]+={0,2}$/), (joined) => bytesFromText(joined, 'base64'))],
  ['base64url', (text) => withDigits(digits(text, /^[A-Za-z0-9\-_]+={0,2}$/), (joined) => (/[-_]/.test(joined) ? bytesFromText(joined, 'base64') : undefined))],
  ['percent', (text) => (text.includes('%') ? percentDecode(text) : undefined)],
  ['unicode-escapes', (text) => (/\\|%u/.test(text) ? unescapeUnicode(text) : undefined)],
  ['html-entities', (text) => (text.includes('&') ? resolveHtml(text) : undefined)],
  ['quoted-printable', (text) => (/^[\t\r\n -~]*$/.test(text) && /=(?:[0-9A-F]{2}|\r?\n)/.test(text) ? decodeQuotedPrintable(text) : undefined)],
];

const withDigits = (joined: string | undefined, decode: (joined: string) => Uint8Array | undefined): Uint8Array | undefined =>
  joined === undefined ? undefined : decode(joined);

/** Hex in pairs separated by spaces, or in one piece over any lines. */
const isPairs =
  (text: string) =>
  (group: string): boolean =>
    group.length % 2 === 0 && (group.length === 2 || !/[ \t]/.test(text));

/** All that a text may stand for, the most likely first: readable outputs before others, each in the order of the encodings. */
export async function detectEncodings(text: string): Promise<Candidate[]> {
  const { trimmed } = trimSpaces(text);
  const candidates: Candidate[] = [];
  if (trimmed === '') return candidates;
  for (const [encoding, decode] of DECODERS) {
    const decoded = await attempt(decode, trimmed);
    if (decoded === undefined || decoded.length === 0 || decoded === trimmed) continue;
    const bytes = typeof decoded === 'string' ? utf8Bytes(decoded) : new Uint8Array(decoded);
    const plain = firstInvalidUtf8(bytes) < 0 ? looseUtf8(bytes) : undefined;
    if (plain === trimmed) continue;
    candidates.push(
      plain !== undefined && isPrintable(plain)
        ? { encoding, output: plain, outputEncoding: 'utf8' }
        : { encoding, output: hexOf(bytes), outputEncoding: 'hex' },
    );
  }
  return candidates.sort((a, b) => Number(a.outputEncoding === 'hex') - Number(b.outputEncoding === 'hex'));
}

const isPrintable = (text: string): boolean => !/[^\P{C}\t\r\n\p{Cf}]/u.test(text);

async function attempt(decode: Decoder, text: string): Promise<string | Uint8Array | undefined> {
  try {
    return await decode(text);
  } catch (error) {
    if (error instanceof Unprocessable) return undefined;
    throw error;
  }
}

function fromBinary(text: string): Uint8Array {
  const bits = text.replace(/[ \t\r\n]+/g, '');
  return Uint8Array.from({ length: bits.length / 8 }, (_, i) => Number.parseInt(bits.slice(i * 8, i * 8 + 8), 2));
}

function decodeMorse(text: string): string | undefined {
  if (!/^[.·•\-–—−_ \t\r\n/|]+$/.test(text) || !/[ \t\r\n/|]/.test(text)) return undefined;
  const unknown = new Set<string>();
  const decoded = text.split(/\r\n|\n|\r/).map((line) => decodeMorseLine(line, '.', '-', unknown));
  return unknown.size > 0 ? undefined : decoded.join('\n');
}

/** Header and payload of a JSON Web Token (RFC 7519), a line each. */
function decodeJwt(text: string): string | undefined {
  const [header, payload] = /^([A-Za-z0-9_-]{8,})\.([A-Za-z0-9_-]+)\.[A-Za-z0-9_-]*$/.exec(text)?.slice(1) ?? [];
  if (header === undefined || payload === undefined) return undefined;
  const parts = [header, payload].map((part) => looseUtf8(bytesFromText(part, 'base64')));
  try {
    const [first, second]: unknown[] = parts.map((part) => parseJsonText(part));
    return isObject(first) && 'alg' in first && isObject(second) ? parts.join('\n') : undefined;
  } catch {
    return undefined;
  }
}
