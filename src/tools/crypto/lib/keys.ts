import { Unprocessable, unprocessable } from '../../errors.ts';
import { bitString, CONTEXT, type Element, integerOf, oidOf, readDer, sequence } from '../../shared/bytes/der.ts';
import { parseJson } from '../../shared/json/json.ts';
import { plainValue } from '../../shared/json/plain-json.ts';
import { bytesOfBase64, hexOf } from '../../shared/platform/bytes.ts';
import { createPrivateKey, createPublicKey, exportDer, exportJwk, type Key, uncompressedPoint } from '../../shared/platform/keys.ts';
import { grouped } from '../../shared/text/counts.ts';
import { CERTIFICATE_LABELS, type PemBlock, readPem, writePem } from './pem.ts';

const PRIVATE_LABELS = ['PRIVATE KEY', 'ENCRYPTED PRIVATE KEY', 'RSA PRIVATE KEY', 'EC PRIVATE KEY', 'DSA PRIVATE KEY'];
const PUBLIC_LABELS = ['PUBLIC KEY', 'RSA PUBLIC KEY'];
const MAX_KDF_ITERATIONS = 1_000_000;
const MAX_SCRYPT_WORK = 1_048_576;
const PBES2 = '1.2.840.113549.1.5.13';
const PBKDF2 = '1.2.840.113549.1.5.12';
const SCRYPT = '1.3.6.1.4.1.11591.4.11';

/** A key and what it was read from. */
export interface ReadKey {
  key: Key;
  source: 'privateKey' | 'publicKey' | 'certificate';
}

/**
 * Reads key text: PEM (PKCS #8, PKCS #1, SEC1, SPKI, a certificate for its public key) or a JWK as JSON text.
 * What cannot be read is unprocessable, without quoting any of it. @param path the input field
 */
export function readKey(text: string, passphrase: string | undefined, path: string): ReadKey {
  if (text.trimStart().startsWith('{')) return readJwkText(text, path);
  const blocks = readPem(text, path);
  const block = blocks.find(({ label }) => [...PRIVATE_LABELS, ...PUBLIC_LABELS, ...CERTIFICATE_LABELS].includes(label));
  if (block === undefined) return unprocessable(`There is no key in it, but a PEM block ${blocks[0]?.label}.`, path);
  if (PRIVATE_LABELS.includes(block.label)) return { key: privateKeyOf(block, passphrase, path), source: 'privateKey' };
  try {
    if (CERTIFICATE_LABELS.includes(block.label))
      return { key: createPublicKey({ spki: certificateSpki(readDer(block.data, path), path) }), source: 'certificate' };
    return { key: createPublicKey(block.label === 'PUBLIC KEY' ? { spki: block.data } : { pkcs1: block.data }), source: 'publicKey' };
  } catch {
    return unprocessable(`The PEM block ${block.label} is damaged, or of a kind that is unknown.`, path);
  }
}

/** The private key of key text; public keys are unprocessable. */
export function readPrivateKey(text: string, passphrase: string | undefined, path: string): Key {
  const { key, source } = readKey(text, passphrase, path);
  return source === 'privateKey' ? key : unprocessable('It is a public key; a private key is needed.', path);
}

/** The public key of key text, of a private key its public part. */
export function readPublicKey(text: string, passphrase: string | undefined, path: string): Key {
  const { key, source } = readKey(text, passphrase, path);
  return source === 'privateKey' ? createPublicKey(key) : key;
}

function privateKeyOf(block: PemBlock, passphrase: string | undefined, path: string): Key {
  const encrypted = block.label === 'ENCRYPTED PRIVATE KEY' || 'DEK-Info' in block.headers;
  if (encrypted && passphrase === undefined) return unprocessable('The private key is encrypted; give its passphrase.', 'passphrase');
  if (block.label === 'ENCRYPTED PRIVATE KEY') checkDerivation(block.data, path);
  try {
    return createPrivateKey({ block, ...(encrypted && { passphrase }) });
  } catch {
    return unprocessable(
      encrypted ? 'The passphrase is wrong, or the private key is damaged.' : `The PEM block ${block.label} is damaged, or of a kind that is unknown.`,
      path,
    );
  }
}

/** Work factors of an encrypted key have bounds, like those of password hashes. */
function checkDerivation(data: Uint8Array, path: string): void {
  const algorithm = readDer(data, path).children[0];
  if (algorithm === undefined || oidAt(algorithm, path) !== PBES2) return;
  const derivation = algorithm.children[1]?.children[0];
  if (derivation === undefined) return;
  const name = oidAt(derivation, path);
  const numbers = (derivation.children[1]?.children ?? [])
    .filter((child) => child.tagClass === 0 && child.number === 2 && child.length > 0)
    .map((child) => integerOf(child.content));
  const [first = 0n, second = 1n, third = 1n] = numbers;
  if (name === PBKDF2 && first > MAX_KDF_ITERATIONS)
    unprocessable(`The key asks for ${first} rounds of PBKDF2; this tool goes up to ${grouped(MAX_KDF_ITERATIONS)}.`, path);
  if (name === SCRYPT && first * second * third > MAX_SCRYPT_WORK) unprocessable('The key asks for more work of scrypt than this tool does.', path);
}

const oidAt = (parent: Element, path: string): string => {
  const first = parent.children[0];
  return first !== undefined && first.tagClass === 0 && first.number === 6 ? oidOf(first.content, path) : '';
};

