import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createKeys } from '../keys/keys.ts';
import { MemorySlidingWindow } from '../limits/memory.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { createAccounts } from './accounts.ts';

const PASSWORD = 'correct horse battery';
const open: { database: Database; folder: string }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  for (const { database, folder } of open.splice(0)) {
    await database.close();
    rmSync(folder, { recursive: true, force: true });
  }
});

async function start(publicUrl = 'http://127.0.0.1:3000') {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-accounts-'));
  const database = await openDatabase({ dataDir: folder });
  open.push({ database, folder });
  const clock = { now: Date.UTC(2026, 0, 1) };
  const counted: string[] = [];
  const throttle = new MemorySlidingWindow((subject) => void counted.push(subject));
  const accounts = createAccounts({ database, publicUrl, secret: 'x'.repeat(64), trustedOrigins: [], throttle, clock: () => clock.now });
  const post = async (path: string, body: unknown, { address = '192.0.2.1', cookie = '' } = {}) => {
    const response = await accounts.handle(
      new Request(`${publicUrl}/api/auth/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) }),
      address,
    );
    return { status: response.status, headers: response.headers, cookies: response.headers.getSetCookie(), body: (await response.json()) as any };
  };
  return { accounts, database, folder, clock, counted, post };
}

describe('accounts', () => {
  it('signs up on the Free plan whatever is asked for, and sets a session cookie', async () => {
    const { accounts, post } = await start();
    const up = await post('sign-up/email', { email: 'New@Example.com', password: PASSWORD, plan: 'business', name: 'New' });
    expect(up.status).toBe(200);
    expect(JSON.stringify(up.body)).not.toContain('token');
    const [cookie = ''] = up.cookies;
    expect(cookie).toMatch(/^toolrack\.session_token=.*HttpOnly/);
    expect(cookie).toMatch(/SameSite=Lax/);
    expect(cookie).not.toMatch(/Secure/);
    const session = await accounts.session({ cookie: cookie.split(';')[0] ?? '' });
    expect(session).toMatchObject({ email: 'new@example.com', plan: 'free' });
    await accounts.setPlan('NEW@example.com', 'pro');
    expect((await accounts.session({ cookie: cookie.split(';')[0] ?? '' }))?.plan).toBe('pro');
    await post('sign-out', {}, { cookie: cookie.split(';')[0] ?? '' });
    expect(await accounts.session({ cookie: cookie.split(';')[0] ?? '' })).toBeUndefined();
  });

  it('marks the cookie Secure on https', async () => {
    const { post } = await start('https://tools.example.com');
    expect((await post('sign-up/email', { email: 'a@example.com', password: PASSWORD })).cookies[0]).toMatch(/Secure/);
  });

  it('takes no plan from a signed-in caller either', async () => {
    const { accounts, post } = await start();
    const [set = ''] = (await post('sign-up/email', { email: 'a@example.com', password: PASSWORD })).cookies;
    const cookie = set.split(';')[0] ?? '';
    expect((await post('update-user', { name: 'A', plan: 'business' }, { cookie })).status).toBe(400);
    expect(await accounts.session({ cookie })).toMatchObject({ plan: 'free', name: 'a' });
  });

  it('prolongs a session in use after a day, passes its cookie on, and ends one that lies idle for a week', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
    const { accounts, post } = await start();
    const [set = ''] = (await post('sign-up/email', { email: 'a@example.com', password: PASSWORD })).cookies;
    const cookie = set.split(';')[0] ?? '';
    expect(await accounts.session({ cookie })).toMatchObject({ expiresAt: Date.UTC(2026, 0, 8), setCookie: [] });
    vi.setSystemTime(Date.UTC(2026, 0, 3));
    const prolonged = await accounts.session({ cookie });
    expect(prolonged?.expiresAt).toBe(Date.UTC(2026, 0, 10));
    expect(prolonged?.setCookie[0]).toMatch(/^toolrack\.session_token=.*HttpOnly; SameSite=Lax$/);
    vi.setSystemTime(Date.UTC(2026, 0, 10, 0, 0, 1));
    expect(await accounts.session({ cookie })).toBeUndefined();
  });

  it('holds nothing up and puts nothing at risk while a sign-up is under way', async () => {
    const { accounts, database, folder, post } = await start();
    await accounts.create({ email: 'owner@example.com', password: PASSWORD, plan: 'pro' });
    const owner = await accounts.byEmail('owner@example.com');
    const keys = createKeys({ database });
    const { key } = await keys.issue(owner?.id ?? '', 'old');
    const other = await openDatabase({ dataDir: folder });
    open.push({ database: other, folder });
    const elsewhere = createKeys({ database: other });
    let done = false;
    const signUp = post('sign-up/email', { email: 'new@example.com', password: PASSWORD }).finally(() => {
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
      if (keys.verify(key)?.plan !== plan) seen.add('an outdated plan');
      const made = await keys.issue(owner?.id ?? '', 'new');
      if (!elsewhere.verify(made.key)) seen.add('a key that is not on disk');
      await keys.revoke(owner?.id ?? '', made.record.hash);
      await new Promise(setImmediate);
      if (elsewhere.verify(made.key)) seen.add('a revocation that is not on disk');
    }
    expect([...seen]).toEqual([]);
    expect((await signUp).status).toBe(200);
  });

  it('throws a fault of the database to whoever asked, and prints nothing', async () => {
    const { database, post } = await start();
    await post('sign-up/email', { email: 'a@example.com', password: PASSWORD });
    const printed = [vi.spyOn(console, 'error'), vi.spyOn(console, 'log'), vi.spyOn(console, 'warn')];
    database.sqlite.exec('ALTER TABLE session RENAME TO elsewhere');
    await expect(post('sign-in/email', { email: 'a@example.com', password: PASSWORD })).rejects.toMatchObject({ code: 'ERR_SQLITE_ERROR' });
    for (const print of printed) expect(print).not.toHaveBeenCalled();
  });

  it('counts attempts under names of bounded length that show no address', async () => {
    const { counted, post } = await start();
    await post('sign-in/email', { email: `${'x'.repeat(50_000)}@example.com`, password: PASSWORD });
    expect(counted).toHaveLength(2);
    for (const subject of counted) expect([subject.length < 100, subject.includes('example.com')]).toEqual([true, false]);
  });

  it('passes a redirect on as it is', async () => {
    const { accounts } = await start();
    const answer = await accounts.handle(new Request('http://127.0.0.1:3000/api/auth/verify-email?token=x&callbackURL=%2F'), '192.0.2.1');
    expect([answer.status, answer.headers.get('location'), await answer.text()]).toEqual([302, '/?error=INVALID_TOKEN', '']);
  });

  it.each(['Zoë 𝔘 👩‍👩‍👧 שלום', "Robert'); DROP TABLE user;--", '__proto__'])('keeps the name %j as it is', async (name) => {
    const { accounts, post } = await start();
    const up = await post('sign-up/email', { email: "o'brien+--@example.com", password: PASSWORD, name });
    expect([up.status, up.body.user.name]).toEqual([200, name]);
    expect(await accounts.list()).toMatchObject([{ email: "o'brien+--@example.com", name, activeKeys: 0 }]);
  });

  it('has no session for a forged or absent cookie', async () => {
    const { accounts } = await start();
    expect(await accounts.session({})).toBeUndefined();
    expect(await accounts.session({ cookie: 'toolrack.session_token=a.b' })).toBeUndefined();
  });

  it('answers an unknown address and a wrong password the same', async () => {
    const { accounts, post } = await start();
    await accounts.create({ email: 'known@example.com', password: PASSWORD });
    const [wrong, unknown] = [
      await post('sign-in/email', { email: 'known@example.com', password: 'wrong password' }),
      await post('sign-in/email', { email: 'nobody@example.com', password: 'wrong password' }),
    ];
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'invalid_email_or_password', message: 'Invalid email or password' }]);
    expect([unknown.status, unknown.body]).toEqual([wrong.status, wrong.body]);
  });

  it('lets an account that the operator created sign in, one at localhost too', async () => {
    const { accounts, post } = await start();
    await accounts.create({ email: 'admin@localhost', password: PASSWORD, plan: 'business' });
    const signedIn = await post('sign-in/email', { email: 'Admin@localhost', password: PASSWORD });
    expect([signedIn.status, signedIn.body.user.email]).toEqual([200, 'admin@localhost']);
    expect(await accounts.list()).toMatchObject([{ email: 'admin@localhost', plan: 'business', activeKeys: 0 }]);
  });

  it('throttles sign-ins per account and per address, and sign-ups per address', async () => {
    const { accounts, post, clock } = await start();
    await accounts.create({ email: 'target@example.com', password: PASSWORD });
    for (let i = 0; i < 10; i++)
      expect((await post('sign-in/email', { email: 'target@example.com', password: 'wrong one' }, { address: `192.0.2.${i}` })).status).toBe(401);
    const refused = await post('sign-in/email', { email: 'TARGET@example.com', password: PASSWORD }, { address: '192.0.2.99' });
    expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([429, 'rate_limit_exceeded', '900']);
    clock.now += 900_000;
    expect((await post('sign-in/email', { email: 'target@example.com', password: PASSWORD }, { address: '192.0.2.99' })).status).toBe(200);
    for (let i = 0; i < 30; i++) await post('sign-in/email', { email: `user${i}@example.com`, password: 'wrong one' }, { address: '198.51.100.1' });
    expect((await post('sign-in/email', { email: 'user99@example.com', password: 'wrong one' }, { address: '198.51.100.1' })).status).toBe(429);
    for (let i = 0; i < 10; i++) await post('sign-up/email', { email: `x${i}@example.com`, password: 'short' }, { address: '198.51.100.2' });
    expect((await post('sign-up/email', { email: 'x@example.com', password: PASSWORD }, { address: '198.51.100.2' })).status).toBe(429);
  });

  it('says what is wrong with a new account', async () => {
    const { accounts } = await start();
    await accounts.create({ email: 'taken@example.com', password: PASSWORD });
    await expect(accounts.create({ email: 'TAKEN@example.com', password: PASSWORD })).rejects.toMatchObject({ code: 'email_taken' });
    await expect(accounts.create({ email: 'no address', password: PASSWORD })).rejects.toMatchObject({ code: 'invalid_email' });
    await expect(accounts.create({ email: 'b@example.com', password: 'short' })).rejects.toMatchObject({ code: 'invalid_password' });
    await expect(accounts.setPlan("x' OR '1'='1", 'pro')).rejects.toMatchObject({ code: 'account_not_found' });
    expect(await accounts.count()).toBe(1);
  });

  it('refuses bodies that are no JSON object', async () => {
    const { post } = await start();
    for (const body of [[], 'text', null]) expect((await post('sign-in/email', body)).body.error).toBe('invalid_json');
    expect((await post('nothing-here', {})).body.error).toBe('not_found');
  });
});
