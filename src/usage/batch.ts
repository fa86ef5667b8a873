import type { Database } from '../storage/database.ts';
import type { Tally } from './tallies.ts';

/** Sums that are written together. */
export interface Batch {
  /** The process that writes it. */
  writer: string;
  /** Higher than those of the batches that the process has written before. */
  number: number;
  rows: Tally[];
}

/**
 * Adds sums to those that are there, once: a batch that was written before, though its writer was never told, is not written again. Of each process the number of its last batch is kept.
 * @param now in milliseconds since the epoch
 */
export async function writeBatch(query: Database['query'], { writer, number, rows }: Batch, now: number): Promise<void> {
  await query.transaction().execute(async (transaction) => {
    // Waits where an earlier try is still under way, and then sees what became of it.
    const { numInsertedOrUpdatedRows: claimed } = await transaction
      .insertInto('usage_batches')
      .values({ writer, number, writtenAt: now })
      .onConflict((conflict) => conflict.column('writer').doUpdateSet({ number, writtenAt: now }).where('usage_batches.number', '<', number))
      .executeTakeFirstOrThrow();
    if (claimed === 0n) return;
    await transaction
      .insertInto('usage')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['accountId', 'keyHash', 'hour', 'tool', 'code']).doUpdateSet(({ eb, ref }) => ({
          count: eb('usage.count', '+', ref('excluded.count')),
          msTotal: eb('usage.msTotal', '+', ref('excluded.msTotal')),
          msMax: eb.case().when('excluded.msMax', '>', ref('usage.msMax')).then(ref('excluded.msMax')).else(ref('usage.msMax')).end(),
          bytesIn: eb('usage.bytesIn', '+', ref('excluded.bytesIn')),
          bytesOut: eb('usage.bytesOut', '+', ref('excluded.bytesOut')),
        })),
      )
      .execute();
  });
}
