import { ALPHABET, asciiCapitals, keyedAlphabet } from './letters.ts';

/** The letters of a five-by-five square: all but J. */
export const WITHOUT_J = ALPHABET.replace('J', '');

/** A key square of letters, and digits in one of six by six, row by row. */
export class KeySquare {
  readonly size: number;
  readonly #symbols: string;
  readonly #places: ReadonlyMap<string, number>;
  readonly #joined: ReadonlyMap<string, string>;

  /** @param alphabet 25 or 36 symbols @param joined letters that count as another one, such as J as I */
  constructor(key: string, alphabet: string, joined: ReadonlyMap<string, string>) {
    const folded = Array.from(asciiCapitals(key), (symbol) => joined.get(symbol) ?? symbol).join('');
    this.#symbols = keyedAlphabet(folded, alphabet);
    this.#places = new Map(Array.from(this.#symbols, (symbol, place) => [symbol, place]));
    this.#joined = joined;
    this.size = Math.sqrt(alphabet.length);
  }

  /** Row and column from 0 of a character in either case, or undefined for one that is not in the square. */
  find(character: string): { row: number; column: number } | undefined {
    if (!/^[A-Za-z0-9]$/.test(character)) return undefined;
    const capital = character.toUpperCase();
    const place = this.#places.get(this.#joined.get(capital) ?? capital);
    return place === undefined ? undefined : { row: Math.floor(place / this.size), column: place % this.size };
  }

  /** The symbol at a row and a column, both taken modulo the size. */
  at(row: number, column: number): string {
    const { size } = this;
    return this.#symbols.charAt(((row + size) % size) * size + ((column + size) % size));
  }
}

/** The five-by-five square of Playfair and Bifid, with J as I. */
export const squareWithoutJ = (key: string): KeySquare => new KeySquare(key, WITHOUT_J, new Map([['J', 'I']]));
