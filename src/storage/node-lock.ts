import type { Client } from 'pg';
import { DatabaseRefused } from './errors.ts';
import { faultOfConnecting, newClient, settings } from './postgres.ts';

/** Names the lock of those who serve a database ("tool", "node" as numbers). */
const NODE_LOCK = [0x746f6f6c, 0x6e6f6465];
const TRY_AGAIN_MS = 500;

/** The right to serve a database in PostgreSQL: of one node alone, or of nodes together. */
export interface NodeLock {
  /** Whether it is held now. A node that has lost it takes it back by itself, as soon as it can. */
  isHeld(): boolean;
  release(): Promise<void>;
}

/**
 * Takes the right to serve a database. The lock belongs to a connection of its own, so that the server releases it when the process ends, however it ends.
 * Throws `DatabaseRefused` when others hold it that do not share it, and `DatabaseUnavailable` when the database does not answer.
 * @param shared whether other nodes that share it may serve the database, too
 */
export async function takeNodeLock({ url, timeoutMs, shared }: { url: string; timeoutMs: number; shared: boolean }): Promise<NodeLock> {
  let held: Client | undefined;
  let timer: NodeJS.Timeout | undefined;
  let released = false;

  async function take(): Promise<void> {
    const client = newClient(settings(url, timeoutMs));
    const lose = (): void => {
      if (held !== client) return;
      held = undefined;
      takeLater();
    };
    client.on('error', lose);
    client.on('end', lose);
    try {
      await client.connect();
      const { rows } = await client.query<{ taken: boolean }>(
        `SELECT ${shared ? 'pg_try_advisory_lock_shared' : 'pg_try_advisory_lock'}($1, $2) AS taken`,
        NODE_LOCK,
      );
      if (!rows[0]?.taken) throw new DatabaseRefused(shared ? ALONE : TOGETHER);
      held = client;
    } catch (error) {
      await client.end().catch(() => undefined);
      throw faultOfConnecting(error);
    }
  }

  function takeLater(): void {
    if (released) return;
    timer = setTimeout(() => void take().catch(takeLater), TRY_AGAIN_MS).unref();
  }

  await take();
  return {
    isHeld: () => held !== undefined,
    async release() {
      released = true;
      clearTimeout(timer);
      const client = held;
      held = undefined;
      await client?.end().catch(() => undefined);
    },
  };
}

const ALONE = 'The database is served by a node that counts by itself. Stop that node first, or give it the same REDIS_URL.';
const TOGETHER = 'The database is served already. Stop that server first, or give all nodes the same REDIS_URL, so that they count together.';
