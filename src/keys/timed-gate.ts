import type { Gate } from './gate.ts';

/** The same gate, which tells how long it took and whether the key was good. @param observe told in milliseconds */
export function timedGate(gate: Gate, observe: (ms: number, isGood: boolean) => void): Gate {
  function timed<Found>(ask: () => Found | undefined | Promise<Found | undefined>): Found | undefined | Promise<Found | undefined> {
    const began = performance.now();
    const tell = (found: Found | undefined): Found | undefined => {
      observe(performance.now() - began, found !== undefined);
      return found;
    };
    const found = ask();
    return found instanceof Promise ? found.then(tell) : tell(found);
  }
  return {
    verify: (key) => timed(() => gate.verify(key)),
    admit: (...asked) => timed(() => gate.admit(...asked)),
  };
}
