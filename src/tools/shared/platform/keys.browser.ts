import { ed448, x448 } from '@noble/curves/ed448.js';
import { ed25519, x25519 } from '@noble/curves/ed25519.js';
import { brainpoolP256r1, brainpoolP384r1, brainpoolP512r1 } from '@noble/curves/misc.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { joinBytes, sameBytes } from '../bytes/arrays.ts';
import { bitString, context, der, type Element, integerOf, objectIdentifier, octetString, oidOf, positiveInteger, readDer, sequence } from '../bytes/der.ts';
import { bytesFromInteger, integerFromBytes } from '../bytes/radix.ts';
import { modularPower, modulo } from '../numbers/euclid.ts';
import { base64UrlOf, bytesOfBase64, bytesOfHex, utf8Bytes } from './bytes.browser.ts';
import { type CipherName, runCipher } from './ciphers.browser.ts';
import { createHash, HASHES, pbkdf2, scrypt } from './hashes.browser.ts';
import type { HashName } from './hashes.ts';
import type { Jwk, Key, KeyBlock, NewKey, NistCurve, RsaPadding, SignatureOptions } from './keys.ts';
import { randomBytes } from './random.ts';
import { decrypt, encrypt, fixedBytes, type RsaNumbers, signPkcs1, signPss, verifyPkcs1, verifyPss } from './rsa.browser.ts';

export type { Jwk, Key, KeyBlock, NewKey, NistCurve, RsaPadding, SignatureOptions } from './keys.ts';

const CURVES = {
  'P-256': { math: p256, oid: '1.2.840.10045.3.1.7', openssl: 'prime256v1', size: 32 },
  'P-384': { math: p384, oid: '1.3.132.0.34', openssl: 'secp384r1', size: 48 },
  'P-521': { math: p521, oid: '1.3.132.0.35', openssl: 'secp521r1', size: 66 },
  secp256k1: { math: secp256k1, oid: '1.3.132.0.10', openssl: 'secp256k1', size: 32 },
  brainpoolP256r1: { math: brainpoolP256r1, oid: '1.3.36.3.3.2.8.1.1.7', openssl: 'brainpoolP256r1', size: 32 },
  brainpoolP384r1: { math: brainpoolP384r1, oid: '1.3.36.3.3.2.8.1.1.11', openssl: 'brainpoolP384r1', size: 48 },
  brainpoolP512r1: { math: brainpoolP512r1, oid: '1.3.36.3.3.2.8.1.1.13', openssl: 'brainpoolP512r1', size: 64 },
};
type Curve = keyof typeof CURVES;
const EDWARDS = {
  ed25519: { oid: '1.3.101.112', name: 'Ed25519', size: 32, publicOf: (secret: Uint8Array) => ed25519.getPublicKey(secret) },
  ed448: { oid: '1.3.101.113', name: 'Ed448', size: 57, publicOf: (secret: Uint8Array) => ed448.getPublicKey(secret) },
  x25519: { oid: '1.3.101.110', name: 'X25519', size: 32, publicOf: (secret: Uint8Array) => x25519.getPublicKey(secret) },
  x448: { oid: '1.3.101.111', name: 'X448', size: 56, publicOf: (secret: Uint8Array) => x448.getPublicKey(secret) },
};
type EdwardsKind = keyof typeof EDWARDS;

const RSA = '1.2.840.113549.1.1.1';
const RSA_PSS = '1.2.840.113549.1.1.10';
const EC = '1.2.840.10045.2.1';
const DSA = '1.2.840.10040.4.1';

/** What a key is made of. */
type Material =
  | { kind: 'rsa'; algorithm: Uint8Array; numbers: RsaNumbers }
  | { kind: 'rsa-pss'; algorithm: Uint8Array; numbers: RsaNumbers; only?: { hash: string; saltLength: number } }
  | { kind: 'ec'; curve: Curve; point: Uint8Array; scalar?: Uint8Array }
  | { kind: EdwardsKind; point: Uint8Array; secret?: Uint8Array }
  | { kind: 'dsa'; algorithm: Uint8Array; p: bigint; q: bigint; g: bigint; y: bigint; x?: bigint };

class BrowserKey implements Key {
  readonly type: 'private' | 'public';
  readonly material: Material;

  constructor(type: 'private' | 'public', material: Material) {
    this.type = type;
    this.material = material;
  }

