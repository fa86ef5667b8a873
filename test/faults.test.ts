import { execFileSync } from 'node:child_process';
import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ownClock } from './support/own-clock.ts';
import { bin, startProgram } from './support/program.ts';
import { PASSWORD, startService, type TestService } from './support/service.ts';

const ends: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end();
});

async function start(): Promise<TestService> {
  const service = await startService();
  ends.push(() => service.stop());
  return service;
}

async function ask(url: string, method: string, path: string, { body, cookie = '' }: { body?: unknown; cookie?: string } = {}) {
  const form = body instanceof URLSearchParams;
  const response = await fetch(url + path, {
    method,
    redirect: 'manual',
    headers: { cookie, ...(body !== undefined && !form && { 'content-type': 'application/json' }) },
    ...(body !== undefined && { body: form ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** What needs a write, and what may be said of it while the database takes none. */
async function refusals(url: string, email: string, cookie: string): Promise<[string, number, boolean][]> {
  const asked: [string, string, { body?: unknown; cookie?: string }][] = [
    ['POST', '/api/auth/sign-out', { cookie }],
    ['POST', '/api/auth/sign-up/email', { body: { email: 'new@example.com', password: PASSWORD } }],
    ['POST', '/api/auth/sign-in/email', { body: { email, password: PASSWORD } }],
    ['POST', '/api/auth/change-password', { body: { currentPassword: PASSWORD, newPassword: `${PASSWORD} 2` }, cookie }],
    ['POST', '/api/v1/keys', { body: {}, cookie }],
    ['POST', '/sign-up', { body: new URLSearchParams({ email: 'page@example.com', password: PASSWORD }) }],
    ['POST', '/sign-out', { body: new URLSearchParams(), cookie }],
    ['GET', '/readyz', {}],
  ];
  const answers = await Promise.all(asked.map(([method, path, options]) => ask(url, method, path, options)));
  return answers.map(({ status, headers }, index) => [asked[index]?.[1] ?? '', status, headers.get('retry-after') !== null]);
}

const ALL_REFUSED = [
  '/api/auth/sign-out',
  '/api/auth/sign-up/email',
  '/api/auth/sign-in/email',
  '/api/auth/change-password',
  '/api/v1/keys',
  '/sign-up',
  '/sign-out',
  '/readyz',
].map((path) => [path, 503, true]);

describe('while the database takes no writes, nothing is claimed to be done', () => {
  it('when another process holds its lock; what only reads goes on at once', async () => {
    const service = await start();
    const key = await service.keyFor('pro', 'a@example.com');
    const cookie = await service.signIn('a@example.com');
    const other = new DatabaseSync(join(service.dataDir, 'toolrack.db'));
    ends.push(() => other.close());
    other.exec('BEGIN EXCLUSIVE');
    const refused = refusals(service.url, 'a@example.com', cookie);
    let slowest = 0;
    let settled = false;
    refused.finally(() => {
      settled = true;
    });
    for (let turn = 0; !settled; turn++) {
      // The service is in this process.
      const time = ownClock([process.pid]);
      const { status } = turn % 2 ? await ask(service.url, 'GET', '/healthz') : await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key);
      expect(status).toBe(200);
      slowest = Math.max(slowest, time());
      await pause(20);
    }
    expect(await refused).toEqual(ALL_REFUSED);
    // Two seconds of waiting in one place would show here.
    expect(slowest).toBeLessThan(1_000);
    expect((await ask(service.url, 'GET', '/api/auth/get-session', { cookie })).text).toContain('a@example.com');
    other.exec('ROLLBACK');
    service.now += 1_001;
    expect((await ask(service.url, 'GET', '/readyz')).status).toBe(200);
    expect((await ask(service.url, 'POST', '/api/auth/sign-out', { cookie })).status).toBe(200);
    expect((await ask(service.url, 'GET', '/api/auth/get-session', { cookie })).text).toBe('null');
  });

  it('when its file has been deleted; then nobody knows which keys are good either', async () => {
    const service = await start();
    const key = await service.keyFor('pro', 'a@example.com');
    const cookie = await service.signIn('a@example.com');
    const file = join(service.dataDir, 'toolrack.db');
    renameSync(file, `${file}.away`);
    expect(await refusals(service.url, 'a@example.com', cookie)).toEqual(ALL_REFUSED);
    expect((await ask(service.url, 'GET', '/account', { cookie })).status).toBe(503);
    expect((await ask(service.url, 'GET', '/api/auth/get-session', { cookie })).status).toBe(503);
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).body.error).toBe('service_unavailable');
    expect((await ask(service.url, 'GET', '/healthz')).status).toBe(200);
    renameSync(`${file}.away`, file);
    service.now += 1_001;
    expect((await ask(service.url, 'GET', '/readyz')).status).toBe(200);
    expect((await service.call({ tool: 'word-counter', inputs: { text: 'a' } }, key)).status).toBe(200);
  });

  it('when its disk is full', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'toolrack-faults-'));
    ends.push(() => rmSync(DATA_DIR, { recursive: true, force: true }));
    // A process whose files may not grow sees what a full disk shows it, once it ignores the signal that comes with it.
    const launcher = join(DATA_DIR, 'launcher');
    writeFileSync(launcher, `#!/bin/bash\ntrap "" XFSZ\nexec "${process.execPath}" "$@"\n`, { mode: 0o700 });
    const { child, url, output } = await startProgram({ DATA_DIR }, { node: launcher, entry: bin });
    ends.push(() => child.kill('SIGKILL'));
    const limitFiles = (bytes: string) => execFileSync('prlimit', [`--pid=${child.pid}`, `--fsize=${bytes}:unlimited`]);
    const [, email = '', password = ''] = /e-mail +(\S+)\n +password +(\S+)/.exec(output()) ?? [];
    await ask(url, 'POST', '/api/auth/sign-up/email', { body: { email: 'a@example.com', password: PASSWORD } });
    const signedIn = await ask(url, 'POST', '/api/auth/sign-in/email', { body: { email, password } });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    expect((await ask(url, 'GET', '/readyz')).status).toBe(200);
    await pause(1_100);
    limitFiles('1');
    const refused = await refusals(url, 'a@example.com', cookie);
    limitFiles('unlimited');
    // The password of the first account is not the one of the test: that is found out before anything is written.
    expect(refused).toEqual(ALL_REFUSED.map((row) => (row[0] === '/api/auth/change-password' ? [row[0], 401, false] : row)));
    expect((await ask(url, 'GET', '/api/auth/get-session', { cookie })).text).toContain(email);
    await pause(1_100);
    expect((await ask(url, 'GET', '/readyz')).status).toBe(200);
    expect((await ask(url, 'POST', '/api/auth/sign-up/email', { body: { email: 'new@example.com', password: PASSWORD } })).status).toBe(200);
    expect((await ask(url, 'POST', '/api/auth/sign-out', { cookie })).status).toBe(200);
    expect((await ask(url, 'GET', '/api/auth/get-session', { cookie })).text).toBe('null');
  });
});
