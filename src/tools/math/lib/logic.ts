import { unprocessable } from '../../errors.ts';

/** A logical expression in postfix order: names, constants and operators. */
type Step = { kind: 'name'; name: string } | { kind: 'constant'; value: boolean } | { kind: 'operator'; name: Operator };

type Operator = 'not' | 'and' | 'nand' | 'xor' | 'xnor' | 'or' | 'nor' | 'implies' | 'iff';

export interface LogicalExpression {
  /** The names in it, ascending by code point. */
  readonly variables: readonly string[];
  /** Its value for values of the variables in their order. */
  value(values: readonly boolean[]): boolean;
}

export const LOGIC_NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;

const WORDS = new Map<string, Operator>([
  ['not', 'not'],
  ['and', 'and'],
  ['nand', 'nand'],
  ['xor', 'xor'],
  ['xnor', 'xnor'],
  ['or', 'or'],
  ['nor', 'nor'],
  ['implies', 'implies'],
  ['iff', 'iff'],
]);

const SYMBOLS = new Map<string, Operator>([
  ...['!', '~', '¬'].map((symbol): [string, Operator] => [symbol, 'not']),
  ...['&', '&&', '∧', '·', '*'].map((symbol): [string, Operator] => [symbol, 'and']),
  ...['^', '⊕'].map((symbol): [string, Operator] => [symbol, 'xor']),
  ...['|', '||', '∨', '+'].map((symbol): [string, Operator] => [symbol, 'or']),
  ...['->', '=>', '→'].map((symbol): [string, Operator] => [symbol, 'implies']),
  ...['<->', '<=>', '↔', '=='].map((symbol): [string, Operator] => [symbol, 'iff']),
]);

/** Binary operators from loose to tight; implies goes from right to left, the others from left to right. */
const RANKS: readonly (readonly Operator[])[] = [['iff'], ['implies'], ['or', 'nor'], ['xor', 'xnor'], ['and', 'nand']];

/** Whether a name is taken by an operator or a constant. */
export const isLogicWord = (name: string): boolean => WORDS.has(name.toLowerCase()) || /^(?:true|false)$/i.test(name);

interface Token {
  kind: 'name' | 'constant' | 'operator' | 'open' | 'close' | 'prime' | 'end';
  text: string;
  operator?: Operator;
  position: number;
}

