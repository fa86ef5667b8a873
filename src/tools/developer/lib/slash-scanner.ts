import { CodeScanner, escaped, hole, literal, matchAt, quoted, quotedOnLine, type Syntax } from './code-scanner.ts';

/** Keywords behind which a value begins, and so perhaps a regular expression; behind all other words / divides. */
const BEFORE_VALUE = new Set('await case delete do else extends if in instanceof new of return throw try typeof void while yield'.split(' '));
/** Keywords whose brackets are no values. */
const BEFORE_BRACKET = new Set(['if', 'while', 'for', 'with']);
/** Words before the bracket of a block. */
const BEFORE_BLOCK = new Set(['do', 'else', 'try', 'finally']);

/** ECMA-262, chapter 12, and TypeScript, which adds no texts. */
export const JAVASCRIPT: Syntax = {
  line: ['//'],
  block: ['/*', '*/'],
  texts: [
    literal('"', () => quotedOnLine('"')),
    literal("'", () => quotedOnLine("'")),
    literal('`', () => quoted('`', [escaped(), literal('${', () => hole('}'))], '\\$')),
  ],
  textStarts: '"\'`',
  word: /(?:\.?\d(?:[eE][+-]|[\w.])*|[\p{L}\p{N}\p{M}_$#@\u200c\u200d]+|\\u[0-9a-fA-F{}]+)/uy,
  lineEnds: '\\r\\n\\u2028\\u2029',
};

/** The Swift Programming Language: a regular expression does not begin with white space or close a bracket that it did not open, and does not end with white space. */
const isSwiftRegex = (text: string): boolean => {
  let depth = 0;
  for (const character of text.replaceAll(/\\./g, '')) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth < 0) return false;
  }
  return !/^\s|\s$/.test(text);
};

/** Scans languages where / may begin a regular expression or divide, which only what is before it tells. */
export class SlashScanner extends CodeScanner {
  /** Whether a value is over, so that / divides. */
  #isBehindValue = false;
  #word = '';
  /** The sign that is last, where it is last. */
  #sign = '';
  #isBehindDot = false;
  /** For each open bracket, whether its close is a value. */
  readonly #brackets: boolean[] = [];
  /** Places in what might have been a regular expression from which it has no end. */
  readonly #deadEnds = new Set<number>();
  /** Up to here no character class is closed. */
  #unclosedTo = 0;
  readonly #isSwift: boolean;

  constructor(code: string, syntax: Syntax, isSwift: boolean) {
    super(code, syntax);
    this.#isSwift = isSwift;
  }

  protected override special(): boolean {
    if (this.code[this.at] !== '/' || this.#isBehindValue) return false;
    const end = this.#regexEnd();
    if (end === undefined || (this.#isSwift && !isSwiftRegex(this.code.slice(this.at + 1, end - 1)))) return false;
    this.addText(end);
    this.afterText();
    return true;
  }

  protected override afterText(): void {
    this.#set(true);
  }

  protected override afterWord(word: string): void {
    const isMember = this.#isBehindDot;
    this.#set(isMember || !BEFORE_VALUE.has(word));
    this.#word = isMember ? '' : word;
  }

  #set(isBehindValue: boolean): void {
    this.#isBehindValue = isBehindValue;
    this.#word = '';
    this.#sign = '';
    this.#isBehindDot = false;
  }

  protected override sign(character: string): void {
    const two = this.code.slice(this.at, this.at + 2);
    // Behind a value these are of it: a++, and a! of TypeScript and Swift.
    if (two === '++' || two === '--') {
      this.at += 2;
      return;
    }
    if (character === '!' && this.#isBehindValue && !/\s/.test(this.code[this.at - 1] ?? '') && this.code[this.at + 1] !== '=') {
      this.at++;
      return;
    }
    let isValue = false;
    if (character === '(') this.#brackets.push(!BEFORE_BRACKET.has(this.#word));
    else if (character === '[') this.#brackets.push(true);
    else if (character === '{') this.#brackets.push(this.#beginsValue());
    else if (')]}'.includes(character)) isValue = this.#brackets.pop() ?? true;
    this.#set(isValue);
    this.#isBehindDot = character === '.' && this.code[this.at - 1] !== '.';
    this.#sign = two === '=>' ? two : character;
    this.brackets(character);
    this.at += this.#sign.length;
  }

  /** Whether { begins an object rather than a block. */
  #beginsValue(): boolean {
    if (this.#isBehindValue || BEFORE_BLOCK.has(this.#word)) return false;
    return this.#word !== '' || !['', ';', '{', '}', ')', '=>'].includes(this.#sign);
  }

  /** Where the regular expression that begins here ends, on its line, if it does. A place that leads to no end is gone to once. */
  #regexEnd(): number | undefined {
    if (/[*/]/.test(this.code[this.at + 1] ?? '')) return undefined;
    const visited: number[] = [];
    let at: number | undefined = this.at + 1;
    while (at !== undefined && at < this.code.length && !this.#deadEnds.has(at)) {
      const character: string | undefined = this.code[at];
      if (this.#endsLine(at)) break;
      if (character === '/') return this.#isSwift ? at + 1 : this.#flagsEnd(at + 1);
      visited.push(at);
      at = character === '[' && !this.#isSwift ? this.#classEnd(at) : this.#after(at);
    }
    for (const place of visited) this.#deadEnds.add(place);
    return undefined;
  }

  #endsLine(at: number): boolean {
    return /[\r\n\u2028\u2029]/.test(this.code[at] ?? '');
  }

  #flagsEnd(start: number): number {
    return start + (matchAt(/[A-Za-z]*/y, this.code, start)?.[0].length ?? 0);
  }

  /** What comes after the character class that begins at a place, on its line, if it ends there. */
  #classEnd(start: number): number | undefined {
    if (start < this.#unclosedTo) return undefined;
    let at = start + 1;
    for (; at < this.code.length && !this.#endsLine(at); at = this.#after(at)) if (this.code[at] === ']') return at + 1;
    this.#unclosedTo = at;
    return undefined;
  }

  /** What comes after a character, or after a backslash and the character it escapes. */
  #after(at: number): number {
    return this.code[at] === '\\' && !this.#endsLine(at + 1) ? at + 2 : at + 1;
  }
}