  get asymmetricKeyType(): string {
    return this.material.kind;
  }

  get asymmetricKeyDetails() {
    const { material } = this;
    if (material.kind === 'rsa' || material.kind === 'rsa-pss')
      return { modulusLength: material.numbers.n.toString(2).length, publicExponent: material.numbers.e };
    if (material.kind === 'dsa') return { modulusLength: material.p.toString(2).length };
    return material.kind === 'ec' ? { namedCurve: CURVES[material.curve].openssl } : {};
  }
}

const wrong = (what: string): never => {
  throw new RangeError(what);
};

const ownKey = (key: Key): BrowserKey => (key instanceof BrowserKey ? key : wrong('a key of another platform'));
const childOf = (element: Element | undefined, index: number): Element => element?.children[index] ?? wrong('a part is missing');
const oidIn = (element: Element): string => (element.number === 6 ? oidOf(element.content, 'key') : wrong('not an object identifier'));
const numberIn = (element: Element): bigint => (element.number === 2 ? integerOf(element.content) : wrong('not a number'));
const integer = (value: bigint): Uint8Array => (value === 0n ? der(0x02, Uint8Array.of(0)) : positiveInteger(bytesFromInteger(value)));
const keyOf = (names: Readonly<Record<string, { oid: string }>>, oid: string): string | undefined =>
  Object.keys(names).find((name) => names[name]?.oid === oid);
const isCurve = (name: string | undefined): name is Curve => name !== undefined && Object.hasOwn(CURVES, name);
const hasJwk = (curve: string | undefined): curve is NistCurve => isCurve(curve) && !curve.startsWith('brainpool');
const isEdwards = (name: string | undefined): name is EdwardsKind => name !== undefined && Object.hasOwn(EDWARDS, name);

// Reading

const PSS_HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'sha1',
  '2.16.840.1.101.3.4.2.1': 'sha256',
  '2.16.840.1.101.3.4.2.2': 'sha384',
  '2.16.840.1.101.3.4.2.3': 'sha512',
  '2.16.840.1.101.3.4.2.4': 'sha224',
  '2.16.840.1.101.3.4.2.5': 'sha512-224',
  '2.16.840.1.101.3.4.2.6': 'sha512-256',
};

/** What the parameters of an RSASSA-PSS key allow alone (RFC 4055 section 3.1). */
function pssLimits(parameters: Element | undefined): { only?: { hash: string; saltLength: number } } {
  if (parameters === undefined || parameters.number !== 16) return {};
  const tagged = (number: number): Element | undefined => parameters.children.find((child) => child.tagClass === 2 && child.number === number)?.children[0];
  const [hash, salt] = [tagged(0), tagged(2)];
  return {
    only: { hash: hash === undefined ? 'sha1' : (PSS_HASHES[oidIn(childOf(hash, 0))] ?? ''), saltLength: salt === undefined ? 20 : Number(numberIn(salt)) },
  };
}

const rsaAlgorithm = sequence(objectIdentifier(RSA), der(0x05));

function rsaPublic(element: Element): RsaNumbers {
  return { n: numberIn(childOf(element, 0)), e: numberIn(childOf(element, 1)) };
}

function rsaPrivate(element: Element): RsaNumbers {
  const [, n = 0n, e = 0n, d = 0n, p = 0n, q = 0n, dp = 0n, dq = 0n, qi = 0n] = Array.from({ length: 9 }, (_, index) => numberIn(childOf(element, index)));
  return { n, e, secret: { d, p, q, dp, dq, qi } };
}

/** A point, which must be on its curve. */
function checkedPoint(curve: Curve, point: Uint8Array): Uint8Array {
  CURVES[curve].math.Point.fromBytes(point).assertValidity();
  return point;
}

function ecKey(curve: Curve, scalar: Uint8Array, point?: Uint8Array): BrowserKey {
  const { math, size } = CURVES[curve];
  const whole = fixedBytes(integerFromBytes(scalar), size);
  return new BrowserKey('private', {
    kind: 'ec',
    curve,
    scalar: whole,
    point: point === undefined ? math.getPublicKey(whole, false) : checkedPoint(curve, point),
  });
}

