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
    const { sum, xor, bsd } = simpleSums(bytes);
    return {
      bytes: bytes.length,
      adler32: hex(adler32(bytes), 8),
      fletcher16: fletcher(bytes, 1),
      fletcher32: fletcher(bytes, 2),
      fletcher64: fletcher(bytes, 4),
      internetChecksum: hex(internetChecksum(bytes), 4),
      sum8: hex(sum % 2 ** 8, 2),
      sum16: hex(sum % 2 ** 16, 4),
      sum32: hex(sum % 2 ** 32, 8),
      xor8: hex(xor, 2),
      twosComplement8: hex(-sum & 0xff, 2),
      bsdSum: bsd,
      sysvSum: foldTwice(sum),
      posixCksum: posixCksum(bytes),
    };
  },
});

function simpleSums(bytes: Uint8Array): { sum: number; xor: number; bsd: number } {
  let [sum, xor, bsd] = [0, 0, 0];
  for (const byte of bytes) {
    sum += byte;
    xor ^= byte;
    bsd = (((bsd >> 1) | ((bsd & 1) << 15)) + byte) & 0xffff;
  }
  return { sum, xor, bsd };
}

/** Sums of so many bytes or words are exact before they are reduced: those of bytes in 31 bits, those of words of four bytes in 53. */
const BLOCK = 1_000;

function adler32(bytes: Uint8Array): number {
  let [a, b] = [1, 0];
  for (let start = 0; start < bytes.length; start += BLOCK) {
    const end = Math.min(start + BLOCK, bytes.length);
    for (let at = start; at < end; at++) {
      a += bytes[at] ?? 0;
      b += a;
    }
    a %= ADLER_MODULUS;
    b %= ADLER_MODULUS;
  }
  return b * 2 ** 16 + a;
}

/** Fletcher's checksum over little-endian words. @param size bytes of a word */
function fletcher(bytes: Uint8Array, size: number): string {
  const modulus = 256 ** size - 1;
  let [first, second] = [0, 0];
  for (let start = 0; start < bytes.length; start += BLOCK * size) {
    const end = Math.min(start + BLOCK * size, bytes.length);
    for (let at = start; at < end; at += size) {
      first += wordAt(bytes, at, size);
      second += first;
    }
    first %= modulus;
    second %= modulus;
  }
  return hex(second, size * 2) + hex(first, size * 2);
}

/** A little-endian word of one, two or four bytes; those beyond the end are 0. */
function wordAt(bytes: Uint8Array, at: number, size: number): number {
  const low = bytes[at] ?? 0;
  if (size === 1) return low;
  const half = low | ((bytes[at + 1] ?? 0) << 8);
  return size === 2 ? half : half + (bytes[at + 2] ?? 0) * 2 ** 16 + (bytes[at + 3] ?? 0) * 2 ** 24;
}

function internetChecksum(bytes: Uint8Array): number {
  let sum = 0;
  for (let index = 0; index < bytes.length; index += 2) sum += (bytes[index] ?? 0) * 256 + (bytes[index + 1] ?? 0);
  while (sum > 0xffff) sum = (sum % 2 ** 16) + Math.floor(sum / 2 ** 16);
  return ~sum & 0xffff;
}

function foldTwice(sum: number): number {
  const once = (sum % 2 ** 16) + Math.floor((sum % 2 ** 32) / 2 ** 16);
  return (once % 2 ** 16) + Math.floor(once / 2 ** 16);
}

function posixCksum(bytes: Uint8Array): number {
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = byte << 24;
    for (let bit = 0; bit < 8; bit++) value = value < 0 ? (value << 1) ^ CRC32_POLYNOMIAL : value << 1;
    return value;
  });
  let crc = 0;
  const take = (byte: number): void => {
    crc = (crc << 8) ^ (table[((crc >>> 24) ^ byte) & 0xff] ?? 0);
  };
  for (const byte of bytes) take(byte);
  for (let length = bytes.length; length > 0; length = Math.floor(length / 256)) take(length & 0xff);
  return ~crc >>> 0;
}
