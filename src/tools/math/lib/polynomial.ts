import { gcd } from '../../shared/numbers/rational.ts';

/** A polynomial with integer coefficients, lowest power first, the last one not 0; the zero polynomial is empty. */
export type Polynomial = readonly bigint[];

/** A polynomial without zeros at its end. */
export function trimmed(coefficients: readonly bigint[]): Polynomial {
  let length = coefficients.length;
  while (length > 0 && coefficients[length - 1] === 0n) length -= 1;
  return coefficients.slice(0, length);
}

export const degree = (a: Polynomial): number => a.length - 1;
export const leading = (a: Polynomial): bigint => a.at(-1) ?? 0n;

export function plus(a: Polynomial, b: Polynomial): Polynomial {
  return trimmed(Array.from({ length: Math.max(a.length, b.length) }, (_, power) => (a[power] ?? 0n) + (b[power] ?? 0n)));
}

export const scaled = (a: Polynomial, factor: bigint): Polynomial => (factor === 0n ? [] : a.map((coefficient) => coefficient * factor));

export function times(a: Polynomial, b: Polynomial): Polynomial {
  const product: bigint[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0n);
  a.forEach((left, power) => {
    b.forEach((right, other) => {
      product[power + other] = (product[power + other] ?? 0n) + left * right;
    });
  });
  return trimmed(product);
}

export const derivative = (a: Polynomial): Polynomial => a.slice(1).map((coefficient, power) => coefficient * BigInt(power + 1));

/** The greatest common divisor of the coefficients, with the sign of the leading one; 0 for the zero polynomial. */
export function content(a: Polynomial): bigint {
  const common = a.reduce(gcd, 0n);
  return leading(a) < 0n ? -common : common;
}

/** The polynomial without its content. */
export function primitive(a: Polynomial): Polynomial {
  const common = content(a);
  return common === 0n || common === 1n ? a : a.map((coefficient) => coefficient / common);
}

/** lead(b)^times · a = quotient · b + remainder, with times = degree a − degree b + 1 at least 0. @param b not zero */
export function pseudoDivide(a: Polynomial, b: Polynomial): { quotient: Polynomial; remainder: Polynomial; times: number } {
  const lead = leading(b);
  const steps = Math.max(0, a.length - b.length + 1);
  const rest = [...a];
  const quotient: bigint[] = Array.from({ length: steps }, () => 0n);
  for (let shift = steps - 1; shift >= 0; shift -= 1) {
    const top = rest[shift + b.length - 1] ?? 0n;
    for (let power = 0; power < rest.length; power += 1) rest[power] = (rest[power] ?? 0n) * lead;
    for (let power = 0; power < quotient.length; power += 1) quotient[power] = (quotient[power] ?? 0n) * lead;
    quotient[shift] = (quotient[shift] ?? 0n) + top;
    b.forEach((coefficient, power) => {
      rest[shift + power] = (rest[shift + power] ?? 0n) - top * coefficient;
    });
  }
  return { quotient: trimmed(quotient), remainder: trimmed(rest), times: steps };
}

/** a / b where b divides a over the integers; nothing where it does not. @param b not zero */
export function exactQuotient(a: Polynomial, b: Polynomial): Polynomial | undefined {
  const rest = [...a];
  const quotient: bigint[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0n);
  for (let shift = quotient.length - 1; shift >= 0; shift -= 1) {
    const top = rest[shift + b.length - 1] ?? 0n;
    if (top % leading(b) !== 0n) return undefined;
    const factor = top / leading(b);
    quotient[shift] = factor;
    b.forEach((coefficient, power) => {
      rest[shift + power] = (rest[shift + power] ?? 0n) - factor * coefficient;
    });
  }
  return rest.every((coefficient) => coefficient === 0n) ? trimmed(quotient) : undefined;
}

/** The greatest common divisor, primitive with a positive leading coefficient, by the primitive remainder sequence. */
export function commonDivisor(a: Polynomial, b: Polynomial): Polynomial {
  let [first, second] = [primitive(a), primitive(b)];
  while (second.length > 0) [first, second] = [second, primitive(pseudoDivide(first, second).remainder)];
  return first;
}

/** The square-free factors of a primitive polynomial with their multiplicities, constants left out (Yun 1976). */
export function squareFreeFactors(a: Polynomial): { factor: Polynomial; multiplicity: number }[] {
  const factors: { factor: Polynomial; multiplicity: number }[] = [];
  const slope = derivative(a);
  const common = commonDivisor(a, slope);
  let rest = exactQuotient(a, common) ?? [];
  let slopeRest = exactQuotient(slope, common) ?? [];
  for (let multiplicity = 1; degree(rest) > 0; multiplicity += 1) {
    const difference = plus(slopeRest, scaled(derivative(rest), -1n));
    const factor = difference.length === 0 ? primitive(rest) : commonDivisor(rest, difference);
    if (degree(factor) > 0) factors.push({ factor, multiplicity });
    if (difference.length === 0) break;
    rest = exactQuotient(rest, factor) ?? [];
    slopeRest = exactQuotient(difference, factor) ?? [];
  }
  return factors;
}

/** How many different real roots a square-free polynomial has, by Sturm's theorem. */
export function countRealRoots(a: Polynomial): number {
  const chain: Polynomial[] = [a, derivative(a)];
  for (;;) {
    const [before, last] = [chain.at(-2) ?? [], chain.at(-1) ?? []];
    if (last.length <= 1) break;
    const { remainder, times: steps } = pseudoDivide(before, last);
    if (remainder.length === 0) break;
    // The pseudo-remainder has the sign of the remainder unless lead^steps is negative.
    const sign = leading(last) < 0n && steps % 2 === 1 ? 1n : -1n;
    const common = content(remainder);
    chain.push(remainder.map((coefficient) => (sign * coefficient) / (common < 0n ? -common : common)));
  }
  const changes = (signs: readonly bigint[]): number => signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
  const above = chain.filter((member) => member.length > 0).map((member) => (leading(member) < 0n ? -1n : 1n));
  const below = chain.filter((member) => member.length > 0).map((member) => (leading(member) < 0n !== (degree(member) % 2 === 1) ? -1n : 1n));
  return changes(below) - changes(above);
}
