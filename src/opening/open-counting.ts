import { type Gate, localGate } from '../keys/gate.ts';
import type { Keys } from '../keys/keys.ts';
import { Journal } from '../limits/journal.ts';
import type { SlidingWindow } from '../limits/sliding-window.ts';
import { timedWindow } from '../limits/timed-window.ts';
import type { Config } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import type { Storage } from './open-storage.ts';
import { waitFor } from './wait-for.ts';

/** How far the clock of this node may be from Redis's before it is set right, in milliseconds. */
const MAX_CLOCK_ERROR_MS = 250;

/** How requests are counted, and how it is known that a key has changed. */
export interface Counting {
  window: SlidingWindow;
  /** The database, whose changes all who keep keys in memory see at once. */
  database: Database;
  /** The time: of all nodes together, where there are several. */
  clock: () => number;
  gateOf(keys: Keys, window: SlidingWindow): Gate;
  /** Throws when nothing can be counted. */
  check(): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  storage: Storage;
  /** Told of admissions that could not be written. */
  onError: (error: unknown) => void;
  warn: (message: string) => void;
  /** The time, in tests. */
  clock: (() => number) | undefined;
  /** Told how long it took to admit or refuse, in milliseconds. */
  observe: ((ms: number) => void) | undefined;
}

/** Counts in Redis with other nodes where the settings say so, and otherwise in the memory of this process. */
export function openCounting(config: Config, options: Options): Promise<Counting> {
  return config.redis ? countTogether(config.redis, config.startWaitMs, options) : countAlone(options);
}

async function countAlone({ storage, onError, clock = Date.now, observe }: Options): Promise<Counting> {
  const journal = new Journal(storage.admissions, onError, clock);
  await journal.load();
  return {
    window: observe ? timedWindow(journal.window, observe) : journal.window,
    database: storage.database,
    clock,
    gateOf: localGate,
    check: async () => undefined,
    close: () => journal.close(),
  };
}

async function countTogether(options: NonNullable<Config['redis']>, waitMs: number, { storage, warn, clock, observe }: Options): Promise<Counting> {
  const [{ openRedis }, { RedisSlidingWindow }, { createMarks }, { clusterGate }] = await Promise.all([
    import('../limits/redis.ts'),
    import('../limits/redis-window.ts'),
    import('../keys/marks.ts'),
    import('../keys/cluster-gate.ts'),
  ]);
  const redis = await waitFor('REDIS_URL', () => openRedis({ ...options, warn }), waitMs);
  let offset = 0;
  const onTime = (now: number): void => {
    const error = now - (Date.now() + offset);
    if (Math.abs(error) > MAX_CLOCK_ERROR_MS) offset += error;
  };
  const window = new RedisSlidingWindow({ redis, clock, onTime, observe });
  const marks = createMarks(redis);
  // Asks for the time, so that it is right from the first request on.
  await waitFor('REDIS_URL', () => window.peek('clock', 1, 1), waitMs).catch((error: unknown) => {
    redis.close();
    throw error;
  });
  const database = { ...storage.database, change: marks.change };
  return {
    window,
    database,
    clock: clock ?? (() => Date.now() + offset),
    gateOf: () => clusterGate({ database, redis, marks, window }),
    check: async () => void (await redis.send(['SET', 'toolrack:readiness', '1', 'PX', '60000'])),
    close: async () => redis.close(),
  };
}
