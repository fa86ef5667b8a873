/** The size of a block. */
export const BLOCK_BYTES = 65_536;
/** The most bytes that a UTF-16 code unit takes. */
const MAX_UNIT_BYTES = 3;

/**
 * Gathers lines into blocks. A line is copied as soon as it comes, while the pieces it is joined from are still in the processor's cache; joining a whole block of them later costs several
 * times as much.
 */
export class LineBlock {
  readonly #write: (lines: string) => void;
  readonly #block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  #used = 0;

  /** @param write takes the lines of a block */
  constructor(write: (lines: string) => void) {
    this.#write = write;
  }

  /** Adds a line; a full block is written before. A line that may not fit into a block is written as it is. */
  add(line: string): void {
    const most = MAX_UNIT_BYTES * line.length;
    if (this.#used + most > BLOCK_BYTES) this.flush();
    if (most > BLOCK_BYTES) this.#write(line);
    else this.#used += this.#block.write(line, this.#used);
  }

  /** Writes the lines that wait. */
  flush(): void {
    if (this.#used > 0) this.#write(this.#block.toString('utf8', 0, this.#used));
    this.#used = 0;
  }
}
