/**
 * Shares the answers to a question between those who ask it at the same time. Nobody gets an answer to a question that was put before he asked:
 * while one is under way, all who come wait for the next.
 */
export function sharedAsking<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Answer> | undefined;
  return () => {
    next ??= running.then(() => {
      next = undefined;
      const answer = ask();
      running = answer.catch(() => undefined);
      return answer;
    });
    return next;
  };
}
