import { unprocessable } from '../../errors.ts';

/** One step of an expression in postfix order: it takes its operands from a stack and puts its value there. */
export type Step =
  | { readonly kind: 'number'; readonly text: string; readonly position: number }
  | { readonly kind: 'constant' | 'variable'; readonly name: string; readonly position: number }
  | { readonly kind: 'apply'; readonly name: string; readonly operands: number; readonly position: number };

/** An expression as a list of steps; the last leaves its value. */
export type Program = readonly Step[];

const MAX_NESTING = 200;

/** The constants, by each of their names. */
const CONSTANTS = new Map([
  ['pi', 'pi'],
  ['π', 'pi'],
  ['e', 'e'],
  ['tau', 'tau'],
  ['τ', 'tau'],
  ['phi', 'phi'],
  ['φ', 'phi'],
]);

/** The functions with the least and the greatest number of their arguments. */
const FUNCTIONS = new Map<string, readonly [number, number]>([
  ...['sqrt', 'cbrt', 'exp', 'ln', 'log2', 'abs', 'sign', 'floor', 'ceil', 'round', 'trunc', 'gamma', 'erf'].map(one),
  ...['sin', 'cos', 'tan', 'cot', 'sec', 'csc', 'asin', 'acos', 'atan', 'sinh', 'cosh', 'tanh', 'asinh', 'acosh', 'atanh'].map(one),
  ...['root', 'mod', 'atan2', 'nCr', 'nPr'].map((name): [string, readonly [number, number]] => [name, [2, 2]]),
  ...['min', 'max', 'gcd', 'lcm', 'hypot'].map((name): [string, readonly [number, number]] => [name, [1, Number.POSITIVE_INFINITY]]),
  ['log', [1, 2]],
]);

function one(name: string): [string, readonly [number, number]] {
  return [name, [1, 1]];
}

/** Whether a name is taken by a constant or a function, so that no variable can have it. */
export const isReserved = (name: string): boolean => CONSTANTS.has(name) || FUNCTIONS.has(name);

/** What the name of a variable looks like. */
export const VARIABLE_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

interface Token {
  readonly kind: 'number' | 'name' | 'symbol' | 'end';
  readonly text: string;
  /** In code points, from 1. */
  readonly position: number;
}

const SYMBOLS = new Map([
  ['×', '*'],
  ['·', '*'],
  ['÷', '/'],
  ['−', '-'],
  ['**', '^'],
]);

/** The tokens of an expression, the end included. */
function tokensOf(text: string, path: string): Token[] {
  const pattern = /(\s+)|((?:\d+(?:\.\d*)?|\.\d+)(?:[eE][+-]?\d+)?)|([A-Za-z_][A-Za-z0-9_]*|[πτφ])|(\*\*|[-+*/%^!(),=×·÷−])/uy;
  const tokens: Token[] = [];
  let position = 1;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) {
      const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
      return unprocessable(`Position ${position}: ${JSON.stringify(character)} has no meaning in an expression.`, path);
    }
    const [whole, , number, name, symbol] = match;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, position });
    else if (name !== undefined) tokens.push({ kind: 'name', text: name, position });
    else if (symbol !== undefined) tokens.push({ kind: 'symbol', text: SYMBOLS.get(symbol) ?? symbol, position });
    position += whole.length;
  }
  tokens.push({ kind: 'end', text: '', position });
  return tokens;
}

/**
 * Reads an expression: its grammar is in docs/expressions.md. Text that is none, an unknown function or a wrong number of arguments is
 * unprocessable, with the position in code points from 1.
 * @param path the field it came in
 */
export function parseExpression(text: string, path = 'expression'): Program {
  const parser = new Parser(tokensOf(text, path), path);
  const program = parser.expression();
  parser.end();
  return program;
}

/** Reads an equation: two expressions joined by "=", or one. */
export function parseEquation(text: string, path: string): { left: Program; right?: Program } {
  const parser = new Parser(tokensOf(text, path), path);
  const left = parser.expression();
  if (!parser.takeEquals()) {
    parser.end();
    return { left };
  }
  const right = parser.expression();
  parser.end();
  return { left, right };
}

