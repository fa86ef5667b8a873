import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Writes a row and reads it back. Throws when the database does not do both. */
export async function checkReadiness(query: Kysely<Schema>): Promise<void> {
  const at = Date.now();
  await query
    .insertInto('readiness')
    .values({ id: 1, at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ at }))
    .execute();
  await query.selectFrom('readiness').select('at').where('id', '=', 1).executeTakeFirstOrThrow();
}
