import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { placeInText } from '../shared/bytes/bytes.ts';
import { codecMode, output } from '../shared/bytes/codec.ts';

const LETTERS = '⠁⠃⠉⠙⠑⠋⠛⠓⠊⠚⠅⠇⠍⠝⠕⠏⠟⠗⠎⠞⠥⠧⠺⠭⠽⠵';
const FIGURES = '1234567890';
const CAPITAL = '⠠';
const CAPITALS_END = '⠠⠄';
const NUMERIC = '⠼';
const GRADE_1 = '⠰';
const MARKS = new Map([
  ['.', '⠲'],
  [',', '⠂'],
  [';', '⠆'],
  [':', '⠒'],
  ['?', '⠦'],
  ['!', '⠖'],
  ["'", '⠄'],
  ['-', '⠤'],
  ['/', '⠸⠌'],
  ['(', '⠐⠣'],
  [')', '⠐⠜'],
  ['&', '⠈⠯'],
  ['@', '⠈⠁'],
  ['%', '⠨⠴'],
  ['+', '⠐⠖'],
  ['=', '⠐⠶'],
  ['$', '⠈⠎'],
  ['"', '⠠⠶'],
]);
const MARK_OF = new Map(Array.from(MARKS, ([mark, cells]) => [cells, mark]));
const LETTER_OF = new Map(Array.from(LETTERS, (cell, index) => [cell, String.fromCharCode(0x61 + index)]));
const FIGURE_OF = new Map(Array.from(FIGURES, (figure, index) => [LETTERS.charAt(index), figure]));
/** The cells of the point and the comma, which may be between figures. */
const POINTS: ReadonlySet<string> = new Set(['⠲', '⠂']);
const EMPTY = '\u2800';
const KEPT = /^[ \t\r\n]$/;

export default defineTool({
  slug: 'braille-converter',
  name: 'Braille Converter',
  category: 'encoding',
  summary: 'Converts text to uncontracted (grade 1) Unified English Braille and back.',
  description:
    'Letters A to Z, figures, and . , ; : ? ! \' " - / ( ) & @ % + = $; spaces and line breaks stay. Capitals take ⠠, runs of them ⠠⠠ (ended by ⠠⠄ where small letters follow), figures ⠼, and a small letter a to j that could be read as a figure ⠰. Another character, or an unknown cell when decoding, is refused.',
  reference: 'The Rules of Unified English Braille, uncontracted',
  keywords: ['blind', 'dots', 'ueb', 'tactile', 'grade 1'],
  inputs: z.strictObject({
    text: z.string().max(100_000).describe('Text to encode, or braille cells to decode'),
    mode: codecMode,
  }),
  result: z.strictObject({ output }),
  examples: [
    { inputs: { text: 'Hello, world' }, result: { output: '⠠⠓⠑⠇⠇⠕⠂ ⠺⠕⠗⠇⠙' } },
    { inputs: { text: '⠠⠗⠕⠕⠍ ⠼⠁⠃', mode: 'decode' }, result: { output: 'Room 12' } },
  ],
  run: ({ text, mode }) => ({ output: mode === 'encode' ? encode(text) : new Decoder(text).decode() }),
});

const isCapital = (character: string | undefined): boolean => character !== undefined && character >= 'A' && character <= 'Z' && character.length === 1;
const isSmall = (character: string | undefined): boolean => character !== undefined && character >= 'a' && character <= 'z' && character.length === 1;
const isFigure = (character: string | undefined): boolean => character !== undefined && character >= '0' && character <= '9' && character.length === 1;

/** A text as cells. */
function encode(text: string): string {
  let output = '';
  // Numeric mode lasts over figures and the points and commas after them (UEB 6.2); it is said again only where that is broken.
  let numeric = false;
  for (let i = 0; i < text.length; ) {
    const character = text.charAt(i);
    if (isFigure(character)) {
      const continues = numeric && (isFigure(text[i - 1]) || isFigure(text[i - 2]));
      output += (continues ? '' : NUMERIC) + LETTERS.charAt(FIGURES.indexOf(character));
      numeric = true;
      i++;
    } else if (isCapital(character)) {
      const run = capitalsAt(text, i);
      output += run.cells;
      numeric = false;
      i = run.end;
    } else {
      output += cellsOf(text, i, numeric);
      if (character !== '.' && character !== ',') numeric = false;
      i++;
    }
  }
  return output;
}

