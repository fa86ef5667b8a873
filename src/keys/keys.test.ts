import { spawn, spawnSync } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { MAX_KEYS } from '../settings/config.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { parseKeyName } from './key-name.ts';
import { createKeys } from './keys.ts';
import { isWellFormed } from './verified-key.ts';

/** A request comes in a later turn of the event loop than what was answered before. */
const nextTurn = () => new Promise(setImmediate);

const folders: string[] = [];
const open: Database[] = [];
afterEach(async () => {
  for (const database of open.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

async function start(dataDir = mkdtempSync(join(tmpdir(), 'toolrack-keys-'))) {
  folders.push(dataDir);
  const database = await openDatabase({ dataDir });
  open.push(database);
  const accountId = randomUUID();
  const now = new Date(0).toISOString();
  await database.query
    .insertInto('user')
    .values({
      id: accountId,
      name: 'x',
      email: `${accountId}@example.com`,
      emailVerified: 0,
      createdAt: now,
      updatedAt: now,
      plan: 'pro',
      emailConfirmedAt: null,
    })
    .execute();
  const clock = { now: 1_000 };
  return { dataDir, database, accountId, clock, keys: createKeys({ database, clock: () => clock.now }) };
}

describe('keys', () => {
  it('keeps the hash of a key and nothing of the key itself', async () => {
    const { keys, accountId, dataDir, database } = await start();
    const { key, record } = await keys.issue(accountId, 'mine');
    expect(record.hash).toBe(createHash('sha256').update(key).digest('hex'));
    database.sqlite.exec('PRAGMA wal_checkpoint(TRUNCATE)');
    expect(readFileSync(join(dataDir, 'toolrack.db')).includes(key.slice(13))).toBe(false);
  });

  it('sees a revocation and a change of plan by another connection with the next request', async () => {
    const { keys, accountId, dataDir } = await start();
    const { key, record } = await keys.issue(accountId, 'mine');
    expect(keys.verify(key)).toMatchObject({ hash: record.hash, prefix: key.slice(0, 12), accountId, plan: 'pro' });
    const other = await openDatabase({ dataDir });
    open.push(other);
    await other.query.updateTable('user').set({ plan: 'business' }).where('id', '=', accountId).execute();
    await nextTurn();
    expect((await keys.verify(key))?.plan).toBe('business');
    await createKeys({ database: other }).revokeByHash(record.hash);
    await nextTurn();
    expect(keys.verify(key)).toBeUndefined();
  });

  it('gives five keys, however many processes ask at once', async () => {
    const { accountId, dataDir, keys } = await start();
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('../storage/database.ts', import.meta.url).href)};
      import { createKeys } from ${JSON.stringify(new URL('./keys.ts', import.meta.url).href)};
      const keys = createKeys({ database: await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }) });
      await Promise.all(Array.from({ length: 10 }, () => keys.issue(${JSON.stringify(accountId)}, 'x').catch(() => {})));`;
    const children = [0, 1].map(
      () => new Promise((resolve) => spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'inherit' }).once('exit', resolve)),
    );
    await Promise.all([...children, ...Array.from({ length: 10 }, () => keys.issue(accountId, 'x').catch(() => {}))]);
    expect(await keys.list(accountId)).toHaveLength(5);
  });

  it('has as many slots for keys as the database', async () => {
    const { accountId, database, keys } = await start();
    for (let i = 0; i < MAX_KEYS; i++) await keys.issue(accountId, 'x');
    await expect(keys.issue(accountId, 'x')).rejects.toThrow(`${MAX_KEYS} active keys`);
    const one = { accountId, slot: MAX_KEYS + 1, hash: 'f'.repeat(64), name: 'x', prefix: 'tool_', createdAt: 0 };
    await expect(database.query.insertInto('api_keys').values(one).execute()).rejects.toThrow(/CHECK/);
  });

  it('lists keys of one moment newest first', async () => {
    const { keys, accountId } = await start();
    const first = (await keys.issue(accountId, 'a')).record.hash;
    const second = (await keys.issue(accountId, 'b')).record.hash;
    expect((await keys.list(accountId)).map(({ hash }) => hash)).toEqual([second, first]);
  });

  it('writes the last use later, and shows it at once', async () => {
    const { keys, accountId, database } = await start();
    const { record } = await keys.issue(accountId, 'a');
    keys.touch(record.hash, 5_000);
    expect((await keys.list(accountId))[0]?.lastUsedAt).toBe('1970-01-01T00:00:05.000Z');
    await keys.flush();
    expect((await createKeys({ database }).list(accountId))[0]?.lastUsedAt).toBe('1970-01-01T00:00:05.000Z');
  });

  it('has nothing to write where nothing was used, and writes each use once', async () => {
    const { keys, accountId, database } = await start();
    await keys.flush();
    const { record } = await keys.issue(accountId, 'a');
    keys.touch(record.hash, 5_000);
    await keys.flush();
    await database.query.updateTable('api_keys').set({ lastUsedAt: 4_000 }).where('hash', '=', record.hash).execute();
    await keys.flush();
    expect((await keys.list(accountId))[0]?.lastUsedAt).toBe('1970-01-01T00:00:04.000Z');
  });

  it('writes a later use than the one there is, and no earlier one', async () => {
    const { keys, accountId, database } = await start();
    const { record } = await keys.issue(accountId, 'a');
    const there = createKeys({ database });
    for (const [by, at, last] of [
      [keys, 5_000, '05'],
      [there, 7_000, '07'],
      [keys, 6_000, '07'],
    ] as const) {
      by.touch(record.hash, at);
      await by.flush();
      expect((await keys.list(accountId))[0]?.lastUsedAt).toBe(`1970-01-01T00:00:${last}.000Z`);
    }
  });

  it('tries last uses that could not be written again, and risks nothing else by it', async () => {
    const { keys, accountId, database, dataDir } = await start();
    const { record } = await keys.issue(accountId, 'a');
    keys.touch(record.hash, 5_000);
    database.sqlite.exec("CREATE TEMP TRIGGER fault BEFORE UPDATE OF lastUsedAt ON api_keys BEGIN SELECT RAISE(ABORT, 'no space'); END");
    const flushing = expect(keys.flush()).rejects.toThrow('no space');
    keys.touch(record.hash, 6_000);
    await flushing;
    expect(database.sqlite.isTransaction).toBe(false);
    database.sqlite.exec('DROP TRIGGER fault');
    await keys.flush();
    const other = await openDatabase({ dataDir });
    open.push(other);
    expect((await createKeys({ database: other }).list(accountId))[0]?.lastUsedAt).toBe('1970-01-01T00:00:06.000Z');
  });

  it('knows the keys and revocations of a process that was killed', async () => {
    const { keys, accountId, dataDir } = await start();
    const old = await keys.issue(accountId, 'old');
    const script = `
      import { openDatabase } from ${JSON.stringify(new URL('../storage/database.ts', import.meta.url).href)};
      import { createKeys } from ${JSON.stringify(new URL('./keys.ts', import.meta.url).href)};
      const keys = createKeys({ database: await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }) });
      const { key } = await keys.issue(${JSON.stringify(accountId)}, 'x');
      await keys.revokeByHash(${JSON.stringify(old.record.hash)});
      (await import('node:fs')).writeSync(1, key);
      process.kill(process.pid, 'SIGKILL');`;
    const child = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
    expect(child.signal).toBe('SIGKILL');
    const reopened = await openDatabase({ dataDir });
    open.push(reopened);
    const after = createKeys({ database: reopened });
    expect([(await after.verify(child.stdout))?.accountId, await after.verify(old.key)]).toEqual([accountId, undefined]);
  });

  it.each(['Zoë 𝔘 👩‍👩‍👧 שלום', "x'); DROP TABLE api_keys;--", '__proto__'])('keeps the name %j as it is', async (name) => {
    const { keys, accountId } = await start();
    await keys.issue(accountId, parseKeyName(name));
    expect((await keys.list(accountId)).map((key) => key.name)).toEqual([name]);
  });

  it('answers a repeated revocation the same, and a slot is free again', async () => {
    const { keys, accountId, clock } = await start();
    const hashes: string[] = [];
    for (let i = 0; i < 5; i++) hashes.push((await keys.issue(accountId, 'x')).record.hash);
    const first = await keys.revoke(accountId, hashes[2]?.toUpperCase() ?? '');
    clock.now += 1_000;
    expect(await keys.revoke(accountId, hashes[2] ?? '')).toEqual(first);
    await keys.issue(accountId, 'x');
    await expect(keys.issue(accountId, 'x')).rejects.toMatchObject({ code: 'key_limit_reached' });
    await expect(keys.revoke('other', hashes[0] ?? '')).rejects.toMatchObject({ code: 'key_not_found' });
    await expect(keys.revoke(accountId, "' OR 1=1 --")).rejects.toMatchObject({ code: 'invalid_hash' });
    await expect(keys.issue('nobody', 'x')).rejects.toMatchObject({ code: 'account_not_found' });
  });

  it('makes fifty keys for an owner within 24 hours, and for the operator as many as there are', async () => {
    const { keys, accountId, clock } = await start();
    for (let i = 0; i < 50; i++) {
      clock.now += 1_000;
      await keys.revoke(accountId, (await keys.issueToOwner(accountId, 'x')).record.hash);
    }
    const first = clock.now - 49_000;
    await expect(keys.issueToOwner(accountId, 'x')).rejects.toMatchObject({ code: 'rate_limit_exceeded', retryAt: first + 86_400_000 });
    await keys.revoke(accountId, (await keys.issue(accountId, 'x')).record.hash);
    clock.now = first + 86_400_000 + 999;
    await expect(keys.issueToOwner(accountId, 'x')).rejects.toMatchObject({ code: 'rate_limit_exceeded' });
    clock.now += 1;
    await keys.issueToOwner(accountId, 'x');
  });

  it('forgets a year after it that a key was revoked, which stays so', async () => {
    const { keys, accountId, clock, database } = await start();
    const old = await keys.issue(accountId, 'old');
    const first = await keys.revoke(accountId, old.record.hash);
    const kept = await keys.issue(accountId, 'kept');
    clock.now += 366 * 86_400_000;
    await keys.issue(accountId, 'x');
    expect(await keys.revoke(accountId, old.record.hash)).toEqual(first);
    clock.now += 1;
    await keys.issue(accountId, 'x');
    await expect(keys.revoke(accountId, old.record.hash)).rejects.toMatchObject({ code: 'key_not_found' });
    expect([await keys.verify(old.key), (await keys.verify(kept.key))?.accountId]).toEqual([undefined, accountId]);
    expect(await database.query.selectFrom('api_keys').select('hash').execute()).toHaveLength(3);
  });

  it('changes nothing when a key is revoked again, so that nobody has to read keys anew', async () => {
    const { keys, accountId, database } = await start();
    const { hash } = (await keys.issue(accountId, 'x')).record;
    const first = await keys.revoke(accountId, hash);
    await nextTurn();
    const revision = database.revision();
    expect(await keys.revoke(accountId, hash)).toEqual(first);
    await nextTurn();
    expect(database.revision()).toBe(revision);
  });

  it.each([
    '',
    'tool_',
    `tool_${'0'.repeat(31)}`,
    `tool_${'0'.repeat(33)}`,
    `TOOL_${'0'.repeat(32)}`,
    `tool_${'g'.repeat(32)}`,
    `tool_${'0'.repeat(31)}\u0660`,
  ])('does not take %j for a key', async (text) => {
    expect((await start()).keys.verify(text)).toBeUndefined();
  });
});

describe('the form of a key', () => {
  const of = (character: string): string => `tool_${character}${'0'.repeat(31)}`;

  it('is tool_ and 32 lower-case hex digits', () => {
    for (const digit of '0123456789abcdef') expect(isWellFormed(of(digit))).toBe(true);
    for (const other of '/:`gAF ') expect(isWellFormed(of(other))).toBe(false);
    for (const other of [of('0').slice(1), `${of('0')}0`, of('0').slice(0, -1), `TOOL_${'0'.repeat(32)}`]) expect(isWellFormed(other)).toBe(false);
  });

  it('shows in its record by its first twelve characters', async () => {
    const { keys, accountId } = await start();
    const { key, record } = await keys.issue(accountId, 'x');
    expect(isWellFormed(key)).toBe(true);
    expect(record.prefix).toBe(`${key.slice(0, 12)}...`);
  });
});

