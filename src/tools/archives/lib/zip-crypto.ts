import { joinBytes, sameBytes } from '../../shared/bytes/arrays.ts';
import { utf8Bytes } from '../../shared/platform/bytes.ts';
import { runCipher } from '../../shared/platform/ciphers.ts';
import { createHmac, pbkdf2 } from '../../shared/platform/hashes.ts';
import { randomBytes } from '../../shared/platform/random.ts';

/** The strengths of WinZip AES by their number: bytes of the salt and of the key. */
export const AES_STRENGTHS = { 1: { salt: 8, key: 16 }, 2: { salt: 12, key: 24 }, 3: { salt: 16, key: 32 } } as const;
export type AesStrength = keyof typeof AES_STRENGTHS;

const ROUNDS = 1000;
const [CHECK_BYTES, MAC_BYTES, BLOCK] = [2, 10, 16];
const CRYPTO_HEAD = 12;

/** AES in counter mode with a counter of little-endian bytes from 1, as WinZip does: the blocks of the counter are enciphered by ECB. */
function aesCounter(key: Uint8Array, data: Uint8Array): Uint8Array {
  const blocks = Math.ceil(data.length / BLOCK);
  const counters = new Uint8Array(blocks * BLOCK);
  const view = new DataView(counters.buffer);
  for (let block = 0; block < blocks; block++) view.setUint32(block * BLOCK, block + 1, true);
  const stream = runCipher(`aes-${key.length * 8}-ecb`, 'encrypt', key, null, counters);
  return data.map((byte, index) => byte ^ (stream[index] ?? 0));
}

function aesKeys(password: string, salt: Uint8Array, strength: AesStrength): { key: Uint8Array; macKey: Uint8Array; check: Uint8Array } {
  const { key } = AES_STRENGTHS[strength];
  const derived = pbkdf2('sha1', utf8Bytes(password), salt, ROUNDS, 2 * key + CHECK_BYTES);
  return { key: derived.subarray(0, key), macKey: derived.subarray(key, 2 * key), check: derived.subarray(2 * key) };
}

/** Salt, check of the password, cipher text and the first ten bytes of HMAC-SHA1. */
export function sealAes(data: Uint8Array, password: string, strength: AesStrength): Uint8Array {
  const salt = randomBytes(AES_STRENGTHS[strength].salt);
  const { key, macKey, check } = aesKeys(password, salt, strength);
  const body = aesCounter(key, data);
  return joinBytes([salt, check, body, createHmac('sha1', macKey).update(body).digest().subarray(0, MAC_BYTES)]);
}

/** The data; a word for what is wrong where the password or the data are. */
export function openAes(sealed: Uint8Array, password: string, strength: AesStrength): Uint8Array | 'password' | 'damaged' {
  const { salt } = AES_STRENGTHS[strength];
  if (sealed.length < salt + CHECK_BYTES + MAC_BYTES) return 'damaged';
  const { key, macKey, check } = aesKeys(password, sealed.subarray(0, salt), strength);
  if (!sameBytes(check, sealed.subarray(salt, salt + CHECK_BYTES))) return 'password';
  const body = sealed.subarray(salt + CHECK_BYTES, -MAC_BYTES);
  if (!sameBytes(createHmac('sha1', macKey).update(body).digest().subarray(0, MAC_BYTES), sealed.subarray(-MAC_BYTES))) return 'damaged';
  return aesCounter(key, body);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** The keys of the old cipher of PKZIP (APPNOTE 6.1). */
class CryptoKeys {
  #first = 0x12345678;
  #second = 0x23456789;
  #third = 0x34567890;

  constructor(password: string) {
    for (const byte of utf8Bytes(password)) this.update(byte);
  }

  update(byte: number): void {
    this.#first = next(this.#first, byte);
    this.#second = (Math.imul((this.#second + (this.#first & 0xff)) | 0, 134_775_813) + 1) | 0;
    this.#third = next(this.#third, this.#second >>> 24);
  }

  get stream(): number {
    const word = (this.#third & 0xffff) | 2;
    return (Math.imul(word, word ^ 1) >>> 8) & 0xff;
  }
}

const next = (crc: number, byte: number): number => (crc >>> 8) ^ (CRC_TABLE[(crc ^ byte) & 0xff] ?? 0);

/** @param check the byte by which the password is tested */
export function sealZipCrypto(data: Uint8Array, password: string, check: number): Uint8Array {
  const keys = new CryptoKeys(password);
  const head = randomBytes(CRYPTO_HEAD);
  head[CRYPTO_HEAD - 1] = check;
  return joinBytes([head, data]).map((byte) => {
    const sealed = byte ^ keys.stream;
    keys.update(byte);
    return sealed;
  });
}

/** The data; a word where the password is wrong or the data are cut off. */
export function openZipCrypto(sealed: Uint8Array, password: string, check: number): Uint8Array | 'password' | 'damaged' {
  if (sealed.length < CRYPTO_HEAD) return 'damaged';
  const keys = new CryptoKeys(password);
  const plain = sealed.map((byte) => {
    const own = byte ^ keys.stream;
    keys.update(own);
    return own;
  });
  return plain[CRYPTO_HEAD - 1] === check ? plain.subarray(CRYPTO_HEAD) : 'password';
}
