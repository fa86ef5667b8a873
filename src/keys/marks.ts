import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS } from '../basics/times.ts';
import { type Redis, scriptOf } from '../limits/redis.ts';
import { markKey } from '../limits/redis-window.ts';
import { isDatabaseFault } from '../storage/errors.ts';

const CHANGING = 'changing:';

/** KEYS: a mark. ARGV: a new one, and how long it is kept. Gives the mark that holds. */
const FIND = scriptOf(`
local mark = redis.call('GET', KEYS[1])
if mark then return mark end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return ARGV[1]
`);

/** KEYS: a mark. ARGV: the one that a change has put there. Takes it away, unless another change is under way. */
const SETTLE = scriptOf(`
local mark = redis.call('GET', KEYS[1])
if mark and mark ~= ARGV[1] and string.sub(mark, 1, ${CHANGING.length}) == '${CHANGING}' then return 0 end
redis.call('DEL', KEYS[1])
return 1
`);

/**
 * Marks in Redis that tell nodes whether what they keep in memory of an account's keys still holds. A mark is never used twice: after one is gone, for whatever
 * reason, there is another one. While a change is under way the mark says so, and nobody keeps anything.
 */
export interface Marks {
  /** The mark of an account, or undefined while a change is under way. What is read from the database afterwards is right for as long as the mark is the same. */
  find(accountId: string): Promise<string | undefined>;
  /**
   * Makes a change to an account or its keys. It is not begun when Redis is away. When it cannot be told whether it was made, the mark goes on saying that it is
   * under way, for an hour.
   */
  change<Result>(accountId: string, work: () => Promise<Result>): Promise<Result>;
}

/** The marks of all accounts. */
export function createMarks(redis: Pick<Redis, 'run' | 'send'>): Marks {
  async function settle(accountId: string, token: string): Promise<void> {
    // When this fails, the mark goes on saying that a change is under way, which is safe.
    await redis.run(SETTLE, [markKey(accountId)], [token]).catch(() => undefined);
  }
  return {
    async find(accountId) {
      const mark = String(await redis.run(FIND, [markKey(accountId)], [randomUUID(), String(DAY_MS)]));
      return mark.startsWith(CHANGING) ? undefined : mark;
    },

    async change(accountId, work) {
      const token = CHANGING + randomUUID();
      await redis.send(['SET', markKey(accountId), token, 'PX', String(HOUR_MS)]);
      try {
        const result = await work();
        await settle(accountId, token);
        return result;
      } catch (error) {
        if (!isDatabaseFault(error)) await settle(accountId, token);
        throw error;
      }
    },
  };
}
