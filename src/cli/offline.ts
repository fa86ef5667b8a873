import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { readConfig } from '../config.ts';
import { createKeys, type Keys } from '../keys/keys.ts';
import { openDatabase } from '../storage/database.ts';

/** The accounts and keys of the server's database, for commands. */
export interface OfflineServices {
  accounts: Accounts;
  keys: Keys;
}

/** Opens the database of the environment's `DATA_DIR`, does the work, and closes it. */
export async function withServices<Result>(work: (services: OfflineServices) => Promise<Result>): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openDatabase({ dataDir: config.dataDir });
  const keys = createKeys({ database });
  // Sessions are not signed here, so no throttle and no secret of the server's are needed.
  const throttle = {
    take: (_subject: string, limit: number, windowMs: number, now: number) => ({ admitted: true, remaining: limit, resetAt: now + windowMs }),
  };
  const accounts = createAccounts({ database, publicUrl: config.publicUrl, secret: 'commands sign no sessions, so none is', trustedOrigins: [], throttle });
  try {
    return await work({ accounts, keys });
  } finally {
    await database.close();
  }
}
