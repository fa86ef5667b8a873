import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './openpgp-key-generator.ts';
import inspector from './openpgp-key-inspector.ts';

const ADA = [{ name: 'Ada', email: 'ada@example.org' }];

holdTo(tool, {
  answers: [
    [
      { userIds: ADA, validDays: 365, now: '2024-02-29T12:00:00Z' },
      { algorithm: 'ed25519', created: '2024-02-29T12:00:00Z', expires: '2025-02-28T12:00:00Z', userIds: ['Ada <ada@example.org>'], encrypted: false },
    ],
    [
      { userIds: [{ name: ' Grüße ', comment: 'Arbeit' }, { email: 'a@b' }], passphrase: 'p', now: '2099-01-01T00:00:00.9+01:00' },
      { created: '2098-12-31T23:00:00Z', userIds: ['Grüße (Arbeit)', '<a@b>'], encrypted: true },
    ],
  ],
  invalid: [
    [{ userIds: [] }, 'userIds'],
    [{ userIds: ADA, algorithm: 'dsa' }, 'algorithm'],
    [{ userIds: ADA, validDays: 36_501 }, 'validDays'],
    [{ userIds: ADA, passphrase: '' }, 'passphrase'],
    [{ userIds: [{ mail: 'x' }] }],
  ],
  unprocessable: [
    [{ userIds: [{}] }, /name or an e-mail/],
    [{ userIds: [{ comment: 'x', name: ' ' }] }, /name or an e-mail/],
    [{ userIds: [{ name: 'A <b>' }] }, /< >/],
    [{ userIds: [{ name: 'A', comment: 'x)' }] }, /< >/],
    [{ userIds: [{ name: 'A\nB' }] }, /control/],
    [{ userIds: [{ name: '\ud800' }] }, /surrogate/],
    [{ userIds: [{ email: 'ada' }] }, /exactly one @/],
    [{ userIds: [{ email: 'a@b@c' }] }, /exactly one @/],
    [{ userIds: ADA, now: '2024-02-30T00:00:00Z' }, /instant/],
    [{ userIds: ADA, now: '1969-12-31T23:59:59Z' }, /1970/],
    [{ userIds: ADA, now: '2106-02-07T06:28:16Z' }, /2106/],
  ],
});

const FORMS: readonly [string, string, string, number?][] = [
  ['ed25519', 'eddsa', 'ecdh'],
  ['p256', 'ecdsa', 'ecdh'],
  ['p521', 'ecdsa', 'ecdh'],
  ['rsa2048', 'rsa', 'rsa', 2048],
];

it.each(FORMS)('%s: a key that signs and certifies, with a subkey that encrypts', async (algorithm, primary, subkey, bits) => {
  const made = await run(tool, { userIds: ADA, algorithm, validDays: 1, now: '2024-02-29T12:00:00Z' });
  const size = bits === undefined ? {} : { bits };
  const { keys } = await run(inspector, { key: made.publicKey + made.privateKey, now: '2024-02-29T12:00:00Z' });
  const expected = {
    ...{
      fingerprint: made.fingerprint,
      keyId: made.keyId,
      version: 4,
      algorithm: primary,
      ...size,
      expires: '2024-03-01T12:00:00Z',
      usage: ['certify', 'sign'],
    },
    subkeys: [{ algorithm: subkey, ...size, expires: '2024-03-01T12:00:00Z', usage: ['encrypt'] }],
  };
  expect(keys).toMatchObject([
    { ...expected, private: false },
    { ...expected, private: true, encrypted: false },
  ]);
  expect(made.fingerprint.slice(-16)).toBe(made.keyId);
});

it('makes another key each time, and a certificate that revokes it', async () => {
  const [first, second] = [await run(tool, { userIds: ADA }), await run(tool, { userIds: ADA })];
  expect(first.fingerprint).not.toBe(second.fingerprint);
  const packets = (armored: string) => Buffer.from(armored.replace(/-----.*|^=.*|^Comment.*/gm, ''), 'base64');
  const [key, revocation] = [packets(first.publicKey), packets(first.revocationCertificate)];
  // The key packet is the first, 2 bytes and its length; the revocation belongs behind it.
  const end = 2 + (key[1] ?? 0);
  const revoked = Buffer.concat([key.subarray(0, end), revocation, key.subarray(end)]).toString('base64');
  expect(await run(inspector, { key: revoked })).toMatchObject({ keys: [{ keyId: first.keyId, revoked: true }] });
  expect(await run(inspector, { key: first.publicKey })).toMatchObject({ keys: [{ revoked: false }] });
});
