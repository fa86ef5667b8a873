import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Drain, watchConnections } from './drain.ts';

let server: Server;
let connections: Drain;
let asked = 0;
beforeEach(async () => {
  asked = 0;
  server = createServer(() => asked++);
  connections = watchConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => {
  vi.useRealTimers();
  server.close().closeAllConnections();
});

/** A connection that has sent a text. */
function sending(text: string): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ host: '127.0.0.1', port }).on('error', () => {});
  socket.write(text);
  return socket;
}

const areOpen = (count: number) => expect.poll(() => connections.open.size).toBe(count);

it('keeps the connections that are open, and forgets those that are closed', async () => {
  const [one, other] = [sending(''), sending('')];
  await areOpen(2);
  one.destroy();
  await areOpen(1);
  other.destroy();
  await areOpen(0);
});

it('cuts off requests that are not whole after a second, and all that is left at the end', async () => {
  const head = 'POST / HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\n';
  for (const text of ['', head, `${head}\r\nab`, `${head}\r\nabcd`]) sending(text);
  await areOpen(4);
  // Of these two the head has come.
  await expect.poll(() => asked).toBe(2);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  connections.cutOff(5_000);
  vi.advanceTimersByTime(999);
  const openAt = () => [...connections.open].filter(({ destroyed }) => !destroyed).length;
  expect(openAt()).toBe(4);
  vi.advanceTimersByTime(1);
  expect(openAt()).toBe(1);
  vi.advanceTimersByTime(3_999);
  expect(openAt()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(openAt()).toBe(0);
});
