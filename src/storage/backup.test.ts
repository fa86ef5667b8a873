import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, describe, expect, it } from 'vitest';
import { backUp, restore } from './backup.ts';
import { type Database, openDatabase } from './database.ts';
import { takeServerLock } from './server-lock.ts';

const folders: string[] = [];
const databases: Database[] = [];
afterEach(async () => {
  for (const database of databases.splice(0)) await database.close();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-backup-'));
  folders.push(folder);
  return folder;
}

async function open(dataDir: string): Promise<Database> {
  const database = await openDatabase({ dataDir });
  databases.push(database);
  return database;
}

async function close(database: Database): Promise<void> {
  databases.splice(databases.indexOf(database), 1);
  await database.close();
}

async function addUser({ query }: Database, id: string): Promise<void> {
  const now = new Date(0).toISOString();
  await query
    .insertInto('user')
    .values({ id, name: id, email: `${id}@example.com`, emailVerified: 0, createdAt: now, updatedAt: now, plan: 'free', emailConfirmedAt: null })
    .execute();
}

const usersIn = (file: string): string[] => {
  const database = new DatabaseSync(file, { readOnly: true });
  const rows = database.prepare('SELECT id FROM user ORDER BY id').all();
  database.close();
  return rows.map(({ id }) => String(id));
};

describe('a backup', () => {
  it('is one whole file with all that was committed, while others read and write', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    await addUser(database, 'before');
    const file = join(target, 'copy.db');
    expect(await backUp(dataDir, file)).toBe(statSync(file).size);
    await addUser(database, 'after');
    expect(readdirSync(target)).toEqual(['copy.db']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(usersIn(file)).toEqual(['before']);
    await backUp(dataDir, file);
    expect(usersIn(file)).toEqual(['after', 'before']);
  });

  it('is the state of one moment, however much is written meanwhile', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    let made = 0;
    let done = false;
    // Each transaction makes two accounts: a copy with an odd number would be of two moments.
    const writing = (async () => {
      while (!done) {
        await database.query.transaction().execute(async (transaction) => {
          for (const half of ['a', 'b']) await addUser({ ...database, query: transaction }, `${half}${made}`);
        });
        made++;
        await new Promise(setImmediate);
      }
    })();
    for (let i = 0; i < 5; i++) {
      const before = made;
      await backUp(dataDir, join(target, `${i}.db`));
      const users = usersIn(join(target, `${i}.db`));
      expect(users.length % 2).toBe(0);
      expect(users.length).toBeGreaterThanOrEqual(before * 2);
    }
    done = true;
    await writing;
    expect(made).toBeGreaterThan(5);
  });

  it('does not take the place of the database, and leaves nothing where there is none', async () => {
    const dataDir = newFolder();
    await addUser(await open(dataDir), 'a');
    await expect(backUp(dataDir, join(dataDir, 'toolrack.db'))).rejects.toThrow('is the database itself');
    const empty = newFolder();
    await expect(backUp(empty, join(empty, 'copy.db'))).rejects.toThrow(join(empty, 'toolrack.db'));
    expect(readdirSync(empty)).toEqual([]);
  });
});

