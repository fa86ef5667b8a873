/** Greatest common divisor with Bézout coefficients, by Euclid's extended algorithm on the sizes of the numbers: a·x + b·y = divisor. */
export function bezout(a: bigint, b: bigint): { divisor: bigint; x: bigint; y: bigint } {
  let [r, nextR] = [a < 0n ? -a : a, b < 0n ? -b : b];
  let [s, nextS] = [1n, 0n];
  let [t, nextT] = [0n, 1n];
  while (nextR !== 0n) {
    const quotient = r / nextR;
    [r, nextR] = [nextR, r - quotient * nextR];
    [s, nextS] = [nextS, s - quotient * nextS];
    [t, nextT] = [nextT, t - quotient * nextT];
  }
  return { divisor: r, x: a < 0n ? -s : s, y: b < 0n ? -t : t };
}

/** The remainder that is not negative. @param modulus above 0 */
export function modulo(value: bigint, modulus: bigint): bigint {
  const remainder = value % modulus;
  return remainder < 0n ? remainder + modulus : remainder;
}

/** base^exponent mod modulus, by squaring. @param exponent not negative @param modulus above 0 */
export function modularPower(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n % modulus;
  let square = modulo(base, modulus);
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * square) % modulus;
    square = (square * square) % modulus;
  }
  return result;
}
