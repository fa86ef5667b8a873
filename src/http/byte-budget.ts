import { ApiError } from './errors.ts';

const RETRY_MS = 1_000;

/** The refusal where there is no room. @param now milliseconds since the epoch */
export const handsFull = (now: number): ApiError =>
  new ApiError('service_unavailable', 'The service has its hands full; try again in a moment.', { retryAt: now + RETRY_MS });

/** How many bytes of requests and answers may be held at once, by everybody together. */
export class ByteBudget {
  readonly #most: number;
  #held = 0;

  /** @param most in bytes */
  constructor(most: number) {
    this.#most = most;
  }

  get held(): number {
    return this.#held;
  }

  /** Takes room. @returns whether there was any; if not, nothing is taken */
  take(bytes: number): boolean {
    if (this.#held + bytes > this.#most) return false;
    this.#held += bytes;
    return true;
  }

  /** Gives room back. */
  give(bytes: number): void {
    this.#held -= bytes;
  }
}