describe('what is kept in memory', () => {
  it('is ten thousand keys at most, however many callers there are', async () => {
    const { database } = await start();
    let read = 0;
    const activeKey = (hash: string) => {
      read += 1;
      return { hash, accountId: 'a', plan: 'pro' as const };
    };
    const counting = { ...database, revision: () => 1, activeKey };
    const keys = createKeys({ database: counting });
    const key = (index: number): string => `tool_${index.toString(16).padStart(32, '0')}`;
    for (let index = 0; index < 10_000; index++) keys.verify(key(index));
    for (let index = 0; index < 10_000; index++) keys.verify(key(index));
    expect(read).toBe(10_000);
    for (let index = 10_000; index < 10_002; index++) keys.verify(key(index));
    keys.verify(key(0));
    expect(read).toBeGreaterThan(10_002);
  });
});

describe('the name of a key', () => {
  it('is trimmed, and has a default', () => {
    expect([undefined, ' a b ', 'a', '𝔘'.repeat(100)].map(parseKeyName)).toEqual(['API key', 'a b', 'a', '𝔘'.repeat(100)]);
  });

  it.each([null, 5, {}, [], '', ' \n ', 'x'.repeat(101), 'a\u0000b', '\ud800', 'gnp.\u202eyek', 'a\u2028b', 'a\u2029b', '\u2066a', 'a\u009bb'])(
    'is not %j',
    (value) => {
      expect(() => parseKeyName(value)).toThrow('name must be');
    },
  );
});
