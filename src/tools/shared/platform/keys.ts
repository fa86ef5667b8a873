import {
  constants,
  createECDH,
  diffieHellman,
  ECDH,
  generateKeyPairSync,
  KeyObject,
  createPrivateKey as nodePrivateKey,
  createPublicKey as nodePublicKey,
  sign as nodeSign,
  verify as nodeVerify,
  privateDecrypt,
  publicEncrypt,
} from 'node:crypto';
import type { HashName } from './hashes.ts';

// `keys.browser.ts` is the same for browsers.

/** A private or public key. Kinds and curves have the names of OpenSSL. */
export interface Key {
  readonly type: 'private' | 'public' | 'secret';
  readonly asymmetricKeyType?: string | undefined;
  readonly asymmetricKeyDetails?: { modulusLength?: number; publicExponent?: bigint; namedCurve?: string } | undefined;
}

/** A JSON Web Key (RFC 7517); its members are strings. */
export type Jwk = Record<string, string>;

/** A block of PEM. */
export interface KeyBlock {
  label: string;
  data: Uint8Array;
  headers: Readonly<Record<string, string>>;
}

/** How to sign: the padding of RSA, and of EC whether r and s stand side by side. A salt length of `any` is for verifying. */
export interface SignatureOptions {
  pss?: boolean;
  saltLength?: number | 'any';
  isP1363?: boolean;
}

export type NistCurve = 'P-256' | 'P-384' | 'P-521' | 'secp256k1';
export type NewKey = { kind: 'rsa'; bits: number } | { kind: 'ec'; curve: NistCurve } | { kind: 'ed25519' | 'ed448' | 'x25519' | 'x448' };
export type RsaPadding = { padding: 'pkcs1' } | { padding: 'oaep'; hash: HashName; label: Uint8Array };
type DerForm = 'spki' | 'pkcs8' | 'pkcs1' | 'sec1';

const OPENSSL_CURVES: Readonly<Record<NistCurve, string>> = { 'P-256': 'prime256v1', 'P-384': 'secp384r1', 'P-521': 'secp521r1', secp256k1: 'secp256k1' };

function ownKey(key: Key): KeyObject {
  if (key instanceof KeyObject) return key;
  throw new TypeError('a key of another platform');
}

/** The private key of a PEM block, of PKCS #8, or of a JWK. Throws where it is none, or the passphrase is wrong. */
export function createPrivateKey(source: { block: KeyBlock; passphrase?: string | undefined } | { pkcs8: Uint8Array } | { jwk: Jwk }): Key {
  if ('jwk' in source) return nodePrivateKey({ key: source.jwk, format: 'jwk' });
  if ('pkcs8' in source) return nodePrivateKey({ key: Buffer.from(source.pkcs8), format: 'der', type: 'pkcs8' });
  const { block, passphrase } = source;
  return nodePrivateKey({ key: pemOf(block), format: 'pem', ...(passphrase !== undefined && { passphrase }) });
}

