// biome-ignore-all lint/suspicious/noControlCharactersInRegex: characters beyond ASCII are named by excluding those of it
import { unprocessable } from '../../errors.ts';

export interface Specificity {
  a: number;
  b: number;
  c: number;
}

const MAX_DEPTH = 100;
const NAME = /(?:--|-?(?:[A-Za-z_]|[^\0-\x7f]|\\[^\r\n\f]))(?:[A-Za-z0-9_-]|[^\0-\x7f]|\\[^\r\n\f])*/y;
const SPACE = /(?:[ \t\r\n\f]|\/\*[\s\S]*?\*\/)*/y;
const COMBINATOR = /\|\||[>+~]/y;
const ATTRIBUTE =
  /\[\s*(?:(?:[\w-]+|\*)?\|(?!=))?(?:[\w-]|[^\0-\x7f]|\\.)+\s*(?:[~|^$*]?=\s*(?:"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'|(?:[\w-]|[^\0-\x7f]|\\.)+)\s*(?:[is]\s*)?)?\]/iy;
const NTH = /\s*(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)\s*/iy;
const OLD_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);
const TAKES_MOST_SPECIFIC = new Set(['is', 'not', 'has', 'matches', '-webkit-any', '-moz-any']);

/** The specificity of each selector of a list. One that does not parse is unprocessable. @param path the input field */
export function selectorSpecificities(text: string, path: string): (Specificity & { selector: string })[] {
  const parser = new Parser(text, path);
  const found = parser.list(0, false);
  parser.end();
  return found;
}

const most = (list: readonly Specificity[]): Specificity =>
  list.reduce((best, one) => ((one.a - best.a || one.b - best.b || one.c - best.c) > 0 ? one : best), { a: 0, b: 0, c: 0 });

class Parser {
  readonly #text: string;
  readonly #path: string;
  #at = 0;

  constructor(text: string, path: string) {
    this.#text = text;
    this.#path = path;
  }

  end(): void {
    if (this.#at < this.#text.length) this.#fail();
  }

  #fail(): never {
    return unprocessable(`The selector does not parse at position ${[...this.#text.slice(0, this.#at)].length + 1}.`, this.#path);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  /** @param relative a selector may begin with a combinator */
  list(depth: number, relative: boolean): (Specificity & { selector: string })[] {
    if (depth > MAX_DEPTH) unprocessable(`The selector is nested deeper than ${MAX_DEPTH} levels.`, this.#path);
    const found: (Specificity & { selector: string })[] = [];
    do {
      this.#take(SPACE);
      const start = this.#at;
      if (relative) {
        this.#take(COMBINATOR);
        this.#take(SPACE);
      }
      const specificity = this.#complex(depth);
      found.push({ selector: this.#text.slice(start, this.#at).trim(), ...specificity });
    } while (this.#take(/,/y) !== undefined);
    return found;
  }

  #complex(depth: number): Specificity {
    const total = this.#compound(depth);
    for (;;) {
      const hasSpace = this.#take(SPACE) !== '';
      const combinator = this.#take(COMBINATOR);
      if (combinator !== undefined) this.#take(SPACE);
      else if (!hasSpace || this.#at >= this.#text.length || /[,)]/.test(this.#text[this.#at] ?? '')) return total;
      add(total, this.#compound(depth));
    }
  }

  #compound(depth: number): Specificity {
    const total = { a: 0, b: 0, c: 0 };
    const start = this.#at;
    this.#type(total);
    for (;;) {
      const character = this.#text[this.#at];
      if (character === '#' || character === '.') {
        this.#at++;
        if (this.#take(NAME) === undefined) this.#fail();
        if (character === '#') total.a++;
        else total.b++;
      } else if (character === '[') {
        if (this.#take(ATTRIBUTE) === undefined) this.#fail();
        total.b++;
      } else if (character === ':') this.#pseudo(total, depth);
      else break;
    }
    if (this.#at === start) this.#fail();
    return total;
  }

  #type(total: Specificity): void {
    if (this.#take(/&/y) !== undefined) return;
    if (this.#take(/(?:(?:[\w-]|[^\0-\x7f])+|\*)?\|(?!\|)(?=[\w*\\-]|[^\0-\x7f])/y) === undefined && this.#take(/\*/y) !== undefined) return;
    if (this.#take(/\*/y) === undefined && this.#take(NAME) !== undefined) total.c++;
  }

  #pseudo(total: Specificity, depth: number): void {
    const isElement = this.#take(/::/y) !== undefined;
    if (!isElement) this.#at++;
    const name = this.#take(NAME)?.toLowerCase() ?? this.#fail();
    if (isElement || OLD_ELEMENTS.has(name)) total.c++;
    else if (!TAKES_MOST_SPECIFIC.has(name) && name !== 'where') total.b++;
    if (this.#take(/\(/y) !== undefined) this.#arguments(name, total, depth);
    else if (TAKES_MOST_SPECIFIC.has(name) || name === 'where') this.#fail();
  }

  /** What a pseudo-class or pseudo-element has in brackets, up to the closing one, adding what of it counts. */
  #arguments(name: string, total: Specificity, depth: number): void {
    if (TAKES_MOST_SPECIFIC.has(name) || ['where', 'slotted', 'host', 'host-context', 'cue'].includes(name)) {
      const inner = most(this.list(depth + 1, name === 'has'));
      if (name !== 'where') add(total, inner);
    } else if (/^nth-(?:last-)?(?:child|of-type|col)$/.test(name)) {
      if (this.#take(NTH) === undefined) this.#fail();
      if (name.endsWith('child') && this.#take(/of(?=[\s(.#:*[])/iy) !== undefined) add(total, most(this.list(depth + 1, false)));
    } else if (this.#take(/(?:[^()"'{};]|"[^"\n]*"|'[^'\n]*')+/y) === undefined) this.#fail();
    if (this.#take(/\)/y) === undefined) this.#fail();
  }
}

function add(total: Specificity, more: Specificity): void {
  total.a += more.a;
  total.b += more.b;
  total.c += more.c;
}
