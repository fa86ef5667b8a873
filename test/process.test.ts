import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { modulesIn, notingModules, packagesOf } from './support/loaded-modules.ts';
import { ownClock } from './support/own-clock.ts';
import { freePort } from './support/private-servers.ts';
import { bin, type Program, runProgram, startProgram } from './support/program.ts';
import { pauseOf } from './support/until.ts';

const folders: string[] = [];
const programs: Program[] = [];
afterEach(() => {
  for (const { child } of programs.splice(0)) child.kill('SIGKILL');
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'toolrack-process-'));
  folders.push(made);
  return made;
}

async function start(env: Record<string, string>): Promise<Program> {
  const program = await startProgram(env);
  programs.push(program);
  return program;
}

const count = async (url: string, key: string) => {
  const response = await fetch(`${url}/api/v1/tools`, {
    method: 'POST',
    headers: { 'x-api-key': key, 'content-type': 'application/json' },
    body: '{"tool":"word-counter","inputs":{"text":"a"}}',
  });
  return { status: response.status, body: (await response.json()) as { error?: string; usage: { remaining: number } } };
};
const METRICS_TOKEN = 'a-token-of-the-operator';
const metrics = async ({ url }: Program): Promise<string> => (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();

/** Has a program that has metrics run a tool that takes a while. @returns its answer, once a worker has begun with it */
async function longRun(program: Program): Promise<{ answer: Promise<Response> }> {
  const body = JSON.stringify({ tool: 'bcrypt-generator', inputs: { password: 'secret', workFactor: 10 } });
  const headers = { 'x-api-key': keyIn(program.output()), 'content-type': 'application/json' };
  const answer = fetch(`${program.url}/api/v1/tools`, { method: 'POST', headers, body });
  await expect.poll(() => metrics(program)).toMatch(/^toolrack_workers_busy 1$/m);
  return { answer };
}
const keyIn = (text: string): string => /tool_[0-9a-f]{32}/.exec(text)?.[0] ?? '';

describe('toolrack serve', () => {
  it('prints a first account and a curl line whose key works, once', async () => {
    const DATA_DIR = folder();
    const first = await start({ DATA_DIR });
    const line = /curl -s (\S+) -H 'x-api-key: (\S+)' -H '[^']+' -d '([^']+)'/.exec(first.output());
    expect(line?.[1]).toBe(`${first.url}/api/v1/tools`);
    const response = await fetch(line?.[1] ?? '', {
      method: 'POST',
      headers: { 'x-api-key': line?.[2] ?? '', 'content-type': 'application/json' },
      body: line?.[3] ?? '',
    });
    expect(response.status).toBe(200);
    const [, email = '', password = ''] = /e-mail +(\S+)\n +password +(\S+)/.exec(first.output()) ?? [];
    const signedIn = await fetch(`${first.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password }),
    });
    expect(signedIn.status).toBe(200);
    expect(await first.end('SIGTERM')).toBe(0);
    const second = await start({ DATA_DIR });
    expect(second.output()).not.toContain('tool_');
    expect(statSync(join(DATA_DIR, 'session-secret')).mode & 0o077).toBe(0);
    const stored = readFileSync(join(DATA_DIR, 'toolrack.db'));
    expect(stored.includes(line?.[2] ?? '-')).toBe(false);
  });

  it('loads neither a tool nor what tools are made with before one is called', async () => {
    const file = join(folder(), 'loaded');
    const program = await start({ DATA_DIR: folder(), ...notingModules(file) });
    const tools = () => modulesIn(file).filter((url) => /\/tools\/\w+\/[\w-]+\.js$/.test(url) && !url.includes('/shared/'));
    const started = modulesIn(file);
    expect(packagesOf(started)).toContain('fastify');
    expect([packagesOf(started).includes('zod'), tools()]).toEqual([false, []]);
    expect((await count(program.url, keyIn(program.output()))).status).toBe(200);
    expect(packagesOf(modulesIn(file))).toContain('zod');
    expect(tools()).toEqual([expect.stringMatching(/\/tools\/text\/word-counter\.js$/)]);
  });

  it.runIf(process.platform === 'linux')('leaves one thread to V8, unless another number is asked for', async () => {
    const threads = ({ child: { pid } }: Program) =>
      readdirSync(`/proc/${pid}/task`).filter((id) => readFileSync(`/proc/${pid}/task/${id}/comm`, 'utf8').startsWith('node-V8Worker'));
    expect(threads(await start({ DATA_DIR: folder() }))).toHaveLength(1);
    expect(threads(await start({ DATA_DIR: folder(), NODE_OPTIONS: '--v8-pool-size=2' }))).toHaveLength(2);
  });

  it('makes no account with BOOTSTRAP=off', async () => {
    const program = await start({ DATA_DIR: folder(), BOOTSTRAP: 'off' });
    expect(keyIn(program.output())).toBe('');
  });

  it('remembers what was admitted: all of it after SIGTERM, all but the last 250 ms after SIGKILL', async () => {
    const DATA_DIR = folder();
    let program = await start({ DATA_DIR });
    const key = keyIn(program.output());
    for (let i = 0; i < 5; i++) await count(program.url, key);
    await program.end('SIGTERM');
    program = await start({ DATA_DIR });
    for (let i = 0; i < 4; i++) await count(program.url, key);
    // Real time, in which the program had a processor: the promise is about a real crash.
    await pauseOf(program.child.pid ?? 0, 250);
    await program.end('SIGKILL');
    program = await start({ DATA_DIR });
    expect((await count(program.url, key)).body.usage.remaining).toBe(1000 - 10);
  });

  it('finishes what is running before it stops', async () => {
    const program = await start({ DATA_DIR: folder(), METRICS_TOKEN });
    const { answer } = await longRun(program);
    const code = program.end('SIGTERM');
    expect((await answer).status).toBe(200);
    expect(await code).toBe(0);
  });

  it('stops in good order: half-sent requests are cut off, waiting ones refused, running ones finished, and all is written', async () => {
    const DATA_DIR = folder();
    const program = await start({ DATA_DIR, WORKERS: '1', TOOL_TIMEOUT_MS: '3000', METRICS_TOKEN });
    const key = keyIn(program.output());
    const { port } = new URL(program.url);
    const send = (text: string) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      let seen = '';
      socket.on('data', (chunk) => {
        seen += chunk;
      });
      socket.on('error', () => {});
      return new Promise<string>((resolve) => socket.once('close', () => resolve(seen)));
    };
    const post = `POST /api/v1/tools HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nx-api-key: ${key}\r\nContent-Length:`;
    // Runs until its time is over, which is an answer, too.
    const body = JSON.stringify({ tool: 'jq-evaluator', inputs: { json: '1', filter: 'last(range(1e12))' } });
    const halfSent = [send('GET /healthz HTTP/1.1\r\nHost: 127'), send(`${post} 100\r\n\r\n{"tool"`), send('')];
    const idle = send('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    const calls = Array.from({ length: 4 }, () => send(`${post} ${body.length}\r\n\r\n${body}`));
    await expect.poll(() => metrics(program)).toMatch(/^toolrack_workers_busy 1$[\s\S]*^toolrack_workers_waiting 3$/m);
    const time = ownClock([program.child.pid ?? 0]);
    const looking = setInterval(time, 20);
    expect(await program.end('SIGTERM')).toBe(0);
    clearInterval(looking);
    expect(time()).toBeLessThan(9_000);
    expect((await Promise.all(halfSent)).map((seen) => seen.includes(' 200 '))).toEqual([false, false, false]);
    expect(await idle).toMatch(/^HTTP\/1.1 200 /);
    const answers = await Promise.all(calls);
    for (const answer of answers) expect(answer.toLowerCase()).toContain('\r\nconnection: close\r\n');
    expect(answers.map((answer) => answer.slice(9, 12)).sort()).toEqual(['422', '503', '503', '503']);
    expect(readdirSync(DATA_DIR).sort()).toEqual(['server.lock', 'server.pid', 'session-secret', 'toolrack.db']);
    const again = await start({ DATA_DIR });
    expect((await count(again.url, key)).body.usage.remaining).toBe(1000 - 6);
  });

  it('sees what the command line changes, with the next request', async () => {
    const DATA_DIR = folder();
    const program = await start({ DATA_DIR, BOOTSTRAP: 'off' });
    const env = { DATA_DIR };
    expect((await runProgram(['account', 'create', '--email', 'cli@example.com', '--password', 'a long password', '--plan', 'pro'], env)).code).toBe(0);
    const created = JSON.parse((await runProgram(['key', 'create', '--email', 'cli@example.com', '--name', 'cli', '--json'], env)).out) as {
      key: string;
      hash: string;
    };
    expect((await count(program.url, created.key)).status).toBe(200);
    await runProgram(['account', 'plan', '--email', 'cli@example.com', '--plan', 'free'], env);
    expect((await count(program.url, created.key)).body.error).toBe('plan_required');
    await runProgram(['account', 'plan', '--email', 'cli@example.com', '--plan', 'business'], env);
    expect((await count(program.url, created.key)).status).toBe(200);
    expect(JSON.parse((await runProgram(['key', 'list', '--email', 'cli@example.com', '--json'], env)).out)).toMatchObject([
      { name: 'cli', hash: created.hash },
    ]);
    expect((await runProgram(['key', 'revoke', '--hash', created.hash], env)).code).toBe(0);
    expect((await count(program.url, created.key)).body.error).toBe('invalid_api_key');
    expect(JSON.parse((await runProgram(['account', 'list', '--json'], env)).out)).toMatchObject([
      { email: 'cli@example.com', plan: 'business', activeKeys: 0 },
    ]);
  });

  it('sees at once what the command line does to passwords, sessions and accounts', async () => {
    const DATA_DIR = folder();
    const env = { DATA_DIR };
    const program = await start({ DATA_DIR, BOOTSTRAP: 'off' });
    const signIn = async (password: string) => {
      const body = JSON.stringify({ email: 'cli@example.com', password });
      const response = await fetch(`${program.url}/api/auth/sign-in/email`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
      return { status: response.status, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? '' };
    };
    const who = async (cookie: string) => (await fetch(`${program.url}/api/auth/get-session`, { headers: { cookie } })).json();
    const account = (...args: string[]) => runProgram(['account', ...args, '--email', 'cli@example.com'], env);
    expect((await runProgram(['account', 'create', '--email', 'cli@example.com', '--plan', 'pro'], env, 'the first password\n')).code).toBe(0);
    const first = await signIn('the first password');
    expect(await who(first.cookie)).toMatchObject({ user: { email: 'cli@example.com' } });
    expect((await account('sessions', 'end', '--json')).out).toBe('{\n  "email": "cli@example.com",\n  "ended": 1\n}\n');
    expect(await who(first.cookie)).toBeNull();
    const second = await signIn('the first password');
    expect((await account('password', '--password', 'the second password')).code).toBe(0);
    expect(await who(second.cookie)).toBeNull();
    expect([(await signIn('the first password')).status, (await signIn('the second password')).status]).toEqual([401, 200]);
    expect((await account('password', '--password', 'password1')).err).toContain('most common');
    const { key } = JSON.parse((await runProgram(['key', 'create', '--email', 'cli@example.com', '--json'], env)).out) as { key: string };
    expect((await count(program.url, key)).status).toBe(200);
    expect((await account('delete')).code).toBe(0);
    expect((await count(program.url, key)).body.error).toBe('invalid_api_key');
    expect((await account('delete')).code).toBe(1);
  });

  it('asks for a password on the terminal, twice, and shows it never', async () => {
    const DATA_DIR = folder();
    const onTerminal = (typed: string) => {
      // script(1) runs a command on a terminal of its own.
      const command = `"${process.execPath}" "${bin}" account create --email cli@example.com`;
      const child = spawn('script', ['-qec', command, '/dev/null'], { env: { PATH: process.env.PATH ?? '', DATA_DIR } });
      let seen = '';
      let asked = 0;
      child.stdout.on('data', (chunk) => {
        seen += chunk;
        if (seen.split(': ').length - 1 > asked && asked++ === 0) child.stdin.write(typed);
      });
      return new Promise<{ code: number | null; seen: string }>((resolve) => child.once('close', (code) => resolve({ code, seen })));
    };
    expect(await onTerminal('some long password\rsome other password\r')).toMatchObject({ code: 2, seen: expect.stringContaining('are not the same') });
    const { code, seen } = await onTerminal('some long passwort\u007fd\rsome long password\r');
    expect([code, seen]).toEqual([0, 'New password: \r\nRepeat the password: \r\nCreated cli@example.com on the free plan.\r\n']);
  });

  it('is backed up under load, and restored when it has stopped', async () => {
    const DATA_DIR = folder();
    // More than fit while the commands run on a busy machine.
    const env = { DATA_DIR, BUSINESS_REQUESTS_PER_HOUR: '1000000' };
    const program = await start(env);
    const key = keyIn(program.output());
    let done = false;
    const load = Promise.all(
      Array.from({ length: 4 }, async () => {
        let answered = 0;
        for (; !done; answered++) expect((await count(program.url, key)).status).toBe(200);
        return answered;
      }),
    );
    const file = join(folder(), 'copy.db');
    for (const name of ['a', 'b']) {
      await runProgram(['account', 'create', '--email', `${name}@example.com`, '--password', 'a long password'], env);
      expect(await runProgram(['backup', file], env)).toMatchObject({ code: 0, err: '' });
    }
    done = true;
    expect(Math.min(...(await load))).toBeGreaterThan(0);
    expect((await runProgram(['restore', file], env)).err).toContain(`is already in use by a server (process ${program.child.pid})`);
    await runProgram(['account', 'delete', '--email', 'a@example.com'], env);
    await program.end('SIGTERM');
    expect(await runProgram(['restore', file], env)).toMatchObject({ code: 0, err: '' });
    const again = await start(env);
    expect((await count(again.url, key)).status).toBe(200);
    const listed = JSON.parse((await runProgram(['account', 'list', '--json'], env)).out) as { email: string }[];
    expect(listed.map(({ email }) => email)).toEqual(['admin@localhost', 'a@example.com', 'b@example.com']);
  });

  it.runIf(existsSync('/dev/full'))('goes on when its log cannot be written, and stops when it is told to', async () => {
    const port = await freePort();
    const full = openSync('/dev/full', 'w');
    const child = spawn(process.execPath, [bin, 'serve'], {
      env: { PATH: process.env.PATH ?? '', PORT: String(port), DATA_DIR: folder() },
      stdio: ['ignore', full, 'inherit'],
    });
    closeSync(full);
    const ended = once(child, 'exit');
    const healthy = async () => expect((await fetch(`http://127.0.0.1:${port}/readyz`)).status).toBe(200);
    await vi.waitFor(healthy, 120_000);
    for (let request = 0; request < 300; request++) await fetch(`http://127.0.0.1:${port}/nothing/${'x'.repeat(400)}`);
    await healthy();
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  it.runIf(process.platform === 'linux')('stops when it is told to although nobody reads its log', async () => {
    const program = await start({ DATA_DIR: folder() });
    program.child.stdout?.pause();
    for (let request = 0; request < 1_000; request++) await fetch(`${program.url}/nothing/${'x'.repeat(400)}`);
    expect(await program.end('SIGTERM')).toBe(0);
  });

  it('takes a closed terminal for an order to stop, and passes over the signals that would open a debugger or end it', async () => {
    const program = await start({ DATA_DIR: folder(), METRICS_TOKEN });
    program.child.kill('SIGUSR1');
    program.child.kill('SIGUSR2');
    await vi.waitFor(() => expect(program.output().split('signal ignored')).toHaveLength(3), 60_000);
    expect(program.output()).not.toContain('Debugger');
    const { answer } = await longRun(program);
    const code = program.end('SIGHUP');
    expect((await answer).status).toBe(200);
    expect(await code).toBe(0);
  });

  it('writes JSON lines alone where its output is no terminal and there is no first account to tell of', async () => {
    const program = await start({ DATA_DIR: folder(), BOOTSTRAP: 'off', METRICS_PORT: '0', LOG_LEVEL: 'warn' });
    const lines = program.output().trim().split('\n');
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { level: 30, url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/) },
      { level: 30, tools: expect.any(Number), url: program.url, msg: expect.stringMatching(/^Toolrack serves \d+ tools at http/) },
    ]);
  });

  it('names the setting that it cannot start with, is never ready then, and has made nothing', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const { port } = taken.address() as AddressInfo;
    const free = await freePort();
    const file = join(folder(), 'file');
    writeFileSync(file, '');
    const DATA_DIR = folder();
    const cases: [env: Record<string, string>, says: string][] = [
      [{ PORT: String(port) }, `PORT: port ${port} of 127.0.0.1 is in use already`],
      [{ METRICS_PORT: String(port) }, `METRICS_PORT: port ${port} of 127.0.0.1 is in use already`],
      [{ PORT: String(free), METRICS_PORT: String(free) }, `METRICS_PORT: port ${free} of 127.0.0.1 is in use already`],
      [{ HOST: '192.0.2.1' }, 'HOST: must be an address of this machine'],
      [{ HOST: 'nothing.invalid' }, 'HOST: must be an address of this machine'],
      [{ HOST: '[::1]' }, 'HOST: must be an address to listen on, such as 127.0.0.1, 0.0.0.0 or ::1 (without brackets)'],
      [{ HOST: 'a'.repeat(254) }, 'HOST: must be'],
      [{ METRICS_PORT: '0', METRICS_HOST: '192.0.2.1' }, 'METRICS_HOST: must be an address of this machine'],
      [{ DATA_DIR: file }, 'DATA_DIR: must be a folder'],
      [{ DATA_DIR: join(file, 'below') }, 'DATA_DIR: must be a folder'],
    ];
    for (const [env, says] of cases) {
      const { code, out, err } = await runProgram(['serve'], { PORT: '0', DATA_DIR, ...env });
      expect([code, out], says).toEqual([1, '']);
      expect(err).toContain(`toolrack: ${says}`);
      expect(err.trim().split('\n')).toHaveLength(1);
    }
    taken.close();
    // The account of the first start is still to be made and told of.
    expect(keyIn((await start({ DATA_DIR })).output())).not.toBe('');
  });

  it('does not start beside another server on the same data', async () => {
    const DATA_DIR = folder();
    const program = await start({ DATA_DIR });
    const { code, out, err } = await runProgram(['serve'], { DATA_DIR, PORT: '0' });
    expect([code, out]).toEqual([1, '']);
    expect(err).toBe(
      `toolrack: ${DATA_DIR} is already in use by a server (process ${program.child.pid}). Stop that server first, or give this one its own DATA_DIR.\n`,
    );
    expect((await runProgram(['account', 'list'], { DATA_DIR })).code).toBe(0);
    await program.end('SIGKILL');
    await start({ DATA_DIR });
  });

  it('does not start with a session secret that is none', async () => {
    const DATA_DIR = folder();
    writeFileSync(join(DATA_DIR, 'session-secret'), '');
    const { code, err } = await runProgram(['serve'], { DATA_DIR, PORT: '0' });
    expect([code, err]).toEqual([1, expect.stringContaining(join(DATA_DIR, 'session-secret'))]);
  });

  it.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ MAX_BODY_BYTES: '5MB' }, 'MAX_BODY_BYTES'],
    [{ PRO_REQUEST_PER_HOUR: '5' }, 'PRO_REQUEST_PER_HOUR'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
    [{ PUBLIC_URL: 'https://example.com/tools' }, 'PUBLIC_URL'],
    [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  ])('does not start with %j', async (env, name) => {
    const { code, err } = await runProgram(['serve'], env);
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(name);
  });
});

