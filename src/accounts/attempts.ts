import type { SlidingWindow } from '../limits/sliding-window.ts';
import { AccountError } from './errors.ts';

/** How many failures are let through under a name within a window. */
export interface Lane {
  subject: string;
  limit: number;
  windowMs: number;
}

export interface Attempts {
  /** Whether an attempt in this lane would be let through now. */
  isOpen(lane: Lane): Promise<boolean>;
  /**
   * Makes an attempt, unless a lane has had too many failures. Only failures count; attempts under way count as failures until they end,
   * so that many at once get no further than one after another. Throws `rate_limit_exceeded`, and whatever the attempt throws.
   * @param attempt gives undefined when it has failed
   */
  make<Result>(lanes: readonly Lane[], attempt: () => Promise<Result | undefined>): Promise<Result | undefined>;
  /** Counts an event whatever comes of it. Throws `rate_limit_exceeded`. */
  count(lane: Lane): Promise<void>;
}

const SOON_MS = 1_000;

/** Counts failed attempts in sliding windows. */
export function createAttempts(throttle: Pick<SlidingWindow, 'take' | 'peek'>, clock: () => number): Attempts {
  const underWay = new Map<string, number>();

  function add(lanes: readonly Lane[], difference: 1 | -1): void {
    for (const { subject } of lanes) {
      const count = (underWay.get(subject) ?? 0) + difference;
      if (count > 0) underWay.set(subject, count);
      else underWay.delete(subject);
    }
  }

  /** @param others attempts that are under way in this lane */
  async function look({ subject, limit, windowMs }: Lane, now: number, others: number): Promise<{ open: boolean; retryAt: number }> {
    const { remaining, resetAt } = await throttle.peek(subject, limit, windowMs, now);
    return { open: remaining > others, retryAt: remaining > 0 ? now + SOON_MS : resetAt };
  }

  const othersIn = ({ subject }: Lane): number => underWay.get(subject) ?? 0;

  return {
    isOpen: async (lane) => (await look(lane, clock(), othersIn(lane))).open,

    async make(lanes, attempt) {
      const now = clock();
      // Known before anything is waited for, so that of many at once each has another number before it.
      const before = lanes.map(othersIn);
      add(lanes, 1);
      try {
        const looks = await Promise.all(lanes.map((lane, i) => look(lane, now, before[i] ?? 0)));
        const closed = looks.filter(({ open }) => !open);
        if (closed.length > 0) throw tooMany(Math.max(...closed.map(({ retryAt }) => retryAt)));
        const result = await attempt();
        if (result === undefined) await Promise.all(lanes.map(({ subject, limit, windowMs }) => throttle.take(subject, limit, windowMs, clock())));
        return result;
      } finally {
        add(lanes, -1);
      }
    },

    async count({ subject, limit, windowMs }) {
      const { admitted, resetAt } = await throttle.take(subject, limit, windowMs, clock());
      if (!admitted) throw tooMany(resetAt);
    },
  };
}

const tooMany = (retryAt: number): AccountError =>
  new AccountError('rate_limit_exceeded', `Too many attempts. Try again after ${new Date(retryAt).toISOString()}.`, retryAt);
