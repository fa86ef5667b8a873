import type { Database } from '../storage/database.ts';
import { type BatchNumber, writeOnce } from '../storage/write-once.ts';
import type { Tally } from './tallies.ts';

/** Sums that are written together. */
export interface Batch extends BatchNumber {
  rows: Tally[];
}

/**
 * Adds sums to those that are there, once, however often the batch is written.
 * @param now in milliseconds since the epoch
 */
export async function writeBatch(query: Database['query'], { rows, ...batch }: Batch, now: number): Promise<void> {
  await writeOnce({ query, table: 'usage_batches', now }, batch, async (transaction) => {
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
