import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { sendTexts } from '../answer/whole-answer.ts';
import { listen } from './listener.ts';
import { SlowReaders } from './slow-readers.ts';

/** A connection of which a test says what has been written to it and what of that waits. */
class Connection {
  bytesWritten = 0;
  writableLength = 0;
  isCutOff = false;

  destroy(): this {
    this.isCutOff = true;
    return this;
  }
}

const PACE = { graceMs: 30_000, bytesPerSecond: 1_000 };

describe('a connection on which an answer waits', () => {
  it('has the grace and the time that its size takes at the pace, and no more', () => {
    const readers = new SlowReaders(PACE);
    const connection = new Connection();
    // 20,000 bytes of an earlier answer, taken; 50,000 that wait.
    Object.assign(connection, { bytesWritten: 70_000, writableLength: 50_000 });
    readers.look([connection], 5_000);
    connection.writableLength = 1;
    readers.look([connection], 85_000);
    expect(connection.isCutOff).toBe(false);
    readers.look([connection], 85_001);
    expect(connection.isCutOff).toBe(true);
  });

  it('has more time with each piece that it has taken of an answer that is sent in pieces', () => {
    const readers = new SlowReaders(PACE);
    const [quick, slow] = [new Connection(), new Connection()];
    for (let second = 0; second <= 120; second++) {
      Object.assign(quick, { bytesWritten: 4_000 + second * 1_100, writableLength: 4_000 });
      Object.assign(slow, { bytesWritten: 4_000 + second * 500, writableLength: 4_000 });
      readers.look([quick, slow], second * 1_000);
      // 30 s and what 4,000 bytes take, while 500 bytes a second are taken: after 68 s all of that is gone.
      if (second === 68) expect(slow.isCutOff).toBe(false);
    }
    expect([quick.isCutOff, slow.isCutOff]).toEqual([false, true]);
  });

  it('starts again when it has taken everything, as a stream of events does', () => {
    const readers = new SlowReaders(PACE);
    const connection = new Connection();
    for (let minute = 0; minute < 10; minute++) {
      Object.assign(connection, { bytesWritten: minute * 10, writableLength: minute % 2 === 0 ? 10 : 0 });
      readers.look([connection], minute * 25_000);
    }
    expect(connection.isCutOff).toBe(false);
  });
});

describe('a reader of a large answer', () => {
  it('that takes a little every few milliseconds is cut off, and one that keeps the pace has all of it', async () => {
    const takeWithin = { graceMs: 200, bytesPerSecond: 2_000_000 };
    const listener = await listen({ host: '127.0.0.1', port: 0, takeWithin, arriveWithin: { head: 10_000, whole: 30_000, lookEvery: 20 } });
    const text = 'x'.repeat(30_000_000);
    const ends: Record<string, boolean> = {};
    listener.answerWith((request, response) => {
      response.once('close', () => {
        ends[request.url ?? ''] = response.writableFinished;
      });
      sendTexts(response, 200, '', [text]);
    });
    /** Reads so many bytes every five milliseconds. */
    const read = (name: string, bytes: number) => {
      const callback = () => {
        void pause(5).then(() => socket.resume());
        return false;
      };
      const socket = connect({ host: '127.0.0.1', port: listener.port, onread: { buffer: Buffer.alloc(bytes), callback } });
      socket.on('error', () => {}).write(`GET /${name} HTTP/1.1\r\nhost: x\r\n\r\n`);
      return socket;
    };
    const sockets = [read('slow', 500), read('quick', 300_000)];
    await expect.poll(() => ends).toEqual({ '/slow': false, '/quick': true });
    for (const socket of sockets) socket.destroy();
    await listener.close(0);
  });
});
