import { connect } from 'node:net';

const CONNECTIONS = 32;
const WARM_UP_SECONDS = 1;

export interface Call {
  path: string;
  method: string;
  body?: string;
  headers?: Record<string, string>;
}

/** What a round measured: requests per second, latencies in milliseconds, and the status of the answers. */
export interface Measurement {
  perSecond: number;
  p50: number;
  p99: number;
  status: number;
  /** Requests answered in all, those of the warm-up too. */
  served: number;
}

/** Sends the same call over kept-alive connections for some seconds. The requests are written once and the answers barely read, so that the server is what is measured. */
export async function measure(base: string, call: Call, seconds: number, connections = CONNECTIONS): Promise<Measurement> {
  const { hostname, port } = new URL(base);
  const body = call.body ?? '';
  const headers = Object.entries({
    host: `${hostname}:${port}`,
    ...call.headers,
    ...(call.body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }),
  });
  const bytes = Buffer.from(`${call.method} ${call.path} HTTP/1.1\r\n${headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`);

  const latencies: number[] = [];
  const begin = performance.now() + WARM_UP_SECONDS * 1000;
  const end = begin + seconds * 1000;
  let status = 0;
  let served = 0;
  const converse = () =>
    new Promise<void>((resolve, reject) => {
      const socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let sent = 0;
      let received: Buffer = Buffer.alloc(0);
      const send = () => {
        sent = performance.now();
        socket.write(bytes);
      };
      socket.on('connect', send);
      socket.on('error', reject);
      socket.on('data', (chunk: Buffer) => {
        received = received.length > 0 ? Buffer.concat([received, chunk]) : chunk;
        const length = answerLength(received);
        if (length === undefined || received.length < length) return;
        served++;
        status = Number(received.toString('latin1', 9, 12));
        received = received.subarray(length);
        const now = performance.now();
        if (sent >= begin) latencies.push(now - sent);
        if (now < end) return send();
        socket.end();
        resolve();
      });
    });
  await Promise.all(Array.from({ length: connections }, converse));

  latencies.sort((a, b) => a - b);
  const at = (share: number) => latencies[Math.floor(latencies.length * share)] ?? 0;
  return { perSecond: latencies.length / seconds, p50: at(0.5), p99: at(0.99), status, served };
}

/** The size of the answer at the front of what was received, once its headers are there. */
function answerLength(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const length = /content-length: (\d+)/i.exec(received.toString('latin1', 0, headEnd));
  return headEnd + 4 + Number(length?.[1] ?? 0);
}
