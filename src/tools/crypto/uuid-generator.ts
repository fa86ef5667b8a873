import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { base64UrlOf, bytesOfHex, hexOf } from '../shared/platform/bytes.ts';
import { createHash } from '../shared/platform/hashes.ts';
import { Random } from '../shared/random/random.ts';
import { nowField } from './lib/fields.ts';
import { instantOf, unixMilliseconds } from './lib/instant.ts';
import { hyphenateUuid, stampUuid, timeUuid, uuidDigits, uuidSteps, uuidV7 } from './lib/uuid.ts';

// RFC 9562 section 6.6
const NAMESPACES: Readonly<Record<string, string>> = {
  dns: '6ba7b8109dad11d180b400c04fd430c8',
  url: '6ba7b8119dad11d180b400c04fd430c8',
  oid: '6ba7b8129dad11d180b400c04fd430c8',
  x500: '6ba7b8149dad11d180b400c04fd430c8',
};

const inputs = z.strictObject({
  version: z
    .enum(['v1', 'v3', 'v4', 'v5', 'v6', 'v7', 'nil', 'max'])
    .default('v4')
    .describe('v4 random, v7 time-ordered, v1 and v6 time and node, v3 and v5 from a name, nil all zero, max all one'),
  count: z.int().min(1).max(1000).default(1).describe('How many UUIDs to make'),
  namespace: z
    .string()
    .min(1)
    .max(100)
    .optional()
    .describe('Needed for v3 and v5: dns, url, oid, x500, or a UUID')
    .meta({ examples: ['dns', 'url', 'oid', 'x500'] }),
  name: z.string().max(100_000).optional().describe('Needed for v3 and v5: the name within the namespace'),
  now: nowField,
  node: z.string().max(40).optional().describe('Node of v1 and v6, 6 bytes as hex, colons and hyphens allowed; a random multicast one if omitted'),
  clockSequence: z.int().min(0).max(16_383).optional().describe('Clock sequence of v1 and v6; random if omitted'),
  format: z
    .enum(['standard', 'compact', 'braces', 'urn', 'base64url'])
    .default('standard')
    .describe('How UUIDs are written; compact has no hyphens, base64url has 22 characters'),
  uppercase: z.boolean().default(false).describe('Write hex digits as capitals, except in urn'),
  seed: z.string().max(200).optional().describe('Makes the draw repeatable for test data; such UUIDs can be guessed'),
});

type Inputs = z.output<typeof inputs>;

export default defineTool({
  slug: 'uuid-generator',
  name: 'UUID Generator',
  category: 'crypto',
  summary: 'Generates UUIDs of version 1, 3, 4, 5, 6 or 7, one or many.',
  description:
    'The times of v1 and v6 count steps of 100 ns, each further UUID one step later. v7 counts milliseconds, and those of one call are in ascending order. v3 is MD5 and v5 SHA-1 over the bytes of the namespace and the name in UTF-8; several of the same name are all the same. With a seed the same inputs give the same UUIDs.',
  reference: 'RFC 9562',
  keywords: ['guid', 'unique id', 'identifier', 'random uuid', 'uuid4', 'uuid7', 'sortable id'],
  random: true,
  inputs,
  result: z.strictObject({ uuids: z.array(z.string()).describe('The UUIDs in the form asked for') }),
  appliesWhen: {
    uppercase: { format: ['standard', 'compact', 'braces'] },
    namespace: { version: ['v3', 'v5'] },
    name: { version: ['v3', 'v5'] },
    node: { version: ['v1', 'v6'] },
    clockSequence: { version: ['v1', 'v6'] },
  },
  examples: [
    { inputs: { version: 'v5', namespace: 'dns', name: 'www.example.com' }, result: { uuids: ['2ed6657d-e927-568b-95e1-2665a8aea6a2'] } },
    {
      inputs: { version: 'v1', now: '2022-02-22T14:22:22-05:00', node: '9f:6b:de:ce:d8:46', clockSequence: 13256 },
      result: { uuids: ['c232ab00-9414-11ec-b3c8-9f6bdeced846'] },
    },
  ],
  run: (inputs) => ({ uuids: uuidsOf(inputs).map((bytes) => written(hexOf(bytes), inputs)) }),
});

