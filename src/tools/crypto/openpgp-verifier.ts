import type { SignaturePacket } from 'openpgp';
import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, Unprocessable } from '../errors.ts';
import { byteEncoding, bytesFromText, textFromBytes } from '../shared/bytes/bytes.ts';
import { utf8Bytes } from '../shared/platform/bytes.ts';
import { instantOf, unixSeconds } from './lib/instant.ts';
import { binaryOf } from './lib/pgp-armor.ts';
import { readCleartext } from './lib/pgp-cleartext.ts';
import { type OpenPgp, readPublicKeys, SETTINGS } from './lib/pgp-keys.ts';
import { readMessage, withoutCarriageReturns } from './lib/pgp-message.ts';
import { SAMPLE_PUBLIC_KEY, SAMPLE_SIGNATURE } from './lib/pgp-samples.ts';
import { SignatureJudge } from './lib/pgp-signatures.ts';

type Form = 'cleartext' | 'inline' | 'detached';

/** What there is to check, or why there is nothing. */
type Found = { form: Form; packets: readonly SignaturePacket[]; bytes: Uint8Array } | { form?: Form; problem: string };

export default defineTool({
  slug: 'openpgp-verifier',
  name: 'OpenPGP (PGP, GPG) Signature Verifier',
  category: 'crypto',
  summary: "Checks a clear-signed, inline or detached PGP signature with the signer's public key.",
  description:
    'Give a signed message, or a text with its detached signature. A signature is bad when its bytes do not fit, it was made after now, before its key or after the key had expired, the key is revoked, or its hash is MD5, SHA-1 or RIPEMD-160. Signatures of other keys are listed as well.',
  reference: 'RFC 9580, RFC 4880',
  keywords: ['gpg --verify', 'pgp signature', 'check signature', 'asc', 'clearsign', 'detached signature', 'gnupg', 'verify download'],
  cost: 'heavy',
  inputs: z.strictObject({
    signed: z.string().min(1).max(2_000_000).optional().describe('A clear-signed or inline message, armoured or as base64'),
    signature: z.string().min(1).max(1_000_000).optional().describe('A detached signature, of text, armoured or as base64'),
    text: z.string().max(1_000_000).optional().describe('What the detached signature signs, as text or as bytes in inputEncoding'),
    inputEncoding: byteEncoding.default('utf8').describe('How the text gives the bytes: as UTF-8 text, hex or Base64'),
    publicKeys: z.string().min(1).max(1_000_000).describe('Public keys of those who may have signed'),
    outputEncoding: byteEncoding.default('utf8').describe('How the signed text is given: as UTF-8 text, hex or Base64'),
    now: z.string().max(100).optional().describe('When to check, as ISO 8601 with an offset; now if left out'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether a given key signed the message, and every such signature is valid'),
    form: z.enum(['cleartext', 'inline', 'detached']).optional().describe('How text and signature are put together; left out if it is not a signature'),
    signatures: z
      .array(
        z.strictObject({
          keyId: z.string().describe('Key id that the signature names'),
          fingerprint: z.string().optional().describe('Fingerprint of the primary key, when it was given'),
          valid: z.boolean().describe('Whether the signature is valid'),
          created: z.string().optional().describe('When it was made, in UTC'),
          userIds: z.array(z.string()).describe('User ids of the key'),
          reason: z.string().optional().describe('Why the signature is not valid'),
        }),
      )
      .describe('The signatures, in order'),
    output: z.string().optional().describe('The text of the signed message, when valid'),
    reason: z.string().optional().describe('Why it is not valid'),
  }),
  main: { input: 'signed', output: 'output' },
  examples: [
    {
      inputs: { signature: SAMPLE_SIGNATURE, text: 'Hello, Wörld ☃\n', publicKeys: SAMPLE_PUBLIC_KEY, now: '2024-03-01T00:00:00Z' },
      result: {
        valid: true,
        form: 'detached',
        signatures: [
          {
            keyId: 'E009C93B9B0A16C8',
            fingerprint: '56FB42581B7A6821D46A8A96E009C93B9B0A16C8',
            valid: true,
            created: '2024-02-29T12:34:56Z',
            userIds: ['Ada Lovelace <ada@example.org>', 'Ada (work) <ada@work.example>'],
          },
        ],
      },
    },
    {
      inputs: {
        signed:
          '-----BEGIN PGP SIGNED MESSAGE-----\nHash: SHA512\n\nHello\n-----BEGIN PGP SIGNATURE-----\n\nwnUEARYKACcFgmXhGoAJEOAJyTubChbIFiEEVvtCWBt6aCHUaoqW4AnJO5sKFsgA\nAGx1AQCZDLPyM3Ps/vf6oTkbd9UcEvO520Yv+37GZ3rlIR01GwD9GeR2AJti06NC\ne2FYZCVLExVTvWTNNgRC/CenF7WVGwQ=\n=xB9S\n-----END PGP SIGNATURE-----\n',
        publicKeys: SAMPLE_PUBLIC_KEY,
        now: '2024-03-01T00:00:00Z',
      },
      result: {
        valid: true,
        form: 'cleartext',
        signatures: [
          {
            keyId: 'E009C93B9B0A16C8',
            fingerprint: '56FB42581B7A6821D46A8A96E009C93B9B0A16C8',
            valid: true,
            created: '2024-03-01T00:00:00Z',
            userIds: ['Ada Lovelace <ada@example.org>', 'Ada (work) <ada@work.example>'],
          },
        ],
        output: 'Hello',
      },
    },
  ],
  async run({ signed, signature, text, inputEncoding, publicKeys, outputEncoding, now }) {
    if ((signed === undefined) === (signature === undefined)) invalid('signed', 'must be given, or signature with text, and not both');
    if (signature !== undefined && text === undefined) invalid('text', 'must be given with signature');
    if (signed !== undefined && text !== undefined) invalid('text', 'goes with signature alone');
    const library = await import('openpgp');
    const seconds = unixSeconds(instantOf(now));
    const keys = await readPublicKeys(library, publicKeys);
    const found =
      signature === undefined ? await ofMessage(library, signed ?? '') : await ofDetached(library, signature, bytesFromText(text ?? '', inputEncoding));
    if ('problem' in found) return { valid: false, ...(found.form !== undefined && { form: found.form }), signatures: [], reason: found.problem };
    const verdicts = await new SignatureJudge(library, keys, seconds).judge(found.packets, found.bytes, signature === undefined ? 'signed' : 'signature');
    const counting = verdicts.filter(({ isKnown }) => isKnown);
    const bad = counting.find((verdict) => !verdict.valid);
    const reason =
      bad?.reason ?? (counting.length > 0 ? undefined : verdicts.length > 0 ? 'No signature is of a key that was given.' : 'There is no signature.');
    return {
      valid: reason === undefined,
      form: found.form,
      signatures: verdicts.map(({ isKnown: _, ...rest }) => rest),
      ...(reason === undefined &&
        found.form !== 'detached' && { output: textFromBytes(found.form === 'cleartext' ? withoutCarriageReturns(found.bytes) : found.bytes, outputEncoding) }),
      ...(reason !== undefined && { reason }),
    };
  },
});

async function ofDetached(library: OpenPgp, text: string, bytes: Uint8Array): Promise<Found> {
  const binary = binaryIn(text, 'signature');
  if (typeof binary === 'string') return { problem: binary };
  try {
    const { packets } = await library.readSignature({ binarySignature: binary, config: SETTINGS });
    const own = packets.filter((packet) => packet instanceof library.SignaturePacket);
    return own.length > 0 ? { form: 'detached', packets: own, bytes } : { problem: 'The signature is of a version or kind that is not known here.' };
  } catch {
    return { problem: 'The signature is not an OpenPGP signature, or is damaged.' };
  }
}

async function ofMessage(library: OpenPgp, text: string): Promise<Found> {
  const clear = readCleartext(text);
  if (clear) {
    if ('problem' in clear) return { form: 'cleartext', problem: clear.problem };
    const found = await ofDetached(library, clear.signature, utf8Bytes(clear.text));
    return 'problem' in found ? { form: 'cleartext', problem: found.problem } : { ...found, form: 'cleartext' };
  }
  const binary = binaryIn(text, 'signed');
  if (typeof binary === 'string') return { problem: binary };
  const message = await readMessage(library, binary);
  if ('problem' in message) return { problem: message.problem };
  if (message.signatures.length === 0) return { problem: 'The message is not signed.' };
  return { form: 'inline', packets: message.signatures, bytes: message.bytes };
}

/** The bytes of an armoured block or of base64, or what is wrong. */
function binaryIn(text: string, path: string): Uint8Array | string {
  try {
    return binaryOf(text, path).bytes;
  } catch (error) {
    if (error instanceof Unprocessable) return error.message;
    throw error;
  }
}
