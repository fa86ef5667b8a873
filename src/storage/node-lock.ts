import { sql } from 'kysely';
import type { Client } from 'pg';
import type { Database } from './database.ts';
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

  await refuseSharedSessions(url, timeoutMs);
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

/**
 * Throws `DatabaseRefused` where a pooler such as PgBouncer gives each transaction any connection: the lock would stay with a connection that outlives its node. Seen where two sessions
 * that are open at the same moment have one process of the server, or one session has two.
 */
async function refuseSharedSessions(url: string, timeoutMs: number): Promise<void> {
  const clients = [newClient(settings(url, timeoutMs)), newClient(settings(url, timeoutMs))] as const;
  const [first, second] = clients;
  const processOf = async (client: Client): Promise<number | undefined> => (await client.query<{ id: number }>('SELECT pg_backend_pid() AS id')).rows[0]?.id;
  try {
    for (const client of clients) {
      client.on('error', () => undefined);
      await client.connect();
    }
    const before = await processOf(first);
    if (before === (await processOf(second)) || before !== (await processOf(first))) throw new DatabaseRefused(POOLED);
  } catch (error) {
    throw faultOfConnecting(error);
  } finally {
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/** Throws `DatabaseRefused` when nodes that count together serve the database: what is changed past their Redis, they see too late. */
export async function refuseBesideNodes({ query }: Pick<Database, 'query'>): Promise<void> {
  const [classId, objectId] = NODE_LOCK;
  // A lock named by two numbers has 2 in objsubid (postgresql.org/docs/current/view-pg-locks.html).
  const { rows } = await sql`
    SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND mode = 'ShareLock' AND granted AND classid = ${classId} AND objid = ${objectId} AND objsubid = 2
      AND database = (SELECT oid FROM pg_database WHERE datname = current_database()) LIMIT 1`.execute(query);
  if (rows.length > 0) throw new DatabaseRefused(PAST_REDIS);
}

const POOLED =
  'DATABASE_URL: leads to a pooler in transaction mode, whose connections outlive the locks of a server. Let PgBouncer pool sessions (pool_mode = session), or name PostgreSQL itself.';
const PAST_REDIS =
  'REDIS_URL: must be set as it is for the nodes that serve this database; without it they would go on with what they know. Nothing was changed.';
const ALONE = 'The database is in use by a node that counts on its own. Stop that node first, or give it the same REDIS_URL.';
const TOGETHER = 'The database is already in use by a server. Stop that server first, or give all nodes the same REDIS_URL so that they count together.';
