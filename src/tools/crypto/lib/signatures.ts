import { z } from 'zod';
import { invalid, unprocessable } from '../../errors.ts';
import type { Key, SignatureOptions } from '../../shared/platform/keys.ts';

const MAX_MODULUS_BITS = 8192;
const HASH_BYTES = { md5: 16, sha1: 20, sha224: 28, sha256: 32, sha384: 48, sha512: 64 };
/** Bytes of a DigestInfo around the digest (RFC 8017 section 9.2). */
const DIGEST_INFO_BYTES = { md5: 18, sha1: 15, sha224: 19, sha256: 19, sha384: 19, sha512: 19 };

export const signatureHash = z.enum(['md5', 'sha1', 'sha224', 'sha256', 'sha384', 'sha512']);
export const signatureAlgorithm = z.enum(['rsa-pkcs1', 'rsa-pss', 'ecdsa', 'ed25519', 'ed448']);
export const rsaPadding = z.enum(['pkcs1', 'pss']).default('pkcs1').describe('Of rsa: padding scheme of the signature');
export const ecFormat = z.enum(['der', 'p1363']).default('der').describe('Of ec: DER, or r and s side by side as JWS and WebCrypto have it');

/** What it takes to sign or verify. */
export interface SignatureScheme {
  algorithm: z.infer<typeof signatureAlgorithm>;
  /** null for EdDSA, which hashes on its own. */
  hash: string | null;
  options: SignatureOptions;
}

interface Choice {
  hash: z.infer<typeof signatureHash>;
  rsaPadding: 'pkcs1' | 'pss';
  saltLength?: number | undefined;
  ecFormat: 'der' | 'p1363';
}

/** The scheme of a key; keys that cannot sign are unprocessable. @param anySalt take any length of salt when none is given */
export function schemeOf(key: Key, choice: Choice, anySalt: boolean, path: string): SignatureScheme {
  const { hash, rsaPadding, saltLength, ecFormat } = choice;
  if (saltLength !== undefined && rsaPadding !== 'pss') invalid('saltLength', 'belongs to pss only');
  const type = key.asymmetricKeyType;
  if (type === 'ed25519' || type === 'ed448') return { algorithm: type, hash: null, options: {} };
  if (type === 'ec') return { algorithm: 'ecdsa', hash, options: { isP1363: ecFormat === 'p1363' } };
  if (type !== 'rsa' && type !== 'rsa-pss') return unprocessable('The key is of a kind that cannot sign here: RSA, EC, Ed25519 and Ed448 can.', path);
  const bits = key.asymmetricKeyDetails?.modulusLength ?? 0;
  if (bits > MAX_MODULUS_BITS) unprocessable(`The modulus has ${bits} bits; this tool takes ${MAX_MODULUS_BITS} at most.`, path);
  if (type === 'rsa-pss' && rsaPadding === 'pkcs1') unprocessable('The key is for PSS only; choose rsaPadding pss.', path);
  if (rsaPadding === 'pkcs1') {
    if (Math.ceil(bits / 8) < HASH_BYTES[hash] + DIGEST_INFO_BYTES[hash] + 11) unprocessable('The modulus is too short for this hash.', 'hash');
    return { algorithm: 'rsa-pkcs1', hash, options: { pss: false } };
  }
  const salt = saltLength ?? (anySalt ? 'any' : HASH_BYTES[hash]);
  if (Math.ceil((bits - 1) / 8) < HASH_BYTES[hash] + (salt === 'any' ? 0 : salt) + 2)
    unprocessable('The modulus is too short for this hash and salt.', 'saltLength');
  return { algorithm: 'rsa-pss', hash, options: { pss: true, saltLength: salt } };
}
