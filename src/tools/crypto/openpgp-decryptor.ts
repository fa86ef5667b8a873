import type { Key, KeyID, Message, PrivateKey, SessionKey, Subkey } from 'openpgp';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding, textFromBytes } from '../shared/bytes/bytes.ts';
import { instantOf, unixSeconds } from './lib/instant.ts';
import { binaryOf } from './lib/pgp-armor.ts';
import { KeyReader } from './lib/pgp-facts.ts';
import { configOf, type OpenPgp, readPrivateKeys, readPublicKeys, SETTINGS, upperHex } from './lib/pgp-keys.ts';
import { contentOf, isTooLong, nativeBytes } from './lib/pgp-message.ts';
import { SAMPLE_MESSAGE, SAMPLE_PRIVATE_KEY } from './lib/pgp-samples.ts';
import { SignatureJudge } from './lib/pgp-signatures.ts';
import { PassphraseBudget, refusePassphrase, unlock } from './lib/pgp-unlock.ts';

type Encrypted = Message<Uint8Array>;

const MAX_TRIES = 64;
const MAX_RECIPIENTS = 1000;
const PASSWORD_TAG = 3;
const UNPROTECTED_TAG = 9;
const PROTECTED_TAGS = [18, 20];
const ANY_KEY = '0000000000000000';

