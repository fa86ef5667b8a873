import type { ActiveKey, Database } from '../storage/database.ts';
import { hashOf, isWellFormed, type VerifiedKey, verifiedKey } from './verified-key.ts';

const MAX_CACHED = 10_000;

/** Active keys as they are read from the database, kept until anything of keys or accounts changes there. */
export class KeyCache {
  readonly #database: Pick<Database, 'revision' | 'activeKey'>;
  /** By the key itself, so that its hash is worked out once; it is kept in memory alone. */
  readonly #keys = new Map<string, VerifiedKey>();
  #revision: number | undefined;

  constructor(database: Pick<Database, 'revision' | 'activeKey'>) {
    this.#database = database;
  }

  /** Whose active key this is, or undefined. What another process has changed counts at once. */
  verify(key: string): VerifiedKey | undefined | Promise<VerifiedKey | undefined> {
    const revision = this.#database.revision();
    return typeof revision === 'number' ? this.#find(key, revision) : revision.then((number) => this.#find(key, number));
  }

  #find(key: string, revision: number): VerifiedKey | undefined | Promise<VerifiedKey | undefined> {
    if (revision !== this.#revision || this.#keys.size > MAX_CACHED) {
      this.#keys.clear();
      this.#revision = revision;
    }
    const cached = this.#keys.get(key);
    if (cached) return cached;
    if (!isWellFormed(key)) return undefined;
    const found = this.#database.activeKey(hashOf(key));
    return found instanceof Promise ? found.then((row) => this.#keep(key, row, revision)) : this.#keep(key, found, revision);
  }

  #keep(key: string, row: ActiveKey | undefined, revision: number): VerifiedKey | undefined {
    if (!row) return undefined;
    const verified = verifiedKey(key, row);
    // What was read before the latest change is good only for this request.
    if (revision === this.#revision) this.#keys.set(key, verified);
    return verified;
  }
}
