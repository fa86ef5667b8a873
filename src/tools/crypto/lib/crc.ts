import type { CrcModel } from './crc-catalogue.ts';

type Parameters = Omit<CrcModel, 'name' | 'aliases'>;

/** The lowest `width` bits mirrored. */
export function mirrorBits(value: bigint, width: number): bigint {
  let mirrored = 0n;
  for (let bit = 0; bit < width; bit++) mirrored = (mirrored << 1n) | ((value >> BigInt(bit)) & 1n);
  return mirrored;
}

/** The CRC of bytes in the Rocksoft model, for any width from 1 to 128 bits; a table takes eight bits at a time. */
export function crcOf(model: Parameters, bytes: Uint8Array): bigint {
  const { width, reflectInput, reflectOutput } = model;
  if (width <= 64) return shortCrcOf(model, bytes);
  const register = reflectInput ? mirroredRegister(model, bytes) : plainRegister(model, bytes);
  return (reflectInput === reflectOutput ? register : mirrorBits(register, width)) ^ model.finalXor;
}

function mirroredRegister({ width, polynomial, initial }: Parameters, bytes: Uint8Array): bigint {
  const mirrored = mirrorBits(polynomial, width);
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = BigInt(byte);
    for (let bit = 0; bit < 8; bit++) value = value & 1n ? (value >> 1n) ^ mirrored : value >> 1n;
    return value;
  });
  let register = mirrorBits(initial, width);
  for (const byte of bytes) register = (table[Number(register & 0xffn) ^ byte] ?? 0n) ^ (register >> 8n);
  return register;
}

/** Narrow registers are kept at the top of eight bits, so that whole bytes can enter. */
function plainRegister({ width, polynomial, initial }: Parameters, bytes: Uint8Array): bigint {
  const size = BigInt(Math.max(width, 8));
  const lift = size - BigInt(width);
  const mask = (1n << size) - 1n;
  const top = 1n << (size - 1n);
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = BigInt(byte) << (size - 8n);
    for (let bit = 0; bit < 8; bit++) value = (value & top ? (value << 1n) ^ (polynomial << lift) : value << 1n) & mask;
    return value;
  });
  let register = initial << lift;
  for (const byte of bytes) register = ((register << 8n) & mask) ^ (table[Number(register >> (size - 8n)) ^ byte] ?? 0n);
  return register >> lift;
}

/** The CRC of at most 64 bits, reckoned with two halves of 32: far quicker than with one large integer. Registers that are not mirrored are kept at the top of 64 bits. */
function shortCrcOf(model: Parameters, bytes: Uint8Array): bigint {
  const { width, polynomial, initial, reflectInput, reflectOutput } = model;
  const lift = BigInt(64 - width);
  const step = reflectInput ? mirrorBits(polynomial, width) : polynomial << lift;
  const table = Array.from({ length: 256 }, (_, byte) => {
    let value = reflectInput ? BigInt(byte) : BigInt(byte) << 56n;
    for (let bit = 0; bit < 8; bit++) {
      const falls = reflectInput ? value & 1n : value >> 63n;
      value = (reflectInput ? value >> 1n : BigInt.asUintN(64, value << 1n)) ^ (falls ? step : 0n);
    }
    return value;
  });
  const highs = Int32Array.from(table, (value) => Number(BigInt.asIntN(32, value >> 32n)));
  const lows = Int32Array.from(table, (value) => Number(BigInt.asIntN(32, value)));
  const start = reflectInput ? mirrorBits(initial, width) : initial << lift;
  let high = Number(BigInt.asIntN(32, start >> 32n));
  let low = Number(BigInt.asIntN(32, start));
  // A mirrored register of at most 32 bits has nothing in its high half.
  const eights = reflectInput && width <= 32 && bytes.length >= MIN_FOR_EIGHTS ? bytes.length - (bytes.length % 8) : 0;
  if (eights > 0) low = eightByEight(low, lows, bytes, eights);
  if (reflectInput)
    for (const byte of bytes.subarray(eights)) {
      const at = (low ^ byte) & 0xff;
      low = ((low >>> 8) | (high << 24)) ^ (lows[at] ?? 0);
      high = (high >>> 8) ^ (highs[at] ?? 0);
    }
  else
    for (const byte of bytes) {
      const at = (high >>> 24) ^ byte;
      high = ((high << 8) | (low >>> 24)) ^ (highs[at] ?? 0);
      low = (low << 8) ^ (lows[at] ?? 0);
    }
  const register = (BigInt(high >>> 0) << 32n) | BigInt(low >>> 0);
  const found = reflectInput ? register : register >> lift;
  return (reflectInput === reflectOutput ? found : mirrorBits(found, width)) ^ model.finalXor;
}

/** From so many bytes on the further tables are worth making. */
const MIN_FOR_EIGHTS = 4_096;

/** A mirrored register of at most 32 bits after so many bytes, a multiple of eight: eight at a time, with a table for each distance from the last (slicing-by-8, Kounavis and Berry 2005). */
function eightByEight(start: number, table: Int32Array, bytes: Uint8Array, count: number): number {
  const tables = [table];
  for (let distance = 1; distance < 8; distance++) tables.push(tables[distance - 1]?.map((value) => (value >>> 8) ^ (table[value & 0xff] ?? 0)) ?? table);
  const [t0 = table, t1 = table, t2 = table, t3 = table, t4 = table, t5 = table, t6 = table, t7 = table] = tables;
  let register = start;
  for (let at = 0; at < count; at += 8) {
    const first = register ^ ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16) | ((bytes[at + 3] ?? 0) << 24));
    register =
      (t7[first & 0xff] ?? 0) ^
      (t6[(first >>> 8) & 0xff] ?? 0) ^
      (t5[(first >>> 16) & 0xff] ?? 0) ^
      (t4[first >>> 24] ?? 0) ^
      (t3[bytes[at + 4] ?? 0] ?? 0) ^
      (t2[bytes[at + 5] ?? 0] ?? 0) ^
      (t1[bytes[at + 6] ?? 0] ?? 0) ^
      (t0[bytes[at + 7] ?? 0] ?? 0);
  }
  return register;
}
