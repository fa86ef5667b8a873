import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { ServerResponse } from '../../basics/node-http.ts';

/** How long a request that has begun to arrive may take to arrive whole, once the server stops, in milliseconds. */
const ARRIVE_WITHIN_MS = 1_000;

/** Ends a server's connections in good order. */
export interface Drain {
  /** All that are open. */
  readonly open: ReadonlySet<Socket>;
  /** Has the answers that are being made now end their connections. */
  endAnswered(): void;
  /** Cuts off requests that are not whole after a second, and after `withinMs` all that is left. */
  cutOff(withinMs: number): void;
}

/** Keeps a list of the connections of a server. Call before it listens. */
export function watchConnections(server: Server): Drain {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return {
    open: sockets,
    endAnswered() {
      for (const socket of sockets) {
        const response = answerOn(socket);
        if (!response) continue;
        if (response.headersSent) response.once('finish', () => socket.end());
        else response.shouldKeepAlive = false;
      }
    },
    cutOff(withinMs) {
      setTimeout(() => {
        for (const socket of sockets) if (!answerOn(socket)?.req.complete) socket.destroy();
      }, ARRIVE_WITHIN_MS).unref();
      setTimeout(() => {
        for (const socket of sockets) socket.destroy();
      }, withinMs).unref();
    },
  };
}

/** The answer that is being made on a connection. Node keeps it there under this name and takes it away when it has been sent; asking costs nothing per request. */
export function answerOn(socket: Socket): ServerResponse | undefined {
  const response: unknown = Reflect.get(socket, '_httpMessage');
  return response instanceof ServerResponse ? response : undefined;
}
