import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, delimiter, dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { openMetrics } from '../src/metrics/metrics.ts';
import { SETTINGS } from '../src/settings/config.ts';
import { startProgram } from './support/program.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

describe('the dashboard and the alert rules', async () => {
  const { body } = await (await openMetrics({ version: '0', load: () => ({ busy: 0, waiting: 0 }), lostLines: () => 0 })).text();
  const kinds = new Map([...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]));
  const exists = (name: string): boolean =>
    kinds.has(name) || (kinds.get(name.replace(/_(bucket|sum|count)$/, '')) === 'histogram' && /_(bucket|sum|count)$/.test(name));
  const named = (text: string): string[] => [...new Set([...text.matchAll(/\btoolrack_[a-z0-9_]+/g)].map(([name]) => name))];

  it.each(['deploy/grafana/toolrack.json', 'deploy/prometheus/alerts.yaml'])('%s names metrics that exist', (file) => {
    const names = named(read(file));
    expect(names.length).toBeGreaterThan(4);
    expect(names.filter((name) => !exists(name))).toEqual([]);
  });

  it('would notice one that does not exist', () => {
    expect(exists('toolrack_no_such_total')).toBe(false);
    expect(exists('toolrack_workers_busy_bucket')).toBe(false);
  });

  it('each alert has an expression, a time and a summary, and docs/monitoring.md says what to do', () => {
    const { groups } = parse(read('deploy/prometheus/alerts.yaml')) as {
      groups: { rules: { alert: string; expr: string; for: string; annotations: { summary: string } }[] }[];
    };
    const rules = groups.flatMap((group) => group.rules);
    const advice = read('docs/monitoring.md');
    for (const rule of rules) {
      expect(rule, rule.alert).toMatchObject({
        expr: expect.any(String),
        for: expect.stringMatching(/^\d+[mh]$/),
        annotations: { summary: expect.any(String) },
      });
      expect(advice).toContain(`\`${rule.alert}\``);
    }
  });
});

describe('compose.yaml and the Kubernetes manifests', () => {
  const settings = new Set([...SETTINGS.map(({ name }) => name), 'NODE_ENV', 'NODE_DISABLE_COMPILE_CACHE']);

  it('set what is a setting', () => {
    const { services } = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, { environment?: Record<string, string> }> };
    for (const node of ['node-1', 'node-2']) expect(Object.keys(services[node]?.environment ?? {}).filter((name) => !settings.has(name))).toEqual([]);
    const [deployment] = documents();
    const container = deployment?.spec.template.spec.containers[0];
    expect(container.env.map(({ name }: { name: string }) => name).filter((name: string) => !settings.has(name))).toEqual([]);
    const dockerEnv = [...(/^ENV (.+)$/m.exec(read('Dockerfile'))?.[1] ?? '').matchAll(/(\w+)=/g)].map(([, name = '']) => name);
    expect(dockerEnv.filter((name) => !settings.has(name))).toEqual([]);
  });

  it('fit together: selectors find the pods, ports have their names, probes their addresses', () => {
    const [deployment, service, autoscaler, budget] = documents();
    const labels = deployment?.spec.template.metadata.labels;
    for (const selector of [deployment?.spec.selector.matchLabels, service?.spec.selector, budget?.spec.selector.matchLabels])
      expect(labels).toMatchObject(selector);
    const container = deployment?.spec.template.spec.containers[0];
    const ports = container.ports.map(({ name }: { name: string }) => name);
    expect(ports).toContain(service?.spec.ports[0].targetPort);
    for (const probe of ['startupProbe', 'livenessProbe', 'readinessProbe']) expect(ports).toContain(container[probe].httpGet.port);
    expect(autoscaler?.spec.scaleTargetRef.name).toBe(deployment?.metadata.name);
    const mounted = container.volumeMounts.map(({ name }: { name: string }) => name).sort();
    expect(deployment?.spec.template.spec.volumes.map(({ name }: { name: string }) => name).sort()).toEqual(mounted);
  });
});

function documents(): any[] {
  return parseAllDocuments(read('deploy/kubernetes/toolrack.yaml')).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });
}

describe('the systemd unit', () => {
  const absent = spawnSync('systemd-analyze', ['--version']).status !== 0;
  if (absent) console.warn('skipped: systemd-analyze is not installed; apt-get install systemd');
  it.skipIf(absent)('is one that systemd reads without complaint', () => {
    const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', join(root, 'deploy/systemd/toolrack.service')], { encoding: 'utf8' });
    // The program it starts is not installed here.
    expect(stderr.split('\n').filter((line) => line.includes('toolrack.service') && !line.includes('not executable'))).toEqual([]);
  });
});

/** What the container and the package are made of: what runs, and no more. */
const assembled = mkdtempSync(join(tmpdir(), 'toolrack-assembled-'));
beforeAll(() => {
  execFileSync(process.execPath, [join(root, 'scripts/package.mjs'), join(assembled, 'app')], { cwd: root });
}, 480_000);
afterAll(() => rmSync(assembled, { recursive: true, force: true }));

