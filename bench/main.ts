// Measures the service against bare node:http in the same run, each on one core: npm run bench
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { catalogueSize } from './catalogue-size.ts';
import { endWithUs } from './children.ts';
import { nodesWithRedis } from './cluster.ts';
import { type Call, type Measurement, measure } from './load.ts';
import { materials } from './materials.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'toolrack-bench-'));
const children: ChildProcess[] = [];

/** Starts a server on the first core, or on those given, its output going to a file, waits for the line that says it listens, and tells how long that took. */
async function start(name: string, args: string[], env: Record<string, string>, cores = '0'): Promise<{ child: ChildProcess; output: string; ms: number }> {
  const started = performance.now();
  const file = join(folder, `${name}.log`);
  const log = openSync(file, 'a');
  const pinned = process.platform === 'linux' ? ['taskset', '-c', cores] : [];
  const [command = process.execPath, ...rest] = [...pinned, process.execPath, ...args];
  const child = endWithUs(spawn(command, rest, { env: { PATH: process.env.PATH ?? '', ...env }, stdio: ['ignore', log, 'inherit'] }));
  children.push(child);
  closeSync(log);
  for (;;) {
    const output = readFileSync(file, 'utf8');
    if (/ at http:\/\/\S+\n/.test(output)) return { child, output, ms: performance.now() - started };
    if (child.exitCode !== null) throw new Error(`${name} ended before it listened`);
    await pause(5);
  }
}

async function residentMegabytes(child: ChildProcess): Promise<number> {
  const { readFile } = await import('node:fs/promises');
  const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
}

/** A round, with the processor time of the server per request in microseconds. */
type Timed = Measurement & { micros: number };

const TICKS_PER_SECOND = 100;

/** User and system time that a process has used so far, in microseconds (proc(5), fields 14 and 15 of stat). */
function processorTime(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return ((Number(fields[11]) + Number(fields[12])) * 1e6) / TICKS_PER_SECOND;
}

async function withProcessor(child: ChildProcess, round: () => Promise<Measurement>): Promise<Timed> {
  const before = processorTime(child);
  const measured = await round();
  return { ...measured, micros: (processorTime(child) - before) / measured.served };
}

/** A call on one connection while others keep every worker busy. @param load which, by its name in keep-busy.ts */
async function besides(load: string, url: string, key: string, call: Call): Promise<Measurement> {
  const others = endWithUs(spawn(process.execPath, [join(root, 'bench', 'keep-busy.ts'), url, key, load, String(2 * cpus().length)], { stdio: 'inherit' }));
  children.push(others);
  const measured = await measure(url, call, SECONDS, 1);
  if (others.exitCode !== null) throw new Error('nothing kept the workers busy');
  others.kill('SIGTERM');
  return measured;
}

/** Bodies of about so many bytes. */
function bodiesOf(size: number): { tool: string; body: string }[] {
  const [text, json] = [materials.prose(size * 0.9), materials.json(size * 0.7)];
  const calls = { 'hash-generator': { text }, 'base64-encoder': { text }, 'json-formatter': { json } };
  return Object.entries(calls).map(([tool, inputs]) => ({ tool, body: JSON.stringify({ tool, inputs }) }));
}

const latencies = ({ p50, p99 }: Measurement): string => `${p50.toFixed(2)} / ${p99.toFixed(2)} ms`;

