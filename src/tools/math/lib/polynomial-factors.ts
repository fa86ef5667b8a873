import { modulo } from '../../shared/numbers/euclid.ts';
import { primesUpTo } from '../../shared/numbers/primes.ts';
import { content, degree, derivative, exactQuotient, leading, type Polynomial, primitive, scaled, times, trimmed } from './polynomial.ts';

/** How many primes are tried for the factorization with the fewest factors. */
const TRIES = 5;

/**
 * The irreducible factors over the rational numbers of a square-free primitive polynomial with a positive leading coefficient, primitive too:
 * Zassenhaus' method (1969), that is Berlekamp's factorization modulo a prime, Hensel lifting, and trying the products of lifted factors.
 */
export function irreducibleFactors(polynomial: Polynomial): Polynomial[] {
  if (degree(polynomial) < 2) return [polynomial];
  const { prime, factors } = modularFactors(polynomial);
  if (factors.length === 1) return [polynomial];
  const { modulus, lifted } = lift(polynomial, prime, factors);
  return recombined(polynomial, lifted, modulus);
}

/** Coefficients below a small prime, lowest power first, the last not 0. */
type Residues = readonly number[];

function reduced(a: Polynomial, prime: number): Residues {
  const residues = a.map((coefficient) => Number(modulo(coefficient, BigInt(prime))));
  return trimResidues(residues);
}

function trimResidues(residues: readonly number[]): Residues {
  let length = residues.length;
  while (length > 0 && residues[length - 1] === 0) length -= 1;
  return residues.slice(0, length);
}

function inverse(value: number, prime: number): number {
  let [r, nextR, s, nextS] = [value % prime, prime, 1, 0];
  while (nextR !== 0) {
    const quotient = Math.floor(r / nextR);
    [r, nextR] = [nextR, r - quotient * nextR];
    [s, nextS] = [nextS, s - quotient * nextS];
  }
  return ((s % prime) + prime) % prime;
}

function divideResidues(a: Residues, b: Residues, prime: number): { quotient: Residues; remainder: Residues } {
  const rest = [...a];
  const byLead = inverse(b.at(-1) ?? 1, prime);
  const quotient: number[] = Array.from({ length: Math.max(0, a.length - b.length + 1) }, () => 0);
  for (let shift = quotient.length - 1; shift >= 0; shift -= 1) {
    const factor = ((rest[shift + b.length - 1] ?? 0) * byLead) % prime;
    quotient[shift] = factor;
    b.forEach((coefficient, power) => {
      rest[shift + power] = ((((rest[shift + power] ?? 0) - factor * coefficient) % prime) + prime) % prime;
    });
  }
  return { quotient: trimResidues(quotient), remainder: trimResidues(rest) };
}

function multiplyResidues(a: Residues, b: Residues, prime: number): Residues {
  const product: number[] = Array.from({ length: Math.max(0, a.length + b.length - 1) }, () => 0);
  a.forEach((left, power) => {
    b.forEach((right, other) => {
      product[power + other] = ((product[power + other] ?? 0) + left * right) % prime;
    });
  });
  return trimResidues(product);
}

function subtractResidues(a: Residues, b: Residues, prime: number): Residues {
  return trimResidues(Array.from({ length: Math.max(a.length, b.length) }, (_, power) => ((a[power] ?? 0) - (b[power] ?? 0) + prime) % prime));
}

function monic(a: Residues, prime: number): Residues {
  const byLead = inverse(a.at(-1) ?? 1, prime);
  return a.map((coefficient) => (coefficient * byLead) % prime);
}

function commonResidues(a: Residues, b: Residues, prime: number): Residues {
  let [first, second] = [a, b];
  while (second.length > 0) [first, second] = [second, divideResidues(first, second, prime).remainder];
  return monic(first, prime);
}

