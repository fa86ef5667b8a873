/** A stretch of source code: a comment, a text (string, template, regular expression, heredoc) or anything else. Places are UTF-16, the end is after the last unit. */
export interface SourcePart {
  kind: 'code' | 'comment' | 'text';
  start: number;
  end: number;
}

/** Text that runs to its close. */
export interface TextFrame {
  kind: 'text';
  /** First characters of what may be inside and of the close; all others are passed over. */
  specials: string;
  /** What may begin inside: escapes, doubled quotes, holes with code, texts. */
  inner: readonly Opener[];
  /** How long the close is that stands at a place; undefined where none does. */
  close: (code: string, at: number) => number | undefined;
  /** Whether it ends with its line when it is not closed. */
  oneLine?: boolean;
}

/** Code inside a text, such as between ${ and }. */
interface CodeFrame {
  kind: 'code';
  close: string;
  /** Brackets that are open in it. */
  depth: number;
  /** What a colon outside of brackets begins, and how the colon is told from others; sticky. */
  format?: { colon: RegExp; text: TextFrame };
}

export type Frame = TextFrame | CodeFrame;

/** Finds what begins at a place; without a frame it is passed over. */
export type Opener = (code: string, at: number) => { length: number; frame?: Frame } | undefined;

/** Code inside a text. */
export const hole = (close: string, format?: CodeFrame['format']): CodeFrame => ({ kind: 'code', close, depth: 0, ...(format && { format }) });

/** One of some words that opens a frame, or is passed over. */
export const literal =
  (text: string, frame?: () => Frame): Opener =>
  (code, at) =>
    code.startsWith(text, at) ? { length: text.length, ...(frame && { frame: frame() }) } : undefined;

/** A pattern, sticky, that opens a frame made from what it matches. */
export const pattern =
  (expression: RegExp, frame?: (match: RegExpExecArray) => Frame): Opener =>
  (code, at) => {
    const match = matchAt(expression, code, at);
    return match ? { length: match[0].length, ...(frame && { frame: frame(match) }) } : undefined;
  };

/** A backslash, or another mark, and the character behind it; a line end of two characters is one. */
export const escaped =
  (mark = '\\'): Opener =>
  (code, at) => {
    if (!code.startsWith(mark, at)) return undefined;
    const next = at + mark.length;
    return { length: mark.length + (code.startsWith('\r\n', next) ? 2 : 1) };
  };

/** How many times a character stands from a place on. */
export function runLength(code: string, at: number, character: string): number {
  let end = at;
  while (code[end] === character) end++;
  return end - at;
}

/** A close that is exactly this. */
export const closedBy = (text: string) => (code: string, at: number) => (code.startsWith(text, at) ? text.length : undefined);

/** Text in quotes. */
export const quoted = (quote: string, inner: readonly Opener[], specials = '\\'): TextFrame => ({
  kind: 'text',
  specials: specials + quote.charAt(0),
  inner,
  close: closedBy(quote),
});

/** Text in quotes that ends with its line. */
export const quotedOnLine = (quote: string, inner: readonly Opener[] = [escaped()], specials = '\\'): TextFrame => ({
  ...quoted(quote, inner, specials),
  oneLine: true,
});

export function matchAt(expression: RegExp, code: string, at: number): RegExpExecArray | null {
  expression.lastIndex = at;
  return expression.exec(code);
}

/** How a language writes comments and texts. */
export interface Syntax {
  /** Marks of comments that run to the end of the line. */
  line: readonly string[];
  /** Marks of a comment that begins and ends. */
  block?: readonly [open: string, close: string];
  /** Whether comments stand inside comments. */
  nests?: boolean;
  /** What begins a text, tried in this order. */
  texts: readonly Opener[];
  /** First characters of texts, their prefixes included. */
  textStarts: string;
  /** A name, number or keyword. */
  word?: RegExp;
  /** Characters that end a line. */
  lineEnds?: string;
}

const SPACES = /[^\S\r\n]+/y;
const WORD = /[\p{L}\p{N}\p{M}_]+/uy;
const OPEN = '([{';
const CLOSE = ')]}';

/** Splits source code into comments, texts and the rest, in order and without gaps. Work is linear in the code. Languages with more than quotes and comments have scanners of their own. */
export class CodeScanner {
  protected readonly code: string;
  protected readonly syntax: Syntax;
  protected at = 0;
  /** The texts, and code in texts, that are open. */
  readonly #frames: Frame[] = [];
  readonly #parts: SourcePart[] = [];
  /** Where the stretch of code begins that is not yet a part. */
  #codeStart = 0;
  #textStart = 0;
  readonly #plain = new Map<string, RegExp>();
  readonly #lineEnd: RegExp;

  constructor(code: string, syntax: Syntax) {
    this.code = code;
    this.syntax = syntax;
    this.#lineEnd = new RegExp(`[${syntax.lineEnds ?? '\\r\\n'}]`, 'g');
  }

