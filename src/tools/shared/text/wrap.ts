import { countGraphemes, graphemes, trimEnd } from './segments.ts';

export interface WrapOptions {
  width: number;
  breakLongWords: boolean;
  /** Before the first output line. */
  indent: string;
  /** Before the further ones. */
  hangingIndent: string;
}

/** Wraps one line greedily between words (runs of non-white space). White space at a break and at the line's end goes. */
export function wrapWords(line: string, options: WrapOptions): string[] {
  const output = new Output(options);
  for (const [, space = '', word = ''] of trimEnd(line).matchAll(/(\p{White_Space}*)(\P{White_Space}+)/gu)) output.place(space, word);
  return output.close();
}

/** Cuts one line exactly at the width. */
export function wrapCharacters(line: string, { width, indent, hangingIndent }: WrapOptions): string[] {
  const characters = graphemes(line);
  const pieces: string[] = [];
  for (let from = 0; from < characters.length; ) {
    const before = pieces.length === 0 ? indent : hangingIndent;
    const room = width - countGraphemes(before);
    pieces.push(before + characters.slice(from, from + room).join(''));
    from += room;
  }
  return pieces;
}

class Output {
  readonly #options: WrapOptions;
  readonly #lines: string[] = [];
  readonly #rooms: { first: number; further: number };
  #parts: string[] = [];
  #used = 0;

  constructor(options: WrapOptions) {
    this.#options = options;
    this.#rooms = { first: options.width - countGraphemes(options.indent), further: options.width - countGraphemes(options.hangingIndent) };
  }

  get #room(): number {
    return this.#lines.length === 0 ? this.#rooms.first : this.#rooms.further;
  }

  place(space: string, word: string): void {
    const length = countGraphemes(word);
    const spaceLength = countGraphemes(space);
    if (this.#used + spaceLength + length <= this.#room) {
      this.#parts.push(space, word);
      this.#used += spaceLength + length;
      return;
    }
    if (this.#parts.length > 0) this.#break();
    if (length <= this.#room || !this.#options.breakLongWords) this.#start(word, length);
    else this.#cut(graphemes(word));
  }

  close(): string[] {
    if (this.#parts.length > 0) this.#break();
    return this.#lines;
  }

  #cut(characters: string[]): void {
    let from = 0;
    while (characters.length - from > this.#room) {
      const room = this.#room;
      this.#start(characters.slice(from, from + room).join(''), room);
      this.#break();
      from += room;
    }
    this.#start(characters.slice(from).join(''), characters.length - from);
  }

  #start(word: string, length: number): void {
    this.#parts = [word];
    this.#used = length;
  }

  #break(): void {
    const before = this.#lines.length === 0 ? this.#options.indent : this.#options.hangingIndent;
    this.#lines.push(before + this.#parts.join(''));
    this.#parts = [];
    this.#used = 0;
  }
}
