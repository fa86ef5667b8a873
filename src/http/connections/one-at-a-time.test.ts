import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { Request, Response } from './cut-off-connections.ts';
import { oneAtATime } from './pipelining.ts';

describe('requests that wait for their turn', () => {
  const handled: ServerResponse[] = [];
  afterEach(() => void handled.splice(0));
  const waiting = () => {
    const handle = oneAtATime((_, response) => void handled.push(response));
    return (socket: Socket) => {
      const request = new IncomingMessage(socket);
      const response = new ServerResponse(request);
      handle(request, response);
      return response;
    };
  };

  it('may be 64 on a connection', () => {
    const wait = waiting();
    const socket = new Socket();
    for (let i = 0; i < 64; i++) wait(socket);
    expect(socket.destroyed).toBe(false);
    wait(socket);
    expect(socket.destroyed).toBe(true);
  });

  it('may be 4,096 together, without those whose connection is gone', async () => {
    const wait = waiting();
    const sockets = Array.from({ length: 64 }, () => new Socket());
    for (const socket of sockets) for (let i = 0; i < 64; i++) wait(socket);
    const [one, another] = [new Socket(), new Socket()];
    wait(one);
    expect(sockets.filter(({ destroyed }) => destroyed)).toEqual([]);
    expect(one.destroyed).toBe(true);
    sockets[0]?.destroy();
    await pause(0);
    for (let i = 0; i < 64; i++) wait(another);
    expect(another.destroyed).toBe(false);
  });

  it('are not counted once their connection is cut off', () => {
    const handle = oneAtATime(() => {});
    const gone = new Socket();
    gone.destroy();
    const request = new Request(gone);
    expect(new Response(request)).toBe(new Response(request));
    for (let i = 0; i < 60; i++) handle(request, new Response(request));
    const sockets = Array.from({ length: 64 }, () => new Socket());
    for (const socket of sockets) for (let i = 0; i < 64; i++) handle(new IncomingMessage(socket), new ServerResponse(new IncomingMessage(socket)));
    expect(sockets.some(({ destroyed }) => destroyed)).toBe(false);
  });

  it('keep their connection from being read, also when the body of the one before is', async () => {
    const wait = waiting();
    const socket = new Socket();
    const response = wait(socket);
    expect(socket.isPaused()).toBe(true);
    socket.resume();
    await once(socket, 'resume');
    expect(socket.isPaused()).toBe(true);
    response.emit('socket', socket);
    // Node hands the connection over after it has said so.
    expect(handled).toEqual([]);
    await pause(0);
    expect([handled, socket.isPaused()]).toEqual([[response], false]);
  });

  it('are not handed on when their connection has gone meanwhile', async () => {
    const wait = waiting();
    const socket = new Socket();
    const response = wait(socket);
    response.emit('socket', socket);
    socket.destroy();
    await pause(0);
    expect(handled).toEqual([]);
  });
});
