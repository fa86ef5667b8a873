import { ApiError } from '../errors.ts';

const RETRY_MS = 1_000;

/** The refusal when there is no room. @param now milliseconds since the epoch */
export const handsFull = (now: number): ApiError =>
  new ApiError('service_unavailable', 'The service is too busy; try again in a moment.', { retryAt: now + RETRY_MS });

/** How many bytes a text takes at least, held or sent: what goes beyond Latin-1 has two for each character. */
export function bytesOf(text: string): number {
  const sent = Buffer.byteLength(text);
  return sent === text.length ? sent : Math.max(sent, 2 * text.length);
}

/** From which share of the room on it is tight, and below which it is not any more. */
const TIGHT = 1 / 8;
const AMPLE = 1 / 16;

/** How many holders are remembered at least before those who hold nothing are forgotten. */
const MIN_SWEEP = 1_000;

interface Share {
  bytes: number;
}

/**
 * How many bytes of requests and answers may be held at once, by everybody together. Nobody may hold more than what is then left for all others: one holder has at most a half of the room, two
 * at most a third each, so that however many hold what they can, there is as much left for whoever comes next.
 */
export class ByteBudget {
  readonly #most: number;
  readonly #onChange: (isTight: boolean) => void;
  /** What each holds, and those who held something lately: to add and to delete one for each request would cost more than all the rest of the counting. */
  readonly #shares = new Map<string, Share>();
  #sweepAt = MIN_SWEEP;
  #held = 0;
  #isTight = false;

  /** @param most in bytes @param onChange told when a good part of the room is taken, and when it is not any more */
  constructor(most: number, onChange: (isTight: boolean) => void = () => {}) {
    this.#most = most;
    this.#onChange = onChange;
  }

  get held(): number {
    return this.#held;
  }

  /** How many holders it remembers. */
  get holders(): number {
    return this.#shares.size;
  }

  /** Takes room. @param holder an account or an address @returns whether there was any; if not, nothing is taken */
  take(bytes: number, holder: string): boolean {
    const share = this.#shareOf(holder);
    if (share.bytes + bytes > this.#most - this.#held - bytes) return false;
    share.bytes += bytes;
    this.#held += bytes;
    if (!this.#isTight && this.#held > this.#most * TIGHT) this.#change(true);
    return true;
  }

  /** Gives room back that this holder has taken. */
  give(bytes: number, holder: string): void {
    this.#shareOf(holder).bytes -= bytes;
    this.#held -= bytes;
    if (this.#isTight && this.#held < this.#most * AMPLE) this.#change(false);
  }

  #shareOf(holder: string): Share {
    const known = this.#shares.get(holder);
    if (known) return known;
    if (this.#shares.size >= this.#sweepAt) this.#sweep();
    const share = { bytes: 0 };
    this.#shares.set(holder, share);
    return share;
  }

  /** Forgets who holds nothing, when twice as many are known as were left the last time. */
  #sweep(): void {
    for (const [holder, { bytes }] of this.#shares) if (bytes === 0) this.#shares.delete(holder);
    this.#sweepAt = Math.max(MIN_SWEEP, 2 * this.#shares.size);
  }

  #change(isTight: boolean): void {
    this.#isTight = isTight;
    this.#onChange(isTight);
  }
}
