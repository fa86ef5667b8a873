import type { WeierstrassPoint } from '@noble/curves/abstract/weierstrass.js';
import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { CONTEXT, type Element, integerOf, octetString, oidOf, positiveInteger, readDer, sequence } from '../../shared/bytes/der.ts';
import { bytesOfHex, hexOf } from '../../shared/platform/bytes.ts';
import { readPem } from './pem.ts';

/** Bytes of a coordinate, of a private key and of a digest of SM3. */
const SIZE = 32;
const POINT_BYTES = 2 * SIZE;
const UNCOMPRESSED = 4;
const SEQUENCE = 16;
const SM2_OID = '1.2.156.10197.1.301';

/** The recommended curve of GB/T 32918.5. */
const CURVE = {
  p: 0xfffffffeffffffffffffffffffffffffffffffff00000000ffffffffffffffffn,
  n: 0xfffffffeffffffffffffffffffffffff7203df6b21c6052b53bbf40939d54123n,
  h: 1n,
  a: 0xfffffffeffffffffffffffffffffffffffffffff00000000fffffffffffffffcn,
  b: 0x28e9fa9e9d9f5e344d5a9e4bcf6509a7f39789f515ab8f92ddbcbd414d940e93n,
  Gx: 0x32c4ae2c1f1981195f9904466a39c9948fe30bbff2660be1715a4589334c74c7n,
  Gy: 0xbc3736a2f4f6779c59bdcee36b692153d0a9877cc62a474002df32e52139f0a0n,
};

/** How the parts of a ciphertext are written: the point, the digest and the encrypted text in either order, or as ASN.1 (GM/T 0009). */
export type Sm2Order = 'c1c3c2' | 'c1c2c3' | 'asn1';

interface Parts {
  /** Both coordinates. */
  point: Uint8Array;
  digest: Uint8Array;
  text: Uint8Array;
}

type Point = WeierstrassPoint<bigint>;

async function curve() {
  const { weierstrass } = await import('@noble/curves/abstract/weierstrass.js');
  return weierstrass(CURVE);
}

async function hasher(): Promise<(...parts: Uint8Array[]) => Uint8Array> {
  const { createSM3 } = await import('hash-wasm');
  const sm3 = await createSM3();
  return (...parts) => {
    sm3.init();
    for (const part of parts) sm3.update(part);
    return sm3.digest('binary');
  };
}

const bytesOfNumber = (value: bigint): Uint8Array => bytesOfHex(value.toString(16).padStart(2 * SIZE, '0'));
const numberOf = (bytes: Uint8Array): bigint => BigInt(`0x${hexOf(bytes)}`);
const coordinates = (point: Point): { x: Uint8Array; y: Uint8Array } => {
  const { x, y } = point.toAffine();
  return { x: bytesOfNumber(x), y: bytesOfNumber(y) };
};

/** Encrypts by GB/T 32918.4 section 6.1. @param publicKey both coordinates @param random 32 random bytes, drawn anew until they fit */
export async function sm2Encrypt(publicKey: Uint8Array, data: Uint8Array, order: Sm2Order, prefix: boolean, random: () => Uint8Array): Promise<Uint8Array> {
  const hash = await hasher();
  const Curve = await curve();
  const key = pointOf(Curve, publicKey, 'key');
  for (;;) {
    const secret = numberOf(random());
    if (secret === 0n || secret >= CURVE.n) continue;
    const shared = coordinates(key.multiply(secret));
    const text = masked(data, shared, hash);
    if (text === undefined) continue;
    const { x, y } = coordinates(Curve.BASE.multiply(secret));
    return written({ point: joinBytes([x, y]), digest: hash(shared.x, data, shared.y), text }, order, prefix);
  }
}

/** Decrypts by section 7.1. What does not fit is unprocessable. */
export async function sm2Decrypt(privateKey: Uint8Array, data: Uint8Array, order: Sm2Order, prefix: boolean): Promise<Uint8Array> {
  const hash = await hasher();
  const Curve = await curve();
  const secret = numberOf(privateKey);
  if (secret === 0n || secret >= CURVE.n - 1n) unprocessable('The private key must be from 1 to the order of the curve less 2.', 'key');
  const { point, digest, text } = read(data, order, prefix);
  const shared = coordinates(pointOf(Curve, point, 'text').multiply(secret));
  const plain = masked(text, shared, hash);
  const right = plain && hash(shared.x, plain, shared.y);
  if (!plain || !right || right.reduce((difference, byte, at) => difference | (byte ^ (digest[at] ?? 0)), 0) !== 0) {
    return unprocessable('The digest does not fit: another key or order of the parts was used, or the text is damaged.', 'text');
  }
  return plain;
}

function pointOf(Curve: Awaited<ReturnType<typeof curve>>, bytes: Uint8Array, path: string): Point {
  try {
    const point = Curve.fromAffine({ x: numberOf(bytes.subarray(0, SIZE)), y: numberOf(bytes.subarray(SIZE)) });
    point.assertValidity();
    return point;
  } catch {
    return unprocessable(
      path === 'key' ? 'The public key is not a point of the curve of SM2.' : 'The ciphertext does not begin with a point of the curve of SM2.',
      path,
    );
  }
}

