import { z } from 'zod';
import { hexOf } from '../../shared/platform/bytes.ts';
import { createHash } from '../../shared/platform/hashes.ts';
import type { Key } from '../../shared/platform/keys.ts';
import { factsOf, spkiPem } from './keys.ts';

/** Fields that the tools of certificates share. */
export const nameField = (whose: string) =>
  z
    .array(
      z.strictObject({
        type: z.string().describe('Kind of the part, such as CN, O or C, or its dotted identifier'),
        value: z.string().describe('Text of the part; # and hex when it is not text'),
      }),
    )
    .describe(`Name of the ${whose}, in the order of the data`);

export const alternativeNames = z.array(z.string()).describe('DNS:..., IP:..., email:..., URI:... in order; others by kind and hex');
export const keyUsageField = z.array(z.string()).describe('What the key may do, such as digitalSignature or keyCertSign');
export const extendedKeyUsageField = z.array(z.string()).describe('Purposes such as serverAuth and clientAuth, or their OID');
export const curveField = z.string().optional().describe('Curve of an EC key: P-256, P-384, P-521, secp256k1 or its OID');
export const extensionsField = z
  .array(
    z.strictObject({
      oid: z.string().describe('Dotted identifier of the extension'),
      critical: z.boolean().describe('Whether it must be understood'),
      hex: z.string().describe('DER of the extension within the OCTET STRING, as hex'),
    }),
  )
  .describe('All extensions in order');

/** What the tools say of the key of a certificate or request. */
export function keyFields(publicKey: Key, spki: Uint8Array, path: string) {
  const { algorithm, bits, curve } = factsOf(publicKey, path);
  return {
    keyAlgorithm: algorithm,
    keyBits: bits,
    ...(curve !== undefined && { curve }),
    publicKey: spkiPem(spki),
    publicKeySha256: hexOf(createHash('sha256').update(spki).digest()),
  };
}
