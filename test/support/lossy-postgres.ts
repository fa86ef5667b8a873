import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { onTestFinished } from 'vitest';

/** Stands between PostgreSQL and who asks it, and can cut a connection when PostgreSQL has committed, before it is told: as often as `losses.wanted` says. */
export async function lossy(url: string): Promise<{ url: string; losses: { wanted: number } }> {
  const losses = { wanted: 0 };
  const { port } = new URL(url);
  const proxy = createServer((client) => {
    const server = connect(Number(port), '127.0.0.1');
    for (const socket of [client, server]) socket.on('error', () => undefined);
    client.pipe(server);
    server.on('data', (answer) => {
      // CommandComplete with its tag (postgresql.org/docs/current/protocol-message-formats.html).
      if (losses.wanted > 0 && answer.includes('COMMIT\0')) {
        losses.wanted--;
        client.destroy();
        server.destroy();
      } else client.write(answer);
    });
    server.on('close', () => client.destroy());
    client.on('close', () => server.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const through = new URL(url);
  through.port = String((proxy.address() as AddressInfo).port);
  return { url: through.href, losses };
}
