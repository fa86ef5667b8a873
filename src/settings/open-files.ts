import { readFileSync } from 'node:fs';

/** How many files, connections among them, this process may have open, as Linux tells it (proc(5)); undefined elsewhere and where there is no limit. */
export function openFilesLimit(): number | undefined {
  try {
    const [, soft] = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'utf8')) ?? [];
    return soft === undefined ? undefined : Number(soft);
  } catch {
    return undefined;
  }
}