/** The names of variables in a program, each with the position where it comes first. */
export function variablesOf(program: Program): Map<string, number> {
  const names = new Map<string, number>();
  for (const step of program) if (step.kind === 'variable' && !names.has(step.name)) names.set(step.name, step.position);
  return names;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #path: string;
  #at = 0;
  #depth = 0;
  #steps: Step[] = [];

  constructor(tokens: readonly Token[], path: string) {
    this.#tokens = tokens;
    this.#path = path;
  }

  expression(): Program {
    this.#steps = [];
    this.#sum();
    return this.#steps;
  }

  end(): void {
    if (this.#next.kind !== 'end') this.#unexpected('an operator or the end');
  }

  takeEquals(): boolean {
    return this.#take('=') !== undefined;
  }

  get #next(): Token {
    const token = this.#tokens[this.#at] ?? this.#tokens.at(-1);
    if (!token) throw new Error('no tokens');
    return token;
  }

  #take(...symbols: string[]): Token | undefined {
    const token = this.#next;
    if (token.kind !== 'symbol' || !symbols.includes(token.text)) return undefined;
    this.#at += 1;
    return token;
  }

  #fail(position: number, message: string): never {
    return unprocessable(`Position ${position}: ${message}`, this.#path);
  }

  #unexpected(wanted: string): never {
    const { kind, text, position } = this.#next;
    return this.#fail(position, kind === 'end' ? `the expression ends where ${wanted} is expected.` : `expected ${wanted}, not ${JSON.stringify(text)}.`);
  }

  #apply(name: string, operands: number, position: number): void {
    this.#steps.push({ kind: 'apply', name, operands, position });
  }

  #sum(): void {
    this.#depth += 1;
    if (this.#depth > MAX_NESTING) this.#fail(this.#next.position, `brackets are nested more than ${MAX_NESTING} deep.`);
    this.#product();
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) {
      this.#product();
      this.#apply(sign.text, 2, sign.position);
    }
    this.#depth -= 1;
  }

  #product(): void {
    this.#unary();
    for (;;) {
      const operator = this.#take('*', '/', '%') ?? this.#takeModWord();
      if (operator) {
        this.#unary();
        this.#apply(operator.text === 'mod' ? '%' : operator.text, 2, operator.position);
      } else if (this.#startsOperand()) {
        const { position } = this.#next;
        this.#power();
        this.#apply('*', 2, position);
      } else return;
    }
  }

  #takeModWord(): Token | undefined {
    const token = this.#next;
    if (token.kind !== 'name' || token.text !== 'mod') return undefined;
    this.#at += 1;
    return token;
  }

  /** Whether an operand follows side by side with the one just read. */
  #startsOperand(): boolean {
    const { kind, text, position } = this.#next;
    const before = this.#tokens[this.#at - 1];
    if (kind === 'number' && before?.kind === 'number') this.#fail(position, 'two numbers are side by side: an operator is missing.');
    if (kind === 'symbol' && text === '(' && before?.kind === 'name') {
      this.#fail(position, `${before.text} is not a function; write ${before.text}*(…) to multiply.`);
    }
    return kind === 'number' || kind === 'name' || (kind === 'symbol' && text === '(');
  }

  /** Reads signs; whether they negate. */
  #signs(): Token | undefined {
    let negation: Token | undefined;
    for (let sign = this.#take('+', '-'); sign; sign = this.#take('+', '-')) if (sign.text === '-') negation = negation ? undefined : sign;
    return negation;
  }

  #unary(): void {
    const negation = this.#signs();
    this.#power();
    if (negation) this.#apply('negate', 1, negation.position);
  }

  /** From right to left, and tighter than a sign in front: -2^2 is -4, 2^-1 is 0.5, 2^3^2 is 512. */
  #power(): void {
    const operators: { operator: Token; negation: Token | undefined }[] = [];
    this.#postfix();
    for (let operator = this.#take('^'); operator; operator = this.#take('^')) {
      operators.push({ operator, negation: this.#signs() });
      this.#postfix();
    }
    for (const { operator, negation } of operators.reverse()) {
      if (negation) this.#apply('negate', 1, negation.position);
      this.#apply('^', 2, operator.position);
    }
  }

  #postfix(): void {
    this.#primary();
    for (let factorial = this.#take('!'); factorial; factorial = this.#take('!')) this.#apply('!', 1, factorial.position);
  }

  #primary(): void {
    const token = this.#next;
    if (token.kind === 'number') {
      this.#at += 1;
      this.#steps.push({ kind: 'number', text: token.text, position: token.position });
    } else if (token.kind === 'name') {
      this.#at += 1;
      this.#name(token);
    } else if (this.#take('(')) {
      this.#sum();
      if (!this.#take(')')) this.#unexpected('")" or an operator');
    } else this.#unexpected('a number, a name or "("');
  }

  #name({ text, position }: Token): void {
    const constant = CONSTANTS.get(text);
    const bounds = FUNCTIONS.get(text);
    if (constant !== undefined) this.#steps.push({ kind: 'constant', name: constant, position });
    else if (!bounds) this.#steps.push({ kind: 'variable', name: text, position });
    else {
      if (!this.#take('(')) this.#fail(position, `the function ${text} needs its arguments in brackets: ${text}(…).`);
      const operands = this.#arguments();
      const [least, most] = bounds;
      if (operands < least || operands > most) {
        const wanted = most === Number.POSITIVE_INFINITY ? `at least ${least}` : least === most ? `${least}` : `${least} or ${most}`;
        this.#fail(position, `${text} takes ${wanted} argument${wanted === '1' ? '' : 's'}, not ${operands}.`);
      }
      this.#apply(text, operands, position);
    }
  }

  /** Reads what is in the brackets of a function, up to the closing one. @returns how many arguments there are */
  #arguments(): number {
    let operands = 1;
    for (this.#sum(); this.#take(','); this.#sum()) operands += 1;
    if (!this.#take(')')) this.#unexpected('")", "," or an operator');
    return operands;
  }
}

const INFIX = new Set(['+', '-', '*', '/', '%', '^']);

/** How a step's operation on given operands reads in a message: "sqrt(-1)", "1 / 0", "171!". */
export function reads(name: string, operands: readonly string[]): string {
  if (INFIX.has(name)) return `${operands[0]} ${name} ${operands[1]}`;
  if (name === '!') return `${operands[0]}!`;
  if (name === 'negate') return `-${operands[0]}`;
  return `${name}(${operands.join(', ')})`;
}