function tokensOf(text: string): Token[] {
  const pattern = /(\s+)|([A-Za-z_][A-Za-z0-9_]*)|([01])(?![0-9])|(<->|<=>|->|=>|==|&&|\|\||[!~¬&∧·*^⊕|∨+→↔])|(\()|(\))|(['’])/uy;
  const tokens: Token[] = [];
  let position = 1;
  while (pattern.lastIndex < text.length) {
    const start = pattern.lastIndex;
    const match = pattern.exec(text);
    if (!match) {
      const character = String.fromCodePoint(text.codePointAt(start) ?? 0);
      return unprocessable(`Position ${position}: ${JSON.stringify(character)} has no meaning in a logical expression.`, 'expression');
    }
    const [whole] = match;
    if (whole.trim() !== '') tokens.push({ ...tokenOf(match), text: whole, position });
    position += [...whole].length;
  }
  tokens.push({ kind: 'end', text: '', position });
  return tokens;
}

function tokenOf([, , name, constant, symbol, open, close]: RegExpExecArray): Pick<Token, 'kind' | 'operator'> {
  const operator = name === undefined ? SYMBOLS.get(symbol ?? '') : WORDS.get(name.toLowerCase());
  if (operator) return { kind: 'operator', operator };
  if (name !== undefined) return { kind: /^(?:true|false)$/i.test(name) ? 'constant' : 'name' };
  if (constant !== undefined) return { kind: 'constant' };
  if (open !== undefined) return { kind: 'open' };
  return { kind: close === undefined ? 'prime' : 'close' };
}

/** Reads a logical expression. Text that is none is unprocessable, with the position in characters from 1. */
export function parseLogic(text: string): LogicalExpression {
  const steps = new Parser(tokensOf(text)).steps();
  const variables = [...new Set(steps.flatMap((step) => (step.kind === 'name' ? [step.name] : [])))].sort();
  return { variables, value: (values) => evaluate(steps, new Map(variables.map((name, index) => [name, values[index] ?? false]))) };
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #steps: Step[] = [];
  #at = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  steps(): Step[] {
    this.#binary(0);
    if (this.#next.kind !== 'end') this.#unexpected('an operator or the end');
    return this.#steps;
  }

  get #next(): Token {
    const token = this.#tokens[this.#at];
    if (!token) throw new Error('no tokens left');
    return token;
  }

  #unexpected(wanted: string): never {
    const { kind, text, position } = this.#next;
    const found = kind === 'end' ? `the expression ends where ${wanted} is expected` : `expected ${wanted}, not ${JSON.stringify(text)}`;
    return unprocessable(`Position ${position}: ${found}.`, 'expression');
  }

  #operator(...operators: readonly Operator[]): Operator | undefined {
    const { operator } = this.#next;
    if (!operator || !operators.includes(operator)) return undefined;
    this.#at += 1;
    return operator;
  }

  #binary(rank: number): void {
    const operators = RANKS[rank];
    if (!operators) {
      this.#unary();
      return;
    }
    this.#binary(rank + 1);
    let waiting = 0;
    for (let operator = this.#operator(...operators); operator; operator = this.#operator(...operators)) {
      this.#binary(rank + 1);
      if (operator === 'implies') waiting += 1;
      else this.#steps.push({ kind: 'operator', name: operator });
    }
    for (; waiting > 0; waiting -= 1) this.#steps.push({ kind: 'operator', name: 'implies' });
  }

  #unary(): void {
    let negations = 0;
    while (this.#operator('not')) negations += 1;
    this.#primary();
    for (; this.#next.kind === 'prime'; this.#at += 1) negations += 1;
    if (negations % 2 === 1) this.#steps.push({ kind: 'operator', name: 'not' });
  }

  #primary(): void {
    const { kind, text } = this.#next;
    if (kind === 'name') this.#steps.push({ kind: 'name', name: text });
    else if (kind === 'constant') this.#steps.push({ kind: 'constant', value: text === '1' || text.toLowerCase() === 'true' });
    else if (kind !== 'open') this.#unexpected('a name, a constant, a negation or "("');
    this.#at += 1;
    if (kind !== 'open') return;
    this.#binary(0);
    if (this.#next.kind !== 'close') this.#unexpected('")" or an operator');
    this.#at += 1;
  }
}

function evaluate(steps: readonly Step[], values: ReadonlyMap<string, boolean>): boolean {
  const stack: boolean[] = [];
  for (const step of steps) {
    if (step.kind === 'name') stack.push(values.get(step.name) ?? false);
    else if (step.kind === 'constant') stack.push(step.value);
    else {
      const b = stack.pop() ?? false;
      stack.push(step.name === 'not' ? !b : apply(step.name, stack.pop() ?? false, b));
    }
  }
  return stack[0] ?? false;
}

function apply(operator: Exclude<Operator, 'not'>, a: boolean, b: boolean): boolean {
  switch (operator) {
    case 'and':
      return a && b;
    case 'nand':
      return !(a && b);
    case 'xor':
      return a !== b;
    case 'xnor':
    case 'iff':
      return a === b;
    case 'or':
      return a || b;
    case 'nor':
      return !(a || b);
    case 'implies':
      return !a || b;
  }
}

/** All assignments of so many variables, false before true, the first changing slowest. */
export const assignments = (count: number): boolean[][] =>
  Array.from({ length: 2 ** count }, (_, row) => Array.from({ length: count }, (_unused, column) => ((row >> (count - 1 - column)) & 1) === 1));
