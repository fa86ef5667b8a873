import { write, writeSync } from 'node:fs';

/** What may wait until it can be written; lines beyond it are lost. */
const MAX_WAITING_BYTES = 16_777_216;
/** When a write that failed is tried again: a full disk has room again, a slow reader has read. */
const TRY_AGAIN_MS = 10;
/** A write that has taken this long stands still. */
const STANDS_STILL_MS = 1_000;
const LINE_FEED = 0x0a;

interface Options {
  maxWaitingBytes?: number;
  /** Told how many lines were lost, and why, when all that waited has been written. */
  onRoom?: (lost: number, fault: string) => void;
}

/**
 * An open file that lines are written to beside everything else. What cannot be written, because the disk is full or a reader does not keep up, waits and is tried again; beyond a bound
 * lines are lost and counted. Nothing throws, and no wait is without an end.
 */
export class LogFile {
  readonly #descriptor: number;
  readonly #maxWaitingBytes: number;
  readonly #onRoom: (lost: number, fault: string) => void;
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #lost = 0;
  #told = 0;
  #fault = '';
  /** Since when something is being written, while it is. */
  #begunAt: number | undefined;
  #retry: NodeJS.Timeout | undefined;
  #hasEnded = false;
  #whenIdle: (() => void)[] = [];

  constructor(descriptor: number, { maxWaitingBytes = MAX_WAITING_BYTES, onRoom = () => undefined }: Options = {}) {
    this.#descriptor = descriptor;
    this.#maxWaitingBytes = maxWaitingBytes;
    this.#onRoom = onRoom;
  }

  /** How many lines have been lost since the start. */
  get lost(): number {
    return this.#lost;
  }

  /** Writes whole lines, as soon as that can be done; after the end, none. */
  write(lines: string): void {
    if (this.#hasEnded) return;
    const bytes = Buffer.from(lines);
    if (this.#waitingBytes + bytes.length > this.#maxWaitingBytes) {
      this.#lost += linesIn(bytes);
      return;
    }
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#writeNext();
  }

  /** Waits until nothing waits to be written, or for so many milliseconds. */
  async drain(withinMs: number): Promise<void> {
    if (this.#waiting.length === 0) return;
    await new Promise<void>((resolve) => {
      this.#whenIdle.push(resolve);
      setTimeout(resolve, withinMs);
    });
  }

  /**
   * Writes what waits before it returns, as far as it can be written at once, and nothing after that: for the end of the process. What is being written at that moment is left to the system; where that takes long,
   * nobody reads, and a further write would never return.
   */
  end(): void {
    this.#hasEnded = true;
    clearTimeout(this.#retry);
    if (this.#begunAt !== undefined) {
      if (performance.now() - this.#begunAt > STANDS_STILL_MS) return;
      this.#waiting.shift();
    }
    try {
      for (let [first] = this.#waiting; first; [first] = this.#waiting) this.#take(first, writeSync(this.#descriptor, first));
    } catch {
      // It cannot be written now, and there is no later.
    }
  }

  #writeNext(): void {
    const [first] = this.#waiting;
    if (!first || this.#begunAt !== undefined || this.#retry) return;
    this.#begunAt = performance.now();
    write(this.#descriptor, first, (error, written) => {
      this.#begunAt = undefined;
      // What waited has been written at the end, and the number of the descriptor may be another file's by now.
      if (this.#hasEnded) this.#idle();
      else if (error) this.#tryAgain(error);
      else {
        this.#take(first, written);
        this.#writeNext();
        if (this.#waiting.length === 0) this.#idle();
      }
    });
  }

  #tryAgain(error: NodeJS.ErrnoException): void {
    this.#fault = error.code ?? error.message;
    this.#retry = setTimeout(() => {
      this.#retry = undefined;
      this.#writeNext();
    }, TRY_AGAIN_MS).unref();
  }

  /** Takes away what has been written of the first piece that waits. */
  #take(first: Buffer, written: number): void {
    this.#waitingBytes -= written;
    if (written < first.length) this.#waiting[0] = first.subarray(written);
    else this.#waiting.shift();
  }

  #idle(): void {
    const lost = this.#lost - this.#told;
    this.#told = this.#lost;
    if (lost > 0) this.#onRoom(lost, this.#fault);
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}

function linesIn(bytes: Buffer): number {
  let count = 0;
  for (let at = bytes.indexOf(LINE_FEED); at >= 0; at = bytes.indexOf(LINE_FEED, at + 1)) count++;
  return count;
}
