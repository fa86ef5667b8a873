import { joinBytes, sameBytes, viewOf } from '../bytes/arrays.ts';
import { bytesFromInteger, integerFromBytes } from '../bytes/radix.ts';
import { modularPower, modulo } from '../numbers/euclid.ts';
import { bytesOfHex, utf8Bytes } from './bytes.browser.ts';
import { createHash, createHmac, HASHES } from './hashes.browser.ts';
import type { HashName } from './hashes.ts';
import type { RsaPadding } from './keys.ts';
import { randomBytes } from './random.ts';

/** Numbers of an RSA key (RFC 8017 section 3); a public one has the first two alone. */
export interface RsaNumbers {
  n: bigint;
  e: bigint;
  secret?: { d: bigint; p: bigint; q: bigint; dp: bigint; dq: bigint; qi: bigint };
}

const bitsOf = (value: bigint): number => value.toString(2).length;
const sizeOf = ({ n }: RsaNumbers): number => Math.ceil(bitsOf(n) / 8);

/** A number in so many bytes. */
export function fixedBytes(value: bigint, length: number): Uint8Array {
  const bytes = bytesFromInteger(value);
  if (bytes.length > length) throw new RangeError('the number is too long');
  return joinBytes([new Uint8Array(length - bytes.length), bytes]);
}

function publicStep(key: RsaNumbers, data: Uint8Array): Uint8Array {
  const value = integerFromBytes(data);
  if (value >= key.n) throw new RangeError('the data are not below the modulus');
  return fixedBytes(modularPower(value, key.e, key.n), sizeOf(key));
}

/** By the Chinese remainder theorem (RFC 8017 section 5.1.2). */
function privateStep(key: RsaNumbers, data: Uint8Array): Uint8Array {
  const { n, secret } = key;
  const value = integerFromBytes(data);
  if (secret === undefined || value >= n) throw new RangeError('there is no private key, or the data are not below the modulus');
  const { p, q, dp, dq, qi } = secret;
  const [m1, m2] = [modularPower(value % p, dp, p), modularPower(value % q, dq, q)];
  return fixedBytes(m2 + q * modulo((m1 - m2) * qi, p), sizeOf(key));
}

/** What stands before a digest in a DigestInfo (RFC 8017 section 9.2). */
const DIGEST_INFOS: Readonly<Partial<Record<HashName, string>>> = {
  md5: '3020300c06082a864886f70d020505000410',
  sha1: '3021300906052b0e03021a05000414',
  sha224: '302d300d06096086480165030402040500041c',
  sha256: '3031300d060960864801650304020105000420',
  sha384: '3041300d060960864801650304020205000430',
  sha512: '3051300d060960864801650304020305000440',
  'sha512-224': '302d300d06096086480165030402050500041c',
  'sha512-256': '3031300d060960864801650304020605000420',
  'sha3-224': '302d300d06096086480165030402070500041c',
  'sha3-256': '3031300d060960864801650304020805000420',
  'sha3-384': '3041300d060960864801650304020905000430',
  'sha3-512': '3051300d060960864801650304020a05000440',
};

/** The block that an RSASSA-PKCS1-v1_5 signature holds. */
function pkcs1Block(hash: HashName, data: Uint8Array, size: number): Uint8Array {
  const info = DIGEST_INFOS[hash];
  if (info === undefined) throw new RangeError('the hash has no DigestInfo');
  const tail = joinBytes([bytesOfHex(info), createHash(hash).update(data).digest()]);
  if (size < tail.length + 11) throw new RangeError('the modulus is too short');
  return joinBytes([Uint8Array.of(0, 1), new Uint8Array(size - tail.length - 3).fill(0xff), Uint8Array.of(0), tail]);
}

export const signPkcs1 = (key: RsaNumbers, hash: HashName, data: Uint8Array): Uint8Array => privateStep(key, pkcs1Block(hash, data, sizeOf(key)));

export const verifyPkcs1 = (key: RsaNumbers, hash: HashName, data: Uint8Array, signature: Uint8Array): boolean =>
  signature.length === sizeOf(key) && sameBytes(publicStep(key, signature), pkcs1Block(hash, data, sizeOf(key)));

const hashLength = (hash: HashName): number => HASHES[hash].outputLen;

/** MGF1 (RFC 8017 appendix B.2.1), laid over data. */
function masked(hash: HashName, seed: Uint8Array, data: Uint8Array): Uint8Array {
  const out = new Uint8Array(data);
  const step = hashLength(hash);
  const counter = new Uint8Array(4);
  for (let block = 0; block * step < out.length; block++) {
    viewOf(counter).setUint32(0, block);
    const mask = createHash(hash).update(seed).update(counter).digest();
    for (let i = 0; i < step && block * step + i < out.length; i++) out[block * step + i] = (out[block * step + i] ?? 0) ^ (mask[i] ?? 0);
  }
  return out;
}

const pssHash = (hash: HashName, data: Uint8Array, salt: Uint8Array): Uint8Array =>
  createHash(hash).update(new Uint8Array(8)).update(createHash(hash).update(data).digest()).update(salt).digest();

/** RSASSA-PSS (RFC 8017 section 9.1.1). */
export function signPss(key: RsaNumbers, hash: HashName, data: Uint8Array, saltLength: number): Uint8Array {
  const bits = bitsOf(key.n) - 1;
  const size = Math.ceil(bits / 8);
  const room = size - hashLength(hash) - saltLength - 2;
  if (room < 0) throw new RangeError('the modulus is too short');
  const salt = randomBytes(saltLength);
  const digest = pssHash(hash, data, salt);
  const block = masked(hash, digest, joinBytes([new Uint8Array(room), Uint8Array.of(1), salt]));
  block[0] = (block[0] ?? 0) & (0xff >> (8 * size - bits));
  return privateStep(key, joinBytes([block, digest, Uint8Array.of(0xbc)]));
}

