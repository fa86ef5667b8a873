import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runProgram } from './support/program.ts';
import { startService, type TestService } from './support/service.ts';

const HOUR = 3_600_000;
const guide = readFileSync(new URL('../docs/batch-and-pipelines.md', import.meta.url), 'utf8');

let service: TestService;
let key: string;
beforeAll(async () => {
  service = await startService({ PRO_REQUESTS_PER_HOUR: '10' });
  key = await service.keyFor('business');
});
afterAll(() => service.stop());

async function post(body: unknown, withKey = key, path = '/api/v1/pipelines') {
  const response = await fetch(`${service.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': withKey },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, headers: response.headers, body: (await response.json()) as any };
}

const mails = (text: string) => ({ id: 'found', tool: 'email-extractor', inputs: { text } });
const hashed = { id: 'hashed', tool: 'hash-generator', forEach: { $from: 'found', pointer: '/emails' }, inputs: { text: { $from: 'item' }, algorithm: 'md5' } };

describe('POST /api/v1/pipelines', () => {
  it('answers with the last result, the runs and the usage, exactly', async () => {
    const pro = await service.keyFor('pro');
    const { status, headers, body } = await post({ steps: [mails('bob@example.org, ann@example.org'), hashed] }, pro);
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      // By md5sum.
      result: {
        items: [
          { hash: '10ac39056a4b6f1f6804d724518ff2dc', algorithm: 'md5', bits: 128 },
          { hash: '8b5a6a28fc840441be692d74a81ccd1a', algorithm: 'md5', bits: 128 },
        ],
      },
      steps: [
        { id: 'found', runs: 1 },
        { id: 'hashed', runs: 2 },
      ],
      usage: { remaining: 7, limit: 10, resetAt: new Date(service.now + HOUR).toISOString() },
      meta: { apiVersion: 'v1', timestamp: new Date(service.now).toISOString() },
    });
    expect(headers.get('x-ratelimit-remaining')).toBe('7');
  });

  it('gives the error the run would have had alone, with the step and the results before it', async () => {
    const alone = await service.call({ tool: 'json-minifier', inputs: { json: '{' } }, key);
    const { status, body } = await post({ steps: [mails('a@example.org'), { id: 'bad', tool: 'json-minifier', inputs: { json: '{' } }, hashed] });
    expect(status).toBe(alone.status);
    expect(body).toEqual({ ...alone.body, step: 'bad', results: { found: { emails: ['a@example.org'], count: 1 } } });
    const unknown = await post({ steps: [{ id: 'a', tool: 'word-conter', inputs: {} }] });
    expect([unknown.status, unknown.body.error, unknown.body.step, unknown.body.results]).toEqual([404, 'tool_not_found', 'a', {}]);
  });

  it('takes the runs of a step before it starts: all, or none', async () => {
    const pro = await service.keyFor('pro');
    const many = Array.from({ length: 8 }, (_, at) => `m${at}@example.org`).join(' ');
    expect((await post({ steps: [mails(many), hashed] }, pro)).body.usage.remaining).toBe(1);
    const refused = await post({ steps: [mails(many), hashed] }, pro);
    expect([refused.status, refused.body.error, refused.body.step, refused.body.results.found.count]).toEqual([429, 'rate_limit_exceeded', 'hashed', 8]);
    expect(refused.headers.get('x-ratelimit-remaining')).toBe('0');
    const other = await service.keyFor('pro');
    await post({ steps: [mails('a@example.org')] }, other);
    const partly = await post({ steps: [mails(`${many} x@example.org y@example.org`), hashed] }, other);
    expect([partly.status, partly.headers.get('x-ratelimit-remaining'), partly.body.retryAfter]).toEqual([
      429,
      '8',
      new Date(service.now + HOUR).toISOString(),
    ]);
  });

  it('refuses a malformed pipeline before anything runs, naming the place, and counts one', async () => {
    const pro = await service.keyFor('pro');
    const { status, headers, body } = await post({ steps: [{ id: 'a', tool: 'word-counter', inputs: { text: { $from: 'b' } } }] }, pro);
    expect([status, body.error, body.details[0].path, headers.get('x-ratelimit-remaining')]).toEqual([
      400,
      'invalid_inputs',
      'steps[0].inputs.text.$from',
      '9',
    ]);
    expect(Object.keys(body)).toEqual(['error', 'message', 'details']);
    expect((await post('{"steps":', pro)).body.error).toBe('invalid_json');
    expect((await post({ steps: [] }, 'tool_x')).body.error).toBe('invalid_api_key');
  });

  it('counts what it runs: a pattern as a run of the tool for it, a skipped step not at all, one that fails too', async () => {
    const pro = await service.keyFor('pro', 'flow@example.com');
    const { body } = await post(
      {
        parameters: { text: { default: 'none' } },
        arguments: { text: 'a 1' },
        steps: [
          { id: 'upper', tool: 'case-converter', inputs: { case: 'upper' } },
          { id: 'digits', tool: 'number-extractor', when: { $from: 'upper', pointer: '/text', matches: '\\d' } },
          { id: 'never', tool: 'sum-calculator', when: { $from: 'digits', pointer: '/numbers', equals: [] } },
          { id: 'bad', tool: 'json-minifier', inputs: { json: '{' }, onError: 'skip' },
          { id: 'sum', tool: 'sum-calculator' },
        ],
      },
      pro,
    );
    expect(body.result.result).toBe(1);
    expect(body.steps).toEqual([
      { id: 'upper', runs: 1 },
      { id: 'digits', runs: 1 },
      { id: 'never', runs: 0, skipped: 'when' },
      { id: 'bad', runs: 1, skipped: 'error' },
      { id: 'sum', runs: 1 },
    ]);
    expect(body.usage.remaining).toBe(10 - 5);
    const account = await service.services.accounts.byEmail('flow@example.com');
    const { rows } = await service.services.usage.read(account?.id ?? '', { from: service.now - HOUR, to: service.now + HOUR, by: 'tool' });
    expect(Object.fromEntries(rows.map(({ tool, count }) => [tool, count]))).toEqual({
      'case-converter': 1,
      'regex-tester': 1,
      'number-extractor': 1,
      'json-minifier': 1,
      'sum-calculator': 1,
    });
  });

  it('names arguments that are missing and that there are not', async () => {
    const steps = [{ id: 'a', tool: 'text-reverser' }];
    const paths = async (body: object) => (await post(body)).body.details.map(({ path }: { path: string }) => path);
    expect(await paths({ parameters: { text: {} }, steps })).toEqual(['arguments.text']);
    expect(await paths({ parameters: { text: {} }, arguments: { text: 'x', word: 'y' }, steps })).toEqual(['arguments.word']);
  });

  it('runs heavy steps, and stands in the usage figures as so many runs', async () => {
    const pro = await service.keyFor('pro', 'pipes@example.com');
    const text = 'word '.repeat(20_000);
    const { body } = await post(
      {
        steps: [
          { id: 'a', tool: 'case-converter', inputs: { text, case: 'upper' } },
          { id: 'b', tool: 'word-counter', inputs: { text: { $from: 'a', pointer: '/text' } } },
        ],
      },
      pro,
    );
    expect(body.result.words).toBe(20_000);
    const account = await service.services.accounts.byEmail('pipes@example.com');
    const { rows } = await service.services.usage.read(account?.id ?? '', { from: service.now - HOUR, to: service.now + HOUR, by: 'tool' });
    expect(rows.map(({ tool, count }) => [tool, count])).toEqual([
      ['case-converter', 1],
      ['word-counter', 1],
    ]);
    const line = JSON.parse(service.logged.filter((logged) => logged.includes('/api/v1/pipelines')).at(-1) ?? '');
    expect(line).toMatchObject({ status: 200, runs: 2 });
  });
});

describe('the guide', () => {
  const blocks = [...guide.slice(guide.indexOf('## Ten pipelines')).matchAll(/### (.*)\n\n```json\n([^`]*)```\n\n```json\n([^`]*)```/g)];
  const pipelines = blocks.map(([, name = '', pipeline = '', result = '']) => ({ name, pipeline, result: JSON.parse(result) }));
  const curls = [...guide.matchAll(/```sh\ncurl -s http:\/\/127\.0\.0\.1:3000(\S+) .* --json '(.*)'\n```\n\n```json\n([^`]*)```/g)];

  it('has ten pipelines and two requests', () => {
    expect([pipelines.length, curls.length, guide.match(/^curl /gm)?.length]).toEqual([10, 2, 2]);
  });

  it.each(pipelines)('$name', async ({ pipeline, result }) => {
    const answer = await post(pipeline);
    expect(answer.body.result).toEqual(result);
  });

  it.each(curls.map(([, path = '', body = '', answer = '']) => ({ path, body, answer })))('$path', async ({ path, body, answer }) => {
    const { usage: _, meta: __, ...expected } = JSON.parse(answer);
    expect((await post(body, key, path)).body).toMatchObject(expected);
  });

  it('runs on the command line', async () => {
    const [, input = '', output = ''] = /^\$ echo '(.*)' \| toolrack pipe -\n([^`]*)```/m.exec(guide) ?? [];
    expect(await runProgram(['pipe', '-'], {}, input)).toEqual({ code: 0, out: output, err: '' });
    const failing = '{"steps":[{"id":"a","tool":"json-minifier","inputs":{"json":"{"}}]}';
    expect(await runProgram(['pipe', '-'], {}, failing)).toMatchObject({ code: 1, out: '', err: expect.stringMatching(/^toolrack: step a: /) });
    expect((await runProgram(['pipe'])).code).toBe(2);
  });
});
