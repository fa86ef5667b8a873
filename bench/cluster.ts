// What a node costs that counts in Redis, and what Redis costs with it: the last part of npm run bench.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createClient } from '@redis/client';
import { Client } from 'pg';
import { openRedis, type Redis } from '../src/limits/redis.ts';
import { markKey, RedisSlidingWindow } from '../src/limits/redis-window.ts';
import { missingServers, type PrivateServer, startPostgres, startRedis } from '../test/support/private-servers.ts';
import { startProgram } from '../test/support/program.ts';
import { endWithUs } from './children.ts';
import { measure } from './load.ts';

const ROUNDS = 3;
const TICKS_PER_SECOND = 100;
const HOUR = 3_600_000;
const MANY_KEYS = 1_000_000;
const CALLS = 100_000;
/** How many nodes are worked with. */
const NODES = 20;
const AT_ONCE = 200;
const BARE_PORT = '39573';
const BODY = JSON.stringify({ tool: 'word-counter', inputs: { text: 'Hello world. How are you today?' } });

/** Figures of nodes with Redis, as a part of docs/benchmarks.md. @param seconds how long a round takes */
export async function nodesWithRedis(seconds: number): Promise<string> {
  const missing = missingServers();
  if (missing !== undefined) return `${missing}\n`;
  const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
  endWithUs(postgres.child);
  endWithUs(redis.child);
  try {
    const request = await costOfRequest(postgres, redis, seconds);
    const windows = [...(await costsOfWindow(1)), ...(await costsOfWindow(MANY_KEYS))];
    return report(request, windows);
  } finally {
    await Promise.all([postgres.remove(), redis.remove()]);
  }
}

interface RequestCost {
  bare: number;
  node: number;
  redis: number;
}

