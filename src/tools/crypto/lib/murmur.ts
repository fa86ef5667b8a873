const MASK64 = (1n << 64n) - 1n;

const rotate32 = (value: number, bits: number): number => (value << bits) | (value >>> (32 - bits));
const rotate64 = (value: bigint, bits: bigint): bigint => ((value << bits) | (value >> (64n - bits))) & MASK64;
const times64 = (a: bigint, b: bigint): bigint => (a * b) & MASK64;

/** Up to `size` bytes from `start` as a little-endian number. */
function littleEndian(bytes: Uint8Array, start: number, size: number): bigint {
  let word = 0n;
  for (let index = Math.min(start + size, bytes.length) - 1; index >= start; index--) word = (word << 8n) | BigInt(bytes[index] ?? 0);
  return word;
}

function word32(bytes: Uint8Array, start: number, size = 4): number {
  let word = 0;
  for (let index = Math.min(start + size, bytes.length) - 1; index >= start; index--) word = (word << 8) | (bytes[index] ?? 0);
  return word;
}

/** MurmurHash2, 32 bits. */
export function murmur2(bytes: Uint8Array, seed: number): number {
  const m = 0x5bd1e995;
  let hash = seed ^ bytes.length;
  const whole = bytes.length - (bytes.length % 4);
  for (let start = 0; start < whole; start += 4) {
    let k = Math.imul(word32(bytes, start), m);
    k = Math.imul(k ^ (k >>> 24), m);
    hash = Math.imul(hash, m) ^ k;
  }
  if (whole < bytes.length) hash = Math.imul(hash ^ word32(bytes, whole), m);
  hash = Math.imul(hash ^ (hash >>> 13), m);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** MurmurHash64A. */
export function murmur64a(bytes: Uint8Array, seed: bigint): bigint {
  const m = 0xc6a4a7935bd1e995n;
  let hash = seed ^ times64(BigInt(bytes.length), m);
  const whole = bytes.length - (bytes.length % 8);
  for (let start = 0; start < whole; start += 8) {
    let k = times64(littleEndian(bytes, start, 8), m);
    k = times64(k ^ (k >> 47n), m);
    hash = times64(hash ^ k, m);
  }
  if (whole < bytes.length) hash = times64(hash ^ littleEndian(bytes, whole, 8), m);
  hash = times64(hash ^ (hash >> 47n), m);
  return hash ^ (hash >> 47n);
}

function finish32(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}

/** MurmurHash3_x86_32. */
export function murmur3(bytes: Uint8Array, seed: number): number {
  const mix = (k: number): number => Math.imul(rotate32(Math.imul(k, 0xcc9e2d51), 15), 0x1b873593);
  let hash = seed | 0;
  const whole = bytes.length - (bytes.length % 4);
  for (let start = 0; start < whole; start += 4) hash = (Math.imul(rotate32(hash ^ mix(word32(bytes, start)), 13), 5) + 0xe6546b64) | 0;
  if (whole < bytes.length) hash ^= mix(word32(bytes, whole));
  return finish32(hash ^ bytes.length) >>> 0;
}

const C86 = [0x239b961b, 0xab0e9789, 0x38b34ae5, 0xa1e38b93] as const;
const ROTATE86 = [15, 16, 17, 18] as const;
const STEP86 = [
  [19, 0x561ccd1b],
  [17, 0x0bcaa747],
  [15, 0x96cd1c35],
  [13, 0x32ac3b17],
] as const;

/** MurmurHash3_x86_128 as the number h1 h2 h3 h4. */
export function murmur3X86(bytes: Uint8Array, seed: number): bigint {
  const h = new Int32Array(4).fill(seed);
  const at = (index: number): number => h[index & 3] ?? 0;
  const mix = (k: number, i: number): number => Math.imul(rotate32(Math.imul(k, C86[i & 3] ?? 0), ROTATE86[i & 3] ?? 0), C86[(i + 1) & 3] ?? 0);
  const whole = bytes.length - (bytes.length % 16);
  for (let start = 0; start < whole; start += 16) {
    for (const [i, [bits, add]] of STEP86.entries()) {
      h[i] = at(i) ^ mix(word32(bytes, start + 4 * i), i);
      h[i] = Math.imul(rotate32(at(i), bits) + at(i + 1), 5) + add;
    }
  }
  for (let i = 0; whole + 4 * i < bytes.length; i++) h[i] = at(i) ^ mix(word32(bytes, whole + 4 * i), i);
  for (let i = 0; i < 4; i++) h[i] = at(i) ^ bytes.length;
  const spread = (): void => {
    h[0] = at(0) + at(1) + at(2) + at(3);
    for (let i = 1; i < 4; i++) h[i] = at(i) + at(0);
  };
  spread();
  for (let i = 0; i < 4; i++) h[i] = finish32(at(i));
  spread();
  return h.reduce((all, part) => (all << 32n) | BigInt(part >>> 0), 0n);
}

const C1 = 0x87c37b91114253d5n;
const C2 = 0x4cf5ad432745937fn;

function finish64(value: bigint): bigint {
  let hash = times64(value ^ (value >> 33n), 0xff51afd7ed558ccdn);
  hash = times64(hash ^ (hash >> 33n), 0xc4ceb9fe1a85ec53n);
  return hash ^ (hash >> 33n);
}

/** MurmurHash3_x64_128 as the number h1 h2. */
export function murmur3X64(bytes: Uint8Array, seed: bigint): bigint {
  const mix1 = (k: bigint): bigint => times64(rotate64(times64(k, C1), 31n), C2);
  const mix2 = (k: bigint): bigint => times64(rotate64(times64(k, C2), 33n), C1);
  let [h1, h2] = [seed, seed];
  const whole = bytes.length - (bytes.length % 16);
  for (let start = 0; start < whole; start += 16) {
    h1 = ((rotate64(h1 ^ mix1(littleEndian(bytes, start, 8)), 27n) + h2) * 5n + 0x52dce729n) & MASK64;
    h2 = ((rotate64(h2 ^ mix2(littleEndian(bytes, start + 8, 8)), 31n) + h1) * 5n + 0x38495ab5n) & MASK64;
  }
  h1 ^= mix1(littleEndian(bytes, whole, 8));
  h2 ^= mix2(littleEndian(bytes, whole + 8, 8));
  const length = BigInt(bytes.length);
  h1 = ((h1 ^ length) + (h2 ^ length)) & MASK64;
  h2 = ((h2 ^ length) + h1) & MASK64;
  [h1, h2] = [finish64(h1), finish64(h2)];
  h1 = (h1 + h2) & MASK64;
  h2 = (h2 + h1) & MASK64;
  return (h1 << 64n) | h2;
}
