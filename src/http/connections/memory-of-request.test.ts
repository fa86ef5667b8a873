import { once } from 'node:events';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { ByteBudget } from './memory-budget.ts';
import { countHeldBytes, HeldBytes } from './memory-of-request.ts';

const roomOf = (budget: ByteBudget) => ({ budget, holderOf: () => 'address', clock: () => 0 });

describe('what a request holds', () => {
  it('is given back when its answer has been taken or its connection is gone, once', async () => {
    const budget = new ByteBudget(1_000);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const held = new HeldBytes(roomOf(budget), response);
    expect([held.take(100), held.take(200), budget.held]).toEqual([undefined, undefined, 300]);
    expect([held.take(201)?.code, budget.held]).toEqual(['service_unavailable', 300]);
    response.destroy();
    await once(response, 'close');
    response.emit('close');
    expect([budget.held, budget.take(501, 'address'), budget.take(500, 'address')]).toEqual([0, false, true]);
  });

  it('is nothing when its connection is gone already: nobody would give it back', async () => {
    const budget = new ByteBudget(1_000);
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    const held = new HeldBytes(roomOf(budget), response);
    response.destroy();
    await once(response, 'close');
    expect([held.take(100), held.take(100_000), budget.held]).toEqual([undefined, undefined, 0]);
  });
});

describe('an answer', () => {
  it.each([
    ['of 64 KB is not counted', 65_536, {}, 200],
    ['of more is', 65_537, {}, 503],
    ['that is kept and shared is not', 1_000_000, { etag: '"a"' }, 200],
  ])('%s', async (_, bytes, headers, status) => {
    const app = Fastify();
    countHeldBytes(app, roomOf(new ByteBudget(100_000)));
    app.setErrorHandler((_error, _request, reply) => reply.code(503).send('full'));
    app.get('/', (_request, reply) => reply.headers(headers).send('x'.repeat(bytes)));
    expect((await app.inject('/')).statusCode).toBe(status);
    await app.close();
  });
});
