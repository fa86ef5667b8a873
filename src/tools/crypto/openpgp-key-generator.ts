import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';
import { SETTINGS, upperHex } from './lib/pgp-keys.ts';
import { timeOf } from './lib/pgp-time.ts';

const ALGORITHMS = ['ed25519', 'p256', 'p384', 'p521', 'rsa2048', 'rsa3072', 'rsa4096'] as const;
const CURVES = { ed25519: 'ed25519Legacy', p256: 'nistP256', p384: 'nistP384', p521: 'nistP521' } as const;
const SECONDS_OF_DAY = 86_400;
const part = z.string().max(500);

export default defineTool({
  slug: 'openpgp-key-generator',
  name: 'OpenPGP (PGP, GPG) Key Generator',
  category: 'crypto',
  summary: 'Makes a PGP key pair with names, expiry and passphrase, and its revocation certificate.',
  description:
    'A key of version 4, which GnuPG 2 reads: it signs and certifies, and has a subkey that encrypts. Keep the private key and the revocation certificate to yourself; the certificate declares the key invalid if it is lost.',
  reference: 'RFC 9580, RFC 4880',
  keywords: ['gpg --gen-key', 'pgp key pair', 'gnupg', 'email encryption', 'private key block', 'cv25519', 'revocation certificate'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    userIds: z
      .array(
        z.strictObject({
          name: part.optional().describe('Name, such as Ada Lovelace'),
          email: part.optional().describe('E-mail address, such as ada@example.org'),
          comment: part.optional().describe('Comment, written in brackets after the name'),
        }),
      )
      .min(1)
      .max(20)
      .describe('Whose key it is; each needs a name or an e-mail address'),
    algorithm: z.enum(ALGORITHMS).default('ed25519').describe('Elliptic curve, or RSA with so many bits'),
    passphrase: z.string().min(1).max(1000).optional().describe('Passphrase that protects the private key; not protected if left out'),
    validDays: z.int().min(0).max(36_500).default(0).describe('Days after which the key expires; 0 does not expire'),
    now: z.string().max(100).optional().describe('When the key is made, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    publicKey: z.string().describe('The public key, armoured: give it to others'),
    privateKey: z.string().describe('The private key, armoured: keep it to yourself'),
    revocationCertificate: z.string().describe('What declares the key invalid, armoured: keep it for when the key is lost'),
    fingerprint: z.string().describe('Fingerprint of the key in capital hex digits'),
    keyId: z.string().describe('Key id: the last 16 digits of the fingerprint'),
    algorithm: z.string().describe('The algorithm that was asked for'),
    created: z.string().describe('When the key was made, in UTC'),
    expires: z.string().optional().describe('When the key expires, in UTC; absent if it does not'),
    userIds: z.array(z.string()).describe('User ids, as Name (comment) <email>'),
    encrypted: z.boolean().describe('Whether a passphrase protects the private key'),
  }),
  pageInputs: { userIds: [{ name: 'Ada', email: 'ada@example.org' }] },
  examples: [],
  async run({ userIds, algorithm, passphrase, validDays, now }) {
    const library = await import('openpgp');
    const created = timeOf(unixSeconds(instantOf(now)));
    const names = userIds.map(userIdOf);
    const made = await library.generateKey({
      // The library's own check of addresses refuses some that are in use, so that it is given the whole user id as a name.
      userIDs: names.map((name) => ({ name })),
      ...(algorithm in CURVES ? { type: 'ecc', curve: CURVES[algorithm as keyof typeof CURVES] } : { type: 'rsa', rsaBits: Number(algorithm.slice(3)) }),
      ...(passphrase !== undefined && { passphrase }),
      keyExpirationTime: validDays * SECONDS_OF_DAY,
      date: new Date(created * 1000),
      format: 'object',
      config: { ...SETTINGS, minRSABits: 2047 },
    });
    return {
      publicKey: lines(made.publicKey.armor()),
      privateKey: lines(made.privateKey.armor()),
      revocationCertificate: lines(made.revocationCertificate),
      fingerprint: upperHex(made.publicKey.getFingerprint()),
      keyId: upperHex(made.publicKey.getKeyID()),
      algorithm,
      created: isoSeconds(created),
      ...(validDays > 0 && { expires: isoSeconds(created + validDays * SECONDS_OF_DAY) }),
      userIds: names,
      encrypted: passphrase !== undefined,
    };
  },
});

const lines = (armored: string): string => armored.replace(/\r\n/g, '\n');

function userIdOf({ name = '', email = '', comment = '' }: { name?: string; email?: string; comment?: string }, index: number): string {
  const parts = { name: name.trim(), comment: comment.trim(), email: email.trim() };
  const path = `userIds[${index}]`;
  if (parts.name === '' && parts.email === '') unprocessable('A user id needs a name or an e-mail address.', path);
  for (const [field, value] of Object.entries(parts)) {
    if (/[<>()\p{Cc}\p{Zl}\p{Zp}]/u.test(value)) unprocessable('A user id cannot contain < > ( ) or control characters.', `${path}.${field}`);
    if (!value.isWellFormed()) unprocessable('A user id cannot contain half a character (a lone surrogate).', `${path}.${field}`);
  }
  if (parts.email !== '' && !/^[^@\s]+@[^@\s]+$/.test(parts.email))
    unprocessable('The e-mail address must have exactly one @, and no spaces.', `${path}.email`);
  return [parts.name, parts.comment && `(${parts.comment})`, parts.email && `<${parts.email}>`].filter((text) => text !== '').join(' ');
}