describe('restoring', () => {
  it('puts the backup in the place of the database', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    await addUser(database, 'kept');
    await backUp(dataDir, join(target, 'copy.db'));
    await addUser(database, 'lost');
    await close(database);
    await restore(dataDir, join(target, 'copy.db'));
    const restored = await open(dataDir);
    expect(await restored.query.selectFrom('user').select('id').execute()).toEqual([{ id: 'kept' }]);
    await addUser(restored, 'new');
    expect(usersIn(join(target, 'copy.db'))).toEqual(['kept']);
  });

  it('makes a folder anew, and one whose database is damaged or gone', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    await addUser(database, 'kept');
    const file = join(target, 'copy.db');
    await backUp(dataDir, file);
    await restore(join(target, 'elsewhere'), file);
    expect(usersIn(join(target, 'elsewhere', 'toolrack.db'))).toEqual(['kept']);
    await close(database);
    for (const text of ['no database at all, but a text that is long enough '.repeat(50), '']) {
      writeFileSync(join(dataDir, 'toolrack.db'), text);
      writeFileSync(join(dataDir, 'toolrack.db-wal'), 'left behind');
      await restore(dataDir, file);
      expect(usersIn(join(dataDir, 'toolrack.db'))).toEqual(['kept']);
    }
  });

  it('is refused while a server holds the folder or a command uses the database, and changes nothing then', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    await addUser(database, 'a');
    const file = join(target, 'copy.db');
    await backUp(dataDir, file);
    await addUser(database, 'b');
    await expect(restore(dataDir, file)).rejects.toThrow('Another process holds its lock');
    const lock = takeServerLock(dataDir);
    await expect(restore(dataDir, file)).rejects.toThrow(`is already in use by a server (process ${process.pid})`);
    lock.release();
    expect(usersIn(join(dataDir, 'toolrack.db'))).toEqual(['a', 'b']);
    expect(readdirSync(dataDir).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });

  it('is refused for what is not a whole backup of this version or an older one', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    for (let i = 0; i < 500; i++) await addUser(database, `user${i}`);
    const file = join(target, 'copy.db');
    await backUp(dataDir, file);
    await close(database);
    const change = (name: string, statement: string) => {
      const path = join(target, name);
      writeFileSync(path, readFileSync(file));
      const changed = new DatabaseSync(path);
      changed.exec(statement);
      changed.close();
      return path;
    };
    const damaged = readFileSync(file);
    damaged.fill(0xff, damaged.length - 4096 * 3, damaged.length - 4096);
    writeFileSync(join(target, 'damaged.db'), damaged);
    writeFileSync(join(target, 'text.db'), 'a text '.repeat(1000));
    const foreign = new DatabaseSync(join(target, 'foreign.db'));
    foreign.exec('CREATE TABLE t (a); PRAGMA user_version = 1');
    foreign.close();
    const cases: [string, RegExp][] = [
      [join(target, 'damaged.db'), /damaged|malformed/],
      [join(target, 'text.db'), /file is not a database/],
      [join(target, 'foreign.db'), /not a Toolrack database/],
      [change('newer.db', 'PRAGMA user_version = 99'), /newer version/],
      [change('empty.db', 'PRAGMA user_version = 0'), /not a Toolrack database/],
      [change('without-keys.db', 'DROP TABLE api_keys'), /not a Toolrack database/],
      [join(target, 'missing.db'), /There is no file/],
    ];
    for (const [path, problem] of cases) {
      const error = await restore(dataDir, path).then(String, String);
      expect(error).toMatch(problem);
      expect(error).toContain(path);
    }
    expect(usersIn(join(dataDir, 'toolrack.db'))).toHaveLength(500);
    await restore(dataDir, change('oldest.db', "PRAGMA user_version = 1; DELETE FROM user WHERE id <> 'user7'"));
    expect(usersIn(join(dataDir, 'toolrack.db'))).toEqual(['user7']);
  });

  it('of a damaged database is refused, and the last one stays', async () => {
    const [dataDir, target] = [newFolder(), newFolder()];
    const database = await open(dataDir);
    for (let i = 0; i < 500; i++) await addUser(database, `user${i}`);
    const file = join(target, 'copy.db');
    await backUp(dataDir, file);
    await close(database);
    const source = join(dataDir, 'toolrack.db');
    const damaged = readFileSync(source);
    damaged.fill(0xff, damaged.length - 4096 * 3, damaged.length - 4096);
    writeFileSync(source, damaged);
    await expect(backUp(dataDir, file)).rejects.toThrow(/damaged|malformed/);
    expect(readdirSync(target)).toEqual(['copy.db']);
    expect(usersIn(file)).toHaveLength(500);
  });
});
