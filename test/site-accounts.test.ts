import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, startService, type TestService } from './support/service.ts';

const NEXT = 'another long passphrase';
const mails: { to: string; content: string }[] = [];
let server: SMTPServer;
let service: TestService;

beforeAll(async () => {
  server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData(stream, session, done) {
      let content = '';
      stream.on('data', (chunk: Buffer) => {
        content += chunk;
      });
      stream.on('end', () => {
        mails.push({ to: session.envelope.rcptTo[0]?.address ?? '', content: content.replace(/=\r\n/g, '').replaceAll('=3D', '=') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  service = await startService({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'Toolrack <tools@example.com>' });
});
afterAll(async () => {
  await service.stop();
  await new Promise<void>((resolve) => server.close(() => resolve()));
});

async function get(path: string, cookie = '', at = service) {
  const response = await fetch(`${at.url}${path}`, { redirect: 'manual', headers: { accept: 'text/html', cookie } });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

async function post(path: string, fields: Record<string, string>, cookie = '', at = service) {
  const response = await fetch(`${at.url}${path}`, { method: 'POST', redirect: 'manual', headers: { cookie }, body: new URLSearchParams(fields) });
  return { status: response.status, location: response.headers.get('location'), text: await response.text() };
}

const create = (email: string, at = service) => at.services.accounts.create({ email, password: PASSWORD });

/** The next mail to somebody. */
async function mailTo(address: string): Promise<string> {
  const found = () => mails.find(({ to }) => to === address)?.content;
  await expect.poll(found).toBeDefined();
  return found() ?? '';
}

describe('a lost password', () => {
  it('is set anew by a link that works once, and ends all sessions', async () => {
    await create('lost@example.com');
    const cookie = await service.signIn('lost@example.com');
    const asked = await post('/forgot-password', { email: 'lost@example.com' });
    const content = await mailTo('lost@example.com');
    expect(content).toContain('From: Toolrack <tools@example.com>');
    const link = /http:\/\/127\.0\.0\.1:\d+(\/reset-password\?token=[\w-]+)/.exec(content)?.[1] ?? '';
    expect((await get(link)).text).toContain('Set a new password');
    const token = link.split('token=')[1] ?? '';
    expect(await post('/reset-password', { token, password: 'short' })).toMatchObject({ status: 400 });
    expect(await post('/reset-password', { token, password: NEXT })).toMatchObject({ status: 303, location: '/sign-in?done=password' });
    expect((await get('/account', cookie)).location).toBe('/sign-in');
    expect(await post('/reset-password', { token, password: NEXT })).toMatchObject({ status: 400 });
    expect(await post('/sign-in', { email: 'lost@example.com', password: NEXT })).toMatchObject({ status: 303 });
    const unknown = await post('/forgot-password', { email: 'nobody@example.com' });
    expect([unknown.status, unknown.text]).toEqual([asked.status, asked.text]);
    expect(service.logged.join('')).not.toContain(token);
  });

  it('takes the keys with it that somebody made who signed up with the address before', async () => {
    const { accounts, keys } = service.services;
    const { accountId } = await accounts.signUp({ email: 'squatted@example.com', password: PASSWORD, plan: 'pro' }, { address: '192.0.2.1' });
    const { key } = await keys.issue(accountId, 'theirs');
    const call = async () => (await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status;
    expect(await call()).toBe(200);
    await post('/forgot-password', { email: 'squatted@example.com' });
    const token = /reset-password\?token=([\w-]+)/.exec(await mailTo('squatted@example.com'))?.[1] ?? '';
    const { location } = await post('/reset-password', { token, password: NEXT });
    expect(location).toBe('/sign-in?done=password-and-keys');
    expect((await get(location ?? '')).text).toContain('API keys made before it was certain that this address is yours have been revoked');
    expect(await call()).toBe(401);
  });

  it('is the operator’s matter where no mail is sent', async () => {
    const own = await startService();
    try {
      expect((await get('/forgot-password', '', own)).text).toContain('toolrack account password');
    } finally {
      await own.stop();
    }
  });
});

describe('the account', () => {
  it('changes its password and ends the other sessions', async () => {
    await create('change@example.com');
    const [here, there] = [await service.signIn('change@example.com'), await service.signIn('change@example.com')];
    expect(await post('/account/password', { current: 'wrong password', next: NEXT }, here)).toMatchObject({ status: 401 });
    expect(await post('/account/password', { current: PASSWORD, next: NEXT }, here)).toMatchObject({
      status: 303,
      location: '/account/security?done=password',
    });
    expect((await get('/account', here)).status).toBe(200);
    expect((await get('/account', there)).location).toBe('/sign-in');
  });

  it('changes its address once the link that was sent there is confirmed', async () => {
    await create('old@example.com');
    const cookie = await service.signIn('old@example.com');
    expect(await post('/account/email', { email: 'new@example.com', password: PASSWORD }, cookie)).toMatchObject({ location: '/account/security?done=mailed' });
    const token = /confirm-email\?token=([\w-]+)/.exec(await mailTo('new@example.com'))?.[1] ?? '';
    expect((await get(`/confirm-email?token=${token}`)).status).toBe(200);
    expect((await get('/account', cookie)).text).toContain('old@example.com');
    expect(await post('/confirm-email', { token })).toMatchObject({ status: 303 });
    expect((await get('/account', cookie)).text).toContain('new@example.com');
  });

  it('shows its sessions and ends them', async () => {
    await create('many@example.com');
    const [here, there] = [await service.signIn('many@example.com'), await service.signIn('many@example.com')];
    const id = /name="id" value="([^"]+)"/.exec((await get('/account/security', here)).text)?.[1] ?? '';
    expect(await post('/account/sessions/end', { id }, here)).toMatchObject({ status: 303 });
    expect((await get('/account', there)).location).toBe('/sign-in');
    expect((await get('/account', here)).status).toBe(200);
  });

  it('is deleted with its password: its keys and sessions end at once', async () => {
    const key = await service.keyFor('pro', 'gone@example.com');
    const cookie = await service.signIn('gone@example.com');
    expect(await post('/account/delete', { password: 'wrong password' }, cookie)).toMatchObject({ status: 401 });
    expect(await post('/account/delete', { password: PASSWORD }, cookie)).toMatchObject({ status: 303, location: '/sign-in?done=deleted' });
    expect((await get('/sign-in?done=deleted')).text).toContain('The account is deleted');
    expect(await get('/account/keys')).toMatchObject({ status: 303, location: '/account' });
    expect((await get('/account', cookie)).location).toBe('/sign-in');
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(401);
  });

  it('shows what was used, and what is left', async () => {
    const key = await service.keyFor('pro', 'usage@example.com');
    await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key);
    const { status, text } = await get('/account/usage', await service.signIn('usage@example.com'));
    expect(status).toBe(200);
    for (const part of ['99 of 100', 'word-counter', '<svg class="chart"', '1 run over the API']) expect(text).toContain(part);
  });
});

describe('the offer', () => {
  it('names the prices and how to get a plan', async () => {
    const text = (await get('/pricing')).text;
    for (const part of ['$9 / month', '$29 / month', 'Ask the operator of this service']) expect(text).toContain(part);
    const own = await startService({ PRICE_PRO: '', PRICE_BUSINESS: '€ 20', CONTACT: 'sales@example.com', SIGN_UP: 'closed', SIGN_UP_PLAN: 'pro' });
    try {
      const other = (await get('/pricing', '', own)).text;
      expect(other).toContain('mailto:sales@example.com');
      expect(other).toContain('€ 20');
      expect(other).not.toContain('$9');
      expect((await get('/sign-up', '', own)).text).toContain('Sign-up is closed');
      expect((await post('/sign-up', { email: 'a@example.com', password: PASSWORD }, '', own)).status).toBe(403);
      const api = await fetch(`${own.url}/api/auth/sign-up/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: 'a@example.com', password: PASSWORD }),
      });
      expect(api.status).toBe(403);
    } finally {
      await own.stop();
    }
  });

  it('starts accounts on the plan of the settings', async () => {
    const own = await startService({ SIGN_UP_PLAN: 'pro', UPGRADE_URL: 'https://shop.example.com/buy?x=1' });
    try {
      await post('/sign-up', { email: 'a@example.com', password: PASSWORD }, '', own);
      expect((await own.services.accounts.byEmail('a@example.com'))?.plan).toBe('pro');
      expect((await get('/pricing', '', own)).text).toContain('href="https://shop.example.com/buy?x=1"');
    } finally {
      await own.stop();
    }
  });

  it.each<Record<string, string>>([
    { PAGE_RUNS_PER_DAY: '-1' },
    { SIGN_UP: 'maybe' },
    { UPGRADE_URL: 'shop' },
    { CONTACT: 'nobody' },
    { SMTP_URL: 'http://a', MAIL_FROM: 'a@b.c' },
    { MAIL_FROM: 'x', SMTP_URL: 'smtp://a' },
  ])('%j stops the start', async (env) => {
    await expect(startService(env)).rejects.toThrow(Object.keys(env)[0]);
  });
});
