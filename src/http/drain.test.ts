import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, it } from 'vitest';
import { watchConnections } from './drain.ts';

it('keeps the connections that are open, and forgets those that are closed', async () => {
  const server = createServer();
  const connections = watchConnections(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const [one, other] = [connect({ host: '127.0.0.1', port }), connect({ host: '127.0.0.1', port })];
  await expect.poll(() => connections.open.size).toBe(2);
  one.destroy();
  await expect.poll(() => connections.open.size).toBe(1);
  other.destroy();
  await expect.poll(() => connections.open.size).toBe(0);
  server.close();
});
