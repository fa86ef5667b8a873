import { unprocessable } from '../../errors.ts';

// Regular expressions that find letters of either case without a flag for it, and back.

const MAX_LETTERS = 100_000;
/** What stands behind a backslash: classes by name, code points, groups by name, and any other character. */
const ESCAPE = /\\(?:[pP]\{[^}]*\}|x[0-9a-fA-F]{2}|x\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|u\{[0-9a-fA-F]+\}|[kg](?:<[^>]*>|\{[^}]*\}|'[^']*')|c[A-Za-z]|[\s\S])/y;
/** What opens a group: names, flags, and what looks around. */
const GROUP = /\((?:\?(?:P?<[A-Za-z_][^>]*>|'[^']*'|P[>=][^)]*|#[^)]*\)?|[a-zA-Z^-]*[:)]|<?[=!]|>)|\*[A-Z_]+:?)?/y;
const QUANTIFIER = /\{\d*,?\d*\}/y;
const NAMED_CLASS = /\[[:.=][^\]]*[:.=]\]/y;

const otherCases = (character: string): string[] => {
  const others = [character.toLowerCase(), character.toUpperCase()].filter((one) => one !== character && Array.from(one).length === 1);
  // Only pairs that lead back to each other: İ and ſ have small and capital forms of other letters.
  return others.filter((one) => one.toLowerCase() === character || one.toUpperCase() === character);
};

/** The character of an escape that names one by its number. */
function numbered(source: string): string | undefined {
  const [, digits] = /^\\[xu]\{?([0-9a-fA-F]+)\}?$/.exec(source) ?? [];
  const code = digits === undefined ? -1 : Number.parseInt(digits, 16);
  return code >= 0 && code <= 0x10_ffff ? String.fromCodePoint(code) : undefined;
}

function match(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

/** Writes a pattern so that it finds letters of either case. Escapes, names of groups and flags stay. */
export function toCaseInsensitive(text: string): string {
  let [written, at, left] = ['', 0, MAX_LETTERS];
  const literal = (character: string, source: string): string => {
    const [other] = otherCases(character);
    if (other === undefined) return source;
    return source === character ? `[${[character.toLowerCase(), character.toUpperCase()].join('')}]` : `[${source}${other}]`;
  };
  while (at < text.length) {
    const taken = match(ESCAPE, text, at) ?? match(GROUP, text, at) ?? match(QUANTIFIER, text, at);
    if (taken !== undefined) {
      const character = numbered(taken);
      written += character === undefined ? taken : literal(character, taken);
      at += taken.length;
    } else if (text[at] === '[') {
      const writer = new ClassWriter(text, at);
      written += writer.write(left);
      left -= writer.letters;
      at = writer.at;
    } else {
      const character = String.fromCodePoint(text.codePointAt(at) ?? 0);
      written += literal(character, character);
      at += character.length;
    }
  }
  return written;
}

/** The character that an item of a class stands for; undefined for a class within it. */
const characterOf = (source: string): string | undefined => (source.startsWith('\\') ? numbered(source) : source.length <= 2 ? source : undefined);

/** Writes a class with the other cases of what is in it. */
class ClassWriter {
  readonly #text: string;
  readonly #start: number;
  readonly #singles = new Set<string>();
  readonly #others: string[] = [];
  readonly #ranges: [number, number][] = [];
  #written = '[';
  at: number;
  letters = 0;

  constructor(text: string, start: number) {
    this.#text = text;
    this.#start = start;
    this.at = start + 1;
  }

  /** @param left how many characters ranges may still have */
  write(left: number): string {
    for (const sign of ['^', ']']) if (this.#text[this.at] === sign) this.#written += this.#text[this.at++];
    while (this.#text[this.at] !== ']') {
      const first = this.#item();
      const character = characterOf(first);
      const isRange = this.#text[this.at] === '-' && this.at + 1 < this.#text.length && this.#text[this.at + 1] !== ']';
      if (character === undefined || !isRange) {
        this.#written += first;
        this.#single(character);
      } else this.#range(first, character, left);
    }
    this.at++;
    for (const other of this.#others) this.#addOther(other);
    return `${this.#written}]`;
  }

  #item(): string {
    const { at } = this;
    const item = match(NAMED_CLASS, this.#text, at) ?? match(ESCAPE, this.#text, at) ?? this.#character();
    this.at += item.length;
    return item;
  }

  #character(): string {
    const code = this.#text.codePointAt(this.at);
    return code === undefined ? unclosed(this.#start) : String.fromCodePoint(code);
  }

  #single(character: string | undefined): void {
    if (character === undefined) return;
    this.#singles.add(character);
    this.#others.push(...otherCases(character));
  }

  #range(first: string, from: string, left: number): void {
    this.at++;
    const second = this.#item();
    const to = characterOf(second) ?? unprocessable(`The range ${first}-${second} does not end with a character.`, 'pattern');
    const [low, high] = [from.codePointAt(0) ?? 0, to.codePointAt(0) ?? 0];
    if (low > high) unprocessable(`The range ${first}-${second} goes backwards.`, 'pattern');
    this.letters += high - low;
    if (this.letters > left) unprocessable(`The ranges have more than ${MAX_LETTERS} characters together.`, 'pattern');
    this.#ranges.push([low, high]);
    this.#written += range(low, high, first, second);
  }

  /** Adds the other case of a letter, where nothing has it yet; a range has both. */
  #addOther(other: string): void {
    const codes = [other, ...otherCases(other)].map((character) => character.codePointAt(0) ?? 0);
    const isKnown = this.#singles.has(other) || this.#ranges.some(([low, high]) => codes.some((code) => code >= low && code <= high));
    if (!isKnown) this.#written += other;
    this.#singles.add(other);
  }
}

const unclosed = (start: number): never => unprocessable(`The class that opens at position ${start + 1} has no closing bracket.`, 'pattern');

/** A range, the capitals that it lacks before it and the small letters after it; what goes beyond the small letters of ASCII has both after it. */
function range(low: number, high: number, first: string, last: string): string {
  const others = new Set<number>();
  for (let code = low; code <= high; code++) {
    if (code >= 0xd800 && code <= 0xdfff) continue;
    for (const other of otherCases(String.fromCodePoint(code))) {
      const point = other.codePointAt(0) ?? 0;
      if (point < low || point > high) others.add(point);
    }
  }
  let [before, to, after] = ['', last, ''];
  for (const [start, end] of runsOf(others)) {
    const written = start === end ? String.fromCodePoint(start) : `${String.fromCodePoint(start)}-${String.fromCodePoint(end)}`;
    if (start === high + 1) to = String.fromCodePoint(end);
    else if (end < low && high <= 0x7a) before += written;
    else after += written;
  }
  return `${before}${first}-${to}${after}`;
}

function runsOf(codes: Iterable<number>): [number, number][] {
  const runs: [number, number][] = [];
  for (const code of Array.from(codes).sort((one, other) => one - other)) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  return runs;
}

/** Takes classes that are a letter in both cases for the letter, as it is written first. */
export function fromCaseInsensitive(text: string): string {
  let [written, at] = ['', 0];
  while (at < text.length) {
    const escaped = match(ESCAPE, text, at);
    if (escaped !== undefined) {
      written += escaped;
      at += escaped.length;
    } else if (text[at] === '[') {
      const end = endOfClass(text, at);
      const source = text.slice(at, end);
      const [one = '', other = '', more] = Array.from(source.slice(1, -1));
      const isPair = more === undefined && other !== '' && otherCases(one).includes(other);
      written += isPair ? one : source;
      at = end;
    } else written += text[at++];
  }
  return written;
}

function endOfClass(text: string, start: number): number {
  let at = start + 1;
  if (text[at] === '^') at++;
  if (text[at] === ']') at++;
  while (text[at] !== ']') {
    if (at >= text.length) unclosed(start);
    at += (match(NAMED_CLASS, text, at) ?? match(ESCAPE, text, at) ?? ' ').length;
  }
  return at + 1;
}
