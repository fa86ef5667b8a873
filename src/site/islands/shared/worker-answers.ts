import type { Wish } from './worker-talk.ts';

/** Asks the service worker that is at work, and waits for its answer. */
export async function askWorker<Answer>(wish: Wish): Promise<Answer> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => resolve(data);
    active?.postMessage(wish, [port2]);
  });
}
