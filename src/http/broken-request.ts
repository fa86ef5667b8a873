import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { STATUS_CODES } from '../node-http.ts';
import { answerOn } from './drain.ts';
import { ERRORS, type ErrorCode } from './errors.ts';
import { newRequestId } from './request-id.ts';

interface Refusal {
  code: ErrorCode;
  message: string;
}

const REFUSALS: Record<string, Refusal> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The request headers are larger than this service takes.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The whole request was not sent in time.' },
};
const MALFORMED: Refusal = { code: 'bad_request', message: 'The request is not valid HTTP/1.1.' };
const CONNECT: Refusal = { code: 'method_not_allowed', message: 'CONNECT is not possible here.' };

/** Answers what never became a request: broken HTTP, too large headers, a request that was not finished in time. Then the connection ends. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
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
  if (answer?.headersSent) socket.destroy();
  else end(socket, REFUSALS[error.code ?? ''] ?? MALFORMED);
}

/** Refuses CONNECT, which Node hands over as a bare connection. */
export function refuseConnect(stream: Duplex): void {
  if (stream instanceof Socket && answerOn(stream)) stream.destroy();
  else end(stream, CONNECT, 'allow: GET, HEAD, POST, DELETE, OPTIONS\r\n');
}

function end(stream: Duplex, { code, message }: Refusal, more = ''): void {
  const { status } = ERRORS[code];
  const body = JSON.stringify({ error: code, message });
  stream.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-content-type-options: nosniff\r\nx-request-id: ${newRequestId()}\r\n${more}connection: close\r\n\r\n${body}`,
    () => stream.destroy(),
  );
}
