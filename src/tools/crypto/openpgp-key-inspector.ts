import { z } from 'zod';
import { defineTool } from '../define.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';
import { isDummy, type KeyFacts, KeyReader } from './lib/pgp-facts.ts';
import { readKeys } from './lib/pgp-keys.ts';
import { SAMPLE_PRIVATE_KEY, SAMPLE_PUBLIC_KEY } from './lib/pgp-samples.ts';

const usage = z.array(z.enum(['certify', 'sign', 'encrypt', 'authenticate'])).describe('What it may be used for');
const facts = {
  fingerprint: z.string().describe('Fingerprint in capital hex digits'),
  keyId: z.string().describe('Key id: the last 16 digits of the fingerprint (of version 6 the first)'),
  algorithm: z.string().describe('Algorithm, such as rsa, eddsa or ecdh'),
  bits: z.int().optional().describe('Size of the key, of RSA, DSA and ElGamal'),
  created: z.string().describe('When it was made, in UTC'),
  expires: z.string().optional().describe('When it expires, in UTC; absent if it does not'),
  expired: z.boolean().describe('Whether it has expired'),
  revoked: z.boolean().describe('Whether it is revoked'),
  usage,
};

export default defineTool({
  slug: 'openpgp-key-inspector',
  name: 'OpenPGP (PGP, GPG) Key Inspector',
  category: 'crypto',
  summary: 'Shows the fingerprint, user ids, algorithms, subkeys, expiry and revocation of PGP keys.',
  description:
    'Public and private keys of version 4 and 6, armoured or as base64 of the binary form. Expiry and usage are those of the newest valid self-signature; user ids that are revoked or wrongly signed are left out.',
  reference: 'RFC 9580, RFC 4880',
  keywords: ['gpg --show-keys', 'pgp fingerprint', 'public key block', 'asc file', 'pgp key id', 'key expiry', 'gnupg'],
  cost: 'heavy',
  inputs: z.strictObject({
    key: z.string().min(1).max(1_000_000).describe('Public or private keys: armoured blocks, or base64 of the binary form'),
    now: z.string().max(100).optional().describe('Time at which to judge the key, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    keys: z
      .array(
        z.strictObject({
          ...facts,
          version: z.int().describe('Version of the key: 4 or 6'),
          private: z.boolean().describe('Whether the private key is there'),
          encrypted: z.boolean().describe('Whether a passphrase protects the private key'),
          userIds: z.array(z.string()).describe('Valid user ids of the key'),
          subkeys: z.array(z.strictObject(facts)).describe('The subkeys of the key, in order'),
        }),
      )
      .describe('The keys, in order'),
    count: z.int().describe('Number of keys'),
  }),
  examples: [
    {
      inputs: { key: SAMPLE_PUBLIC_KEY, now: '2024-03-01T00:00:00Z' },
      result: {
        keys: [
          {
            fingerprint: '56FB42581B7A6821D46A8A96E009C93B9B0A16C8',
            keyId: 'E009C93B9B0A16C8',
            version: 4,
            private: false,
            encrypted: false,
            algorithm: 'eddsa',
            created: '2024-02-29T12:34:56Z',
            expired: false,
            revoked: false,
            usage: ['certify', 'sign'],
            userIds: ['Ada Lovelace <ada@example.org>', 'Ada (work) <ada@work.example>'],
            subkeys: [
              {
                fingerprint: 'DFFF4498B8AE5D6A0699A413EB331B181F514BBE',
                keyId: 'EB331B181F514BBE',
                algorithm: 'ecdh',
                created: '2024-02-29T12:34:56Z',
                expired: false,
                revoked: false,
                usage: ['encrypt'],
              },
            ],
          },
        ],
        count: 1,
      },
    },
    {
      inputs: { key: SAMPLE_PRIVATE_KEY, now: '2024-03-01T00:00:00Z' },
      result: {
        keys: [
          {
            fingerprint: '56FB42581B7A6821D46A8A96E009C93B9B0A16C8',
            keyId: 'E009C93B9B0A16C8',
            version: 4,
            private: true,
            encrypted: false,
            algorithm: 'eddsa',
            created: '2024-02-29T12:34:56Z',
            expired: false,
            revoked: false,
            usage: ['certify', 'sign'],
            userIds: ['Ada Lovelace <ada@example.org>', 'Ada (work) <ada@work.example>'],
            subkeys: [
              {
                fingerprint: 'DFFF4498B8AE5D6A0699A413EB331B181F514BBE',
                keyId: 'EB331B181F514BBE',
                algorithm: 'ecdh',
                created: '2024-02-29T12:34:56Z',
                expired: false,
                revoked: false,
                usage: ['encrypt'],
              },
            ],
          },
        ],
        count: 1,
      },
    },
  ],
  async run({ key, now }) {
    const library = await import('openpgp');
    const seconds = unixSeconds(instantOf(now));
    const reader = new KeyReader(library, seconds, 'key');
    const keys = [];
    for (const own of await readKeys(library, key, 'key')) {
      const { primary, subkeys, userIds } = await reader.read(own);
      const locked = own.getKeys().some((part) => own.isPrivate() && !part.keyPacket.isDecrypted() && !isDummy(part));
      const { fingerprint, keyId, ...rest } = written(primary);
      keys.push({
        fingerprint,
        keyId,
        version: own.keyPacket.version,
        private: own.isPrivate(),
        encrypted: locked,
        ...rest,
        userIds,
        subkeys: subkeys.map(written),
      });
    }
    return { keys, count: keys.length };
  },
});

const written = ({ fingerprint, keyId, algorithm, bits, created, expires, expired, revoked, usage }: KeyFacts) => ({
  fingerprint,
  keyId,
  algorithm,
  ...(bits !== undefined && { bits }),
  created: isoSeconds(created),
  ...(expires !== undefined && { expires: isoSeconds(expires) }),
  expired,
  revoked,
  usage,
});
