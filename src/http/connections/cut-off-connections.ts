import { Socket } from 'node:net';
import type { IncomingMessage } from '../../basics/node-http.ts';
import { WholeResponse } from '../answer/whole-answer.ts';
import { GatheringRequest } from '../request/small-body-chunks.ts';

/*
 * Node goes on reading what has arrived on a connection that has been cut off, thousands of requests it may be, and keeps a request and a response for each until the connection is
 * closed. With these classes all of them are the same two, which do nothing. And the first of them counts as a CONNECT, after which Node takes nothing more for requests: reading those
 * that had arrived on a thousand connections would keep everybody else waiting for seconds.
 */

class NoRequest extends GatheringRequest {
  override push(): boolean {
    return true;
  }

  override destroy(): this {
    return this;
  }
}

class NoResponse extends WholeResponse<Request> {
  override on(): this {
    return this;
  }

  override assignSocket(): void {}
}

const noRequest = new NoRequest(new Socket());
Object.defineProperties(noRequest, {
  upgrade: { get: () => true, set() {} },
  method: { get: () => 'CONNECT', set() {} },
});
const noResponse = new NoResponse(noRequest);

/** A request that gathers small chunks, or, on a connection that has been cut off, one that does nothing. */
export class Request extends GatheringRequest {
  // biome-ignore lint/correctness/noUnreachableSuper: for the same reason
  constructor(socket: Socket) {
    // biome-ignore lint/correctness/noConstructorReturn: Node asks a class for each; this is how the class gives what is there
    if (socket.destroyed) return noRequest;
    super(socket);
  }
}

/** A response as Node makes it, or, to a request that does nothing, one that does nothing. */
export class Response extends WholeResponse<Request> {
  // biome-ignore lint/correctness/noUnreachableSuper: for the same reason
  constructor(...given: ConstructorParameters<typeof WholeResponse<Request>>) {
    // biome-ignore lint/correctness/noConstructorReturn: Node asks a class for each; this is how the class gives what is there
    if (isCutOff(given[0])) return noResponse;
    super(...given);
  }
}

/** Whether a request came on a connection that had been cut off before. */
export const isCutOff = (request: IncomingMessage): boolean => request === noRequest;
