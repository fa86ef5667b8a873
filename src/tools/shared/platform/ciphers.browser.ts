import { ghash } from '@noble/ciphers/_polyval.js';
import { ecb } from '@noble/ciphers/aes.js';
import { EDE } from 'des.js';
import { joinBytes, viewOf } from '../bytes/arrays.ts';
import type { CipherName } from './ciphers.ts';

export type { CipherName } from './ciphers.ts';

/** A block cipher under a key, over any count of whole blocks, each on its own. */
interface Blocks {
  size: number;
  encrypt(data: Uint8Array): Uint8Array;
  decrypt(data: Uint8Array): Uint8Array;
}

const aes = (key: Uint8Array): Blocks => ({
  size: 16,
  encrypt: (data) => (data.length === 0 ? data : ecb(key, { disablePadding: true }).encrypt(data)),
  decrypt: (data) => (data.length === 0 ? data : ecb(key, { disablePadding: true }).decrypt(data)),
});

function tripleDes(key: Uint8Array): Blocks {
  const run = (type: 'encrypt' | 'decrypt', data: Uint8Array): Uint8Array => {
    if (data.length === 0) return data;
    const cipher = EDE.create({ type, key, padding: false });
    return Uint8Array.from([...cipher.update(data), ...cipher.final()]);
  };
  return { size: 8, encrypt: (data) => run('encrypt', data), decrypt: (data) => run('decrypt', data) };
}

const xor = (a: Uint8Array, b: Uint8Array): Uint8Array<ArrayBuffer> => Uint8Array.from(a, (byte, index) => byte ^ (b[index] ?? 0));

/** What stands before each block: the iv, and all but the last. */
const shifted = (iv: Uint8Array, data: Uint8Array): Uint8Array => joinBytes([iv, data.subarray(0, Math.max(0, data.length - iv.length))]);

type Mode = (blocks: Blocks, mode: 'encrypt' | 'decrypt', iv: Uint8Array, data: Uint8Array) => Uint8Array;

// NIST SP 800-38A
const MODES: Readonly<Record<'ecb' | 'cbc' | 'cfb' | 'cfb8' | 'ofb' | 'ctr', Mode>> = {
  ecb: (blocks, mode, _, data) => blocks[mode](data),
  cbc(blocks, mode, iv, data) {
    if (mode === 'decrypt') return xor(blocks.decrypt(data), shifted(iv, data));
    return chained(blocks, iv, data, (last, block) => {
      const next = blocks.encrypt(xor(block, last));
      return { out: next, next };
    });
  },
  cfb(blocks, mode, iv, data) {
    if (mode === 'decrypt') return xor(data, blocks.encrypt(wholeBlocks(shifted(iv, wholeBlocks(data, blocks.size)), blocks.size)));
    return chained(blocks, iv, data, (last, block) => {
      const out = xor(block, blocks.encrypt(last));
      return { out, next: out };
    });
  },
  cfb8(blocks, mode, iv, data) {
    const register = new Uint8Array(iv);
    return Uint8Array.from(data, (byte) => {
      const out = byte ^ (blocks.encrypt(register)[0] ?? 0);
      register.copyWithin(0, 1);
      register[register.length - 1] = mode === 'encrypt' ? out : byte;
      return out;
    });
  },
  ofb: (blocks, _, iv, data) =>
    chained(blocks, iv, data, (last, block) => {
      const next = blocks.encrypt(last);
      return { out: xor(block, next), next };
    }),
  ctr: (blocks, _, iv, data) => xor(data, blocks.encrypt(counters(iv, Math.ceil(data.length / blocks.size), blocks.size))),
};

type Step = (last: Uint8Array, block: Uint8Array) => { out: Uint8Array; next: Uint8Array };

/** Block by block, each with what came of the one before. */
function chained({ size }: Blocks, iv: Uint8Array, data: Uint8Array, step: Step): Uint8Array {
  const all = new Uint8Array(data.length);
  let last = iv;
  for (let at = 0; at < data.length; at += size) {
    const { out, next } = step(last, data.subarray(at, at + size));
    all.set(out, at);
    last = next;
  }
  return all;
}

/** Bytes with zeros up to a whole block. */
function wholeBlocks(data: Uint8Array, size: number): Uint8Array {
  const whole = new Uint8Array(Math.ceil(data.length / size) * size);
  whole.set(data);
  return whole;
}

/** Counter blocks in a row. @param width how many bytes at the end of a block count up */
function counters(first: Uint8Array, count: number, width: number): Uint8Array {
  const all = new Uint8Array(count * first.length);
  const counter = new Uint8Array(first);
  for (let block = 0; block < count; block++) {
    all.set(counter, block * first.length);
    for (let at = first.length - 1; at >= first.length - width; at--) {
      counter[at] = (counter[at] ?? 0) + 1;
      if (counter[at] !== 0) break;
    }
  }
  return all;
}