/** The factorization modulo the prime, of a few, that has the fewest factors. */
function modularFactors(polynomial: Polynomial): { prime: number; factors: Residues[] } {
  let best: { prime: number; factors: Residues[] } | undefined;
  let tried = 0;
  for (const prime of primesUpTo(5000)) {
    if (prime < 3 || leading(polynomial) % BigInt(prime) === 0n) continue;
    const residues = monic(reduced(polynomial, prime), prime);
    if (commonResidues(residues, reduced(derivative(polynomial), prime), prime).length > 1) continue;
    const factors = berlekamp(residues, prime);
    if (!best || factors.length < best.factors.length) best = { prime, factors };
    tried += 1;
    if (tried === TRIES || best.factors.length === 1) break;
  }
  if (!best) throw new Error('no prime below 5000 keeps the polynomial square-free');
  return best;
}

/** The monic irreducible factors of a monic square-free polynomial modulo a prime (Berlekamp 1967). */
function berlekamp(polynomial: Residues, prime: number): Residues[] {
  const size = polynomial.length - 1;
  // Row i holds x^(i·prime) modulo the polynomial, minus x^i.
  const step = powerOfX(prime, polynomial, prime);
  const rows: number[][] = [];
  let power: Residues = [1];
  for (let row = 0; row < size; row += 1) {
    rows.push(Array.from({ length: size }, (_, column) => ((power[column] ?? 0) - (row === column ? 1 : 0) + prime) % prime));
    power = divideResidues(multiplyResidues(power, step, prime), polynomial, prime).remainder;
  }
  const basis = leftNullSpace(rows, prime);
  let factors: Residues[] = [polynomial];
  for (const vector of basis) {
    if (factors.length === basis.length) break;
    if (vector.length <= 1) continue;
    factors = factors.flatMap((factor) => split(factor, vector, prime));
  }
  return factors;
}

function split(factor: Residues, vector: Residues, prime: number): Residues[] {
  const parts: Residues[] = [];
  let rest = factor;
  for (let constant = 0; constant < prime && rest.length > 1; constant += 1) {
    const part = commonResidues(rest, subtractResidues(vector, constant === 0 ? [] : [constant], prime), prime);
    if (part.length <= 1) continue;
    parts.push(part);
    rest = divideResidues(rest, part, prime).quotient;
  }
  return parts;
}

function powerOfX(exponent: number, polynomial: Residues, prime: number): Residues {
  let result: Residues = [1];
  for (const bit of exponent.toString(2)) {
    result = divideResidues(multiplyResidues(result, result, prime), polynomial, prime).remainder;
    if (bit === '1') result = divideResidues([0, ...result], polynomial, prime).remainder;
  }
  return result;
}

/** A basis of the vectors v with v · rows = 0, as polynomials. */
function leftNullSpace(rows: readonly (readonly number[])[], prime: number): Residues[] {
  const size = rows.length;
  // Columns of the transpose are reduced; each free column gives a vector.
  const matrix = Array.from({ length: size }, (_, column) => rows.map((row) => row[column] ?? 0));
  const pivotOfColumn = new Map<number, number>();
  let pivotRow = 0;
  for (let column = 0; column < size; column += 1) {
    const found = matrix.findIndex((row, index) => index >= pivotRow && row[column] !== 0);
    if (found < 0) continue;
    const pivot = matrix[found] ?? [];
    matrix[found] = matrix[pivotRow] ?? [];
    const factor = inverse(pivot[column] ?? 1, prime);
    const unit = pivot.map((value) => (value * factor) % prime);
    matrix[pivotRow] = unit;
    matrix.forEach((row, index) => {
      const times = row[column] ?? 0;
      if (index === pivotRow || times === 0) return;
      matrix[index] = row.map((value, position) => (((value - times * (unit[position] ?? 0)) % prime) + prime) % prime);
    });
    pivotOfColumn.set(column, pivotRow);
    pivotRow += 1;
  }
  const basis: Residues[] = [];
  for (let free = 0; free < size; free += 1) {
    if (pivotOfColumn.has(free)) continue;
    const vector = Array.from({ length: size }, (_, column) => {
      const row = pivotOfColumn.get(column);
      return column === free ? 1 : row === undefined ? 0 : (prime - (matrix[row]?.[free] ?? 0)) % prime;
    });
    basis.push(trimResidues(vector));
  }
  return basis;
}

