/** A number of about 106 bits: the unevaluated sum of two doubles, of which the first is the sum rounded. */
export type DoubleDouble = readonly [high: number, low: number];

/** 2²⁷ + 1, which splits a double in two halves of 26 bits (Veltkamp). */
const SPLITTER = 134_217_729;

/** The exact sum of two doubles (Knuth). */
export function sumOf(a: number, b: number): DoubleDouble {
  const high = a + b;
  const rest = high - a;
  return [high, a - (high - rest) + (b - rest)];
}

/** The exact sum of two doubles, the first of which is the greater (Dekker). */
function sumOfOrdered(a: number, b: number): DoubleDouble {
  const high = a + b;
  return [high, b - (high - a)];
}

/** The exact product of two doubles below 2^996 (Dekker). */
export function productOf(a: number, b: number): DoubleDouble {
  const high = a * b;
  const [aHigh, bHigh] = [a * SPLITTER - (a * SPLITTER - a), b * SPLITTER - (b * SPLITTER - b)];
  const [aLow, bLow] = [a - aHigh, b - bHigh];
  return [high, aLow * bLow - (high - aHigh * bHigh - aLow * bHigh - aHigh * bLow)];
}

export function add(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const [high, error] = sumOf(x[0], y[0]);
  const [low, lowError] = sumOf(x[1], y[1]);
  const [sum, rest] = sumOfOrdered(high, error + low);
  return sumOfOrdered(sum, rest + lowError);
}

export const negated = ([high, low]: DoubleDouble): DoubleDouble => [-high, -low];

export const subtract = (x: DoubleDouble, y: DoubleDouble): DoubleDouble => add(x, negated(y));

export function multiply(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const [high, error] = productOf(x[0], y[0]);
  return sumOfOrdered(high, error + (x[0] * y[1] + x[1] * y[0]));
}

export function divide(x: DoubleDouble, y: DoubleDouble): DoubleDouble {
  const first = x[0] / y[0];
  const rest = subtract(x, multiply(y, [first, 0]));
  const second = rest[0] / y[0];
  const third = subtract(rest, multiply(y, [second, 0]))[0] / y[0];
  return add(sumOfOrdered(first, second), [third, 0]);
}

/** The square root of a number that is not negative. */
export function squareRoot(x: DoubleDouble): DoubleDouble {
  const root = Math.sqrt(x[0]);
  return root === 0 ? [0, 0] : sumOfOrdered(root, subtract(x, productOf(root, root))[0] / (2 * root));
}

/** Twice, half, or any other power of two times as much: exact. */
export const scaled = ([high, low]: DoubleDouble, powerOfTwo: number): DoubleDouble => [high * powerOfTwo, low * powerOfTwo];

/**
 * c₀ + c₁x + c₂x² + …, where x is so small that doubles will do for all but the first terms.
 * @param exact how many of the coefficients are summed with all their digits
 */
export function polynomial(coefficients: readonly DoubleDouble[], x: DoubleDouble, exact: number): DoubleDouble {
  let tail = 0;
  for (let at = coefficients.length - 1; at >= exact; at--) tail = tail * x[0] + (coefficients[at]?.[0] ?? 0);
  let sum: DoubleDouble = [tail, 0];
  for (let at = exact - 1; at >= 0; at--) sum = add(multiply(sum, x), coefficients[at] ?? [0, 0]);
  return sum;
}