/** SEC 1 (RFC 5915). */
function readSec1(element: Element, named?: Curve): BrowserKey {
  const tagged = (number: number): Element | undefined => element.children.find((child) => child.tagClass === 2 && child.number === number)?.children[0];
  const parameters = tagged(0);
  const curve = parameters === undefined ? named : keyOf(CURVES, oidIn(parameters));
  return isCurve(curve) ? ecKey(curve, childOf(element, 1).content, tagged(1)?.content.subarray(1)) : wrong('the curve is not known');
}

function readPkcs8(element: Element): BrowserKey {
  const algorithm = childOf(element, 1);
  const content = childOf(element, 2).content;
  const oid = oidIn(childOf(algorithm, 0));
  const parameters = algorithm.children[1];
  if (oid === RSA) return new BrowserKey('private', { kind: 'rsa', algorithm: algorithm.whole, numbers: rsaPrivate(readDer(content, 'key')) });
  if (oid === RSA_PSS)
    return new BrowserKey('private', { kind: 'rsa-pss', algorithm: algorithm.whole, numbers: rsaPrivate(readDer(content, 'key')), ...pssLimits(parameters) });
  if (oid === EC) {
    const curve = parameters === undefined ? undefined : keyOf(CURVES, oidIn(parameters));
    return readSec1(readDer(content, 'key'), isCurve(curve) ? curve : wrong('the curve is not known'));
  }
  if (oid === DSA) {
    const [p, q, g] = [0, 1, 2].map((index) => numberIn(childOf(parameters, index)));
    const x = numberIn(readDer(content, 'key'));
    if (p === undefined || q === undefined || g === undefined) return wrong('parameters are missing');
    return new BrowserKey('private', { kind: 'dsa', algorithm: algorithm.whole, p, q, g, x, y: modularPower(g, x, p) });
  }
  const kind = keyOf(EDWARDS, oid);
  return isEdwards(kind) ? edwardsKey(kind, readDer(content, 'key').content) : wrong('the kind is not known');
}

function edwardsKey(kind: EdwardsKind, secret: Uint8Array): BrowserKey {
  if (secret.length !== EDWARDS[kind].size) wrong('the key is not as long as it should be');
  return new BrowserKey('private', { kind, secret, point: EDWARDS[kind].publicOf(secret) });
}

function readDsa(element: Element): BrowserKey {
  const [, p = 0n, q = 0n, g = 0n, y = 0n, x = 0n] = Array.from({ length: 6 }, (_, index) => numberIn(childOf(element, index)));
  const algorithm = sequence(objectIdentifier(DSA), sequence(integer(p), integer(q), integer(g)));
  return new BrowserKey('private', { kind: 'dsa', algorithm, p, q, g, y, x });
}

const PASSWORD_HASHES: Readonly<Record<string, HashName>> = {
  '1.2.840.113549.2.7': 'sha1',
  '1.2.840.113549.2.8': 'sha224',
  '1.2.840.113549.2.9': 'sha256',
  '1.2.840.113549.2.10': 'sha384',
  '1.2.840.113549.2.11': 'sha512',
};
const PASSWORD_CIPHERS: Readonly<Record<string, { name: CipherName; keyLength: number }>> = {
  '2.16.840.1.101.3.4.1.2': { name: 'aes-128-cbc', keyLength: 16 },
  '2.16.840.1.101.3.4.1.22': { name: 'aes-192-cbc', keyLength: 24 },
  '2.16.840.1.101.3.4.1.42': { name: 'aes-256-cbc', keyLength: 32 },
  '1.2.840.113549.3.7': { name: 'des-ede3-cbc', keyLength: 24 },
};
const PBKDF2 = '1.2.840.113549.1.5.12';
const SCRYPT = '1.3.6.1.4.1.11591.4.11';
const PBES2 = '1.2.840.113549.1.5.13';

/** Takes off the padding of PKCS #7. */
function unpadded(bytes: Uint8Array, size: number): Uint8Array {
  const count = bytes.at(-1) ?? 0;
  const good = count >= 1 && count <= size && bytes.subarray(-count).every((byte) => byte === count);
  return good ? bytes.subarray(0, -count) : wrong('the padding is wrong');
}

