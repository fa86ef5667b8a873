import type { SlidingWindow } from './sliding-window.ts';

/** A window of this process that tells how long it took to admit or refuse. @param observe told in milliseconds */
export function timedWindow(window: SlidingWindow, observe: (ms: number) => void): SlidingWindow {
  function timed<Answer>(ask: () => Answer): Answer {
    const began = performance.now();
    const answer = ask();
    observe(performance.now() - began);
    return answer;
  }
  return {
    take: (...asked) => timed(() => window.take(...asked)),
    takeMany: (...asked) => timed(() => window.takeMany(...asked)),
    peek: (...asked) => window.peek(...asked),
  };
}
