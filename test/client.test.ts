import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type TestService } from './support/service.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const guide = readFileSync(join(root, 'docs', 'client.md'), 'utf8');
const compiler = join(dirname(createRequire(import.meta.url).resolve('typescript/package.json')), 'bin', 'tsc');

let service: TestService;
let key: string;
let folder: string;
beforeAll(async () => {
  service = await startService();
  key = await service.keyFor('business');
  folder = mkdtempSync(join(tmpdir(), 'toolrack-client-'));
  mkdirSync(join(folder, 'node_modules'));
  symlinkSync(root, join(folder, 'node_modules', 'toolrack'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
});

function check(name: string, program: string): string {
  writeFileSync(join(folder, name), program);
  const options = '--noEmit --strict --noUncheckedIndexedAccess --target es2024 --lib es2024,dom --module nodenext --types';
  const { stdout } = spawnSync(process.execPath, [compiler, name, ...options.split(' '), ''], { cwd: folder, encoding: 'utf8' });
  return stdout;
}

/** Runs a program beside the service, which answers from this process. */
async function run(command: string, args: string[]): Promise<string> {
  const { spawn } = await import('node:child_process');
  const child = spawn(command, args, { cwd: folder, env: { PATH: process.env.PATH ?? '', TOOLRACK_URL: service.url, TOOLRACK_KEY: key } });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  await new Promise((resolve) => child.once('close', resolve));
  return output;
}

const START = `import { createClient, ToolrackError } from 'toolrack/client';
declare const process: { env: Record<string, string> };
const client = createClient({ url: process.env.TOOLRACK_URL ?? '', key: process.env.TOOLRACK_KEY ?? '' });
`;

describe('toolrack/client', () => {
  it('takes right programs, and refuses wrong slugs, inputs and fields of results', () => {
    const right = `${START}
const { words } = await client.run('word-counter', { text: 'a' });
const count: number = words;
const [first, second] = await client.batch([{ tool: 'word-counter', inputs: { text: 'a' } }, { id: 'x', tool: 'hash-generator', inputs: { text: 'a' } }]);
if (first.success) count + first.result.words;
if (second.success) second.result.hash.length;
else second.message.length;
await client.run('case-converter', { text: 'a', case: 'snake' }, { signal: AbortSignal.timeout(1000) });
`;
    expect(check('right.ts', right)).toBe('');
    const wrong = [
      "await client.run('word-conter', { text: 'a' });",
      "await client.run('word-counter', { txt: 'a' });",
      "await client.run('word-counter', { text: 7 });",
      "await client.run('word-counter', {});",
      "await client.run('word-counter');",
      "await client.run('case-converter', { text: 'a', case: 'snak' });",
      "(await client.run('word-counter', { text: 'a' })).wrds;",
      "await client.batch([{ tool: 'word-conter', inputs: { text: 'a' } }]);",
      "await client.batch([{ tool: 'word-counter', inputs: { txt: 'a' } }]);",
      "await client.convert({ from: 'kg' });",
      "createClient({ key: 'a' });",
    ];
    const found = check('wrong.ts', `${START}${wrong.join('\n')}\n`);
    const lines = new Set(Array.from(found.matchAll(/^wrong\.ts\((\d+),/gm), ([, line]) => Number(line)));
    const first = START.split('\n').length;
    expect([...lines].sort((a, b) => a - b)).toEqual(wrong.map((_, at) => first + at));
  });

  it('runs against the service', async () => {
    const program = `${START.replace(/^declare.*\n/m, '')}
const results = await client.batch([{ id: 'x', tool: 'word-counter', inputs: { text: 'a b' } }]);
const pipe = await client.pipeline({ steps: [{ id: 'a', tool: 'slug-generator', inputs: { text: 'Hello World' } }], outputs: { slug: { $from: 'a', pointer: '/slug' } } });
const { to } = await client.convert({ from: 'kg', to: 'lbs', value: 10 });
const { tools } = await client.tools({ q: 'count words', limit: 1 });
const error = await client.run('word-counter', {}).catch((reason) => reason);
console.log(JSON.stringify([await client.run('word-counter', { text: 'a b' }), results, pipe, to.value, tools[0].slug, error instanceof ToolrackError, error.status, error.code, error.details, error.requestId.length > 0]));
`;
    writeFileSync(join(folder, 'run.mjs'), program);
    const counted = { words: 2, characters: 3, sentences: 1, paragraphs: 1 };
    expect(JSON.parse(await run(process.execPath, ['run.mjs']))).toEqual([
      counted,
      [{ id: 'x', success: true, tool: 'word-counter', result: counted }],
      { result: { slug: 'hello-world' }, steps: [{ id: 'a', runs: 1 }] },
      22.046226218487757,
      'word-counter',
      true,
      400,
      'invalid_inputs',
      [{ path: 'text', message: 'is required: a string' }],
      true,
    ]);
  });

  it('runs a recipe that the account keeps, by its name and with values for its parameters', async () => {
    const recipe = {
      parameters: { text: {}, case: { default: 'upper' } },
      steps: [{ id: 'a', tool: 'case-converter', inputs: { case: { $from: 'parameters', pointer: '/case' } } }],
    };
    const headers = { 'x-api-key': key, 'content-type': 'application/json' };
    const kept = await fetch(`${service.url}/api/v1/recipes/${encodeURIComponent('loud & clear')}`, { method: 'PUT', headers, body: JSON.stringify(recipe) });
    expect(kept.status).toBe(201);
    const program = `${START.replace(/^declare.*\n/m, '')}
const errors = await Promise.all([client.recipe('loud & clear'), client.recipe('none', { text: 'a' })].map((call) => call.catch((reason) => [reason instanceof ToolrackError, reason.status, reason.code, reason.details])));
console.log(JSON.stringify([await client.recipe('loud & clear', { text: 'straße' }), await client.recipe('loud & clear', { text: 'ABC', case: 'lower' }), ...errors]));
`;
    writeFileSync(join(folder, 'recipe.mjs'), program);
    expect(JSON.parse(await run(process.execPath, ['recipe.mjs']))).toEqual([
      { result: { text: 'STRASSE' }, steps: [{ id: 'a', runs: 1 }] },
      { result: { text: 'abc' }, steps: [{ id: 'a', runs: 1 }] },
      [true, 400, 'invalid_inputs', [{ path: 'arguments.text', message: 'is needed: this parameter has no default' }]],
      [true, 404, 'recipe_not_found', []],
    ]);
  });

  it('is small, and needs nothing', async () => {
    const { outputFiles, metafile } = await build({
      entryPoints: [join(root, 'dist', 'client', 'index.js')],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      metafile: true,
    });
    // Its own files and no others.
    expect(Object.keys(metafile.inputs).map((file) => basename(file))).toEqual(['form.js', 'index.js']);
    expect(outputFiles[0]?.contents.length).toBeLessThan(6144);
  });
});

describe('the guide', () => {
  const examples = [...guide.matchAll(/```(ts|python)\n([^`]*(?:`[^`]+`[^`]*)*?)```\n\n```text\n([^`]*)```/g)];

  it('has its programs found', () => {
    expect(examples.length).toBe(guide.match(/```(?:ts|python)\n/g)?.length);
    expect(examples.length).toBeGreaterThan(2);
  });

  it.each(examples.map(([, language = '', program = '', output = ''], at) => ({ at, language, program, output })))(
    'program $at in $language prints what it says',
    async ({ at, language, program, output }) => {
      if (language === 'python') {
        const hasRequests = spawnSync('python3', ['-c', 'import requests']).status === 0;
        if (!hasRequests) return console.warn('the Python example is not run: apt-get install python3-requests');
        writeFileSync(join(folder, `guide-${at}.py`), program);
        expect(await run('python3', [`guide-${at}.py`])).toBe(output);
        return;
      }
      expect(
        check(
          `guide-${at}.ts`,
          `declare const process: { env: Record<string, string> };\ndeclare const console: { log(...values: unknown[]): void };\n${program}`,
        ),
      ).toBe('');
      writeFileSync(join(folder, `guide-${at}.ts`), program);
      expect(await run(process.execPath, [`guide-${at}.ts`])).toBe(output);
    },
  );
});
