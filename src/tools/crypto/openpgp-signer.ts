import type { PrivateKey, Signature, SignaturePacket } from 'openpgp';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText } from '../shared/bytes/bytes.ts';
import { base64Of } from '../shared/platform/bytes.ts';
import { instantOf, isoSeconds, unixSeconds } from './lib/instant.ts';
import { type ArmorType, armor } from './lib/pgp-armor.ts';
import { type KeyFacts, KeyReader, partFor, secondsOf } from './lib/pgp-facts.ts';
import { configOf, type OpenPgp, readPrivateKeys, upperHex, wholeBytes } from './lib/pgp-keys.ts';
import { SAMPLE_PRIVATE_KEY } from './lib/pgp-samples.ts';
import { timeOf } from './lib/pgp-time.ts';
import { unlockSigner } from './lib/pgp-unlock.ts';

export default defineTool({
  slug: 'openpgp-signer',
  name: 'OpenPGP (PGP, GPG) Signer',
  category: 'crypto',
  summary: 'Signs a text or file with a PGP key, clear-signed, detached or inline.',
  description:
    'cleartext keeps the text readable: white space at the ends of lines does not count and is left out. detached gives the signature alone, inline the text inside the signed message. The newest subkey that may sign is taken, or the key itself.',
  reference: 'RFC 9580, RFC 4880',
  keywords: ['gpg --sign', 'gpg --clearsign', 'gpg --detach-sign', 'pgp sign', 'asc signature', 'gnupg', 'sign release'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What to sign, as text or as bytes in inputEncoding'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text gives the bytes: as UTF-8 text, hex or Base64; utf8 with cleartext'),
    privateKey: z.string().min(1).max(1_000_000).describe('Private key that signs'),
    passphrase: z.string().min(1).max(1000).optional().describe('Passphrase of the private key'),
    form: z.enum(['cleartext', 'detached', 'inline']).default('cleartext').describe('How the text and the signature are put together'),
    armor: z.boolean().default(true).describe('Whether the output is armoured text; else base64 of the binary form, which cleartext does not have'),
    now: z.string().max(100).optional().describe('When it is signed, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    output: z.string().describe('The signed message, or the signature of detached'),
    keyId: z.string().describe('Key id of the key or subkey that signed'),
    fingerprint: z.string().describe('Fingerprint of the primary key'),
    created: z.string().describe('When it was signed, in UTC'),
    hash: z.string().describe('Hash that was signed, such as sha512'),
  }),
  appliesWhen: { armor: { form: ['detached', 'inline'] }, inputEncoding: { form: ['detached', 'inline'] } },
  examples: [
    {
      inputs: { text: 'Hello', privateKey: SAMPLE_PRIVATE_KEY, now: '2024-03-01T00:00:00Z' },
      result: {
        output:
          '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nHello\n-----BEGIN PGP SIGNATURE-----\n\nwnUEARYKACcFgmXhGoAJEOAJyTubChbIFiEEVvtCWBt6aCHUaoqW4AnJO5sKFsgA\nAGx1AQCZDLPyM3Ps/vf6oTkbd9UcEvO520Yv+37GZ3rlIR01GwD9GeR2AJti06NC\ne2FYZCVLExVTvWTNNgRC/CenF7WVGwQ=\n=xB9S\n-----END PGP SIGNATURE-----\n',
        keyId: 'E009C93B9B0A16C8',
        fingerprint: '56FB42581B7A6821D46A8A96E009C93B9B0A16C8',
        created: '2024-03-01T00:00:00Z',
        hash: 'sha512',
      },
    },
    {
      inputs: { text: 'Hello', privateKey: SAMPLE_PRIVATE_KEY, form: 'detached', now: '2024-03-01T00:00:00Z' },
      result: {
        output:
          '-----BEGIN PGP SIGNATURE-----\n\nwnUEABYKACcFgmXhGoAJEOAJyTubChbIFiEEVvtCWBt6aCHUaoqW4AnJO5sKFsgA\nANjkAP0WjgTkQyhthxAvAU8OFB+gFgjwr1SKp/ena0C4rk6Y0wD9GZlI+TQvxorG\n1HDuEluyvYYrZ+DrIUEWresSz7Q1Gg8=\n=77xf\n-----END PGP SIGNATURE-----\n',
        keyId: 'E009C93B9B0A16C8',
        fingerprint: '56FB42581B7A6821D46A8A96E009C93B9B0A16C8',
        created: '2024-03-01T00:00:00Z',
        hash: 'sha512',
      },
    },
  ],
  async run({ text, inputEncoding, privateKey, passphrase, form, armor: isArmored, now }) {
    if (form === 'cleartext' && inputEncoding !== 'utf8') invalid('inputEncoding', 'must be utf8 with form cleartext');
    if (form === 'cleartext' && !isArmored) invalid('armor', 'must be true with form cleartext, which has no binary form');
    const library = await import('openpgp');
    const seconds = timeOf(unixSeconds(instantOf(now)));
    const lines = form === 'cleartext' ? signedLines(text) : [];
    const bytes = form === 'cleartext' ? new Uint8Array() : bytesFromText(text, inputEncoding);
    const [key, ...others] = await readPrivateKeys(library, privateKey);
    if (!key || others.length > 0) return unprocessable('The privateKey contains several keys; give the one that is to sign.', 'privateKey');
    const whole = await new KeyReader(library, seconds, 'privateKey').read(key);
    const facts = partFor(whole, 'sign', seconds, 'privateKey');
    await unlockSigner(library, facts.part, passphrase);
    const { signature, message } = await signed(library, { key, facts, seconds, form, bytes, text: lines.join('\r\n') });
    const [packet] = signature.packets;
    if (!packet) return unprocessable('The key cannot sign.', 'privateKey');
    const hash = nameOfHash(library, packet);
    const own = wholeBytes(signature.write());
    const binary = message ?? own;
    const type: ArmorType = form === 'inline' ? 'MESSAGE' : 'SIGNATURE';
    return {
      output: form === 'cleartext' ? cleartext(lines, packet.version === 6 ? undefined : hash, own) : isArmored ? armor(type, binary) : base64Of(binary),
      keyId: upperHex(packet.issuerKeyID),
      fingerprint: whole.primary.fingerprint,
      created: isoSeconds(secondsOf(packet.created)),
      hash,
    };
  },
});

