import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { joinBytes } from '../shared/bytes/arrays.ts';
import { agree as agreeKeys, agreeOnCurve, createPrivateKey, createPublicKey, isScalar, type Key } from '../shared/platform/keys.ts';
import { ofLength, outputEncoding, secretBytes, secretText, writeBytes } from './lib/fields.ts';
import { factsOf, readPrivateKey, readPublicKey } from './lib/keys.ts';
import { rawPrivateKey, rawPublicKey } from './lib/raw-keys.ts';

const CURVES = {
  'P-256': 32,
  'P-384': 48,
  'P-521': 66,
  secp256k1: 32,
};
const X_BYTES = { x25519: 32, x448: 56 };

export default defineTool({
  slug: 'ecdh-shared-secret-calculator',
  name: 'ECDH and X25519 Shared Secret Calculator',
  category: 'crypto',
  summary: "Calculates the Diffie-Hellman secret shared by your private key and another party's public key.",
  description:
    'For the P curves and secp256k1 the secret is the x coordinate, padded to the field. Feed it to a key derivation function such as HKDF; never use it as a key. Keys are not kept.',
  reference: 'NIST SP 800-56A (ECC CDH), RFC 7748',
  keywords: ['diffie-hellman', 'key agreement', 'key exchange', 'x448', 'curve25519', 'ecc', 'shared key'],
  // Opening an encrypted key is slow on purpose.
  heavyWhen: ({ passphrase }) => passphrase !== undefined,
  inputs: z.strictObject({
    privateKey: secretText(1, 20_000, 'Your private key as PEM or JWK; with curve its bare hex'),
    publicKey: z
      .string()
      .min(1)
      .max(20_000)
      .describe('Public key of the other party as PEM or JWK; with curve the hex of a point, compressed or not, or of the bytes of the x curves'),
    curve: z.enum(['P-256', 'P-384', 'P-521', 'secp256k1', 'x25519', 'x448']).optional().describe('The curve, when the keys are bare hex'),
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
    outputEncoding: outputEncoding('hex'),
  }),
  result: z.strictObject({
    secret: z.string().describe('The shared secret in outputEncoding'),
    curve: z.string().describe('The curve of both keys'),
    bytes: z.int().describe('Length of the secret in bytes'),
  }),
  examples: [
    {
      inputs: {
        privateKey: '77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a',
        publicKey: 'de9edb7d7b7dc1b4d35b61c2ece435373f8343c85b78674dadfc7e146f882b4f',
        curve: 'x25519',
      },
      result: { secret: '4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742', curve: 'x25519', bytes: 32 },
    },
    {
      inputs: {
        privateKey: '7d7dc5f71eb29ddaf80d6214632eeae03d9058af1fb6d22ed80badb62bc1a534',
        publicKey: '04700c48f77f56584c5cc632ca65640db91b6bacce3a4df6b42ce7cc838833d287db71e509e3fd9b060ddb20ba5c51dcc5948d46fbf640dfe0441782cab85fa4ac',
        curve: 'P-256',
      },
      result: { secret: '46fc62106420ff012e54a434fbdd2d25ccc5852060561e68040dd7778997bd7b', curve: 'P-256', bytes: 32 },
    },
  ],
  run({ privateKey, publicKey, curve, passphrase, outputEncoding }) {
    const { secret, name } = curve === undefined ? ofKeys(privateKey, publicKey, passphrase) : ofHex(privateKey, publicKey, curve);
    return { secret: writeBytes(secret, outputEncoding), curve: name, bytes: secret.length };
  },
});

function ofKeys(privateText: string, publicText: string, passphrase: string | undefined): { secret: Uint8Array; name: string } {
  const privateKey = readPrivateKey(privateText, passphrase, 'privateKey');
  const publicKey = readPublicKey(publicText, undefined, 'publicKey');
  const name = curveOf(privateKey, 'privateKey');
  const other = curveOf(publicKey, 'publicKey');
  if (name !== other) unprocessable(`The keys are of different curves: ${name} and ${other}.`, 'publicKey');
  return { secret: agree(privateKey, publicKey), name };
}

function curveOf(key: Key, path: string): string {
  const { algorithm, curve } = factsOf(key, path);
  if (algorithm === 'ec' && curve !== undefined) return curve;
  return algorithm === 'x25519' || algorithm === 'x448' ? algorithm : unprocessable(`A key of ${algorithm} cannot agree on a secret.`, path);
}

function agree(privateKey: Key, publicKey: Key): Uint8Array {
  try {
    return agreeKeys(privateKey, publicKey);
  } catch {
    return unprocessable('The keys give no secret: the public key is of low order, or not on the curve.', 'publicKey');
  }
}

function ofHex(privateText: string, publicText: string, curve: keyof typeof CURVES | keyof typeof X_BYTES): { secret: Uint8Array; name: string } {
  const privateBytes = secretBytes(privateText, 'hex', 'privateKey');
  const publicBytes = secretBytes(publicText, 'hex', 'publicKey');
  if (curve === 'x25519' || curve === 'x448') {
    const lengths = [X_BYTES[curve]];
    const privateKey = createPrivateKey({ pkcs8: rawPrivateKey(curve, ofLength(privateBytes, lengths, 'privateKey', 'private key')) });
    const publicKey = createPublicKey({ spki: rawPublicKey(curve, ofLength(publicBytes, lengths, 'publicKey', 'public key')) });
    return { secret: agree(privateKey, publicKey), name: curve };
  }
  const bytes = CURVES[curve];
  const scalar = scalarOf(privateBytes, bytes);
  if (!isScalar(curve, scalar)) unprocessable('The private key is 0, or not below the order of the curve.', 'privateKey');
  ofLength(publicBytes, [1 + bytes, 1 + 2 * bytes], 'publicKey', 'public key');
  if (![2, 3, 4].includes(publicBytes[0] ?? 0)) unprocessable('The point must begin with 02, 03 or 04.', 'publicKey');
  try {
    return { secret: agreeOnCurve(curve, scalar, publicBytes), name: curve };
  } catch {
    return unprocessable('The point does not lie on the curve.', 'publicKey');
  }
}

/** A scalar without the zeros in front that some writers add, padded to the field. */
function scalarOf(bytes: Uint8Array, length: number): Uint8Array {
  const shortest = new Uint8Array(bytes.subarray(bytes.findIndex((byte) => byte !== 0)));
  if (shortest.length > length || bytes.length === 0)
    return unprocessable(`The private key has ${bytes.length} bytes; it needs ${length} at most.`, 'privateKey');
  return joinBytes([new Uint8Array(length - shortest.length), shortest]);
}
