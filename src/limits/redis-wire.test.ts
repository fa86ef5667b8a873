import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { within } from './redis-wire.ts';

it('takes an answer that came while the process was busy, and refuses one that does not come', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const here = connect((server.address() as AddressInfo).port, '127.0.0.1');
  const [there] = await once(server, 'connection');
  onTestFinished(() => {
    for (const socket of [here, there]) socket.destroy();
    server.close();
  });
  const answer = within(once(here, 'data'), 10);
  there.write('answer');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)), 0, 0, 50);
  expect(String((await answer)[0])).toBe('answer');
  await expect(within(once(here, 'data'), 10)).rejects.toThrow('no answer within 10 ms');
});
