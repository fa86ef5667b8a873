import type { Key, PrivateKey } from 'openpgp';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { instantOf, unixSeconds } from './lib/instant.ts';
import { armor } from './lib/pgp-armor.ts';
import { type KeyFacts, KeyReader, partFor } from './lib/pgp-facts.ts';
import { configOf, type OpenPgp, readPrivateKeys, readPublicKeys, upperHex, wholeBytes } from './lib/pgp-keys.ts';
import { timeOf } from './lib/pgp-time.ts';
import { unlockSigner } from './lib/pgp-unlock.ts';

const COMPRESSIONS = { none: 0, zip: 1, zlib: 2 } as const;

export default defineTool({
  slug: 'openpgp-encryptor',
  name: 'OpenPGP (PGP, GPG) Encryptor',
  category: 'crypto',
  summary: 'Encrypts a text or file for PGP keys or with a password, signed if wanted.',
  description:
    'AES-256 with modification detection, or what the keys prefer. With keys and a password either opens the message. Of each key the newest valid subkey that encrypts is taken; expired and revoked keys are refused. The message differs each time.',
  reference: 'RFC 9580, RFC 4880',
  keywords: ['gpg --encrypt', 'pgp encrypt', 'gpg symmetric', 'encrypt email', 'gnupg', 'asc', 'encrypt file'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What to encrypt, as text or as bytes in inputEncoding'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text gives the bytes: as UTF-8 text, hex or Base64'),
    publicKeys: z.string().min(1).max(1_000_000).optional().describe('Public keys of all recipients, one after the other'),
    password: z.string().min(1).max(1000).optional().describe('Password that opens the message'),
    privateKey: z.string().min(1).max(1_000_000).optional().describe('Private key that signs the message; not signed if left out'),
    passphrase: z.string().min(1).max(1000).optional().describe('Passphrase of the private key'),
    armor: z.boolean().default(true).describe('Whether the message is armoured text; else base64 of the binary form'),
    compression: z.enum(['none', 'zip', 'zlib']).default('none').describe('How the text is compressed first'),
    now: z.string().max(100).optional().describe('When it is encrypted, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    message: z.string().describe('The encrypted message'),
    bytes: z.int().describe('Number of bytes of the binary form'),
    recipients: z.array(z.string()).describe('Key ids of the keys that it is encrypted to'),
    signedBy: z.string().optional().describe('Key id of the key that signed it; absent if none did'),
  }),
  pageInputs: { text: 'Hello world.', password: 'correct horse battery staple' },
  examples: [],
  async run({ text, inputEncoding, publicKeys, password, privateKey, passphrase, armor: isArmored, compression, now }) {
    if (publicKeys === undefined && password === undefined) invalid('publicKeys', 'must be given, or password');
    const library = await import('openpgp');
    const seconds = timeOf(unixSeconds(instantOf(now)));
    const bytes = bytesFromText(text, inputEncoding);
    const recipients = publicKeys === undefined ? [] : await recipientsOf(library, publicKeys, seconds);
    const signer = privateKey === undefined ? undefined : await signerOf(library, privateKey, passphrase, seconds);
    const made = await encrypted(library, bytes, { recipients, password, signer, compression: COMPRESSIONS[compression], seconds });
    return {
      message: isArmored ? armor('MESSAGE', made) : base64Of(made),
      bytes: made.length,
      recipients: recipients.map(({ key }) => upperHex(key.getKeyID())),
      ...(signer && { signedBy: signer.facts.keyId }),
    };
  },
});

/** A key, and the part of it to use. */
interface Chosen<Own extends Key> {
  key: Own;
  facts: KeyFacts;
}

async function recipientsOf(library: OpenPgp, text: string, seconds: number): Promise<Chosen<Key>[]> {
  const reader = new KeyReader(library, seconds, 'publicKeys');
  const chosen: Chosen<Key>[] = [];
  for (const key of await readPublicKeys(library, text)) {
    if (chosen.some((other) => other.key.getFingerprint() === key.getFingerprint())) continue;
    chosen.push({ key, facts: partFor(await reader.read(key), 'encrypt', seconds, 'publicKeys') });
  }
  return chosen;
}

async function signerOf(library: OpenPgp, text: string, passphrase: string | undefined, seconds: number): Promise<Chosen<PrivateKey>> {
  const [key, ...others] = await readPrivateKeys(library, text);
  if (!key || others.length > 0) return unprocessable('The privateKey contains several keys; give the one that is to sign.', 'privateKey');
  const facts = partFor(await new KeyReader(library, seconds, 'privateKey').read(key), 'sign', seconds, 'privateKey');
  await unlockSigner(library, facts.part, passphrase);
  return { key, facts };
}

interface Wanted {
  recipients: readonly Chosen<Key>[];
  password: string | undefined;
  signer: Chosen<PrivateKey> | undefined;
  compression: number;
  seconds: number;
}

async function encrypted(library: OpenPgp, bytes: Uint8Array, { recipients, password, signer, compression, seconds }: Wanted): Promise<Uint8Array> {
  const date = new Date(seconds * 1000);
  const config = configOf(library);
  try {
    const plain = await library.createMessage({ binary: bytes, date });
    const signed = signer
      ? await library.sign({ message: plain, signingKeys: signer.key, signingKeyIDs: signer.facts.part.getKeyID(), date, format: 'object', config })
      : plain;
    const packed = (signed as typeof signed & { compress(algorithm: number, config: object): typeof signed }).compress(compression, config);
    const passwords = password === undefined ? undefined : [password];
    const message = await packed.encrypt(
      recipients.map(({ key }) => key),
      passwords,
      undefined,
      false,
      recipients.map(({ facts }) => facts.part.getKeyID()),
      date,
      undefined,
      config,
    );
    return wholeBytes(message.write());
  } catch {
    return unprocessable('One of the keys cannot be used: its parameters are damaged.', recipients.length > 0 ? 'publicKeys' : 'privateKey');
  }
}