/** The cells of a run of capitals, and where it ends. */
function capitalsAt(text: string, start: number): { cells: string; end: number } {
  let end = start + 1;
  while (isCapital(text[end])) end++;
  const letters = Array.from(text.slice(start, end), (letter) => LETTERS.charAt(letter.charCodeAt(0) - 0x41)).join('');
  if (end - start === 1) return { cells: CAPITAL + letters, end };
  return { cells: CAPITAL + CAPITAL + letters + (isSmall(text[end]) ? CAPITALS_END : ''), end };
}

/** The cells of a small letter or a mark. @param numeric whether it is in numeric mode, where the letters a to j would be figures */
function cellsOf(text: string, index: number, numeric: boolean): string {
  const character = text.charAt(index);
  if (isSmall(character)) return (numeric && character <= 'j' ? GRADE_1 : '') + LETTERS.charAt(character.charCodeAt(0) - 0x61);
  const cells = MARKS.get(character) ?? (KEPT.test(character) ? character : undefined);
  return cells ?? unprocessable(`${placeInText(text, index)} has no cell in this braille.`, 'text');
}

/** Reads cells as text. */
class Decoder {
  readonly #text: string;
  #at = 0;
  #numeric = false;
  #capitals = false;

  constructor(text: string) {
    this.#text = text;
  }

  decode(): string {
    let output = '';
    while (this.#at < this.#text.length) output += this.#figure() ?? this.#letter() ?? this.#other();
    return output;
  }

  /** A figure, or a point or comma between figures. */
  #figure(): string | undefined {
    const cell = this.#text.charAt(this.#at);
    this.#numeric &&= FIGURE_OF.has(cell) || POINTS.has(cell);
    if (!this.#numeric) return undefined;
    this.#at++;
    return FIGURE_OF.get(cell) ?? MARK_OF.get(cell);
  }

  #letter(): string | undefined {
    const letter = LETTER_OF.get(this.#text.charAt(this.#at));
    if (letter === undefined) return undefined;
    this.#at++;
    return this.#capitals ? letter.toUpperCase() : letter;
  }

  /** An indicator, a mark or white space: what ends a run of capitals. */
  #other(): string {
    const at = this.#at;
    const cell = this.#text.charAt(at);
    const pair = cell + this.#text.charAt(at + 1);
    const ended = this.#capitals && pair === CAPITALS_END;
    this.#capitals = false;
    const mark = MARK_OF.get(pair) ?? MARK_OF.get(cell);
    if (ended || mark !== undefined) {
      this.#at += ended || MARK_OF.has(pair) ? 2 : 1;
      return ended ? '' : (mark ?? '');
    }
    this.#at++;
    if (cell === NUMERIC) return this.#openNumeric(at);
    if (cell === CAPITAL) return this.#capital(at);
    if (cell === GRADE_1) return LETTER_OF.has(pair.slice(1)) ? '' : this.#refuse(at, 'is not followed by a letter');
    if (cell === EMPTY) return ' ';
    return KEPT.test(cell) ? cell : this.#refuse(at, 'is not a cell of this braille');
  }

  /** UEB 6.2: a decimal point or comma may open numeric mode, as in ⠼⠲⠑ for .5. */
  #openNumeric(at: number): string {
    const next = this.#text.charAt(at + 1);
    if (!FIGURE_OF.has(POINTS.has(next) ? this.#text.charAt(at + 2) : next)) this.#refuse(at, 'is not followed by a figure');
    this.#numeric = true;
    return '';
  }

  /** A capital, or the beginning of a run of them. */
  #capital(at: number): string {
    this.#capitals = this.#text.charAt(at + 1) === CAPITAL;
    const first = LETTER_OF.get(this.#text.charAt(this.#capitals ? at + 2 : at + 1));
    if (first === undefined) return this.#refuse(at, 'is not followed by a letter');
    this.#at = at + 2;
    return this.#capitals ? '' : first.toUpperCase();
  }

  #refuse(index: number, why: string): never {
    return unprocessable(`${placeInText(this.#text, index)} ${why}.`, 'text');
  }
}
