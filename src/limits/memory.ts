import type { Admission, Admissions, SlidingWindow, Wanted } from './sliding-window.ts';
import { Subjects } from './subjects.ts';

/** Called with each admission, so that it can be recorded. */
export type Recorder = (subject: string, windowMs: number, at: number) => void;

/** The sliding window of one process: O(1) amortised per request, however many subjects there are; memory in proportion to the admissions of two windows. */
export class MemorySlidingWindow implements SlidingWindow {
  readonly #lanes = new Map<number, Subjects>();
  readonly #record: Recorder | undefined;

  constructor(record?: Recorder) {
    this.#record = record;
  }

  take(subject: string, limit: number, windowMs: number, now: number): Admission {
    const lane = this.#lane(windowMs);
    lane.sweep(now);
    const slot = lane.find(subject);
    if (slot === undefined) {
      if (limit <= 0) return { admitted: false, remaining: 0, resetAt: now + windowMs };
      lane.add(subject, now);
      this.#record?.(subject, windowMs, now);
      return { admitted: true, remaining: limit - 1, resetAt: now + windowMs };
    }
    const at = Math.max(now, lane.newest(slot));
    lane.dropUntil(slot, at - windowMs);
    const count = lane.count(slot);
    if (count >= limit) return refusal(lane, slot, limit, windowMs, at);
    lane.push(slot, at);
    this.#record?.(subject, windowMs, at);
    return { admitted: true, remaining: limit - count - 1, resetAt: lane.at(slot, 0) + windowMs };
  }

  peek(subject: string, limit: number, windowMs: number, now: number): Admission {
    const lane = this.#lanes.get(windowMs);
    const slot = lane?.find(subject);
    if (!lane || slot === undefined) return untouched(limit, windowMs, now);
    const at = Math.max(now, lane.newest(slot));
    lane.dropUntil(slot, at - windowMs);
    const count = lane.count(slot);
    if (count === 0) return untouched(limit, windowMs, at);
    if (count >= limit) return refusal(lane, slot, limit, windowMs, at);
    return { admitted: true, remaining: limit - count, resetAt: lane.at(slot, 0) + windowMs };
  }

  takeMany(subject: string, { most, least }: Wanted, limit: number, windowMs: number, now: number): Admissions {
    let last = this.peek(subject, limit, windowMs, now);
    let admitted = 0;
    if (last.remaining < least) return { ...last, admitted };
    for (; admitted < most; admitted++) {
      last = this.take(subject, limit, windowMs, now);
      if (!last.admitted) break;
    }
    return { ...last, admitted };
  }

  /** Counts an admission that was recorded before a restart. Call in order of time, before the first request. */
  restore(subject: string, windowMs: number, at: number): void {
    const lane = this.#lane(windowMs);
    const slot = lane.find(subject);
    if (slot === undefined) lane.add(subject, at);
    else lane.push(slot, Math.max(at, lane.newest(slot)));
  }

  /** How many subjects are held in memory. */
  get subjects(): number {
    let count = 0;
    for (const lane of this.#lanes.values()) count += lane.size;
    return count;
  }

  #lane(windowMs: number): Subjects {
    let lane = this.#lanes.get(windowMs);
    if (!lane) {
      lane = new Subjects(windowMs);
      this.#lanes.set(windowMs, lane);
    }
    return lane;
  }
}

/** The answer for a subject without admissions. */
const untouched = (limit: number, windowMs: number, at: number): Admission => ({ admitted: limit > 0, remaining: Math.max(limit, 0), resetAt: at + windowMs });

function refusal(lane: Subjects, slot: number, limit: number, windowMs: number, at: number): Admission {
  // After a limit was lowered, more than `limit` can be in the window: then more than the oldest must leave first.
  const mustLeave = lane.count(slot) - limit;
  return { admitted: false, remaining: 0, resetAt: (limit > 0 ? lane.at(slot, mustLeave) : at) + windowMs };
}