/** PBES2 (RFC 8018 section 6.2). */
function openPkcs8(element: Element, passphrase: string): BrowserKey {
  const algorithm = childOf(element, 0);
  if (oidIn(childOf(algorithm, 0)) !== PBES2) wrong('the encryption is not known');
  const [derivation, encryption] = [childOf(childOf(algorithm, 1), 0), childOf(childOf(algorithm, 1), 1)];
  const { name, keyLength } = PASSWORD_CIPHERS[oidIn(childOf(encryption, 0))] ?? wrong('the cipher is not known');
  const iv = childOf(encryption, 1).content;
  const parameters = childOf(derivation, 1);
  const salt = childOf(parameters, 0).content;
  const secret = utf8Bytes(passphrase);
  const derive = (): Uint8Array => {
    const kind = oidIn(childOf(derivation, 0));
    const numbers = parameters.children.filter(({ number }) => number === 2).map((child) => Number(numberIn(child)));
    const [first = 1, r = 1, p = 1] = numbers;
    if (kind === SCRYPT) return scrypt(secret, salt, { N: first, r, p }, keyLength);
    if (kind !== PBKDF2) return wrong('the derivation is not known');
    const hash = parameters.children.find(({ number }) => number === 16);
    return pbkdf2(hash === undefined ? 'sha1' : (PASSWORD_HASHES[oidIn(childOf(hash, 0))] ?? wrong('the hash is not known')), secret, salt, first, keyLength);
  };
  const data = childOf(element, 1).content;
  return readPkcs8(readDer(unpadded(runCipher(name, 'decrypt', derive(), iv, data), iv.length), 'key'));
}

const OLD_CIPHERS: Readonly<Record<string, { name: CipherName; keyLength: number }>> = {
  'AES-128-CBC': { name: 'aes-128-cbc', keyLength: 16 },
  'AES-192-CBC': { name: 'aes-192-cbc', keyLength: 24 },
  'AES-256-CBC': { name: 'aes-256-cbc', keyLength: 32 },
  'DES-EDE3-CBC': { name: 'des-ede3-cbc', keyLength: 24 },
};

/** OpenSSL's own encryption of PEM (EVP_BytesToKey with MD5, the iv as salt). */
function openOld(data: Uint8Array, info: string, passphrase: string): Uint8Array {
  const [cipher = '', digits = ''] = info.split(',');
  const { name, keyLength } = OLD_CIPHERS[cipher.trim().toUpperCase()] ?? wrong('the cipher is not known');
  const iv = bytesOfHex(digits.trim());
  let key: Uint8Array = new Uint8Array();
  for (let last: Uint8Array = new Uint8Array(); key.length < keyLength; key = joinBytes([key, last]))
    last = createHash('md5').update(last).update(passphrase).update(iv.subarray(0, 8)).digest();
  return unpadded(runCipher(name, 'decrypt', key.subarray(0, keyLength), iv, data), iv.length);
}

function readBlock({ label, data, headers }: KeyBlock, passphrase: string | undefined): BrowserKey {
  if (label === 'ENCRYPTED PRIVATE KEY') return openPkcs8(readDer(data, 'key'), passphrase ?? wrong('there is no passphrase'));
  const info = headers['DEK-Info'];
  const element = readDer(info === undefined ? data : openOld(data, info, passphrase ?? wrong('there is no passphrase')), 'key');
  switch (label) {
    case 'PRIVATE KEY':
      return readPkcs8(element);
    case 'RSA PRIVATE KEY':
      return new BrowserKey('private', { kind: 'rsa', algorithm: rsaAlgorithm, numbers: rsaPrivate(element) });
    case 'EC PRIVATE KEY':
      return readSec1(element);
    case 'DSA PRIVATE KEY':
      return readDsa(element);
    default:
      return wrong('the block is of another kind');
  }
}

const member = (jwk: Jwk, name: string): Uint8Array => bytesOfBase64(jwk[name] ?? wrong(`${name} is missing`));
const jwkNumber = (jwk: Jwk, name: string): bigint => integerFromBytes(member(jwk, name));

function jwkPoint(jwk: Jwk): { curve: NistCurve; point: Uint8Array } {
  const curve = jwk.crv;
  if (!hasJwk(curve)) return wrong('the curve is not known');
  const { size } = CURVES[curve];
  return { curve, point: checkedPoint(curve, joinBytes([Uint8Array.of(4), fixedBytes(jwkNumber(jwk, 'x'), size), fixedBytes(jwkNumber(jwk, 'y'), size)])) };
}

const edwardsOf = (jwk: Jwk): EdwardsKind => {
  const kind = jwk.crv?.toLowerCase();
  return isEdwards(kind) && EDWARDS[kind].name === jwk.crv ? kind : wrong('the curve is not known');
};

