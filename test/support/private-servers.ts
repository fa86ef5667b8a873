import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const POSTGRES = '/usr/lib/postgresql';
const REDIS = '/usr/bin/redis-server';
const READY_WITHIN_MS = 120_000;
/** Below those that the system gives to whoever asks for any port, or connects (Linux: 32,768 and above; IANA: 49,152). */
const PORTS = { from: 10_000, to: 30_000 };

/** A server of the tests' own, on a free port, with its data in a temporary folder. */
export interface PrivateServer {
  port: number;
  url: string;
  /** Where its data is. */
  folder: string;
  /** Its process, the first of its kind. */
  child: ChildProcess;
  /** Sends it a signal; SIGSTOP and SIGCONT go to all of its processes. */
  signal(name: NodeJS.Signals): void;
  /** Starts it again, on the same port and the same data, after it has ended. */
  start(): Promise<void>;
  /** Ends it at once with all its processes, as a crash does. */
  kill(): Promise<void>;
  /** Ends it in good order. */
  stop(): Promise<void>;
  /** Ends it and deletes its data. */
  remove(): Promise<void>;
}

/** What is missing for tests against real servers, in a line that says how to get it; undefined when nothing is. In CI nothing may be. */
export function missingServers(): string | undefined {
  const missing = [postgresPrograms() === undefined && 'postgresql', !existsSync(REDIS) && 'redis-server'].filter(Boolean);
  if (missing.length === 0) return undefined;
  const line = `Tests of nodes are skipped: apt-get install ${missing.join(' ')}`;
  if (process.env.CI === 'true') throw new Error(line);
  return line;
}

/** Starts PostgreSQL; as the user `postgres` where the tests run as root, which it refuses. It trusts everybody but a user `guarded`, who needs a password. */
export async function startPostgres(): Promise<PrivateServer> {
  const programs = postgresPrograms();
  if (programs === undefined) throw new Error('PostgreSQL is not installed.');
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-postgres-'));
  const wrap = asOther('postgres', folder);
  const data = join(folder, 'data');
  const [initdb = '', ...words] = wrap(join(programs, 'initdb'), ['-D', data, '-U', 'tester', '--auth=trust', '--no-sync', '--no-locale', '-E', 'UTF8']);
  const made = spawnSync(initdb, words, { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const rules = join(data, 'pg_hba.conf');
  writeFileSync(rules, `host all guarded 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`);
  const port = await freePort();
  const command = wrap(join(programs, 'postgres'), [
    '-D',
    data,
    '-p',
    String(port),
    '-h',
    '127.0.0.1',
    '-k',
    folder,
    '-c',
    'fsync=off',
    '-c',
    'max_connections=300',
  ]);
  const url = `postgres://tester@127.0.0.1:${port}`;
  return serverOf({ command, port, url, folder, readyLine: 'ready to accept connections', graceful: 'SIGINT' });
}

/** Starts Redis with a thousand databases. @param options further ones, as on its command line */
export async function startRedis(options: string[] = []): Promise<PrivateServer> {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-redis-'));
  const port = await freePort();
  const command = [REDIS, '--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--databases', '1000', '--save', '', ...options];
  return serverOf({ command, port, url: `redis://127.0.0.1:${port}`, folder, readyLine: 'Ready to accept connections', graceful: 'SIGTERM' });
}

/** Starts a Redis Cluster of three, each with a replica. @returns all six */
export async function startRedisCluster(): Promise<PrivateServer[]> {
  const timings = ['--cluster-enabled', 'yes', '--cluster-node-timeout', '2000', '--cluster-replica-validity-factor', '0', '--repl-ping-replica-period', '1'];
  const servers = await Promise.all(Array.from({ length: 6 }, async () => startRedis([...timings, '--cluster-port', String(await freePort())])));
  const addresses = servers.map(({ port }) => `127.0.0.1:${port}`);
  const made = spawnSync('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-replicas', '1', '--cluster-yes'], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`The cluster was not made: ${made.stdout}${made.stderr}`);
  for (const { port } of servers) {
    const told = (section: string): string => spawnSync('redis-cli', ['-p', String(port), ...section.split(' ')], { encoding: 'utf8' }).stdout;
    while (!told('CLUSTER INFO').includes('cluster_state:ok') || told('INFO replication').includes('master_link_status:down')) await pause(50);
  }
  return servers;
}

interface Setup {
  command: string[];
  port: number;
  url: string;
  folder: string;
  readyLine: string;
  graceful: NodeJS.Signals;
}

async function serverOf({ command, port, url, folder, readyLine, graceful }: Setup): Promise<PrivateServer> {
  let child = await launch();

  async function launch(): Promise<ChildProcess> {
    const [program = '', ...words] = command;
    const started = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const deadline = performance.now() + READY_WITHIN_MS;
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', (chunk) => (output = (output + chunk).slice(-5_000)));
    while (!output.includes(readyLine)) {
      if (started.exitCode !== null || performance.now() > deadline) throw new Error(`${program} did not start: ${output}`);
      await pause(20);
    }
    return started;
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    signalAll('SIGCONT');
    if (signal === 'SIGKILL') signalAll(signal);
    else child.kill(signal);
    await ended;
  }

  function signalAll(name: NodeJS.Signals): void {
    for (const id of [child.pid ?? 0, ...childrenOf(child.pid ?? 0)]) {
      try {
        process.kill(id, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  }

  return {
    port,
    url,
    folder,
    get child() {
      return child;
    },
    signal: signalAll,
    async start() {
      child = await launch();
    },
    kill: () => end('SIGKILL'),
    stop: () => end(graceful),
    async remove() {
      await end(graceful);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The folder of PostgreSQL's newest programs. */
function postgresPrograms(): string | undefined {
  const versions = existsSync(POSTGRES)
    ? readdirSync(POSTGRES)
        .map(Number)
        .filter((version) => existsSync(`${POSTGRES}/${version}/bin/initdb`))
    : [];
  return versions.length === 0 ? undefined : `${POSTGRES}/${Math.max(...versions)}/bin`;
}

/** Wraps a command so that it does not run as root, and gives the other user a folder. */
function asOther(user: string, folder: string): (program: string, words: string[]) => string[] {
  if (process.getuid?.() !== 0) return (program, words) => [program, ...words];
  chmodSync(folder, 0o700);
  const given = spawnSync('chown', [user, folder]);
  if (given.status !== 0) throw new Error(`There is no user ${user}.`);
  return (program, words) => ['/usr/bin/setpriv', `--reuid=${user}`, `--regid=${user}`, '--clear-groups', program, ...words];
}

function childrenOf(id: number): number[] {
  const { stdout } = spawnSync('ps', ['-o', 'pid=', '--ppid', String(id)], { encoding: 'utf8' });
  return (stdout ?? '')
    .split('\n')
    .map(Number)
    .filter((child) => child > 0);
}

/** A port that nobody listens on just now, and that the system gives to nobody else meanwhile. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}
