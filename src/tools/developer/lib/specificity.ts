// biome-ignore-all lint/suspicious/noControlCharactersInRegex: characters beyond ASCII are named by excluding those of it
import { unprocessable } from '../../errors.ts';

export interface Specificity {
  a: number;
  b: number;
  c: number;
}

export interface ReadSelector extends Specificity {
  /** As written, without white space at its ends. */
  selector: string;
  /** The same without comments, and with `:not(*)` for what a forgiving list drops. */
  plain: string;
  /** Whether it selects what is not an element. */
  isPseudoElement: boolean;
}

const MAX_DEPTH = 100;
/** CSS Syntax 3, section 4.3.7: white space that ends a hexadecimal escape belongs to it. */
const ESCAPE = String.raw`\\(?:[0-9A-Fa-f]{1,6}(?:\r\n|[ \t\r\n\f])?|[^0-9A-Fa-f\r\n\f])`;
const IDENTIFIER = String.raw`(?:--|-?(?:[A-Za-z_]|[^\0-\x7f]|${ESCAPE}))(?:[A-Za-z0-9_-]|[^\0-\x7f]|${ESCAPE})*`;
const STRING = String.raw`"(?:[^"\\\n]|\\[\s\S])*"|'(?:[^'\\\n]|\\[\s\S])*'`;
const NAME = new RegExp(IDENTIFIER, 'y');
const SPACE = /(?:[ \t\r\n\f]|\/\*[\s\S]*?\*\/)*/y;
const COMMENT = /\/\*[\s\S]*?\*\//g;
const COMMENTS = /(?:\/\*[\s\S]*?\*\/)+/y;
const COMBINATOR = /\|\||[>+~]/y;
const NAMESPACE = new RegExp(String.raw`(?:${IDENTIFIER}|\*)?\|(?![|=])`, 'y');
const ATTRIBUTE_MATCH = /[~|^$*]?=/y;
const ATTRIBUTE_VALUE = new RegExp(`${STRING}|${IDENTIFIER}`, 'y');
const NTH = /\s*(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)\s*/iy;
const ARGUMENT = /(?:[^()"'{};]|"[^"\n]*"|'[^'\n]*')+/y;
/** A piece of what a forgiving list drops: anything but brackets, strings that do not end, and what ends a rule. */
const DROPPED = new RegExp(String.raw`(?:\/\*[\s\S]*?\*\/|${STRING}|${ESCAPE}|[^()[\]{}"'\\,;])+`, 'y');
const CLOSING: Readonly<Record<string, RegExp>> = { '(': /\)/y, '[': /\]/y, '{': /\}/y };
const OLD_ELEMENTS = new Set(['before', 'after', 'first-line', 'first-letter']);
const TAKES_MOST_SPECIFIC = new Set(['is', 'not', 'has', 'matches', '-webkit-any', '-moz-any']);
const FORGIVING = new Set(['is', 'where']);
/** Takes any selector, and no element fits it. */
const NOTHING = ':not(*)';

/**
 * Reads a list of selectors. One that does not parse is unprocessable.
 * @param path the input field
 * @param isKnown whether there is a pseudo-class of a name; all are taken when absent
 */
export function readSelectors(text: string, path: string, isKnown?: (pseudoClass: string) => boolean): ReadSelector[] {
  const parser = new Parser(text, path, isKnown);
  try {
    const found = parser.list(0);
    parser.end();
    return found;
  } catch (error) {
    if (!(error instanceof Misread)) throw error;
    return unprocessable(error.message, path);
  }
}

/** The selector does not parse; a forgiving list goes on without the part. */
class Misread extends Error {}

interface Replacement {
  from: number;
  to: number;
  by: string;
}

const most = (list: readonly Specificity[]): Specificity =>
  list.reduce((best, one) => ((one.a - best.a || one.b - best.b || one.c - best.c) > 0 ? one : best), { a: 0, b: 0, c: 0 });

