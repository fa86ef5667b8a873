import crypto from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeys } from '../keys/keys.ts';
import { MemorySlidingWindow } from '../limits/memory.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { createAccounts } from './accounts.ts';

const PASSWORD = 'correct horse battery';
const OTHER = 'another horse battery';
const HOME = { address: '192.0.2.1' };
const DAY = 24 * 60 * 60_000;
// What a password costs is held by `passwords.test.ts`; the hundreds of passwords here would take a minute of it.
const { scrypt } = crypto;
beforeAll(() => {
  crypto.scrypt = ((password, salt, length, _cost, done) => scrypt(password, salt, length, { N: 2 }, done)) as typeof scrypt;
  syncBuiltinESMExports();
});
afterAll(() => {
  crypto.scrypt = scrypt;
  syncBuiltinESMExports();
});

const open: { database: Database; folder: string }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const { database, folder } of open.splice(0)) {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function start({ secure = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-accounts-'));
  const database = await openDatabase({ dataDir: folder });
  open.push({ database, folder });
  const clock = { now: Date.UTC(2026, 0, 1) };
  const counted: string[] = [];
  const throttle = new MemorySlidingWindow((subject) => void counted.push(subject));
  const accounts = createAccounts({ database, secure, secret: 'x'.repeat(64), throttle, clock: () => clock.now });
  const account = async (email = 'a@example.com', password = PASSWORD) => {
    await accounts.create({ email, password });
    return (await accounts.byEmail(email))?.id ?? '';
  };
  const signIn = (email: string, password: string, address = HOME.address) => accounts.signIn({ email, password }, { address });
  return { accounts, database, folder, clock, counted, account, signIn };
}

const cookieOf = ({ setCookie }: { setCookie: string[] }): string => setCookie[0]?.split(';')[0] ?? '';
const code = (wanted: string) => expect.objectContaining({ code: wanted });

describe('signing up and in', () => {
  it('signs up on the Free plan and gives a session', async () => {
    const { accounts } = await start();
    const up = await accounts.signUp({ email: 'New@Example.com', password: PASSWORD, name: 'New' }, HOME);
    expect(up.setCookie[0]).toMatch(/^toolrack\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax$/);
    const cookie = cookieOf(up);
    expect(await accounts.session({ cookie: `other=1; ${cookie}` })).toMatchObject({ id: up.id, email: 'new@example.com', name: 'New', plan: 'free' });
    await accounts.setPlan('NEW@example.com', 'pro');
    expect((await accounts.session({ cookie }))?.plan).toBe('pro');
    expect(await accounts.signOut({ cookie })).toMatch(/^toolrack\.session_token=; Max-Age=0;/);
    expect(await accounts.session({ cookie })).toBeUndefined();
  });

  it('marks the cookie Secure on https', async () => {
    const { accounts } = await start({ secure: true });
    const up = await accounts.signUp({ email: 'a@example.com', password: PASSWORD }, HOME);
    // RFC 6265bis section 4.1.3.2: Secure, Path=/ and no Domain, or browsers refuse the name.
    expect(up.setCookie[0]).toMatch(/^__Host-toolrack\.session_token=\S+; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    const cookie = cookieOf(up);
    expect(await accounts.session({ cookie })).toMatchObject({ id: up.id });
    // One that a neighbouring host or plain http has set is not ours.
    expect(await accounts.session({ cookie: cookie.replace('__Host-', '') })).toBeUndefined();
    expect(await accounts.signOut({ cookie })).toMatch(/^__Host-toolrack\.session_token=; Max-Age=0; Path=\/; HttpOnly; Secure/);
  });

  it.each([false, true])('reads past foreign cookies of the same name, secure: %s', async (secure) => {
    const { accounts } = await start({ secure });
    const up = await accounts.signUp({ email: 'a@example.com', password: PASSWORD }, HOME);
    const cookie = cookieOf(up);
    const [name = ''] = cookie.split('=');
    for (const foreign of [`${name}=`, `${name}=x`, `${name}=%`, name, `${name}=${'A'.repeat(32)}.${'B'.repeat(43)}=`])
      expect(await accounts.session({ cookie: `${foreign}; ${cookie}; ${foreign}` })).toMatchObject({ id: up.id });
  });

  it('marks no cookie Secure on http', async () => {
    const { accounts } = await start();
    expect((await accounts.signUp({ email: 'a@example.com', password: PASSWORD }, HOME)).setCookie[0]).not.toMatch(/Secure/);
  });

  it('leaves nothing of a sign-up that fails half-way', async () => {
    const { accounts, database } = await start();
    database.sqlite.exec("CREATE TRIGGER fails BEFORE INSERT ON session BEGIN SELECT RAISE(ABORT, 'no'); END");
    const credentials = { email: 'a@example.com', password: PASSWORD };
    await expect(accounts.signUp(credentials, HOME)).rejects.toThrow('no');
    expect(await accounts.count()).toBe(0);
    database.sqlite.exec('DROP TRIGGER fails');
    await accounts.signUp(credentials, HOME);
    expect((await accounts.signIn(credentials, HOME)).email).toBe('a@example.com');
  });

  it('throws a fault of the database to whoever asked, signing out included, and prints nothing', async () => {
    const { accounts, database } = await start();
    const cookie = cookieOf(await accounts.signUp({ email: 'a@example.com', password: PASSWORD }, HOME));
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log'), vi.spyOn(console, 'warn')];
    database.sqlite.exec('ALTER TABLE session RENAME TO elsewhere');
    await expect(accounts.signIn({ email: 'a@example.com', password: PASSWORD }, HOME)).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
    await expect(accounts.signOut({ cookie })).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  it('holds nothing up and puts nothing at risk while a sign-up is under way', async () => {
    const { accounts, database, folder, account } = await start();
    const owner = await account('owner@example.com');
    await accounts.setPlan('owner@example.com', 'pro');
    const keys = createKeys({ database });
    const { key } = await keys.issue(owner, 'old');
    const other = await openDatabase({ dataDir: folder });
    open.push({ database: other, folder });
    const elsewhere = createKeys({ database: other });
    let done = false;
    const signUp = accounts.signUp({ email: 'new@example.com', password: PASSWORD }, HOME).finally(() => {
      done = true;
    });
    const seen = new Set<string>();
    for (let turn = 0; !done; turn++) {
      await new Promise(setImmediate);
      if (database.sqlite.isTransaction) seen.add('an open transaction');
      const plan = turn % 2 ? 'pro' : 'business';
      await other.query.updateTable('user').set({ plan }).where('email', '=', 'owner@example.com').execute();
      // What another process writes counts at once; what this one answers is on disk at once.
      await new Promise(setImmediate);
      if ((await keys.verify(key))?.plan !== plan) seen.add('an outdated plan');
      const made = await keys.issue(owner, 'new');
      if (!(await elsewhere.verify(made.key))) seen.add('a key that is not on disk');
      await keys.revoke(owner, made.record.hash);
      await new Promise(setImmediate);
      if (await elsewhere.verify(made.key)) seen.add('a revocation that is not on disk');
    }
    expect([...seen]).toEqual([]);
    expect((await signUp).plan).toBe('free');
  });

  it.each(['Zoë 𝔘 👩‍👩‍👧 שלום', "Robert'); DROP TABLE user;--", '__proto__'])('keeps the name %j as it is', async (name) => {
    const { accounts } = await start();
    expect((await accounts.signUp({ email: "o'brien+--@example.com", password: PASSWORD, name }, HOME)).name).toBe(name);
    expect(await accounts.list()).toMatchObject([{ email: "o'brien+--@example.com", name, activeKeys: 0 }]);
  });

  it('answers an unknown address and a wrong password the same', async () => {
    const { account, signIn } = await start();
    await account('known@example.com');
    const problem = { code: 'invalid_credentials', message: 'The e-mail address or the password is wrong.' };
    await expect(signIn('known@example.com', 'wrong password')).rejects.toMatchObject(problem);
    await expect(signIn('nobody@example.com', 'wrong password')).rejects.toMatchObject(problem);
  });

  it('lets an account that the operator created sign in, one at localhost too', async () => {
    const { accounts, signIn } = await start();
    await accounts.create({ email: 'admin@localhost', password: PASSWORD, plan: 'business' });
    expect((await signIn('Admin@localhost', PASSWORD)).email).toBe('admin@localhost');
    expect(await accounts.list()).toMatchObject([{ email: 'admin@localhost', plan: 'business', activeKeys: 0 }]);
  });

  it('says what is wrong with a new account', async () => {
    const { accounts, account } = await start();
    await account('taken@example.com');
    const make = (email: string, password = PASSWORD, name = 'n') => accounts.create({ email, password, name });
    await expect(make('TAKEN@example.com')).rejects.toEqual(code('email_taken'));
    for (const email of ['no address', '', '@', `${'x'.repeat(250)}@example.com`]) await expect(make(email)).rejects.toEqual(code('invalid_email'));
    for (const password of ['short', 'x'.repeat(129), 'ab\ud800cdefgh'])
      await expect(make('b@example.com', password)).rejects.toEqual(code('invalid_password'));
    for (const name of ['x'.repeat(101), 'a\u0000b']) await expect(make('b@example.com', PASSWORD, name)).rejects.toEqual(code('invalid_name'));
    await expect(accounts.setPlan("x' OR '1'='1", 'pro')).rejects.toEqual(code('account_not_found'));
    expect(await accounts.count()).toBe(1);
    await make('b@example.com', '🔑'.repeat(128), 'é'.repeat(100));
  });

  // From SecLists' ten thousand most common passwords (10-million-password-list-top-10000), those of eight characters and more.
  it.each(['password', '12345678', 'iloveyou', 'PASSWORD1', 'qwertyuiop', 'trustno1', 'baseball1', 'sunshine', 'starwars', 'superman'])(
    'refuses the common password %s',
    async (password) => {
      const { accounts } = await start();
      await expect(accounts.create({ email: 'a@example.com', password })).rejects.toEqual(code('invalid_password'));
    },
  );
});

describe('sessions', () => {
  it('are prolonged in use after a day, and end when they lie idle for a week', async () => {
    const { accounts, clock } = await start();
    const cookie = cookieOf(await accounts.signUp({ email: 'a@example.com', password: PASSWORD }, HOME));
    expect(await accounts.session({ cookie })).toMatchObject({ expiresAt: Date.UTC(2026, 0, 8), setCookie: [] });
    clock.now = Date.UTC(2026, 0, 3);
    const prolonged = await accounts.session({ cookie });
    expect(prolonged?.expiresAt).toBe(Date.UTC(2026, 0, 10));
    expect(prolonged?.setCookie[0]?.split(';')[0]).toBe(cookie);
    clock.now = Date.UTC(2026, 0, 10);
    expect(await accounts.session({ cookie })).toBeUndefined();
  });

  it('are none for a forged or absent cookie, or one signed with another secret', async () => {
    const { accounts, database } = await start();
    const cookie = cookieOf(await accounts.signUp({ email: 'a@example.com', password: PASSWORD }, HOME));
    const [token = ''] = decodeURIComponent(cookie.split('=')[1] ?? '').split('.');
    const elsewhere = createAccounts({
      database,
      secure: false,
      secret: 'y'.repeat(64),
      throttle: new MemorySlidingWindow(),
      clock: () => Date.UTC(2026, 0, 1),
    });
    expect(await elsewhere.session({ cookie })).toBeUndefined();
    for (const value of ['a.b', token, `${token}.`, `${token}.${'A'.repeat(43)}%3D`, '%', '%FF', ''])
      expect(await accounts.session({ cookie: `toolrack.session_token=${value}` })).toBeUndefined();
    expect(await accounts.session({})).toBeUndefined();
    expect(await accounts.session({ cookie })).toBeDefined();
  });

  it('are listed by ids that open nothing, and ended one by one or all but one', async () => {
    const { accounts, account, signIn, clock } = await start();
    const id = await account();
    const stranger = await account('b@example.com');
    const first = await accounts.signIn({ email: 'a@example.com', password: PASSWORD }, { ...HOME, userAgent: `Browser ${'x'.repeat(500)}` });
    clock.now += 1_000;
    const [second, third] = [await signIn('a@example.com', PASSWORD), await signIn('a@example.com', PASSWORD)];
    const listed = await accounts.listSessions(id);
    expect(listed).toHaveLength(3);
    expect(listed.at(-1)).toEqual({
      id: first.id,
      createdAt: clock.now - 1_000,
      updatedAt: clock.now - 1_000,
      expiresAt: clock.now - 1_000 + 7 * DAY,
      userAgent: `Browser ${'x'.repeat(192)}`,
    });
    for (const session of [first, second, third]) {
      const token = decodeURIComponent(cookieOf(session).split('=')[1] ?? '').split('.')[0] ?? '-';
      expect(JSON.stringify(listed)).not.toContain(token);
      expect(await accounts.session({ cookie: `toolrack.session_token=${session.id}` })).toBeUndefined();
    }
    await expect(accounts.endSession(stranger, first.id)).rejects.toEqual(code('session_not_found'));
    await accounts.endSession(id, first.id);
    expect(await accounts.session({ cookie: cookieOf(first) })).toBeUndefined();
    expect(await accounts.endOtherSessions(id, third.id)).toBe(1);
    expect(await accounts.session({ cookie: cookieOf(second) })).toBeUndefined();
    expect(await accounts.session({ cookie: cookieOf(third) })).toBeDefined();
  });

  it('are at most fifty for one account: the one longest unused goes', async () => {
    const { accounts, account, clock, database, signIn } = await start();
    const id = await account();
    const cookie = cookieOf(await signIn('a@example.com', PASSWORD));
    const at = (time: number) => new Date(time).toISOString();
    const row = { userId: id, createdAt: at(clock.now), updatedAt: at(clock.now + 1), expiresAt: at(clock.now + DAY), ipAddress: null, userAgent: null };
    const rows = Array.from({ length: 49 }, (_, index) => ({ ...row, id: `session ${index}`, token: `token ${index}` }));
    await database.query.insertInto('session').values(rows).execute();
    expect(await accounts.session({ cookie })).toBeDefined();
    clock.now += 2;
    await signIn('a@example.com', PASSWORD);
    expect(await accounts.listSessions(id)).toHaveLength(50);
    expect(await accounts.session({ cookie })).toBeUndefined();
  });

  it('have all ended after the operator ends them', async () => {
    const { accounts, account, signIn } = await start();
    await account();
    const cookie = cookieOf(await signIn('a@example.com', PASSWORD));
    expect(await accounts.endSessions('A@example.com')).toBe(1);
    expect(await accounts.session({ cookie })).toBeUndefined();
  });
});

describe('attempts', () => {
  it('count when they fail, and only then', async () => {
    const { account, signIn, counted } = await start();
    await account();
    for (let i = 0; i < 12; i++) await signIn('a@example.com', PASSWORD);
    expect(counted).toEqual([]);
    await expect(signIn('a@example.com', 'wrong one')).rejects.toEqual(code('invalid_credentials'));
    expect(counted.length).toBeGreaterThan(0);
  });

  it('never shut out an address that has signed in before, whatever is tried elsewhere', async () => {
    const { account, signIn, clock } = await start();
    await account();
    await signIn('a@example.com', PASSWORD, '192.0.2.1');
    let refused = 0;
    for (let i = 0; i < 60; i++)
      await signIn('a@example.com', 'wrong one', `198.51.100.${i}`).catch(({ code: problem }) => {
        if (problem === 'rate_limit_exceeded') refused++;
      });
    // Ten, and then one in twenty seconds.
    expect(refused).toBe(49);
    expect((await signIn('a@example.com', PASSWORD, '192.0.2.1')).email).toBe('a@example.com');
    await expect(signIn('a@example.com', PASSWORD, '203.0.113.9')).rejects.toMatchObject({ code: 'rate_limit_exceeded', retryAt: clock.now + 20_000 });
    clock.now += 20_000;
    expect((await signIn('a@example.com', PASSWORD, '203.0.113.9')).email).toBe('a@example.com');
  });

  it('are held to ten failures in 15 minutes for an account at an address, and thirty for an address', async () => {
    const { account, signIn, clock } = await start();
    await account();
    await signIn('a@example.com', PASSWORD);
    for (let i = 0; i < 10; i++) await expect(signIn('A@example.com', 'wrong one')).rejects.toEqual(code('invalid_credentials'));
    await expect(signIn('a@example.com', PASSWORD)).rejects.toMatchObject({ code: 'rate_limit_exceeded', retryAt: clock.now + 900_000 });
    clock.now += 900_000;
    await signIn('a@example.com', PASSWORD);
    for (let i = 0; i < 30; i++) await expect(signIn(`user${i}@example.com`, 'wrong one', '198.51.100.1')).rejects.toEqual(code('invalid_credentials'));
    await expect(signIn('user99@example.com', 'wrong one', '198.51.100.1')).rejects.toEqual(code('rate_limit_exceeded'));
  });

  it('get no further many at once than one after another', async () => {
    const { account, signIn } = await start();
    await account();
    const outcomes = await Promise.allSettled(Array.from({ length: 40 }, () => signIn('a@example.com', 'wrong one')));
    const codes = outcomes.map((outcome) => (outcome.status === 'rejected' ? outcome.reason.code : 'in'));
    expect(codes.filter((problem) => problem === 'invalid_credentials')).toHaveLength(10);
    expect(codes.filter((problem) => problem === 'rate_limit_exceeded')).toHaveLength(30);
  });

  it('at the password of a session are held to ten failures, too', async () => {
    const { accounts, account } = await start();
    const id = await account();
    for (let i = 0; i < 5; i++) {
      await expect(accounts.verifyPassword(id, 'wrong one')).rejects.toEqual(code('invalid_credentials'));
      await expect(accounts.changePassword(id, 'wrong one', OTHER)).rejects.toEqual(code('invalid_credentials'));
    }
    await expect(accounts.verifyPassword(id, PASSWORD)).rejects.toEqual(code('rate_limit_exceeded'));
    await expect(accounts.deleteAccount(id, PASSWORD)).rejects.toEqual(code('rate_limit_exceeded'));
  });

  it('to sign up are held to ten an hour for an address', async () => {
    const { accounts } = await start();
    for (let i = 0; i < 10; i++)
      await expect(accounts.signUp({ email: `x${i}@example.com`, password: 'short' }, HOME)).rejects.toEqual(code('invalid_password'));
    await expect(accounts.signUp({ email: 'x@example.com', password: PASSWORD }, HOME)).rejects.toEqual(code('rate_limit_exceeded'));
  });

  it('are counted under names of bounded length that show no e-mail address', async () => {
    const { signIn, counted } = await start();
    await expect(signIn(`${'x'.repeat(50_000)}@example.com`, PASSWORD)).rejects.toEqual(code('invalid_credentials'));
    expect(counted).toHaveLength(3);
    for (const subject of counted) expect([subject.length < 100, subject.includes('example.com')]).toEqual([true, false]);
  });
});

describe('owners', () => {
  it('change the password, which ends all other sessions', async () => {
    const { accounts, account, signIn } = await start();
    const id = await account();
    const [here, there] = [await signIn('a@example.com', PASSWORD), await signIn('a@example.com', PASSWORD)];
    await expect(accounts.changePassword(id, PASSWORD, 'password1', here.id)).rejects.toEqual(code('invalid_password'));
    await accounts.changePassword(id, PASSWORD, OTHER, here.id);
    expect([await accounts.session({ cookie: cookieOf(here) }), await accounts.session({ cookie: cookieOf(there) })]).toEqual([expect.anything(), undefined]);
    await expect(signIn('a@example.com', PASSWORD)).rejects.toEqual(code('invalid_credentials'));
    await signIn('a@example.com', OTHER);
  });

  it('leave no session behind that the old password was being checked for', async () => {
    const { accounts, account, signIn } = await start();
    await account();
    const late = Promise.allSettled(Array.from({ length: 3 }, () => signIn('a@example.com', PASSWORD)));
    await accounts.setPassword('a@example.com', OTHER);
    for (const outcome of await late) {
      if (outcome.status === 'fulfilled') expect(await accounts.session({ cookie: cookieOf(outcome.value) })).toBeUndefined();
      else expect(outcome.reason).toEqual(code('invalid_credentials'));
    }
  });

  it('change the e-mail address at once or by a token sent to the new one', async () => {
    const { accounts, account, signIn } = await start();
    const id = await account();
    await account('taken@example.com');
    await expect(accounts.changeEmail(id, 'Taken@example.com', PASSWORD)).rejects.toEqual(code('email_taken'));
    await expect(accounts.changeEmail(id, 'b@example.com', 'wrong one')).rejects.toEqual(code('invalid_credentials'));
    await accounts.changeEmail(id, 'B@example.com', PASSWORD);
    await signIn('b@example.com', PASSWORD);
    const { token, email } = await accounts.requestEmailChange(id, 'C@example.com', PASSWORD);
    expect(email).toBe('c@example.com');
    await expect(accounts.resetPassword(token, OTHER)).rejects.toEqual(code('invalid_token'));
    await accounts.confirmEmailChange(token);
    expect((await accounts.byEmail('c@example.com'))?.id).toBe(id);
    await expect(accounts.confirmEmailChange(token)).rejects.toEqual(code('invalid_token'));
  });

  it('change the e-mail address five times an hour at most, and send three mails about it to one address', async () => {
    const { accounts, account, clock } = await start();
    const [first, second] = [await account(), await account('b@example.com')];
    const ask = (id: string, email: string) => accounts.requestEmailChange(id, email, PASSWORD);
    for (let i = 0; i < 3; i++) await ask(first, 'Stranger@example.com');
    await expect(ask(second, 'stranger@example.com')).rejects.toEqual(code('rate_limit_exceeded'));
    for (let i = 0; i < 2; i++) await ask(first, `${i}@example.com`);
    await expect(ask(first, 'other@example.com')).rejects.toEqual(code('rate_limit_exceeded'));
    await expect(accounts.changeEmail(first, 'other@example.com', PASSWORD)).rejects.toEqual(code('rate_limit_exceeded'));
    clock.now += 3_600_000;
    await ask(second, 'stranger@example.com');
    await accounts.changeEmail(first, 'other@example.com', PASSWORD);
  });

  it('reset a forgotten password with a token that is good once, for an hour, and kept as its hash', async () => {
    const { accounts, account, signIn, clock, database } = await start();
    await account();
    const cookie = cookieOf(await signIn('a@example.com', PASSWORD));
    expect(await accounts.requestPasswordReset('nobody@example.com')).toBeUndefined();
    const early = await accounts.requestPasswordReset('a@example.com');
    const mailed = await accounts.requestPasswordReset('A@example.com');
    expect(mailed).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), email: 'a@example.com', expiresAt: clock.now + 3_600_000 });
    const token = mailed?.token ?? '';
    expect(JSON.stringify(await database.query.selectFrom('account_tokens').selectAll().execute())).not.toContain(token);
    await expect(accounts.resetPassword(early?.token ?? '', OTHER)).rejects.toEqual(code('invalid_token'));
    await expect(accounts.resetPassword(token, 'short')).rejects.toEqual(code('invalid_password'));
    await accounts.resetPassword(token, OTHER);
    await expect(accounts.resetPassword(token, PASSWORD)).rejects.toEqual(code('invalid_token'));
    expect(await accounts.session({ cookie })).toBeUndefined();
    await signIn('a@example.com', OTHER);
    const late = await accounts.requestPasswordReset('a@example.com');
    clock.now += 3_600_000;
    await expect(accounts.resetPassword(late?.token ?? '', PASSWORD)).rejects.toEqual(code('invalid_token'));
  });

  it('are rid of the keys of whoever signed up with their address by the first reset by mail, and keep their own at the next', async () => {
    const { accounts, signIn, clock, database } = await start();
    const keys = createKeys({ database, clock: () => clock.now });
    const stranger = await accounts.signUp({ email: 'owner@example.com', password: PASSWORD, plan: 'pro' }, HOME);
    const theirs = await keys.issue(stranger.accountId, 'theirs');
    const reset = async (password: string) => accounts.resetPassword((await accounts.requestPasswordReset('owner@example.com'))?.token ?? '', password);
    clock.now += DAY;
    expect(await reset(OTHER)).toBe(1);
    expect(keys.verify(theirs.key)).toBeUndefined();
    expect((await keys.revoke(stranger.accountId, theirs.record.hash)).revokedAt).toBe(new Date(clock.now).toISOString());
    await signIn('owner@example.com', OTHER);
    const { key } = await keys.issue(stranger.accountId, 'own');
    expect(await reset(PASSWORD)).toBe(0);
    expect(await keys.verify(key)).toBeDefined();
  });

  it('keep the keys of an account that the operator made, or that were made once an address was confirmed', async () => {
    const { accounts, account, clock, database } = await start();
    const keys = createKeys({ database, clock: () => clock.now });
    const reset = async (email: string) => accounts.resetPassword((await accounts.requestPasswordReset(email))?.token ?? '', OTHER);
    const { key } = await keys.issue(await account(), 'made by the operator');
    expect(await reset('a@example.com')).toBe(0);
    expect(await keys.verify(key)).toBeDefined();
    const { accountId } = await accounts.signUp({ email: 'first@example.com', password: PASSWORD, plan: 'pro' }, HOME);
    const early = await keys.issue(accountId, 'early');
    clock.now += DAY;
    await accounts.confirmEmailChange((await accounts.requestEmailChange(accountId, 'second@example.com', PASSWORD)).token);
    const late = await keys.issue(accountId, 'late');
    expect(await reset('second@example.com')).toBe(1);
    expect([await keys.verify(early.key), await keys.verify(late.key)]).toEqual([undefined, expect.anything()]);
  });

  it('do not lose the account to an address that was asked for with the password before', async () => {
    const { accounts, account } = await start();
    const id = await account();
    const change = async (next: () => Promise<unknown>, password: string) => {
      const { token } = await accounts.requestEmailChange(id, 'thief@example.com', password);
      await next();
      await expect(accounts.confirmEmailChange(token)).rejects.toEqual(code('invalid_token'));
    };
    await change(async () => accounts.resetPassword((await accounts.requestPasswordReset('a@example.com'))?.token ?? '', OTHER), PASSWORD);
    await change(() => accounts.changePassword(id, OTHER, PASSWORD), OTHER);
    await change(() => accounts.setPassword('a@example.com', OTHER), PASSWORD);
  });

  it('are sent three links to reset a password within an hour, and no more', async () => {
    const { accounts, account, clock } = await start();
    await account();
    for (let i = 0; i < 3; i++) expect(await accounts.requestPasswordReset('a@example.com')).toBeDefined();
    expect(await accounts.requestPasswordReset('a@example.com')).toBeUndefined();
    clock.now += 3_600_000;
    expect(await accounts.requestPasswordReset('a@example.com')).toBeDefined();
  });

  it.each(['the owner', 'the operator'])('have an account deleted by %s with all that belongs to it', async (who) => {
    const { accounts, account, signIn, database } = await start();
    const id = await account();
    const keys = createKeys({ database });
    const { key } = await keys.issue(id, 'key');
    const cookie = cookieOf(await signIn('a@example.com', PASSWORD));
    await accounts.requestPasswordReset('a@example.com');
    expect(await keys.verify(key)).toBeDefined();
    if (who === 'the owner') await accounts.deleteAccount(id, PASSWORD);
    else await accounts.remove('a@example.com');
    expect([keys.verify(key), await accounts.session({ cookie }), await accounts.count()]).toEqual([undefined, undefined, 0]);
    for (const table of ['account', 'session', 'api_keys', 'account_tokens', 'sign_in_addresses'] as const)
      expect(await database.query.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
