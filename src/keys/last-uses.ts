import { sql } from 'kysely';
import type { Database } from '../storage/database.ts';

const USES_PER_WRITE = 500;

/** When each key was last used, as far as it is not written yet. */
export class LastUses {
  readonly #query: Database['query'];
  #pending = new Map<string, number>();

  constructor(query: Database['query']) {
    this.#query = query;
  }

  /** Notes that a key was used. @param at milliseconds since the epoch */
  note(hash: string, at: number): void {
    this.#pending.set(hash, at);
  }

  /** The last use that has been noted and not written. */
  of(hash: string): number | undefined {
    return this.#pending.get(hash);
  }

  /** Writes all. Throws when they cannot be written: the next call tries them again. */
  async flush(): Promise<void> {
    const uses = [...this.#pending];
    this.#pending = new Map();
    for (let start = 0; start < uses.length; start += USES_PER_WRITE) {
      try {
        await write(this.#query, uses.slice(start, start + USES_PER_WRITE));
      } catch (error) {
        this.#pending = new Map([...uses.slice(start), ...this.#pending]);
        throw error;
      }
    }
  }
}

/** Writes last uses, unless a later one is noted already. */
async function write(query: Database['query'], uses: [hash: string, at: number][]): Promise<void> {
  const rows = sql.join(uses.map(([hash, at]) => sql`(${hash}, CAST(${at} AS BIGINT))`));
  await sql`
    UPDATE "api_keys" SET "lastUsedAt" = "used"."column2" FROM (VALUES ${rows}) AS "used"
    WHERE "api_keys"."hash" = "used"."column1" AND ("api_keys"."lastUsedAt" IS NULL OR "api_keys"."lastUsedAt" < "used"."column2")
  `.execute(query);
}
