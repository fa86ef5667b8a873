import { randomUUID } from 'node:crypto';
import type { Plan } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';
import { newEmail, newName, shownEmail } from './email.ts';
import { AccountError } from './errors.ts';
import { checkNewPassword, hashPassword } from './passwords.ts';

/** What an account is made of. */
export interface NewAccount {
  email: string;
  password: string;
  name?: string | undefined;
  plan?: Plan | undefined;
}

/**
 * The rows of a new account, made ready outside the transaction: a hash takes its time. Throws `invalid_email`, `invalid_name`, `invalid_password`.
 * @param isConfirmed whether the address is known to be its owner's
 */
export async function rowsOf({ email, password, name, plan = 'free' }: NewAccount, { isConfirmed, clock }: { isConfirmed: boolean; clock: () => number }) {
  const stored = newEmail(email);
  const named = newName(name, stored);
  await checkNewPassword(password);
  const hashed = await hashPassword(password);
  const [id, now] = [randomUUID(), new Date(clock()).toISOString()];
  return {
    user: { id, name: named, email: stored, emailVerified: 0, createdAt: now, updatedAt: now, plan, emailConfirmedAt: isConfirmed ? now : null },
    account: { id: randomUUID(), accountId: id, providerId: 'credential', userId: id, password: hashed, createdAt: now, updatedAt: now },
  };
}

/** Inserts the rows of a new account within a transaction. Throws `email_taken`. */
export async function insertAccount(executor: Pick<Database['query'], 'insertInto'>, { user, account }: Awaited<ReturnType<typeof rowsOf>>): Promise<void> {
  const { numInsertedOrUpdatedRows } = await executor
    .insertInto('user')
    .values(user)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .executeTakeFirstOrThrow();
  if (numInsertedOrUpdatedRows === 0n) throw new AccountError('email_taken', `There is an account ${shownEmail(user.email)} already.`);
  await executor.insertInto('account').values(account).execute();
}
