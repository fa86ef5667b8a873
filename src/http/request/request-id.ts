import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Tells this process from others and from its own earlier lives. */
const PROCESS = randomBytes(5).toString('hex');

let issued = 0;

/** The id of a request, for its answer and its log lines: the caller's own `X-Request-Id` when it is 1 to 64 letters, digits, `-` and `_`, else a new one. */
export function requestId(headers: IncomingHttpHeaders): string {
  const own = headers['x-request-id'];
  return typeof own === 'string' && /^[\w-]{1,64}$/.test(own) ? own : newRequestId();
}

/** An id for what never became a request. */
export const newRequestId = (): string => `${PROCESS}-${(issued++).toString(36)}`;