/** RSASSA-PSS (RFC 8017 section 9.1.2). @param saltLength undefined for any */
export function verifyPss(key: RsaNumbers, hash: HashName, data: Uint8Array, signature: Uint8Array, saltLength: number | undefined): boolean {
  const bits = bitsOf(key.n) - 1;
  const size = Math.ceil(bits / 8);
  const digestLength = hashLength(hash);
  if (signature.length !== sizeOf(key)) return false;
  const whole = publicStep(key, signature);
  if (whole.length > size && whole[0] !== 0) return false;
  const encoded = whole.subarray(whole.length - size);
  const spare = 0xff >> (8 * size - bits);
  if (size < digestLength + 2 || encoded.at(-1) !== 0xbc || ((encoded[0] ?? 0) & ~spare) !== 0) return false;
  const digest = encoded.subarray(size - digestLength - 1, size - 1);
  const block = masked(hash, digest, encoded.subarray(0, size - digestLength - 1));
  block[0] = (block[0] ?? 0) & spare;
  const mark = block.findIndex((byte) => byte !== 0);
  if (mark < 0 || block[mark] !== 1) return false;
  const salt = block.subarray(mark + 1);
  return (saltLength === undefined || salt.length === saltLength) && sameBytes(pssHash(hash, data, salt), digest);
}

/** RFC 8017 sections 7.1.1 and 7.2.1. */
export function encrypt(key: RsaNumbers, options: RsaPadding, data: Uint8Array): Uint8Array {
  const size = sizeOf(key);
  if (options.padding === 'pkcs1') {
    if (data.length > size - 11) throw new RangeError('the data are too long');
    const padding = Uint8Array.from({ length: size - data.length - 3 }, nonZeroByte);
    return publicStep(key, joinBytes([Uint8Array.of(0, 2), padding, Uint8Array.of(0), data]));
  }
  const { hash, label } = options;
  const digestLength = hashLength(hash);
  const room = size - 2 * digestLength - 2 - data.length;
  if (room < 0) throw new RangeError('the data are too long');
  const seed = randomBytes(digestLength);
  const block = joinBytes([createHash(hash).update(label).digest(), new Uint8Array(room), Uint8Array.of(1), data]);
  const maskedBlock = masked(hash, seed, block);
  return publicStep(key, joinBytes([Uint8Array.of(0), masked(hash, maskedBlock, seed), maskedBlock]));
}

function nonZeroByte(): number {
  for (;;) {
    const [byte = 0] = randomBytes(1);
    if (byte !== 0) return byte;
  }
}

/** RFC 8017 section 7.1.2; for pkcs1 bytes that mean nothing in place of an error, as OpenSSL gives them. */
export function decrypt(key: RsaNumbers, options: RsaPadding, data: Uint8Array): Uint8Array {
  const size = sizeOf(key);
  if (data.length !== size) throw new RangeError('the data are not as long as the modulus');
  const block = privateStep(key, data);
  if (options.padding === 'pkcs1') {
    const end = block.indexOf(0, 2);
    return block[0] === 0 && block[1] === 2 && end >= 10 ? block.subarray(end + 1) : meaningless(key, data);
  }
  const { hash, label } = options;
  const digestLength = hashLength(hash);
  if (size < 2 * digestLength + 2) throw new RangeError('the modulus is too short');
  const maskedBlock = block.subarray(digestLength + 1);
  const seed = masked(hash, maskedBlock, block.subarray(1, digestLength + 1));
  const opened = masked(hash, seed, maskedBlock);
  const mark = opened.findIndex((byte, index) => index >= digestLength && byte !== 0);
  const fits = block[0] === 0 && sameBytes(opened.subarray(0, digestLength), createHash(hash).update(label).digest()) && mark >= 0 && opened[mark] === 1;
  if (!fits) throw new RangeError('the padding is wrong');
  return opened.subarray(mark + 1);
}

const LENGTH_CANDIDATES = 128;

/** Implicit rejection as OpenSSL has it (draft-irtf-cfrg-rsa-guidance section 7.1): always the same for a key and a ciphertext. */
function meaningless(key: RsaNumbers, data: Uint8Array): Uint8Array {
  const size = sizeOf(key);
  const derived = createHmac(
    'sha256',
    createHash('sha256')
      .update(fixedBytes(key.secret?.d ?? 0n, size))
      .digest(),
  )
    .update(data)
    .digest();
  const message = stretched(derived, 'message', size);
  const candidates = viewOf(stretched(derived, 'length', 2 * LENGTH_CANDIDATES));
  const most = size - 10;
  const mask = 2 ** bitsOf(BigInt(most)) - 1;
  let length = 0;
  for (let i = 0; i < LENGTH_CANDIDATES; i++) {
    const candidate = candidates.getUint16(2 * i) & mask;
    if (candidate < most) length = candidate;
  }
  return message.subarray(size - length);
}

function stretched(key: Uint8Array, label: string, length: number): Uint8Array {
  const pieces: Uint8Array[] = [];
  for (let block = 0; 32 * block < length; block++) {
    pieces.push(
      createHmac('sha256', key)
        .update(Uint8Array.of(block >> 8, block))
        .update(utf8Bytes(label))
        .update(Uint8Array.of((8 * length) >> 8, 8 * length))
        .digest(),
    );
  }
  return joinBytes(pieces).subarray(0, length);
}