class Parser {
  readonly #text: string;
  readonly #path: string;
  readonly #isKnown: ((pseudoClass: string) => boolean) | undefined;
  /** In the order of the text. */
  readonly #replacements: Replacement[] = [];
  #at = 0;

  constructor(text: string, path: string, isKnown: ((pseudoClass: string) => boolean) | undefined) {
    this.#text = text;
    this.#path = path;
    this.#isKnown = isKnown;
  }

  end(): void {
    if (this.#at < this.#text.length) this.#fail();
  }

  #fail(): never {
    throw new Misread(`The selector does not parse at position ${[...this.#text.slice(0, this.#at)].length + 1}.`);
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    this.#at += found?.length ?? 0;
    return found;
  }

  #expect(pattern: RegExp): string {
    return this.#take(pattern) ?? this.#fail();
  }

  /** Takes white space and comments. Gives whether there was white space. */
  #space(pattern = SPACE): boolean {
    const from = this.#at;
    const taken = this.#take(pattern) ?? '';
    for (const { 0: comment, index } of taken.matchAll(COMMENT)) this.#replacements.push({ from: from + index, to: from + index + comment.length, by: '' });
    return taken.replaceAll(COMMENT, '') !== '';
  }

  /** A list at the top of the text, or in brackets. */
  list(depth: number, { isRelative = false, takesElements = depth === 0 } = {}): ReadSelector[] {
    this.#limit(depth);
    const found: ReadSelector[] = [];
    do found.push(this.#selector(depth, isRelative, takesElements));
    while (this.#take(/,/y) !== undefined);
    return found;
  }

  #limit(depth: number): void {
    if (depth > MAX_DEPTH) unprocessable(`The selector is nested deeper than ${MAX_DEPTH} levels.`, this.#path);
  }

  #selector(depth: number, isRelative: boolean, takesElements: boolean): ReadSelector {
    this.#space();
    const start = this.#at;
    const firstReplacement = this.#replacements.length;
    if (isRelative) {
      this.#take(COMBINATOR);
      this.#space();
    }
    const { isPseudoElement, ...specificity } = this.#complex(depth);
    if (isPseudoElement && !takesElements) this.#fail();
    return {
      selector: this.#text.slice(start, this.#at).trim(),
      plain: this.#rewritten(start, this.#at, this.#replacements.slice(firstReplacement)).trim(),
      isPseudoElement,
      ...specificity,
    };
  }

  #rewritten(start: number, end: number, replacements: readonly Replacement[]): string {
    const pieces: string[] = [];
    let at = start;
    for (const { from, to, by } of replacements) {
      pieces.push(this.#text.slice(at, from), by);
      at = to;
    }
    return [...pieces, this.#text.slice(at, end)].join('');
  }

  /** A forgiving selector list (Selectors 4, section 18.1): it may be empty, and goes on without selectors that do not parse. */
  #forgivingList(depth: number): Specificity[] {
    this.#limit(depth);
    const found: Specificity[] = [];
    do {
      const from = this.#at;
      const firstReplacement = this.#replacements.length;
      try {
        const read = this.#selector(depth, false, false);
        if (!/[,)]/.test(this.#text[this.#at] ?? ',')) this.#fail();
        found.push(read);
      } catch (error) {
        if (!(error instanceof Misread)) throw error;
        this.#at = from;
        this.#drop();
        this.#replacements.splice(firstReplacement, Number.POSITIVE_INFINITY, { from, to: this.#at, by: NOTHING });
      }
    } while (this.#take(/,/y) !== undefined);
    return found;
  }

  /** Passes what stands before the next comma or closing bracket. */
  #drop(): void {
    const open: RegExp[] = [];
    for (;;) {
      this.#take(DROPPED);
      const character = this.#text[this.#at] ?? '';
      const closing = CLOSING[character];
      const awaited = open.at(-1);
      if (closing !== undefined) {
        open.push(closing);
        this.#at++;
      } else if (awaited !== undefined && character === ',') this.#at++;
      else if (awaited === undefined) return;
      else {
        this.#expect(awaited);
        open.pop();
      }
    }
  }

  #complex(depth: number): Specificity & { isPseudoElement: boolean } {
    const total = { a: 0, b: 0, c: 0, isPseudoElement: false };
    this.#compound(total, depth);
    for (;;) {
      const hasSpace = this.#space();
      const combinator = this.#take(COMBINATOR);
      if (combinator !== undefined) this.#space();
      else if (!hasSpace || this.#at >= this.#text.length || /[,)]/.test(this.#text[this.#at] ?? '')) return total;
      this.#compound(total, depth);
    }
  }

  #compound(total: Specificity & { isPseudoElement: boolean }, depth: number): void {
    const start = this.#at;
    this.#type(total);
    for (;;) {
      const beforeComments = this.#at;
      const replacements = this.#replacements.length;
      this.#space(COMMENTS);
      const character = this.#text[this.#at];
      if (character === '#' || character === '.') {
        this.#at++;
        this.#expect(NAME);
        if (character === '#') total.a++;
        else total.b++;
      } else if (character === '[') {
        this.#attribute();
        total.b++;
      } else if (character === ':') this.#pseudo(total, depth);
      else {
        this.#at = beforeComments;
        this.#replacements.length = replacements;
        break;
      }
    }
    if (this.#at === start) this.#fail();
  }

  #type(total: Specificity): void {
    if (this.#take(/&/y) !== undefined) return;
    const hasNamespace = this.#take(NAMESPACE) !== undefined;
    if (this.#take(/\*/y) !== undefined) return;
    if (this.#take(NAME) !== undefined) total.c++;
    else if (hasNamespace) this.#fail();
  }

  #attribute(): void {
    this.#expect(/\[/y);
    this.#space();
    this.#take(NAMESPACE);
    this.#expect(NAME);
    this.#space();
    if (this.#take(ATTRIBUTE_MATCH) !== undefined) {
      this.#space();
      this.#expect(ATTRIBUTE_VALUE);
      this.#space();
      this.#take(/[is](?=[\s\]/])/iy);
      this.#space();
    }
    this.#expect(/\]/y);
  }

  #pseudo(total: Specificity & { isPseudoElement: boolean }, depth: number): void {
    const at = this.#at;
    const hasTwoColons = this.#take(/::/y) !== undefined;
    if (!hasTwoColons) this.#at++;
    const name = this.#expect(NAME).toLowerCase();
    const isElement = hasTwoColons || OLD_ELEMENTS.has(name);
    const takesSelectors = TAKES_MOST_SPECIFIC.has(name) || FORGIVING.has(name);
    if (isElement) {
      total.isPseudoElement = true;
      total.c++;
    } else if (this.#isKnown?.(name) === false) {
      this.#at = at;
      throw new Misread(`The selector names a pseudo-class :${name} that is not known here.`);
    } else if (!takesSelectors) total.b++;
    if (this.#take(/\(/y) !== undefined) this.#arguments(name, total, depth);
    else if (takesSelectors) this.#fail();
  }

  /** What a pseudo-class or pseudo-element has in brackets, up to the closing one, adding what of it counts. */
  #arguments(name: string, total: Specificity, depth: number): void {
    if (FORGIVING.has(name)) {
      const inner = most(this.#forgivingList(depth + 1));
      if (name !== 'where') add(total, inner);
    } else if (TAKES_MOST_SPECIFIC.has(name) || ['slotted', 'host', 'host-context', 'cue'].includes(name)) {
      add(total, most(this.list(depth + 1, { isRelative: name === 'has' })));
    } else if (/^nth-(?:last-)?(?:child|of-type|col)$/.test(name)) {
      this.#expect(NTH);
      if (name.endsWith('child') && this.#take(/of(?=[\s(.#:*[])/iy) !== undefined) add(total, most(this.list(depth + 1)));
    } else this.#expect(ARGUMENT);
    this.#expect(/\)/y);
  }
}

function add(total: Specificity, more: Specificity): void {
  total.a += more.a;
  total.b += more.b;
  total.c += more.c;
}
