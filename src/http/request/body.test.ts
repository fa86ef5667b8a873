import { IncomingMessage } from 'node:http';
import { connect, Socket } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ownClock } from '../../../test/support/own-clock.ts';
import { type Listener, listen } from '../connections/listener.ts';
import { ByteBudget } from '../connections/memory-budget.ts';
import { ApiError, ERRORS } from '../errors.ts';
import { labelProblem, readBody } from './body.ts';

const MAX = 100_000;
let listener: Listener;
let budget: ByteBudget;

beforeAll(async () => {
  listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.answerWith((request, response) => {
    let held = 0;
    const hold = (bytes: number) => {
      if (!budget.take(bytes, 'sender')) return new ApiError('service_unavailable', 'full');
      held += bytes;
      return undefined;
    };
    readBody(request, { maxBytes: MAX, hold }, (problem, body) => {
      budget.give(held, 'sender');
      const headers = problem?.code === 'payload_too_large' ? { connection: 'close' } : {};
      response.writeHead(problem ? ERRORS[problem.code].status : 200, headers).end(String(body.length));
    });
  });
});
afterAll(() => listener.close());

const post = async (body: string | ReadableStream) => {
  const response = await fetch(`http://127.0.0.1:${listener.port}/`, { method: 'POST', body, duplex: 'half' } as RequestInit);
  return [response.status, await response.text()];
};

/** What is answered to a head that is sent by itself. */
const answerTo = (head: string) =>
  new Promise<string>((resolve) => {
    let text = '';
    const socket = connect({ host: '127.0.0.1', port: listener.port });
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.includes('\r\n\r\n')) socket.destroy();
    });
    socket.on('close', () => resolve(text));
    socket.write(head);
  });

describe('a body', () => {
  it('that is too large is refused in a way that reaches its sender, with its size told and without', async () => {
    budget = new ByteBudget(1e9);
    for (let round = 0; round < 20; round++) {
      expect(await post('x'.repeat(3_000_000))).toEqual([413, '0']);
      expect(await post(new Blob(['x'.repeat(3_000_000)]).stream())).toEqual([413, '0']);
    }
    expect(await post('x'.repeat(MAX))).toEqual([200, String(MAX)]);
    expect(budget.held).toBe(0);
  });

  it('that is too large is refused at once where its sender waits for the answer', async () => {
    budget = new ByteBudget(1e9);
    const time = ownClock([process.pid]);
    expect(await answerTo(`POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${MAX + 1}\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    // What is on its way otherwise is waited for for three seconds.
    expect(time()).toBeLessThan(2_500);
  });

  it('is refused while others hold all the room there is, and taken afterwards', async () => {
    budget = new ByteBudget(2 * MAX + 20);
    expect(budget.take(MAX, 'first')).toBe(true);
    expect(budget.take(MAX / 2 + 10, 'second')).toBe(true);
    expect(await post('x'.repeat(MAX / 4 + 6))).toEqual([503, '0']);
    expect(await post('x'.repeat(MAX / 4 + 5))).toEqual([200, String(MAX / 4 + 5)]);
    budget.give(MAX, 'first');
    budget.give(MAX / 2 + 10, 'second');
    expect(await post('x'.repeat(MAX))).toEqual([200, String(MAX)]);
    expect(budget.held).toBe(0);
  });

  it('that is announced is asked for only when it will be read', async () => {
    budget = new ByteBudget(1e9);
    const head = (length: number) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\nexpect: 100-continue\r\n\r\n`;
    expect(await answerTo(head(5))).toMatch(/^HTTP\/1\.1 100 /);
    expect(await answerTo(head(MAX + 1))).toMatch(/^HTTP\/1\.1 413 .*connection: close/is);
  });
});

it('is unfinished where its sender has gone away before it was asked for', () => {
  const request = new IncomingMessage(new Socket());
  request.destroy();
  const problems: unknown[] = [];
  readBody(request, { maxBytes: MAX, hold: () => undefined }, (problem) => problems.push(problem?.code));
  expect(problems).toEqual(['bad_request']);
});

describe('the label of a body', () => {
  // Media types and structured suffixes of RFC 9110 section 8.3 and RFC 6839 section 3.1.
  it.each([
    [undefined, true],
    ['application/json', true],
    ['Application/JSON; charset=utf-8', true],
    ['application/json\t;charset=utf-8', true],
    ['application/problem+json', true],
    ['application/json-patch', false],
    ['application/jsonp', false],
    ['text/json', false],
    ['text/plain', false],
    ['', false],
  ])('%j is one of JSON: %s', (type, isJson) => {
    expect(labelProblem(type === undefined ? {} : { 'content-type': type })?.code).toBe(isJson ? undefined : 'unsupported_media_type');
  });

  it.each([
    ['identity', undefined],
    ['IDENTITY', undefined],
    ['gzip', 'unsupported_media_type'],
    ['', 'unsupported_media_type'],
  ])('with the content encoding %j', (encoding, code) => {
    expect(labelProblem({ 'content-encoding': encoding })?.code).toBe(code);
  });
});
