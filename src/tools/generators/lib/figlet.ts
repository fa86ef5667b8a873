/** A FIGlet font: how high its letters are, how they are pressed together, and the rows of each letter. */
export interface FigletFont {
  height: number;
  hardBlank: string;
  layout: number;
  letters: ReadonlyMap<string, readonly string[]>;
}

/** Bits of a layout (FIGfont version 2, "Layout parameters"): six smushing rules, fitting, and smushing. */
const EQUAL = 1;
const UNDERSCORE = 2;
const HIERARCHY = 4;
const PAIR = 8;
const BIG_X = 16;
const HARD_BLANK = 32;
const FITTING = 64;
const SMUSHING = 128;
const RULES = 63;

const FIRST_CODE = 32;
const LAST_CODE = 126;
const UNDERSCORE_YIELDS_TO = '|/\\[]{}()<>';
/** Later classes stay before earlier ones. */
const CLASSES = ['|', '/\\', '[]', '{}', '()', '<>'];
const PAIRS = ['[]', '][', '{}', '}{', '()', ')('];
const BIG_X_PAIRS: Record<string, string> = { '/\\': '|', '\\/': 'Y', '><': 'X' };

/** Reads a font file (FIGfont version 2, .flf), of which the printable ASCII characters are kept. */
export function readFont(source: string): FigletFont {
  const lines = source.split(/\r?\n/);
  const [signature = '', height = '', , , oldLayout = '', commentLines = '', , fullLayout] = (lines[0] ?? '').split(/\s+/);
  const rows = Number(height);
  const letters = new Map<string, string[]>();
  for (let code = FIRST_CODE; code <= LAST_CODE; code++) {
    const start = 1 + Number(commentLines) + (code - FIRST_CODE) * rows;
    letters.set(String.fromCharCode(code), lines.slice(start, start + rows).map(withoutEndMark));
  }
  return { height: rows, hardBlank: signature.charAt(5), layout: fullLayout === undefined ? layoutOfOld(Number(oldLayout)) : Number(fullLayout), letters };
}

function layoutOfOld(old: number): number {
  if (old === 0) return FITTING;
  return old < 0 ? 0 : (old & RULES) | SMUSHING;
}

/** A row of a letter ends with a mark, the last row with two. */
function withoutEndMark(line: string): string {
  const row = line.trimEnd();
  const mark = row.charAt(row.length - 1);
  let end = row.length;
  while (end > 0 && row.charAt(end - 1) === mark) end--;
  return row.slice(0, end);
}

/** One row of letters, to which letters are added at the right. */
class LetterRow {
  readonly #font: FigletFont;
  readonly #lines: string[];
  #width = 0;
  #lastLetterWidth = 0;
  readonly #characters: string[] = [];

  constructor(font: FigletFont, characters: readonly string[] = []) {
    this.#font = font;
    this.#lines = new Array<string>(font.height).fill('');
    for (const character of characters) this.add(character, Number.POSITIVE_INFINITY);
  }

  get characters(): readonly string[] {
    return this.#characters;
  }

  /** The lines with hard blanks shown as spaces. */
  get lines(): string[] {
    return this.#lines.map((line) => line.replaceAll(this.#font.hardBlank, ' '));
  }

