import { type Accounts, createAccounts } from '../accounts/accounts.ts';
import { createKeys, type Keys } from '../keys/keys.ts';
import { MemorySlidingWindow } from '../limits/memory.ts';
import { openForCommand } from '../opening/open-storage.ts';
import { readConfig } from '../settings/config.ts';
import type { Database } from '../storage/database.ts';

/** The accounts, the keys and the rest of the server's database, for commands. */
export interface OfflineServices {
  accounts: Accounts;
  keys: Keys;
  database: Database;
}

/** Opens the database of the environment's settings, does the work, and closes it. @param readOnly whether the work changes nothing */
export async function withServices<Result>(work: (services: OfflineServices) => Promise<Result>, { readOnly }: { readOnly?: boolean } = {}): Promise<Result> {
  const config = readConfig(process.env);
  const database = await openForCommand(config, { readOnly });
  const keys = createKeys({ database });
  // Nobody signs in here, so nothing is throttled and no secret of the server's is needed.
  const accounts = createAccounts({ database, secure: false, secret: 'commands sign no sessions, so none is', throttle: new MemorySlidingWindow() });
  try {
    return await work({ accounts, keys, database });
  } finally {
    await database.close();
  }
}
