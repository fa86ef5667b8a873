import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type Listener, listen } from './listener.ts';

const GET = 'GET /a HTTP/1.1\r\nhost: x\r\n\r\n';
let listener: Listener;
const sockets: Socket[] = [];

afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await listener.close();
});

async function answering(handler: RequestListener, sendTimeout?: number): Promise<void> {
  listener = await listen({ host: '127.0.0.1', port: 0, ...(sendTimeout !== undefined && { sendTimeout }) });
  listener.answerWith(handler);
}

/** A connection that has sent a text. */
function sending(text: string): Socket {
  const socket = connect({ host: '127.0.0.1', port: listener.port });
  socket.on('error', () => {});
  socket.write(text);
  sockets.push(socket);
  return socket;
}

const connections = () => new Promise<number>((resolve) => listener.server.getConnections((_, count) => resolve(count)));

/** Everything a connection is answered, until as many answers have come as are asked for. */
function answers(socket: Socket, count: number): Promise<string> {
  let text = '';
  return new Promise((resolve) => {
    socket.on('data', (chunk) => {
      text += chunk;
      if (text.split('HTTP/1.1 200').length > count) resolve(text);
    });
    socket.on('close', () => resolve(text));
  });
}

describe('requests sent without waiting for answers', () => {
  it('are worked on one at a time and answered in turn, with what is in their bodies', async () => {
    let atOnce = 0;
    let most = 0;
    await answering(async (request, response) => {
      most = Math.max(most, ++atOnce);
      const body = (await request.toArray()).join('');
      await pause(1);
      atOnce--;
      response.end(`<${body}>`);
    });
    const bodies = Array.from({ length: 60 }, (_, i) => String(i).repeat(i % 7));
    const sent = bodies.map((body) => `POST / HTTP/1.1\r\nhost: x\r\ncontent-length: ${body.length}\r\n\r\n${body}`).join('');
    const answered = await answers(sending(sent), bodies.length);
    expect([...answered.matchAll(/<(\d*)>/g)].map(([, body]) => body)).toEqual(bodies);
    expect(most).toBe(1);
  });

  it('may go on without end, as long as no more than 64 wait', async () => {
    await answering((_, response) => setImmediate(() => response.end('b')));
    const socket = sending(GET.repeat(60));
    let answered = 0;
    await new Promise((resolve) => {
      socket.on('data', (chunk) => {
        const more = String(chunk).split('HTTP/1.1 200').length - 1;
        answered += more;
        if (answered >= 3_000) return resolve(undefined);
        return socket.write(GET.repeat(more));
      });
      socket.on('close', resolve);
    });
    expect(answered).toBeGreaterThanOrEqual(3_000);
  });

  it('are dropped with their connection when thousands wait and nobody reads', async () => {
    let handled = 0;
    const large = Buffer.alloc(4_000_000);
    await answering((_, response) => {
      handled++;
      response.end(large);
    });
    for (let i = 0; i < 20; i++) sending(GET.repeat(2_200)).pause();
    await expect.poll(() => handled).toBeGreaterThanOrEqual(20);
    await expect.poll(connections).toBe(0);
    expect(handled).toBeLessThanOrEqual(100);
  });

  it('are not even read as requests once their connection is cut off, so that nobody waits for that', async () => {
    const sockets = 10;
    let read = 0;
    await answering((_, response) => void response.end(Buffer.alloc(4_000_000)));
    listener.server.on('request', () => read++);
    for (let i = 0; i < sockets; i++) sending(GET.repeat(2_200)).pause();
    await expect.poll(() => read).toBeGreaterThanOrEqual(sockets * 65);
    await expect.poll(connections).toBe(0);
    expect(read).toBeLessThanOrEqual(sockets * 70);
  });
});

describe('a connection that takes nothing', () => {
  it('is cut off while an answer waits for it, and left alone while one is being made', async () => {
    const large = Buffer.alloc(20_000_000);
    await answering(async (request, response) => {
      if (request.url === '/a') return response.end(large);
      await pause(600);
      return response.end('late');
    }, 150);
    const patient = answers(sending(GET.replace('/a', '/b')), 1);
    sending(GET).pause();
    expect(await patient).toContain('late');
    // The other one is kept for its next request.
    await expect.poll(connections).toBe(1);
  });
});
