import { AdmissionTimes } from './admission-times.ts';
import type { Admission, Admissions, SlidingWindow, Wanted } from './sliding-window.ts';
import { Subjects } from './subjects.ts';

/** Called with each admission, so that it can be written down. */
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
    const times = lane.get(subject);
    if (!times) {
      if (limit <= 0) return { admitted: false, remaining: 0, resetAt: now + windowMs };
      lane.add(subject, new AdmissionTimes(now));
      this.#record?.(subject, windowMs, now);
      return { admitted: true, remaining: limit - 1, resetAt: now + windowMs };
    }
    const at = Math.max(now, times.newest);
    times.dropUntil(at - windowMs);
    if (times.count >= limit) return refusal(times, limit, windowMs, at);
    times.push(at);
    this.#record?.(subject, windowMs, at);
    return { admitted: true, remaining: limit - times.count, resetAt: times.at(0) + windowMs };
  }

  peek(subject: string, limit: number, windowMs: number, now: number): Admission {
    const times = this.#lanes.get(windowMs)?.get(subject);
    const at = Math.max(now, times?.newest ?? now);
    times?.dropUntil(at - windowMs);
    if (!times || times.count === 0) return { admitted: limit > 0, remaining: Math.max(limit, 0), resetAt: at + windowMs };
    if (times.count >= limit) return refusal(times, limit, windowMs, at);
    return { admitted: true, remaining: limit - times.count, resetAt: times.at(0) + windowMs };
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

  /** Takes back an admission that was written down before a restart. Call in order of time, before the first request. */
  restore(subject: string, windowMs: number, at: number): void {
    const lane = this.#lane(windowMs);
    const times = lane.get(subject);
    if (times) times.push(Math.max(at, times.newest));
    else lane.add(subject, new AdmissionTimes(at));
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

function refusal(times: AdmissionTimes, limit: number, windowMs: number, at: number): Admission {
  // A limit that was lowered leaves more than `limit` in the window: then more than the oldest must leave first.
  const mustLeave = times.count - limit;
  return { admitted: false, remaining: 0, resetAt: (limit > 0 ? times.at(mustLeave) : at) + windowMs };
}