function uuidsOf(inputs: Inputs): Uint8Array[] {
  const { version, count } = inputs;
  const random = new Random(inputs.seed);
  const named = version === 'v3' || version === 'v5';
  for (const field of ['namespace', 'name'] as const) {
    if (!named && inputs[field] !== undefined) invalid(field, 'belongs to version v3 and v5 only');
  }
  if (named) return new Array<Uint8Array>(count).fill(namedUuid(inputs, version));
  if (version === 'v1' || version === 'v6') return timeUuids(inputs, version === 'v1' ? 1 : 6, random);
  if (version === 'v7') return sortedUuids(inputs, random);
  if (version === 'v4') return Array.from({ length: count }, () => stampUuid(random.bytes(16), 4));
  return new Array<Uint8Array>(count).fill(new Uint8Array(16).fill(version === 'nil' ? 0 : 0xff));
}

function namedUuid({ namespace, name }: Inputs, version: 'v3' | 'v5'): Uint8Array {
  if (namespace === undefined) return invalid('namespace', `is required for ${version}: dns, url, oid, x500, or a UUID`);
  if (name === undefined) return invalid('name', `is required for ${version}: the name within the namespace`);
  const key = namespace.trim().toLowerCase();
  const space = (Object.hasOwn(NAMESPACES, key) ? NAMESPACES[key] : undefined) ?? uuidDigits(namespace);
  if (space === undefined) return unprocessable('The namespace is neither dns, url, oid or x500 nor a UUID.', 'namespace');
  const hash = createHash(version === 'v3' ? 'md5' : 'sha1');
  return stampUuid(hash.update(bytesOfHex(space)).update(name).digest(), version === 'v3' ? 3 : 5);
}

function timeUuids(inputs: Inputs, version: 1 | 6, random: Random): Uint8Array[] {
  const first = uuidSteps(instantOf(inputs.now));
  if (first < 0n || first + BigInt(inputs.count) > 2n ** 60n) unprocessable('Versions 1 and 6 cover times from 1582-10-15 to the year 5236.', 'now');
  const clockSequence = inputs.clockSequence ?? random.below(16_384);
  const node = inputs.node === undefined ? random.bytes(6) : nodeBytes(inputs.node);
  if (inputs.node === undefined) node[0] = (node[0] ?? 0) | 1;
  return Array.from({ length: inputs.count }, (_, index) => timeUuid(version, first + BigInt(index), clockSequence, node));
}

function nodeBytes(text: string): Uint8Array {
  const digits = text.replace(/[:\s-]/g, '');
  return /^[0-9a-f]{12}$/i.test(digits) ? bytesOfHex(digits) : unprocessable('The node is not 6 bytes of hex, such as 9f:6b:de:ce:d8:46.', 'node');
}

function sortedUuids(inputs: Inputs, random: Random): Uint8Array[] {
  const milliseconds = unixMilliseconds(instantOf(inputs.now));
  if (milliseconds < 0 || milliseconds >= 2 ** 48) unprocessable('Version 7 covers times from 1970 to the year 10889.', 'now');
  const drawn = Array.from({ length: inputs.count }, () => random.belowBig(2n ** 74n));
  return drawn.sort((a, b) => (a < b ? -1 : 1)).map((bits) => uuidV7(milliseconds, bits));
}

function written(digits: string, { format, uppercase }: Inputs): string {
  const cased = uppercase ? digits.toUpperCase() : digits;
  switch (format) {
    case 'compact':
      return cased;
    case 'braces':
      return `{${hyphenateUuid(cased)}}`;
    case 'urn':
      return `urn:uuid:${hyphenateUuid(digits)}`;
    case 'base64url':
      return base64UrlOf(bytesOfHex(digits));
    default:
      return hyphenateUuid(cased);
  }
}
