import { joinBytes } from '../../shared/bytes/arrays.ts';
import { randomBytes, randomInt } from '../../shared/platform/random.ts';

const POLYNOMIAL = 0x11b;
const GENERATOR_TABLES = tables();

/** Powers and logarithms of the generator 3 of GF(2^8) with AES's polynomial. */
function tables(): { powers: Uint8Array; logarithms: Uint8Array } {
  const powers = new Uint8Array(510);
  const logarithms = new Uint8Array(256);
  for (let exponent = 0, value = 1; exponent < 255; exponent++) {
    powers[exponent] = value;
    powers[exponent + 255] = value;
    logarithms[value] = exponent;
    value ^= value << 1;
    if (value > 255) value ^= POLYNOMIAL;
  }
  return { powers, logarithms };
}

function multiply(a: number, b: number): number {
  const { powers, logarithms } = GENERATOR_TABLES;
  return a === 0 || b === 0 ? 0 : (powers[(logarithms[a] ?? 0) + (logarithms[b] ?? 0)] ?? 0);
}

function divide(a: number, b: number): number {
  const { powers, logarithms } = GENERATOR_TABLES;
  return a === 0 ? 0 : (powers[(logarithms[a] ?? 0) + 255 - (logarithms[b] ?? 0)] ?? 0);
}

/** Different x from 1 to 255 in random order. */
function randomAbscissas(count: number): number[] {
  const all = Array.from({ length: 255 }, (_, index) => index + 1);
  for (let i = 0; i < count; i++) {
    const j = i + randomInt(all.length - i);
    [all[i], all[j]] = [all[j] ?? 0, all[i] ?? 0];
  }
  return all.slice(0, count);
}

/** Shares of a secret: each is the values of the bytes' polynomials at its x, and x as the last byte. Any `threshold` of them bring it back. */
export function splitSecret(secret: Uint8Array, shares: number, threshold: number): Uint8Array[] {
  const size = secret.length;
  // The coefficients of one power for all bytes stand together, the highest power first.
  const coefficients = joinBytes([randomBytes(size * (threshold - 1)), secret]);
  return randomAbscissas(shares).map((x) => {
    const timesX = Uint8Array.from({ length: 256 }, (_, value) => multiply(value, x));
    const share = new Uint8Array(size + 1);
    // Horner
    for (let start = 0; start < coefficients.length; start += size) {
      for (let index = 0; index < size; index++) share[index] = (timesX[share[index] ?? 0] ?? 0) ^ (coefficients[start + index] ?? 0);
    }
    share[size] = x;
    return share;
  });
}

/** Lagrange's interpolation at 0 of shares of one length, whose x differ and are not 0. */
export function combineShares(shares: readonly Uint8Array[]): Uint8Array {
  const xs = shares.map((share) => share.at(-1) ?? 0);
  const weights = xs.map((x, i) => xs.reduce((weight, other, j) => (i === j ? weight : multiply(weight, divide(other, other ^ x))), 1));
  const length = (shares[0]?.length ?? 1) - 1;
  return Uint8Array.from({ length }, (_, index) => shares.reduce((sum, share, i) => sum ^ multiply(weights[i] ?? 0, share[index] ?? 0), 0));
}
