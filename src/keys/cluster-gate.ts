import type { Redis } from '../limits/redis.ts';
import type { RedisSlidingWindow } from '../limits/redis-window.ts';
import type { Database } from '../storage/database.ts';
import type { Allotment, Entry, Gate } from './gate.ts';
import type { Marks } from './marks.ts';
import { hashOf, isWellFormed, type VerifiedKey, verifiedKey } from './verified-key.ts';

const MAX_CACHED = 10_000;
/** How often one request asks for a key under the mark of its account, when that changes again and again. */
const MAX_MARKED = 2;

interface Options {
  database: Pick<Database, 'activeKey'>;
  redis: Pick<Redis, 'generation'>;
  marks: Pick<Marks, 'find'>;
  window: Pick<RedisSlidingWindow, 'takeMarked'>;
}

type AllotmentOf = (key: VerifiedKey) => Allotment | undefined;

/** A key and the mark under which it was read; without a mark it is good only for the request that read it. */
interface Known {
  key: VerifiedKey;
  mark: string | undefined;
}

/**
 * The gate of a node among others: one round trip to Redis counts a request and tells whether the key has changed since this node read it.
 * Whenever the connection to Redis was lost, all keys are read anew: Redis may have forgotten marks.
 */
export function clusterGate({ database, redis, marks, window }: Options): Gate {
  const cache = new Map<string, Known>();
  let generation = redis.generation;

  function recall(text: string): Known | undefined {
    if (generation !== redis.generation || cache.size > MAX_CACHED) {
      cache.clear();
      generation = redis.generation;
    }
    return cache.get(text);
  }

  async function read(text: string): Promise<Known | undefined> {
    const began = redis.generation;
    const hash = hashOf(text);
    const found = await database.activeKey(hash);
    if (!found) return undefined;
    const mark = await marks.find(found.accountId);
    // Again, as the mark holds for what is read after it.
    const row = await database.activeKey(hash);
    if (!row) return undefined;
    const known = { key: verifiedKey(text, row), mark };
    if (mark !== undefined && began === redis.generation) cache.set(text, known);
    return known;
  }

  /** Counts a request of a key that is known; undefined when the key has changed, which is then forgotten. */
  function count(text: string, known: Known, allotmentOf: AllotmentOf): Promise<Entry | undefined> {
    const { key, mark = '' } = known;
    const allotment = allotmentOf(key);
    return window.takeMarked(key.accountId, mark, allotment).then((admission) => {
      if (admission !== 'changed') return { key, admission: allotment && admission };
      if (cache.get(text) === known) cache.delete(text);
      return undefined;
    });
  }

  async function admitUnknown(text: string, allotmentOf: AllotmentOf): Promise<Entry | undefined> {
    if (!isWellFormed(text)) return undefined;
    for (let attempt = 0; attempt < MAX_MARKED; attempt++) {
      const known = recall(text) ?? (await read(text));
      if (!known) return undefined;
      const entry = await count(text, known, allotmentOf);
      if (entry) return entry;
    }
    // Something of its account changes faster than it is read; that need not be this key. What the database says of it since this request came is right for this request, and kept for no other.
    const latest = await read(text);
    return latest && count(text, { key: latest.key, mark: undefined }, allotmentOf);
  }

  /** The first attempt with a key that is known waits for nothing but Redis. */
  function admit(text: string, allotmentOf: AllotmentOf): Promise<Entry | undefined> {
    const known = recall(text);
    return known ? count(text, known, allotmentOf).then((entry) => entry ?? admitUnknown(text, allotmentOf)) : admitUnknown(text, allotmentOf);
  }

  return {
    verify: async (text) => (await admit(text, () => undefined))?.key,
    admit,
  };
}
