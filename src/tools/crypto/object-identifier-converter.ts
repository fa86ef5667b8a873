import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { der, oidArcs, oidContent } from '../shared/bytes/der.ts';
import { integerFromBytes } from '../shared/bytes/radix.ts';
import { bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { nameOfOid } from './lib/oid-names.ts';

export default defineTool({
  slug: 'object-identifier-converter',
  name: 'OID Converter',
  category: 'crypto',
  summary: 'Converts object identifiers (OIDs) from dotted form to DER hex and back, and names the well-known ones.',
  description: 'Hex that begins with 06 and a length that fits is read as DER with its tag, other hex for the content alone. Arcs may have any size.',
  reference: 'X.690 section 8.19; names as OpenSSL gives them',
  keywords: ['asn.1', 'x.509', 'object id', 'oid lookup', 'dotted', 'ber', 'snmp'],
  inputs: z.strictObject({
    value: z.string().min(1).max(1000).describe('Dotted (1.2.840.113549), DER hex (06 06 2a 86 ...) or content hex'),
    format: z.enum(['auto', 'dotted', 'hex']).default('auto').describe('How the value is written; auto: dotted when there is a dot, else hex'),
  }),
  result: z.strictObject({
    oid: z.string().describe('The identifier with dots'),
    content: z.string().describe('The content as hex, without tag and length'),
    der: z.string().describe('The identifier as hex with tag and length'),
    name: z.string().optional().describe('Usual name of the identifier, such as sha256WithRSAEncryption'),
    arcs: z.array(z.string()).describe('The arcs as decimal numbers'),
  }),
  headline: 'der',
  examples: [
    {
      inputs: { value: '1.2.840.113549.1.1.11' },
      result: {
        oid: '1.2.840.113549.1.1.11',
        content: '2a864886f70d01010b',
        der: '06092a864886f70d01010b',
        name: 'sha256WithRSAEncryption',
        arcs: ['1', '2', '840', '113549', '1', '1', '11'],
      },
    },
  ],
  run({ value, format }) {
    const text = value.trim();
    const dotted = format === 'dotted' || (format === 'auto' && text.includes('.'));
    const arcs = dotted ? dottedArcs(text) : hexArcs(text);
    const content = oidContent(arcs.map(BigInt));
    const oid = arcs.join('.');
    const name = nameOfOid(oid)?.long;
    return { oid, content: hexOf(content), der: hexOf(der(0x06, content)), ...(name !== undefined && { name }), arcs };
  },
});

function dottedArcs(text: string): string[] {
  const arcs = text.split('.');
  if (arcs.some((arc) => !/^\d+$/.test(arc))) unprocessable('The arcs must be decimal numbers separated by dots.', 'value');
  if (arcs.some((arc) => /^0\d/.test(arc))) unprocessable('An arc has a leading zero.', 'value');
  if (arcs.length < 2) unprocessable('An object identifier has at least two arcs, such as 1.3.', 'value');
  const [first, second] = [BigInt(arcs[0] ?? 0), BigInt(arcs[1] ?? 0)];
  if (first > 2n) unprocessable('The first arc must be 0, 1 or 2.', 'value');
  if (first < 2n && second > 39n) unprocessable(`The second arc must be at most 39 under ${first}.`, 'value');
  return arcs;
}

function hexArcs(text: string): string[] {
  const digits = text.replace(/[\s:]+/g, '');
  if (!/^(?:[0-9a-f]{2})+$/i.test(digits)) unprocessable('The value is neither dotted nor an even count of hex digits.', 'value');
  const bytes = bytesOfHex(digits);
  const arcs = oidArcs(contentOf(bytes));
  return typeof arcs === 'string' ? unprocessable(`It is not an object identifier: ${arcs}.`, 'value') : arcs;
}

/** The content of DER whose length fits, else the bytes as they are. */
function contentOf(bytes: Uint8Array): Uint8Array {
  if (bytes[0] !== 0x06) return bytes;
  const first = bytes[1] ?? 0;
  if (first < 128) return bytes.length >= 2 && first === bytes.length - 2 ? bytes.subarray(2) : bytes;
  const count = first & 127;
  const fits = count >= 1 && count <= 2 && bytes.length > 2 + count && Number(integerFromBytes(bytes.subarray(2, 2 + count))) === bytes.length - 2 - count;
  return fits ? bytes.subarray(2 + count) : bytes;
}
