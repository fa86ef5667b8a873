import type { BlockCipher } from './block.ts';

const ROUNDS = 31;
const SBOX = [0xc, 5, 6, 0xb, 9, 0, 0xa, 0xd, 3, 0xe, 0xf, 8, 4, 7, 1, 2];
const INVERSE = Array.from(SBOX, (_, value) => SBOX.indexOf(value));
const MASK = 0xffffffffffffffffn;
/** Bit i of the state goes to this place, and comes back from it. */
const placeOf = (bit: number): number => (bit === 63 ? 63 : (16 * bit) % 63);

type Halves = [high: number, low: number];

/** For each of the 16 nibbles and each of its values the state that substitution and permutation make of it. */
const FORWARD = tableOf((nibble, value) => permuted(nibble, SBOX[value] ?? 0, placeOf));
/** The same for the way back, which permutes first: what each nibble's bits become. */
const BACKWARD = tableOf((nibble, value) => permuted(nibble, value, (bit) => (bit === 63 ? 63 : (4 * bit) % 63)));

function tableOf(entry: (nibble: number, value: number) => Halves): Halves[] {
  return Array.from({ length: 256 }, (_, at) => entry(at >> 4, at & 15));
}

function permuted(nibble: number, value: number, place: (bit: number) => number): Halves {
  const halves: Halves = [0, 0];
  for (let bit = 0; bit < 4; bit++) {
    if (((value >> bit) & 1) === 0) continue;
    const to = place(4 * nibble + bit);
    if (to < 32) halves[1] |= 1 << to;
    else halves[0] |= 1 << (to - 32);
  }
  return halves;
}

function looked(table: readonly Halves[], [high, low]: Halves): Halves {
  const out: Halves = [0, 0];
  for (let nibble = 0; nibble < 16; nibble++) {
    const value = ((nibble < 8 ? low >>> (4 * nibble) : high >>> (4 * (nibble - 8))) & 15) + 16 * nibble;
    const [h, l] = table[value] ?? [0, 0];
    out[0] |= h;
    out[1] |= l;
  }
  return out;
}

const inverted = (half: number): number => {
  let out = 0;
  for (let shift = 0; shift < 32; shift += 4) out |= (INVERSE[(half >>> shift) & 15] ?? 0) << shift;
  return out;
};

/** PRESENT (Bogdanov et al. 2007, ISO/IEC 29192-2), keys of 10 or 16 bytes. */
export function present(key: Uint8Array): BlockCipher {
  const keys = keysOf(key);
  const last = keys[ROUNDS] ?? [0, 0];
  return {
    size: 8,
    encrypt: (block) =>
      onState(block, (state) => {
        let current = state;
        for (let round = 0; round < ROUNDS; round++) current = looked(FORWARD, added(current, keys[round]));
        return added(current, last);
      }),
    decrypt: (block) =>
      onState(block, (state) => {
        let current = added(state, last);
        for (let round = ROUNDS - 1; round >= 0; round--) {
          const [high, low] = looked(BACKWARD, current);
          current = added([inverted(high), inverted(low)], keys[round]);
        }
        return current;
      }),
  };
}

const added = ([high, low]: Halves, [h, l]: Halves = [0, 0]): Halves => [high ^ h, low ^ l];

function onState(block: Uint8Array, work: (state: Halves) => Halves): void {
  const view = new DataView(block.buffer, block.byteOffset, block.byteLength);
  const [high, low] = work([view.getInt32(0), view.getInt32(4)]);
  view.setInt32(0, high);
  view.setInt32(4, low);
}

/** The round keys: the upper 64 bits of a register of 80 or 128 bits that is turned by 61, substituted and counted. */
function keysOf(key: Uint8Array): Halves[] {
  const bits = BigInt(8 * key.length);
  const all = (1n << bits) - 1n;
  let register = key.reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);
  const keys: Halves[] = [];
  for (let round = 1n; round <= 32n; round++) {
    const upper = (register >> (bits - 64n)) & MASK;
    keys.push([Number(upper >> 32n) | 0, Number(upper & 0xffffffffn) | 0]);
    register = ((register << 61n) | (register >> (bits - 61n))) & all;
    register = substitutedAt(register, bits - 4n);
    if (bits === 128n) register = substitutedAt(register, bits - 8n);
    register ^= round << (bits === 80n ? 15n : 62n);
  }
  return keys;
}

function substitutedAt(register: bigint, shift: bigint): bigint {
  const nibble = Number((register >> shift) & 15n);
  return register ^ (BigInt(nibble ^ (SBOX[nibble] ?? 0)) << shift);
}
