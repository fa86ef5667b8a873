import { countGraphemes, graphemeStarts, graphemes, hasSimpleClusters, isWhiteSpaceUnit, trimEnd } from './segments.ts';

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
  const text = trimEnd(line);
  if (hasSimpleClusters(text)) return wrapSimple(text, options);
  const output = new Output(text, options);
  for (let at = 0; at < text.length; ) {
    const space = at;
    while (isWhiteSpaceUnit(text.charCodeAt(at))) at++;
    const word = at;
    while (at < text.length && !isWhiteSpaceUnit(text.charCodeAt(at))) at++;
    output.place(space, word, at);
  }
  return output.close();
}

/** The same for text in which each unit is a character: what fits on a line is known from its length, without looking at each word. */
function wrapSimple(text: string, { width, breakLongWords, indent, hangingIndent }: WrapOptions): string[] {
  const lines: string[] = [];
  let before = indent;
  let room = width - countGraphemes(indent);
  const furtherRoom = width - countGraphemes(hangingIndent);
  // White space at the beginning stays where the first word fits behind it.
  const firstWord = wordStart(text, 0);
  let from = wordEnd(text, firstWord) > room ? firstWord : 0;
  while (text.length - from > room) {
    let end = from + room;
    while (end > from && !isWhiteSpaceUnit(text.charCodeAt(end))) end--;
    while (end > from && isWhiteSpaceUnit(text.charCodeAt(end - 1))) end--;
    const isCut = end === from;
    if (isCut) end = breakLongWords ? from + room : wordEnd(text, from);
    lines.push(before + text.slice(from, end));
    before = hangingIndent;
    room = furtherRoom;
    from = isCut && breakLongWords ? end : wordStart(text, end);
  }
  if (from < text.length) lines.push(before + text.slice(from));
  return lines;
}

function wordStart(text: string, from: number): number {
  let at = from;
  while (at < text.length && isWhiteSpaceUnit(text.charCodeAt(at))) at++;
  return at;
}

function wordEnd(text: string, from: number): number {
  let at = from;
  while (at < text.length && !isWhiteSpaceUnit(text.charCodeAt(at))) at++;
  return at;
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

/** Puts words of a text into lines. What is on a line stands together in the text, so that places in it are all that has to be kept. */
class Output {
  readonly #text: string;
  readonly #options: WrapOptions;
  readonly #lines: string[] = [];
  readonly #rooms: { first: number; further: number };
  /** Where the line that is filled begins and ends in the text; undefined while there is none. */
  #from: number | undefined;
  #to = 0;
  #used = 0;

  constructor(text: string, options: WrapOptions) {
    this.#text = text;
    this.#options = options;
    this.#rooms = { first: options.width - countGraphemes(options.indent), further: options.width - countGraphemes(options.hangingIndent) };
  }

  get #room(): number {
    return this.#lines.length === 0 ? this.#rooms.first : this.#rooms.further;
  }

  /** Places a word and the white space before it. @param space where that begins @param word where the word begins @param end where it ends */
  place(space: number, word: number, end: number): void {
    const length = this.#length(word, end);
    const spaceLength = this.#length(space, word);
    if (this.#used + spaceLength + length <= this.#room) {
      this.#from ??= space;
      this.#to = end;
      this.#used += spaceLength + length;
      return;
    }
    this.#break();
    if (length <= this.#room || !this.#options.breakLongWords) this.#start(word, end, length);
    else this.#cut(word, end);
  }

  close(): string[] {
    this.#break();
    return this.#lines;
  }

  #length(from: number, to: number): number {
    return countGraphemes(this.#text.slice(from, to));
  }

  #cut(word: number, end: number): void {
    const starts = graphemeStarts(this.#text.slice(word, end));
    const last = starts.length - 1;
    let at = 0;
    while (last - at > this.#room) {
      const room = this.#room;
      this.#start(word + (starts[at] ?? 0), word + (starts[at + room] ?? 0), room);
      this.#break();
      at += room;
    }
    this.#start(word + (starts[at] ?? 0), end, last - at);
  }

  #start(from: number, to: number, length: number): void {
    this.#from = from;
    this.#to = to;
    this.#used = length;
  }

  #break(): void {
    if (this.#from === undefined) return;
    const before = this.#lines.length === 0 ? this.#options.indent : this.#options.hangingIndent;
    this.#lines.push(before + this.#text.slice(this.#from, this.#to));
    this.#from = undefined;
    this.#used = 0;
  }
}
