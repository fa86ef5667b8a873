import { type Language, SYNTAX, type Syntax } from './comment-syntax.ts';

/** A stretch of source code: a comment, a text (string, template, regular expression, heredoc) or anything else. Places are UTF-16, the end is after the last unit. */
export interface SourcePart {
  kind: 'code' | 'comment' | 'text';
  start: number;
  end: number;
}

/** Splits source code into comments, texts and the rest, in order and without gaps. Work is linear in the code. */
export function sourceParts(code: string, language: Language | 'jsonc'): SourcePart[] {
  return new Scanner(code, SYNTAX[language], language).parts();
}

/** What may be before a regular expression: an operator, an opening bracket or a keyword; after a value, / divides. */
const BEFORE_REGEX = /(?:^|[=(,[!&|?{};:<>+*%~^-]|\b(?:return|typeof|case|in|of|delete|void|throw|new|else|do|and|or|not|if|unless|when|while|until))$/;
const LOOK_BACK = 40;

class Scanner {
  readonly #code: string;
  readonly #syntax: Syntax;
  readonly #language: string;
  readonly #parts: SourcePart[] = [];
  /** Where the stretch of code that is not yet a part begins. */
  #codeStart = 0;
  #at = 0;
  /** Places in what might have been a regular expression from which it has no end. */
  readonly #deadEnds = new Set<number>();
  /** Up to here no character class is closed. */
  #unclosedTo = 0;
  /** Heredocs that begin after the end of this line. */
  #heredocs: string[] = [];

  constructor(code: string, syntax: Syntax, language: string) {
    this.#code = code;
    this.#syntax = syntax;
    this.#language = language;
  }

  parts(): SourcePart[] {
    if (this.#code.startsWith('#!')) this.#at = this.#lineEnd(0);
    while (this.#at < this.#code.length) this.#step();
    this.#closeCode();
    return this.#parts;
  }

  #step(): void {
    const { heredocs, templates, regexes } = this.#syntax;
    if (this.#code[this.#at] === '\n') {
      this.#at++;
      for (const word of this.#heredocs.splice(0)) this.#heredoc(word);
      return;
    }
    if (this.#language === 'yaml' && this.#blockScalar()) return;
    if (this.#comment()) return;
    const heredoc = heredocs && this.#match(heredocs);
    if (heredoc) {
      this.#heredocs.push(heredoc[2] ?? '');
      this.#at += heredoc[0].length;
      return;
    }
    if (templates && this.#code[this.#at] === '`') {
      this.#template();
      return;
    }
    if (regexes && this.#code[this.#at] === '/' && this.#regex()) return;
    for (const pattern of this.#syntax.texts) {
      const found = this.#match(pattern);
      if (found && found[0] !== '' && this.#mayBegin(found[0])) {
        this.#add('text', this.#at + found[0].length);
        return;
      }
    }
    this.#at++;
  }

  /** A prefix of letters is part of a text only where no name ends before it. */
  #mayBegin(text: string): boolean {
    return !/^\w/.test(text) || !/[\w$]/.test(this.#code[this.#at - 1] ?? '');
  }

  #comment(): boolean {
    const { line, block, nests, lineNeedsSpace } = this.#syntax;
    const open = block.find(([mark]) => this.#code.startsWith(mark, this.#at) && (mark !== '=begin' || this.#atLineStart()));
    if (open) {
      this.#add('comment', this.#blockEnd(open[0], open[1], nests === true));
      return true;
    }
    const mark = line.find((each) => this.#code.startsWith(each, this.#at));
    if (mark === undefined) return false;
    const before = this.#code[this.#at - 1];
    if (lineNeedsSpace && before !== undefined && !/[\s;&|()]/.test(before)) return false;
    // Attributes of PHP begin with #[.
    if (this.#language === 'php' && mark === '#' && this.#code[this.#at + 1] === '[') return false;
    this.#add('comment', this.#lineEnd(this.#at));
    return true;
  }

  #blockEnd(open: string, close: string, nests: boolean): number {
    if (close === '=end') {
      const end = /^=end\b.*$/m.exec(this.#code.slice(this.#at));
      return end ? this.#at + end.index + end[0].length : this.#code.length;
    }
    let depth = 0;
    for (let at = this.#at; at < this.#code.length; at++) {
      if ((depth === 0 || nests) && this.#code.startsWith(open, at)) {
        depth++;
        at += open.length - 1;
      } else if (this.#code.startsWith(close, at)) {
        at += close.length - 1;
        if (--depth === 0) return at + 1;
      }
    }
    return this.#code.length;
  }

  /** A template literal; what is in ${…} is looked through for the closing bracket, texts and templates in it included. */
  #template(): void {
    const start = this.#at;
    const open: ('`' | '{')[] = ['`'];
    let at = start + 1;
    while (at < this.#code.length && open.length > 0) {
      const character = this.#code[at];
      const inText = open.at(-1) === '`';
      if (character === '\\') at++;
      else if (character === (inText ? '`' : '}')) open.pop();
      else if (inText && this.#code.startsWith('${', at)) {
        open.push('{');
        at++;
      } else if (!inText && (character === '{' || character === '`')) open.push(character);
      at++;
    }
    this.#add('text', Math.min(at, this.#code.length));
  }

  #regex(): boolean {
    const before = this.#code.slice(Math.max(this.#codeStart, this.#at - LOOK_BACK), this.#at).trimEnd();
    const last = this.#parts.at(-1);
    if (before === '' && last?.kind === 'text') return false;
    if (before !== '' && !BEFORE_REGEX.test(before)) return false;
    const end = this.#regexEnd();
    if (end === undefined) return false;
    this.#add('text', end);
    return true;
  }

  /** Where the regular expression that begins here ends, on its line, if it does. A place that leads to no end is gone to once. */
  #regexEnd(): number | undefined {
    if (/[*/]/.test(this.#code[this.#at + 1] ?? '')) return undefined;
    const visited: number[] = [];
    let at: number | undefined = this.#at + 1;
    while (at !== undefined && at < this.#code.length && !this.#deadEnds.has(at)) {
      const character: string | undefined = this.#code[at];
      if (character === '\n') break;
      if (character === '/') return this.#flagsEnd(at + 1);
      visited.push(at);
      at = character === '[' ? this.#classEnd(at) : this.#after(at);
    }
    for (const place of visited) this.#deadEnds.add(place);
    return undefined;
  }

  #flagsEnd(start: number): number {
    let end = start;
    while (/[a-z]/.test(this.#code[end] ?? '')) end++;
    return end;
  }

  /** What comes after the character class that begins at a place, on its line, if it ends there. */
  #classEnd(start: number): number | undefined {
    if (start < this.#unclosedTo) return undefined;
    let at = start + 1;
    for (; at < this.#code.length && this.#code[at] !== '\n'; at = this.#after(at)) if (this.#code[at] === ']') return at + 1;
    this.#unclosedTo = at;
    return undefined;
  }

  /** What comes after a character, or after a backslash and the character it escapes. */
  #after(at: number): number {
    return this.#code[at] === '\\' && this.#code[at + 1] !== '\n' ? at + 2 : at + 1;
  }

  #heredoc(word: string): void {
    const start = this.#at;
    const end = new RegExp(`^[ \\t]*${word}\\b`, 'm').exec(this.#code.slice(start));
    this.#add('text', end ? start + end.index + end[0].length : this.#code.length);
  }

  /** A YAML value after | or > is all lines that are indented deeper. */
  #blockScalar(): boolean {
    const found = this.#match(/[|>][+-]?[1-9]?[+-]?[ \t]*(?:#[^\n]*)?(?=\n|$)/y);
    if (!found || !/[\s:-]/.test(this.#code[this.#at - 1] ?? ' ')) return false;
    const lineStart = this.#code.lastIndexOf('\n', this.#at) + 1;
    const indent = /^[ ]*(?:- )*/.exec(this.#code.slice(lineStart, this.#at))?.[0].length ?? 0;
    if (found[0].includes('#')) {
      this.#at += found[0].indexOf('#');
      this.#add('comment', this.#lineEnd(this.#at));
    } else this.#at += found[0].length;
    let at = this.#at + 1;
    const start = at;
    const floor = indent === 0 ? 1 : indent;
    while (at < this.#code.length) {
      const end = this.#lineEnd(at);
      const text = this.#code.slice(at, end);
      if (text.trim() !== '' && text.length - text.trimStart().length < floor) break;
      at = end + 1;
    }
    this.#at = Math.min(start, this.#code.length);
    if (at > start) this.#add('text', Math.min(at - 1, this.#code.length));
    return true;
  }

  #atLineStart(): boolean {
    return this.#at === 0 || this.#code[this.#at - 1] === '\n';
  }

  #lineEnd(from: number): number {
    const end = this.#code.indexOf('\n', from);
    const stop = end < 0 ? this.#code.length : end;
    return this.#code[stop - 1] === '\r' && stop - 1 >= from ? stop - 1 : stop;
  }

  #match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#code);
  }

  #add(kind: 'comment' | 'text', end: number): void {
    this.#closeCode();
    this.#parts.push({ kind, start: this.#at, end });
    this.#at = end;
    this.#codeStart = end;
  }

  #closeCode(): void {
    if (this.#at > this.#codeStart) this.#parts.push({ kind: 'code', start: this.#codeStart, end: this.#at });
    this.#codeStart = this.#at;
  }
}
