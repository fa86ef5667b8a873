import { parseDecimal } from './decimal.ts';
import { combine, DIMENSIONLESS, type Dimension } from './dimension.ts';
import { type Exact, log2, multiply, power } from './exact.ts';
import { nearestCodes, show, unitNamed } from './lookup.ts';
import { isOffset, type Measure, measureNamed, measureOf, measuresNamed } from './measure.ts';
import { type Token, tokenize } from './tokens.ts';

/** Why a text is not a usable expression. */
export interface ExpressionProblem {
  readonly problem: 'malformed' | 'unknown-unit';
  readonly message: string;
}

const MAX_POWER = 99;
/** Bounds of what is worked out on the way, far beyond what units need: the bits of a fraction's parts, and powers of base units and of π. */
const MAX_BITS = 10_000;
const MAX_EXPONENT = 1000;
const MAX_PI = 100;

/** A part of an expression: how much of what. */
interface Product {
  readonly size: Exact;
  readonly dimension: Dimension;
}

const ONE: Product = { size: { numerator: 1n, denominator: 1n, pi: 0 }, dimension: DIMENSIONLESS };
const MULTIPLICATION = ['*', '·', '⋅', '×'];

class Malformed extends Error {
  readonly reason: ExpressionProblem;
  constructor(message: string, problem: ExpressionProblem['problem'] = 'malformed') {
    super(message);
    this.reason = { problem, message };
  }
}

/**
 * What a text may mean as a unit: codes, aliases, symbols and prefixed units joined by `*`, `·`, a space or `/` from left to right, with whole powers
 * (`^2`, `^-1`, `²`), parentheses and positive numbers as factors. Names are told apart by case; a name that stands alone is also read without regard to it.
 * A text that is an alias as a whole (`L/100km`) comes after what it means as an expression.
 * Its work is bounded for texts of a bounded length.
 * @returns what it may mean, likeliest first and at least one, or the reason why there is nothing, with the position counted from 1
 */
export function readExpression(text: string): readonly Measure[] | ExpressionProblem {
  const expression = text.normalize('NFC');
  const tokens = tokenize(expression);
  const [first] = tokens;
  if (tokens.length === 1 && first?.kind === 'name') {
    const measures = measuresNamed(first.text);
    return measures.length > 0 ? measures : unknownName(first, false);
  }
  const alias = unitNamed(expression.trim());
  try {
    const { size, dimension } = new Parser(tokens, [...expression.trimEnd()].length).parse();
    const label = expression.trim().replace(/\s+/g, ' ');
    const measure = { size, dimension, label, name: /^[\d.]/.test(label) ? `(${label})` : label };
    return alias ? [measure, measureOf(alias)] : [measure];
  } catch (error) {
    if (!(error instanceof Malformed)) throw error;
    return alias ? [measureOf(alias)] : error.reason;
  }
}