it('the container and the package hold the notices of what they contain', () => {
  const notices = readFileSync(join(assembled, 'app/NOTICES.txt'), 'utf8');
  const folders = readdirSync(join(assembled, 'app/node_modules')).flatMap((name) =>
    name.startsWith('@') ? readdirSync(join(assembled, 'app/node_modules', name)).map((inner) => `${name}/${inner}`) : [name],
  );
  const absent = [...folders, 'fastify', 'kysely', 'pino', 'zod'].filter((name) => !notices.includes(`\n${name} `));
  expect(absent).toEqual([]);
  expect(notices).toContain('Copyright (c) 2016-present The Fastify team');
});

/** What the Dockerfile does, step by step, in a clean folder, where no container engine runs. */
describe('the container', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolrack-container-'));
    execFileSync('cp', ['-R', join(assembled, 'app'), join(folder, 'app')]);
    execFileSync('cp', [process.execPath, join(folder, 'node')]);
    if (spawnSync('strip', ['--strip-all', join(folder, 'node')]).status !== 0) console.warn('strip is not installed; apt-get install binutils');
    execFileSync('chmod', ['-R', 'a-w,a+rX', join(folder, 'app')]);
  }, 480_000);
  afterAll(() => {
    execFileSync('chmod', ['-R', 'u+w', folder]);
    rmSync(folder, { recursive: true, force: true });
  });

  it('copies what is there', () => {
    for (const [, sources = ''] of read('Dockerfile').matchAll(/^COPY (?!--from)(.+) \S+$/gm))
      for (const source of sources.split(' ')) expect(existsSync(join(root, source)), source).toBe(true);
  });

  it('is under 250 MB with its base of 23 MB', () => {
    const megabytes = Number(execFileSync('du', ['-sm', '--apparent-size', folder], { encoding: 'utf8' }).split('\t')[0]);
    expect(megabytes + 23).toBeLessThan(250);
  });

  it('holds every file that a tool loads: each tool gives the results of its examples there', () => {
    const program = `
      import { partialDeepStrictEqual } from 'node:assert';
      import cards from './dist/tools/cards.json' with { type: 'json' };
      const failed = [];
      for (const { category, slug } of cards) {
        try {
          const { default: tool } = await import(new URL('./dist/tools/' + category + '/' + slug + '.js', import.meta.url));
          for (const { inputs, result } of tool.examples) partialDeepStrictEqual(tool.result.parse(await tool.run(tool.inputs.parse(inputs))), result);
        } catch (error) {
          failed.push(slug + ': ' + error);
        }
      }
      console.log(JSON.stringify(failed));
      process.exit(0);
    `;
    const file = join(folder, 'app', 'every-tool.mjs');
    execFileSync('chmod', ['u+w', join(folder, 'app')]);
    writeFileSync(file, program);
    const output = execFileSync(join(folder, 'node'), [file], { encoding: 'utf8', cwd: folder, env: { TZ: 'UTC' }, timeout: 240_000 });
    expect(JSON.parse(output.trim().split('\n').at(-1) ?? '')).toEqual([]);
    rmSync(file);
  }, 250_000);

  it('holds what nodes, metrics and traces need', () => {
    const files = [
      'storage/postgres',
      'storage/node-lock',
      'limits/redis',
      'limits/redis-cluster',
      'limits/redis-window',
      'metrics/metrics',
      'tracing/tracing',
    ];
    const program = `await Promise.all(${JSON.stringify(files)}.map((file) => import('./app/dist/' + file + '.js'))); process.exit(0);`;
    execFileSync(join(folder, 'node'), ['--input-type=module', '--eval', program], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  });

  it('starts from a read-only folder without any other, runs a tool in a worker and inline, and answers its health check', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'toolrack-data-'));
    const program = await startProgram(
      { DATA_DIR: dataDir, NODE_ENV: 'production', NODE_DISABLE_COMPILE_CACHE: '1' },
      { node: join(folder, 'node'), entry: join(folder, 'app/bin/toolrack.js') },
    );
    try {
      expect((await fetch(`${program.url}/healthz`)).status).toBe(200);
      const key = /tool_[0-9a-f]{32}/.exec(program.output())?.[0] ?? '';
      const run = async (tool: string, inputs: object) =>
        (
          await fetch(`${program.url}/api/v1/tools`, {
            method: 'POST',
            headers: { 'x-api-key': key, 'content-type': 'application/json' },
            body: JSON.stringify({ tool, inputs }),
          })
        ).status;
      expect(await run('word-counter', { text: 'one two' })).toBe(200);
      expect(await run('word-counter', { text: 'word '.repeat(5_000) })).toBe(200);
    } finally {
      await program.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

/** What npm makes of the package where it cannot ask its registry for anything. */
describe('the package', () => {
  let folder: string;
  let archive: string;
  const npm = (command: string, args: string[], cwd = join(folder, 'project')): { stdout: string; stderr: string; status: number | null } => {
    const path = `${dirname(process.execPath)}${delimiter}${process.env.PATH}`;
    const settings = { npm_config_registry: 'http://127.0.0.1:9/', npm_config_cache: join(folder, 'cache'), npm_config_userconfig: join(folder, 'no-npmrc') };
    return spawnSync(command, args, { cwd, encoding: 'utf8', env: { PATH: path, HOME: folder, ...settings }, timeout: 480_000 });
  };
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'toolrack-package-'));
    mkdirSync(join(folder, 'project'));
    execFileSync(process.execPath, [join(root, 'scripts/pack.mjs'), '--from', join(assembled, 'app'), '--out', folder], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    archive = join(folder, `toolrack-${JSON.parse(read('package.json')).version}.tgz`);
    const { stderr, status } = npm('npm', ['install', archive]);
    expect([stderr, status]).toEqual(['', 0]);
  }, 480_000);
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is at most 35 MB', () => expect(statSync(archive).size).toBeLessThanOrEqual(35e6));

  it('has nothing to install and no script, and everything to publish', () => {
    const manifest = JSON.parse(readFileSync(join(folder, 'project/node_modules/toolrack/package.json'), 'utf8'));
    expect(manifest).toMatchObject({ name: 'toolrack', version: '1.0.0', license: 'MIT', engines: { node: '>=24' }, keywords: expect.any(Array) });
    expect(Object.keys(manifest).filter((field) => /depend|scripts|private|repository/i.test(field))).toEqual([]);
    expect(readdirSync(join(folder, 'project/node_modules')).filter((name) => !name.startsWith('.'))).toEqual(['toolrack']);
  });

  it('runs a tool by npx, from the archive and where it is installed, and installed for the whole machine', () => {
    const words = ['run', 'word-counter', 'text=one two three'];
    // npx takes an archive for a package where its path is relative alone.
    const fromArchive = npm('npx', ['--yes', `.${sep}${basename(archive)}`, ...words], folder);
    expect(fromArchive).toMatchObject({ stdout: 'words: 3\ncharacters: 13\nsentences: 1\nparagraphs: 1\n', stderr: '', status: 0 });
    expect(npm('npx', ['toolrack', ...words])).toMatchObject({ stdout: fromArchive.stdout, stderr: '', status: 0 });
    const prefix = join(folder, 'machine');
    expect(npm('npm', ['install', '--global', '--prefix', prefix, archive])).toMatchObject({ stderr: '', status: 0 });
    expect(npm(join(prefix, 'bin/toolrack'), words)).toMatchObject({ stdout: fromArchive.stdout, stderr: '', status: 0 });
    expect(npm(join(prefix, 'bin/toolrack'), ['--version'])).toMatchObject({ stdout: '1.0.0\n', status: 0 });
  }, 480_000);

  it('serves, and its client calls what is served and knows the tools by their types', async () => {
    const project = join(folder, 'project');
    const program = await startProgram(
      { DATA_DIR: join(folder, 'data') },
      { node: process.execPath, entry: join(project, 'node_modules/toolrack/app/bin/toolrack.js') },
    );
    try {
      const key = /tool_[0-9a-f]{32}/.exec(program.output())?.[0] ?? '';
      const page = await (await fetch(`${program.url}/tools/word-counter`)).text();
      for (const [asset] of page.matchAll(/\/assets\/[\w.-]+\.(css|json|js)\b/g)) expect((await fetch(`${program.url}${asset}`)).status, asset).toBe(200);
      const { file } = JSON.parse(read('dist/site/assets/browser.json')).tools['word-counter'];
      for (const coding of ['identity', 'gzip', 'br']) {
        const answer = await fetch(`${program.url}/assets/browser/${file}`, { headers: { 'accept-encoding': coding } });
        expect([answer.headers.get('content-encoding') ?? 'identity', await answer.text()]).toEqual([coding, read(`dist/site/assets/browser/${file}`)]);
      }
      const source = (inputs: string): string => `
        import { createClient } from 'toolrack/client';
        const { words } = await createClient({ url: ${JSON.stringify(program.url)}, key: ${JSON.stringify(key)} }).run('word-counter', ${inputs});
        console.log(words + 1);
      `;
      writeFileSync(join(project, 'right.mts'), source("{ text: 'one two' }"));
      writeFileSync(join(project, 'wrong.mts'), source('{ text: 2 }'));
      expect(execFileSync(process.execPath, ['right.mts'], { cwd: project, encoding: 'utf8' })).toBe('3\n');
      const compiler = join(root, 'node_modules/typescript/bin/tsc');
      const options = '--noEmit --strict --target es2024 --module nodenext --skipLibCheck --ignoreConfig'.split(' ');
      const types = ['--types', 'node', '--typeRoots', join(root, 'node_modules/@types')];
      const { stdout, status } = spawnSync(process.execPath, [compiler, ...options, ...types, 'right.mts', 'wrong.mts'], { cwd: project, encoding: 'utf8' });
      expect(stdout.split('\n').filter((line) => line.includes('error'))).toEqual([
        expect.stringMatching(/^wrong\.mts.*'number' is not assignable to type 'string'/),
      ]);
      expect(status).not.toBe(0);
    } finally {
      await program.end('SIGTERM');
    }
  });
});