// The load keeps off the core of the servers.
if (process.platform === 'linux') spawnSync('taskset', ['-apc', '1', String(process.pid)]);
try {
  const bare = await start('bare', [join(root, 'bench', 'bare.ts')], { PORT: '39571' });
  const settings = { BUSINESS_REQUESTS_PER_HOUR: '1000000000', FREE_CONVERSIONS_PER_DAY: '1000000000', LOG_LEVEL: 'info' };
  const program = [join(root, 'bin', 'toolrack.js'), 'serve'];
  const service = await start('service', program, { ...settings, PORT: '39572', DATA_DIR: folder });
  const bareUrl = 'http://127.0.0.1:39571';
  const url = 'http://127.0.0.1:39572';
  const first = performance.now();
  await (await fetch(`${url}/healthz`)).text();
  const startMs = service.ms + performance.now() - first;
  const idle = await residentMegabytes(service.child);
  const key = /tool_[0-9a-f]{32}/.exec(service.output)?.[0] ?? '';

  const words = JSON.stringify({ tool: 'word-counter', inputs: { text: 'Hello world. How are you today?' } });
  const pipeline = JSON.stringify({ steps: [{ id: 'words', tool: 'word-counter', inputs: { text: 'Hello world. How are you today?' } }] });
  const text = JSON.stringify({ tool: 'base64-encoder', inputs: { text: 'Hello world. How are you today?' } });
  const json = JSON.stringify({
    tool: 'json-formatter',
    inputs: { json: JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, name: `name ${id}`, tags: ['a', 'b'], on: true }))) },
  });
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const cases = [
    { name: 'word-counter', bare: { path: '/', method: 'POST', body: words }, ours: { path: '/api/v1/tools', method: 'POST', body: words, headers } },
    {
      name: 'word-counter as a pipeline',
      bare: { path: '/', method: 'POST', body: pipeline },
      ours: { path: '/api/v1/pipelines', method: 'POST', body: pipeline, headers },
    },
    { name: 'base64-encoder', bare: { path: '/', method: 'POST', body: text }, ours: { path: '/api/v1/tools', method: 'POST', body: text, headers } },
    {
      name: `json-formatter (${(json.length / 1024).toFixed(1)} KB)`,
      bare: { path: '/', method: 'POST', body: json },
      ours: { path: '/api/v1/tools', method: 'POST', body: json, headers },
    },
    {
      name: 'convert',
      bare: { path: '/convert?from=kg&to=lbs&value=10', method: 'GET' },
      ours: { path: '/api/v1/convert?from=kg&to=lbs&value=10', method: 'GET' },
    },
    ...[10_000, 100_000, 900_000].flatMap((size) =>
      bodiesOf(size).map(({ tool, body }) => ({
        name: `${tool}, ${size / 1000} KB`,
        bare: { path: '/by-hand', method: 'POST', body },
        ours: { path: '/api/v1/tools', method: 'POST', body, headers },
      })),
    ),
    { name: '401', bare: { path: '/refuse', method: 'POST', body: words }, ours: { path: '/api/v1/tools', method: 'POST', body: words } },
  ];
  const rows: { name: string; bare: Timed; ours: Timed }[] = [];
  for (const { name, bare: bareCall, ours } of cases) {
    // Alternating rounds, so that whatever else the machine does falls on both.
    const rounds: { bare: Timed; ours: Timed }[] = [];
    for (let round = 0; round < 3; round++) {
      rounds.push({
        bare: await withProcessor(bare.child, () => measure(bareUrl, bareCall, SECONDS)),
        ours: await withProcessor(service.child, () => measure(url, ours, SECONDS)),
      });
      process.stderr.write(`${name}: round ${round + 1} of 3\n`);
    }
    const middle = rounds.toSorted((a, b) => a.bare.micros / a.ours.micros - b.bare.micros / b.ours.micros)[1];
    if (middle) rows.push({ name, ...middle });
  }
  const after = await residentMegabytes(service.child);
  for (const child of children) child.kill('SIGTERM');
  // Here service and workers have all cores, as they do in use.
  const whole = await start('whole', program, { ...settings, PORT: '39579', DATA_DIR: join(folder, 'whole') }, `0-${cpus().length - 1}`);
  const wholeKey = /tool_[0-9a-f]{32}/.exec(whole.output)?.[0] ?? '';
  const call = { path: '/api/v1/tools', method: 'POST', headers: { ...headers, 'x-api-key': wholeKey }, body: words };
  const wholeUrl = 'http://127.0.0.1:39579';
  const alone = await measure(wholeUrl, call, SECONDS, 1);
  const reckoning = await besides('reckoning', wholeUrl, wholeKey, call);
  const large = await besides('large', wholeUrl, wholeKey, call);
  const limiter: { keys: number; inTurn: number; atRandom: number; reading: number; longest: number; bytes: number }[] = JSON.parse(
    spawnSync(process.execPath, ['--expose-gc', join(root, 'bench', 'limiter.ts')], { encoding: 'utf8' }).stdout,
  );

  const table = rows
    .map(
      ({ name, bare: b, ours: o }) =>
        `| ${name} | ${b.micros.toFixed(1)} | ${o.micros.toFixed(1)} | ${(b.micros / o.micros).toFixed(2)} | ${Math.round(b.perSecond)} | ${Math.round(o.perSecond)} | ${b.p50.toFixed(2)} / ${b.p99.toFixed(2)} | ${o.p50.toFixed(2)} / ${o.p99.toFixed(2)} |`,
    )
    .join('\n');
  const report = `# Benchmarks

Made by \`npm run bench\`. Each server runs on one core, the load comes from the other; the rounds of both servers alternate within one run and the middle one of three is shown.
µs is processor time (user and system) of the server per request, which a busy machine disturbs least; the ratio is of these.
Bare is \`node:http\` that parses the same JSON, runs the same function and gives the same answer with no key, no limit, no validation and no log. Only the ratios carry over to other machines.

${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}

| call | bare µs | Toolrack µs | ratio | bare requests/s | Toolrack requests/s | bare p50 / p99 ms | Toolrack p50 / p99 ms |
|---|---|---|---|---|---|---|---|
${table}

Start to first answer: ${Math.round(startMs)} ms. Resident memory: ${Math.round(idle)} MB idle, ${Math.round(after)} MB after the runs.

Word-counter, one connection, p50 / p99 where service, workers and load share ${cpus().length} cores: ${latencies(alone)} alone, ${latencies(reckoning)} while heavy calls (prime factors, 20 ms each) keep every worker busy, ${latencies(large)} while calls of 1 MB do.

| keys in the limiter | µs per take, in turn | µs per take, at random | of which reading a text at random | longest take while they come, ms | bytes per idle key |
|---|---|---|---|---|---|
${limiter.map(({ keys, inTurn, atRandom, reading, longest, bytes }) => `| ${keys} | ${inTurn.toFixed(2)} | ${atRandom.toFixed(2)} | ${reading.toFixed(2)} | ${longest.toFixed(1)} | ${keys > 1 ? Math.round(bytes) : ''} |`).join('\n')}

With many keys a take waits for memory: the text, its place among all texts and its times are each somewhere else, for a processor that has none of them at hand.

${await catalogueSize()}
${await nodesWithRedis(SECONDS)}`;
  const file = join(root, 'docs', 'benchmarks.md');
  // What was written by hand, or by other programs, begins with the larger bodies.
  const [kept = ''] = /\n## Larger bodies[\s\S]*$/.exec(readFileSync(file, 'utf8')) ?? [];
  writeFileSync(file, `${report.trimEnd()}\n${kept}`);
  process.stdout.write(report);
} finally {
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1_000);
}
