import { existsSync, readFileSync } from 'node:fs';

/** How long the first thread of a process has waited for a processor that others had, in milliseconds (Linux, Documentation/scheduler/sched-stats.rst); none where the system does not tell, and of a process that has ended. */
function heldUpMilliseconds(pid: number): number {
  const file = `/proc/${pid}/task/${pid}/schedstat`;
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[1]) / 1e6 : 0;
}

/** A clock that stands still while processes wait for a processor, so that what is held to a time may be told on a busy machine. @returns what it shows, in milliseconds */
export function ownClock(processes: readonly number[] = []): () => number {
  const held = (): number => processes.reduce((sum, pid) => sum + heldUpMilliseconds(pid), 0);
  const [began, before] = [performance.now(), held()];
  return () => performance.now() - began - Math.max(0, held() - before);
}
