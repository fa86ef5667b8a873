import type { IncomingMessage, ServerResponse } from 'node:http';

const waiting = new WeakMap<IncomingMessage, { response: ServerResponse; keepAlive: boolean }>();

/** Notes that a caller waits for leave to send its body (`Expect: 100-continue`). Refused, it may send it or not, so the connection ends with the refusal. */
export function awaitContinue(request: IncomingMessage, response: ServerResponse): void {
  waiting.set(request, { response, keepAlive: response.shouldKeepAlive });
  response.shouldKeepAlive = false;
}

/** Whether the caller waits for leave to send its body. */
export const isAwaitingContinue = (request: IncomingMessage): boolean => waiting.has(request);

/** Gives a caller that waits for it leave to send its body: call when the body is going to be read. */
export function continueBody(request: IncomingMessage): void {
  const found = waiting.get(request);
  if (!found) return;
  waiting.delete(request);
  found.response.shouldKeepAlive = found.keepAlive;
  found.response.writeContinue();
}