/** Whether a text is a single word, without anything that joins units. */
export function isWord(text: string): boolean {
  const [first, ...others] = tokenize(text.normalize('NFC'));
  return first?.kind === 'name' && others.length === 0 && first.text.length === text.normalize('NFC').length;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  #at = 0;

  /** @param length of the text, in characters */
  constructor(tokens: readonly Token[], length: number) {
    this.#tokens = tokens;
    this.#end = length + 1;
  }

  parse(): Product {
    const product = this.#product();
    const left = this.#tokens[this.#at];
    if (left?.text === ')') throw new Malformed(`the parenthesis at position ${left.position} was never opened`);
    if (left) throw new Malformed(`${show(left.text)} at position ${left.position} has no place in an expression of units`);
    return product;
  }

  #product(): Product {
    let product = this.#factor();
    for (;;) {
      const token = this.#tokens[this.#at];
      if (token?.text === '/') this.#at++;
      else if (token && MULTIPLICATION.includes(token.text)) this.#at++;
      else if (!token || (token.kind === 'sign' && token.text !== '(') || token.kind === 'power' || token.kind === 'superscript') return product;
      const position = this.#position();
      product = joined(product, this.#factor(), token.text === '/' ? -1 : 1, position);
    }
  }

  #factor(): Product {
    const start = this.#tokens[this.#at];
    const base = this.#primary();
    const token = this.#tokens[this.#at];
    if (token?.kind !== 'power' && token?.kind !== 'superscript') {
      if (token?.text === '^') throw new Malformed(`^ at position ${token.position} needs a whole power, such as ^2 or ^-1`);
      return base;
    }
    this.#at++;
    const exponent = Number(token.text);
    if (Math.abs(exponent) > MAX_POWER) throw new Malformed(`the power at position ${token.position} is not between -${MAX_POWER} and ${MAX_POWER}`);
    const next = this.#tokens[this.#at];
    if (next?.kind === 'power' || next?.kind === 'superscript')
      throw new Malformed(`there is a second power at position ${next.position}; use parentheses, as in (m^2)^3`);
    return joined(ONE, base, exponent, start?.position ?? 1);
  }

  #primary(): Product {
    const token = this.#tokens[this.#at];
    if (!token) throw new Malformed(`a unit or a number is missing at position ${this.#end}`);
    this.#at++;
    if (token.kind === 'number') return numeric(token);
    if (token.kind === 'name') return named(token);
    if (token.text !== '(') throw new Malformed(`a unit or a number is missing before ${show(written(token))} at position ${token.position}`);
    const product = this.#product();
    const close = this.#tokens[this.#at];
    if (!close) throw new Malformed(`the parenthesis at position ${token.position} is not closed`);
    if (close.text !== ')') throw new Malformed(`${show(written(close))} at position ${close.position} has no place in an expression of units`);
    this.#at++;
    return product;
  }

  #position(): number {
    return this.#tokens[this.#at]?.position ?? this.#end;
  }
}

const written = ({ kind, text }: Token): string => (kind === 'power' ? `^${text}` : text);

function numeric({ text, position }: Token): Product {
  const decimal = parseDecimal(text);
  if ('problem' in decimal) throw new Malformed(`the number at position ${position}: ${decimal.message}`);
  if (decimal.numerator === 0n) throw new Malformed(`the number at position ${position} is 0; factors are positive`);
  return { size: decimal, dimension: DIMENSIONLESS };
}

function named(token: Token): Product {
  const measure = measureNamed(token.text);
  if (!measure) {
    const { message, problem } = unknownName(token, true);
    throw new Malformed(message, problem);
  }
  if (isOffset(measure))
    throw new Malformed(
      `${show(token.text)} at position ${token.position} has a zero of its own and may only be alone; inside an expression use kelvin, delta-celsius or delta-fahrenheit`,
    );
  return measure;
}

/** The product of one part and a power of another, within bounds. */
function joined(product: Product, { size, dimension }: Product, exponent: number, position: number): Product {
  const bits = log2(size.numerator) + log2(size.denominator) + 2;
  if (bits * Math.abs(exponent) > MAX_BITS) throw tooLarge(position);
  const result = { size: multiply(product.size, power(size, exponent)), dimension: combine(product.dimension, dimension, exponent) };
  const { numerator, denominator, pi } = result.size;
  const exponents = result.dimension.map(Math.abs);
  if (log2(numerator) > MAX_BITS || log2(denominator) > MAX_BITS || Math.abs(pi) > MAX_PI || Math.max(...exponents) > MAX_EXPONENT) throw tooLarge(position);
  return result;
}

const tooLarge = (position: number): Malformed => new Malformed(`the expression becomes too large or too small at position ${position}`);

function unknownName({ text, position }: Token, compound: boolean): ExpressionProblem {
  const place = compound ? ` at position ${position}` : '';
  const [, base = '', exponent] = /^(.*?[^-\d])(-?\d+)$/.exec(text) ?? [];
  const codes = nearestCodes(text);
  const hint = base !== '' && measureNamed(base) ? `; a power is written ${base}^${exponent}` : codes.length > 0 ? `; the nearest are ${codes.join(', ')}` : '';
  return { problem: 'unknown-unit', message: `${show(text)}${place} is not a known unit${hint}` };
}
