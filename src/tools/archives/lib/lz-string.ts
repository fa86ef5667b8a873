import { unprocessable } from '../../errors.ts';

// The decoder of lz-string 1.5, with a bound: a short input can stand for any length.

/** The most UTF-16 units that anything is unpacked to. */
export const MAX_UNITS = 4_000_000;

const [EIGHT_BITS, SIXTEEN_BITS, END] = [0, 1, 2];

const refuse = (problem: string): never => unprocessable(`The text is not lz-string data of this format: ${problem}.`, 'text');

/** Bits of units, the highest of each unit first; a number has its lowest bit first. */
class Bits {
  readonly #units: readonly number[] | Uint8Array | Uint16Array;
  readonly #highest: number;
  #at = 0;
  #bit: number;

  constructor(units: readonly number[] | Uint8Array | Uint16Array, bitsOfUnit: number) {
    this.#units = units;
    this.#highest = 2 ** (bitsOfUnit - 1);
    this.#bit = this.#highest;
  }

  take(count: number): number {
    let value = 0;
    for (let power = 1; power < 2 ** count; power *= 2) {
      if (this.#at >= this.#units.length) refuse('it ends before the data do');
      if (((this.#units[this.#at] ?? 0) & this.#bit) !== 0) value += power;
      this.#bit >>= 1;
      if (this.#bit > 0) continue;
      this.#bit = this.#highest;
      this.#at++;
    }
    return value;
  }
}

/** Unpacks what lz-string has packed. @param units the numbers that its characters stand for @param bitsOfUnit how many bits each has */
export function unpackLzString(units: readonly number[] | Uint8Array | Uint16Array, bitsOfUnit: number): string {
  const bits = new Bits(units, bitsOfUnit);
  const literal = (code: number): string => String.fromCharCode(bits.take(code === EIGHT_BITS ? 8 : 16));
  const head = bits.take(2);
  if (head === END) return '';
  if (head > END) refuse('its first code is not one that exists');
  let phrase = literal(head);
  const phrases: string[] = ['', '', '', phrase];
  const pieces = [phrase];
  let [length, codeBits, left] = [1, 3, 4];
  for (;;) {
    let code = bits.take(codeBits);
    if (code === END) return pieces.join('');
    if (code === EIGHT_BITS || code === SIXTEEN_BITS) {
      phrases.push(literal(code));
      code = phrases.length - 1;
      if (--left === 0) left = 2 ** codeBits++;
    }
    const entry = phrases[code] ?? (code === phrases.length ? phrase + phrase.charAt(0) : refuse('a code stands for nothing'));
    length += entry.length;
    if (length > MAX_UNITS) unprocessable(`Unpacked, the text is longer than ${MAX_UNITS} characters.`, 'text');
    pieces.push(entry);
    phrases.push(phrase + entry.charAt(0));
    phrase = entry;
    if (--left === 0) left = 2 ** codeBits++;
  }
}
