import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isCutOff } from './cut-off-connections.ts';

/** Requests that may wait on one connection for the answers to those before them, and on all connections together. */
const MAX_WAITING = 64;
const MAX_WAITING_IN_ALL = 4_096;

/**
 * Has the requests of one connection answered one after another, however many are sent at once (RFC 9112 section 9.3.2): a request is handed on when the answers before it have been
 * sent, and nothing more is read from the connection until none waits. A connection on which more than 64 wait is cut off, and so is one that asks for more where 4,096 wait in all.
 */
export function oneAtATime(handle: RequestListener): RequestListener {
  const queues = new WeakMap<Socket, Queue>();
  const total: Total = { waiting: 0 };
  return (request, response) => {
    if (isCutOff(request)) return;
    // Node gives a response its socket when the answers before it have been sent.
    if (response.socket !== null) return handle(request, response);
    const { socket } = request;
    let queue = queues.get(socket);
    if (!queue) {
      queue = new Queue(socket, total);
      queues.set(socket, queue);
    }
    queue.hold(request, response, handle);
  };
}

interface Total {
  waiting: number;
}

/** The requests of one connection whose turn has not come. */
class Queue {
  readonly #socket: Socket;
  readonly #total: Total;
  #waiting = 0;

  constructor(socket: Socket, total: Total) {
    this.#socket = socket;
    this.#total = total;
    // Whoever reads a request's body makes the connection go on.
    socket.on('resume', () => {
      if (this.#waiting > 0) socket.pause();
    });
    socket.once('close', () => this.#count(-this.#waiting));
  }

  hold(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
    this.#count(1);
    if (this.#waiting > MAX_WAITING || this.#total.waiting > MAX_WAITING_IN_ALL) {
      this.#socket.destroy();
      return;
    }
    if (this.#waiting === 1) this.#socket.pause();
    // Node is still handing the connection over when it says so.
    response.once('socket', () => process.nextTick(() => this.#handOn(request, response, handle)));
  }

  #handOn(request: IncomingMessage, response: ServerResponse, handle: RequestListener): void {
    if (this.#socket.destroyed) return;
    this.#count(-1);
    handle(request, response);
    if (this.#waiting === 0) this.#socket.resume();
  }

  #count(change: number): void {
    this.#waiting += change;
    this.#total.waiting += change;
  }
}
