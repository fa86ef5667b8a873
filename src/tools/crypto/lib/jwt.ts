import { constants, createHmac, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import { z } from 'zod';
import { Unprocessable, unprocessable } from '../../errors.ts';
import type { ByteEncoding } from '../../shared/bytes/bytes.ts';
import { parseJson } from '../../shared/json/json.ts';
import { plainValue } from '../../shared/json/plain-json.ts';
import { sameSecret } from './constant-time.ts';
import { secretBytes } from './fields.ts';
import { readJwk, readKey } from './keys.ts';

export const JWT_ALGORITHMS = [
  'HS256',
  'HS384',
  'HS512',
  'RS256',
  'RS384',
  'RS512',
  'PS256',
  'PS384',
  'PS512',
  'ES256',
  'ES384',
  'ES512',
  'ES256K',
  'EdDSA',
] as const;

export const jwtAlgorithm = z.enum(JWT_ALGORITHMS);
export type JwtAlgorithm = z.infer<typeof jwtAlgorithm>;

const CURVES: Readonly<Record<string, string>> = { ES256: 'prime256v1', ES384: 'secp384r1', ES512: 'secp521r1', ES256K: 'secp256k1' };

const hashOf = (algorithm: JwtAlgorithm): string => `sha${algorithm.slice(2, 5)}`;

/** A key for tokens: a secret, or one of a pair; a JWK may name itself and its algorithm. */
export interface TokenKey {
  key: Buffer | KeyObject;
  keyId?: string;
  algorithm?: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The bytes of unpadded base64url, or undefined. */
export function base64url(text: string): Buffer | undefined {
  return /^[A-Za-z0-9_-]*$/.test(text) && text.length % 4 !== 1 ? Buffer.from(text, 'base64url') : undefined;
}

/** The JSON object that a part of a token holds, or what is wrong with it. */
export function jsonPart(text: string): Record<string, unknown> | string {
  const bytes = base64url(text);
  if (bytes === undefined) return 'is not base64url';
  const json = bytes.toString('utf8');
  if (!Buffer.from(json, 'utf8').equals(bytes)) return 'is not UTF-8';
  try {
    const value = plainValue(parseJson(json));
    return isRecord(value) ? value : 'is not a JSON object';
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return 'is not JSON';
  }
}

/** The JSON object a key text holds, or undefined when it is none. */
function jsonKey(text: string): Record<string, unknown> | undefined {
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    const value = plainValue(parseJson(text));
    return isRecord(value) ? value : undefined;
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return undefined;
  }
}

function jwkKey(jwk: unknown): TokenKey {
  if (!isRecord(jwk)) return unprocessable('A key of the set is not a JSON object.', 'key');
  const more = { ...(typeof jwk.kid === 'string' && { keyId: jwk.kid }), ...(typeof jwk.alg === 'string' && { algorithm: jwk.alg }) };
  if (jwk.kty !== 'oct') return { key: readJwk(jwk, 'key').key, ...more };
  const secret = typeof jwk.k === 'string' ? base64url(jwk.k) : undefined;
  return { key: secret ?? unprocessable('The member k of the JWK is not base64url.', 'key'), ...more };
}

/** The keys of a text: PEM, a JWK, a JWK Set, or else a secret in its encoding. One that cannot be read is unprocessable. */
export function readTokenKeys(text: string, encoding: ByteEncoding, passphrase?: string): { keys: TokenKey[]; isSet: boolean } {
  if (text.includes('-----BEGIN ')) return { keys: [{ key: readKey(text, passphrase, 'key').key }], isSet: false };
  const json = jsonKey(text);
  if (json === undefined) return { keys: [{ key: Buffer.from(secretBytes(text, encoding, 'key')) }], isSet: false };
  if (!('keys' in json)) return { keys: [jwkKey(json)], isSet: false };
  if (!Array.isArray(json.keys)) return unprocessable('The member keys of the JWK Set is not a list.', 'key');
  return { keys: json.keys.flatMap(readOfSet), isSet: true };
}

/** A key of a set; those that cannot be read are left out (RFC 7517 section 5). */
function readOfSet(jwk: unknown): TokenKey[] {
  try {
    return [jwkKey(jwk)];
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return [];
  }
}

/** Whether a key is of the kind and curve that an algorithm needs. */
export function suits({ key, algorithm: own }: TokenKey, algorithm: JwtAlgorithm): boolean {
  if (own !== undefined && own !== algorithm) return false;
  if (Buffer.isBuffer(key)) return algorithm.startsWith('HS');
  const type = key.asymmetricKeyType;
  if (algorithm.startsWith('RS')) return type === 'rsa';
  if (algorithm.startsWith('PS')) return type === 'rsa' || type === 'rsa-pss';
  if (algorithm === 'EdDSA') return type === 'ed25519' || type === 'ed448';
  return type === 'ec' && key.asymmetricKeyDetails?.namedCurve === CURVES[algorithm];
}

function optionsOf(algorithm: JwtAlgorithm) {
  if (algorithm.startsWith('PS')) return { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST };
  return algorithm.startsWith('ES') ? { dsaEncoding: 'ieee-p1363' as const } : {};
}

const asymmetricHash = (algorithm: JwtAlgorithm): string | null => (algorithm === 'EdDSA' ? null : algorithm === 'ES256K' ? 'sha256' : hashOf(algorithm));

/** The signature of a token's first two parts by a key that suits. */
export function signToken(algorithm: JwtAlgorithm, key: Buffer | KeyObject, data: string): Buffer {
  if (Buffer.isBuffer(key)) return createHmac(hashOf(algorithm), key).update(data).digest();
  return sign(asymmetricHash(algorithm), Buffer.from(data), { key, ...optionsOf(algorithm) });
}

/** Whether a signature fits; secrets are compared in constant time. */
export function verifyToken(algorithm: JwtAlgorithm, key: Buffer | KeyObject, data: string, signature: Buffer): boolean {
  if (Buffer.isBuffer(key)) return sameSecret(signToken(algorithm, key, data), signature);
  try {
    return verify(
      asymmetricHash(algorithm),
      Buffer.from(data),
      { key: key.type === 'private' ? createPublicKey(key) : key, ...optionsOf(algorithm) },
      signature,
    );
  } catch {
    // A signature of an impossible form
    return false;
  }
}
