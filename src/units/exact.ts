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

/** The greatest common divisor of two integers, never negative. */
export function gcd(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a < 0n ? -a : a;
}

/**
 * The double nearest an exact number, ties to the even one (IEEE 754 roundTiesToEven), subnormal numbers included.
 * Infinite when the number lies beyond the largest double; never -0.
 */
export function nearestDouble(exact: Exact): number {
  const { numerator, denominator } = withoutPi(exact);
  return numerator < 0n ? 0 - nearestPositive(-numerator, denominator) : nearestPositive(numerator, denominator);
}

/**
 * An exact number to so many significant digits, rounded half away from zero, written as JavaScript writes numbers:
 * no trailing zeros, an exponent from 1e21 and below 1e-6. The number lies within the range of normal doubles, or is 0.
 */
export function toSignificant(exact: Exact, digits: number): string {
  const approximate = nearestDouble(exact);
  if (approximate === 0) return '0';
  const { numerator, denominator } = withoutPi(exact);
  const places = digits - 1 - Number(approximate.toExponential().split('e')[1]);
  const scaled = (numerator < 0n ? -numerator : numerator) * (places > 0 ? 10n ** BigInt(places) : 1n);
  const unit = denominator * (places < 0 ? 10n ** BigInt(-places) : 1n);
  const rounded = (2n * scaled + unit) / (2n * unit);
  // A decimal of at most 15 digits survives the way through a double.
  return String(Number(`${numerator < 0n ? '-' : ''}${rounded}e${-places}`));
}

function withoutPi({ numerator, denominator, pi }: Exact): { numerator: bigint; denominator: bigint } {
  if (pi === 0) return { numerator, denominator };
  const [up, down] = pi > 0 ? [PI_DIGITS, PI_SCALE] : [PI_SCALE, PI_DIGITS];
  const power = BigInt(Math.abs(pi));
  return { numerator: numerator * up ** power, denominator: denominator * down ** power };
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
function log2(value: bigint): number {
  const double = Number(value);
  return Number.isFinite(double) ? Math.floor(Math.log2(double)) : 4 * value.toString(16).length - 2;
}
