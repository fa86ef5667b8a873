// Sends the same request over many connections, again and again, until it is told to end: node flood.ts, with the flood as JSON on standard input. Prints a line when it has begun, and at the end how many answers of each status came.
import { Agent, request } from 'node:http';

/** What is sent, and over how many connections. */
export interface Flood {
  url: string;
  connections: number;
  method?: string;
  headers?: Record<string, string>;
  /** Bodies that are sent in turn. */
  bodies: string[];
}

/** How long the first of everything takes. */
const BEGUN_MS = 1_000;

if (process.argv[1] === import.meta.filename) {
  let given = '';
  process.stdin.on('data', (chunk) => {
    given += chunk;
  });
  process.stdin.on('end', () => flood(JSON.parse(given)));
}

function flood({ url, connections, method = 'POST', headers = {}, bodies }: Flood): void {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const sent = bodies.map((body) => Buffer.from(body));
  const statuses: Record<string, number> = {};
  let count = 0;
  let isOver = false;
  const tally = (status: number | string): void => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  };
  const send = (): void => {
    if (isOver) return;
    const at = count++;
    const body = sent[at % sent.length] ?? Buffer.alloc(0);
    const asked = request(url.replace('{n}', String(at)), { agent, method, headers: { ...headers, 'content-length': body.length } }, (response) => {
      tally(response.statusCode ?? 0);
      response.resume().once('close', send);
    });
    asked.once('error', (error: Error & { code?: string }) => {
      if (!isOver) tally(error.code ?? 'error');
      setTimeout(send, 20);
    });
    asked.end(body);
  };
  for (let connection = 0; connection < connections; connection++) send();
  setTimeout(() => process.stdout.write('begun\n'), BEGUN_MS);
  process.once('SIGTERM', () => {
    isOver = true;
    agent.destroy();
    process.stdout.write(JSON.stringify(statuses), () => process.exit());
  });
}
