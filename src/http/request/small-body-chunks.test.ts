import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { type Listener, listen } from '../connections/listener.ts';
import { GatheringRequest } from './small-body-chunks.ts';

let listener: Listener | undefined;
afterEach(() => listener?.close(0));

/** What readers of a request are given when these chunks come. */
async function given(chunks: readonly Buffer[]): Promise<Buffer[]> {
  const request = new GatheringRequest(new Socket());
  const parts: Buffer[] = [];
  request.on('data', (part) => parts.push(part));
  for (const chunk of [...chunks, null]) request.push(chunk);
  await once(request, 'end');
  return parts;
}

it('gives a body of one chunk as it came', async () => {
  const chunk = Buffer.from('{"a":1}');
  const [part] = await given([chunk]);
  expect(part).toBe(chunk);
});

it('puts small chunks together, in their order with large ones', async () => {
  const chunks = Array.from({ length: 3_000 }, (_, i) => Buffer.alloc(i % 100 === 99 ? 5_000 : (i * 37) % 1_030, String(i)));
  const parts = await given(chunks);
  expect(Buffer.concat(parts).equals(Buffer.concat(chunks))).toBe(true);
  expect(parts.length).toBeLessThan(300);
});

it('holds hardly more than the bytes of a body that comes byte by byte', async () => {
  const parts = await given(Array.from({ length: 10_000 }, () => Buffer.alloc(1, 'a')));
  expect(Buffer.concat(parts)).toEqual(Buffer.alloc(10_000, 'a'));
  const held = parts.reduce((sum, { buffer }) => sum + buffer.byteLength, 0);
  expect(held).toBeLessThan(10_000 + 2 * 16_384);
});

it('asks for no more than is read', () => {
  const request = new GatheringRequest(new Socket());
  const goOn = Array.from({ length: 100 }, () => request.push(Buffer.alloc(1_000)));
  expect(goOn.slice(0, 40)).not.toContain(false);
  expect(goOn).toContain(false);
});

/** What becomes of a body of chunks of this size: what is answered, or nothing where the connection is cut off. */
async function answerTo(size: number, count: number): Promise<string> {
  listener = await listen({ host: '127.0.0.1', port: 0 });
  listener.answerWith(async (request, response) => {
    const body = await request.toArray().catch(() => []);
    response.end(`${Buffer.concat(body).length} bytes`);
  });
  const socket = connect({ host: '127.0.0.1', port: listener.port });
  let text = '';
  socket
    .on('error', () => {})
    .on('data', (part) => {
      text += part;
    });
  socket.write('POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write(`${size.toString(16)}\r\n${'a'.repeat(size)}\r\n`.repeat(count));
  socket.write('0\r\n\r\n');
  await once(socket, 'close');
  return text.split('\r\n\r\n')[1] ?? '';
}

it('cuts off a connection that sends more than 10,000 tiny chunks', async () => {
  expect(await answerTo(1, 10_000)).toContain('10000 bytes');
  await listener?.close(0);
  expect(await answerTo(1, 10_001)).toBe('');
  await listener?.close(0);
  expect(await answerTo(64, 10_001)).toContain('640064 bytes');
});
