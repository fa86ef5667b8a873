import { englishness, wordsOf } from '../../detection/sense.ts';
import { parseJsonText } from '../../shared/json/parse-text.ts';
import { isUtf8, looseUtf8 } from '../../shared/platform/bytes.ts';

const LOOKED_AT = 1_000;
const LEAST = 8;
const MAX_TRIED = 12;
const MAX_PARSED = 100_000;
/** How files of well-known kinds begin. */
const BEGINNINGS: readonly (readonly number[])[] = [
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 0x2e],
  [0x50, 0x4b, 0x03, 0x04, 0x14, 0x00],
  [0x47, 0x49, 0x46, 0x38, 0x39, 0x61],
  [0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10, 0x4a, 0x46],
  [0x7f, 0x45, 0x4c, 0x46, 0x02, 0x01, 0x01],
  [0x1f, 0x8b, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00],
];

/** The byte with which bytes were combined by XOR, where that makes them plainly language or a file of a known kind. */
export function xorKeyOf(bytes: Uint8Array): { key: number; confidence: number } | undefined {
  if (bytes.length < LEAST) return undefined;
  for (const beginning of BEGINNINGS) {
    const key = (bytes[0] ?? 0) ^ (beginning[0] ?? 0);
    if (key !== 0 && beginning.every((byte, at) => ((bytes[at] ?? 0) ^ key) === byte)) return { key, confidence: 0.95 };
  }
  const head = bytes.subarray(0, LOOKED_AT);
  // A text in UTF-16 has zeros, and one combined with a byte hardly any.
  if (head.filter((byte) => byte === 0).length > head.length / 8) return undefined;
  const ranked = likelyKeys(head);
  const structured = ranked.find((key) => isStructured(looseUtf8(xorWith(bytes.length > MAX_PARSED ? head : bytes, key))));
  if (structured !== undefined) return { key: structured, confidence: 0.95 };
  const [best] = ranked.map((key) => ({ key, sense: senseWith(head, key) })).sort((one, other) => other.sense - one.sense);
  return best && best.sense >= 0.4 ? { key: best.key, confidence: 0.7 + Math.min(best.sense, 0.75) / 3 } : undefined;
}

/** The keys that make most bytes letters, digits and spaces, best first. */
function likelyKeys(head: Uint8Array): number[] {
  const counts = new Uint32Array(256);
  for (const byte of head) counts[byte] = (counts[byte] ?? 0) + 1;
  const scores = Array.from({ length: 256 }, (_, key) => ({ key, score: counts.reduce((sum, count, byte) => sum + count * weightOf(byte ^ key), 0) }));
  return scores
    .filter(({ key, score }) => key !== 0 && score > head.length * 0.55)
    .sort((one, other) => other.score - one.score)
    .slice(0, MAX_TRIED)
    .map(({ key }) => key);
}

function senseWith(head: Uint8Array, key: number): number {
  const plain = xorWith(head, key);
  if (!isUtf8(plain) && plain.length < LOOKED_AT) return 0;
  const text = looseUtf8(plain);
  const { share, count } = wordsOf(text);
  const isLatin = text.replace(/[^\p{Script=Latin}\s]/gu, '').length > text.length * 0.8;
  return Math.max(englishness(text), isLatin && count > 5 && share > 0.3 ? share + 0.2 : 0);
}

function isStructured(text: string): boolean {
  if (/^<(?:\?xml|!doctype|html|svg)\b/i.test(text) || text.startsWith('-----BEGIN ')) return true;
  try {
    return /^\s*[{[]/.test(text) && parseJsonText(text) !== null;
  } catch {
    return false;
  }
}

/** How much a byte looks like a text: small letters and spaces more than all else. */
function weightOf(byte: number): number {
  if (byte === 0x20 || (byte >= 0x61 && byte <= 0x7a)) return 1;
  if ((byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39)) return 0.8;
  if (byte === 0x2c || byte === 0x2e || byte === 0x0a || byte === 0x27) return 0.7;
  return byte > 0x20 && byte < 0x7f ? 0.4 : -1;
}

/** Bytes combined with a byte by XOR. */
export const xorWith = (bytes: Uint8Array, key: number): Uint8Array => bytes.map((byte) => byte ^ key);