function readJwkText(text: string, path: string): ReadKey {
  let value: unknown;
  try {
    value = plainValue(parseJson(text, path));
  } catch (error) {
    if (!(error instanceof Unprocessable)) throw error;
    return unprocessable('It starts like a JWK, but is not JSON.', path);
  }
  return readJwk(value, path);
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The key of a JWK; a secret (oct) key, missing or wrong members are unprocessable. */
export function readJwk(value: unknown, path: string): ReadKey {
  if (!isRecord(value)) return unprocessable('It is not a JWK, which is a JSON object.', path);
  if (value.kty === 'oct') return unprocessable('It is a secret key (kty oct), which has no public and private part.', path);
  const members = ['kty', 'crv', 'x', 'y', 'd', 'n', 'e', 'p', 'q', 'dp', 'dq', 'qi'];
  const jwk: Record<string, string> = {};
  for (const name of members) {
    const member = Object.hasOwn(value, name) ? value[name] : undefined;
    if (member === undefined) continue;
    const good = typeof member === 'string' && (name === 'kty' || name === 'crv' || /^[A-Za-z0-9_-]+$/.test(member));
    if (!good) return unprocessable(`The member ${name} of the JWK is not base64url.`, path);
    jwk[name] = member;
  }
  try {
    const key = jwk.d === undefined ? createPublicKey({ jwk }) : createPrivateKey({ jwk });
    const { x, y, n, e } = exportJwk(jwk.d === undefined ? key : createPublicKey(key));
    if (Object.entries({ x, y, n, e }).some(([name, own]) => own !== undefined && !sameNumber(own, jwk[name])))
      return unprocessable('The members of the JWK do not belong together.', path);
    return { key, source: jwk.d === undefined ? 'publicKey' : 'privateKey' };
  } catch (error) {
    if (error instanceof Unprocessable) throw error;
    return unprocessable('Members of the JWK are missing or wrong, or its kind is not known.', path);
  }
}

const sameNumber = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && typeof b === 'string' && hexOf(bytesOfBase64(a)).replace(/^(?:00)+/, '') === hexOf(bytesOfBase64(b)).replace(/^(?:00)+/, '');

export type KeyAlgorithm = 'rsa' | 'ec' | 'ed25519' | 'ed448' | 'x25519' | 'x448' | 'dsa';

const CURVES: Readonly<Record<string, { name: string; bits: number }>> = {
  prime256v1: { name: 'P-256', bits: 256 },
  secp384r1: { name: 'P-384', bits: 384 },
  secp521r1: { name: 'P-521', bits: 521 },
  secp256k1: { name: 'secp256k1', bits: 256 },
};
const FIXED_BITS = { ed25519: 255, ed448: 448, x25519: 255, x448: 448 };

/** What there is to say of a public key. */
export interface PublicKeyFacts {
  algorithm: KeyAlgorithm;
  bits: number;
  curve?: string;
}

const ALGORITHMS: Readonly<Record<string, KeyAlgorithm>> = {
  rsa: 'rsa',
  'rsa-pss': 'rsa',
  ec: 'ec',
  ed25519: 'ed25519',
  ed448: 'ed448',
  x25519: 'x25519',
  x448: 'x448',
  dsa: 'dsa',
};

/** Kind, size and curve of a key; kinds that are not known are unprocessable. */
export function factsOf(key: Key, path: string): PublicKeyFacts {
  const algorithm = ALGORITHMS[key.asymmetricKeyType ?? ''] ?? unprocessable('The key is of an unknown kind.', path);
  const details = key.asymmetricKeyDetails ?? {};
  if (algorithm === 'rsa' || algorithm === 'dsa') return { algorithm, bits: details.modulusLength ?? 0 };
  if (algorithm !== 'ec') return { algorithm, bits: FIXED_BITS[algorithm] };
  const known = CURVES[details.namedCurve ?? ''];
  if (known !== undefined) return { algorithm, bits: known.bits, curve: known.name };
  const { curve, point } = ecParts(spkiOf(key), path);
  return { algorithm, bits: (point.length - 1) * (point[0] === 4 ? 4 : 8), curve };
}

/** The SPKI of a key as DER; an EC point that is compressed is written out. */
export function spkiOf(key: Key): Uint8Array {
  const spki = exportDer(key.type === 'private' ? createPublicKey(key) : key, 'spki');
  const [algorithm, bits] = readDer(spki, 'key').children;
  const curve = key.asymmetricKeyDetails?.namedCurve;
  const form = bits?.content[1];
  if (algorithm === undefined || bits === undefined || key.asymmetricKeyType !== 'ec' || curve === undefined || form === 4) return spki;
  return sequence(algorithm.whole, bitString(uncompressedPoint(bits.content.subarray(1), curve)));
}

/** The curve's dotted identifier and the point of an EC SPKI. */
export function ecParts(spki: Uint8Array, path: string): { curve: string; point: Uint8Array } {
  const [algorithm, bits] = readDer(spki, path).children;
  const parameters = algorithm?.children[1];
  const curve = parameters !== undefined && parameters.number === 6 ? oidOf(parameters.content, path) : 'explicit';
  return { curve, point: bits?.content.subarray(1) ?? new Uint8Array() };
}

/** The SPKI as PEM. */
export const spkiPem = (spki: Uint8Array): string => writePem('PUBLIC KEY', spki);

/** The SPKI of a certificate's DER (RFC 5280 section 4.1); what is no certificate is unprocessable. */
export function certificateSpki(certificate: Element, path: string): Uint8Array {
  const [signed, , signature] = certificate.children;
  const fields = signed?.children ?? [];
  const spki = fields[fields[0]?.tagClass === CONTEXT ? 6 : 5];
  if (signature?.number !== 3 || spki?.number !== 16) return unprocessable('It is not a certificate, or a damaged one.', path);
  return spki.whole;
}
