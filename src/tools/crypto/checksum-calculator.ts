import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { inputEncoding } from './lib/fields.ts';

const ADLER_MODULUS = 65_521;
const CRC32_POLYNOMIAL = 0x04c11db7;

const hex = (value: number, digits: number): string => value.toString(16).padStart(digits, '0');

export default defineTool({
  slug: 'checksum-calculator',
  name: 'Checksum Calculator',
  category: 'crypto',
  summary: 'Calculates Adler-32, Fletcher, Internet checksum, sum, cksum, LRC and simple sums of the same bytes at once.',
  description:
    'Fletcher keeps two sums modulo 2^(n/2) - 1 from zero, the second in front; Fletcher-32 and -64 take little-endian words, the last one filled with zero bytes. The Internet checksum takes big-endian words, an odd last byte filled with a zero byte after it.',
  reference: 'RFC 1950 (Adler-32), RFC 1071, IEEE 1003.1 (cksum), GNU coreutils sum, ISO 1745',
  keywords: ['bsd sum', 'sysv', 'cksum', 'lrc', 'bcc', 'intel hex', 'modbus ascii', 'parity', 'error detection'],
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What to check, as text or as bytes in inputEncoding'),
    inputEncoding,
  }),
  result: z.strictObject({
    bytes: z.int().describe('Count of bytes checked'),
    adler32: z.string().describe('Adler-32 of RFC 1950, 8 hex digits'),
    fletcher16: z.string().describe('Fletcher-16 over bytes, 4 hex digits'),
    fletcher32: z.string().describe('Fletcher-32 over 16-bit words, 8 hex digits'),
    fletcher64: z.string().describe('Fletcher-64 over 32-bit words, 16 hex digits'),
    internetChecksum: z.string().describe("RFC 1071, the one's complement of the sum, 4 hex digits"),
    sum8: z.string().describe('Sum of the bytes modulo 256, as hex'),
    sum16: z.string().describe('Sum of the bytes modulo 65536, as hex'),
    sum32: z.string().describe('Sum of the bytes modulo 2^32, as hex'),
    xor8: z.string().describe('All bytes XORed: BCC, the LRC of ISO 1745, as hex'),
    twosComplement8: z.string().describe('Minus the sum modulo 256: Modbus ASCII LRC, Intel HEX, as hex'),
    bsdSum: z.int().describe('What `sum -r` prints'),
    sysvSum: z.int().describe('What `sum -s` prints'),
    posixCksum: z.int().describe('What `cksum` prints'),
  }),
  headline: 'adler32',
  examples: [
    {
      inputs: { text: 'abcde' },
      result: {
        bytes: 5,
        adler32: '05c801f0',
        fletcher16: 'c8f0',
        fletcher32: 'f04fc729',
        fletcher64: 'c8c6c527646362c6',
        internetChecksum: 'd638',
        sum8: 'ef',
        sum16: '01ef',
        sum32: '000001ef',
        xor8: '61',
        twosComplement8: '11',
        bsdSum: 4290,
        sysvSum: 495,
        posixCksum: 996742021,
      },
    },
  ],
  run({ text, inputEncoding }) {
    const bytes = bytesFromText(text, inputEncoding);
    // Words are little-endian here as on all machines that Node and browsers run on.
    const filled = new Uint8Array(Math.ceil(bytes.length / 4) * 4);
    filled.set(bytes);
    const adler = new Fletcher(ADLER_MODULUS, 1);
    const fletchers = [new Fletcher(2 ** 8 - 1), new Fletcher(2 ** 16 - 1), new Fletcher(2 ** 32 - 1)] as const;
    const sum = sumWords(bytes, adler, fletchers[0]);
    const sumOfPairs = sumWords(new Uint16Array(filled.buffer, 0, Math.ceil(bytes.length / 2)), fletchers[1]);
    sumWords(new Uint32Array(filled.buffer), fletchers[2]);
    const { xor, bsd, crc } = registers(bytes);
    return {
      bytes: bytes.length,
      adler32: adler.hex(4),
      fletcher16: fletchers[0].hex(2),
      fletcher32: fletchers[1].hex(4),
      fletcher64: fletchers[2].hex(8),
      internetChecksum: hex(internetChecksum(sumOfPairs), 4),
      sum8: hex(sum % 2 ** 8, 2),
      sum16: hex(sum % 2 ** 16, 4),
      sum32: hex(sum % 2 ** 32, 8),
      xor8: hex(xor, 2),
      twosComplement8: hex(-sum & 0xff, 2),
      bsdSum: bsd,
      sysvSum: foldTwice(sum),
      posixCksum: posixCksum(crc, bytes.length),
    };
  },
});

/** The two sums of Adler and Fletcher, of words and of their sums, by a modulus. */
class Fletcher {
  readonly #modulus: number;
  #first: number;
  #second = 0;

  constructor(modulus: number, first = 0) {
    this.#modulus = modulus;
    this.#first = first;
  }

  /** @param count of words @param first their sum @param second the sum of the sums after each of them */
  add(count: number, first: number, second: number): void {
    this.#second = (this.#second + count * this.#first + second) % this.#modulus;
    this.#first = (this.#first + first) % this.#modulus;
  }

  /** The second sum in front. @param digits of each */
  hex(digits: number): string {
    return hex(this.#second, digits) + hex(this.#first, digits);
  }
}

/** Sums of so many words are exact before they are reduced, also those of four bytes. */
const BLOCK = 1_000;

/** The sum of words, which are also added to sums by a modulus. */
function sumWords(words: Uint8Array | Uint16Array | Uint32Array, ...reduced: Fletcher[]): number {
  let sum = 0;
  for (let start = 0; start < words.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, words.length);
    let [first, second] = [0, 0];
    for (let at = start; at < end; at++) {
      first += words[at] ?? 0;
      second += first;
    }
    for (const fletcher of reduced) fletcher.add(end - start, first, second);
    sum += first;
  }
  return sum;
}

const CRC_TABLE = Int32Array.from({ length: 256 }, (_, byte) => {
  let value = byte << 24;
  for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ CRC32_POLYNOMIAL : value << 1;
  return value;
});

const crcAfter = (crc: number, byte: number): number => (crc << 8) ^ (CRC_TABLE[((crc >>> 24) ^ byte) & 0xff] ?? 0);

/** What each byte goes into by itself. */
function registers(bytes: Uint8Array): { xor: number; bsd: number; crc: number } {
  let [xor, bsd, crc] = [0, 0, 0];
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? 0;
    xor ^= byte;
    bsd = (((bsd >> 1) | ((bsd & 1) << 15)) + byte) & 0xffff;
    crc = crcAfter(crc, byte);
  }
  return { xor, bsd, crc };
}

/** @param sum of the words with their bytes the other way round, which only turns the bytes of the result (RFC 1071, section 2) */
function internetChecksum(sum: number): number {
  let folded = sum;
  while (folded > 0xffff) folded = (folded % 2 ** 16) + Math.floor(folded / 2 ** 16);
  return ~(((folded & 0xff) << 8) | (folded >> 8)) & 0xffff;
}

function foldTwice(sum: number): number {
  const once = (sum % 2 ** 16) + Math.floor((sum % 2 ** 32) / 2 ** 16);
  return (once % 2 ** 16) + Math.floor(once / 2 ** 16);
}

/** @param crc of the bytes, after which come those of their count */
function posixCksum(crc: number, count: number): number {
  let whole = crc;
  for (let length = count; length > 0; length = Math.floor(length / 256)) whole = crcAfter(whole, length & 0xff);
  return ~whole >>> 0;
}
