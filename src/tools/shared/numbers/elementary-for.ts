import { acos, asin, atan, atan2, cbrt, cos, exp, hypot, log, log2, log10, pow, sin, tan } from './elementary.ts';

const OWN = { acos, asin, atan, atan2, cbrt, cos, exp, hypot, log, log2, log10, pow, sin, tan };

/**
 * Has a library, which asks `Math`, work with our elementary functions, so that its numbers are the same in every engine.
 * @param work is done at once, without waiting for anything: until it ends, all of this thread uses them
 */
export function elementaryFor<Result>(work: () => Result): Result {
  const { acos, asin, atan, atan2, cbrt, cos, exp, hypot, log, log2, log10, pow, sin, tan } = Math;
  Object.assign(Math, OWN);
  try {
    return work();
  } finally {
    Object.assign(Math, { acos, asin, atan, atan2, cbrt, cos, exp, hypot, log, log2, log10, pow, sin, tan });
  }
}
