import { viewOf } from '../../../shared/bytes/arrays.ts';
import { bytesOfHex } from '../../../shared/platform/bytes.ts';

const CHAIN_WORDS = 16;
const BLOCK_WORDS = 64;
const INPUT_WORDS = 89;
const STEPS = 16;
const TAPS = [17, 18, 21, 31, 67] as const;
const RIGHT_SHIFTS = [10, 5, 13, 10, 11, 12, 2, 7, 14, 15, 7, 13, 11, 7, 6, 12];
const LEFT_SHIFTS = [11, 24, 9, 16, 15, 9, 27, 15, 6, 2, 29, 8, 15, 5, 31, 9];
const FIRST_CONSTANT = [0x01234567, 0x89abcdef] as const;
const CONSTANT_MASK = [0x7311c281, 0x2425cfa0] as const;
/** The bits of the square root of 6 behind the point. */
const ROOT = bytesOfHex(
  '7311c2812425cfa06432286434aac8e7b60450e9ef68b7c1e8fb23908d9f06f1dd2e76cba691e5bf0cd0d63b2c30bc411f8ccf6823058f8a' +
    '54e5ed5b88e3775d4ad12aae0a6d60313e7f16bb88222e0d8af8671d3fb50c2c995ad1178bd25c31c878c1dd04c4b6333b72066c7a1552ac0d6f3522631effcb',
);

export interface Md6Options {
  /** Bits of the digest, whole bytes, up to 512. */
  bits: number;
  /** Up to 64 bytes. */
  key: Uint8Array;
  /** Levels of the tree of four branches, beyond which blocks are chained; 0 chains all of them. */
  levels: number;
  rounds: number;
}

/** MD6 (Rivest et al. 2008). */
export function md6(data: Uint8Array, options: Md6Options): Uint8Array {
  const chained = (level: number): boolean => level > options.levels;
  let rest = data;
  for (let level = 1; ; level++) {
    rest = chained(level) ? inARow(rest, level, options) : inATree(rest, level, options);
    if (rest.length === 8 * CHAIN_WORDS) return rest.slice(rest.length - options.bits / 8);
  }
}

/** One level of the tree: each block of 512 bytes becomes 128. */
function inATree(data: Uint8Array, level: number, options: Md6Options): Uint8Array {
  const size = 8 * BLOCK_WORDS;
  const count = Math.max(1, Math.ceil(data.length / size));
  const out = new Uint8Array(count * 8 * CHAIN_WORDS);
  for (let index = 0; index < count; index++) {
    const part = data.subarray(index * size, (index + 1) * size);
    const place = { level, index, isLast: count === 1, missing: size - part.length };
    out.set(compressed([part], options, place), index * 8 * CHAIN_WORDS);
  }
  return out;
}

/** The last level: blocks of 384 bytes, each together with what came of the one before. */
function inARow(data: Uint8Array, level: number, options: Md6Options): Uint8Array {
  const size = 8 * (BLOCK_WORDS - CHAIN_WORDS);
  const count = Math.max(1, Math.ceil(data.length / size));
  let chain: Uint8Array = new Uint8Array(8 * CHAIN_WORDS);
  for (let index = 0; index < count; index++) {
    const part = data.subarray(index * size, (index + 1) * size);
    chain = compressed([chain, part], options, { level, index, isLast: index === count - 1, missing: size - part.length });
  }
  return chain;
}

interface Place {
  level: number;
  index: number;
  isLast: boolean;
  /** Bytes of zeros behind what there is. */
  missing: number;
}

/** The compression function of 89 words to 16. */
function compressed(parts: readonly Uint8Array[], { bits, key, levels, rounds }: Md6Options, { level, index, isLast, missing }: Place): Uint8Array {
  const input = new Uint8Array(8 * INPUT_WORDS);
  input.set(ROOT);
  input.set(key, 120);
  const view = viewOf(input);
  view.setBigUint64(184, (BigInt(level) << 56n) | BigInt(index));
  const [high, low] = [(rounds << 16) | (levels << 8) | ((isLast ? 1 : 0) << 4) | ((missing * 8) >>> 12), (missing * 8 * 2 ** 20) >>> 0];
  view.setUint32(192, high);
  view.setUint32(196, low | (key.length << 12) | bits);
  let at = 200;
  for (const part of parts) {
    input.set(part, at);
    at += part.length;
  }
  const steps = STEPS * rounds;
  const [highs, lows] = [new Int32Array(INPUT_WORDS + steps), new Int32Array(INPUT_WORDS + steps)];
  for (let word = 0; word < INPUT_WORDS; word++) {
    highs[word] = view.getInt32(8 * word);
    lows[word] = view.getInt32(8 * word + 4);
  }
  mix(highs, lows, rounds);
  const out = new Uint8Array(8 * CHAIN_WORDS);
  const written = viewOf(out);
  for (let word = 0; word < CHAIN_WORDS; word++) {
    written.setInt32(8 * word, highs[INPUT_WORDS + steps - CHAIN_WORDS + word] ?? 0);
    written.setInt32(8 * word + 4, lows[INPUT_WORDS + steps - CHAIN_WORDS + word] ?? 0);
  }
  return out;
}

function mix(highs: Int32Array, lows: Int32Array, rounds: number): void {
  let [constantHigh, constantLow]: readonly [number, number] = FIRST_CONSTANT;
  const [maskHigh, maskLow] = CONSTANT_MASK;
  const [t0, t1, t2, t3, t4] = TAPS;
  let at = INPUT_WORDS;
  for (let round = 0; round < rounds; round++) {
    for (let step = 0; step < STEPS; step++, at++) {
      const [right, left] = [RIGHT_SHIFTS[step] ?? 0, LEFT_SHIFTS[step] ?? 0];
      let high = constantHigh ^ word(highs, at - INPUT_WORDS) ^ word(highs, at - t0);
      high ^= (word(highs, at - t1) & word(highs, at - t2)) ^ (word(highs, at - t3) & word(highs, at - t4));
      let low = constantLow ^ word(lows, at - INPUT_WORDS) ^ word(lows, at - t0);
      low ^= (word(lows, at - t1) & word(lows, at - t2)) ^ (word(lows, at - t3) & word(lows, at - t4));
      low ^= (low >>> right) | (high << (32 - right));
      high ^= high >>> right;
      highs[at] = high ^ ((high << left) | (low >>> (32 - left)));
      lows[at] = low ^ (low << left);
    }
    const [high, low] = [constantHigh, constantLow];
    constantHigh = ((high << 1) | (low >>> 31)) ^ (high & maskHigh);
    constantLow = ((low << 1) | (high >>> 31)) ^ (low & maskLow);
  }
}

const word = (words: Int32Array, at: number): number => words[at] ?? 0;
