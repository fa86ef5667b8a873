import { ApiError } from './errors.ts';

const RETRY_MS = 1_000;

/** The refusal when there is no room. @param now milliseconds since the epoch */
export const handsFull = (now: number): ApiError =>
  new ApiError('service_unavailable', 'The service has its hands full; try again in a moment.', { retryAt: now + RETRY_MS });

/** How many bytes a text takes at least, held or sent: what goes beyond Latin-1 has two for each character. */
export function bytesOf(text: string): number {
  const sent = Buffer.byteLength(text);
  return sent === text.length ? sent : Math.max(sent, 2 * text.length);
}

/** From which share of the room on it is tight, and below which it is not any more. */
const TIGHT = 1 / 8;
const AMPLE = 1 / 16;

/**
 * How many bytes of requests and answers may be held at once, by everybody together. Nobody may hold more than what is then left for all others: one holder has at most a half of the room, two
 * at most a third each, so that however many hold what they can, there is as much left for whoever comes next.
 */
export class ByteBudget {
  readonly #most: number;
  readonly #onChange: (isTight: boolean) => void;
  readonly #shares = new Map<string, number>();
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

  /** How many there are that hold something. */
  get holders(): number {
    return this.#shares.size;
  }

  /** Takes room. @param holder an account or an address @returns whether there was any; if not, nothing is taken */
  take(bytes: number, holder: string): boolean {
    const share = (this.#shares.get(holder) ?? 0) + bytes;
    const held = this.#held + bytes;
    if (share > this.#most - held) return false;
    this.#shares.set(holder, share);
    this.#held = held;
    if (!this.#isTight && held > this.#most * TIGHT) this.#change(true);
    return true;
  }

  /** Gives room back that this holder has taken. */
  give(bytes: number, holder: string): void {
    const share = (this.#shares.get(holder) ?? 0) - bytes;
    if (share > 0) this.#shares.set(holder, share);
    else this.#shares.delete(holder);
    this.#held -= bytes;
    if (this.#isTight && this.#held < this.#most * AMPLE) this.#change(false);
  }

  #change(isTight: boolean): void {
    this.#isTight = isTight;
    this.#onChange(isTight);
  }
}