/** Microseconds of processor time for a request: of bare node:http, of a node, and of Redis beside it. */
async function costOfRequest(postgres: PrivateServer, redis: PrivateServer, seconds: number): Promise<RequestCost> {
  const bare = endWithUs(
    spawn(process.execPath, [fileURLToPath(new URL('bare.ts', import.meta.url))], {
      env: { ...process.env, PORT: BARE_PORT },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  await once(bare.stdout, 'data');
  const node = await startProgram({
    DATABASE_URL: await emptyDatabase(postgres.url),
    REDIS_URL: redis.url,
    SESSION_SECRET: 'a secret for the benchmark alone',
    BUSINESS_REQUESTS_PER_HOUR: '1000000000',
    NODE_OPTIONS: '--max-semi-space-size=4',
  });
  endWithUs(node.child);
  try {
    for (const { pid } of [bare, node.child, redis.child]) spawnSync('taskset', ['-apc', '0', String(pid)]);
    const key = /tool_[0-9a-f]{32}/.exec(node.output())?.[0] ?? '';
    const headers = { 'content-type': 'application/json', 'x-api-key': key };
    const rounds: RequestCost[] = [];
    for (let round = 0; round < ROUNDS; round++) {
      const [ofBare = 0] = await costs(
        [bare],
        async () => (await measure(`http://127.0.0.1:${BARE_PORT}`, { path: '/', method: 'POST', body: BODY }, seconds)).served,
      );
      const call = { path: '/api/v1/tools', method: 'POST', body: BODY, headers };
      const [ofNode = 0, ofRedis = 0] = await costs([node.child, redis.child], async () => {
        const { served, status } = await measure(node.url, call, seconds);
        if (status !== 200) throw new Error(`the node answers ${status}`);
        return served;
      });
      rounds.push({ bare: ofBare, node: ofNode, redis: ofRedis });
      process.stderr.write(`node with Redis: round ${round + 1} of ${ROUNDS}\n`);
    }
    return middle(rounds, ({ bare: b, node: n }) => b / n);
  } finally {
    node.child.kill('SIGKILL');
    bare.kill();
  }
}

async function emptyDatabase(server: string): Promise<string> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  await client.query('CREATE DATABASE bench');
  await client.end();
  return `${server}/bench`;
}

interface WindowCost {
  keys: number;
  /** Whether the questions of many requests go to Redis in one call, as a node's do, or each by itself, as with Redis Cluster. */
  together: boolean;
  /** Microseconds that Redis says the script took for a request. */
  script: number;
  /** Microseconds of processor time of Redis for a request, reading it and answering included. */
  processor: number;
  /** Bytes for a key with four admissions in its window, and the mark of its account. */
  bytes: number;
}

/** One question to the limiter with so many keys in Redis, asked at random and many at once: together and each by itself. */
async function costsOfWindow(keys: number): Promise<WindowCost[]> {
  const server = await startRedis(['--save', '']);
  endWithUs(server.child);
  const redis = await openRedis({ urls: [server.url], timeoutMs: 60_000, warn: () => undefined });
  const admin = createClient({ url: server.url });
  await admin.connect();
  try {
    const used = async () => Number(/^used_memory:(\d+)/m.exec(await admin.info('memory'))?.[1]);
    const before = await used();
    await fill(server, keys);
    const bytes = ((await used()) - before) / keys;
    const found: WindowCost[] = [];
    for (const together of [true, false]) {
      const rounds: WindowCost[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        await admin.configResetStat();
        const [processor = 0] = await costs([server.child], () => ask({ run: redis.run, isCluster: !together }, keys));
        const script = Number(/cmdstat_evalsha:calls=\d+,usec=(\d+)/.exec(await admin.info('commandstats'))?.[1]) / CALLS;
        rounds.push({ keys, together, script, processor, bytes });
      }
      found.push(middle(rounds, (round) => round.processor));
    }
    return found;
  } finally {
    admin.destroy();
    redis.close();
    await server.remove();
  }
}

const accountOf = (i: number): string => `00000000-0000-4000-8000-${String(i).padStart(12, '0')}`;
const subjectOf = (i: number): string => `account:${accountOf(i)}:key:${String(i).padStart(64, '0')}`;

/** Puts keys with four admissions each into Redis, and the marks of their accounts, as nodes would. */
async function fill(server: PrivateServer, keys: number): Promise<void> {
  const pipe = spawn('redis-cli', ['-p', String(server.port), '--pipe'], { stdio: ['pipe', 'ignore', 'inherit'] });
  const now = Date.now();
  for (let i = 0; i < keys; i++) {
    const admissions = [4, 3, 2, 1].map((quarter) => String(now - quarter * 60_000));
    const commands = [
      ['SET', markKey(accountOf(i)), markOf(i), 'PX', String(24 * HOUR)],
      ['RPUSH', `toolrack:{${accountOf(i)}}:window:${HOUR}:${subjectOf(i)}`, ...admissions],
      ['PEXPIRE', `toolrack:{${accountOf(i)}}:window:${HOUR}:${subjectOf(i)}`, String(HOUR)],
    ];
    const text = commands.map((words) => `*${words.length}\r\n${words.map((word) => `$${word.length}\r\n${word}\r\n`).join('')}`).join('');
    if (!pipe.stdin.write(text)) await once(pipe.stdin, 'drain');
  }
  pipe.stdin.end();
  await once(pipe, 'close');
}

const markOf = (i: number): string => `00000000-0000-4000-9000-${String(i).padStart(12, '0')}`;

async function ask(redis: Pick<Redis, 'run' | 'isCluster'>, keys: number): Promise<number> {
  const window = new RedisSlidingWindow({ redis });
  let random = 1;
  let left = CALLS;
  async function keepAsking(): Promise<void> {
    while (left-- > 0) {
      random = (Math.imul(random, 1_664_525) + 1_013_904_223) >>> 0;
      const i = random % keys;
      const answer = await window.takeMarked(accountOf(i), markOf(i), { subject: subjectOf(i), limit: 1e9, windowMs: HOUR });
      if (answer === 'changed' || !answer.admitted) throw new Error('the window refuses');
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, keepAsking));
  return CALLS;
}

/** Microseconds of user and system time that processes use for each of what is done (proc(5), fields 14 and 15 of stat). */
async function costs(processes: ChildProcess[], work: () => Promise<number>): Promise<number[]> {
  const before = processes.map(processorTime);
  const done = await work();
  return processes.map((each, i) => (processorTime(each) - (before[i] ?? 0)) / done);
}

function processorTime({ pid }: ChildProcess): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS_PER_SECOND;
}

function middle<Round>(rounds: Round[], by: (round: Round) => number): Round {
  const found = rounds.toSorted((one, other) => by(one) - by(other))[ROUNDS >> 1];
  if (!found) throw new Error('there are no rounds');
  return found;
}

function report({ bare, node, redis }: RequestCost, windows: WindowCost[]): string {
  return `## Nodes with Redis

One node on PostgreSQL and Redis, all on one core, word-counter: µs of processor time for each request.

| bare | node | ratio | Redis beside it |
|---|---|---|---|
| ${bare.toFixed(1)} | ${node.toFixed(1)} | ${(bare / node).toFixed(2)} | ${redis.toFixed(1)} |

Counting a request and looking whether its key has changed, asked of Redis alone, many at once and keys at random: the requests of a turn of the event loop in one call, as nodes ask one Redis, or each by itself, as they ask Redis Cluster.

| keys in Redis | questions | µs in the script | µs of processor time | bytes for a key with four admissions |
|---|---|---|---|---|
${windows
  .map(
    ({ keys, together, script, processor, bytes }) =>
      `| ${keys} | ${together ? 'together' : 'each by itself'} | ${script.toFixed(1)} | ${processor.toFixed(1)} | ${keys > 1 ? Math.round(bytes) : ''} |`,
  )
  .join('\n')}

${onPaper({ node, redis }, windows)}`;
}

/** What nodes and Redis carry by these figures, each process on a core of its own. */
function onPaper({ node, redis }: Pick<RequestCost, 'node' | 'redis'>, windows: WindowCost[]): string {
  const cost = (keys: number, together: boolean) => windows.find((each) => each.keys === keys && each.together === together)?.processor ?? 0;
  // With one key: what Redis does for a request beside what was measured of it alone.
  const beside = redis - cost(1, true);
  const [shared, apart] = [beside + cost(MANY_KEYS, true), beside + cost(MANY_KEYS, false)];
  const perSecond = (microseconds: number) => (Math.round(1e6 / microseconds / 100) * 100).toLocaleString('en');
  const share = Math.min(1, node / shared / NODES);
  return `On paper, from these figures, with ${MANY_KEYS.toLocaleString('en')} keys and each process on a core of its own. Redis is reckoned to need ${shared.toFixed(1)} µs for a request of nodes that share one, and ${apart.toFixed(1)} µs in Redis Cluster: as beside the node, and what the keys make it more.

| what | small runs a second |
|---|---|
| a node whose event loop is busy all the time | ${perSecond(node)} |
| one Redis that is busy all the time | ${perSecond(shared)} |
| each of ${NODES} nodes that share it, then | ${perSecond(shared * NODES)}, ${Math.round(share * 100)} % of what it could |
| one of a Redis Cluster that is busy all the time | ${perSecond(apart)} |

One Redis carries ${(node / shared).toFixed(1)} nodes that are busy all the time; ${NODES} such nodes need a Redis Cluster of ${Math.ceil((NODES * apart) / node)} that are busy all the time, or twice as many that are busy half of it.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(await nodesWithRedis(Number(process.env.BENCH_SECONDS ?? 4)));
