import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { describe, expect, it, vi } from 'vitest';
import { awaitContinue, continueBody, isAwaitingContinue } from './expect-continue.ts';

describe('a caller that waits for leave to send its body', () => {
  // RFC 9110 section 10.1.1: refused, it may send the body or not, so that what follows on the connection could be either.
  it.each([true, false])('ends its connection when it is refused, and keeps it when it is told to go on: %j', (keepAlive) => {
    const request = new IncomingMessage(new Socket());
    const response = new ServerResponse(request);
    response.shouldKeepAlive = keepAlive;
    const told = vi.spyOn(response, 'writeContinue');
    continueBody(request);
    expect([isAwaitingContinue(request), told.mock.calls.length]).toEqual([false, 0]);
    awaitContinue(request, response);
    expect([isAwaitingContinue(request), response.shouldKeepAlive]).toEqual([true, false]);
    for (let i = 0; i < 2; i++) continueBody(request);
    expect([isAwaitingContinue(request), response.shouldKeepAlive, told.mock.calls.length]).toEqual([false, keepAlive, 1]);
  });
});
