/**
 * Shares the answer to a question among those who ask it at the same time. Nobody gets the answer to a question that was put before they asked:
 * while one is being answered, all who ask wait for the next.
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
