import { AdmissionTimes } from './admission-times.ts';

/** How many times the record of a subject has room for. */
const MAX_IN_RECORD = 7;
/** Once no more than this many are left, they move back into the record: fewer than it has room for, so that a subject near the limit does not move back and forth. */
const MAX_BROUGHT_BACK = 2;
/** A record is a head and then a ring of times. */
const RECORD_LENGTH = 1 + MAX_IN_RECORD;
/** A head is the count and, from this bit on, the index of the oldest time in the ring. */
const COUNT_BITS = 3;
const COUNT_MASK = (1 << COUNT_BITS) - 1;
/** The head of a subject whose times are in a ring outside its record. */
const ELSEWHERE = -1;

/**
 * The admission times of some subjects, next to each other in one array: a subject needs no object of its own, and its record is 64 bytes long.
 * Only a subject with many times keeps them elsewhere.
 */
export class AdmissionBlock {
  readonly #records: Float64Array;
  readonly #subjects: string[] = [];
  readonly #rings: (AdmissionTimes | undefined)[] = [];

  /** @param capacity how many subjects there is room for, at the indices from 0 on */
  constructor(capacity: number) {
    this.#records = new Float64Array(capacity * RECORD_LENGTH);
  }

  subject(index: number): string {
    return this.#subjects[index] ?? '';
  }

  count(index: number): number {
    const head = this.#head(index);
    return head === ELSEWHERE ? this.#ring(index).count : head & COUNT_MASK;
  }

  /** The time of a subject at a place, 0 for the oldest. */
  at(index: number, place: number): number {
    const head = this.#head(index);
    return (head === ELSEWHERE ? this.#ring(index).at(place) : this.#records[fieldOf(index, head, place)]) ?? 0;
  }

  /** The latest time of a subject, even when it has been dropped. */
  newest(index: number): number {
    const head = this.#head(index);
    return head === ELSEWHERE ? this.#ring(index).newest : (this.#records[fieldOf(index, head, (head & COUNT_MASK) - 1)] ?? 0);
  }

  /** Begins a subject with its first time. */
  begin(index: number, subject: string, time: number): void {
    this.#subjects[index] = subject;
    this.#records[index * RECORD_LENGTH] = 1;
    this.#records[fieldOf(index, 1, 0)] = time;
  }

  /** Adds a time to a subject, not earlier than its newest. */
  push(index: number, time: number): void {
    const head = this.#head(index);
    const count = head & COUNT_MASK;
    if (head === ELSEWHERE) {
      this.#ring(index).push(time);
    } else if (count < MAX_IN_RECORD) {
      this.#records[fieldOf(index, head, count)] = time;
      this.#records[index * RECORD_LENGTH] = head + 1;
    } else {
      const times: number[] = [];
      for (let place = 0; place < count; place++) times.push(this.at(index, place));
      times.push(time);
      this.#rings[index] = new AdmissionTimes(times);
      this.#records[index * RECORD_LENGTH] = ELSEWHERE;
    }
  }

  /** Drops the times of a subject at or before `limit`. */
  dropUntil(index: number, limit: number): void {
    const head = this.#head(index);
    if (head === ELSEWHERE) {
      const ring = this.#ring(index);
      ring.dropUntil(limit);
      if (ring.count <= MAX_BROUGHT_BACK) this.#bringBack(index, ring);
      return;
    }
    let start = head >> COUNT_BITS;
    let count = head & COUNT_MASK;
    while (count > 0 && (this.#records[index * RECORD_LENGTH + 1 + start] ?? 0) <= limit) {
      start = start === MAX_IN_RECORD - 1 ? 0 : start + 1;
      count--;
    }
    this.#records[index * RECORD_LENGTH] = (start << COUNT_BITS) + count;
  }

  /** Replaces a subject of this block by a subject of another block. */
  replace(index: number, from: AdmissionBlock, fromIndex: number): void {
    const start = fromIndex * RECORD_LENGTH;
    this.#records.set(from.#records.subarray(start, start + RECORD_LENGTH), index * RECORD_LENGTH);
    this.#subjects[index] = from.subject(fromIndex);
    const ring = from.#rings[fromIndex];
    if (ring ?? this.#rings[index]) this.#rings[index] = ring;
  }

  /** Removes the subjects from an index on. */
  cut(index: number): void {
    this.#subjects.length = index;
    this.#rings.length = Math.min(this.#rings.length, index);
  }

  #head(index: number): number {
    return this.#records[index * RECORD_LENGTH] ?? 0;
  }

  #ring(index: number): AdmissionTimes {
    const ring = this.#rings[index];
    if (!ring) throw new RangeError(`the subject at ${index} has no ring`);
    return ring;
  }

  #bringBack(index: number, ring: AdmissionTimes): void {
    const { count } = ring;
    // When nothing is left, the place before the first still holds the newest time.
    this.#records[fieldOf(index, count, count - 1)] = ring.newest;
    for (let place = 0; place < count; place++) this.#records[fieldOf(index, count, place)] = ring.at(place);
    this.#records[index * RECORD_LENGTH] = count;
    this.#rings[index] = undefined;
  }
}

/** The index of a time in the records. @param place counted from the oldest, which has 0; -1 for the place before it */
function fieldOf(index: number, head: number, place: number): number {
  let field = (head >> COUNT_BITS) + place;
  if (field >= MAX_IN_RECORD) field -= MAX_IN_RECORD;
  else if (field < 0) field += MAX_IN_RECORD;
  return index * RECORD_LENGTH + 1 + field;
}