export function createPrivateKey(source: { block: KeyBlock; passphrase?: string | undefined } | { pkcs8: Uint8Array } | { jwk: Jwk }): Key {
  if ('block' in source) return readBlock(source.block, source.passphrase);
  if ('pkcs8' in source) return readPkcs8(readDer(source.pkcs8, 'key'));
  const { jwk } = source;
  if (jwk.kty === 'EC') {
    const { curve, point } = jwkPoint(jwk);
    return ecKey(curve, member(jwk, 'd'), point);
  }
  if (jwk.kty === 'OKP') {
    const key = edwardsKey(edwardsOf(jwk), member(jwk, 'd'));
    return 'point' in key.material && sameBytes(key.material.point, member(jwk, 'x')) ? key : wrong('x does not belong to d');
  }
  if (jwk.kty !== 'RSA') return wrong('the kind is not known');
  const [n = 0n, e = 0n, d = 0n, p = 0n, q = 0n, dp = 0n, dq = 0n, qi = 0n] = ['n', 'e', 'd', 'p', 'q', 'dp', 'dq', 'qi'].map((name) => jwkNumber(jwk, name));
  return new BrowserKey('private', { kind: 'rsa', algorithm: rsaAlgorithm, numbers: { n, e, secret: { d, p, q, dp, dq, qi } } });
}

function publicMaterial(material: Material): Material {
  switch (material.kind) {
    case 'rsa':
    case 'rsa-pss':
      return { ...material, numbers: { n: material.numbers.n, e: material.numbers.e } };
    case 'ec':
      return { kind: 'ec', curve: material.curve, point: material.point };
    case 'dsa': {
      const { kind, algorithm, p, q, g, y } = material;
      return { kind, algorithm, p, q, g, y };
    }
    default:
      return { kind: material.kind, point: material.point };
  }
}

function readSpki(element: Element): BrowserKey {
  const algorithm = childOf(element, 0);
  const bits = childOf(element, 1);
  const content = bits.number === 3 ? bits.content.subarray(1) : wrong('not a bit string');
  const oid = oidIn(childOf(algorithm, 0));
  const parameters = algorithm.children[1];
  if (oid === RSA) return new BrowserKey('public', { kind: 'rsa', algorithm: algorithm.whole, numbers: rsaPublic(readDer(content, 'key')) });
  if (oid === RSA_PSS)
    return new BrowserKey('public', { kind: 'rsa-pss', algorithm: algorithm.whole, numbers: rsaPublic(readDer(content, 'key')), ...pssLimits(parameters) });
  if (oid === EC) {
    const curve = parameters === undefined ? undefined : keyOf(CURVES, oidIn(parameters));
    return isCurve(curve) ? new BrowserKey('public', { kind: 'ec', curve, point: checkedPoint(curve, content) }) : wrong('the curve is not known');
  }
  if (oid === DSA) {
    const [p = 0n, q = 0n, g = 0n] = [0, 1, 2].map((index) => numberIn(childOf(parameters, index)));
    return new BrowserKey('public', { kind: 'dsa', algorithm: algorithm.whole, p, q, g, y: numberIn(readDer(content, 'key')) });
  }
  const kind = keyOf(EDWARDS, oid);
  return isEdwards(kind) && content.length === EDWARDS[kind].size ? new BrowserKey('public', { kind, point: content }) : wrong('the kind is not known');
}

export function createPublicKey(source: Key | { spki: Uint8Array } | { pkcs1: Uint8Array } | { jwk: Jwk }): Key {
  if ('spki' in source) return readSpki(readDer(source.spki, 'key'));
  if ('pkcs1' in source) return new BrowserKey('public', { kind: 'rsa', algorithm: rsaAlgorithm, numbers: rsaPublic(readDer(source.pkcs1, 'key')) });
  if (!('jwk' in source)) return new BrowserKey('public', publicMaterial(ownKey(source).material));
  const { jwk } = source;
  if (jwk.kty === 'EC') return new BrowserKey('public', { kind: 'ec', ...jwkPoint(jwk) });
  if (jwk.kty === 'OKP') {
    const kind = edwardsOf(jwk);
    const point = member(jwk, 'x');
    return point.length === EDWARDS[kind].size ? new BrowserKey('public', { kind, point }) : wrong('the key is not as long as it should be');
  }
  if (jwk.kty !== 'RSA') return wrong('the kind is not known');
  return new BrowserKey('public', { kind: 'rsa', algorithm: rsaAlgorithm, numbers: { n: jwkNumber(jwk, 'n'), e: jwkNumber(jwk, 'e') } });
}

