import { unprocessable } from '../../errors.ts';
import type { Sink } from './builder.ts';
import { type FontProgram, readFont } from './font-program.ts';
import type { Ref } from './objects.ts';
import { EmbeddedFont, StandardFont, type StandardName, type TextFont } from './text-font.ts';

/** How a run of text looks. */
export interface Style {
  readonly size: number;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly mono?: boolean;
  readonly strike?: boolean;
  readonly link?: string | undefined;
  /** Operators of a colour for filling. */
  readonly color?: string;
}

export interface Run {
  readonly text: string;
  readonly style: Style;
}

/** Text in one font, that stands in a line. */
export interface Piece {
  text: string;
  readonly style: Style;
  readonly font: NamedFont;
  width: number;
}

/** A font with the name that it has in the resources. */
export interface NamedFont {
  readonly name: string;
  readonly font: TextFont;
  /** Whether bold and italic are to be imitated, as the font has neither. */
  readonly isPlain: boolean;
}

const UNSEEN = /[\p{Cc}\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2064\ufeff]|\p{Variation_Selector}/u;

/** The fonts of a document: the ones that every reader has, the one given, and another for what these lack. */
export class FontSet {
  readonly #fonts = new Map<string, NamedFont>();
  readonly #given: TextFont | undefined;
  readonly #chosen = new Map<string, NamedFont>();
  readonly #fallback: TextFont;

  constructor(given: TextFont | undefined, fallback: Uint8Array) {
    this.#given = given;
    const program: FontProgram = readFont(fallback);
    this.#fallback = new EmbeddedFont(program);
  }

  /** The font for a character. One that no font has a glyph for: unprocessable. */
  fontFor(character: string, style: Style): NamedFont {
    const key = `${style.mono ? 'm' : ''}${style.bold ? 'b' : ''}${style.italic ? 'i' : ''}${character}`;
    let found = this.#chosen.get(key);
    if (!found) {
      found = this.#search(character, style);
      this.#chosen.set(key, found);
    }
    return found;
  }

  #search(character: string, style: Style): NamedFont {
    if (this.#given && !style.mono && this.#given.has(character)) return this.#named('G', this.#given, true);
    const standard = this.#standard(style);
    if (standard.font.has(character)) return standard;
    if (this.#given?.has(character)) return this.#named('G', this.#given, true);
    if (this.#fallback.has(character)) return this.#named('N', this.#fallback, true);
    const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
    return unprocessable(
      `No font has a glyph for ${/[\p{C}\p{M}\p{Z}]/u.test(character) ? code : `“${character}” (${code})`}; give a font that has one.`,
      'markdown',
    );
  }

  #standard({ mono, bold, italic }: Style): NamedFont {
    const name: StandardName = mono
      ? bold
        ? 'Courier-Bold'
        : 'Courier'
      : bold
        ? italic
          ? 'Helvetica-BoldOblique'
          : 'Helvetica-Bold'
        : italic
          ? 'Helvetica-Oblique'
          : 'Helvetica';
    return this.#fonts.get(name) ?? this.#named(name, new StandardFont(name), false);
  }

  #named(name: string, font: TextFont, isPlain: boolean): NamedFont {
    const known = this.#fonts.get(name) ?? { name: `F${this.#fonts.size + 1}`, font, isPlain };
    this.#fonts.set(name, known);
    return known;
  }

  /** The fonts that were used, by their names in the resources. */
  resources(sink: Sink): [string, Ref][] {
    return [...this.#fonts.values()].map(({ name, font }) => [name, font.ref(sink)]);
  }

  get used(): TextFont[] {
    return [...this.#fonts.values()].map(({ font }) => font);
  }
}

/** Characters that are drawn, white space as spaces. */
export function* visible(text: string): Generator<string> {
  for (const character of text) {
    if (character === '\t' || character === '\n') yield ' ';
    else if (!UNSEEN.test(character)) yield /\p{Zs}/u.test(character) && character !== '\u00a0' ? ' ' : character;
  }
}

const widthOf = ({ font }: NamedFont, text: string, size: number): number => (font.width(text) * size) / 1000;

/** Lines of pieces no wider than the room; words that are longer are broken. A line feed ends a line. */
export function linesOf(fonts: FontSet, runs: readonly Run[], width: number): Piece[][] {
  const breaker = new LineBreaker(fonts, width);
  for (const run of runs) breaker.take(run);
  return breaker.finish();
}

class LineBreaker {
  readonly #fonts: FontSet;
  readonly #room: number;
  readonly #lines: Piece[][] = [];
  #line: Piece[] = [];
  #lineWidth = 0;
  #word: Piece[] = [];
  #wordWidth = 0;
  /** Spaces in front of the word. */
  #spaces: Piece[] = [];

  constructor(fonts: FontSet, room: number) {
    this.#fonts = fonts;
    this.#room = room;
  }

  take({ text, style }: Run): void {
    for (const [index, part] of text.split('\n').entries()) {
      if (index > 0) this.#endLine();
      for (const character of visible(part)) this.#character(character, style);
    }
  }

  finish(): Piece[][] {
    this.#endLine();
    return this.#lines;
  }

  #character(character: string, style: Style): void {
    const font = this.#fonts.fontFor(character, style);
    const width = widthOf(font, character, style.size);
    if (character === ' ') {
      this.#placeWord();
      append(this.#spaces, character, style, font, width);
      return;
    }
    if (this.#wordWidth + width > this.#room && this.#word.length > 0) {
      this.#placeWord();
      this.#breakLine();
    }
    append(this.#word, character, style, font, width);
    this.#wordWidth += width;
  }

  /** Puts the word that was read in the line, or in the next where there is no room. */
  #placeWord(): void {
    if (this.#word.length === 0) return;
    const gap = this.#spaces.reduce((sum, { width }) => sum + width, 0);
    if (this.#line.length > 0 && this.#lineWidth + gap + this.#wordWidth > this.#room) this.#breakLine();
    else if (this.#line.length > 0) this.#join(this.#spaces);
    this.#spaces = [];
    this.#join(this.#word);
    this.#word = [];
    this.#wordWidth = 0;
  }

  #join(pieces: readonly Piece[]): void {
    for (const { text, style, font, width } of pieces) {
      append(this.#line, text, style, font, width);
      this.#lineWidth += width;
    }
  }

  #breakLine(): void {
    this.#lines.push(this.#line);
    this.#line = [];
    this.#lineWidth = 0;
    this.#spaces = [];
  }

  #endLine(): void {
    this.#placeWord();
    this.#breakLine();
  }
}

function append(pieces: Piece[], text: string, style: Style, font: NamedFont, width: number): void {
  const last = pieces.at(-1);
  if (last && last.style === style && last.font === font) {
    last.text += text;
    last.width += width;
  } else pieces.push({ text, style, font, width });
}
