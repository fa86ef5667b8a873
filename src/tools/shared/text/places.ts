import { unprocessable } from '../../errors.ts';
import { countGraphemes } from './segments.ts';

/** A place in a text: both count from 1. */
export interface Place {
  line: number;
  column: number;
}

/** The place of an index of a text, its column in characters as people count them. A byte order mark in front counts for nothing. */
export function placeOf(text: string, index: number): Place {
  const lines = text.slice(text.charCodeAt(0) === 0xfeff ? 1 : 0, index).split(/\r\n|\n|\r/);
  return { line: lines.length, column: countGraphemes(lines.at(-1) ?? '') + 1 };
}

/** Refuses a text, naming line and column. @param path the field it came in */
export function refuseAt(text: string, index: number, problem: string, path: string): never {
  const { line, column } = placeOf(text, index);
  return unprocessable(`Line ${line}, column ${column}: ${problem}.`, path);
}

/** Finds lines and columns (in code points) of offsets; quick when they are asked for in rising order. Lines end in LF, CRLF or CR. */
export class Places {
  readonly #text: string;
  #offset = 0;
  #place: Place = { line: 1, column: 1 };

  constructor(text: string) {
    this.#text = text;
  }

  /** @param offset a UTF-16 offset */
  at(offset: number): Place {
    if (offset < this.#offset) {
      this.#offset = 0;
      this.#place = { line: 1, column: 1 };
    }
    let { line, column } = this.#place;
    let at = this.#offset;
    while (at < Math.min(offset, this.#text.length)) {
      const unit = this.#text.charCodeAt(at);
      const breaks = unit === 10 || (unit === 13 && this.#text.charCodeAt(at + 1) !== 10);
      const low = unit >= 0xdc00 && unit <= 0xdfff && at > 0 && (this.#text.charCodeAt(at - 1) & 0xfc00) === 0xd800;
      if (breaks) {
        line++;
        column = 1;
      } else if (!low && unit !== 13) column++;
      at++;
    }
    this.#offset = at;
    this.#place = { line, column };
    return this.#place;
  }
}

/** The place of one offset, its column in code points. */
export const placeAt = (text: string, offset: number): Place => new Places(text).at(offset);

/** A place whose column counts UTF-16 units from 0, with the column in code points from 1. */
export function placeOfUnits(text: string, line: number, unitColumn: number): Place {
  const source = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
  return { line, column: [...source.slice(0, unitColumn)].length + 1 };
}
