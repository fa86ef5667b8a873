import { unprocessable } from '../../errors.ts';
import { reducedEchelon } from '../../shared/numbers/elimination.ts';
import { at, integersOf, type Matrix } from '../../shared/numbers/matrix.ts';
import { gcd, type Rational, rational } from '../../shared/numbers/rational.ts';
import { type Formula, parseFormula } from './formula.ts';
import { hasNonNegativeSolution } from './non-negative-solution.ts';

/** One side's species: a formula as it was written, without coefficient and state. */
export interface Species extends Formula {
  readonly formula: string;
}

/** A species of a balanced equation. */
export interface Balanced extends Species {
  readonly coefficient: bigint;
}

export interface BalancedEquation {
  /** With ->, coefficients of 1 left out. */
  readonly text: string;
  readonly reactants: readonly Balanced[];
  readonly products: readonly Balanced[];
}

const MAX_SPECIES = 20;
const ARROW = /->|=>|=|→|⇌/;
const PLUS = /\s+\+\s+/;
const COEFFICIENT = /^\d+(?:[./]\d+)?\s*/;
const STATE = /\s*\([a-z]+\)$/;
const ELECTRON: Formula = { atoms: new Map(), charge: -1n };

/** A formula without white space around it and without a state of matter behind it, such as (aq). */
export const withoutState = (text: string): string => text.trim().replace(STATE, '');

/**
 * Balances a chemical equation with the smallest whole coefficients that conserve every element and the charge. An equation that cannot be read, and one without exactly
 * one independent way to balance it, is unprocessable. Coefficients and states in it do not count; e^- and e- are electrons.
 * @param path the field it came in
 */
export function balancedEquation(equation: string, path: string): BalancedEquation {
  const sides = equation.split(ARROW);
  if (sides.length !== 2) unprocessable(`The equation must have two sides with one of ->, =>, =, → or ⇌ between them, not ${sides.length}.`, path);
  const [left = [], right = []] = sides.map((side) => speciesOf(side, path));
  const all = [...left, ...right];
  if (all.length > MAX_SPECIES) unprocessable(`The equation has ${all.length} species; at most ${MAX_SPECIES} can be balanced.`, path);
  const coefficients = coefficientsOf(conservation(left, right), path);
  const balanced = all.map((species, index) => ({ ...species, coefficient: coefficients[index] ?? 1n }));
  const [reactants, products] = [balanced.slice(0, left.length), balanced.slice(left.length)];
  return { text: `${sideText(reactants)} -> ${sideText(products)}`, reactants, products };
}

const sideText = (side: readonly Balanced[]): string =>
  side.map(({ formula, coefficient }) => (coefficient === 1n ? formula : `${coefficient} ${formula}`)).join(' + ');

function speciesOf(side: string, path: string): Species[] {
  if (side.trim() === '') unprocessable('A side of the equation is empty.', path);
  return side
    .trim()
    .split(PLUS)
    .map((text) => {
      const formula = withoutState(text).replace(COEFFICIENT, '');
      return { formula, ...(formula === 'e-' || formula === 'e^-' ? ELECTRON : parseFormula(formula, path)) };
    });
}

/** A row for each element and one for the charge, a column for each species, products negative. */
function conservation(left: readonly Species[], right: readonly Species[]): Matrix {
  const symbols = new Set([...left, ...right].flatMap(({ atoms }) => [...atoms.keys()]));
  const row = (amount: (species: Species) => bigint): Rational[] => [
    ...left.map((species) => rational(amount(species))),
    ...right.map((species) => rational(-amount(species))),
  ];
  return [...[...symbols].map((symbol) => row(({ atoms }) => atoms.get(symbol) ?? 0n)), row(({ charge }) => charge)];
}

/** The smallest whole numbers above 0 that the matrix maps to zero. */
function coefficientsOf(matrix: Matrix, path: string): bigint[] {
  const { rows, pivots } = reducedEchelon(matrix);
  const count = matrix[0]?.length ?? 0;
  const free = Array.from({ length: count }, (_, column) => column).filter((column) => !pivots.includes(column));
  const none = (): never => unprocessable('The equation cannot be balanced: no coefficients above 0 conserve every element and the charge.', path);
  const [column] = free;
  if (column === undefined) return none();
  if (free.length > 1) {
    if (!hasPositiveKernel(rows.slice(0, pivots.length), count)) none();
    unprocessable(`The equation can be balanced in more than one independent way (${free.length}): split it into separate reactions.`, path);
  }
  const solution = Array.from({ length: count }, () => rational(1n));
  for (const [index, pivot] of pivots.entries()) {
    const { numerator, denominator } = at(rows, index, column);
    solution[pivot] = { numerator: -numerator, denominator };
  }
  const { integers } = integersOf(solution);
  if (integers.some((value) => value <= 0n)) none();
  const common = integers.reduce((divisor, value) => gcd(divisor, value), 0n);
  return integers.map((value) => value / common);
}

/** Whether numbers above 0 solve M x = 0: x may be made as large as one likes, so 1 + y with y from 0 on, and M y = -M 1. */
function hasPositiveKernel(matrix: Matrix, columns: number): boolean {
  const rows = matrix.map((row) => integersOf(row).integers);
  return hasNonNegativeSolution(
    rows,
    rows.map((row) => -row.reduce((sum, value) => sum + value, 0n)),
    columns,
  );
}

/** A coefficient as a number; one beyond the whole numbers of doubles is unprocessable. */
export function coefficientNumber(coefficient: bigint, path: string): number {
  if (coefficient > Number.MAX_SAFE_INTEGER) unprocessable('The coefficients of the balanced equation are too large to be given as whole numbers.', path);
  return Number(coefficient);
}
