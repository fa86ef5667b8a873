import { readFileSync } from 'node:fs';

/** How long the first thread of a process has waited for a processor that others had, in milliseconds (Linux, Documentation/scheduler/sched-stats.rst); none where the system does not tell, or the process has ended. */
function heldUpMilliseconds(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

/** A clock that stands still while processes wait for a processor, so that what is held to a time may be told on a busy machine. @returns what it shows, in milliseconds */
export function ownClock(processes: readonly number[] = []): () => number {
  const began = performance.now();
  const before = processes.map(heldUpMilliseconds);
  const held = [...before];
  return () => {
    let time = performance.now() - began;
    for (const [index, pid] of processes.entries()) {
      // Of a process that has ended the last that was seen counts.
      held[index] = Math.max(held[index] ?? 0, heldUpMilliseconds(pid));
      time -= (held[index] ?? 0) - (before[index] ?? 0);
    }
    return time;
  };
}
