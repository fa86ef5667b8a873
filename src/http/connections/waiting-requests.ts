import type { RequestListener } from 'node:http';

type Exchange = Parameters<RequestListener>;

/** Requests that wait for somebody to handle them. */
export class WaitingRequests {
  readonly #most: number;
  readonly #waiting = new Map<Exchange, NodeJS.Timeout>();

  /** @param most how many may wait at the same time */
  constructor(most: number) {
    this.#most = most;
  }

  /** Keeps a request. @param refuse called instead of its handler, at once when too many wait, and when it has waited for `withinMs` milliseconds */
  keep(exchange: Exchange, withinMs: number, refuse: RequestListener): void {
    if (this.#waiting.size >= this.#most) return void refuse(...exchange);
    const timer = setTimeout(() => {
      this.#waiting.delete(exchange);
      refuse(...exchange);
    }, withinMs);
    this.#waiting.set(exchange, timer);
  }

  /** Has all that wait handled, but those whose caller has left. */
  release(handle: RequestListener): void {
    for (const [exchange, timer] of this.#waiting) {
      clearTimeout(timer);
      if (!exchange[0].socket.destroyed) handle(...exchange);
    }
    this.#waiting.clear();
  }
}
