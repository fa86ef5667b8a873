import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import decryptor from './age-decryptor.ts';
import tool from './age-encryptor.ts';
import generator from './age-key-generator.ts';

const RECIPIENT = 'age14fejnqqx2rv74ep0qm55v5ttxyy980dphavlytzmw203hzze4ypsf9ex92';

holdTo(tool, {
  answers: [
    [{ text: 'Hello', recipients: [RECIPIENT] }, { stanzas: 1 }],
    [{ text: '', passphrase: 'x', workFactor: 10 }, { stanzas: 1 }],
  ],
  invalid: [
    [{ text: 'x' }, 'recipients'],
    [{ text: 'x', recipients: [RECIPIENT], passphrase: 'y' }, 'passphrase'],
    [{ text: 'x', passphrase: 'y', workFactor: 19 }, 'workFactor'],
    [{ text: 'x', recipients: [] }, 'recipients'],
  ],
  unprocessable: [
    [{ text: 'x', recipients: [RECIPIENT, RECIPIENT] }, /twice/],
    [{ text: 'x', recipients: [RECIPIENT.replace('9ex92', '9ex93')] }, /checksum/],
    [{ text: 'x', recipients: ['age1xyz'] }, /X25519/],
    [{ text: 'z', inputEncoding: 'hex', recipients: [RECIPIENT] }],
  ],
});

it('encrypts what age-decryptor decrypts', async () => {
  const { secretKey, recipient } = await run(generator, {});
  for (const armor of [true, false]) {
    const { message, bytes } = await run(tool, { text: 'Ünï ☃', recipients: [RECIPIENT, recipient], armor });
    expect(message.startsWith('-----BEGIN AGE ENCRYPTED FILE-----\n')).toBe(armor);
    if (!armor) expect(Buffer.from(message, 'base64')).toHaveLength(bytes);
    expect(await run(decryptor, { message, secretKeys: secretKey })).toMatchObject({ output: 'Ünï ☃', stanzas: 2 });
  }
  const { message } = await run(tool, { text: 'secret', passphrase: 'pass', workFactor: 10 });
  expect(await run(decryptor, { message, passphrase: 'pass' })).toMatchObject({ output: 'secret', kinds: ['scrypt'] });
  await expect(run(decryptor, { message, passphrase: 'Pass' })).rejects.toThrow('wrong');
});
