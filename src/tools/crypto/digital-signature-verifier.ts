import { z } from 'zod';
import { defineTool } from '../define.ts';
import { bytesFromText } from '../shared/bytes/bytes.ts';
import { verify } from '../shared/platform/keys.ts';
import { inputEncoding, secretText } from './lib/fields.ts';
import { readPublicKey } from './lib/keys.ts';
import { ecFormat, rsaPadding, schemeOf, signatureAlgorithm, signatureHash } from './lib/signatures.ts';

export default defineTool({
  slug: 'digital-signature-verifier',
  name: 'Digital Signature Verifier',
  category: 'crypto',
  summary: 'Checks a signature with an RSA, EC, Ed25519 or Ed448 public key or certificate.',
  description: 'A private key is read as its public part. A signature that does not fit, has the wrong length or is not DER is answered with valid false.',
  reference: 'RFC 8017 (RSASSA-PKCS1-v1_5 and PSS), FIPS 186-5 (ECDSA), RFC 8032 (EdDSA)',
  keywords: ['check signature', 'ecdsa', 'rsa signature', 'eddsa', 'openssl dgst -verify', 'public key', 'signature checker', 'verify signature'],
  cost: 'heavy',
  inputs: z.strictObject({
    text: z.string().max(1_000_000).describe('What was signed, as text or as bytes in inputEncoding'),
    signature: z.string().max(10_000).describe('The signature to check, in signatureEncoding'),
    publicKey: secretText(1, 20_000, 'The public key as PEM or JWK, or a certificate'),
    hash: signatureHash.default('sha256').describe('Of rsa and ec: hash function of the signature'),
    rsaPadding,
    saltLength: z.int().min(0).max(512).optional().describe('Of pss: length of the salt in bytes; any if omitted'),
    ecFormat,
    inputEncoding,
    signatureEncoding: z.enum(['hex', 'base64']).default('base64').describe('How the signature is given: as hex or Base64; base64url is read too'),
  }),
  result: z.strictObject({
    valid: z.boolean().describe('Whether the signature fits text and key'),
    algorithm: signatureAlgorithm.describe('Scheme of the signature'),
    reason: z.string().optional().describe('Why it is not valid'),
  }),
  appliesWhen: { saltLength: { rsaPadding: ['pss'] } },
  examples: [
    {
      inputs: {
        text: '',
        signature: 'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
        signatureEncoding: 'hex',
        publicKey: '{"kty":"OKP","crv":"Ed25519","x":"11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo"}',
      },
      result: { valid: true, algorithm: 'ed25519' },
    },
  ],
  run({ text, signature, publicKey, inputEncoding, signatureEncoding, ...choice }) {
    const key = readPublicKey(publicKey, undefined, 'publicKey');
    const { algorithm, hash, options } = schemeOf(key, choice, true, 'publicKey');
    const given = bytesFromText(signature, signatureEncoding, 'signature');
    const data = bytesFromText(text, inputEncoding);
    const fits = (): boolean => {
      try {
        return verify(hash, data, key, options, given);
      } catch {
        // A signature of an impossible form
        return false;
      }
    };
    return fits() ? { valid: true, algorithm } : { valid: false, algorithm, reason: 'The signature does not fit the text and the key.' };
  },
});
