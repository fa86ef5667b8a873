import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { ApiError } from '../errors.ts';
import { type ByteBudget, handsFull } from './memory-budget.ts';

/** Answers up to this many bytes are not counted: the connection takes them at once. */
const SMALL = 64 * 1024;

declare module 'fastify' {
  interface FastifyRequest {
    /** What it has of the bytes that all requests may hold together. */
    held: HeldBytes | null;
  }
}

/** Where there is room, and for whom. */
interface Room {
  budget: ByteBudget;
  /** The address a request comes from, as the budget knows it. */
  holderOf(request: IncomingMessage): string;
  clock(): number;
}

/** The share that one request has of the bytes that all may hold together, until its answer has been taken or its connection is gone. */
export class HeldBytes {
  readonly #room: Room;
  readonly #response: ServerResponse;
  readonly #holder: string;
  #bytes = 0;

  constructor(room: Room, response: ServerResponse) {
    this.#room = room;
    this.#response = response;
    this.#holder = room.holderOf(response.req);
  }

  /** Takes room for more. @returns the refusal when there is no room */
  take(bytes: number): ApiError | undefined {
    // Nobody would give it back.
    if (this.#response.closed) return undefined;
    const { budget, clock } = this.#room;
    if (!budget.take(bytes, this.#holder)) return handsFull(clock());
    if (this.#bytes === 0)
      this.#response.once('close', () => {
        budget.give(this.#bytes, this.#holder);
        this.#bytes = 0;
      });
    this.#bytes += bytes;
    return undefined;
  }

  /** Who it is counted for. */
  get holder(): string {
    return this.#holder;
  }

  /** Gives back room that was taken and is not needed any more. */
  give(bytes: number): void {
    // All of it was given back when the answer was taken.
    if (this.#response.closed) return;
    this.#room.budget.give(bytes, this.#holder);
    this.#bytes -= bytes;
  }
}

/** Counts what Fastify's requests hold: the bodies as they are read, and the answers. Documents that are kept and shared by all who are sent them (those with entity tags) are counted nowhere. */
export function countHeldBytes(app: FastifyInstance, room: Room): void {
  app.decorateRequest('held', null);
  app.addHook('onRequest', (request, reply, done) => {
    request.held = new HeldBytes(room, reply.raw);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const bytes = typeof payload === 'string' || payload instanceof Uint8Array ? payload.length : 0;
    const full = bytes > SMALL && !reply.hasHeader('etag') ? request.held?.take(bytes) : undefined;
    if (full) done(full);
    else done(null, payload);
  });
}
