/** A place in a text: both count from 1, columns in code points. */
export interface Place {
  line: number;
  column: number;
}

/** Finds lines and columns of offsets; quick when they are asked for in rising order. Lines end in LF, CRLF or CR. */
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

/** The place of one offset. */
export const placeAt = (text: string, offset: number): Place => new Places(text).at(offset);

/** A place whose column counts UTF-16 units from 0, with the column in code points from 1. */
export function placeOfUnits(text: string, line: number, unitColumn: number): Place {
  const source = text.split(/\r\n|\n|\r/)[line - 1] ?? '';
  return { line, column: [...source.slice(0, unitColumn)].length + 1 };
}
