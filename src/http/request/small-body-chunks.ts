import { IncomingMessage } from '../../basics/node-http.ts';

/** Chunks below this size are put together, into blocks of this size. */
const SMALL = 1_024;
const BLOCK = 16 * 1_024;
/** Chunks of fewer than so many bytes are tiny, and how many of them one body may have. */
const TINY = 64;
const MAX_TINY = 10_000;

/**
 * A request that puts small chunks of its body together. Node makes a buffer of hundreds of bytes for each chunk, however small: a body that came in chunks of one byte, whether by
 * chunked coding or in packets of that size, held several hundred times its size. A connection whose body has more than 10,000 tiny chunks is cut off, as each costs as much to read as a large one.
 */
export class GatheringRequest extends IncomingMessage {
  #hasBegun = false;
  #tiny = 0;
  #block: Buffer | undefined;
  #filled = 0;

  override push(chunk: Buffer | null): boolean {
    if (chunk === null) {
      this.#handOn();
      return super.push(null);
    }
    if (chunk.length < TINY && ++this.#tiny > MAX_TINY) {
      this.socket.destroy();
      return false;
    }
    // Most bodies are one chunk.
    if (!this.#hasBegun || chunk.length >= SMALL) {
      this.#hasBegun = true;
      this.#handOn();
      return super.push(chunk);
    }
    const goOn = this.#filled + chunk.length <= BLOCK || this.#handOn();
    this.#block ??= Buffer.allocUnsafeSlow(BLOCK);
    this.#filled += chunk.copy(this.#block, this.#filled);
    return goOn;
  }

  /** @returns whether there is room for more */
  #handOn(): boolean {
    if (this.#block === undefined) return true;
    const gathered = this.#block.subarray(0, this.#filled);
    this.#block = undefined;
    this.#filled = 0;
    return super.push(gathered);
  }
}
