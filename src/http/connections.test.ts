import { connect, Server, Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { boundConnections } from './connections.ts';
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

  it('count a /64 network of IPv6 as one address', () => {
    expect(areOpen('2001:db8::1', '2001:db8::2', '2001:db8::3', '2001:db8:0:1::1')).toEqual([true, true, false, true]);
  });

  it('leave proxies that are trusted, and the machine itself, as many as there may be, and nobody more', () => {
    expect(areOpen('192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.1')).not.toContain(false);
    expect(areOpen('127.0.0.1', '::1', '127.0.0.1', '::ffff:127.0.0.1')).not.toContain(false);
    expect(areOpen('192.0.2.1', '127.0.0.1', '203.0.113.1')).toEqual([false, false, false]);
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

  it('closes further ones and goes on answering those that it has', async () => {
    listener = await listen({ host: '127.0.0.1', port: 0, maxConnections: 2 });
    listener.answerWith((_request, response) => void response.end('here'));
    const [first, second] = [await opened(listener.port), await opened(listener.port)];
    expect(await answerTo(await opened(listener.port))).toBe('');
    expect(await answerTo(first)).toContain('here');
    second.destroy();
    first.destroy();
    await expect.poll(async () => answerTo(await opened(listener.port))).toContain('here');
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
