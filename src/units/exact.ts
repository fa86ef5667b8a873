/** An exact number: `numerator / denominator · π^pi`, the denominator above 0, not necessarily in lowest terms. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
  /** The power of π. */
  readonly pi: number;
}

/** The first 141 digits of π: so many that rounding the wrong way does not happen in practice. */
export const PI_DIGITS =
  314159265358979323846264338327950288419716939937510582097494459230781640628620899862803482534211706798214808651328230664709384460955058223172n;
const PI_SCALE = 10n ** 140n;

const MAX_SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * The double nearest an exact number, ties to the even one (IEEE 754 roundTiesToEven), subnormal numbers included.
 * Infinite when the number is beyond the largest double; never -0.
 */
export function nearestDouble(exact: Exact): number {
  const { numerator, denominator } = withoutPi(exact);
  return numerator < 0n ? 0 - nearestPositive(-numerator, denominator) : nearestPositive(numerator, denominator);
}

/** The product of two exact numbers, not reduced. */
export function multiply(a: Exact, b: Exact): Exact {
  return { numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator, pi: a.pi + b.pi };
}

/** A whole power of an exact number, which is above 0 where the power is negative. */
export function power({ numerator, denominator, pi }: Exact, exponent: number): Exact {
  const size = BigInt(Math.abs(exponent));
  const [up, down] = exponent < 0 ? [denominator, numerator] : [numerator, denominator];
  return { numerator: up ** size, denominator: down ** size, pi: pi === 0 ? 0 : pi * exponent };
}

/** The same number without a power of π: its digits stand in for it. */
export function withoutPi({ numerator, denominator, pi }: Exact): { numerator: bigint; denominator: bigint } {
  if (pi === 0) return { numerator, denominator };
  const [up, down] = pi > 0 ? [PI_DIGITS, PI_SCALE] : [PI_SCALE, PI_DIGITS];
  const times = BigInt(Math.abs(pi));
  return { numerator: numerator * up ** times, denominator: denominator * down ** times };
}

function nearestPositive(numerator: bigint, denominator: bigint): number {
  // Division of two doubles is rounded correctly, so where both parts are doubles there is nothing more to do.
  if (numerator <= MAX_SAFE && denominator <= MAX_SAFE) return Number(numerator) / Number(denominator);
  const exponent = log2(numerator) - log2(denominator);
  if (exponent < -1018) {
    const count = divideToEven(numerator << 1074n, denominator);
    // Below 2^-1021 doubles are the multiples of 2^-1074.
    if (count <= 2n ** 53n) return Number(count) * Number.MIN_VALUE;
  }
  const shift = 64 - exponent;
  const dividend = shift > 0 ? numerator << BigInt(shift) : numerator;
  const divisor = shift < 0 ? denominator << BigInt(-shift) : denominator;
  const quotient = dividend / divisor;
  // Ten bits more than a double has, the last of them set when anything follows: `Number` then rounds as the exact quotient would.
  const fraction = Number(quotient * divisor === dividend ? quotient : quotient | 1n) * 2 ** -64;
  return exponent > 1000 ? fraction * 2 ** 1000 * 2 ** (exponent - 1000) : fraction * 2 ** exponent;
}

function divideToEven(dividend: bigint, divisor: bigint): bigint {
  const quotient = dividend / divisor;
  const twice = 2n * (dividend - quotient * divisor);
  return twice > divisor || (twice === divisor && quotient & 1n) ? quotient + 1n : quotient;
}

/** The binary logarithm of a positive integer, to within 1. */
export function log2(value: bigint): number {
  const double = Number(value);
  return Number.isFinite(double) ? Math.floor(Math.log2(double)) : 4 * value.toString(16).length - 2;
}
