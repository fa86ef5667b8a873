import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../bytes/arrays.ts';
import { latin1Bytes } from '../platform/bytes.ts';
import { MAX_UNPACKED, Output } from './output.ts';

// Google's Snappy format description and framing format of 2015.

const CHUNK = 65_536;
const IDENTIFIER = latin1Bytes('\xff\x06\x00\x00sNaPpY');
const [COMPRESSED, UNCOMPRESSED, FIRST_SKIPPABLE, IDENTIFIER_TYPE] = [0x00, 0x01, 0x80, 0xff];
const MASK_ADDED = 0xa282ead8;
const CRC32C_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});

const refuse = (problem: string): never => unprocessable(`The bytes are not Snappy data: ${problem}.`, 'text');

/** CRC-32C (Castagnoli). */
export function crc32c(bytes: Uint8Array): number {
  let value = 0xffff_ffff;
  for (const byte of bytes) value = (value >>> 8) ^ (CRC32C_TABLE[(value ^ byte) & 0xff] ?? 0);
  return ~value >>> 0;
}

const maskedCrc = (bytes: Uint8Array): number => {
  const crc = crc32c(bytes);
  return (((crc >>> 15) | (crc << 17)) + MASK_ADDED) >>> 0;
};

/** Compresses to the raw format. */
export async function snappy(bytes: Uint8Array): Promise<Uint8Array> {
  const { compress } = await import('snappyjs');
  return compress(bytes);
}

/** Compresses to the framing format; what does not get an eighth smaller is kept as it is. */
export async function snappyFramed(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [IDENTIFIER];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    const plain = bytes.subarray(at, at + CHUNK);
    const packed = await snappy(plain);
    const isSmaller = packed.length < plain.length - plain.length / 8;
    const body = isSmaller ? packed : plain;
    const head = new Uint8Array(8);
    viewOf(head).setUint32(0, ((body.length + 4) << 8) | (isSmaller ? COMPRESSED : UNCOMPRESSED), true);
    viewOf(head).setUint32(4, maskedCrc(plain), true);
    pieces.push(head, body);
  }
  return joinBytes(pieces);
}

/** Unpacks the raw format. @param limit the most bytes */
export function unsnappy(bytes: Uint8Array, limit = MAX_UNPACKED): Uint8Array<ArrayBuffer> {
  const { size, start } = statedSize(bytes);
  if (size > limit) unprocessable(`The data state ${size} bytes unpacked, and more than ${limit} are not unpacked.`, 'text');
  const output = new Output(size);
  let at = start;
  const number = (count: number): number => {
    if (at + count > bytes.length) return refuse('they end before the data do');
    let value = 0;
    for (let index = count - 1; index >= 0; index--) value = value * 256 + (bytes[at + index] ?? 0);
    at += count;
    return value;
  };
  const room = (count: number): number => (output.length + count > size ? refuse(`they unpack to more than the ${size} bytes that they state`) : count);
  while (at < bytes.length) {
    const tag = number(1);
    if ((tag & 3) === 0) {
      const length = room((tag >> 2 < 60 ? tag >> 2 : number((tag >> 2) - 59)) + 1);
      if (at + length > bytes.length) refuse('they end before the data do');
      output.append(bytes.subarray(at, at + length));
      at += length;
      continue;
    }
    const length = room((tag & 3) === 1 ? ((tag >> 2) & 7) + 4 : (tag >> 2) + 1);
    const distance = (tag & 3) === 1 ? (tag >> 5) * 256 + number(1) : number((tag & 3) === 2 ? 2 : 4);
    if (!output.copy(distance, length)) refuse('a copy reaches in front of the data');
  }
  if (output.length !== size) refuse(`they state ${size} bytes, but have ${output.length}`);
  return output.result();
}

function statedSize(bytes: Uint8Array): { size: number; start: number } {
  let size = 0;
  for (let index = 0; index < 5; index++) {
    const byte = bytes[index] ?? refuse(bytes.length === 0 ? 'there are none' : 'they end before the data do');
    size += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return size < 2 ** 32 ? { size, start: index + 1 } : refuse('the size is not a number of 32 bits');
  }
  return refuse('the size is not a number of 32 bits');
}

/** Unpacks the framing format, and checks every chunk. */
export function unsnappyFramed(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  if (bytes.length === 0) refuse('there are none');
  const output = new Output();
  const view = viewOf(bytes);
  for (let at = 0; at < bytes.length; ) {
    if (at + 4 > bytes.length) refuse('they end before the data do');
    const head = view.getUint32(at, true);
    const [type, length] = [head & 0xff, head >>> 8];
    if (at + 4 + length > bytes.length) refuse('they end before the data do');
    if (at === 0 && type !== IDENTIFIER_TYPE) refuse('they do not begin with the stream identifier');
    readChunk(type, bytes.subarray(at + 4, at + 4 + length), output);
    at += 4 + length;
  }
  return output.result();
}

function readChunk(type: number, body: Uint8Array, output: Output): void {
  if (type === IDENTIFIER_TYPE) {
    if (body.length !== 6 || body.some((byte, index) => byte !== IDENTIFIER[index + 4])) refuse('a stream identifier is not sNaPpY');
  } else if (type === COMPRESSED || type === UNCOMPRESSED) {
    if (body.length < 4) refuse('a chunk has no checksum');
    const packed = body.subarray(4);
    if (type === UNCOMPRESSED && packed.length > CHUNK) refuse('a chunk has more than 65536 bytes');
    const plain = type === UNCOMPRESSED ? packed : unsnappy(packed, CHUNK);
    if (viewOf(body).getUint32(0, true) !== maskedCrc(plain)) refuse('the checksum of a chunk does not fit');
    output.append(plain);
  } else if (type < FIRST_SKIPPABLE) refuse(`a chunk is of the reserved kind ${type.toString(16).padStart(2, '0')}`);
}
