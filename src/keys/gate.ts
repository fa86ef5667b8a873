import type { Admission, SlidingWindow } from '../limits/sliding-window.ts';
import type { Keys } from './keys.ts';
import type { VerifiedKey } from './verified-key.ts';

/** What a request is to be counted under, and how many are admitted within a window. */
export interface Allotment {
  subject: string;
  limit: number;
  windowMs: number;
}

/** A request that came with a good key, and whether it was admitted: not known where nothing was to be counted. */
export interface Entry {
  key: VerifiedKey;
  admission: Admission | undefined;
}

/** Checks keys and counts requests. Where everything is in this process, it answers at once, without a promise. */
export interface Gate {
  /** Whose active key this is, or undefined, as of now. */
  verify(key: string): VerifiedKey | undefined | Promise<VerifiedKey | undefined>;
  /**
   * Checks a key and counts one request, so that none is counted for a key that has been revoked or is on another plan by then. Undefined: the key is not good.
   * @param allotmentOf what to count; undefined for nothing
   */
  admit(key: string, allotmentOf: (key: VerifiedKey) => Allotment | undefined, now: number): Entry | undefined | Promise<Entry | undefined>;
}

/** The gate of one process, which counts in its own memory. */
export function localGate(keys: Pick<Keys, 'verify'>, window: SlidingWindow): Gate {
  function enter(key: VerifiedKey | undefined, allotmentOf: (key: VerifiedKey) => Allotment | undefined, now: number): Entry | undefined | Promise<Entry> {
    if (!key) return undefined;
    const allotment = allotmentOf(key);
    if (!allotment) return { key, admission: undefined };
    const admission = window.take(allotment.subject, allotment.limit, allotment.windowMs, now);
    return admission instanceof Promise ? admission.then((known) => ({ key, admission: known })) : { key, admission };
  }
  return {
    verify: (key) => keys.verify(key),
    admit(text, allotmentOf, now) {
      const key = keys.verify(text);
      return key instanceof Promise ? key.then((known) => enter(known, allotmentOf, now)) : enter(key, allotmentOf, now);
    },
  };
}
