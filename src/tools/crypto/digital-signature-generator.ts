import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { sign } from '../shared/platform/keys.ts';
import { inputEncoding, outputEncoding, secretText, writeBytes } from './lib/fields.ts';
import { readPrivateKey } from './lib/keys.ts';
import { ecFormat, rsaPadding, schemeOf, signatureAlgorithm, signatureHash } from './lib/signatures.ts';

export default defineTool({
  slug: 'digital-signature-generator',
  name: 'Digital Signature Generator',
  category: 'crypto',
  summary: 'Signs text or bytes with an RSA, EC, Ed25519 or Ed448 private key.',
  description:
    'pss uses MGF1 with the same hash. rsa-pkcs1 and EdDSA always give the same signature, ECDSA and PSS another one each time. EdDSA is the pure one and takes no hash. The key is not kept.',
  reference: 'RFC 8017 (RSASSA-PKCS1-v1_5 and PSS), FIPS 186-5 (ECDSA), RFC 8032 (EdDSA)',
  keywords: ['sign', 'ecdsa', 'rsa signature', 'eddsa', 'rsassa-pss', 'openssl dgst -sign', 'private key', 'sign a message'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What to sign, as text or as bytes in inputEncoding'),
    privateKey: secretText(1, 20_000, 'The private key as PEM or JWK'),
    passphrase: secretText(0, 1000, 'Passphrase of an encrypted private key').optional(),
    hash: signatureHash.default('sha256').describe('Of rsa and ec: hash function of the signature'),
    rsaPadding,
    saltLength: z.int().min(0).max(512).optional().describe("Of pss: length of the salt in bytes; the hash's if omitted"),
    ecFormat,
    inputEncoding,
    outputEncoding: outputEncoding('base64'),
  }),
  result: z.strictObject({
    signature: z.string().describe('The signature in outputEncoding'),
    algorithm: signatureAlgorithm.describe('Scheme of the signature'),
    bytes: z.int().describe('Length of the signature in bytes'),
  }),
  appliesWhen: { saltLength: { rsaPadding: ['pss'] } },
  examples: [
    {
      inputs: {
        text: '',
        privateKey: '{"kty":"OKP","crv":"Ed25519","d":"nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
        outputEncoding: 'hex',
      },
      result: {
        signature: 'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
        algorithm: 'ed25519',
        bytes: 64,
      },
    },
  ],
  run({ text, privateKey, passphrase, inputEncoding, outputEncoding, ...choice }) {
    const key = readPrivateKey(privateKey, passphrase, 'privateKey');
    const { algorithm, hash, options } = schemeOf(key, choice, false, 'privateKey');
    const data = bytesFromText(text, inputEncoding);
    let signature: Uint8Array;
    try {
      signature = sign(hash, data, key, options);
    } catch {
      return unprocessable('The key cannot sign in this way; its parameters may allow another hash or salt only.', 'privateKey');
    }
    return { signature: writeBytes(signature, outputEncoding), algorithm, bytes: signature.length };
  },
});
