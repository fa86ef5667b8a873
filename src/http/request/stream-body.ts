import type { IncomingMessage } from 'node:http';
import { bodyTooLarge, throwAway, unfinished } from './body.ts';
import { continueBody, isAwaitingContinue } from './expect-continue.ts';

/** What is done with a body as it comes. */
export interface Taking {
  maxBytes: number;
  /** Takes the next piece; the piece after it is read when this is done. What it throws or rejects with is the answer. */
  take(chunk: Buffer): void | Promise<void>;
}

/**
 * Has a body taken piece by piece, no faster than it is taken. Rejects with what is wrong with it, after what is left of it was thrown away: 413 before anything was taken where its
 * Content-Length says so, and as soon as more has come; 400 when the caller went away half-way, 408 when it took too long, or whatever the taker has against it.
 */
export async function streamBody(request: IncomingMessage, { maxBytes, take }: Taking): Promise<void> {
  if (request.destroyed) throw unfinished(request);
  if (Number(request.headers['content-length']) > maxBytes) {
    // Who waits for leave to send it has not begun.
    if (!isAwaitingContinue(request)) await thrownAway(request);
    throw bodyTooLarge(maxBytes);
  }
  continueBody(request);
  const problem = await taken(request, { maxBytes, take });
  if (problem === undefined) return;
  if (!request.destroyed && !request.readableEnded) await thrownAway(request);
  throw problem;
}

const thrownAway = (request: IncomingMessage): Promise<void> => new Promise((resolve) => throwAway(request, resolve));

/** @returns what is wrong, once nothing is taken any more */
function taken(request: IncomingMessage, { maxBytes, take }: Taking): Promise<unknown> {
  return new Promise((resolve) => {
    let size = 0;
    const settle = (problem?: unknown): void => {
      request.off('data', onData).off('end', onEnd).off('error', onError).off('close', onError);
      // Nobody listens to what goes wrong from here on.
      request.on('error', () => {});
      resolve(problem);
    };
    let isTaking = false;
    let hasEnded = false;
    const onData = (chunk: Buffer): void => {
      size += chunk.length;
      try {
        if (size > maxBytes) throw bodyTooLarge(maxBytes);
        const taking = take(chunk);
        if (!taking) return;
        isTaking = true;
        request.pause();
        taking.then(() => {
          isTaking = false;
          if (hasEnded) settle();
          else if (request.destroyed) onError();
          else request.resume();
        }, settle);
      } catch (error) {
        settle(error);
      }
    };
    const onEnd = (): void => {
      hasEnded = true;
      if (!isTaking) settle();
    };
    const onError = (): void => {
      // The taker is waited for, so that nothing is taken after this.
      if (!isTaking && !hasEnded) settle(unfinished(request));
    };
    request.on('data', onData).on('end', onEnd).on('error', onError).on('close', onError);
  });
}