  /** Adds a letter where the row stays within `limit` columns; says whether it did. */
  add(character: string, limit: number): boolean {
    const letter = this.#font.letters.get(character) ?? [];
    const letterWidth = letter[0]?.length ?? 0;
    const overlap = this.#overlap(letter, letterWidth);
    const width = this.#width + letterWidth - overlap;
    if (width > limit) return false;
    for (const [row, line] of this.#lines.entries()) {
      const added = letter[row] ?? '';
      const start = Math.max(0, this.#width - overlap);
      let joined = line.slice(0, start);
      for (let column = 0; column < overlap; column++) {
        const under = line.charAt(this.#width - overlap + column) || ' ';
        const over = added.charAt(column);
        if (this.#width - overlap + column >= 0) joined += this.#smushed(under, over, letterWidth) ?? over;
      }
      this.#lines[row] = joined + added.slice(overlap);
    }
    this.#width = this.#lines[0]?.length ?? 0;
    this.#lastLetterWidth = letterWidth;
    this.#characters.push(character);
    return true;
  }

  /** How many columns a letter can be moved to the left, over what is there or beyond the edge. */
  #overlap(letter: readonly string[], letterWidth: number): number {
    if ((this.#font.layout & (SMUSHING | FITTING)) === 0) return 0;
    let least = letterWidth;
    for (const [row, line] of this.#lines.entries()) {
      const kept = line.replace(/ +$/, '');
      const added = letter[row] ?? '';
      const blanks = added.length - added.trimStart().length;
      const left = kept.charAt(kept.length - 1);
      const right = added.charAt(blanks);
      const touching = left !== '' && right !== '' && this.#smushed(left, right, letterWidth) !== undefined ? 1 : 0;
      least = Math.min(least, blanks + this.#width - kept.length + touching);
    }
    return least;
  }

  /** The character that two become that fall on one another, or undefined when they cannot. */
  #smushed(left: string, right: string, letterWidth: number): string | undefined {
    if (left === ' ') return right;
    if (right === ' ') return left;
    const { hardBlank, layout } = this.#font;
    if (this.#lastLetterWidth < 2 || letterWidth < 2 || (layout & SMUSHING) === 0) return undefined;
    if ((layout & RULES) === 0) return right === hardBlank ? left : right;
    if (left === hardBlank || right === hardBlank) return left === right && (layout & HARD_BLANK) !== 0 ? left : undefined;
    return controlled(left, right, layout);
  }
}

const classOf = (character: string): number => CLASSES.findIndex((members) => members.includes(character));

/** Smushing of visible characters by the rules of a layout. */
function controlled(left: string, right: string, layout: number): string | undefined {
  if ((layout & EQUAL) !== 0 && left === right) return left;
  if ((layout & UNDERSCORE) !== 0) {
    if (left === '_' && UNDERSCORE_YIELDS_TO.includes(right)) return right;
    if (right === '_' && UNDERSCORE_YIELDS_TO.includes(left)) return left;
  }
  if ((layout & HIERARCHY) !== 0) {
    const [ofLeft, ofRight] = [classOf(left), classOf(right)];
    if (ofLeft >= 0 && ofRight >= 0 && ofLeft !== ofRight) return ofLeft > ofRight ? left : right;
  }
  if ((layout & PAIR) !== 0 && PAIRS.includes(left + right)) return '|';
  return (layout & BIG_X) !== 0 ? BIG_X_PAIRS[left + right] : undefined;
}

/**
 * Lays one line of printable ASCII out in rows of letters of at most `limit` columns: they break at spaces where there are some, else within the word.
 * @returns the lines of each row
 */
export function layOut(text: string, font: FigletFont, limit: number): string[][] {
  const rows: string[][] = [];
  let row = new LetterRow(font);
  let skipsBlanks = false;
  for (const character of text) {
    if (skipsBlanks && character === ' ') continue;
    skipsBlanks = false;
    while (!skipsBlanks && !row.add(character, limit)) {
      const broken = breakRow(row.characters.join(''), character);
      rows.push(broken.row === undefined ? row.lines : new LetterRow(font, [...broken.row]).lines);
      row = new LetterRow(font, [...broken.rest]);
      skipsBlanks = broken.skipsBlanks;
    }
  }
  if (row.characters.length > 0 || rows.length === 0) rows.push(row.lines);
  return rows;
}

/** Where a row breaks that a letter does not fit in: what stays on it (undefined: all of it), what goes on the next, and whether the letter and blanks after it are done with. */
function breakRow(before: string, character: string): { row: string | undefined; rest: string; skipsBlanks: boolean } {
  if (before === '') return { row: character, rest: '', skipsBlanks: true };
  // What is before the last blanks, and what is after them.
  const [, start, end = ''] = /^(.*[^ ]) +([^ ]*)$/.exec(before) ?? [];
  if (character === ' ') return { row: end === '' ? start : undefined, rest: '', skipsBlanks: true };
  return { row: start, rest: end, skipsBlanks: false };
}
