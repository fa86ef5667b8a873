import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Answered } from '../answer/access-log.ts';
import { readBody } from '../request/body.ts';
import { type Listener, listen } from './listener.ts';

let listener: Listener;
afterEach(() => listener.close(0));

const open = async (startWithin?: number): Promise<string> => {
  listener = await listen({ host: '127.0.0.1', port: 0, ...(startWithin !== undefined && { startWithin }) });
  return `http://127.0.0.1:${listener.port}`;
};

describe('a service that is starting', () => {
  it('is alive and not ready, and answers what was asked meanwhile as soon as it can', async () => {
    const url = await open();
    const early = fetch(`${url}/early`);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    expect((await fetch(`${url}/readyz`)).status).toBe(503);
    listener.answerWith((request, response) => void response.end(request.url));
    expect(await (await early).text()).toBe('/early');
    expect(await (await fetch(`${url}/later`)).text()).toBe('/later');
  });

  it('says so to those who have waited long enough', async () => {
    const url = await open(50);
    const { status, headers } = await fetch(`${url}/early`);
    expect([status, headers.get('retry-after'), headers.get('connection')]).toEqual([503, '1', 'close']);
  });
});

describe('a service that is about to stop', () => {
  const ended = vi.fn();
  afterEach(() => void ended.mockClear());

  it('ends each connection with its answer', async () => {
    const url = await open();
    listener.answerWith((_request, response) => void response.end('here'));
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    listener.leave();
    expect((await fetch(url)).headers.get('connection')).toBe('close');
  });

  it.each([
    ['not begun', false],
    ['begun', true],
  ])('ends connections with answers that are being made and have %s', async (_, isBegun) => {
    await open();
    const response = await new Promise<ServerResponse>((resolve) => {
      listener.answerWith((_request, given) => {
        if (isBegun) given.flushHeaders();
        resolve(given);
      });
      connect({ host: '127.0.0.1', port: listener.port }).on('close', ended).resume().write('GET / HTTP/1.1\r\nhost: x\r\n\r\n');
    });
    listener.leave();
    response.end('here');
    await expect.poll(() => ended).toHaveBeenCalledOnce();
  });

  it('takes no more connections and answers those that have come', async () => {
    const url = await open();
    listener.answerWith((_request, response) => void response.end('here'));
    const closed = listener.close(5_000);
    expect(await (await fetch(url)).text()).toBe('here');
    await closed;
    await expect(fetch(url)).rejects.toMatchObject({ cause: { code: 'ECONNREFUSED' } });
  });
});

/** Connects so many times, sets `connected` and asks on each connection; tells how many were answered. */
const MANY_CALLERS = `
const { connect } = require('node:net');
const { parentPort, workerData: { port, count, connected } } = require('node:worker_threads');
const sockets = Array.from({ length: count }, () => connect({ host: '127.0.0.1', port }));
let [open, ended, answered] = [0, 0, 0];
for (const socket of sockets) {
  let text = '';
  socket.on('connect', () => {
    if (++open < count) return;
    for (const each of sockets) each.write('GET / HTTP/1.1\\r\\nhost: x\\r\\n\\r\\n');
    Atomics.store(connected, 0, 1);
    Atomics.notify(connected, 0);
  });
  socket.on('data', (chunk) => (text += chunk)).on('error', () => {}).on('close', () => {
    if (text.endsWith('here')) answered++;
    if (++ended === count) parentPort.postMessage(answered);
  });
}`;

it('a service that stops answers the connections that the system has taken while it was busy, before it closes its port', async () => {
  await open();
  listener.answerWith((_request, response) => void response.end('here'));
  listener.leave();
  const connected = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const callers = new Worker(MANY_CALLERS, { eval: true, workerData: { port: listener.port, count: 40, connected } });
  const answered = once(callers, 'message');
  const closed = listener.close(5_000);
  // Meanwhile nothing is accepted, and the time in which no connection must come goes by.
  expect(Atomics.wait(connected, 0, 0, 20_000)).not.toBe('timed-out');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, 150);
  expect(await answered).toEqual([40]);
  await closed;
  await callers.terminate();
});

describe('a request that is not whole in time', () => {
  const HEAD = 'POST /secret HTTP/1.1\r\nhost: x\r\ncontent-length: 9\r\n';

  it.each([
    ['of which nothing has come but the line', 'POST /secret HTTP/1.1\r\n', ''],
    ['whose head comes byte by byte', '', HEAD],
    ['whose body is half there', `${HEAD}\r\nhalf`, ''],
    ['whose body comes byte by byte', `${HEAD}\r\n`, 'half'],
  ])('%s ends with 408 and its connection', async (_, atOnce, slowly) => {
    listener = await listen({ host: '127.0.0.1', port: 0, arriveWithin: { head: 200, whole: 400, lookEvery: 10 } });
    const log: Answered[] = [];
    const codes: (string | undefined)[] = [];
    const handle = (request: Parameters<typeof readBody>[0]) =>
      readBody(request, { maxBytes: 100, hold: () => undefined }, (problem) => codes.push(problem?.code));
    listener.answerWith(handle, (answered) => log.push(answered));
    const received = await new Promise<string>((resolve, reject) => {
      let text = '';
      const socket = connect({ host: '127.0.0.1', port: listener.port });
      socket.write(atOnce);
      let at = 0;
      const drip = setInterval(() => void socket.write(slowly.slice(at, ++at)), 30);
      socket.on('data', (chunk) => {
        text += chunk;
      });
      socket.on('error', reject).on('close', () => {
        clearInterval(drip);
        resolve(text);
      });
    });
    expect(received).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/);
    expect(received).toMatch(/\r\n\r\n\{"error":"request_timeout","message":"[^"]+"\}$/);
    // Whoever has begun to work on a request logs it.
    if (atOnce.includes('\r\n\r\n')) expect([codes, log]).toEqual([['request_timeout'], []]);
    else expect([codes, log]).toMatchObject([[], [{ status: 408, error: 'request_timeout', method: '', path: '' }]]);
  });
});
