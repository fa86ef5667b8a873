import { hash, randomBytes } from 'node:crypto';
import type { Database } from '../storage/database.ts';
import { AccountError } from './errors.ts';

const TOKEN_BYTES = 32;
const TOKEN_LASTS_MS = 60 * 60_000;

/** What a token proves to be somebody's: the account whose password is lost, or a new e-mail address. */
type Purpose = 'password' | 'email';
type Executor = Pick<Database['query'], 'selectFrom' | 'deleteFrom'>;

/** A token to be sent by mail: to whom, and until when it is good (milliseconds since the epoch). */
export interface MailedToken {
  token: string;
  email: string;
  expiresAt: number;
}

interface FoundToken {
  hash: string;
  accountId: string;
  email: string | null;
}

/** The tokens that are sent by mail. Each is good once, for an hour; only its hash is kept. */
export class AccountTokens {
  readonly #query: Database['query'];
  readonly #clock: () => number;

  constructor(query: Database['query'], clock: () => number) {
    this.#query = query;
    this.#clock = clock;
  }

  /** Makes a token in place of an earlier one for the same purpose. @param email the new address it is for, as it is stored */
  async make(purpose: Purpose, accountId: string, email: string | null): Promise<{ token: string; expiresAt: number }> {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const expiresAt = this.#clock() + TOKEN_LASTS_MS;
    await this.#query.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('account_tokens').where('accountId', '=', accountId).where('purpose', '=', purpose).execute();
      await transaction
        .insertInto('account_tokens')
        .values({ hash: hash('sha256', token), purpose, accountId, email, expiresAt })
        .execute();
    });
    return { token, expiresAt };
  }

  /** Looks for a token and leaves it good. Throws `invalid_token`. */
  async find(executor: Executor, purpose: Purpose, token: string): Promise<FoundToken> {
    const found = await executor
      .selectFrom('account_tokens')
      .select(['hash', 'accountId', 'email'])
      .where('hash', '=', hash('sha256', token))
      .where('purpose', '=', purpose)
      .where('expiresAt', '>', this.#clock())
      .executeTakeFirst();
    if (!found) throw new AccountError('invalid_token', 'This link is unknown, has been used or is older than an hour; ask for a new one.');
    return found;
  }

  /** Takes a token within a transaction: whoever deletes it has it. Throws `invalid_token`. */
  async take(executor: Executor, purpose: Purpose, token: string): Promise<FoundToken> {
    const found = await this.find(executor, purpose, token);
    await executor.deleteFrom('account_tokens').where('hash', '=', found.hash).execute();
    return found;
  }
}