interface Work {
  key: PrivateKey;
  facts: KeyFacts;
  seconds: number;
  form: 'cleartext' | 'detached' | 'inline';
  bytes: Uint8Array;
  text: string;
}

async function signed(library: OpenPgp, { key, facts, seconds, form, bytes, text }: Work): Promise<{ signature: Signature; message?: Uint8Array }> {
  const date = new Date(seconds * 1000);
  const options = { signingKeys: key, signingKeyIDs: facts.part.getKeyID(), date, config: configOf(library) };
  try {
    if (form === 'inline') {
      const message = await library.sign({ ...options, message: await library.createMessage({ binary: bytes, date }), format: 'object' });
      const [found] = await message.verify([], date, options.config);
      if (!found) throw new Error('no signature was made');
      return { signature: await found.signature, message: wholeBytes(message.write()) };
    }
    const message = form === 'cleartext' ? await library.createMessage({ text, date }) : await library.createMessage({ binary: bytes, date });
    const signature: unknown = await library.sign({ ...options, message, detached: true, format: 'object' });
    return { signature: signature as Signature };
  } catch {
    return unprocessable('The private key cannot sign: its parameters are damaged.', 'privateKey');
  }
}

/** The lines of a text as they are signed: white space at their ends does not count (RFC 9580 section 7.2). */
const signedLines = (text: string): string[] => text.split('\n').map((line) => line.replace(/[ \t\r]+$/, '').toWellFormed());

function cleartext(lines: readonly string[], hash: string | undefined, signature: Uint8Array): string {
  const escaped = lines.map((line) => (line.startsWith('-') ? `- ${line}` : line));
  const headers = hash === undefined ? [] : [`Hash: ${hash.toUpperCase()}`];
  return ['-----BEGIN PGP SIGNED MESSAGE-----', ...headers, '', ...escaped, armor('SIGNATURE', signature)].join('\n');
}

const nameOfHash = ({ enums }: OpenPgp, { hashAlgorithm }: SignaturePacket): string =>
  Object.entries(enums.hash)
    .find(([, number]) => number === hashAlgorithm)?.[0]
    .replace('_', '-') ?? '';
