/** The answer to one request for admission. Times are milliseconds since the epoch. */
export interface Admission {
  admitted: boolean;
  /** How many more would be admitted now. */
  remaining: number;
  /**
   * When the oldest admission leaves the window (of an empty window: now + window). Of a refusal: the moment from which a request is admitted again.
   */
  resetAt: number;
}

/** The answer to a request for several admissions at once: `resetAt` is that of a refusal where not all were given. */
export interface Admissions extends Omit<Admission, 'admitted'> {
  /** How many were given. */
  admitted: number;
}

/** How many admissions are asked for: as many as are left, up to `most`; none where fewer than `least` are. */
export interface Wanted {
  most: number;
  least: number;
}

/**
 * Counts admissions per subject over an exact sliding window: a request is admitted if and only if fewer than `limit` admitted requests lie in (now - window, now].
 * Time is given by the caller; a clock that goes back counts as standing still.
 */
export interface SlidingWindow {
  /** Asks for one admission, and counts it when it is given. A window of this process answers at once, without a promise. */
  take(subject: string, limit: number, windowMs: number, now: number): Admission | Promise<Admission>;
  /** Asks for several admissions in one step, and counts those that are given. */
  takeMany(subject: string, wanted: Wanted, limit: number, windowMs: number, now: number): Admissions | Promise<Admissions>;
  /** What `take` would find, without counting: `admitted` says whether a request would be let in. */
  peek(subject: string, limit: number, windowMs: number, now: number): Admission | Promise<Admission>;
}
