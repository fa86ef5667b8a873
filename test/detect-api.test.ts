import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../src/client/index.ts';
import { detect } from '../src/library/index.ts';
import { runCommand } from './support/program.ts';
import { startService, type TestService } from './support/service.ts';

const guide = readFileSync(new URL('../docs/detection.md', import.meta.url), 'utf8');
const COMMAND = new URL('../src/cli/main.ts', import.meta.url).pathname;

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ BUSINESS_REQUESTS_PER_HOUR: '1000' });
  key = await service.keyFor('business');
});
afterAll(() => service.stop());

async function post(body: unknown, headers: Record<string, string> = { 'x-api-key': key }) {
  const response = await fetch(`${service.url}/api/v1/detect`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

/** Times are dots in the guide. */
const dotted = (json: unknown): any => JSON.parse(JSON.stringify(json).replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"…"'));

describe('the guide to detection', () => {
  const [, command = '', answer = ''] = /```sh\n(curl .*)\n```\n\n```json\n([^`]*)```/.exec(guide) ?? [];
  const runs = [...guide.matchAll(/```console\n([^`]*)```/g)]
    .flatMap(([, block = '']) => block.split(/^\$ /m).slice(1))
    .map((run) => ({ line: run.slice(0, run.indexOf('\n')), output: run.slice(run.indexOf('\n') + 1) }));

  it('answers its request as it says', async () => {
    const [, sent = ''] = /--json '([^']*)'/.exec(command) ?? [];
    const { usage, ...body } = dotted((await post(sent)).body);
    const { usage: counted, ...expected } = JSON.parse(answer);
    expect(body).toEqual(expected);
    expect(usage.limit).toBe(counted.limit);
  });

  it.each(runs)('$line', async ({ line, output }) => {
    const { out, err } = await runCommand('sh', ['-c', line.replaceAll(/\btoolrack\b/g, `${process.execPath} ${COMMAND}`)]);
    expect([out, err]).toEqual([output, '']);
  });
});

describe('POST /api/v1/detect', () => {
  it('counts one run, and names itself in the usage', async () => {
    const before = (await post({ data: 'a' })).body.usage.remaining;
    const { status, headers, body } = await post({ data: '550e8400-e29b-41d4-a716-446655440000' });
    expect([status, body.success, body.candidates[0].tool, body.chains]).toEqual([200, true, 'uuid-decoder', []]);
    expect([body.usage.remaining, headers.get('x-ratelimit-remaining')]).toEqual([before - 1, String(before - 1)]);
  });

  it('refuses as tools are refused', async () => {
    expect((await post({ data: 'a' }, {})).body.error).toBe('missing_api_key');
    expect((await post({ data: 'a' }, { 'x-api-key': 'tr_no' })).body.error).toBe('invalid_api_key');
    expect((await post({ data: 'a' }, { 'x-api-key': await service.keyFor('free', 'free@example.com') })).body.error).toBe('plan_required');
    expect((await post('{')).body).toMatchObject({ error: 'invalid_json' });
    expect((await post('[]')).body).toMatchObject({ error: 'invalid_inputs' });
    expect((await post({ data: '' })).body).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'data' }] });
    expect((await post({})).body).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'data' }] });
    expect((await post({ data: 5 })).body).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'data' }] });
    expect((await post({ data: 'a', encoding: 'utf7' })).body).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'encoding' }] });
    expect((await post({ data: 'a', other: 1 })).body).toMatchObject({ error: 'invalid_inputs', details: [{ path: 'other' }] });
    expect((await post({ data: 'xyz', encoding: 'hex' })).status).toBe(422);
    expect((await post({ data: 'x'.repeat(6_000_000) })).status).toBe(413);
    const wrong = await fetch(`${service.url}/api/v1/detect`, { headers: { 'x-api-key': key } });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  });

  it('is in no list of tools, and no tool to run', async () => {
    const response = await fetch(`${service.url}/api/v1/tools`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify({ tool: 'detect', inputs: { data: `${'a'.repeat(80_000)}` } }),
    });
    expect(((await response.json()) as any).error).toBe('tool_not_found');
  });

  it('works on what is long elsewhere: short requests are answered meanwhile', async () => {
    const long = post({ data: JSON.stringify(Array.from({ length: 100_000 }, (_, id) => ({ id }))) });
    const began = performance.now();
    await post({ data: 'a' });
    const first = performance.now() - began;
    const { status, body } = await long;
    expect([status, body.candidates[0].tool, body.candidates[0].fill]).toEqual([200, 'json-formatter', 'json']);
    expect(first).toBeLessThan(performance.now() - began);
  });

  it('gives a recipe that runs as it is', async () => {
    const { chains } = (await post({ data: '1f8b080000000000000003ab56ca48cdc9c957b2522acf2fca4951aa05004b0f6b2a12000000', encoding: 'hex' })).body;
    const [chain] = chains.length > 0 ? chains : (await post({ data: Buffer.from('{"hello":"world"}').toString('base64') })).body.chains;
    const answer = await fetch(`${service.url}/api/v1/pipelines`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': key },
      body: JSON.stringify(chain.recipe),
    });
    expect(((await answer.json()) as any).result.output).toBe(chain.preview);
  });
});

describe('the other ways in', () => {
  const data = 'SGVsbG8lMkMlMjB3b3JsZCUyMQ==';

  it('answers the same to the client, the library and agents', async () => {
    const { candidates, chains } = (await post({ data })).body;
    expect(chains[0].steps).toEqual(['base64', 'url']);
    const client = createClient({ url: service.url, key });
    expect(await client.detect(data)).toEqual({ candidates, chains });
    expect(await detect(data)).toEqual({ candidates, chains });
    expect(await detect({ data: Buffer.from(data).toString('hex'), encoding: 'hex' })).toEqual({ candidates, chains });
    await expect(detect('')).rejects.toMatchObject({ code: 'invalid_inputs' });
    const response = await fetch(`${service.url}/mcp`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json, text/event-stream', 'x-api-key': key },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'detect', arguments: { data } } }),
    });
    const text = await response.text();
    const message = JSON.parse(/^data: (.*)$/m.exec(text)?.[1] ?? text);
    expect(JSON.parse(message.result.content[0].text)).toEqual({ candidates, chains });
  });
});