// Writing

const written = (value: bigint): string => base64UrlOf(bytesFromInteger(value));

export function exportJwk(key: Key): Jwk {
  const { type, material } = ownKey(key);
  const isPrivate = type === 'private';
  if (material.kind === 'rsa') {
    const { n, e, secret } = material.numbers;
    const names = { n: written(n), e: written(e) };
    if (!isPrivate || secret === undefined) return { kty: 'RSA', ...names };
    const { d, p, q, dp, dq, qi } = secret;
    return { kty: 'RSA', ...names, d: written(d), p: written(p), q: written(q), dp: written(dp), dq: written(dq), qi: written(qi) };
  }
  if (material.kind === 'ec') {
    const { curve, point, scalar } = material;
    if (!hasJwk(curve)) return wrong('JWK has no name for the curve');
    const whole = uncompressedPoint(point, CURVES[curve].openssl);
    const { size } = CURVES[curve];
    const names = { kty: 'EC', x: base64UrlOf(whole.subarray(1, 1 + size)), y: base64UrlOf(whole.subarray(1 + size)), crv: curve };
    return isPrivate && scalar !== undefined ? { ...names, d: base64UrlOf(scalar) } : names;
  }
  if (material.kind === 'rsa-pss' || material.kind === 'dsa') return wrong('JWK has no such kind');
  const names = { kty: 'OKP', crv: EDWARDS[material.kind].name, x: base64UrlOf(material.point) };
  return isPrivate && material.secret !== undefined ? { ...names, d: base64UrlOf(material.secret) } : names;
}

const ecAlgorithm = (curve: Curve): Uint8Array => sequence(objectIdentifier(EC), objectIdentifier(CURVES[curve].oid));

function spkiOf(material: Material): Uint8Array {
  if (material.kind === 'ec') return sequence(ecAlgorithm(material.curve), bitString(material.point));
  if (material.kind === 'dsa') return sequence(material.algorithm, bitString(integer(material.y)));
  if (material.kind === 'rsa' || material.kind === 'rsa-pss') return sequence(material.algorithm, bitString(rsaPublicDer(material.numbers)));
  return sequence(sequence(objectIdentifier(EDWARDS[material.kind].oid)), bitString(material.point));
}

const rsaPublicDer = ({ n, e }: RsaNumbers): Uint8Array => sequence(integer(n), integer(e));

function rsaPrivateDer({ n, e, secret }: RsaNumbers): Uint8Array {
  const { d, p, q, dp, dq, qi } = secret ?? wrong('the key is not private');
  return sequence(...[0n, n, e, d, p, q, dp, dq, qi].map(integer));
}

function sec1(material: Material, isWhole: boolean): Uint8Array {
  if (material.kind !== 'ec' || material.scalar === undefined) return wrong('not a private EC key');
  const parameters = isWhole ? [context(0, objectIdentifier(CURVES[material.curve].oid))] : [];
  return sequence(integer(1n), octetString(material.scalar), ...parameters, context(1, bitString(material.point)));
}

function pkcs8Of(material: Material): Uint8Array {
  const whole = (algorithm: Uint8Array, content: Uint8Array): Uint8Array => sequence(integer(0n), algorithm, octetString(content));
  if (material.kind === 'ec') return whole(ecAlgorithm(material.curve), sec1(material, false));
  if (material.kind === 'rsa' || material.kind === 'rsa-pss') return whole(material.algorithm, rsaPrivateDer(material.numbers));
  if (material.kind === 'dsa') return whole(material.algorithm, integer(material.x ?? wrong('the key is not private')));
  return whole(sequence(objectIdentifier(EDWARDS[material.kind].oid)), octetString(material.secret ?? wrong('the key is not private')));
}

export function exportDer(key: Key, form: 'spki' | 'pkcs8' | 'pkcs1' | 'sec1'): Uint8Array {
  const { type, material } = ownKey(key);
  if (form === 'spki') return spkiOf(material);
  if (form === 'pkcs8') return pkcs8Of(material);
  if (form === 'sec1') return sec1(material, true);
  if (material.kind !== 'rsa') return wrong('not an RSA key');
  return type === 'private' ? rsaPrivateDer(material.numbers) : rsaPublicDer(material.numbers);
}

