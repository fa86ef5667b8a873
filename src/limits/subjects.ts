import { AdmissionBlock } from './admission-block.ts';

/** After this many requests, twice as many subjects are looked at. */
const SWEEP_EVERY = 16;
const SWEPT_AT_ONCE = 2 * SWEEP_EVERY;
const BLOCK_BITS = 12;
const BLOCK_SIZE = 1 << BLOCK_BITS;

/**
 * The subjects of one window length and their admission times, in slots without gaps. Idle ones are found by a hand that goes round all of them, two for every
 * request, so that nothing needs to be kept in order: the number held stays below twice the number that still count, and the work for a request is the same however many there are.
 */
export class Subjects {
  readonly #windowMs: number;
  readonly #blocks: AdmissionBlock[] = [];
  readonly #slots = new Map<string, number>();
  #hand = 0;
  #requests = 0;

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  get size(): number {
    return this.#slots.size;
  }

  /** The slot of a subject; it holds until the next sweep. */
  find(subject: string): number | undefined {
    return this.#slots.get(subject);
  }

  /** Adds a subject that is not there yet, with its first time. */
  add(subject: string, time: number): void {
    const slot = this.size;
    if (indexOf(slot) === 0) this.#blocks.push(new AdmissionBlock(BLOCK_SIZE));
    this.#block(slot).begin(indexOf(slot), subject, time);
    this.#slots.set(subject, slot);
  }

  count(slot: number): number {
    return this.#block(slot).count(indexOf(slot));
  }

  /** The time at a place, 0 for the oldest. */
  at(slot: number, place: number): number {
    return this.#block(slot).at(indexOf(slot), place);
  }

  /** The latest time ever pushed, even when it has been dropped. */
  newest(slot: number): number {
    return this.#block(slot).newest(indexOf(slot));
  }

  push(slot: number, time: number): void {
    this.#block(slot).push(indexOf(slot), time);
  }

  /** Drops the times at or before `limit`. */
  dropUntil(slot: number, limit: number): void {
    this.#block(slot).dropUntil(indexOf(slot), limit);
  }

  /** Removes idle subjects. Call once for each request. */
  sweep(now: number): void {
    if (++this.#requests % SWEEP_EVERY !== 0) return;
    const idleSince = now - this.#windowMs;
    for (let looked = 0; looked < SWEPT_AT_ONCE; looked++) {
      if (this.#hand >= this.size) {
        this.#hand = 0;
        return;
      }
      if (this.newest(this.#hand) <= idleSince) this.#remove(this.#hand);
      else this.#hand++;
    }
  }

  /** Removes the subject at a slot: the last one takes its place. */
  #remove(slot: number): void {
    const last = this.size - 1;
    this.#slots.delete(this.#block(slot).subject(indexOf(slot)));
    if (slot !== last) {
      this.#slots.set(this.#block(last).subject(indexOf(last)), slot);
      this.#block(slot).replace(indexOf(slot), this.#block(last), indexOf(last));
    }
    this.#block(last).cut(indexOf(last));
    if (indexOf(last) === 0) this.#blocks.pop();
  }

  #block(slot: number): AdmissionBlock {
    const block = this.#blocks[slot >> BLOCK_BITS];
    if (!block) throw new RangeError(`there is no subject at slot ${slot}`);
    return block;
  }
}

const indexOf = (slot: number): number => slot & (BLOCK_SIZE - 1);
