import { expect, it } from 'vitest';
import { pythonRows } from '../../shared/testing.ts';
import { leading, type Polynomial, primitive, scaled, squareFreeFactors, times } from './polynomial.ts';
import { irreducibleFactors } from './polynomial-factors.ts';

const read = (coefficients: readonly string[]): Polynomial => coefficients.map(BigInt);
const withPositiveLead = (factor: Polynomial): Polynomial => (leading(factor) < 0n ? scaled(factor, -1n) : factor);
const inOrder = (factors: readonly (readonly [Polynomial, number])[]): string[] => factors.map(([factor, count]) => `(${factor.join(' ')})^${count}`).sort();

it.each(pythonRows<[string[], [string[], number][]]>('factors', 'math'))('finds the factors of %j that sympy does', (coefficients, expected) => {
  const found = squareFreeFactors(primitive(read(coefficients))).flatMap(({ factor, multiplicity }) =>
    irreducibleFactors(factor)
      .filter(({ length }) => length > 1)
      .map((each) => [withPositiveLead(each), multiplicity] as const),
  );
  expect(inOrder(found)).toEqual(inOrder(expected.map(([factor, count]) => [read(factor), count] as const)));
});

// Swinnerton-Dyer polynomials split into linear and quadratic factors modulo every prime, and are irreducible (von zur Gathen and Gerhard, Modern Computer Algebra, section 15.3).
it.each([
  ['of √2 and √3', [1n, 0n, -10n, 0n, 1n]],
  ['of √2, √3 and √5', [576n, 0n, -960n, 0n, 352n, 0n, -40n, 0n, 1n]],
])('leaves the polynomial %s whole', (_, polynomial) => {
  expect(irreducibleFactors(polynomial)).toHaveLength(1);
});

it('takes x^n - 1 apart into as many cyclotomic polynomials as n has divisors', () => {
  for (const [n, divisors] of [
    [12, 6],
    [30, 8],
    [31, 2],
    [36, 9],
  ] as const) {
    const polynomial = [-1n, ...new Array<bigint>(n - 1).fill(0n), 1n];
    const factors = irreducibleFactors(polynomial);
    expect(factors).toHaveLength(divisors);
    expect(withPositiveLead(factors.reduce(times, [1n]))).toEqual(polynomial);
  }
});
