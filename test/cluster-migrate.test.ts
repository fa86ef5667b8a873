import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { createAccounts } from '../src/accounts/accounts.ts';
import { createKeys } from '../src/keys/keys.ts';
import { embeddedAdmissions } from '../src/limits/admission-store.ts';
import { MemorySlidingWindow } from '../src/limits/memory.ts';
import { createRecipes } from '../src/recipes/recipes.ts';
import { copyDatabase } from '../src/storage/copy-database.ts';
import { type Database, type EmbeddedDatabase, openDatabase } from '../src/storage/database.ts';
import { openPostgres } from '../src/storage/postgres.ts';
import { POSTGRES_MIGRATIONS } from '../src/storage/postgres-schema.ts';
import { createUsage } from '../src/usage/usage.ts';
import { PASSWORD } from './support/service.ts';
import { createDatabase } from './support/shared-settings.ts';

const servers = inject('servers');
const CALLER = { address: '203.0.113.7' };
const open: Database[] = [];
let folder = '';
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  rmSync(folder, { recursive: true, force: true });
});

const accountsOf = (database: Database) => createAccounts({ database, secure: false, secret: 's'.repeat(32), throttle: new MemorySlidingWindow() });

/** An embedded database with something in each table. */
async function source(): Promise<{ database: EmbeddedDatabase; key: string; revoked: string; accountId: string }> {
  folder = mkdtempSync(join(tmpdir(), 'toolrack-migrate-'));
  const database = await openDatabase({ dataDir: folder });
  open.push(database);
  const accounts = accountsOf(database);
  const { accountId } = await accounts.signUp(
    { email: 'zoë@example.com'.normalize('NFC').replace('ë', 'e'), password: PASSWORD, name: 'Zoë 𝔘 שלום', plan: 'pro' },
    CALLER,
  );
  await accounts.requestPasswordReset('zoe@example.com');
  const keys = createKeys({ database });
  const [kept, gone] = [await keys.issue(accountId, 'kept'), await keys.issue(accountId, 'gone')];
  await keys.revokeByHash(gone.record.hash);
  const batches = [{ subject: `account:${accountId}:convert`, windowMs: 1_000, times: [1.5, 2, 3e12] }];
  await embeddedAdmissions(database.sqlite).write({ number: 1, batches, now: 0, prune: false });
  await createRecipes({ database }).save(accountId, 'Größe', '{"steps":[]}');
  const usage = createUsage({ database, days: 90, onError: () => undefined });
  for (let i = 0; i < 1_200; i++) {
    usage.record({ accountId, keyHash: kept.record.hash, tool: `tool-${i}`, code: 'ok', at: Date.now(), ms: 1 / 3 + i, bytesIn: i, bytesOut: 2 ** 40 });
  }
  await usage.close();
  return { database, key: kept.key, revoked: gone.key, accountId };
}

async function target(): Promise<Database> {
  const database = await openPostgres({ url: await createDatabase(servers?.postgres ?? ''), connections: 2, timeoutMs: 10_000 });
  open.push(database);
  return database;
}

describe.skipIf(!servers)('moving to PostgreSQL', () => {
  it('takes everything along, and goes on from there', async () => {
    const { database, key, revoked, accountId } = await source();
    const to = await target();
    const counts = await copyDatabase(database, to);
    expect(counts).toEqual({ user: 1, account: 1, session: 1, sign_in_addresses: 1, account_tokens: 1, api_keys: 2, recipes: 1, admissions: 1, usage: 1_200 });
    const keys = createKeys({ database: to });
    expect(await keys.verify(key)).toMatchObject({ accountId, plan: 'pro' });
    expect(await keys.verify(revoked)).toBeUndefined();
    const next = await sql<{ id: number }>`SELECT nextval(pg_get_serial_sequence('api_keys', 'id')) AS id`.execute(to.query);
    expect(next.rows).toEqual([{ id: 3 }]);
    expect(await keys.issue(accountId, 'new')).toMatchObject({ record: { name: 'new' } });
    expect((await createRecipes({ database: to }).read(accountId, 'Größe')).json).toBe('{"steps":[]}');
    expect(await accountsOf(to).signIn({ email: 'zoe@example.com', password: PASSWORD }, CALLER)).toMatchObject({ name: 'Zoë 𝔘 שלום' });
    const { sum } = await to.query
      .selectFrom('usage')
      .select(({ fn }) => fn.sum('bytesOut').as('sum'))
      .executeTakeFirstOrThrow();
    expect(Number(sum)).toBe(1_200 * 2 ** 40);
  });

  it('changes nothing in a target that is not empty', async () => {
    const { database } = await source();
    const to = await target();
    await accountsOf(to).create({ email: 'here@example.com', password: PASSWORD });
    await expect(copyDatabase(database, to)).rejects.toThrow('not empty: its table user');
    expect(await accountsOf(to).count()).toBe(1);
  });

  it('changes nothing when a row is not the same afterwards', async () => {
    const { database } = await source();
    const to = await target();
    await sql`CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN NEW."bytesIn" := NEW."bytesIn" + 1; RETURN NEW; END $$`.execute(to.query);
    await sql`CREATE TRIGGER spoil BEFORE INSERT ON "usage" FOR EACH ROW EXECUTE FUNCTION spoil()`.execute(to.query);
    await expect(copyDatabase(database, to)).rejects.toThrow('usage are not the same');
    expect(await accountsOf(to).count()).toBe(0);
  });
});

describe.skipIf(!servers)('a database in PostgreSQL', () => {
  const options = async () => ({ url: await createDatabase(servers?.postgres ?? ''), connections: 2, timeoutMs: 10_000 });

  it('is brought up once, by several that open it at the same time', async () => {
    const settings = await options();
    open.push(...(await Promise.all(Array.from({ length: 4 }, () => openPostgres(settings)))));
    const { rows } = await sql<{ version: number }>`SELECT "version" FROM "schema_version"`.execute(open[0]?.query ?? (await target()).query);
    expect(rows).toEqual([{ version: POSTGRES_MIGRATIONS.length }]);
  });

  it('is refused when it is of a newer version', async () => {
    const settings = await options();
    const database = await openPostgres(settings);
    open.push(database);
    await sql`UPDATE "schema_version" SET "version" = 99`.execute(database.query);
    await expect(openPostgres(settings)).rejects.toMatchObject({ name: 'DatabaseRefused', message: expect.stringContaining('newer version') });
  });

  it('has the columns of the embedded one', async () => {
    const { database: embedded } = await source();
    const here = await (await target()).query.introspection.getTables();
    const there = await embedded.query.introspection.getTables();
    // Left over from an earlier way of keeping accounts, and read by nobody.
    const unused = ['image', 'accessToken', 'refreshToken', 'idToken', 'accessTokenExpiresAt', 'refreshTokenExpiresAt', 'scope'];
    const shape = (tables: typeof here) =>
      tables
        .filter(({ name }) => !['revision', 'admission_batches', 'schema_version', 'sqlite_sequence'].includes(name))
        .map(({ name, columns }) => [
          name,
          columns
            .map((column) => column.name)
            .filter((column) => !unused.includes(column))
            .sort(),
        ])
        .sort();
    expect(shape(here)).toEqual(shape(there));
  });
});
