import { z } from 'zod';
import { Unprocessable, unprocessable } from '../../errors.ts';
import { sameBytes } from '../../shared/bytes/arrays.ts';
import type { ByteEncoding } from '../../shared/bytes/bytes.ts';
import { parseJson } from '../../shared/json/json.ts';
import { plainValue } from '../../shared/json/plain-json.ts';
import { bytesOfBase64, looseUtf8, utf8Bytes } from '../../shared/platform/bytes.ts';
import { createHmac } from '../../shared/platform/hashes.ts';
import { createPublicKey, type Key, type SignatureOptions, sign, verify } from '../../shared/platform/keys.ts';
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

const hashOf = (algorithm: JwtAlgorithm): 'sha256' | 'sha384' | 'sha512' =>
  algorithm.endsWith('384') ? 'sha384' : algorithm.endsWith('512') ? 'sha512' : 'sha256';

/** A key for tokens: a secret, or one of a pair; a JWK may name itself and its algorithm. */
export interface TokenKey {
  key: Uint8Array | Key;
  keyId?: string;
  algorithm?: string;
}

export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The bytes of unpadded base64url, or undefined. */
export function base64url(text: string): Uint8Array | undefined {
  return /^[A-Za-z0-9_-]*$/.test(text) && text.length % 4 !== 1 ? bytesOfBase64(text) : undefined;
}

/** The JSON object that a part of a token holds, or what is wrong with it. */
export function jsonPart(text: string): Record<string, unknown> | string {
  const bytes = base64url(text);
  if (bytes === undefined) return 'is not base64url';
  const json = looseUtf8(bytes);
  if (!sameBytes(utf8Bytes(json), bytes)) return 'is not UTF-8';
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
  if (json === undefined) return { keys: [{ key: new Uint8Array(secretBytes(text, encoding, 'key')) }], isSet: false };
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
  if (key instanceof Uint8Array) return algorithm.startsWith('HS');
  const type = key.asymmetricKeyType;
  if (algorithm.startsWith('RS')) return type === 'rsa';
  if (algorithm.startsWith('PS')) return type === 'rsa' || type === 'rsa-pss';
  if (algorithm === 'EdDSA') return type === 'ed25519' || type === 'ed448';
  return type === 'ec' && key.asymmetricKeyDetails?.namedCurve === CURVES[algorithm];
}

function optionsOf(algorithm: JwtAlgorithm): SignatureOptions {
  // The salt is as long as the hash (RFC 7518 section 3.5).
  if (algorithm.startsWith('PS')) return { pss: true, saltLength: Number(algorithm.slice(2)) / 8 };
  return algorithm.startsWith('ES') ? { isP1363: true } : {};
}

const asymmetricHash = (algorithm: JwtAlgorithm): string | null => (algorithm === 'EdDSA' ? null : algorithm === 'ES256K' ? 'sha256' : hashOf(algorithm));

/** The signature of a token's first two parts by a key that suits. */
export function signToken(algorithm: JwtAlgorithm, key: Uint8Array | Key, data: string): Uint8Array {
  if (key instanceof Uint8Array) return createHmac(hashOf(algorithm), key).update(data).digest();
  return sign(asymmetricHash(algorithm), utf8Bytes(data), key, optionsOf(algorithm));
}

/** Whether a signature fits; secrets are compared in constant time. */
export function verifyToken(algorithm: JwtAlgorithm, key: Uint8Array | Key, data: string, signature: Uint8Array): boolean {
  if (key instanceof Uint8Array) return sameSecret(signToken(algorithm, key, data), signature);
  try {
    return verify(asymmetricHash(algorithm), utf8Bytes(data), key.type === 'private' ? createPublicKey(key) : key, optionsOf(algorithm), signature);
  } catch {
    // A signature of an impossible form
    return false;
  }
}
