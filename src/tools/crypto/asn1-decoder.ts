import { z } from 'zod';
import { defineTool } from '../define.ts';
import { Unprocessable, unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { type Budget, characters, type Element, integerOf, MAX_NODES, oidArcs, readElement, relativeArcs, timeOf, UNIVERSAL } from '../shared/bytes/der.ts';
import { hexOf } from '../shared/platform/bytes.ts';
import { isoMilliseconds } from './lib/instant.ts';
import { nameOfOid } from './lib/oid-names.ts';
import { readPem } from './lib/pem.ts';

const CLASSES = ['universal', 'application', 'context', 'private'] as const;
const TAGS: readonly (string | undefined)[] = [
  undefined,
  'BOOLEAN',
  'INTEGER',
  'BIT STRING',
  'OCTET STRING',
  'NULL',
  'OBJECT IDENTIFIER',
  'ObjectDescriptor',
  'EXTERNAL',
  'REAL',
  'ENUMERATED',
  'EMBEDDED PDV',
  'UTF8String',
  'RELATIVE-OID',
  'TIME',
  undefined,
  'SEQUENCE',
  'SET',
  'NumericString',
  'PrintableString',
  'T61String',
  'VideotexString',
  'IA5String',
  'UTCTime',
  'GeneralizedTime',
  'GraphicString',
  'VisibleString',
  'GeneralString',
  'UniversalString',
  'CHARACTER STRING',
  'BMPString',
];

type Node = {
  tag: string;
  class: (typeof CLASSES)[number];
  number: number;
  constructed: boolean;
  offset: number;
  headerLength: number;
  length: number;
  value?: string;
  name?: string;
  children?: Node[];
};

export default defineTool({
  slug: 'asn1-decoder',
  name: 'ASN.1 Decoder',
  category: 'crypto',
  summary: 'Shows BER or DER data (certificates, keys, PKCS structures) as a tree.',
  description:
    'INTEGER and ENUMERATED are written in decimal, object identifiers with dots, strings as text, times as ISO 8601 in UTC, BIT STRING (without the byte of unused bits), OCTET STRING and unknown content as hex. At most 100 levels and 20,000 elements. Of PEM the first block counts.',
  reference: 'X.690; names as OpenSSL gives them',
  keywords: ['der', 'ber', 'asn.1 parser', 'openssl asn1parse', 'dumpasn1', 'tlv', 'x.509', 'pkcs'],
  inputs: z.strictObject({
    data: z.string().min(2).max(500_000).describe('PEM, or bytes in inputEncoding'),
    inputEncoding: z.enum(['hex', 'base64']).default('base64').describe('How the bytes are given unless they are PEM: as hex or Base64'),
    encapsulated: z.boolean().default(true).describe('Look into OCTET STRINGs and BIT STRINGs that hold exactly one whole element'),
  }),
  result: z.strictObject({
    root: z
      .record(z.string(), z.unknown())
      .describe(
        'The element: tag (universal name, or [n]), class, number, constructed, offset and headerLength in bytes, length of its content, and value (with the name of an object identifier) or children',
      ),
    nodes: z.int().describe('How many elements there are on all levels'),
    depth: z.int().describe('Number of levels; 1 for a single primitive element'),
    dump: z.string().describe('A line for each element, indented by two spaces per level'),
  }),
  headline: 'dump',
  examples: [
    {
      inputs: { data: '300d06092a864886f70d01010b0500', inputEncoding: 'hex' },
      result: {
        root: {
          tag: 'SEQUENCE',
          class: 'universal',
          number: 16,
          constructed: true,
          offset: 0,
          headerLength: 2,
          length: 13,
          children: [
            {
              tag: 'OBJECT IDENTIFIER',
              class: 'universal',
              number: 6,
              constructed: false,
              offset: 2,
              headerLength: 2,
              length: 9,
              value: '1.2.840.113549.1.1.11',
              name: 'sha256WithRSAEncryption',
            },
            { tag: 'NULL', class: 'universal', number: 5, constructed: false, offset: 13, headerLength: 2, length: 0, value: '' },
          ],
        },
        nodes: 3,
        depth: 2,
        dump: 'SEQUENCE\n  OBJECT IDENTIFIER 1.2.840.113549.1.1.11 (sha256WithRSAEncryption)\n  NULL',
      },
    },
  ],
  run({ data, inputEncoding, encapsulated }) {
    const bytes = data.includes('-----BEGIN ') ? (readPem(data, 'data')[0]?.data ?? new Uint8Array(0)) : bytesFromText(data, inputEncoding, 'data');
    const budget: Budget = { nodes: 0, maximum: MAX_NODES, path: 'data' };
    const element = readElement(bytes, 0, bytes.length, 0, 1, budget);
    if (element.whole.length < bytes.length)
      unprocessable(`The ASN.1 data are damaged at byte offset ${element.whole.length}: ${bytes.length - element.whole.length} byte(s) are left over.`, 'data');
    const root = nodeOf(element, 1, encapsulated, budget);
    const lines: string[] = [];
    const depth = dump(root, 0, lines);
    return { root, nodes: lines.length, depth, dump: lines.join('\n') };
  },
});

function nodeOf(element: Element, depth: number, encapsulated: boolean, budget: Budget): Node {
  const { tagClass, number, constructed, offset, headerLength, length } = element;
  const universal = tagClass === UNIVERSAL;
  const head: Node = {
    tag: (universal ? TAGS[number] : undefined) ?? (universal ? `[UNIVERSAL ${number}]` : `[${number}]`),
    class: CLASSES[tagClass] ?? 'universal',
    number,
    constructed,
    offset,
    headerLength,
    length,
  };
  if (constructed) return { ...head, children: element.children.map((child) => nodeOf(child, depth + 1, encapsulated, budget)) };
  if (universal && (number === 2 || number === 10) && length === 0)
    return unprocessable(`The ASN.1 data are damaged at byte offset ${offset}: an ${TAGS[number]} of no bytes.`, 'data');
  const inner = encapsulated && universal ? innerNode(element, depth, budget) : undefined;
  if (inner !== undefined) return { ...head, children: [inner] };
  const value = universal ? universalValue(element) : undefined;
  const name = universal && number === 6 && value !== undefined ? nameOfOid(value)?.long : undefined;
  return { ...head, value: value ?? hexOf(element.content), ...(name !== undefined && { name }) };
}

/** The element that a string holds, when it holds exactly one and that can be read to the end. */
function innerNode({ number, content, offset, headerLength }: Element, depth: number, budget: Budget): Node | undefined {
  const skip = number === 3 && content[0] === 0 ? 1 : 0;
  if ((number !== 4 && skip === 0) || content.length < skip + 2) return undefined;
  const tried: Budget = { ...budget };
  try {
    const inner = readElement(content, skip, content.length, offset + headerLength, depth + 1, tried);
    if (inner.whole.length !== content.length - skip) return undefined;
    const found = nodeOf(inner, depth + 1, true, tried);
    budget.nodes = tried.nodes;
    return found;
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return undefined;
  }
}

function universalValue(element: Element): string | undefined {
  const { number, content } = element;
  switch (number) {
    case 1:
      return content.length === 1 ? String(content[0] !== 0) : undefined;
    case 2:
    case 10:
      return integerOf(content).toString();
    case 3:
      return hexOf(content.subarray(1));
    case 6: {
      const arcs = oidArcs(content);
      return typeof arcs === 'string' ? undefined : arcs.join('.');
    }
    case 13: {
      const arcs = relativeArcs(content);
      return typeof arcs === 'string' ? undefined : arcs.join('.');
    }
    case 23:
    case 24: {
      const milliseconds = timeOf(element);
      return milliseconds === undefined ? undefined : isoMilliseconds(milliseconds).replace('.000Z', 'Z');
    }
    default:
      return characters(element);
  }
}

/** Adds a line for a node and those below; gives the count of levels. */
function dump({ tag, value, name, children }: Node, level: number, lines: string[]): number {
  lines.push(`${'  '.repeat(level)}${tag}${value === undefined || value === '' ? '' : ` ${value}`}${name === undefined ? '' : ` (${name})`}`);
  return 1 + (children ?? []).reduce((deepest, child) => Math.max(deepest, dump(child, level + 1, lines)), 0);
}
