import type { AdmissionTimes } from './admission-times.ts';

/** Every so many requests, twice as many subjects are looked at. */
const SWEEP_EVERY = 16;
const SWEPT_AT_ONCE = 2 * SWEEP_EVERY;

/**
 * The subjects of one window length and their admission times. Idle ones are found by a hand that goes round all of them, two for every request, so that
 * nothing needs to be kept in order: the number held stays below twice the number that still count, and a request costs the same however many there are.
 */
export class Subjects {
  readonly #windowMs: number;
  readonly #times = new Map<string, AdmissionTimes>();
  #hand = this.#times.entries();
  #requests = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  get size(): number {
    return this.#times.size;
  }

  get(subject: string): AdmissionTimes | undefined {
    return this.#times.get(subject);
  }

  add(subject: string, times: AdmissionTimes): void {
    this.#times.set(subject, times);
  }

  /** Lets go of idle subjects. Call once for each request. */
  sweep(now: number): void {
    if (++this.#requests % SWEEP_EVERY !== 0) return;
    const idleSince = now - this.#windowMs;
    for (let looked = 0; looked < SWEPT_AT_ONCE; looked++) {
      const { value, done } = this.#hand.next();
      if (done) {
        this.#hand = this.#times.entries();
        return;
      }
      if (value[1].newest <= idleSince) this.#times.delete(value[0]);
    }
  }
}
