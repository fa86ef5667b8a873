import { joinBytes } from '../../../shared/bytes/arrays.ts';

const CONSTANTS = [0xf0n, 0xe1n, 0xd2n, 0xc3n, 0xb4n, 0xa5n, 0x96n, 0x87n, 0x78n, 0x69n, 0x5an, 0x4bn];
const ALL = (1n << 64n) - 1n;
const TURNS = [
  [19n, 28n],
  [61n, 39n],
  [1n, 6n],
  [10n, 17n],
  [7n, 41n],
] as const;
/** Parameters of the variants as the standard writes them. */
const AEAD_IV = 0x00001000808c0001n;
const HASH_IV = 0x0000080100cc0002n;
const MAC_IV = 0x0010200080cc0005n;
const AEAD_RATE = 16;
const HASH_RATE = 8;
const MAC_RATE = 32;
const HASH_BYTES = 32;
const DOMAIN = 1n << 63n;

type State = [bigint, bigint, bigint, bigint, bigint];

const right = (x: bigint, by: bigint): bigint => ((x >> by) | (x << (64n - by))) & ALL;

/** The permutation with its last so many rounds. */
function permute(state: State, rounds: number): void {
  for (const constant of CONSTANTS.slice(-rounds)) {
    let [a, b, c, d, e] = state;
    c ^= constant;
    a ^= e;
    e ^= d;
    c ^= b;
    const [t0, t1, t2, t3, t4] = [a ^ (~b & ALL & c), b ^ (~c & ALL & d), c ^ (~d & ALL & e), d ^ (~e & ALL & a), e ^ (~a & ALL & b)];
    const mixed = [t0 ^ t4, t1 ^ t0, t2 ^ ALL, t3 ^ t2, t4];
    for (const [at, [one, other]] of TURNS.entries()) {
      const x = mixed[at] ?? 0n;
      state[at] = x ^ right(x, one) ^ right(x, other);
    }
  }
}

const wordOf = (bytes: Uint8Array): bigint => bytes.subarray(0, 8).reduceRight((word, byte) => (word << 8n) | BigInt(byte), 0n);
const bytesOf = (word: bigint): Uint8Array => Uint8Array.from({ length: 8 }, (_, at) => Number((word >> BigInt(8 * at)) & 0xffn));

/** Bytes filled up to whole blocks with a one and zeros; there is always some filling. */
function filled(bytes: Uint8Array, rate: number): Uint8Array {
  const out = new Uint8Array(bytes.length + rate - (bytes.length % rate));
  out.set(bytes);
  out[bytes.length] = 1;
  return out;
}

/** Ascon-AEAD128 (NIST SP 800-232) with a key set: the state after the nonce and the additional data. */
function begin(key: Uint8Array, nonce: Uint8Array, additional: Uint8Array): { state: State; k0: bigint; k1: bigint } {
  const [k0, k1] = [wordOf(key), wordOf(key.subarray(8))];
  const state: State = [AEAD_IV, k0, k1, wordOf(nonce), wordOf(nonce.subarray(8))];
  permute(state, 12);
  state[3] ^= k0;
  state[4] ^= k1;
  if (additional.length > 0) {
    const blocks = filled(additional, AEAD_RATE);
    for (let at = 0; at < blocks.length; at += AEAD_RATE) {
      state[0] ^= wordOf(blocks.subarray(at));
      state[1] ^= wordOf(blocks.subarray(at + 8));
      permute(state, 8);
    }
  }
  state[4] ^= DOMAIN;
  return { state, k0, k1 };
}

function tagOf(state: State, k0: bigint, k1: bigint): Uint8Array {
  state[2] ^= k0;
  state[3] ^= k1;
  permute(state, 12);
  return joinBytes([bytesOf(state[3] ^ k0), bytesOf(state[4] ^ k1)]);
}

/** The ciphertext with the tag of 16 bytes behind it. */
export function asconSeal(key: Uint8Array, nonce: Uint8Array, additional: Uint8Array, plain: Uint8Array): Uint8Array {
  const { state, k0, k1 } = begin(key, nonce, additional);
  const blocks = filled(plain, AEAD_RATE);
  const out = new Uint8Array(blocks.length);
  for (let at = 0; at < blocks.length; at += AEAD_RATE) {
    state[0] ^= wordOf(blocks.subarray(at));
    state[1] ^= wordOf(blocks.subarray(at + 8));
    out.set(bytesOf(state[0]), at);
    out.set(bytesOf(state[1]), at + 8);
    if (at + AEAD_RATE < blocks.length) permute(state, 8);
  }
  return joinBytes([out.subarray(0, plain.length), tagOf(state, k0, k1)]);
}

/** The plaintext; undefined where the tag does not fit. @param sealed at least the 16 bytes of the tag */
export function asconOpen(key: Uint8Array, nonce: Uint8Array, additional: Uint8Array, sealed: Uint8Array): Uint8Array | undefined {
  const { state, k0, k1 } = begin(key, nonce, additional);
  const [cipher, tag] = [sealed.subarray(0, -16), sealed.subarray(-16)];
  const out = new Uint8Array(cipher.length);
  for (let at = 0; at <= cipher.length; at += AEAD_RATE) {
    const part = cipher.subarray(at, at + AEAD_RATE);
    const stream = joinBytes([bytesOf(state[0]), bytesOf(state[1])]);
    for (const [index, byte] of part.entries()) out[at + index] = byte ^ (stream[index] ?? 0);
    const absorbed = part.length === AEAD_RATE ? out.subarray(at, at + AEAD_RATE) : filled(out.subarray(at, at + part.length), AEAD_RATE);
    state[0] ^= wordOf(absorbed);
    state[1] ^= wordOf(absorbed.subarray(8));
    if (part.length === AEAD_RATE) permute(state, 8);
  }
  const right = tagOf(state, k0, k1);
  return right.reduce((difference, byte, at) => difference | (byte ^ (tag[at] ?? 0)), 0) === 0 ? out : undefined;
}

/** Ascon-Hash256 (NIST SP 800-232). */
export function asconHash(message: Uint8Array): Uint8Array {
  const state: State = [HASH_IV, 0n, 0n, 0n, 0n];
  permute(state, 12);
  const blocks = filled(message, HASH_RATE);
  for (let at = 0; at < blocks.length; at += HASH_RATE) {
    state[0] ^= wordOf(blocks.subarray(at));
    permute(state, 12);
  }
  const out = new Uint8Array(HASH_BYTES);
  for (let at = 0; at < HASH_BYTES; at += HASH_RATE) {
    out.set(bytesOf(state[0]), at);
    permute(state, 12);
  }
  return out;
}

/** Ascon-Mac of 16 bytes: the MAC of Dobraunig et al. (2021) with the byte order of NIST SP 800-232. @param key 16 bytes */
export function asconMac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const state: State = [MAC_IV, wordOf(key), wordOf(key.subarray(8)), 0n, 0n];
  permute(state, 12);
  const blocks = filled(message, MAC_RATE);
  for (let at = 0; at < blocks.length; at += MAC_RATE) {
    for (const word of [0, 1, 2, 3] as const) state[word] ^= wordOf(blocks.subarray(at + 8 * word));
    if (at + MAC_RATE >= blocks.length) state[4] ^= DOMAIN;
    permute(state, 12);
  }
  return joinBytes([bytesOf(state[0]), bytesOf(state[1])]);
}
