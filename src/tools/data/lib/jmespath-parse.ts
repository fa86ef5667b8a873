import { at, JmespathError, type Token, tokensOf } from './jmespath-tokens.ts';

/** An expression of JMESPath as a tree. `left` gives what the rest is applied to. */
export type Expression =
  | { kind: 'current' }
  | { kind: 'field'; name: string }
  | { kind: 'literal'; json: unknown }
  | { kind: 'index'; left: Expression; index: number }
  | { kind: 'slice'; left: Expression; start: number | undefined; stop: number | undefined; step: number }
  | { kind: 'flatten'; left: Expression }
  /** Applies `right` to each item (of an array), or each member (of an object), and drops null. */
  | { kind: 'items'; left: Expression; right: Expression }
  | { kind: 'members'; left: Expression; right: Expression }
  | { kind: 'filter'; left: Expression; condition: Expression; right: Expression }
  /** Applies `right` to the result of `left`: a.b and a | b. */
  | { kind: 'chain' | 'and' | 'or'; left: Expression; right: Expression }
  | { kind: 'compare'; operator: Comparator; left: Expression; right: Expression }
  | { kind: 'not'; left: Expression }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'hash'; members: [name: string, value: Expression][] }
  | { kind: 'call'; name: string; arguments: Argument[] };

/** An argument of a function: a value, or with & the expression itself. */
export interface Argument {
  expression: Expression;
  isReference: boolean;
}

export type Comparator = '==' | '!=' | '<' | '<=' | '>' | '>=';

const CURRENT: Expression = { kind: 'current' };
const MAX_DEPTH = 500;

/** How tightly what begins with a token holds on to what comes before it. */
const BINDING: Partial<Record<Token['kind'], number>> = {
  '|': 1,
  '||': 2,
  '&&': 3,
  '==': 5,
  '!=': 5,
  '<': 5,
  '<=': 5,
  '>': 5,
  '>=': 5,
  '[]': 9,
  '[?': 21,
  '.': 40,
  '[': 55,
};
/** What binds less ends a projection. */
const PROJECTION_END = 10;
const [OF_STAR, OF_NOT] = [20, 45];

/** Reads an expression by the grammar of jmespath.org. What is none throws a JmespathError. */
export function parseJmespath(expression: string): Expression {
  return new Parser(tokensOf(expression)).whole();
}

class Parser {
  readonly #tokens: readonly Token[];
  #next = 0;
  #depth = 0;

  constructor(tokens: readonly Token[]) {
    this.#tokens = tokens;
  }

  whole(): Expression {
    const expression = this.#expression(0);
    this.#take('end');
    return expression;
  }

