// What a tool costs that nobody calls: starts and idle memory of the service as it is, and of a copy of it with 1,000 further tools.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { toolFiles } from '../src/tools/folders.ts';
import { endWithUs } from './children.ts';

const FURTHER_TOOLS = 1_000;
const ROUNDS = 5;
const IDLE_MS = 1_500;
const COPIED = ['bin', 'scripts', 'src', 'package.json', 'package-lock.json', 'tsconfig.json', 'tsconfig.build.json'];
const root = fileURLToPath(new URL('..', import.meta.url));

interface Start {
  /** How many tools it says it serves. */
  tools: number;
  /** Milliseconds from the start of the process to its first answer. */
  ms: number;
  /** Resident kilobytes, some time after that answer. */
  kilobytes: number;
}

/** Measures both, one after the other in turns, and gives the lines for the report. */
export async function catalogueSize(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'toolrack-size-'));
  try {
    build(root);
    const large = join(folder, 'large');
    copyWithFurtherTools(large);
    build(large);
    const rounds: { small: Start; large: Start }[] = [];
    // The first starts make the database and the cache of compiled code.
    for (let round = 0; round <= ROUNDS; round++) {
      const starts = { small: await startOnce(root, join(folder, 'small-data')), large: await startOnce(large, join(folder, 'large-data')) };
      if (round > 0) rounds.push(starts);
    }
    return report(middleOf(rounds.map(({ small }) => small)), middleOf(rounds.map((round) => round.large)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function report(small: Start, large: Start): string {
  const further = large.tools - small.tools;
  return `| tools | start to first answer | idle memory |
|---|---|---|
| ${small.tools} | ${Math.round(small.ms)} ms | ${Math.round(small.kilobytes / 1024)} MB |
| ${large.tools} | ${Math.round(large.ms)} ms | ${Math.round(large.kilobytes / 1024)} MB |
| each further tool | ${((large.ms - small.ms) / further).toFixed(3)} ms | ${((large.kilobytes - small.kilobytes) / further).toFixed(1)} KB |
`;
}

/** A copy of the project with copies of its tools under other slugs. */
function copyWithFurtherTools(copy: string): void {
  const wanted = (file: string) => !relative(root, file).split(sep).includes('testdata') && !file.endsWith('.test.ts');
  for (const name of COPIED) cpSync(join(root, name), join(copy, name), { recursive: true, filter: wanted });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const tools = toolFiles();
  for (let index = 0; index < FURTHER_TOOLS; index++) {
    const file = tools[index % tools.length] ?? '';
    const slug = /([^/]+)\.ts$/.exec(file)?.[1] ?? '';
    const other = `${slug}-copy-${Math.floor(index / tools.length)}`;
    const source = readFileSync(join(copy, 'src', 'tools', file), 'utf8').replace(`slug: '${slug}'`, `slug: '${other}'`);
    writeFileSync(join(copy, 'src', 'tools', file.replace(`${slug}.ts`, `${other}.ts`)), source);
  }
}

function build(folder: string): void {
  const { status } = spawnSync(process.execPath, [join(folder, 'scripts', 'build.mjs'), '--if-changed'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) throw new Error(`${folder} could not be built`);
}

async function startOnce(folder: string, dataDir: string): Promise<Start> {
  const started = performance.now();
  const child = endWithUs(
    spawn(process.execPath, [join(folder, 'bin', 'toolrack.js'), 'serve'], {
      env: { PATH: process.env.PATH ?? '', PORT: '0', DATA_DIR: dataDir, BOOTSTRAP: 'off' },
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  try {
    const [, tools = '', url = ''] = await new Promise<RegExpExecArray>((resolve, reject) => {
      let output = '';
      child.once('exit', (code) => reject(new Error(`the service ended with ${code}`)));
      child.stdout.on('data', (chunk) => {
        output += chunk;
        const found = /serves (\d+) tools at (http:\/\/[^\s"]+)"\}\n/.exec(output);
        if (found) resolve(found);
      });
    });
    await (await fetch(`${url}/healthz`)).text();
    const ms = performance.now() - started;
    await pause(IDLE_MS);
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    return { tools: Number(tools), ms, kilobytes: Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) };
  } finally {
    child.kill('SIGTERM');
    await new Promise((resolve) => (child.exitCode === null ? child.once('exit', resolve) : resolve(undefined)));
  }
}

/** The middle start and the middle memory of several. */
function middleOf(starts: readonly Start[]): Start {
  const middle = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
  return {
    tools: middle(starts.map(({ tools }) => tools)),
    ms: middle(starts.map(({ ms }) => ms)),
    kilobytes: middle(starts.map(({ kilobytes }) => kilobytes)),
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.stdout.write(await catalogueSize());
