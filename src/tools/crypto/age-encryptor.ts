import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { base64Of } from '../shared/platform/bytes.ts';

export default defineTool({
  slug: 'age-encryptor',
  name: 'age Encryptor',
  category: 'crypto',
  summary: 'Encrypts a text or file with age, for recipients or with a passphrase.',
  description: 'Give either recipients or a passphrase. The file key and nonces are random, so the message differs each time; age and rage open it.',
  reference: 'age-encryption.org/v1 (C2SP)',
  keywords: ['age encrypt', 'rage', 'encrypt file', 'age recipient', 'passphrase encryption', 'age armor'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What to encrypt, as text or as bytes in inputEncoding'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text gives the bytes: as UTF-8 text, hex or Base64'),
    recipients: z.array(z.string().max(200)).min(1).max(100).optional().describe('Recipients (public keys, age1…), each of whom can decrypt the message'),
    passphrase: z.string().min(1).max(1000).optional().describe('Passphrase that decrypts the message, in place of recipients'),
    workFactor: z.int().min(10).max(18).default(15).describe('With a passphrase: how slow guessing is, as the base-2 logarithm of the N of scrypt'),
    armor: z.boolean().default(true).describe('Whether the message is armoured text; else base64 of the binary form'),
  }),
  result: z.strictObject({
    message: z.string().describe('The encrypted message'),
    bytes: z.int().describe('Number of bytes of the binary form'),
    stanzas: z.int().describe('Number of recipients written into it'),
  }),
  pageInputs: { text: 'Hello world.', recipients: ['age14fejnqqx2rv74ep0qm55v5ttxyy980dphavlytzmw203hzze4ypsf9ex92'] },
  examples: [],
  async run({ text, inputEncoding, recipients, passphrase, workFactor, armor: isArmored }) {
    if ((recipients === undefined) === (passphrase === undefined)) {
      invalid(recipients === undefined ? 'recipients' : 'passphrase', 'must be given so that there is exactly one of recipients and passphrase');
    }
    const { armor, Encrypter } = await import('age-encryption');
    const bytes = bytesFromText(text, inputEncoding);
    const encrypter = new Encrypter();
    if (passphrase !== undefined) {
      encrypter.setPassphrase(passphrase);
      encrypter.setScryptWorkFactor(workFactor);
    }
    const seen = new Set<string>();
    for (const [index, recipient] of (recipients ?? []).entries()) {
      const path = `recipients[${index}]`;
      const plain = recipient.trim().toLowerCase();
      if (seen.has(plain)) unprocessable('A recipient is given twice; give each one once.', path);
      seen.add(plain);
      addRecipient(recipient.trim(), path, (own) => encrypter.addRecipient(own));
    }
    const made = await encrypter.encrypt(bytes);
    return { message: isArmored ? armor.encode(made) : base64Of(made), bytes: made.length, stanzas: recipients?.length ?? 1 };
  },
});

function addRecipient(recipient: string, path: string, add: (recipient: string) => void): void {
  if (!/^age1[0-9a-z]{58}$/.test(recipient))
    unprocessable('The recipient is not an age recipient (X25519), which begins with age1 and has 62 characters.', path);
  try {
    add(recipient);
  } catch {
    unprocessable('The recipient is not an age recipient: its checksum is wrong.', path);
  }
}
