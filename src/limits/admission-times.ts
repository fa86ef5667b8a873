/** Rings up to this size are plain arrays, which take a third of the memory of a typed one. */
const MAX_PLAIN = 16;
const MIN_SIZE = 8;

/** The admission times of one subject, oldest first: a ring that grows by doubling and shrinks when three quarters are empty. Its size is a power of two. */
export class AdmissionTimes {
  #ring: number[] | Float64Array;
  #start = 0;
  #count: number;

  /** @param times the first ones, oldest first: as many as a ring has room for */
  constructor(times: number[]) {
    this.#ring = times;
    this.#count = times.length;
  }

  get count(): number {
    return this.#count;
  }

  /** The latest time ever pushed, even when it has been dropped. */
  get newest(): number {
    return this.at(this.#count - 1);
  }

  /** The time at an index, 0 for the oldest. */
  at(index: number): number {
    return this.#ring[(this.#start + index) & (this.#ring.length - 1)] ?? 0;
  }

  push(time: number): void {
    if (this.#count === this.#ring.length) this.#resize(this.#ring.length * 2);
    this.#ring[(this.#start + this.#count) & (this.#ring.length - 1)] = time;
    this.#count++;
  }

  /** Drops the times at or before `limit`. */
  dropUntil(limit: number): void {
    while (this.#count > 0 && this.at(0) <= limit) {
      this.#start = (this.#start + 1) & (this.#ring.length - 1);
      this.#count--;
    }
    if (this.#ring.length > MIN_SIZE && this.#count * 4 <= this.#ring.length) this.#resize(this.#ring.length / 2);
  }

  #resize(capacity: number): void {
    const resized = capacity <= MAX_PLAIN ? new Array<number>(capacity).fill(0) : new Float64Array(capacity);
    for (let i = 0; i < this.#count; i++) resized[i] = this.at(i);
    // When nothing is left, the slot before the first still holds the newest time.
    if (this.#count === 0) resized[capacity - 1] = this.newest;
    this.#ring = resized;
    this.#start = 0;
  }
}
