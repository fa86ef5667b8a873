import { onTestFinished } from 'vitest';

/** Does harm to what tests share; it is undone when the test is over at the latest, however that ends. @returns what undoes it earlier */
export async function harm(work: () => unknown, undo: () => unknown): Promise<() => Promise<void>> {
  let isUndone = false;
  async function undoOnce(): Promise<void> {
    if (isUndone) return;
    isUndone = true;
    await undo();
  }
  onTestFinished(undoOnce);
  await work();
  return undoOnce;
}
