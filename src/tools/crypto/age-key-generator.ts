import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { instantOf, isoSeconds, isRepresentable, unixSeconds } from './lib/instant.ts';

export default defineTool({
  slug: 'age-key-generator',
  name: 'age Key Generator',
  category: 'crypto',
  summary: 'Makes an age key pair, or gives the recipient of a secret key.',
  description:
    'X25519 keys in Bech32. The key file has the lines that age-keygen writes: when it was made, the public key and the secret key. Keep the secret key to yourself.',
  reference: 'age-encryption.org/v1 (C2SP)',
  keywords: ['age-keygen', 'age identity', 'age public key', 'sops', 'file encryption key', 'x25519'],
  random: true,
  inputs: z.strictObject({
    secretKey: z.string().min(1).max(10_000).optional().describe('Secret key (AGE-SECRET-KEY-1…) whose recipient is wanted; a new one is drawn if left out'),
    now: z.string().max(100).optional().describe('When the key is made, for the first line of the key file, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    secretKey: z.string().describe('The secret key, which decrypts'),
    recipient: z.string().describe('The recipient (public key), which others encrypt to'),
    keyFile: z.string().describe('A key file as age-keygen writes it'),
  }),
  headline: 'recipient',
  examples: [
    {
      inputs: { secretKey: 'AGE-SECRET-KEY-1RU47NVY609CPSPWW5LELH6VNTU7H43GYKMFVLURGDU6MF0MJST7QZLK355', now: '2024-02-29T12:34:56Z' },
      result: {
        secretKey: 'AGE-SECRET-KEY-1RU47NVY609CPSPWW5LELH6VNTU7H43GYKMFVLURGDU6MF0MJST7QZLK355',
        recipient: 'age14fejnqqx2rv74ep0qm55v5ttxyy980dphavlytzmw203hzze4ypsf9ex92',
        keyFile:
          '# created: 2024-02-29T12:34:56Z\n# public key: age14fejnqqx2rv74ep0qm55v5ttxyy980dphavlytzmw203hzze4ypsf9ex92\nAGE-SECRET-KEY-1RU47NVY609CPSPWW5LELH6VNTU7H43GYKMFVLURGDU6MF0MJST7QZLK355\n',
      },
    },
    {
      inputs: { secretKey: 'AGE-SECRET-KEY-19J74DJ0Z637A4DX3YZJ6MARM3D2N5Q9G8QA6GLP8KKGQJT7CYUMSKWD26R', now: '2026-11-27T00:35:08+01:00' },
      result: {
        secretKey: 'AGE-SECRET-KEY-19J74DJ0Z637A4DX3YZJ6MARM3D2N5Q9G8QA6GLP8KKGQJT7CYUMSKWD26R',
        recipient: 'age138eh28l5cq6z9xk8hvgeyjn6vcjp50l3zxdqxuu2hdvq2xypfgzqjuqjht',
        keyFile:
          '# created: 2026-11-26T23:35:08Z\n# public key: age138eh28l5cq6z9xk8hvgeyjn6vcjp50l3zxdqxuu2hdvq2xypfgzqjuqjht\nAGE-SECRET-KEY-19J74DJ0Z637A4DX3YZJ6MARM3D2N5Q9G8QA6GLP8KKGQJT7CYUMSKWD26R\n',
      },
    },
  ],
  async run({ secretKey: given, now }) {
    const { generateX25519Identity, identityToRecipient } = await import('age-encryption');
    const seconds = unixSeconds(instantOf(now));
    if (!isRepresentable(seconds)) unprocessable('The now is beyond the calendar.', 'now');
    const secretKey = given === undefined ? await generateX25519Identity() : given.trim().toUpperCase();
    const recipient = await recipientOf(secretKey, identityToRecipient);
    return { secretKey, recipient, keyFile: `# created: ${isoSeconds(seconds)}\n# public key: ${recipient}\n${secretKey}\n` };
  },
});

async function recipientOf(secretKey: string, convert: (key: string) => Promise<string>): Promise<string> {
  if (!secretKey.startsWith('AGE-SECRET-KEY-1'))
    return unprocessable('The secretKey is not an age secret key, which begins with AGE-SECRET-KEY-1.', 'secretKey');
  try {
    return await convert(secretKey);
  } catch {
    return unprocessable('The secretKey is not an age secret key: its checksum or its length is wrong.', 'secretKey');
  }
}