const ROUNDS = 2048;
const BLOCK = 16;

export function exportEncrypted(key: Key, passphrase: string): Uint8Array {
  const plain = exportDer(key, 'pkcs8');
  const short = BLOCK - (plain.length % BLOCK);
  const [salt, iv] = [randomBytes(BLOCK), randomBytes(BLOCK)];
  const data = runCipher('aes-256-cbc', 'encrypt', pbkdf2('sha256', passphrase, salt, ROUNDS, 32), iv, joinBytes([plain, new Uint8Array(short).fill(short)]));
  const hash = sequence(objectIdentifier('1.2.840.113549.2.9'), der(0x05));
  const derivation = sequence(objectIdentifier(PBKDF2), sequence(octetString(salt), integer(BigInt(ROUNDS)), hash));
  const encryption = sequence(objectIdentifier('2.16.840.1.101.3.4.1.42'), octetString(iv));
  return sequence(sequence(objectIdentifier(PBES2), sequence(derivation, encryption)), octetString(data));
}

export function uncompressedPoint(point: Uint8Array, curve: string): Uint8Array {
  const name = Object.keys(CURVES).find((candidate) => isCurve(candidate) && CURVES[candidate].openssl === curve);
  return isCurve(name) ? CURVES[name].math.Point.fromBytes(point).toBytes(false) : wrong('the curve is not known');
}

// Using

const isHash = (name: string | null): name is HashName => name !== null && Object.hasOwn(HASHES, name);
const hashFor = (name: string | null): HashName => (isHash(name) ? name : wrong('the hash is not known'));

/** What keys for PSS alone allow. */
function checkLimits(material: Material, hash: string | null, options: SignatureOptions): void {
  if (material.kind !== 'rsa-pss') return;
  if (options.pss !== true) wrong('the key is for PSS only');
  const { only } = material;
  if (only === undefined) return;
  if (only.hash !== hash) wrong('the key is for another hash');
  if (typeof options.saltLength === 'number' && options.saltLength < only.saltLength) wrong('the salt is too short for the key');
}

/** r and s as DER, or side by side. */
function writtenNumbers(compact: Uint8Array, isP1363: boolean): Uint8Array {
  if (isP1363) return compact;
  const half = compact.length / 2;
  return sequence(integer(integerFromBytes(compact.subarray(0, half))), integer(integerFromBytes(compact.subarray(half))));
}

function readNumbers(signature: Uint8Array, size: number, isP1363: boolean): [r: bigint, s: bigint] {
  if (isP1363) {
    if (signature.length !== 2 * size) wrong('the signature is not as long as it should be');
    return [integerFromBytes(signature.subarray(0, size)), integerFromBytes(signature.subarray(size))];
  }
  const element = readDer(signature, 'signature');
  const numbers: [bigint, bigint] = [numberIn(childOf(element, 0)), numberIn(childOf(element, 1))];
  if (numbers.some((number) => number < 0n) || !sameBytes(sequence(...numbers.map(integer)), signature)) wrong('the signature is not DER');
  return numbers;
}

export function sign(hash: string | null, data: Uint8Array, key: Key, options: SignatureOptions = {}): Uint8Array {
  const { material } = ownKey(key);
  checkLimits(material, hash, options);
  if (material.kind === 'rsa' || material.kind === 'rsa-pss') {
    const name = hashFor(hash);
    if (options.pss !== true) return signPkcs1(material.numbers, name, data);
    return signPss(material.numbers, name, data, typeof options.saltLength === 'number' ? options.saltLength : HASHES[name].outputLen);
  }
  if (material.kind === 'ec' && material.scalar !== undefined) {
    const digest = createHash(hashFor(hash)).update(data).digest();
    const compact = CURVES[material.curve].math.sign(digest, material.scalar, { prehash: false, lowS: false, extraEntropy: randomBytes(32) });
    return writtenNumbers(compact, options.isP1363 === true);
  }
  if (material.kind === 'ed25519' && material.secret !== undefined) return ed25519.sign(data, material.secret);
  if (material.kind === 'ed448' && material.secret !== undefined) return ed448.sign(data, material.secret);
  return wrong('the key cannot sign');
}