export default defineTool({
  slug: 'openpgp-decryptor',
  name: 'OpenPGP (PGP, GPG) Decryptor',
  category: 'crypto',
  summary: 'Decrypts a PGP message with a private key or password, and checks its signature.',
  description:
    'Expired and revoked keys still decrypt, and hidden recipients are tried with every key given. A message without protection against changes, or that was changed or cut off, is refused. Signatures are checked with publicKeys.',
  reference: 'RFC 9580, RFC 4880',
  keywords: ['gpg --decrypt', 'pgp decrypt', 'gnupg', 'asc', 'gpg file', 'decrypt email'],
  cost: 'heavy',
  inputs: z.strictObject({
    message: z.string().min(1).max(2_000_000).describe('The message, armoured or as base64 of the binary form'),
    privateKey: z.string().min(1).max(1_000_000).optional().describe('Private key that decrypts, or several one after the other'),
    passphrase: z.string().min(1).max(1000).optional().describe('Passphrase of the private key'),
    password: z.string().min(1).max(1000).optional().describe('Password of a message that was encrypted with one'),
    publicKeys: z.string().min(1).max(1_000_000).optional().describe('Public keys of those who may have signed'),
    outputEncoding: byteEncoding.default('utf8').describe('How the decrypted bytes are given: as UTF-8 text, hex or Base64'),
    now: z.string().max(100).optional().describe('When to check signatures, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    output: z.string().describe('The decrypted text or bytes'),
    bytes: z.int().describe('Number of decrypted bytes'),
    fileName: z.string().optional().describe('Name of the file, as the message says'),
    recipients: z.array(z.string()).describe('Key ids that the message names; 0000000000000000 for hidden ones'),
    signed: z.boolean().describe('Whether it is signed'),
    signatures: z
      .array(
        z.strictObject({
          keyId: z.string().describe('Key id that the signature names'),
          valid: z.boolean().describe('Whether the signature is valid'),
          created: z.string().optional().describe('When it was made, in UTC'),
          reason: z.string().optional().describe('Why the signature is not valid'),
        }),
      )
      .describe('The signatures, in order'),
  }),
  examples: [
    {
      inputs: { message: SAMPLE_MESSAGE, privateKey: SAMPLE_PRIVATE_KEY },
      result: { output: 'Hello, Wörld ☃\n', bytes: 18, fileName: 'm.txt', recipients: ['EB331B181F514BBE'], signed: false, signatures: [] },
    },
    {
      inputs: { message: SAMPLE_MESSAGE, privateKey: SAMPLE_PRIVATE_KEY, outputEncoding: 'hex' },
      result: { output: '48656c6c6f2c2057c3b6726c6420e298830a', bytes: 18, fileName: 'm.txt', recipients: ['EB331B181F514BBE'], signed: false, signatures: [] },
    },
  ],
  async run({ message: text, privateKey, passphrase, password, publicKeys, outputEncoding, now }) {
    if (privateKey === undefined && password === undefined) invalid('privateKey', 'must be given, or password');
    const library = await import('openpgp');
    const seconds = unixSeconds(instantOf(now));
    const privateKeys = privateKey === undefined ? [] : await readPrivateKeys(library, privateKey);
    const verifiers = publicKeys === undefined ? [] : await readPublicKeys(library, publicKeys);
    const message = await encryptedMessage(library, text);
    const ids = message.getEncryptionKeyIDs();
    const opened = await decrypted(library, message, await sessionKeysOf(library, message, { privateKeys, passphrase, password, ids, seconds }));
    const verdicts = await new SignatureJudge(library, verifiers, seconds).judge(opened.content.signatures, opened.content.bytes, 'message');
    const bytes = nativeBytes(opened.message, opened.content.bytes);
    return {
      output: textFromBytes(bytes, outputEncoding),
      bytes: bytes.length,
      ...(opened.content.fileName !== '' && { fileName: opened.content.fileName }),
      recipients: ids.map(upperHex),
      signed: verdicts.length > 0,
      signatures: verdicts.map(({ keyId, valid, created, reason }) => ({
        keyId,
        valid,
        ...(created !== undefined && { created }),
        ...(reason !== undefined && { reason }),
      })),
    };
  },
});

async function encryptedMessage(library: OpenPgp, text: string): Promise<Encrypted> {
  const { bytes } = binaryOf(text, 'message');
  let message: Encrypted;
  try {
    message = (await library.readMessage({ binaryMessage: bytes, config: SETTINGS })) as Encrypted;
  } catch (error) {
    return unprocessable(isTooLong(error) ? TOO_LONG : 'The message is not an OpenPGP message, or is damaged or cut off.', 'message');
  }
  if (message.packets.indexOfTag(UNPROTECTED_TAG).length > 0)
    unprocessable('The message has no protection against changes (it is of before 2001 or was made to look so), and is not decrypted.', 'message');
  if (message.packets.indexOfTag(...PROTECTED_TAGS).length === 0) unprocessable('The message is not encrypted.', 'message');
  if (message.getEncryptionKeyIDs().length > MAX_RECIPIENTS) unprocessable(`The message has more than ${MAX_RECIPIENTS} recipients.`, 'message');
  return message;
}

const TOO_LONG = 'The message is more than 10,000,000 bytes when it is unpacked.';

interface Openers {
  privateKeys: readonly PrivateKey[];
  passphrase: string | undefined;
  password: string | undefined;
  ids: readonly KeyID[];
  seconds: number;
}

/** The session keys that the keys or the password give. None: unprocessable, with the reason. */
async function sessionKeysOf(library: OpenPgp, message: Encrypted, openers: Openers): Promise<SessionKey[]> {
  const budget = new PassphraseBudget();
  const byKeys = await byPrivateKeys(library, message, openers, budget);
  if (byKeys.keys.length > 0) return byKeys.keys;
  const byPassword = openers.password === undefined ? [] : await byOnePassword(library, message, openers.password, budget);
  if (byPassword.length > 0) return byPassword;
  const takesPassword = message.packets.indexOfTag(PASSWORD_TAG).length > 0;
  if (byKeys.isLocked) return refusePassphrase(openers.passphrase);
  if (openers.password !== undefined && takesPassword) return unprocessable('The password does not open the message.', 'password');
  if (openers.privateKeys.length === 0) return unprocessable('The message is encrypted to keys, and takes no password.', 'privateKey');
  return unprocessable(
    openers.ids.length === 0
      ? 'The message is encrypted with a password, which is missing.'
      : 'None of the private keys is one that the message is encrypted to.',
    openers.ids.length === 0 ? 'password' : 'privateKey',
  );
}

async function byPrivateKeys(
  library: OpenPgp,
  message: Encrypted,
  { privateKeys, passphrase, ids, seconds }: Openers,
  budget: PassphraseBudget,
): Promise<{ keys: SessionKey[]; isLocked: boolean }> {
  const isHidden = ids.some((id) => id.toHex() === ANY_KEY);
  const usable: PrivateKey[] = [];
  let isLocked = false;
  for (const key of privateKeys) {
    const parts: (Key | Subkey)[] = isHidden ? key.getKeys() : key.getKeys().filter((part) => ids.some((id) => part.getKeyID().equals(id)));
    const open = await unlock(library, parts, passphrase, 'privateKey', budget);
    isLocked ||= open.length < parts.length;
    if (parts.length > 0 && open.length === parts.length) usable.push(key);
  }
  const tries = ids.filter((id) => id.toHex() === ANY_KEY || usable.some((key) => key.getKeys(id).length > 0)).length * usable.length;
  if (tries > MAX_TRIES) unprocessable(`The message has more hidden recipients than one run can try (${MAX_TRIES} with all keys).`, 'message');
  if (usable.length === 0) return { keys: [], isLocked };
  // What has been checked once the library does not check again.
  const reader = new KeyReader(library, seconds, 'privateKey');
  for (const key of usable) await reader.read(key);
  try {
    const found = await library.decryptSessionKeys({ message, decryptionKeys: usable, config: configOf(library) });
    return { keys: found as SessionKey[], isLocked: false };
  } catch {
    return { keys: [], isLocked };
  }
}

async function byOnePassword(library: OpenPgp, message: Encrypted, password: string, budget: PassphraseBudget): Promise<SessionKey[]> {
  const keys: SessionKey[] = [];
  const last = message.packets.at(-1);
  const packets = message.packets.filterByTag(PASSWORD_TAG);
  for (const packet of packets) budget.spend(packet, 'message');
  for (const packet of packets) {
    const list = new library.PacketList();
    list.push(packet);
    if (last) list.push(last);
    try {
      keys.push(
        ...((await library.decryptSessionKeys({ message: new library.Message(list), passwords: password, config: configOf(library) })) as SessionKey[]),
      );
    } catch {
      // A password that does not fit this packet: there may be others.
    }
  }
  return keys;
}

async function decrypted(library: OpenPgp, message: Encrypted, sessionKeys: SessionKey[]) {
  try {
    const opened = (await message.decrypt(undefined, undefined, sessionKeys, undefined, configOf(library))) as Encrypted;
    return { message: opened, content: await contentOf(library, opened) };
  } catch (error) {
    return unprocessable(
      isTooLong(error) ? TOO_LONG : 'The message cannot be decrypted: the key or password does not fit it, or it was changed or cut off.',
      'message',
    );
  }
}
