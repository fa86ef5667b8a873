import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { SAMPLE_PRIVATE_KEY, SAMPLE_PUBLIC_KEY } from './lib/pgp-samples.ts';
import decryptor from './openpgp-decryptor.ts';
import tool from './openpgp-encryptor.ts';
import vectors from './testdata/openpgp.json' with { type: 'json' };

const now = '2024-03-01T00:00:00Z';

holdTo(tool, {
  vectors,
  answers: [[{ text: 'Hello', publicKeys: SAMPLE_PUBLIC_KEY, now }, { recipients: ['E009C93B9B0A16C8'] }]],
  invalid: [
    [{ text: 'x' }, 'publicKeys'],
    [{ text: 'x', password: '' }, 'password'],
    [{ text: 'x', password: 'y', compression: 'bzip2' }, 'compression'],
  ],
  unprocessable: [
    [{ text: 'z', inputEncoding: 'hex', password: 'x' }],
    [{ text: 'x', publicKeys: 'x' }, /publicKeys/],
    [{ text: 'x', publicKeys: SAMPLE_PUBLIC_KEY, privateKey: SAMPLE_PUBLIC_KEY }, /public key/],
    [{ text: 'x', publicKeys: SAMPLE_PUBLIC_KEY, privateKey: SAMPLE_PRIVATE_KEY + SAMPLE_PRIVATE_KEY, now }, /several/],
  ],
});

it.each([
  { publicKeys: SAMPLE_PUBLIC_KEY },
  { password: 'Pässword' },
  { publicKeys: SAMPLE_PUBLIC_KEY, password: 'Pässword', privateKey: SAMPLE_PRIVATE_KEY, compression: 'zlib' },
  { password: 'Pässword', privateKey: SAMPLE_PRIVATE_KEY, compression: 'zip', armor: false },
])('encrypts what openpgp-decryptor decrypts: %j', async (how) => {
  const text = 'Ünï ☃\r\n'.repeat(40);
  const { message, bytes, signedBy } = await run(tool, { text, now, ...how });
  expect(signedBy).toBe(how.privateKey && 'E009C93B9B0A16C8');
  if (how.armor === false) expect(Buffer.from(message, 'base64')).toHaveLength(bytes);
  const openers = [...(how.publicKeys ? [{ privateKey: SAMPLE_PRIVATE_KEY }] : []), ...(how.password ? [{ password: how.password }] : [])];
  for (const opener of openers) {
    const opened = await run(decryptor, { message, publicKeys: SAMPLE_PUBLIC_KEY, now, ...opener });
    expect(opened).toMatchObject({ output: text, signed: how.privateKey !== undefined, recipients: how.publicKeys ? ['EB331B181F514BBE'] : [] });
    expect(opened.signatures).toMatchObject(how.privateKey ? [{ valid: true }] : []);
  }
});

it('gives another message each time, and compresses where it is told to', async () => {
  const text = 'a'.repeat(10_000);
  const [plain, again, packed] = [
    await run(tool, { text, password: 'x' }),
    await run(tool, { text, password: 'x' }),
    await run(tool, { text, password: 'x', compression: 'zlib' }),
  ];
  expect(plain.message).not.toBe(again.message);
  expect(plain.bytes).toBeGreaterThan(10_000);
  expect(packed.bytes).toBeLessThan(500);
});
