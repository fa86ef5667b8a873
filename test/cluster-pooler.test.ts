import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { describe, expect, inject, it, onTestFinished } from 'vitest';
import { keyFor, startNode } from './support/nodes.ts';
import { freePort } from './support/private-servers.ts';
import { runProgram } from './support/program.ts';
import { newSettings } from './support/shared-settings.ts';
import { until } from './support/until.ts';

const PGBOUNCER = '/usr/sbin/pgbouncer';
const servers = inject('servers');

function missing(): boolean {
  if (!servers) return true;
  if (existsSync(PGBOUNCER)) return false;
  if (process.env.CI === 'true') throw new Error('Tests with a pooler need it: apt-get install pgbouncer');
  console.warn('Tests with a pooler are skipped: apt-get install pgbouncer');
  return true;
}

/** Starts PgBouncer in front of a database. @returns the address of the database through it */
async function pooled(url: string, settings: Record<string, string>): Promise<string> {
  const { hostname, port, username, pathname } = new URL(url);
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-pooler-'));
  const file = join(folder, 'pgbouncer.ini');
  const listenPort = await freePort();
  const own = { listen_addr: '127.0.0.1', listen_port: String(listenPort), unix_socket_dir: '', auth_type: 'any', ...settings };
  const lines = Object.entries(own).map(([name, value]) => `${name} = ${value}\n`);
  writeFileSync(file, `[databases]\n* = host=${hostname} port=${port} user=${username}\n[pgbouncer]\n${lines.join('')}`);
  chmodSync(folder, 0o755);
  // It does not run as root.
  const wrap = process.getuid?.() === 0 ? ['/usr/bin/setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups'] : [];
  const [program = '', ...words] = [...wrap, PGBOUNCER, '-q', file];
  const child = spawn(program, words, { stdio: 'ignore' });
  onTestFinished(() => {
    child.kill('SIGKILL');
    rmSync(folder, { recursive: true });
  });
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(listenPort, '127.0.0.1', () => resolve(true));
      socket.on('connect', () => socket.destroy());
      socket.on('error', () => resolve(false));
    });
  await until(answers);
  return `postgres://${username}@127.0.0.1:${listenPort}${pathname}`;
}

/** Whether somebody holds the right to serve a database. */
async function isLocked(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  await client.end();
  return rowCount !== 0;
}

const PASSED_OVER = { ignore_startup_parameters: 'statement_timeout,idle_in_transaction_session_timeout' };

describe.skipIf(missing())('a node behind PgBouncer', () => {
  const settingsOf = async () => newSettings({ postgres: servers?.postgres ?? '' });

  it('is told at once what to set where PgBouncer has its defaults', async () => {
    const settings = await settingsOf();
    const DATABASE_URL = await pooled(settings.DATABASE_URL ?? '', {});
    for (const words of [['serve'], ['account', 'list']]) {
      const { code, out, err } = await runProgram(words, { ...settings, DATABASE_URL, PORT: '0' });
      expect([code, out], words.join(' ')).toEqual([1, '']);
      expect(err).toMatch(/^toolrack: DATABASE_URL: .*unsupported startup parameter.*ignore_startup_parameters = .*pool_mode = session\.\n$/);
    }
  });

  it.each(['transaction', 'statement'])('is refused where PgBouncer pools by %s, and leaves no lock behind', async (mode) => {
    const settings = await settingsOf();
    const DATABASE_URL = await pooled(settings.DATABASE_URL ?? '', { pool_mode: mode, ...PASSED_OVER });
    const { code, err } = await runProgram(['serve'], { ...settings, DATABASE_URL, PORT: '0' });
    expect([code, err]).toEqual([1, expect.stringMatching(/^toolrack: DATABASE_URL: .*pool_mode = session.*\n$/)]);
    const direct = await startNode(settings);
    expect(await direct.end('SIGTERM')).toBe(0);
  });

  it('serves where PgBouncer pools sessions, alone, and leaves the lock to the next', async () => {
    const settings = await settingsOf();
    const through = { ...settings, DATABASE_URL: await pooled(settings.DATABASE_URL ?? '', { pool_mode: 'session', ...PASSED_OVER }) };
    const { key } = await keyFor(through, 'pro');
    for (let turn = 0; turn < 2; turn++) {
      const node = await startNode(through);
      onTestFinished(() => void node.child.kill('SIGKILL'));
      const body = '{"tool":"word-counter","inputs":{"text":"Hello"}}';
      const headers = { 'x-api-key': key, 'content-type': 'application/json' };
      expect((await fetch(`${node.url}/api/v1/tools`, { method: 'POST', headers, body })).status).toBe(200);
      expect(await runProgram(['serve'], { ...settings, PORT: '0' })).toMatchObject({ code: 1, err: expect.stringContaining('already in use by a server') });
      await node.end(turn === 0 ? 'SIGKILL' : 'SIGTERM');
      // PgBouncer learns of it from the connection.
      await until(async () => !(await isLocked(settings.DATABASE_URL ?? '')));
    }
  });
});