/** The factors modulo a power of the prime beyond twice every possible coefficient, by linear Hensel lifting. */
function lift(polynomial: Polynomial, prime: number, factors: readonly Residues[]): { modulus: bigint; lifted: Polynomial[] } {
  const p = BigInt(prime);
  const lead = Number(modulo(leading(polynomial), p));
  const cofactorInverses = factors.map((factor, index) => {
    const others = factors.filter((_, position) => position !== index).reduce((product, other) => multiplyResidues(product, other, prime), [lead]);
    return inverseModulo(divideResidues(others, factor, prime).remainder, factor, prime);
  });
  const largest = polynomial.reduce(
    (most, coefficient) => (coefficient < 0n ? (-coefficient > most ? -coefficient : most) : coefficient > most ? coefficient : most),
    0n,
  );
  // Mignotte's bound on the coefficients of a factor, times the leading coefficient that candidates carry.
  const bound = 2n ** BigInt(degree(polynomial) + 1) * BigInt(degree(polynomial) + 1) * largest * leading(polynomial);
  let lifted: Polynomial[] = factors.map((factor) => factor.map(BigInt));
  let modulus = p;
  while (modulus <= 2n * bound) {
    const product = lifted.reduce(times, [leading(polynomial)]);
    const size = Math.max(product.length, polynomial.length);
    const error = trimResidues(Array.from({ length: size }, (_, power) => Number(modulo(((polynomial[power] ?? 0n) - (product[power] ?? 0n)) / modulus, p))));
    const current = modulus;
    lifted = lifted.map((factor, index) => {
      const correction = divideResidues(multiplyResidues(error, cofactorInverses[index] ?? [], prime), factors[index] ?? [1], prime).remainder;
      return factor.map((coefficient, power) => coefficient + BigInt(correction[power] ?? 0) * current);
    });
    modulus *= p;
  }
  return { modulus, lifted };
}

/** The inverse of a modulo m and the prime, by Euclid's extended algorithm. */
function inverseModulo(a: Residues, m: Residues, prime: number): Residues {
  let [r, nextR]: [Residues, Residues] = [m, a];
  let [s, nextS]: [Residues, Residues] = [[], [1]];
  while (nextR.length > 1) {
    const { quotient, remainder } = divideResidues(r, nextR, prime);
    [r, nextR] = [nextR, remainder];
    [s, nextS] = [nextS, subtractResidues(s, multiplyResidues(quotient, nextS, prime), prime)];
  }
  const scale = inverse(nextR[0] ?? 1, prime);
  return divideResidues(
    nextS.map((coefficient) => (coefficient * scale) % prime),
    m,
    prime,
  ).remainder;
}

/** The true factors among the products of lifted ones, smallest subsets first. */
function recombined(polynomial: Polynomial, lifted: readonly Polynomial[], modulus: bigint): Polynomial[] {
  const found: Polynomial[] = [];
  let rest = polynomial;
  let open = [...lifted];
  for (let count = 1; 2 * count <= open.length; count += 1) {
    for (let subset: number[] | undefined = firstSubset(count); subset; subset = nextSubset(subset, open.length)) {
      const chosen = subset;
      const product = chosen.reduce<Polynomial>((value, index) => times(value, open[index] ?? [1n]), [leading(rest)]);
      const candidate = primitive(trimmed(product.map((coefficient) => symmetric(coefficient, modulus))));
      const factor = content(candidate) < 0n ? scaled(candidate, -1n) : candidate;
      const quotient = degree(factor) < 1 ? undefined : exactQuotient(rest, factor);
      if (!quotient) continue;
      found.push(factor);
      rest = quotient;
      open = open.filter((_, index) => !chosen.includes(index));
      if (2 * count > open.length) break;
      // Begins again with the factors that are left: the next subset is the first.
      subset = firstSubset(count).with(-1, count - 2);
    }
  }
  return degree(rest) > 0 ? [...found, rest] : found;
}

function symmetric(value: bigint, modulus: bigint): bigint {
  const residue = modulo(value, modulus);
  return 2n * residue > modulus ? residue - modulus : residue;
}

const firstSubset = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

function nextSubset(subset: readonly number[], size: number): number[] | undefined {
  for (let position = subset.length - 1; position >= 0; position -= 1) {
    const value = (subset[position] ?? 0) + 1;
    if (value <= size - (subset.length - position)) {
      return subset.map((member, index) => (index < position ? member : value + index - position));
    }
  }
  return undefined;
}
