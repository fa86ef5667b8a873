import type { Socket } from 'node:net';
import { ERRORS, type ErrorCode } from './errors.ts';
import { newRequestId } from './request-id.ts';

const ANSWERS: Record<string, { code: ErrorCode; message: string }> = {
  HPE_HEADER_OVERFLOW: { code: 'headers_too_large', message: 'The request headers are larger than this service takes.' },
  ERR_HTTP_REQUEST_TIMEOUT: { code: 'request_timeout', message: 'The request was not sent whole in time.' },
};
const MALFORMED = { code: 'bad_request', message: 'The request is not valid HTTP/1.1.' } as const;

/** Answers what never became a request: broken HTTP, too large headers, a request that was not finished in time. Then the connection ends. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const { code, message } = ANSWERS[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify({ error: code, message });
  socket.end(
    `HTTP/1.1 ${ERRORS[code].status} ${code}\r\ncontent-type: application/json; charset=utf-8\r\ncontent-length: ${Buffer.byteLength(body)}\r\nx-request-id: ${newRequestId()}\r\nconnection: close\r\n\r\n${body}`,
    () => socket.destroy(),
  );
}
