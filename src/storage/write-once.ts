import type { Transaction } from 'kysely';
import type { Database } from './database.ts';
import type { Schema } from './schema.ts';

/** Tells a batch from all others. */
export interface BatchNumber {
  /** The process that writes it. */
  writer: string;
  /** Higher than those of the batches that the process has written before. */
  number: number;
}

/**
 * Writes a batch in one transaction, once: a batch that was written before, though its writer was never told, is not written again. Of each process the number of its last batch is kept.
 * @param table where these numbers are
 * @param now in milliseconds since the epoch
 */
export async function writeOnce(
  { query, table, now }: { query: Database['query']; table: 'usage_batches' | 'admission_batches'; now: number },
  { writer, number }: BatchNumber,
  write: (transaction: Transaction<Schema>) => Promise<void>,
): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    // Waits where an earlier try is still under way, and then sees what became of it.
    const { numInsertedOrUpdatedRows: claimed } = await transaction
      .insertInto(table)
      .values({ writer, number, writtenAt: now })
      .onConflict((conflict) => conflict.column('writer').doUpdateSet({ number, writtenAt: now }).where(`${table}.number`, '<', number))
      .executeTakeFirstOrThrow();
    if (claimed !== 0n) await write(transaction);
  });
}
