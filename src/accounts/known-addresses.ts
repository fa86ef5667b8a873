import { createHmac } from 'node:crypto';
import type { Database } from '../storage/database.ts';

const MAX_KNOWN_ADDRESSES = 20;

type Executor = Pick<Database['query'], 'selectFrom' | 'insertInto' | 'deleteFrom'>;

/** The addresses each account has been signed in from, the latest 20. Only a keyed hash of each is kept. */
export class KnownAddresses {
  readonly #query: Database['query'];
  readonly #secret: string;
  readonly #clock: () => number;

  constructor({ query, secret, clock }: { query: Database['query']; secret: string; clock: () => number }) {
    this.#query = query;
    this.#secret = secret;
    this.#clock = clock;
  }

  /** Whether an account has been signed in from an address. */
  async has(accountId: string, address: string): Promise<boolean> {
    const found = await this.#query
      .selectFrom('sign_in_addresses')
      .select('lastAt')
      .where('accountId', '=', accountId)
      .where('address', '=', this.#hash(accountId, address))
      .executeTakeFirst();
    return found !== undefined;
  }

  /** Remembers an address within a transaction. */
  async remember(executor: Executor, accountId: string, address: string): Promise<void> {
    const row = { accountId, address: this.#hash(accountId, address), lastAt: this.#clock() };
    await executor
      .insertInto('sign_in_addresses')
      .values(row)
      .onConflict((conflict) => conflict.columns(['accountId', 'address']).doUpdateSet({ lastAt: row.lastAt }))
      .execute();
    const old = await executor
      .selectFrom('sign_in_addresses')
      .select('address')
      .where('accountId', '=', accountId)
      .orderBy('lastAt', 'desc')
      .limit(1_000)
      .offset(MAX_KNOWN_ADDRESSES)
      .execute();
    for (const { address: forgotten } of old)
      await executor.deleteFrom('sign_in_addresses').where('accountId', '=', accountId).where('address', '=', forgotten).execute();
  }

  #hash(accountId: string, address: string): string {
    return createHmac('sha256', this.#secret).update(`${accountId} ${address}`).digest('hex');
  }
}
