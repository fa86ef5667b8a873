import { IncomingMessage, ServerResponse } from 'node:http';
import { connect, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundConnections } from './connection-limits.ts';
import { type Listener, listen } from './listener.ts';

describe('the bounds of connections', () => {
  let server: Server;
  let now: number;
  let told: string[];

  beforeEach(() => {
    server = new Server();
    [now, told] = [0, []];
    boundConnections(
      server,
      { most: 8, trusted: ['192.0.2.0/24'] },
      (message) => told.push(message),
      () => now,
    );
  });

  /** A connection from an address. */
  const from = (address: string): Socket => {
    const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: address });
    server.emit('connection', socket);
    return socket;
  };
  /** Which of some connections, one after another, are left open. */
  const areOpen = (...addresses: string[]): boolean[] => addresses.map((address) => !from(address).destroyed);

  it('leave one address a quarter of all', () => {
    expect(areOpen('203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.2')).toEqual([true, true, false, true]);
  });

  it('count a /56 network of IPv6, which one home line has, as one address', () => {
    expect(areOpen('2001:db8::1', '2001:db8:0:1::2', '2001:db8:0:ff::3', '2001:db8:0:100::1')).toEqual([true, true, false, true]);
  });

  it('leave proxies that are trusted, and the machine itself, as many as there may be, and nobody more', () => {
    expect(areOpen('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1')).not.toContain(false);
    expect(areOpen('127.0.0.1', '::1', '127.0.0.1', '::ffff:127.0.0.1')).not.toContain(false);
    expect(areOpen('203.0.113.1', '203.0.113.1', '203.0.113.1')).toEqual([true, true, false]);
  });

  /** Lets some bytes have come on a connection. */
  const send = (socket: Socket, bytes: number): void => void Object.defineProperty(socket, 'bytesRead', { value: bytes, configurable: true });
  /** Eight connections from as many addresses. */
  const eight = (): Socket[] => Array.from({ length: 8 }, (_, i) => from(`203.0.113.${i}`));
  const closedOf = (sockets: readonly Socket[]): number[] => sockets.flatMap(({ destroyed }, index) => (destroyed ? [index] : []));

  it('close the one that has sent nothing for longest when all are taken, and take the newcomer', () => {
    const sockets = eight();
    for (const index of [0, 1, 3]) send(sockets[index] ?? from(''), 100);
    expect(areOpen('198.51.100.1', '198.51.100.2')).toEqual([true, true]);
    expect(closedOf(sockets)).toEqual([2, 4]);
    // Since then these two have sent something, and those that came first have not.
    for (const index of [5, 6]) send(sockets[index] ?? from(''), 100);
    expect(areOpen('198.51.100.3', '198.51.100.4')).toEqual([true, true]);
    expect(closedOf(sockets)).toEqual([0, 2, 4, 7]);
  });

  it('let whoever asks something in while as many as there may be ask nothing, again and again', () => {
    eight();
    for (let round = 0; round < 50; round++) {
      const [asking, ...silent] = Array.from({ length: 8 }, (_, i) => from(`198.51.${round}.${i}`));
      if (!asking) throw new Error('there are eight');
      send(asking, 100);
      from(`192.0.2.${round}`);
      expect([asking.destroyed, silent.filter(({ destroyed }) => !destroyed).length]).toEqual([false, 6]);
    }
  });

  it('close none whose answer is being made, and then the newcomer', () => {
    const sockets = eight();
    for (const socket of sockets.slice(1)) Object.assign(socket, { _httpMessage: new ServerResponse(new IncomingMessage(socket)) });
    const [, , third] = [from('198.51.100.1'), from('198.51.100.2'), from('198.51.100.3')];
    expect([closedOf(sockets), third?.destroyed]).toEqual([[0], false]);
    const waiting = from('198.51.100.4');
    Object.assign(waiting, { _httpMessage: new ServerResponse(new IncomingMessage(waiting)) });
    expect(areOpen('198.51.100.5')).toEqual([false]);
  });

  it('have room again when a connection has ended', async () => {
    const first = from('203.0.113.1');
    expect(areOpen('203.0.113.1', '203.0.113.1')).toEqual([true, false]);
    const closed = new Promise((resolve) => first.once('close', resolve));
    first.destroy();
    await closed;
    expect(areOpen('203.0.113.1', '203.0.113.1')).toEqual([true, false]);
  });

  it('are told when they are reached, once a minute, with the setting that helps', () => {
    areOpen('203.0.113.1', '203.0.113.1', '203.0.113.1', '203.0.113.1');
    expect(told).toEqual([expect.stringMatching(/^203\.0\.113\.1 has 2 connections, .* add it to TRUST_PROXY/)]);
    areOpen('127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1', '127.0.0.1');
    now = 59_999;
    areOpen('127.0.0.1');
    expect(told).toHaveLength(1);
    now = 60_000;
    areOpen('127.0.0.1');
    expect(told[1]).toMatch(/^All 8 connections .* MAX_CONNECTIONS/);
  });
});

describe('a listener with all connections taken', () => {
  let listener: Listener;

  afterEach(async () => {
    await listener.close(0);
  });

  it('answers newcomers in the place of those that ask nothing', async () => {
    listener = await listen({ host: '127.0.0.1', port: 0, maxConnections: 2 });
    listener.answerWith((_request, response) => void response.end('here'));
    const silent = [await opened(listener.port), await opened(listener.port)];
    for (let i = 0; i < 5; i++) expect(await answerTo(await opened(listener.port))).toContain('here');
    await expect.poll(() => silent.filter(({ closed }) => closed)).toHaveLength(1);
  });

  it('keeps one that has asked something, though it came before one that has not', async () => {
    listener = await listen({ host: '127.0.0.1', port: 0, maxConnections: 2 });
    listener.answerWith((_request, response) => void response.end('here'));
    const asking = await opened(listener.port);
    let answer = '';
    asking.on('data', (chunk) => {
      answer += String(chunk);
    });
    asking.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await expect.poll(() => answer).toContain('here');
    const silent = await opened(listener.port);
    expect(await answerTo(await opened(listener.port))).toContain('here');
    await expect.poll(() => silent.closed).toBe(true);
    expect(await answerTo(asking)).toContain('here');
  });

  it('goes on with the answers that are being made, and closes newcomers', async () => {
    listener = await listen({ host: '127.0.0.1', port: 0, maxConnections: 2 });
    const responses: ServerResponse[] = [];
    listener.answerWith((_request, response) => void responses.push(response));
    const answers = [answerTo(await opened(listener.port)), answerTo(await opened(listener.port))];
    await expect.poll(() => responses.length).toBe(2);
    expect(await answerTo(await opened(listener.port))).toBe('');
    for (const response of responses) response.end('here');
    for (const answer of await Promise.all(answers)) expect(answer).toContain('here');
  });
});

const opened = (port: number): Promise<Socket> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket));
    socket.on('error', () => {});
  });

/** What a connection is answered with before it is closed. */
async function answerTo(socket: Socket): Promise<string> {
  let text = '';
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
  });
  const closed = new Promise((resolve) => socket.once('close', resolve));
  if (socket.destroyed) return text;
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  await closed;
  return text;
}
