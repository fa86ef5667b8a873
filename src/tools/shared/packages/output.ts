import { unprocessable } from '../../errors.ts';

/** The most bytes that anything is unpacked to. */
export const MAX_UNPACKED = 10_000_000;

const FIRST_SIZE = 4096;

/** Bytes that are unpacked one after the other, up to a limit beyond which they are unprocessable; also what copies of earlier bytes are taken from. */
export class Output {
  readonly #limit: number;
  #bytes: Uint8Array<ArrayBuffer>;
  length = 0;

  /** @param limit the most bytes, MAX_UNPACKED by default @param expected how many bytes there will be, where that is known */
  constructor(limit = MAX_UNPACKED, expected = FIRST_SIZE) {
    this.#limit = limit;
    this.#bytes = new Uint8Array(Math.min(expected, Math.max(limit, 1)));
  }

  #makeRoom(count: number): void {
    const needed = this.length + count;
    if (needed > this.#limit) unprocessable(`Unpacked, the data are more than ${this.#limit} bytes.`);
    if (needed <= this.#bytes.length) return;
    const larger = new Uint8Array(Math.min(Math.max(this.#bytes.length * 2, needed), Math.max(this.#limit, needed)));
    larger.set(this.#bytes.subarray(0, this.length));
    this.#bytes = larger;
  }

  byte(value: number): void {
    if (this.length >= this.#bytes.length || this.length >= this.#limit) this.#makeRoom(1);
    this.#bytes[this.length++] = value;
  }

  append(bytes: Uint8Array): void {
    this.#makeRoom(bytes.length);
    this.#bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** The same byte again and again. */
  fill(value: number, count: number): void {
    this.#makeRoom(count);
    this.#bytes.fill(value, this.length, this.length + count);
    this.length += count;
  }

  /** Appends bytes from `distance` before the end, which may overlap what is appended. @param start where the earliest byte is that may be copied @returns false where the distance reaches before it */
  copy(distance: number, count: number, start = 0): boolean {
    if (distance < 1 || distance > this.length - start) return false;
    this.#makeRoom(count);
    const bytes = this.#bytes;
    const from = this.length - distance;
    if (distance >= count) bytes.copyWithin(this.length, from, from + count);
    else for (let index = 0; index < count; index++) bytes[this.length + index] = bytes[from + index] ?? 0;
    this.length += count;
    return true;
  }

  /** What there is from a place on. */
  since(start: number): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(start, this.length);
  }

  result(): Uint8Array<ArrayBuffer> {
    return this.#bytes.subarray(0, this.length);
  }
}
