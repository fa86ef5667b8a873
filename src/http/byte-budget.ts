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