function pemOf({ label, data, headers }: KeyBlock): string {
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\n`);
  const lines =
    Buffer.from(data)
      .toString('base64')
      .match(/.{1,64}/g) ?? [];
  return `-----BEGIN ${label}-----\n${head.join('')}${head.length > 0 ? '\n' : ''}${lines.join('\n')}\n-----END ${label}-----\n`;
}

/** The public part of a private key, or a public key from its DER or JWK. Throws where it is none. */
export function createPublicKey(source: Key | { spki: Uint8Array } | { pkcs1: Uint8Array } | { jwk: Jwk }): Key {
  if ('jwk' in source) return nodePublicKey({ key: source.jwk, format: 'jwk' });
  if ('spki' in source) return nodePublicKey({ key: Buffer.from(source.spki), format: 'der', type: 'spki' });
  if ('pkcs1' in source) return nodePublicKey({ key: Buffer.from(source.pkcs1), format: 'der', type: 'pkcs1' });
  return nodePublicKey(ownKey(source));
}

/** A key as JWK; throws for kinds and curves that JWK has no name for. */
export function exportJwk(key: Key): Jwk {
  const members = Object.entries(ownKey(key).export({ format: 'jwk' }));
  return Object.fromEntries(members.filter((member): member is [string, string] => typeof member[1] === 'string'));
}

/** A key as DER: SPKI or PKCS #1 of public ones, PKCS #8, PKCS #1 or SEC 1 of private ones. */
export const exportDer = (key: Key, type: DerForm): Uint8Array =>
  type === 'spki' ? ownKey(key).export({ format: 'der', type }) : ownKey(key).export({ format: 'der', type });

/** A private key as PKCS #8 under a passphrase: PBES2 with PBKDF2 and AES-256-CBC. */
export const exportEncrypted = (key: Key, passphrase: string): Uint8Array =>
  ownKey(key).export({ format: 'der', type: 'pkcs8', cipher: 'aes-256-cbc', passphrase });

/** A point of an elliptic curve with both coordinates. @param curve as OpenSSL names it */
export function uncompressedPoint(point: Uint8Array, curve: string): Uint8Array {
  const written = ECDH.convertKey(Buffer.from(point), curve, undefined, undefined, 'uncompressed');
  return typeof written === 'string' ? Buffer.from(written, 'latin1') : written;
}

function optionsOf({ pss, saltLength, isP1363 }: SignatureOptions) {
  return {
    ...(pss !== undefined && { padding: pss ? constants.RSA_PKCS1_PSS_PADDING : constants.RSA_PKCS1_PADDING }),
    ...(pss === true && saltLength !== undefined && { saltLength: saltLength === 'any' ? constants.RSA_PSS_SALTLEN_AUTO : saltLength }),
    ...(isP1363 === true && { dsaEncoding: 'ieee-p1363' as const }),
  };
}

/** The signature of data; throws where the key cannot sign in this way. @param hash null for keys that hash on their own */
export const sign = (hash: string | null, data: Uint8Array, key: Key, options: SignatureOptions = {}): Uint8Array =>
  nodeSign(hash, data, { key: ownKey(key), ...optionsOf(options) });

/** Whether a signature fits; may throw where its form is impossible. */
export const verify = (hash: string | null, data: Uint8Array, key: Key, options: SignatureOptions, signature: Uint8Array): boolean =>
  nodeVerify(hash, data, { key: ownKey(key), ...optionsOf(options) }, signature);

/** The secret that two keys agree on; throws where there is none. */
export const agree = (privateKey: Key, publicKey: Key): Uint8Array => diffieHellman({ privateKey: ownKey(privateKey), publicKey: ownKey(publicKey) });

/** Whether a number is from 1 to below the order of the curve. */
export function isScalar(curve: NistCurve, scalar: Uint8Array): boolean {
  try {
    createECDH(OPENSSL_CURVES[curve]).setPrivateKey(scalar);
    return true;
  } catch {
    return false;
  }
}

/** The secret of a bare scalar and point; throws where the point is not on the curve. */
export function agreeOnCurve(curve: NistCurve, scalar: Uint8Array, point: Uint8Array): Uint8Array {
  const own = createECDH(OPENSSL_CURVES[curve]);
  own.setPrivateKey(scalar);
  return own.computeSecret(point);
}

function paddingOf(options: RsaPadding) {
  if (options.padding === 'pkcs1') return { padding: constants.RSA_PKCS1_PADDING };
  return { padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: options.hash, oaepLabel: options.label };
}

/** RSA encryption (RFC 8017 section 7) of data that fits the modulus. */
export const encryptRsa = (key: Key, options: RsaPadding, data: Uint8Array): Uint8Array => publicEncrypt({ key: ownKey(key), ...paddingOf(options) }, data);

/** RSA decryption; throws where the padding is wrong, but for pkcs1 gives bytes that mean nothing in its place. */
export const decryptRsa = (key: Key, options: RsaPadding, data: Uint8Array): Uint8Array => privateDecrypt({ key: ownKey(key), ...paddingOf(options) }, data);

/** A new private key. */
export async function generateKey(wanted: NewKey): Promise<Key> {
  switch (wanted.kind) {
    case 'rsa':
      return generateKeyPairSync('rsa', { modulusLength: wanted.bits, publicExponent: 65_537 }).privateKey;
    case 'ec':
      return generateKeyPairSync('ec', { namedCurve: OPENSSL_CURVES[wanted.curve] }).privateKey;
    case 'ed25519':
      return generateKeyPairSync('ed25519').privateKey;
    case 'ed448':
      return generateKeyPairSync('ed448').privateKey;
    case 'x25519':
      return generateKeyPairSync('x25519').privateKey;
    case 'x448':
      return generateKeyPairSync('x448').privateKey;
  }
}
