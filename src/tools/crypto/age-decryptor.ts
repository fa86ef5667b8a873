import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { latin1Text } from '../shared/platform/bytes.ts';

const MAX_WORK_FACTOR = 18;
const INTRO = 'age-encryption.org/v1\n';
const ARMOR = /-----BEGIN AGE ENCRYPTED FILE-----/;

export default defineTool({
  slug: 'age-decryptor',
  name: 'age Decryptor',
  category: 'crypto',
  summary: 'Decrypts an age message or file with a secret key or passphrase.',
  description:
    'No key that fits, a wrong passphrase, a header or payload that was changed or cut off, and a work factor of scrypt above 18 are refused; nothing of a message that is bad at its end is given.',
  reference: 'age-encryption.org/v1 (C2SP)',
  keywords: ['age decrypt', 'rage', 'decrypt age file', 'age armor', 'age secret key'],
  cost: 'heavy',
  inputs: z.strictObject({
    message: z.string().min(1).max(2_000_000).describe('The message: armoured, or base64 of the binary form'),
    secretKeys: z.string().min(1).max(100_000).optional().describe('Secret keys (AGE-SECRET-KEY-1…), one per line, or a key file with comments'),
    passphrase: z.string().min(1).max(1000).optional().describe('Passphrase of a message that was encrypted with one'),
    outputEncoding: byteEncoding.default('utf8').describe('How the decrypted bytes are written: as UTF-8 text, hex or Base64'),
  }),
  result: z.strictObject({
    output: z.string().describe('The decrypted text or bytes'),
    bytes: z.int().describe('Number of decrypted bytes'),
    stanzas: z.int().describe('Number of recipients that the header names'),
    kinds: z.array(z.string()).describe('Kind of each, such as X25519 or scrypt'),
  }),
  examples: [
    {
      inputs: {
        message:
          '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBrL2JYaXFlNU82ZUxSWGsv\nV25NMEI4THBsUjBON25ldlE3ZllVL1U0a0NzCjdDT2JXU1g0M083SnM4UTk0Y21m\nbUN2dThXMzBObUpjcGZmY0tVN0xIS0EKLS0tIGFXZUpYRU10V0tmc2EzcTd6Zmk3\nMFpjVGhSZXhiaVhEbWtsUUdZeXlLS3MKoIBgSKbucRa7fUA50pc2o3O91++tpz6F\nHGSxjEirk6ZrL3yVK4GPl03v+7dACuc=\n-----END AGE ENCRYPTED FILE-----\n',
        secretKeys: 'AGE-SECRET-KEY-1RU47NVY609CPSPWW5LELH6VNTU7H43GYKMFVLURGDU6MF0MJST7QZLK355',
      },
      result: { output: 'Hello, age ☃\n', bytes: 15, stanzas: 1, kinds: ['X25519'] },
    },
    {
      inputs: {
        message:
          '-----BEGIN AGE ENCRYPTED FILE-----\nYWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IFgyNTUxOSBrL2JYaXFlNU82ZUxSWGsv\nV25NMEI4THBsUjBON25ldlE3ZllVL1U0a0NzCjdDT2JXU1g0M083SnM4UTk0Y21m\nbUN2dThXMzBObUpjcGZmY0tVN0xIS0EKLS0tIGFXZUpYRU10V0tmc2EzcTd6Zmk3\nMFpjVGhSZXhiaVhEbWtsUUdZeXlLS3MKoIBgSKbucRa7fUA50pc2o3O91++tpz6F\nHGSxjEirk6ZrL3yVK4GPl03v+7dACuc=\n-----END AGE ENCRYPTED FILE-----\n',
        secretKeys: 'AGE-SECRET-KEY-1RU47NVY609CPSPWW5LELH6VNTU7H43GYKMFVLURGDU6MF0MJST7QZLK355',
        outputEncoding: 'hex',
      },
      result: { output: '48656c6c6f2c2061676520e298830a', bytes: 15, stanzas: 1, kinds: ['X25519'] },
    },
  ],
  async run({ message, secretKeys, passphrase, outputEncoding }) {
    if (secretKeys === undefined && passphrase === undefined) invalid('secretKeys', 'must be given, or passphrase');
    const { armor, Decrypter } = await import('age-encryption');
    const bytes = binaryOf(message, (text) => armor.decode(text));
    const stanzas = stanzasOf(bytes);
    const decrypter = new Decrypter();
    for (const key of keysOf(secretKeys ?? '')) {
      try {
        decrypter.addIdentity(key);
      } catch {
        unprocessable('A line of secretKeys is not an age secret key: its checksum or its length is wrong.', 'secretKeys');
      }
    }
    if (passphrase !== undefined) decrypter.addPassphrase(passphrase);
    const isScrypt = stanzas.some(({ kind }) => kind === 'scrypt');
    if (isScrypt && passphrase === undefined) unprocessable('The message is encrypted with a passphrase, which is missing.', 'passphrase');
    if (!isScrypt && secretKeys === undefined) unprocessable('The message is encrypted to recipients, and secretKeys is missing.', 'secretKeys');
    const output = await opened(() => decrypter.decrypt(bytes), isScrypt);
    return { output: textFromBytes(output, outputEncoding), bytes: output.length, stanzas: stanzas.length, kinds: stanzas.map(({ kind }) => kind) };
  },
});

async function opened(decrypt: () => Promise<Uint8Array>, isScrypt: boolean): Promise<Uint8Array> {
  try {
    return await decrypt();
  } catch (error) {
    const problem = error instanceof Error ? error.message : '';
    if (/no identity matched/.test(problem))
      return unprocessable(isScrypt ? 'The passphrase is wrong.' : 'None of the secret keys fits the message.', isScrypt ? 'passphrase' : 'secretKeys');
    return unprocessable(
      `The message cannot be decrypted: ${/HMAC|header/i.test(problem) ? 'its header was changed' : 'it is damaged, changed or cut off'}.`,
      'message',
    );
  }
}

function binaryOf(message: string, decode: (text: string) => Uint8Array): Uint8Array {
  if (!ARMOR.test(message)) return bytesFromText(message, 'base64', 'message');
  try {
    return decode(message);
  } catch {
    return unprocessable('The armour of the message is damaged.', 'message');
  }
}

/** The recipients that the header names. A work factor that would take too long is unprocessable. */
function stanzasOf(bytes: Uint8Array): { kind: string }[] {
  const end = latin1Text(bytes.subarray(0, 200_000));
  if (!end.startsWith(INTRO)) return unprocessable('The message is not an age file of version 1.', 'message');
  const header = end.split('\n--- ', 1)[0] ?? '';
  if (header.length === end.length) return unprocessable('The header of the message is cut off.', 'message');
  const lines = header.split('\n').filter((line) => line.startsWith('-> '));
  return lines.map((line) => {
    const [, kind = '', ...rest] = line.split(' ');
    if (kind === 'scrypt' && !(Number(rest[1]) <= MAX_WORK_FACTOR)) unprocessable(`The work factor of scrypt is above ${MAX_WORK_FACTOR}.`, 'message');
    return { kind };
  });
}

function keysOf(text: string): string[] {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'));
  if (text !== '' && lines.length === 0) unprocessable('The secretKeys have no key.', 'secretKeys');
  for (const line of lines)
    if (!line.startsWith('AGE-SECRET-KEY-1')) unprocessable('A line of secretKeys is not an age secret key, which begins with AGE-SECRET-KEY-1.', 'secretKeys');
  return lines;
}
