import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Gives back the memory that the start has used and the service does not need: some 12 MB, which V8 would otherwise keep for as long as the process is idle. Stops everything for
 * some 50 ms, so it belongs before the first request.
 */
export function compactMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect: typeof globalThis.gc = runInNewContext('gc');
  setFlagsFromString('--no-expose-gc');
  collect?.({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}

/** By how much the heap may grow, in percent, before garbage is collected while memory is tight. V8 otherwise lets it grow to up to four times of what is in use. */
const TIGHT_GROWTH = 20;

/** Has V8 look for garbage sooner, in all threads, or as usual again. It costs a quarter more processor time for what is large, so it is for when memory is tight. */
export const collectSooner = (isTight: boolean): void => setFlagsFromString(`--heap-growing-percent=${isTight ? TIGHT_GROWTH : 0}`);