  parts(): SourcePart[] {
    if (this.code.startsWith('#!')) this.at = this.lineEnd(0);
    this.begin();
    while (this.at < this.code.length) {
      const frame = this.#frames.at(-1);
      if (frame?.kind === 'text') this.#stepText(frame);
      else this.stepCode();
    }
    this.at = this.code.length;
    if (this.#frames.length > 0) this.addPart('text', this.#textStart, this.at);
    this.#closeCode(this.at);
    return this.#parts;
  }

  /** Where the code does not begin as such. */
  protected begin(): void {}

  /** What only some languages have; whether there was any. */
  protected special(): boolean {
    return false;
  }

  /** Behind a line end of code. */
  protected afterLine(): void {}

  /** Behind a text. */
  protected afterText(): void {}

  protected afterWord(_word: string): void {}

  /** Whether the close of code in a text counts as such. */
  protected mayCloseHole(): boolean {
    return true;
  }

  /** A sign that is neither of a text nor of a comment. */
  protected sign(character: string): void {
    this.brackets(character);
    this.at++;
  }

  protected stepCode(): void {
    const character = this.code[this.at] ?? '';
    if (character === '\n' || character === '\r') {
      this.at++;
      if (character === '\n' || this.code[this.at] !== '\n') this.afterLine();
      return;
    }
    const space = matchAt(SPACES, this.code, this.at);
    if (space) this.at += space[0].length;
    else if (!this.#closesHole() && !this.comment() && !this.special() && !this.#openText(character)) {
      const word = matchAt(this.syntax.word ?? WORD, this.code, this.at);
      if (word) {
        this.at += word[0].length;
        this.afterWord(word[0]);
      } else this.sign(character);
    }
  }

  #closesHole(): boolean {
    const frame = this.#frames.at(-1);
    if (frame?.kind !== 'code' || frame.depth > 0 || !this.mayCloseHole()) return false;
    if (this.code.startsWith(frame.close, this.at)) {
      this.at += frame.close.length;
      this.#frames.pop();
      return true;
    }
    const colon = frame.format && matchAt(frame.format.colon, this.code, this.at);
    if (!frame.format || !colon) return false;
    this.at += colon[0].length;
    this.#frames[this.#frames.length - 1] = frame.format.text;
    return true;
  }

  /** Counts brackets of code in a text, so that its close is told from theirs. */
  protected brackets(character: string): void {
    const frame = this.#frames.at(-1);
    if (frame?.kind !== 'code') return;
    if (OPEN.includes(character)) frame.depth++;
    else if (CLOSE.includes(character) && frame.depth > 0) frame.depth--;
  }

  protected comment(): boolean {
    const { line, block, nests } = this.syntax;
    if (block && this.code.startsWith(block[0], this.at)) this.addComment(this.#blockEnd(block[0], block[1], nests === true));
    else if (line.some((mark) => this.code.startsWith(mark, this.at))) this.addComment(this.lineEnd(this.at));
    else return false;
    return true;
  }

  #blockEnd(open: string, close: string, nests: boolean): number {
    let depth = 1;
    for (let at = this.at + open.length; at < this.code.length; at++) {
      if (nests && this.code.startsWith(open, at)) {
        depth++;
        at += open.length - 1;
      } else if (this.code.startsWith(close, at)) {
        at += close.length - 1;
        if (--depth === 0) return at + 1;
      }
    }
    return this.code.length;
  }

  #openText(character: string): boolean {
    if (!this.syntax.textStarts.includes(character)) return false;
    for (const opener of this.syntax.texts) {
      const found = opener(this.code, this.at);
      if (!found) continue;
      if (found.frame) this.open(found.frame, found.length);
      else this.at += found.length;
      return true;
    }
    return false;
  }

  #stepText(frame: TextFrame): void {
    this.at += matchAt(this.#plainOf(frame), this.code, this.at)?.[0].length ?? 0;
    if (this.at >= this.code.length) return;
    for (const opener of frame.inner) {
      const found = opener(this.code, this.at);
      if (!found) continue;
      this.at += found.length;
      if (found.frame) this.#frames.push(found.frame);
      return;
    }
    const close = frame.close(this.code, this.at);
    if (close !== undefined) this.at += close;
    else if (!frame.oneLine || !/[\r\n]/.test(this.code[this.at] ?? '')) {
      this.at++;
      return;
    }
    this.#frames.pop();
    if (this.#frames.length > 0) {
      this.afterText();
      return;
    }
    this.addPart('text', this.#textStart, this.at);
    this.afterText();
  }

  /** What of a text is passed over at once. */
  #plainOf({ specials, oneLine }: TextFrame): RegExp {
    const key = oneLine ? `${specials}\r\n` : specials;
    const known = this.#plain.get(key) ?? new RegExp(`[^${key.replaceAll(/[\\\]^-]/g, '\\$&')}]+`, 'y');
    this.#plain.set(key, known);
    return known;
  }

  /** Whether the place is in code that stands in a text. */
  protected get isInText(): boolean {
    return this.#frames.length > 0;
  }

  /** The code in a text that the place is in. */
  protected get innermostHole(): CodeFrame | undefined {
    const frame = this.#frames.at(-1);
    return frame?.kind === 'code' ? frame : undefined;
  }

  /** Opens a text whose opening mark is so long. */
  protected open(frame: Frame, length: number): void {
    if (this.#frames.length === 0) this.#textStart = this.at;
    this.at += length;
    this.#frames.push(frame);
  }

  protected addComment(end: number): void {
    if (this.isInText) this.at = end;
    else this.addPart('comment', this.at, end);
  }

  /** Adds a text that is known to its end. */
  protected addText(end: number): void {
    if (this.isInText) this.at = end;
    else this.addPart('text', this.at, end);
  }

  protected addPart(kind: 'comment' | 'text', start: number, end: number): void {
    this.#closeCode(start);
    if (end > start) this.#parts.push({ kind, start, end });
    this.at = end;
    this.#codeStart = end;
  }

  #closeCode(end: number): void {
    if (end > this.#codeStart) this.#parts.push({ kind: 'code', start: this.#codeStart, end });
    this.#codeStart = end;
  }

  /** Where the line of a place ends. */
  protected lineEnd(from: number): number {
    this.#lineEnd.lastIndex = from;
    return this.#lineEnd.exec(this.code)?.index ?? this.code.length;
  }
}
