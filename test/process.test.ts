import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Program, runProgram, startProgram } from './support/program.ts';

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
  const response = await fetch(`${url}/api/v1/tools`, { method: 'POST', headers: { 'x-api-key': key }, body: '{"tool":"word-counter","inputs":{"text":"a"}}' });
  return { status: response.status, body: (await response.json()) as { error?: string; usage: { remaining: number } } };
};
const keyIn = (text: string): string => /tool_[0-9a-f]{32}/.exec(text)?.[0] ?? '';

describe('toolrack serve', () => {
  it('prints a first account and a curl line whose key works, once', async () => {
    const DATA_DIR = folder();
    const first = await start({ DATA_DIR });
    const line = /curl -s (\S+) -H 'x-api-key: (\S+)' -H '[^']+' -d '([^']+)'/.exec(first.output());
    expect(line?.[1]).toBe(`${first.url}/api/v1/tools`);
    const response = await fetch(line?.[1] ?? '', { method: 'POST', headers: { 'x-api-key': line?.[2] ?? '' }, body: line?.[3] ?? '' });
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
    // Real time: the promise is about a real crash.
    await pause(250);
    await program.end('SIGKILL');
    program = await start({ DATA_DIR });
    expect((await count(program.url, key)).body.usage.remaining).toBe(1000 - 10);
  });

  it('finishes what is running before it stops', async () => {
    const program = await start({ DATA_DIR: folder() });
    const key = keyIn(program.output());
    const body = JSON.stringify({ tool: 'word-counter', inputs: { text: 'word '.repeat(150_000) } });
    const running = fetch(`${program.url}/api/v1/tools`, { method: 'POST', headers: { 'x-api-key': key }, body });
    await pause(50);
    const code = program.end('SIGTERM');
    expect((await running).status).toBe(200);
    expect(await code).toBe(0);
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

  it.each([
    [{ PORT: '99999' }, 'PORT'],
    [{ MAX_BODY_BYTES: '5MB' }, 'MAX_BODY_BYTES'],
    [{ PRO_REQUEST_PER_HOUR: '5' }, 'PRO_REQUEST_PER_HOUR'],
    [{ TRUST_PROXY: 'everyone' }, 'TRUST_PROXY'],
    [{ PUBLIC_URL: 'example.com' }, 'PUBLIC_URL'],
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
    for (const args of [['nonsense'], ['run'], ['convert', '1'], ['account'], ['key', 'create'], ['list', '--nope']]) {
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