export function verify(hash: string | null, data: Uint8Array, key: Key, options: SignatureOptions, signature: Uint8Array): boolean {
  const { material } = ownKey(key);
  checkLimits(material, hash, options);
  if (material.kind === 'rsa' || material.kind === 'rsa-pss') {
    const name = hashFor(hash);
    if (options.pss !== true) return verifyPkcs1(material.numbers, name, data, signature);
    return verifyPss(material.numbers, name, data, signature, typeof options.saltLength === 'number' ? options.saltLength : undefined);
  }
  if (material.kind === 'ec') {
    const { math, size } = CURVES[material.curve];
    const digest = createHash(hashFor(hash)).update(data).digest();
    const compact = joinBytes(readNumbers(signature, size, options.isP1363 === true).map((number) => fixedBytes(number, size)));
    return math.verify(compact, digest, material.point, { prehash: false, lowS: false });
  }
  if (material.kind === 'dsa') {
    const { p, q, g, y } = material;
    const [r, s] = readNumbers(signature, Math.ceil(q.toString(2).length / 8), options.isP1363 === true);
    return verifyDsa({ p, q, g, y }, createHash(hashFor(hash)).update(data).digest(), r, s);
  }
  if (hash !== null) return wrong('the key hashes on its own');
  if (material.kind === 'ed25519') return ed25519.verify(signature, data, material.point, { zip215: false });
  return material.kind === 'ed448' ? ed448.verify(signature, data, material.point) : wrong('the key cannot sign');
}

/** FIPS 186-4 section 4.7. */
function verifyDsa({ p, q, g, y }: { p: bigint; q: bigint; g: bigint; y: bigint }, digest: Uint8Array, r: bigint, s: bigint): boolean {
  if (r <= 0n || r >= q || s <= 0n || s >= q) return false;
  const bits = q.toString(2).length;
  const spare = Math.max(0, digest.length * 8 - bits);
  const z = integerFromBytes(digest) >> BigInt(spare);
  const w = modularPower(s, q - 2n, q);
  return modulo((modularPower(g, modulo(z * w, q), p) * modularPower(y, modulo(r * w, q), p)) % p, q) === r;
}

export function agree(privateKey: Key, publicKey: Key): Uint8Array {
  const [own, other] = [ownKey(privateKey).material, ownKey(publicKey).material];
  if (own.kind === 'ec' && other.kind === 'ec' && own.curve === other.curve && own.scalar !== undefined) return secretOf(own.curve, own.scalar, other.point);
  if (own.kind === 'x25519' && other.kind === 'x25519' && own.secret !== undefined) return x25519.getSharedSecret(own.secret, other.point);
  if (own.kind === 'x448' && other.kind === 'x448' && own.secret !== undefined) return x448.getSharedSecret(own.secret, other.point);
  return wrong('the keys do not belong to one curve');
}

export const isScalar = (curve: NistCurve, scalar: Uint8Array): boolean => CURVES[curve].math.utils.isValidSecretKey(scalar);

export const agreeOnCurve = (curve: NistCurve, scalar: Uint8Array, point: Uint8Array): Uint8Array => secretOf(curve, scalar, point);

const secretOf = (curve: Curve, scalar: Uint8Array, point: Uint8Array): Uint8Array => CURVES[curve].math.getSharedSecret(scalar, point, true).subarray(1);

const rsaNumbers = (key: Key): RsaNumbers => {
  const { material } = ownKey(key);
  return material.kind === 'rsa' ? material.numbers : wrong('not an RSA key');
};

export const encryptRsa = (key: Key, options: RsaPadding, data: Uint8Array): Uint8Array => encrypt(rsaNumbers(key), options, data);

export const decryptRsa = (key: Key, options: RsaPadding, data: Uint8Array): Uint8Array => decrypt(rsaNumbers(key), options, data);

export async function generateKey(wanted: NewKey): Promise<Key> {
  if (wanted.kind === 'ec') return ecKey(wanted.curve, CURVES[wanted.curve].math.utils.randomSecretKey());
  if (wanted.kind !== 'rsa') return edwardsKey(wanted.kind, randomBytes(EDWARDS[wanted.kind].size));
  const algorithm = { name: 'RSASSA-PKCS1-v1_5', modulusLength: wanted.bits, publicExponent: Uint8Array.of(1, 0, 1), hash: 'SHA-256' };
  const { privateKey } = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
  return createPrivateKey({ pkcs8: new Uint8Array(await crypto.subtle.exportKey('pkcs8', privateKey)) });
}
