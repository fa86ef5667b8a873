import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { positiveInteger, sequence } from '../shared/bytes/der.ts';
import { integerFromBytes } from '../shared/bytes/radix.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { outputEncoding, writeBytes } from './lib/fields.ts';

const USUAL_LENGTHS = [32, 48, 66];

interface Numbers {
  r: Uint8Array;
  s: Uint8Array;
}

export default defineTool({
  slug: 'ecdsa-signature-converter',
  name: 'ECDSA Signature Converter',
  category: 'crypto',
  summary: 'Converts ECDSA signatures from DER to raw r and s (P1363, JWS) and back.',
  description: 'auto reads a signature as DER when it is exactly that. DER is a SEQUENCE of two positive INTEGERs in their shortest form.',
  reference: 'RFC 3279 section 2.2.3, IEEE P1363, RFC 7518 section 3.4',
  keywords: ['der', 'p1363', 'jws', 'webcrypto', 'r and s', 'asn.1', 'jwt signature'],
  inputs: z.strictObject({
    signature: z.string().min(1).max(1000).describe('The signature in signatureEncoding'),
    format: z.enum(['auto', 'der', 'p1363']).default('auto').describe('Form of the signature given'),
    integerBytes: z
      .int()
      .min(1)
      .max(66)
      .optional()
      .describe('Bytes of r and of s in p1363; if omitted the shortest of 32, 48 and 66 that fits, or half of a p1363 input'),
    signatureEncoding: z.enum(['hex', 'base64']).default('hex').describe('How the signature is given: as hex or Base64'),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    format: z.enum(['der', 'p1363']).describe('Form of the signature that was given'),
    der: z.string().describe('The signature as DER, in outputEncoding'),
    p1363: z.string().describe('r and s side by side, in outputEncoding'),
    r: z.string().describe('r as hex, padded as in p1363'),
    s: z.string().describe('s as hex, padded as in p1363'),
  }),
  headline: 'p1363',
  appliesWhen: {
    integerBytes: { format: ['auto', 'der'] },
  },
  examples: [
    {
      inputs: { signature: '00ff0102', format: 'p1363', outputEncoding: 'hex' },
      result: { format: 'p1363', der: '3008020200ff02020102', p1363: '00ff0102', r: '00ff', s: '0102' },
    },
  ],
  run({ signature, format, integerBytes, signatureEncoding, outputEncoding }) {
    const bytes = new Uint8Array(bytesFromText(signature, signatureEncoding, 'signature'));
    const fromDer = format === 'p1363' ? 'not asked for' : readDerSignature(bytes);
    if (format === 'der' && typeof fromDer === 'string') unprocessable(`It is not a DER signature: ${fromDer}.`, 'signature');
    const isDer = typeof fromDer !== 'string';
    const { r, s } = isDer ? fromDer : halves(bytes);
    if (isZero(r) || isZero(s)) unprocessable('r and s may not be 0.', 'signature');
    const needed = Math.max(r.length, s.length);
    const size = integerBytes ?? (isDer ? USUAL_LENGTHS.find((length) => length >= needed) : bytes.length / 2);
    if (size === undefined) return unprocessable(`r or s has ${needed} bytes, more than 66.`, 'signature');
    const [wideR, wideS] = [padded(r, size), padded(s, size)];
    return {
      format: isDer ? ('der' as const) : ('p1363' as const),
      der: writeBytes(sequence(positiveInteger(r), positiveInteger(s)), outputEncoding),
      p1363: writeBytes(joinBytes([wideR, wideS]), outputEncoding),
      r: hexOf(wideR),
      s: hexOf(wideS),
    };
  },
});

const isZero = (bytes: Uint8Array): boolean => bytes.every((byte) => byte === 0);

function padded(number: Uint8Array, size: number): Uint8Array {
  let start = 0;
  while (start < number.length && number[start] === 0) start++;
  const shortest = number.subarray(start);
  if (shortest.length > size) return unprocessable(`r or s has ${shortest.length} bytes and does not fit into ${size}.`, 'integerBytes');
  return joinBytes([new Uint8Array(size - shortest.length), shortest]);
}

function halves(bytes: Uint8Array): Numbers {
  if (bytes.length === 0 || bytes.length % 2 === 1)
    unprocessable(`The signature has ${bytes.length} bytes; r and s side by side need an even number.`, 'signature');
  return { r: bytes.subarray(0, bytes.length / 2), s: bytes.subarray(bytes.length / 2) };
}

/** r and s without leading zeros, or why it is not DER. */
function readDerSignature(bytes: Uint8Array): Numbers | string {
  if (bytes[0] !== 0x30) return 'it does not begin with a SEQUENCE';
  const content = contentAt(bytes, 1);
  if (typeof content === 'string') return content;
  if (content.end !== bytes.length) return 'bytes are left over, or it is cut short';
  const r = integerAt(bytes, content.start);
  if (typeof r === 'string') return r;
  const s = integerAt(bytes, r.end);
  if (typeof s === 'string') return s;
  return s.end === bytes.length ? { r: r.number, s: s.number } : 'bytes are left over after s';
}

/** Where the content after a length in DER is: one byte below 128, else 81 and one byte, or 82 and two. */
function contentAt(bytes: Uint8Array, at: number): { start: number; end: number } | string {
  const first = bytes[at] ?? 0x80;
  if (first < 128) return { start: at + 1, end: at + 1 + first };
  const count = first & 127;
  if (count < 1 || count > 2 || at + count >= bytes.length) return 'a length is damaged';
  const length = Number(integerFromBytes(bytes.subarray(at + 1, at + 1 + count)));
  if (length < 128 || (count === 2 && length < 256)) return 'a length is not in its shortest form';
  return { start: at + 1 + count, end: at + 1 + count + length };
}

function integerAt(bytes: Uint8Array, at: number): { number: Uint8Array; end: number } | string {
  if (bytes[at] !== 0x02) return 'an INTEGER is missing';
  const content = contentAt(bytes, at + 1);
  if (typeof content === 'string') return content;
  if (content.end > bytes.length || content.end === content.start) return 'an INTEGER is cut short';
  const [first = 0, second = 0] = bytes.subarray(content.start, content.end);
  if (first >= 128) return 'an INTEGER is negative';
  if (first === 0 && content.end - content.start > 1 && second < 128) return 'an INTEGER is not in its shortest form';
  return { number: bytes.subarray(first === 0 && content.end - content.start > 1 ? content.start + 1 : content.start, content.end), end: content.end };
}
