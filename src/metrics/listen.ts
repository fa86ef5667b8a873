import { hash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from '../basics/node-http.ts';
import type { Metrics } from './metrics.ts';

const REQUEST_TIMEOUT_MS = 10_000;

/** Where metrics can be read, and how to stop. */
export interface MetricsListener {
  port: number;
  close(): Promise<void>;
}

/** Answers `GET /metrics` on a port of its own. Rejects when the port is taken. @param token asked for as a bearer token, when there is one */
export async function listenForMetrics(
  metrics: Metrics,
  { port, host, token }: { port: number; host: string; token?: string | undefined },
): Promise<MetricsListener> {
  const server = createServer({ requestTimeout: REQUEST_TIMEOUT_MS, headersTimeout: REQUEST_TIMEOUT_MS }, (request, response) => {
    answer(metrics, token, request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(metrics: Metrics, token: string | undefined, request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.url?.split('?')[0] !== '/metrics') return void response.writeHead(404).end();
  if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end();
  if (token !== undefined && !bearerIs(request.headers.authorization, token)) return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  const { contentType, body } = await metrics.text();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store', 'content-length': Buffer.byteLength(body) });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Whether an Authorization header carries this bearer token (RFC 6750), compared in constant time. */
export function bearerIs(header: string | undefined, token: string): boolean {
  const sent = /^bearer +(\S+)$/i.exec(header ?? '')?.[1];
  if (sent === undefined) return false;
  return timingSafeEqual(Buffer.from(hash('sha256', sent)), Buffer.from(hash('sha256', token)));
}
