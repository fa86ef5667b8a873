// RE2 patterns taken apart. The pattern is known to compile, so that only what RE2 takes has to be told apart.

/** What sort of piece a part is; look-around and back references are of JavaScript alone. */
export const PART_KINDS = [
  'literal',
  'any',
  'class',
  'escape',
  'anchor',
  'group',
  'groupEnd',
  'flags',
  'alternation',
  'quantifier',
  'lookaround',
  'backreference',
] as const;

export interface PatternPart {
  startUtf16: number;
  endUtf16: number;
  depth: number;
  kind: (typeof PART_KINDS)[number];
  text: string;
  explanation: string;
}

export interface PatternGroup {
  number: number;
  name?: string;
  text: string;
}

const QUANTIFIER = /(?:[*+?]|\{(\d+)(,(\d*))?\})(\??)/y;
const GROUP = /\((?:\?(?:P?<([^>]+)>|([a-zA-Z-]*)([:)])))?/y;
const ESCAPE_LITERAL = /\\(?:x\{[0-9A-Fa-f]+\}|x[0-9A-Fa-f]{2}|[0-7]{1,3}|[\s\S])/uy;
const ESCAPES: Record<string, string> = {
  d: 'an ASCII digit',
  D: 'any character but an ASCII digit',
  w: 'an ASCII letter, digit or underscore',
  W: 'any character but an ASCII letter, digit or underscore',
  s: 'ASCII white space',
  S: 'any character but ASCII white space',
};
const ANCHORS: Record<string, string> = {
  '^': 'the start of the text, or of a line with flag m',
  $: 'the end of the text, or of a line with flag m',
  '\\A': 'the start of the text',
  '\\z': 'the end of the text',
  '\\b': 'a word boundary: an ASCII word character on one side only',
  '\\B': 'no word boundary',
};

/** The parts of a pattern, in order and together all of it, and its capturing groups. */
export function explainPattern(pattern: string): { parts: PatternPart[]; groups: PatternGroup[] } {
  return new Explainer(pattern).explain();
}

class Explainer {
  readonly #pattern: string;
  readonly #parts: PatternPart[] = [];
  readonly #groups: PatternGroup[] = [];
  /** Groups that are open: where they begin, and which capturing group they are. */
  readonly #open: { start: number; group: PatternGroup | undefined }[] = [];
  /** Where each character of the literal that is being read begins. */
  #characters: number[] = [];
  #at = 0;

  constructor(pattern: string) {
    this.#pattern = pattern;
  }

  explain(): { parts: PatternPart[]; groups: PatternGroup[] } {
    while (this.#at < this.#pattern.length) this.#next();
    this.#closeLiteral();
    return { parts: this.#parts, groups: this.#groups };
  }

  #next(): void {
    const character = this.#pattern[this.#at];
    const quantifier = this.#match(QUANTIFIER);
    if (quantifier && (character !== '{' || this.#canRepeat())) this.#quantifier(quantifier);
    else if (character === '(') this.#group();
    else if (character === ')') this.#groupEnd();
    else if (character === '|') this.#part('alternation', 1, 'or: what comes before it, or else what comes after it');
    else if (character === '.') this.#part('any', 1, 'any character but a line feed, or any at all with flag s');
    else if (character === '^' || character === '$') this.#part('anchor', 1, ANCHORS[character] ?? '');
    else if (character === '[') this.#class();
    else if (character === '\\') this.#escape();
    else this.#literal(String.fromCodePoint(this.#pattern.codePointAt(this.#at) ?? 0).length);
  }

  #match(expression: RegExp): RegExpExecArray | undefined {
    expression.lastIndex = this.#at;
    return expression.exec(this.#pattern) ?? undefined;
  }

  /** Whether something comes before that a brace could repeat. */
  #canRepeat(): boolean {
    return this.#characters.length > 0 || this.#parts.length > 0;
  }

  #part(kind: PatternPart['kind'], length: number, explanation: string): void {
    this.#closeLiteral();
    this.#add(kind, this.#at, this.#at + length, explanation);
    this.#at += length;
  }

  #add(kind: PatternPart['kind'], startUtf16: number, endUtf16: number, explanation: string): void {
    this.#parts.push({ startUtf16, endUtf16, depth: this.#open.length, kind, text: this.#pattern.slice(startUtf16, endUtf16), explanation });
  }

