import { type AdmissionStore, databaseAdmissions, embeddedAdmissions } from '../limits/admission-store.ts';
import type { Config } from '../settings/config.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { DatabaseUnavailable } from '../storage/errors.ts';
import { takeServerLock } from '../storage/server-lock.ts';
import { waitFor } from './wait-for.ts';

/** How long a query waits for a lock of another process before it is answered with 503, and the last writes before the process ends without them. */
const LOCK_WAIT_MS = 2_000;

/** The database of a server, which it has the right to serve. */
export interface Storage {
  database: Database;
  admissions: AdmissionStore;
  /** Throws when nothing can be written, or when the right to serve is lost. */
  check(): Promise<void>;
  /** Work to be done now and then. */
  maintain(): void;
  close(): Promise<void>;
}

type OnQuery = ((ms: number) => void) | undefined;

/** Opens the database of the settings for a server. Where it is in PostgreSQL, it is waited for. Throws when another server holds it. */
export async function openStorage(config: Config, onQuery?: OnQuery): Promise<Storage> {
  return config.database
    ? openShared(config.database, { waitMs: config.startWaitMs, shared: config.redis !== undefined, onQuery })
    : openEmbedded(config.dataDir, onQuery);
}

/**
 * Opens the database of the settings for a command, beside a server that may be running.
 * @param readOnly whether the command changes nothing; others are refused without Redis beside nodes that count in it
 */
export async function openForCommand(
  { database, redis, dataDir }: Pick<Config, 'database' | 'redis' | 'dataDir'>,
  { readOnly = false }: { readOnly?: boolean | undefined } = {},
): Promise<Database> {
  if (!database) return openDatabase({ dataDir });
  const [{ openPostgres }, { refuseBesideNodes }] = await Promise.all([import('../storage/postgres.ts'), import('../storage/node-lock.ts')]);
  const opened = await openPostgres(database);
  try {
    if (!redis) {
      if (!readOnly) await refuseBesideNodes(opened);
      return opened;
    }
    const [{ openRedis }, { createMarks }] = await Promise.all([import('../limits/redis.ts'), import('../keys/marks.ts')]);
    const connection = await openRedis({ ...redis, warn: () => undefined });
    return {
      ...opened,
      change: createMarks(connection).change,
      async close() {
        connection.close();
        await opened.close();
      },
    };
  } catch (error) {
    await opened.close();
    throw error;
  }
}

async function openEmbedded(dataDir: string, onQuery: OnQuery): Promise<Storage> {
  const lock = takeServerLock(dataDir);
  const database = await openDatabase({ dataDir, waitMs: LOCK_WAIT_MS, onQuery });
  return {
    database,
    admissions: embeddedAdmissions(database.sqlite),
    check: () => database.check(),
    maintain: () => database.checkpoint(),
    async close() {
      await database.close();
      lock.release();
    },
  };
}

async function openShared(
  options: NonNullable<Config['database']>,
  { waitMs, shared, onQuery }: { waitMs: number; shared: boolean; onQuery: OnQuery },
): Promise<Storage> {
  const [{ openPostgres }, { takeNodeLock }] = await Promise.all([import('../storage/postgres.ts'), import('../storage/node-lock.ts')]);
  const lock = await waitFor('DATABASE_URL', () => takeNodeLock({ ...options, shared }), waitMs);
  const database = await waitFor('DATABASE_URL', () => openPostgres({ ...options, onQuery }), waitMs).catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  return {
    database,
    admissions: databaseAdmissions(database.query),
    async check() {
      if (!lock.isHeld()) throw new DatabaseUnavailable('the right to serve it is lost');
      await database.check();
    },
    maintain: () => undefined,
    async close() {
      await database.close();
      await lock.release();
    },
  };
}