  #peek(ahead = 0): Token {
    return this.#tokens[this.#next + ahead] ?? { kind: 'end', position: 0 };
  }

  #advance(): Token {
    const token = this.#peek();
    this.#next += 1;
    return token;
  }

  #refuse(token: Token, wanted: string): never {
    throw new JmespathError(`${token.kind === 'end' ? 'at the end' : at(token)} ${wanted} is wanted`);
  }

  #take(kind: Token['kind']): void {
    const token = this.#advance();
    if (token.kind !== kind) this.#refuse(token, kind === 'end' ? 'an operator or the end' : kind);
  }

  #has(kind: Token['kind']): boolean {
    if (this.#peek().kind !== kind) return false;
    this.#next += 1;
    return true;
  }

  #expression(binding: number): Expression {
    this.#depth += 1;
    if (this.#depth > MAX_DEPTH) throw new JmespathError(`it is nested deeper than ${MAX_DEPTH} levels`);
    let left = this.#beginning();
    while (binding < (BINDING[this.#peek().kind] ?? 0)) left = this.#continued(left);
    this.#depth -= 1;
    return left;
  }

  #beginning(): Expression {
    const token = this.#advance();
    switch (token.kind) {
      case 'literal':
        return { kind: 'literal', json: token.json };
      case 'raw':
        return { kind: 'literal', json: token.text };
      case 'name':
        return this.#has('(') ? { kind: 'call', name: token.text, arguments: this.#arguments() } : { kind: 'field', name: token.text };
      case 'quoted':
        return { kind: 'field', name: token.text };
      case '@':
        return CURRENT;
      case '*':
        return { kind: 'members', left: CURRENT, right: this.#projected(OF_STAR) };
      case '!':
        return { kind: 'not', left: this.#expression(OF_NOT) };
      case '(': {
        const inner = this.#expression(0);
        this.#take(')');
        return inner;
      }
      case '{':
        return this.#hash();
      case '[]':
      case '[?':
        return this.#bracketed(token, CURRENT);
      case '[':
        return this.#isIndex() ? this.#bracketed(token, CURRENT) : this.#list();
      default:
        return this.#refuse(token, 'an expression');
    }
  }

  /** Whether what is in a bracket is an index, a slice or a star rather than a list of expressions. */
  #isIndex(): boolean {
    const { kind } = this.#peek();
    return kind === 'number' || kind === ':' || (kind === '*' && this.#peek(1).kind === ']');
  }

  #continued(left: Expression): Expression {
    const token = this.#advance();
    const right = (): Expression => this.#expression(BINDING[token.kind] ?? 0);
    switch (token.kind) {
      case '.':
        return this.#has('*') ? { kind: 'members', left, right: this.#projected(OF_STAR) } : { kind: 'chain', left, right: this.#afterDot(BINDING['.'] ?? 0) };
      case '|':
        return { kind: 'chain', left, right: right() };
      case '||':
        return { kind: 'or', left, right: right() };
      case '&&':
        return { kind: 'and', left, right: right() };
      case '==':
      case '!=':
      case '<':
      case '<=':
      case '>':
      case '>=':
        return { kind: 'compare', operator: token.kind, left, right: right() };
      default:
        return this.#bracketed(token, left);
    }
  }

  /** What [], [? or [ with an index, a slice or a star makes of what comes before. */
  #bracketed(token: Token, left: Expression): Expression {
    if (token.kind === '[]') return { kind: 'items', left: { kind: 'flatten', left }, right: this.#projected(BINDING['[]'] ?? 0) };
    if (token.kind === '[?') {
      const condition = this.#expression(0);
      this.#take(']');
      return { kind: 'filter', left, condition, right: this.#projected(BINDING['[?'] ?? 0) };
    }
    if (this.#has('*')) {
      this.#take(']');
      return { kind: 'items', left, right: this.#projected(OF_STAR) };
    }
    const first = this.#number();
    if (first !== undefined && this.#has(']')) return { kind: 'index', left, index: first };
    this.#take(':');
    const stop = this.#number();
    const step = this.#has(':') ? this.#number() : undefined;
    this.#take(']');
    if (step === 0) throw new JmespathError('the step of a slice cannot be 0');
    return { kind: 'items', left: { kind: 'slice', left, start: first, stop, step: step ?? 1 }, right: this.#projected(OF_STAR) };
  }

  #number(): number | undefined {
    const token = this.#peek();
    if (token.kind !== 'number') return undefined;
    this.#next += 1;
    return token.number;
  }

  /** What is applied to each result of a projection. */
  #projected(binding: number): Expression {
    const { kind } = this.#peek();
    if ((BINDING[kind] ?? 0) < PROJECTION_END) return CURRENT;
    if (kind === '.') {
      this.#next += 1;
      return this.#afterDot(binding);
    }
    return this.#expression(binding);
  }

  #afterDot(binding: number): Expression {
    const token = this.#peek();
    if (token.kind === 'name' || token.kind === 'quoted' || token.kind === '*') return this.#expression(binding);
    this.#next += 1;
    if (token.kind === '[') return this.#list();
    if (token.kind === '{') return this.#hash();
    return this.#refuse(token, 'a name, *, [ or {');
  }

  #list(): Expression {
    const items = [this.#expression(0)];
    while (this.#has(',')) items.push(this.#expression(0));
    this.#take(']');
    return { kind: 'list', items };
  }

  #hash(): Expression {
    const members: [string, Expression][] = [];
    do {
      const token = this.#advance();
      if (token.kind !== 'name' && token.kind !== 'quoted') return this.#refuse(token, 'a name');
      this.#take(':');
      members.push([token.text, this.#expression(0)]);
    } while (this.#has(','));
    this.#take('}');
    return { kind: 'hash', members };
  }

  #arguments(): Argument[] {
    const found: Argument[] = [];
    if (this.#has(')')) return found;
    do {
      const isReference = this.#has('&');
      found.push({ expression: this.#expression(0), isReference });
    } while (this.#has(','));
    this.#take(')');
    return found;
  }
}
