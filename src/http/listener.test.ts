import { afterEach, describe, expect, it } from 'vitest';
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
  it('ends each connection with its answer', async () => {
    const url = await open();
    listener.answerWith((_request, response) => void response.end('here'));
    expect((await fetch(url)).headers.get('connection')).toBe('keep-alive');
    listener.leave();
    expect((await fetch(url)).headers.get('connection')).toBe('close');
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
