import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasChromium, MAX_WAIT_MS, startChromium } from './support/chromium.ts';
import { startService, type TestService } from './support/service.ts';

const root = join(import.meta.dirname, '..');
let folder: string;
beforeAll(() => {
  // Below the project, so that it finds the package by its own name.
  folder = mkdtempSync(join(root, '.library-test-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program that uses the built package by its name, and gives what it prints. */
function print(program: string): string {
  const file = join(folder, 'program.mjs');
  writeFileSync(file, program);
  const { stdout, stderr, status } = spawnSync(process.execPath, [file], { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
  return stdout.trim();
}

describe.skipIf(!hasChromium())('the library in a bundle for browsers', () => {
  let service: TestService;
  let browser: Browser;
  beforeAll(async () => {
    service = await startService();
    browser = await startChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await service?.stop();
  });

  it('runs tools from where they are served, and says when it has not been told or finds nothing there', async () => {
    const file = join(folder, 'page.mjs');
    writeFileSync(
      file,
      `import { configure, run, ToolError, ToolNotFoundError, tools } from 'toolrack';
import count from 'toolrack/tools/word-counter';
const why = (promise) => promise.catch((error) => [error.code, error.message, error instanceof ToolError]);
const told = [await why(run('word-counter', { text: 'a' }))];
configure({ base: ${JSON.stringify(`${service.url}/nowhere/`)} });
told.push(await why(count({ text: 'a' })));
configure({ base: ${JSON.stringify(service.url)} });
told.push((await count({ text: 'one two' })).words, await why(run('word-counter', {})), await run('no-such').catch((error) => error instanceof ToolNotFoundError), tools.includes('word-counter'));
globalThis.told = told;`,
    );
    const { outputFiles } = await build({ entryPoints: [file], bundle: true, write: false, format: 'esm', platform: 'browser', minify: true });
    const page = await browser.newPage();
    page.setDefaultTimeout(MAX_WAIT_MS);
    // A page of another origin.
    const server = createServer((_, response) => response.setHeader('content-type', 'text/html').end(`<script type="module">${outputFiles[0]?.text}</script>`));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
    await page.waitForFunction('globalThis.told');
    expect(await page.evaluate('told')).toEqual([
      ['load_failed', expect.stringContaining('configure({ base: "https://tools.example.com/" })'), true],
      ['load_failed', `The tools could not be loaded from ${service.url}/nowhere/toolrack.js.`, true],
      2,
      ['invalid_inputs', expect.any(String), true],
      true,
      true,
    ]);
  });
});

describe('the library', () => {
  it('runs a tool in the process of its caller', () => {
    expect(
      print(
        `import { run, tools } from 'toolrack';\nconsole.log((await run('word-counter', { text: 'Hello world.' })).words, tools.includes('word-counter'));`,
      ),
    ).toBe('2 true');
  });

  it('runs recipes, and names the step that fails', () => {
    const program = `import { runRecipe, UnprocessableInputsError } from 'toolrack';
const { result, steps } = await runRecipe({ parameters: { text: {} }, steps: [{ id: 'hash', tool: 'hash-generator' }] }, { text: 'abc' });
const error = await runRecipe({ steps: [{ id: 'bad', tool: 'json-minifier', inputs: { json: '{' } }] }).catch((error) => error);
console.log(result.hash, JSON.stringify(steps), error instanceof UnprocessableInputsError, error.step);`;
    // printf abc | sha256sum
    expect(print(program)).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad [{"id":"hash","runs":1}] true bad');
  });

  it('has a module for each tool', () => {
    expect(print(`import count from 'toolrack/tools/word-counter';\nconsole.log((await count({ text: 'one two three' })).words);`)).toBe('3');
  });

  it('rejects with the errors of the API as classes', () => {
    const program = `import { InvalidInputsError, run, ToolError, ToolNotFoundError, UnprocessableInputsError } from 'toolrack';
const why = (slug, inputs) => run(slug, inputs).catch((error) => error);
const [invalid, unprocessable, missing] = await Promise.all([why('word-counter', {}), why('json-minifier', { json: '{' }), why('word-countr', {})]);
console.log(JSON.stringify([
  invalid instanceof InvalidInputsError && invalid instanceof ToolError, invalid.code, invalid.details,
  unprocessable instanceof UnprocessableInputsError, unprocessable.code,
  missing instanceof ToolNotFoundError, missing.code, missing.message.includes('word-counter'),
]));`;
    expect(JSON.parse(print(program))).toEqual([
      true,
      'invalid_inputs',
      [{ path: 'text', message: 'is required: a string' }],
      true,
      'unprocessable_inputs',
      true,
      'tool_not_found',
      true,
    ]);
  });

  it('is typed like the client', () => {
    writeFileSync(
      join(folder, 'typed.ts'),
      `import { run, runRecipe, tools } from 'toolrack';
import count from 'toolrack/tools/word-counter';
const recipe = await runRecipe({ steps: [{ id: 'a', tool: 'word-counter' }] }, { text: 'a' });
const runs: number | undefined = recipe.steps[0]?.runs;
// @ts-expect-error there is no such tool
await runRecipe({ steps: [{ id: 'a', tool: 'no-such-tool' }] });
const words: number = (await run('word-counter', { text: 'a' })).words;
const same: number = (await count({ text: 'a' })).words;
// @ts-expect-error the text is missing
await run('word-counter', {});
// @ts-expect-error there is no such tool
await run('no-such-tool', {});
console.log(words, same, tools.length, runs);
`,
    );
    const options = '--noEmit --strict --target es2024 --module nodenext --moduleResolution nodenext --skipLibCheck --types node --ignoreConfig';
    const { stdout, status } = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), join(folder, 'typed.ts'), ...options.split(' ')], {
      encoding: 'utf8',
      cwd: root,
    });
    expect([status, stdout]).toEqual([0, '']);
  });
});
