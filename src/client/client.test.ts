import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createClient, ToolrackError } from './index.ts';

const url = 'http://service.example/';

/** A service that gives these answers in turn, and what it was asked. */
function serviceOf(...answers: (Response | Error)[]) {
  const asked: Request[] = [];
  const send = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    asked.push(request);
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    if (answer) throw answer;
    return new Promise<Response>((_, reject) => request.signal.addEventListener('abort', () => reject(request.signal.reason)));
  };
  return { asked, send };
}

const json = (status: number, body: unknown, headers: Record<string, string> = {}) => new Response(JSON.stringify(body), { status, headers });
const busy = (status: number, seconds: number) =>
  json(
    status,
    { error: status === 429 ? 'rate_limit_exceeded' : 'service_unavailable', message: 'Later.' },
    { 'retry-after': String(seconds), 'x-request-id': 'id-1' },
  );
const failure = async (promise: Promise<unknown>): Promise<ToolrackError> => {
  const error = await promise.catch((reason: unknown) => reason);
  if (error instanceof ToolrackError) return error;
  throw error;
};

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 31) }));
afterEach(() => void vi.useRealTimers());

describe('createClient', () => {
  it('sends what the service expects', async () => {
    const { asked, send } = serviceOf(json(200, { result: { words: 2 } }), json(200, { tools: [], total: 0 }), json(200, {}));
    const client = createClient({ url, key: 'tool_x', fetch: send });
    expect(await client.run('word-counter', { text: 'a b' })).toEqual({ words: 2 });
    await client.tools({ q: 'a & b', limit: 3 });
    await client.convert({ from: 'mi/gal', to: 'L/(100 km)', value: 25 });
    expect(asked.map((request) => [request.method, request.url, request.headers.get('x-api-key'), request.headers.get('content-type')])).toEqual([
      ['POST', 'http://service.example/api/v1/tools', 'tool_x', 'application/json'],
      ['GET', 'http://service.example/api/v1/tools?q=a+%26+b&limit=3', 'tool_x', null],
      ['GET', 'http://service.example/api/v1/convert?from=mi%2Fgal&to=L%2F%28100+km%29&value=25', 'tool_x', null],
    ]);
    expect(await asked[0]?.json()).toEqual({ tool: 'word-counter', inputs: { text: 'a b' } });
  });

  it('waits as long as it is asked to, as often as it may', async () => {
    const { asked, send } = serviceOf(busy(429, 60), busy(503, 5), json(200, { result: {} }));
    const running = createClient({ url, fetch: send, retries: 2 }).run('a', {});
    await vi.advanceTimersByTimeAsync(59_999);
    expect(asked.length).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked.length).toBe(2);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await running).toEqual({});
    expect(asked.length).toBe(3);
  });

  it('tells all that is known of a refusal, and does not send it again unasked', async () => {
    const { asked, send } = serviceOf(
      busy(503, 5),
      json(400, { error: 'invalid_inputs', message: 'Wrong.', details: [{ path: 'text', message: 'is required' }] }),
    );
    const client = createClient({ url, fetch: send });
    expect(await failure(client.run('a'))).toMatchObject({
      status: 503,
      code: 'service_unavailable',
      requestId: 'id-1',
      retryAfter: '2026-01-31T00:00:05.000Z',
    });
    const retrying = createClient({ url, fetch: send, retries: 3 });
    expect(await failure(retrying.run('a'))).toMatchObject({
      status: 400,
      code: 'invalid_inputs',
      message: 'Wrong.',
      details: [{ path: 'text', message: 'is required' }],
    });
    expect(asked.length).toBe(2);
  });

  it('says when there was no answer, or none of the service', async () => {
    const { send } = serviceOf(new TypeError('fetch failed'), new Response('<html>', { status: 502 }), json(502, null));
    const client = createClient({ url, fetch: send });
    expect(await failure(client.run('a'))).toMatchObject({ status: 0, code: 'network_error', cause: expect.any(TypeError) });
    expect(await failure(client.run('a'))).toMatchObject({ status: 502, code: 'unexpected_answer' });
    expect(await failure(client.run('a'))).toMatchObject({ status: 502, code: 'unexpected_answer' });
  });

  it('ends a call whose signal is given, also while it waits', async () => {
    const reason = new Error('enough');
    const { send } = serviceOf(busy(429, 60));
    const stop = new AbortController();
    const running = createClient({ url, fetch: send, retries: 1 }).run('a', {}, { signal: stop.signal });
    running.catch(() => undefined);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort(reason);
    await expect(running).rejects.toBe(reason);
    const later = new AbortController();
    const asking = createClient({ url, fetch: serviceOf().send }).run('a', {}, { signal: later.signal });
    asking.catch(() => undefined);
    later.abort(reason);
    await expect(asking).rejects.toBe(reason);
  });
});

describe('files', () => {
  it('are sent as they are, and texts with their line ends', async () => {
    const { asked, send } = serviceOf(json(200, { result: { entries: 2 } }));
    const client = createClient({ url, key: 'tool_x', fetch: send });
    const files = [{ name: 'a.bin', content: Uint8Array.of(0, 255, 13, 10) }, { content: new File(['x'], 'b "é".txt') }, { name: 'c', text: '' }];
    expect(await client.run('zip-creator', { files, level: 9, comment: 'one\ntwo', modified: undefined })).toEqual({ entries: 2 });
    const [request] = asked;
    expect([request?.method, request?.url, request?.headers.get('x-api-key')]).toEqual(['POST', 'http://service.example/api/v1/tools/zip-creator', 'tool_x']);
    // Read by the runtime's own parser.
    const form = await new Response(await request?.bytes(), { headers: { 'content-type': request?.headers.get('content-type') ?? '' } }).formData();
    const entries = await Promise.all(
      Array.from(form, async ([name, value]) => [name, typeof value === 'string' ? value : [value.name, ...new Uint8Array(await value.arrayBuffer())]]),
    );
    expect(entries).toEqual([
      ['files[0].name', 'a.bin'],
      ['files[0].content', ['files[0].content', 0, 255, 13, 10]],
      ['files[1].content', ['b "é".txt', 120]],
      ['files[2]', '{"name":"c","text":""}'],
      ['level', '9'],
      ['comment', 'one\ntwo'],
    ]);
  });

  it('are given as they are', async () => {
    const headers = {
      'content-type': 'image/png',
      'content-disposition': `attachment; filename="_.png"; filename*=UTF-8''%C3%A9.png`,
      'x-toolrack-result': '{"bytes":3}',
    };
    const { asked, send } = serviceOf(new Response(Uint8Array.of(1, 2, 3), { headers }), json(200, { result: {} }));
    const client = createClient({ url, fetch: send });
    const { file, name, result } = await client.runForFile('qr-code-generator', { text: 'x' });
    expect([file.type, name, result, [...new Uint8Array(await file.arrayBuffer())]]).toEqual(['image/png', 'é.png', { bytes: 3 }, [1, 2, 3]]);
    expect([asked[0]?.url, asked[0]?.headers.get('accept'), await asked[0]?.json()]).toEqual([
      'http://service.example/api/v1/tools/qr-code-generator',
      'application/octet-stream',
      { inputs: { text: 'x' } },
    ]);
    const error = await failure(client.runForFile('word-counter', { text: 'x' }));
    expect([error.status, error.code, error.message]).toEqual([200, 'unexpected_answer', 'The answer with status 200 is not a file.']);
  });
});