describe('toolrack', () => {
  it('runs a tool from words, from JSON and from standard input', async () => {
    const result = { words: 2, characters: 12, sentences: 1, paragraphs: 1 };
    expect((await runProgram(['run', 'word-counter', 'text=Hello world.'])).out).toBe('words: 2\ncharacters: 12\nsentences: 1\nparagraphs: 1\n');
    expect(JSON.parse((await runProgram(['run', 'word-counter', '--json', '{"text":"Hello world."}'])).out)).toEqual(result);
    expect(JSON.parse((await runProgram(['run', 'word-counter', '-', '--json'], {}, '{"text":"Hello world."}')).out)).toEqual(result);
    expect(JSON.parse((await runProgram(['run', 'debt-to-income-calculator', 'grossMonthlyIncome=4', 'otherDebts=[1,2]', '--json'])).out).backEndPercent).toBe(
      75,
    );
  });

  it('prints first what people come for', async () => {
    const { out } = await runProgram(['run', 'roi-calculator', 'amountInvested=1000', 'amountReturned=1250']);
    expect(out).toBe('roiPercent: 25\ngain: 250\n');
  });

  it('converts, also negative values', async () => {
    expect((await runProgram(['convert', '10', 'kg', 'lbs'])).out).toBe('10 kg = 22.046226218487757 lbs\n1 kg = 2.20462262185 lbs\n');
    expect(JSON.parse((await runProgram(['convert', '-40', 'celsius', 'fahrenheit', '--json'])).out)).toMatchObject({ to: { unit: 'fahrenheit', value: -40 } });
  });

  it('exits with 1 for an error and 2 for misuse, on standard error alone', async () => {
    for (const args of [
      ['run', 'word-conter', 'text=a'],
      ['run', 'word-counter'],
      ['convert', '1', 'kg', 'km'],
      ['show', 'nope'],
    ]) {
      const { code, out, err } = await runProgram(args);
      expect([code, out, err.startsWith('toolrack: ')]).toEqual([1, '', true]);
    }
    for (const args of [
      ['nonsense'],
      ['run'],
      ['convert', '1'],
      ['account'],
      ['account', 'sessions'],
      ['backup'],
      ['restore', 'a', 'b'],
      ['key', 'create'],
      ['list', '--nope'],
    ]) {
      const { code, out } = await runProgram(args, { DATA_DIR: folder() });
      expect([code, out]).toEqual([2, '']);
    }
  });

  it('helps on every command', async () => {
    for (const command of [[], ['serve'], ['run'], ['list'], ['show'], ['convert'], ['account'], ['key']]) {
      const { code, out } = await runProgram([...command, '--help']);
      expect([code, out.includes('toolrack')]).toEqual([0, true]);
    }
  });

  it('lists and shows', async () => {
    expect((await runProgram(['list', 'word', 'counter'])).out).toMatch(/^word-counter /);
    expect((await runProgram(['show', 'word-counter'])).out).toContain('text: string (required)');
    expect(JSON.parse((await runProgram(['show', 'word-counter', '--json'])).out)).toMatchObject({ slug: 'word-counter' });
  });
});
