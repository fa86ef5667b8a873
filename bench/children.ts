// What a measurement starts ends with it, however it ends.
import type { ChildProcess } from 'node:child_process';

const started: ChildProcess[] = [];

/** Has a program end with this process: at its end, by an exception or a signal, and when nobody reads any more what it prints. */
export function endWithUs<Child extends ChildProcess>(child: Child): Child {
  if (started.length === 0) watchTheEnd();
  started.push(child);
  return child;
}

function watchTheEnd(): void {
  process.once('exit', () => {
    for (const child of started) child.kill('SIGTERM');
  });
  for (const signal of ['SIGHUP', 'SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  for (const output of [process.stdout, process.stderr]) output.once('error', () => process.exit(1));
}
