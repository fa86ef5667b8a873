// Measures the service against bare node:http in the same run, each on one core: npm run bench
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Measurement, measure } from './load.ts';

const SECONDS = Number(process.env.BENCH_SECONDS ?? 4);
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'toolrack-bench-'));
const children: ChildProcess[] = [];

/** Starts a server on one core, its output going to a file, waits for the line that says it listens, and tells how long that took. */
async function start(name: string, args: string[], env: Record<string, string>): Promise<{ child: ChildProcess; output: string; ms: number }> {
  const started = performance.now();
  const file = join(folder, `${name}.log`);
  const log = openSync(file, 'a');
  const pinned = process.platform === 'linux' ? ['taskset', '-c', '0'] : [];
  const [command = process.execPath, ...rest] = [...pinned, process.execPath, ...args];
  const child = spawn(command, rest, { env: { PATH: process.env.PATH ?? '', ...env }, stdio: ['ignore', log, 'inherit'] });
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

// The load keeps off the core of the servers.
if (process.platform === 'linux') spawnSync('taskset', ['-apc', '1', String(process.pid)]);
try {
  await start('bare', [join(root, 'bench', 'bare.ts')], { PORT: '39571' });
  // As npm start does.
  const service = await start('service', ['--max-semi-space-size=4', join(root, 'bin', 'toolrack.js'), 'serve'], {
    PORT: '39572',
    DATA_DIR: folder,
    BUSINESS_REQUESTS_PER_HOUR: '1000000000',
    FREE_CONVERSIONS_PER_DAY: '1000000000',
    LOG_LEVEL: 'info',
  });
  const bareUrl = 'http://127.0.0.1:39571';
  const url = 'http://127.0.0.1:39572';
  const first = performance.now();
  await (await fetch(`${url}/healthz`)).text();
  const startMs = service.ms + performance.now() - first;
  const idle = await residentMegabytes(service.child);
  const key = /tool_[0-9a-f]{32}/.exec(service.output)?.[0] ?? '';

  const words = JSON.stringify({ tool: 'word-counter', inputs: { text: 'Hello world. How are you today?' } });
  const json = JSON.stringify({
    tool: 'json-formatter',
    inputs: { json: JSON.stringify(Array.from({ length: 40 }, (_, id) => ({ id, name: `name ${id}`, tags: ['a', 'b'], on: true }))) },
  });
  const headers = { 'content-type': 'application/json', 'x-api-key': key };
  const cases = [
    { name: 'word-counter', bare: { path: '/words', method: 'POST', body: words }, ours: { path: '/api/v1/tools', method: 'POST', body: words, headers } },
    {
      name: `json-formatter (${(json.length / 1024).toFixed(1)} KB)`,
      bare: { path: '/json', method: 'POST', body: json },
      ours: { path: '/api/v1/tools', method: 'POST', body: json, headers },
    },
    {
      name: 'convert',
      bare: { path: '/convert?from=kg&to=lbs&value=10', method: 'GET' },
      ours: { path: '/api/v1/convert?from=kg&to=lbs&value=10', method: 'GET' },
    },
    { name: '401', bare: { path: '/refuse', method: 'POST', body: words }, ours: { path: '/api/v1/tools', method: 'POST', body: words } },
  ];
  const rows: { name: string; bare: Measurement; ours: Measurement }[] = [];
  for (const { name, bare: bareCall, ours } of cases) {
    // Alternating rounds, so that whatever else the machine does falls on both.
    const rounds: { bare: Measurement; ours: Measurement }[] = [];
    for (let round = 0; round < 3; round++) {
      rounds.push({ bare: await measure(bareUrl, bareCall, SECONDS), ours: await measure(url, ours, SECONDS) });
      process.stderr.write(`${name}: round ${round + 1} of 3\n`);
    }
    const middle = rounds.toSorted((a, b) => a.ours.perSecond / a.bare.perSecond - b.ours.perSecond / b.bare.perSecond)[1];
    if (middle) rows.push({ name, ...middle });
  }
  const after = await residentMegabytes(service.child);

  const table = rows
    .map(
      ({ name, bare: b, ours: o }) =>
        `| ${name} | ${Math.round(b.perSecond)} | ${Math.round(o.perSecond)} | ${(o.perSecond / b.perSecond).toFixed(2)} | ${b.p50.toFixed(2)} / ${b.p99.toFixed(2)} | ${o.p50.toFixed(2)} / ${o.p99.toFixed(2)} |`,
    )
    .join('\n');
  const report = `# Benchmarks

Made by \`npm run bench\`. Each server runs on one core, the load comes from the other; the rounds of both servers alternate within one run and the middle one of three is shown.
Bare is \`node:http\` that parses the same JSON and gives the same answer with no key, no limit, no validation and no log. Only the ratios carry over to other machines.

${new Date().toISOString().slice(0, 10)}, ${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}

| call | bare requests/s | Toolrack requests/s | ratio | bare p50 / p99 ms | Toolrack p50 / p99 ms |
|---|---|---|---|---|---|
${table}

Start to first answer: ${Math.round(startMs)} ms. Resident memory: ${Math.round(idle)} MB idle, ${Math.round(after)} MB after the runs.
`;
  writeFileSync(join(root, 'docs', 'benchmarks.md'), report);
  process.stdout.write(report);
} finally {
  for (const child of children) child.kill('SIGTERM');
  setTimeout(() => rmSync(folder, { recursive: true, force: true }), 1_000);
}