  #literal(length: number): void {
    this.#characters.push(this.#at);
    this.#at += length;
  }

  /** @param alone the last character is by itself, as a quantifier follows */
  #closeLiteral(alone = false): void {
    const first = this.#characters[0];
    if (first === undefined) return;
    const last = this.#characters.at(-1) ?? first;
    const add = (start: number, end: number): void => this.#add('literal', start, end, `the text ${this.#pattern.slice(start, end)} itself`);
    if (alone && last > first) add(first, last);
    add(alone ? last : first, this.#at);
    this.#characters = [];
  }

  #quantifier([text, low, comma, high, lazy]: RegExpExecArray): void {
    this.#closeLiteral(true);
    const times =
      low === undefined ? { '*': 'any number of times', '+': 'once or more', '?': 'once or not at all' }[text[0] ?? ''] : countText(low, comma, high);
    this.#part('quantifier', text.length, `${times}, ${lazy === '?' ? 'as few as possible' : 'as many as possible'}`);
  }

  #group(): void {
    const [text = '(', name, flags, end] = this.#match(GROUP) ?? [];
    if (end === ')') {
      this.#part('flags', text.length, `from here on flags ${flags}`);
      return;
    }
    const start = this.#at;
    const captures = end === undefined;
    const group: PatternGroup | undefined = captures ? { number: this.#groups.length + 1, ...(name !== undefined && { name }), text: '' } : undefined;
    if (group) this.#groups.push(group);
    const title = group
      ? `capturing group ${group.number}${name === undefined ? '' : ` named ${name}`}`
      : `a group that captures nothing${flags ? ` with flags ${flags}` : ''}`;
    this.#part('group', text.length, `start of ${title}`);
    this.#open.push({ start, group });
  }

  #groupEnd(): void {
    this.#closeLiteral();
    const opened = this.#open.pop();
    if (opened?.group) opened.group.text = this.#pattern.slice(opened.start, this.#at + 1);
    this.#part('groupEnd', 1, opened?.group ? `end of group ${opened.group.number}` : 'end of the group');
  }

  #class(): void {
    const pattern = this.#pattern;
    const negated = pattern[this.#at + 1] === '^';
    let at = this.#at + (negated ? 2 : 1);
    if (pattern[at] === ']') at++;
    while (at < pattern.length && pattern[at] !== ']') {
      const named = pattern[at] === '[' ? /^\[:\^?[a-z]+:\]/.exec(pattern.slice(at, at + 20))?.[0].length : undefined;
      at += pattern[at] === '\\' ? 2 : (named ?? 1);
    }
    const inside = pattern.slice(this.#at + (negated ? 2 : 1), at);
    this.#part('class', at + 1 - this.#at, `one character ${negated ? 'that is none' : 'out'} of ${inside}`);
  }

  #escape(): void {
    const pattern = this.#pattern;
    const letter = pattern[this.#at + 1] ?? '';
    const anchor = ANCHORS[`\\${letter}`];
    const explained = ESCAPES[letter];
    if (letter === 'Q') this.#quoted();
    else if (anchor !== undefined) this.#part('anchor', 2, anchor);
    else if (explained !== undefined) this.#part('escape', 2, explained);
    else if (letter === 'p' || letter === 'P') {
      const [text = ''] = /^\\[pP](?:\{[^}]*\}|[\s\S])/.exec(pattern.slice(this.#at, this.#at + 100)) ?? [];
      const name = text.slice(2).replace(/^\{|\}$/g, '');
      const negated = (letter === 'P') !== name.startsWith('^');
      this.#part('escape', text.length, `a character that ${negated ? 'does not have' : 'has'} the Unicode property ${name.replace(/^\^/, '')}`);
    } else this.#literal(this.#match(ESCAPE_LITERAL)?.[0].length ?? 2);
  }

  /** \Q...\E: its marks belong to its first and last character, so that a quantifier after it takes the last one alone. */
  #quoted(): void {
    const close = this.#pattern.indexOf('\\E', this.#at + 2);
    const [stop, end] = close < 0 ? [this.#pattern.length, this.#pattern.length] : [close, close + 2];
    this.#characters.push(this.#at);
    const first = this.#at + 2;
    for (let at = first; at < stop; at += (this.#pattern.codePointAt(at) ?? 0) > 0xffff ? 2 : 1) if (at > first) this.#characters.push(at);
    this.#at = end;
  }
}

function countText(low: string, comma: string | undefined, high: string | undefined): string {
  if (comma === undefined) return `exactly ${low} times`;
  return high === '' || high === undefined ? `${low} times or more` : `${low} to ${high} times`;
}
