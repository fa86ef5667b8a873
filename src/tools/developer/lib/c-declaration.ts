import { unprocessable } from '../../errors.ts';

const BASE_WORDS = new Set(['void', 'char', 'int', 'float', 'double', 'signed', 'unsigned', 'short', 'long', 'bool', '_Bool', 'wchar_t']);
const QUALIFIERS = new Set(['const', 'volatile']);
const STORAGE = new Set(['auto', 'extern', 'register', 'static']);
const TAGS = new Set(['struct', 'union', 'enum']);
const TOKEN = /\s+|[A-Za-z_]\w*|\d+|[()[\]*,;]/y;
const MAX_DEPTH = 100;

interface Token {
  text: string;
  /** From 1. */
  position: number;
}

/** A declaration as it was read. */
export interface Declaration {
  storage: string | undefined;
  /** The words of the type, from the name outwards, such as "array 3 of pointer to char". */
  type: string;
  name: string | undefined;
}

/** Reads one C declaration or, in brackets, a cast. Throws `Unprocessable` with the position of what it cannot read. */
export function readDeclaration(text: string, path: string): { cast: boolean; declaration: Declaration } {
  return new Parser(tokensOf(text, path), text.length, path).whole();
}

function tokensOf(text: string, path: string): Token[] {
  // All that is read is in the basic plane, so that a column is an offset.
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let at = 0;
  for (let found = TOKEN.exec(text); found; found = TOKEN.exec(text)) {
    if (found[0].trim() !== '') tokens.push({ text: found[0], position: at + 1 });
    at = TOKEN.lastIndex;
  }
  if (at < text.length)
    unprocessable(`${JSON.stringify(String.fromCodePoint(text.codePointAt(at) ?? 0))} at position ${at + 1} does not belong in a declaration.`, path);
  return tokens;
}

class Parser {
  readonly #tokens: readonly Token[];
  readonly #end: number;
  readonly #path: string;
  #at = 0;
  #depth = 0;

  constructor(tokens: readonly Token[], length: number, path: string) {
    this.#tokens = tokens;
    this.#end = length + 1;
    this.#path = path;
  }

  whole(): { cast: boolean; declaration: Declaration } {
    if (this.#peek() === '(') {
      this.#at++;
      const declaration = this.#declaration(false);
      this.#expect(')');
      const name = this.#isName() ? this.#next() : undefined;
      this.#finish();
      return { cast: true, declaration: { ...declaration, name } };
    }
    const declaration = this.#declaration(true);
    if (declaration.name === undefined) this.#fail('a name is missing');
    this.#finish();
    return { cast: false, declaration };
  }

  #declaration(mayStore: boolean): Declaration {
    const { storage, base } = this.#specifiers(mayStore);
    const { name, words } = this.#declarator();
    return { storage, type: [...words, base].join(' '), name };
  }

  /** Storage class, qualifiers and base type, qualifiers first as cdecl says them. */
  #specifiers(mayStore: boolean): { storage: string | undefined; base: string } {
    const qualifiers: string[] = [];
    const words: string[] = [];
    let storage: string | undefined;
    for (;;) {
      const word = this.#peek();
      if (word === undefined) break;
      if (QUALIFIERS.has(word)) qualifiers.push(this.#next());
      else if (mayStore && STORAGE.has(word) && storage === undefined) storage = this.#next();
      else if (BASE_WORDS.has(word)) words.push(this.#next());
      else if (TAGS.has(word) && words.length === 0) {
        words.push(this.#next());
        if (!this.#isName()) this.#fail(`the name of the ${word} is missing`);
        words.push(this.#next());
      } else break;
    }
    if (words.length === 0) this.#fail('a type is missing: the types of C itself and struct, union or enum with a name are known');
    return { storage, base: [...qualifiers, ...words].join(' ') };
  }

  /** A declarator, as the words from its name outwards. */
  #declarator(): { name: string | undefined; words: string[] } {
    if (++this.#depth > MAX_DEPTH) this.#fail(`brackets and pointers are nested deeper than ${MAX_DEPTH} levels`);
    if (this.#peek() === '*') {
      this.#at++;
      const qualifiers: string[] = [];
      while (QUALIFIERS.has(this.#peek() ?? '')) qualifiers.push(this.#next());
      const inner = this.#declarator();
      this.#depth--;
      return { name: inner.name, words: [...inner.words, ...qualifiers, 'pointer to'] };
    }
    const direct = this.#direct();
    this.#depth--;
    return direct;
  }

  #direct(): { name: string | undefined; words: string[] } {
    let name: string | undefined;
    let words: string[] = [];
    if (this.#peek() === '(' && this.#opensDeclarator()) {
      this.#at++;
      ({ name, words } = this.#declarator());
      this.#expect(')');
    } else if (this.#isName()) name = this.#next();
    for (;;) {
      if (this.#peek() === '[') {
        this.#at++;
        const size = /^\d+$/.test(this.#peek() ?? '') ? `${this.#next()} ` : '';
        this.#expect(']');
        words.push(`array ${size}of`);
      } else if (this.#peek() === '(') words.push(`function ${this.#arguments()}returning`);
      else return { name, words };
    }
  }

  /** Whether a bracket holds a declarator rather than the arguments of a function without a name. */
  #opensDeclarator(): boolean {
    const next = this.#tokens[this.#at + 1]?.text ?? '';
    return next === '*' || next === '(' || next === '[' || this.#isNameText(next);
  }

  #arguments(): string {
    this.#expect('(');
    if (this.#peek() === ')') {
      this.#at++;
      return '';
    }
    const list: string[] = [];
    do {
      const { type, name } = this.#declaration(false);
      list.push(name === undefined ? type : `${name} as ${type}`);
    } while (this.#peek() === ',' && this.#next());
    this.#expect(')');
    return `(${list.join(', ')}) `;
  }

  #finish(): void {
    if (this.#peek() === ';') this.#at++;
    if (this.#peek() !== undefined) this.#fail(`${JSON.stringify(this.#peek())} has no place here`);
  }

  #isName(): boolean {
    return this.#isNameText(this.#peek() ?? '');
  }

  #isNameText(word: string): boolean {
    return /^[A-Za-z_]/.test(word) && !BASE_WORDS.has(word) && !QUALIFIERS.has(word) && !TAGS.has(word) && !STORAGE.has(word);
  }

  #peek(): string | undefined {
    return this.#tokens[this.#at]?.text;
  }

  #next(): string {
    return this.#tokens[this.#at++]?.text ?? this.#fail('it ends too early');
  }

  #expect(text: string): void {
    if (this.#peek() !== text) this.#fail(`a ${text} is missing`);
    this.#at++;
  }

  #fail(problem: string): never {
    const position = this.#tokens[this.#at]?.position ?? this.#end;
    return unprocessable(`The declaration cannot be read at position ${position}: ${problem}.`, this.#path);
  }
}
