import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { Flood } from './flood.ts';
import type { Program } from './program.ts';

/** What others met while a flood went on, in milliseconds of processor time: what the event loop of the service did until they were answered. */
export interface Met {
  /** Of every request of each kind, sorted. */
  waits: Record<string, number[]>;
  /** How many answers of each status the flood had. */
  statuses: Record<string, number>;
}

const FLOOD = new URL('./flood.ts', import.meta.url).pathname;
const PAUSE_MS = 5;
/** An answer that has not come after so many milliseconds is not waited for any longer. */
const MAX_WAIT_MS = 10_000;
/** So many requests of each kind are made at least, however long they take. */
const LEAST_ASKED = 10;

/** Has a process flood a service for a while, and meanwhile asks it for other things, one after another. @param asked whole requests, by a name for them */
export async function underFlood(
  { child: { pid = 0 }, url }: Program,
  { path, ...flood }: Omit<Flood, 'url'> & { path: string },
  asked: Record<string, string>,
  forMs = 2_500,
): Promise<Met> {
  const child = spawn(process.execPath, ['--experimental-strip-types', '--no-warnings', FLOOD], { stdio: ['pipe', 'pipe', 'inherit'] });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  child.stdin.end(JSON.stringify({ ...flood, url: url + path }));
  await once(child.stdout, 'data');
  const until = performance.now() + forMs;
  const waits = Object.fromEntries(
    await Promise.all(
      Object.entries(asked).map(async ([name, text]) => {
        const met: number[] = [];
        const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) });
        while (performance.now() < until || met.length < LEAST_ASKED) {
          const before = eventLoopMilliseconds(pid);
          socket.write(text);
          await once(socket, 'data', { signal: AbortSignal.timeout(MAX_WAIT_MS) }).catch(() => undefined);
          met.push(eventLoopMilliseconds(pid) - before);
          await pause(PAUSE_MS);
        }
        socket.destroy();
        return [name, met.sort((a, b) => a - b)] as const;
      }),
    ),
  );
  child.kill('SIGTERM');
  await once(child, 'close');
  return { waits, statuses: JSON.parse(printed.replace('begun\n', '') || '{}') };
}

/** The processor time that the first thread of a process has used, in milliseconds (Linux, Documentation/scheduler/sched-stats.rst). */
export const eventLoopMilliseconds = (pid: number): number => Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6;

/** The value that so many of a hundred of sorted values are not above. */
export const percentile = (sorted: readonly number[], of: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * of) / 100))] ?? Number.NaN;
