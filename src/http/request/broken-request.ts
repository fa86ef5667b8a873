import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { STATUS_CODES } from '../../basics/node-http.ts';
import type { AccessLog, Answered } from '../answer/access-log.ts';
import { answerOn } from '../connections/drain.ts';
import { ERRORS, type ErrorCode } from '../errors.ts';
import { newRequestId } from './request-id.ts';

interface Refusal {
  code: ErrorCode;
  message: string;
}

const LATE = 'ERR_HTTP_REQUEST_TIMEOUT';
const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The request line and headers are too large: at most 16,384 bytes are accepted.' },
  [LATE]: { code: 'request_timeout', message: 'The request did not arrive in time.' },
};
const MALFORMED: Refusal = { code: 'bad_request', message: 'The request is not valid HTTP/1.1.' };
const CONNECT: Refusal = { code: 'method_not_allowed', message: 'CONNECT is not possible here.' };

const late = new WeakSet<IncomingMessage>();

/** Whether a request was not whole in time, and has been answered so. */
export const isLate = (request: IncomingMessage): boolean => late.has(request);

/** Answers what never became a request: broken HTTP, too large headers, a request that was not finished in time. Then the connection ends. @param log told of the answer, unless a handler is at work on the request, which then logs it */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Duplex, log: AccessLog): void {
  if (!(socket instanceof Socket) || error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const answer = answerOn(socket);
  // A whole request came before: what follows it must not be answered in its place.
  if (answer?.req.complete) {
    if (answer.headersSent) answer.once('finish', () => socket.destroySoon());
    else answer.shouldKeepAlive = false;
    return;
  }
  if (answer?.headersSent) {
    socket.destroy();
    return;
  }
  if (answer && error.code === LATE) late.add(answer.req);
  const refused = end(socket, REFUSALS[error.code ?? ''] ?? MALFORMED);
  if (!answer) log(refused);
}

/** Refuses CONNECT, which Node hands over as a bare connection. @param log told of the answer */
export function refuseConnect(stream: Duplex, log: AccessLog): void {
  if (stream instanceof Socket && answerOn(stream)) stream.destroy();
  else log({ ...end(stream, CONNECT, 'allow: GET, HEAD, POST, DELETE, OPTIONS\r\n'), method: 'CONNECT' });
}

function end(stream: Duplex, { code, message }: Refusal, headers = ''): Answered {
  const { status } = ERRORS[code];
  const body = JSON.stringify({ error: code, message });
  const bytesOut = Buffer.byteLength(body);
  const id = newRequestId();
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${bytesOut}\r\nx-content-type-options: nosniff\r\nx-request-id: ${id}\r\n${headers}connection: close\r\n\r\n${body}`,
    () => stream.destroy(),
  );
  return { id, method: '', path: '', route: 'none', status, ms: 0, error: code, bytesIn: 0, bytesOut };
}
