import { unprocessable } from '../../errors.ts';
import { add, multiply, type Rational, rational, rationalOf } from '../../shared/numbers/rational.ts';
import { elementOf } from './elements.ts';

/** How many atoms of each element, in the order in which they first stand in the formula. */
export type Atoms = ReadonlyMap<string, bigint>;

export interface Formula {
  readonly atoms: Atoms;
  /** In elementary charges. */
  readonly charge: bigint;
}

const MAX_COUNT = 1_000_000_000n;
const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}' };
const CHARGE = /(?:\^([0-9]*))?([+-])$/;
const JOINER = /[·•*]/;
const TOKEN = /([A-Z][a-z]?)([0-9₀-₉]*)|([([{])|([)\]}])([0-9₀-₉]*)/y;
const LEADING_COUNT = /^[0-9₀-₉]+/;
const MAX_QUOTED = 20;
const SUBSCRIPT_ZERO = 0x2080;

/**
 * Reads a chemical formula: element symbols with counts, also subscripts, groups in brackets of three kinds, hydrates joined by ·, • or * with a leading count, and at
 * the very end a charge such as ^2-, ^+ or -. Another text and an unknown element are unprocessable.
 * @param path the field it came in @param maxNesting how deep groups may be nested
 */
export function parseFormula(text: string, path: string, maxNesting = Number.POSITIVE_INFINITY): Formula {
  const [written, magnitude, sign] = CHARGE.exec(text) ?? [''];
  const size = sign === undefined ? 0n : magnitude ? countOf(magnitude, text, path) : 1n;
  const parts = text.slice(0, text.length - written.length).split(JOINER);
  const atoms = new Map<string, bigint>();
  for (const part of parts) {
    const [leading = ''] = parts.length > 1 ? (LEADING_COUNT.exec(part) ?? []) : [];
    addAtoms(atoms, atomsOf(part.slice(leading.length), text, path, maxNesting), leading === '' ? 1n : countOf(leading, text, path));
  }
  return { atoms, charge: sign === '-' ? -size : size };
}

/** The atoms of a part without charge and hydrates. */
function atomsOf(part: string, formula: string, path: string, maxNesting: number): Atoms {
  const reader = new GroupReader(formula, path, maxNesting);
  if (part === '') reader.refuse('a part of it is empty');
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < part.length) {
    const at = TOKEN.lastIndex;
    const [, symbol, count = '', opening, closing = '', times = ''] =
      TOKEN.exec(part) ?? reader.refuse(`${JSON.stringify(part.slice(at, at + MAX_QUOTED))} is not an element or a group`);
    if (symbol !== undefined) reader.element(symbol, count);
    else if (opening !== undefined) reader.open(opening);
    else reader.close(closing, times);
  }
  return reader.end();
}

/** Adds up elements and groups as they come. */
class GroupReader {
  readonly #formula: string;
  readonly #path: string;
  readonly #maxNesting: number;
  readonly #outer: { bracket: string; atoms: Map<string, bigint> }[] = [];
  #atoms = new Map<string, bigint>();

  constructor(formula: string, path: string, maxNesting: number) {
    this.#formula = formula;
    this.#path = path;
    this.#maxNesting = maxNesting;
  }

  refuse(why: string): never {
    return unprocessable(`The formula ${JSON.stringify(this.#formula)} cannot be read: ${why}.`, this.#path);
  }

  element(symbol: string, count: string): void {
    if (!elementOf(symbol)) this.refuse(`there is no element ${symbol}`);
    addAtoms(this.#atoms, new Map([[symbol, 1n]]), this.#times(count));
  }

  open(bracket: string): void {
    if (this.#outer.push({ bracket, atoms: this.#atoms }) > this.#maxNesting) this.refuse(`its groups are nested more than ${this.#maxNesting} deep`);
    this.#atoms = new Map();
  }

  close(bracket: string, count: string): void {
    const outer = this.#outer.pop() ?? this.refuse(`${bracket} closes nothing`);
    if (CLOSING[outer.bracket] !== bracket) this.refuse(`${outer.bracket} is closed by ${bracket}`);
    if (this.#atoms.size === 0) this.refuse('a group is empty');
    addAtoms(outer.atoms, this.#atoms, this.#times(count));
    this.#atoms = outer.atoms;
  }

  end(): Atoms {
    const last = this.#outer.at(-1);
    if (last) this.refuse(`${last.bracket} is not closed`);
    return this.#atoms;
  }

  #times(count: string): bigint {
    return count === '' ? 1n : countOf(count, this.#formula, this.#path);
  }
}

function countOf(digits: string, formula: string, path: string): bigint {
  const count = BigInt(digits.replace(/[₀-₉]/g, (digit) => String(digit.charCodeAt(0) - SUBSCRIPT_ZERO)));
  if (count === 0n || count > MAX_COUNT) unprocessable(`Counts in ${JSON.stringify(formula)} must be from 1 to 1,000,000,000, not ${digits}.`, path);
  return count;
}

function addAtoms(sum: Map<string, bigint>, atoms: Atoms, times: bigint): void {
  for (const [symbol, count] of atoms) sum.set(symbol, (sum.get(symbol) ?? 0n) + count * times);
}

/** Atoms in Hill's order: with carbon, carbon first, then hydrogen; the rest, and without carbon all, by their symbols. */
export function inHillOrder(atoms: Atoms): [symbol: string, count: bigint][] {
  const rank = (symbol: string): number => (!atoms.has('C') ? 2 : symbol === 'C' ? 0 : symbol === 'H' ? 1 : 2);
  return [...atoms].sort(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
}

/** A formula in Hill's order, counts of 1 left out. */
export const hillFormula = (atoms: Atoms): string =>
  inHillOrder(atoms)
    .map(([symbol, count]) => (count === 1n ? symbol : `${symbol}${count}`))
    .join('');

/** The atomic weight of a known element as the decimal it is written as, in g/mol. */
export const weightOf = (symbol: string): Rational => rationalOf(elementOf(symbol)?.atomicWeight ?? 0, symbol);

/** The molar mass in g/mol: the sum of the atomic weights. */
export const molarMassOf = (atoms: Atoms): Rational =>
  [...atoms].reduce((sum, [symbol, count]) => add(sum, multiply(weightOf(symbol), rational(count))), rational(0n));
