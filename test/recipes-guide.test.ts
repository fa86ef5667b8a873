import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { hasChromium, MAX_WAIT_MS, startChromium } from './support/chromium.ts';
import { runCommand } from './support/program.ts';
import { startService, type TestService } from './support/service.ts';

const guide = readFileSync(new URL('../docs/recipes.md', import.meta.url), 'utf8');
const BASE = 'http://127.0.0.1:3000';
const COMMAND = new URL('../src/cli/main.ts', import.meta.url).pathname;
const [, unpack = ''] = /This is `unpack\.json`[^`]*```json\n([^`]*)```/.exec(guide) ?? [];

let service: TestService;
let key: string;
let folder: string;
beforeAll(async () => {
  service = await startService({ BUSINESS_REQUESTS_PER_HOUR: '1000' });
  folder = mkdtempSync(join(tmpdir(), 'toolrack-recipes-'));
  writeFileSync(join(folder, 'unpack.json'), unpack);
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await service.stop();
});

/** What a `curl` command of the guide sends. */
function request(command: string): [url: string, init: RequestInit] {
  const [address = ''] = /http:\S+/.exec(command) ?? [];
  const [, text, file] = /--json (?:'([^']*)'|@(\S+))/.exec(command) ?? [];
  const [, method = 'POST'] = /-X (\S+)/.exec(command) ?? [];
  const body = file === undefined ? text : readFileSync(join(folder, file), 'utf8');
  return [
    address.replace(BASE, service.url),
    { method, headers: { 'content-type': 'application/json', 'x-api-key': key }, ...(body !== undefined && { body }) },
  ];
}

/** Times are dots in the guide. */
const dotted = (json: unknown): unknown => JSON.parse(JSON.stringify(json).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"'));

describe('the guide to recipes', () => {
  beforeAll(async () => {
    key = await service.keyFor('business');
  });
  const calls = [...guide.matchAll(/```sh\n(curl .*)\n```\n\n```json\n([^`]*)```/g)].map(([, command = '', answer = '']) => ({ command, answer }));
  const runs = [...guide.matchAll(/```console\n([^`]*)```/g)]
    .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
    .map((run) => ({ command: run.slice(0, run.indexOf('\n')), output: run.slice(run.indexOf('\n') + 1) }));

  it('has its commands found', () => {
    expect(calls.length).toBe(guide.match(/^curl /gm)?.length);
    expect(calls.length).toBeGreaterThan(2);
    expect(runs.length).toBe(guide.match(/^\$ /gm)?.length);
    expect(runs.length).toBeGreaterThan(2);
  });

  it.each(calls)('$command', async ({ command, answer }) => {
    const response = await fetch(...request(command));
    const expected = JSON.parse(answer);
    const { usage, ...body } = dotted(await response.json()) as Record<string, unknown>;
    const { usage: counted, ...rest } = expected;
    expect(body).toEqual(rest);
    if (counted) expect(usage).toMatchObject({ limit: counted.limit });
  });

  it.each(runs)('$command', async ({ command, output }) => {
    const line = command.replaceAll(/\btoolrack\b/g, `${process.execPath} ${COMMAND}`);
    const { out, err } = await runCommand('sh', ['-c', line], { cwd: folder });
    expect([out, err]).toEqual([output, '']);
  });
});

describe('one recipe', () => {
  const recipe = {
    parameters: { data: { encoding: 'base64' }, key: { default: '000102030405060708090a0b0c0d0e0f' } },
    steps: [
      { id: 'code', tool: 'base85-encoder' },
      {
        id: 'secret',
        tool: 'aes-cipher',
        inputs: { cipherMode: 'cbc', key: { $from: 'parameters', pointer: '/key' }, iv: { $from: 'parameters', pointer: '/key' } },
      },
      {
        id: 'same',
        tool: 'aes-cipher',
        inputs: { mode: 'decrypt', cipherMode: 'cbc', key: { $from: 'parameters', pointer: '/key' }, iv: { $from: 'parameters', pointer: '/key' } },
      },
      { id: 'bytes', tool: 'base85-encoder', inputs: { mode: 'decode' } },
      { id: 'hash', tool: 'hash-generator', when: { $from: 'bytes', pointer: '/output', matches: '^[A-Za-z0-9+/]+=*$' } },
    ],
    outputs: { bytes: { $from: 'bytes', pointer: '/output' }, hash: { $from: 'hash', pointer: '/hash' } },
  };
  // All bytes but those of ASCII, and by sha256sum what they hash to.
  const data = Buffer.from(Array.from({ length: 128 }, (_, at) => 128 + at)).toString('base64');
  const result = { bytes: data, hash: '60ae23ee1dd9974d2f4036aa646f97b13f1a5a8b6304c31faea05c59cb363c65' };

  const ways: Record<string, () => Promise<unknown>> = {
    async http() {
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      const response = await fetch(`${service.url}/api/v1/pipelines`, { method: 'POST', headers, body: JSON.stringify({ ...recipe, arguments: { data } }) });
      return ((await response.json()) as { result: unknown }).result;
    },
    async saved() {
      const headers = { 'content-type': 'application/json', 'x-api-key': key };
      const address = `${service.url}/api/v1/recipes/same`;
      await fetch(address, { method: 'PUT', headers, body: JSON.stringify(recipe) });
      const response = await fetch(address, { method: 'POST', headers, body: JSON.stringify({ arguments: { data } }) });
      return ((await response.json()) as { result: unknown }).result;
    },
    async mcp() {
      const params = { name: 'run_pipeline', arguments: { recipe, arguments: { data } } };
      const response = await fetch(`${service.url}/mcp`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'x-api-key': key },
        body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
      });
      const text = await response.text();
      const message = JSON.parse(text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? ''));
      return JSON.parse(message.result.content[0].text).result;
    },
    async 'command line'() {
      const file = join(folder, 'same.json');
      writeFileSync(file, JSON.stringify(recipe));
      const { out } = await runCommand(process.execPath, [COMMAND, 'pipe', file], { input: Buffer.from(data, 'base64') });
      return JSON.parse(out);
    },
    async library() {
      const { runRecipe } = await import('../src/library/index.ts');
      return (await runRecipe(recipe as Parameters<typeof runRecipe>[0], { data })).result;
    },
  };

  it.each(Object.keys(ways))('gives the same over %s', async (way) => {
    expect(await ways[way]?.()).toEqual(result);
  });

  it.skipIf(!hasChromium())(
    'gives the same in a page of another origin, which is told what is wrong',
    async () => {
      const browser = await startChromium();
      const script = `import { runRecipe } from '${service.url}/toolrack.js'; globalThis.runRecipe = runRecipe;`;
      const server = createServer((_, response) =>
        response.setHeader('content-type', 'text/html').end(`<!doctype html><title>x</title><script type="module">${script}</script>`),
      );
      onTestFinished(async () => {
        server.close();
        await browser.close();
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      const page = await browser.newPage();
      page.setDefaultTimeout(MAX_WAIT_MS);
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      const told = await page.evaluate(
        async ([sent, values]) => {
          const { runRecipe } = globalThis as unknown as { runRecipe(recipe: object, values?: object): Promise<{ result: unknown }> };
          const why = (error: { code: string; step?: string }) => [error.code, error.step];
          const bad = { steps: [{ id: 'a', tool: 'json-minifier', inputs: { json: '{' } }] };
          return [(await runRecipe(sent, values)).result, await runRecipe(bad).catch(why), await runRecipe({}).catch(why)];
        },
        [recipe, { data }] as const,
      );
      expect(told).toEqual([result, ['unprocessable_inputs', 'a'], ['invalid_inputs', undefined]]);
    },
    120_000,
  );
});