/** The text with the key stream of section 5.4.3 added; undefined where that is nothing but zeros, which the standard does not allow. */
function masked(data: Uint8Array, { x, y }: { x: Uint8Array; y: Uint8Array }, hash: (...parts: Uint8Array[]) => Uint8Array): Uint8Array | undefined {
  const out = new Uint8Array(data.length);
  const counter = new Uint8Array(4);
  let any = 0;
  for (let at = 0; at < data.length; at += SIZE) {
    viewOf(counter).setUint32(0, at / SIZE + 1);
    const stream = hash(x, y, counter);
    for (let place = 0; place < Math.min(SIZE, data.length - at); place++) {
      any |= stream[place] ?? 0;
      out[at + place] = (data[at + place] ?? 0) ^ (stream[place] ?? 0);
    }
  }
  return any === 0 && data.length > 0 ? undefined : out;
}

function written({ point, digest, text }: Parts, order: Sm2Order, prefix: boolean): Uint8Array {
  if (order === 'asn1') {
    const [x, y] = [point.subarray(0, SIZE), point.subarray(SIZE)];
    return sequence(positiveInteger(x), positiveInteger(y), octetString(digest), octetString(text));
  }
  return joinBytes([Uint8Array.from(prefix ? [UNCOMPRESSED] : []), point, ...(order === 'c1c3c2' ? [digest, text] : [text, digest])]);
}

function read(data: Uint8Array, order: Sm2Order, prefix: boolean): Parts {
  if (order === 'asn1') return readAsn1(data);
  const from = prefix ? 1 : 0;
  const least = from + POINT_BYTES + SIZE;
  if (data.length < least) unprocessable(`The ciphertext has ${data.length} byte(s); point and digest alone are ${least}.`, 'text');
  if (prefix && data[0] !== UNCOMPRESSED)
    unprocessable('The ciphertext does not begin with the byte 04 of a point that is not compressed; without it choose prefix false.', 'text');
  const point = data.subarray(from, from + POINT_BYTES);
  const rest = data.subarray(from + POINT_BYTES);
  if (order === 'c1c3c2') return { point, digest: rest.subarray(0, SIZE), text: rest.subarray(SIZE) };
  return { point, digest: rest.subarray(rest.length - SIZE), text: rest.subarray(0, rest.length - SIZE) };
}

function readAsn1(data: Uint8Array): Parts {
  const { number, children } = readDer(data, 'text');
  const [x, y, digest, text] = children;
  if (number !== SEQUENCE || children.length !== 4 || x?.number !== 2 || y?.number !== 2 || digest?.number !== 4 || text?.number !== 4) {
    return unprocessable('The ciphertext is not the ASN.1 of SM2: a sequence of two integers and two octet strings.', 'text');
  }
  const [first, second] = [integerOf(x.content), integerOf(y.content)];
  if (first < 0n || second < 0n || first >= CURVE.p || second >= CURVE.p)
    unprocessable('The ciphertext does not begin with a point of the curve of SM2.', 'text');
  return { point: joinBytes([bytesOfNumber(first), bytesOfNumber(second)]), digest: digest.content, text: text.content };
}

/** Both coordinates of a public key: hex of 64 bytes, or 65 with 04 in front, or PEM. */
export function readSm2PublicKey(text: string): Uint8Array {
  const bytes = hexBytes(text) ?? publicOfPem(text);
  const point = bytes.length === POINT_BYTES + 1 && bytes[0] === UNCOMPRESSED ? bytes.subarray(1) : bytes;
  return point.length === POINT_BYTES ? point : unprocessable('The public key needs both coordinates: 64 bytes as hex, 65 with 04 in front, or PEM.', 'key');
}

/** A private key: hex of 32 bytes, or PEM (PKCS #8 or SEC 1, not encrypted). */
export function readSm2PrivateKey(text: string): Uint8Array {
  const bytes = hexBytes(text) ?? privateOfPem(text);
  return bytes.length === SIZE ? bytes : unprocessable('The private key needs 32 bytes as hex, or PEM.', 'key');
}

const hexBytes = (text: string): Uint8Array | undefined => (/^\s*(?:[\da-f]{2})+\s*$/i.test(text) ? bytesOfHex(text.trim()) : undefined);

function publicOfPem(text: string): Uint8Array {
  const [algorithm, key] = keyElement(text, ['PUBLIC KEY']).children;
  checkCurve(algorithm?.children[1]);
  return key?.content.subarray(1) ?? new Uint8Array();
}

function privateOfPem(text: string): Uint8Array {
  const { children } = keyElement(text, ['PRIVATE KEY', 'EC PRIVATE KEY', 'SM2 PRIVATE KEY']);
  const [, second, third] = children;
  // PKCS #8 has the algorithm in second place, SEC 1 the key.
  if (second?.number === SEQUENCE) {
    checkCurve(second.children[1]);
    return readDer(third?.content ?? new Uint8Array(), 'key').children[1]?.content ?? new Uint8Array();
  }
  checkCurve(children.find(({ tagClass, number }) => tagClass === CONTEXT && number === 0)?.children[0]);
  return second?.content ?? new Uint8Array();
}

function keyElement(text: string, labels: readonly string[]): Element {
  const block = readPem(text, 'key').find(({ label }) => labels.includes(label));
  return block ? readDer(block.data, 'key') : unprocessable(`There is no ${labels[0]} among the PEM blocks.`, 'key');
}

function checkCurve(oid: Element | undefined): void {
  if (oid?.number !== 6 || oidOf(oid.content, 'key') !== SM2_OID) unprocessable('The key is not on the curve of SM2.', 'key');
}
