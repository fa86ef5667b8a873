import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unescapeBytes } from '../shared/net/quoted-printable.ts';
import { bytesOfBase64, looseUtf8 } from '../shared/platform/bytes.ts';
import { createPublicKey, type Key } from '../shared/platform/keys.ts';
import { hasDuplicates, joinStrings, readTags } from './lib/tag-list.ts';

const WEAK_BITS = 2048;
const ED25519_BYTES = 32;

export default defineTool({
  slug: 'dkim-record-parser',
  name: 'DKIM Record Parser',
  category: 'network',
  summary: 'Parses a DKIM key record, and shows the type and size of the key.',
  description:
    'RSA keys are SubjectPublicKeyInfo (or RSAPublicKey) in base64, Ed25519 keys 32 raw bytes. Errors: badVersion (v= not first or not DKIM1), noKey, badKeyType, badKey, duplicateTag. Warnings: weakKey (RSA below 2048 bits), testing (t=y), sha1 (h= allows only sha1).',
  reference: 'RFC 6376 section 3.6.1; RFC 8463',
  keywords: ['domainkeys', 'email authentication', 'txt record', 'public key', 'check dkim', 'selector'],
  inputs: z.strictObject({ record: z.string().min(1).max(8192).describe('Text of the TXT record; several quoted strings are joined') }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the record has no errors'),
    keyType: z.string().optional().describe('Kind of the key: rsa or ed25519'),
    keyBits: z.int().optional().describe('Size of the key in bits'),
    revoked: z.boolean().optional().describe('Whether the key is revoked by an empty p= tag'),
    hashAlgorithms: z.array(z.string()).describe('Hash algorithms allowed by h=; empty for all'),
    serviceTypes: z.array(z.string()).describe('Service types of s= the key is for; * for all'),
    flags: z.array(z.string()).describe('Flags of t=: y for testing, s for no subdomains'),
    notes: z.string().optional().describe('Notes for administrators of n='),
    errors: z.array(z.string()).describe('Codes of what makes the record invalid'),
    warnings: z.array(z.string()).describe('Codes of the warnings about unwise choices'),
  }),
  headline: 'keyType',
  examples: [
    {
      inputs: { record: 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=' },
      result: {
        valid: true,
        keyType: 'ed25519',
        keyBits: 256,
        revoked: false,
        hashAlgorithms: [],
        serviceTypes: ['*'],
        flags: [],
        errors: [],
        warnings: [],
      },
    },
  ],
  run({ record }) {
    const tags = readTags(joinStrings(record));
    const values = new Map<string, string>();
    for (const { name, value } of tags) if (value !== undefined && !values.has(name)) values.set(name, value);
    const { errors, warnings, ...key } = readKey(values);
    const hashAlgorithms = list(values.get('h'));
    const flags = list(values.get('t'));
    const notes = values.get('n');
    const version = tags.findIndex(({ name }) => name === 'v');
    const all = [
      ...chosen([['badVersion', version > 0 || (version === 0 && tags[0]?.value !== 'DKIM1')]]),
      ...errors,
      ...chosen([['duplicateTag', hasDuplicates(tags)]]),
    ];
    return {
      valid: all.length === 0,
      ...key,
      hashAlgorithms,
      serviceTypes: values.has('s') ? list(values.get('s')) : ['*'],
      flags,
      ...(notes === undefined ? {} : { notes: decodeNotes(notes) }),
      errors: all,
      warnings: [
        ...warnings,
        ...chosen([
          ['testing', flags.includes('y')],
          ['sha1', hashAlgorithms.length > 0 && hashAlgorithms.every((algorithm) => algorithm === 'sha1')],
        ]),
      ],
    };
  },
});

/** What a record says of its key, and what is wrong with it. */
function readKey(values: ReadonlyMap<string, string>) {
  const keyType = (values.get('k') ?? 'rsa').toLowerCase();
  const key = values.get('p')?.replace(/\s+/g, '');
  const isKnown = keyType === 'rsa' || keyType === 'ed25519';
  const hasBits = isKnown && key !== undefined && key !== '';
  const keyBits = hasBits ? bitsOfKey(keyType, key) : undefined;
  return {
    ...(isKnown ? { keyType } : {}),
    ...(keyBits === undefined ? {} : { keyBits }),
    ...(key === undefined ? {} : { revoked: key === '' }),
    errors: chosen([
      ['noKey', key === undefined],
      ['badKeyType', !isKnown],
      ['badKey', hasBits && keyBits === undefined],
    ]),
    warnings: chosen([['weakKey', keyType === 'rsa' && keyBits !== undefined && keyBits < WEAK_BITS]]),
  };
}

const chosen = (checks: readonly (readonly [code: string, applies: boolean])[]): string[] => checks.filter(([, applies]) => applies).map(([code]) => code);

const list = (value: string | undefined): string[] =>
  (value ?? '')
    .split(':')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => item !== '');

/** RFC 6376 section 2.11: quoted-printable without line breaks. */
const decodeNotes = (notes: string): string => (/=(?![0-9A-Fa-f]{2})/.test(notes) ? notes : looseUtf8(unescapeBytes(notes)));

/** The size of a public key in bits; undefined when it is not one of its type. */
function bitsOfKey(keyType: 'rsa' | 'ed25519', base64: string): number | undefined {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.replace(/=+$/, '').length % 4 === 1) return undefined;
  const bytes = bytesOfBase64(base64);
  if (keyType === 'ed25519') return bytes.length === ED25519_BYTES ? 256 : undefined;
  const key = readRsa(bytes, 'spki') ?? readRsa(bytes, 'pkcs1');
  return key?.asymmetricKeyType === 'rsa' ? key.asymmetricKeyDetails?.modulusLength : undefined;
}

function readRsa(bytes: Uint8Array, type: 'spki' | 'pkcs1'): Key | undefined {
  try {
    return createPublicKey(type === 'spki' ? { spki: bytes } : { pkcs1: bytes });
  } catch {
    return undefined;
  }
}
