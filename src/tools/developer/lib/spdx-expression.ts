import { DEPRECATED, EXCEPTIONS } from './spdx.ts';

export type SpdxTree = { license: string; orLater?: true; exception?: string } | { operator: 'AND' | 'OR'; left: SpdxTree; right: SpdxTree };

const MAX_DEPTH = 200;
const REFERENCE = /^(?:DocumentRef-[A-Za-z0-9.-]+:)?LicenseRef-[A-Za-z0-9.-]+$/;

class Malformed extends Error {}

/** Reads an SPDX expression, or says why it is none. @param identifiers those of the licence list */
export function parseSpdx(expression: string, identifiers: readonly string[]): SpdxTree | string {
  try {
    return new Parser(expression, identifiers).parse();
  } catch (error) {
    if (error instanceof Malformed) return error.message;
    throw error;
  }
}

class Parser {
  readonly #tokens: string[];
  readonly #licenses: ReadonlyMap<string, string>;
  readonly #exceptions = new Map(EXCEPTIONS.map((id) => [id.toLowerCase(), id]));
  #at = 0;

  constructor(expression: string, identifiers: readonly string[]) {
    this.#tokens = expression.match(/[()]|[^\s()]+/g) ?? [];
    this.#licenses = new Map(identifiers.map((id) => [id.toLowerCase(), id]));
  }

  parse(): SpdxTree {
    if (this.#tokens.length === 0) throw new Malformed('There is no licence.');
    const tree = this.#joined('OR', 0);
    const rest = this.#tokens[this.#at];
    if (rest !== undefined) throw new Malformed(`${JSON.stringify(rest)} is where an operator or the end should be.`);
    return tree;
  }

  #takes(operator: string): boolean {
    const token = this.#tokens[this.#at];
    if (token !== operator && token !== operator.toLowerCase()) return false;
    this.#at++;
    return true;
  }

  #joined(operator: 'AND' | 'OR', depth: number): SpdxTree {
    const part = (): SpdxTree => (operator === 'OR' ? this.#joined('AND', depth) : this.#simple(depth));
    let tree = part();
    while (this.#takes(operator)) tree = { operator, left: tree, right: part() };
    return tree;
  }

  #simple(depth: number): SpdxTree {
    if (depth > MAX_DEPTH) throw new Malformed(`Brackets are nested deeper than ${MAX_DEPTH}.`);
    if (this.#takes('(')) {
      const tree = this.#joined('OR', depth + 1);
      if (!this.#takes(')')) throw new Malformed('A bracket is not closed.');
      return tree;
    }
    const token = this.#tokens[this.#at++];
    if (token === undefined) throw new Malformed('A licence is missing at the end.');
    const license = this.#license(token);
    if (!this.#takes('WITH')) return license;
    const exception = this.#exceptions.get(this.#tokens[this.#at++]?.toLowerCase() ?? '');
    if (exception === undefined) throw new Malformed(`${JSON.stringify(this.#tokens[this.#at - 1] ?? '')} is not an exception of the SPDX License List.`);
    return { ...license, exception };
  }

  #license(token: string): { license: string; orLater?: true } {
    if (REFERENCE.test(token)) return { license: token };
    const plus = token.endsWith('+');
    const license = this.#licenses.get((plus ? token.slice(0, -1) : token).toLowerCase()) ?? this.#licenses.get(token.toLowerCase());
    if (license === undefined) throw new Malformed(`${JSON.stringify(token)} is not a licence of the SPDX License List.`);
    return plus && !license.endsWith('+') ? { license, orLater: true } : { license };
  }
}

/** The expression with brackets around what another operator joins. */
export function spdxText(tree: SpdxTree): string {
  if ('license' in tree) return `${tree.license}${tree.orLater ? '+' : ''}${tree.exception === undefined ? '' : ` WITH ${tree.exception}`}`;
  const side = (inner: SpdxTree, bare: boolean): string =>
    'license' in inner || (bare && inner.operator === tree.operator) ? spdxText(inner) : `(${spdxText(inner)})`;
  return `${side(tree.left, true)} ${tree.operator} ${side(tree.right, false)}`;
}

/** Identifiers in order, each once. */
export function spdxParts(tree: SpdxTree): { licenses: string[]; exceptions: string[]; deprecated: string[] } {
  const [licenses, exceptions] = [new Set<string>(), new Set<string>()];
  const visit = (inner: SpdxTree): void => {
    if ('operator' in inner) {
      visit(inner.left);
      visit(inner.right);
      return;
    }
    licenses.add(inner.license);
    if (inner.exception !== undefined) exceptions.add(inner.exception);
  };
  visit(tree);
  return { licenses: [...licenses], exceptions: [...exceptions], deprecated: [...licenses, ...exceptions].filter((id) => DEPRECATED.has(id)) };
}
