import { analyse } from 'chardet';
import { CHARSETS, type Charset, isOneOf } from './charset-names.ts';

const LOOKED_AT = 20_000;
const MARKS: readonly (readonly [mark: readonly number[], charset: Charset])[] = [
  [[0xff, 0xfe, 0, 0], 'utf-32le'],
  [[0, 0, 0xfe, 0xff], 'utf-32be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0xfe, 0xff], 'utf-16be'],
];

/** In which charset bytes, which are not UTF-8, could be a text, and how sure that is as long as nobody has read it. */
export function charsetOf(bytes: Uint8Array): { charset: Charset; confidence: number } | undefined {
  const marked = MARKS.find(([mark]) => mark.every((byte, at) => bytes[at] === byte));
  if (marked) return { charset: marked[1], confidence: 0.9 };
  const head = bytes.subarray(0, LOOKED_AT);
  if (head.length < 4) return undefined;
  const wide = wideOf(head);
  if (wide) return { charset: wide, confidence: 0.8 };
  if (head.length < 10) return undefined;
  // What has control characters is no text in a charset of single bytes.
  if (head.some((byte) => byte < 0x20 && byte !== 9 && byte !== 10 && byte !== 13 && byte !== 0x1b && byte !== 12)) return undefined;
  for (const { name, confidence } of analyse(head)) {
    const charset = name.toLowerCase().replace('iso-8859-1', head.some((byte) => byte >= 0x80 && byte < 0xa0) ? 'windows-1252' : 'iso-8859-1');
    const known = charset === 'gb18030' ? 'gb18030' : charset;
    if (!isOneOf(CHARSETS, known) || known.startsWith('utf') || known === 'ascii' || confidence < 20) continue;
    return { charset: known, confidence: 0.3 + confidence / 250 };
  }
  return undefined;
}

/** UTF-16 and UTF-32 without a mark: most of their high bytes are zero. */
function wideOf(head: Uint8Array): Charset | undefined {
  const zeros = [0, 0, 0, 0];
  for (let at = 0; at < head.length; at++) if (head[at] === 0) zeros[at % 4] = (zeros[at % 4] ?? 0) + 1;
  const quarter = head.length / 4;
  const [first, second, third, fourth] = zeros.map((count) => count / quarter);
  const isZero = (share = 0) => share > 0.7;
  const isNot = (share = 0) => share < 0.1;
  if (head.length % 4 === 0 && isNot(first) && isZero(third) && isZero(fourth) && isZero(second)) return 'utf-32le';
  if (head.length % 4 === 0 && isZero(first) && isZero(second) && isZero(third) && isNot(fourth)) return 'utf-32be';
  if (head.length % 2 !== 0) return undefined;
  if (isNot(first) && isNot(third) && isZero(second) && isZero(fourth)) return 'utf-16le';
  if (isZero(first) && isZero(third) && isNot(second) && isNot(fourth)) return 'utf-16be';
  return undefined;
}