const isMode = (name: string): name is keyof typeof MODES => Object.hasOwn(MODES, name);

export function runCipher(name: CipherName, mode: 'encrypt' | 'decrypt', key: Uint8Array, iv: Uint8Array | null, data: Uint8Array): Uint8Array {
  if (name === 'chacha20') return chacha20(key, iv ?? new Uint8Array(16), data);
  const [, family = '', rest = ''] = /^(aes-\d+|des-ede3)-?(.*)$/.exec(name) ?? [];
  const blocks = family === 'des-ede3' ? tripleDes(key) : aes(key);
  return MODES[isMode(rest) ? rest : 'ecb'](blocks, mode, iv ?? new Uint8Array(blocks.size), data);
}

/** The words of "expand 32-byte k". */
const SIGMA = [0x61707865, 0x3320646e, 0x79622d32, 0x6b206574];
/** Columns and diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
] as const;
const CHACHA_BLOCK = 64;

const rotated = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

/** One block of ChaCha20 (RFC 8439 section 2.3). @noble/ciphers refuses the block of the highest counter, which OpenSSL gives. */
function chachaBlock(state: Uint32Array): Uint8Array {
  const words = new Uint32Array(state);
  const mix = (into: number, other: number, turned: number, bits: number): void => {
    words[into] = (words[into] ?? 0) + (words[other] ?? 0);
    words[turned] = rotated((words[turned] ?? 0) ^ (words[into] ?? 0), bits);
  };
  for (let round = 0; round < 10; round++) {
    for (const [a, b, c, d] of QUARTERS) {
      mix(a, b, d, 16);
      mix(c, d, b, 12);
      mix(a, b, d, 8);
      mix(c, d, b, 7);
    }
  }
  const block = new DataView(new ArrayBuffer(CHACHA_BLOCK));
  for (const [index, word] of words.entries()) block.setUint32(4 * index, word + (state[index] ?? 0), true);
  return new Uint8Array(block.buffer);
}

function chacha20(key: Uint8Array, iv: Uint8Array, data: Uint8Array): Uint8Array {
  const given = viewOf(joinBytes([key, iv]));
  const state = Uint32Array.from([...SIGMA, ...Array.from({ length: 12 }, (_, index) => given.getUint32(4 * index, true))]);
  const out = new Uint8Array(data.length);
  for (let at = 0; at < data.length; at += CHACHA_BLOCK) {
    out.set(xor(data.subarray(at, at + CHACHA_BLOCK), chachaBlock(state)), at);
    state[12] = (state[12] ?? 0) + 1;
  }
  return out;
}

/** GCM: where the counters begin, and the key of GHASH. */
function gcmStart(key: Uint8Array, iv: Uint8Array) {
  const blocks = aes(key);
  const hashKey = blocks.encrypt(new Uint8Array(16));
  const first = new Uint8Array(16);
  if (iv.length === 12) {
    first.set(iv);
    first[15] = 1;
  } else {
    const bits = new Uint8Array(16);
    viewOf(bits).setBigUint64(8, BigInt(iv.length * 8));
    first.set(ghash(joinBytes([wholeBlocks(iv, 16), bits]), hashKey));
  }
  return { blocks, hashKey, first };
}

/** GCM's counter mode: the data, and the block that hides the tag. */
function gcmStream({ blocks, first }: ReturnType<typeof gcmStart>, data: Uint8Array): { out: Uint8Array; mask: Uint8Array } {
  const stream = blocks.encrypt(counters(first, 1 + Math.ceil(data.length / 16), 4));
  return { out: xor(data, stream.subarray(16)), mask: stream.subarray(0, 16) };
}

function gcmTag({ hashKey }: ReturnType<typeof gcmStart>, mask: Uint8Array, additional: Uint8Array, body: Uint8Array): Uint8Array {
  const lengths = new Uint8Array(16);
  viewOf(lengths).setBigUint64(0, BigInt(additional.length * 8));
  viewOf(lengths).setBigUint64(8, BigInt(body.length * 8));
  return xor(ghash(joinBytes([wholeBlocks(additional, 16), wholeBlocks(body, 16), lengths]), hashKey), mask);
}

export function sealGcm(key: Uint8Array, iv: Uint8Array, additional: Uint8Array, plain: Uint8Array): { body: Uint8Array; tag: Uint8Array } {
  const start = gcmStart(key, iv);
  const { out, mask } = gcmStream(start, plain);
  return { body: out, tag: gcmTag(start, mask, additional, out) };
}

export function openGcm(key: Uint8Array, iv: Uint8Array, additional: Uint8Array, body: Uint8Array, tag: Uint8Array): Uint8Array | undefined {
  const start = gcmStart(key, iv);
  const { out, mask } = gcmStream(start, body);
  const wanted = gcmTag(start, mask, additional, body);
  return tag.every((byte, index) => byte === wanted[index]) ? out : undefined;
}
