import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { MemorySlidingWindow } from '../limits/memory.ts';
import { type Database, openDatabase } from '../storage/database.ts';
import { createAccounts } from './accounts.ts';

const PASSWORD = 'correct horse battery';
const open: { database: Database; folder: string }[] = [];
afterEach(async () => {
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
  const accounts = createAccounts({
    database,
    publicUrl,
    secret: 'x'.repeat(64),
    trustedOrigins: [],
    throttle: new MemorySlidingWindow(),
    clock: () => clock.now,
  });
  const post = async (path: string, body: unknown, { address = '192.0.2.1', cookie = '' } = {}) => {
    const response = await accounts.handle(
      new Request(`${publicUrl}/api/auth/${path}`, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body: JSON.stringify(body) }),
      address,
    );
    return { status: response.status, headers: response.headers, cookies: response.headers.getSetCookie(), body: (await response.json()) as any };
  };
  return { accounts, database, clock, post };
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
