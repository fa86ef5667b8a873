// On the home page: keeps all tools for the time without a connection.
import { askWorker } from './shared/worker-answers.ts';
import type { Kept, Sizes } from './shared/worker-talk.ts';

/** Tools that are asked for at once; the bar moves after each time. */
const PORTION = 8;
const MEGABYTE = 1e6;

const section = document.querySelector<HTMLElement>('#offline');
const button = section?.querySelector('button');
const bar = section?.querySelector('progress');
const status = section?.querySelector<HTMLElement>('[role=status]');

if ('serviceWorker' in navigator && section && button && bar && status) void offer(section, button, bar, status);

async function offer(section: HTMLElement, button: HTMLButtonElement, bar: HTMLProgressElement, status: HTMLElement): Promise<void> {
  const { tools, kept, bytes } = await askWorker<Sizes>({ wish: 'sizes' });
  if (tools.length === 0) return;
  const size = `${Math.ceil(bytes / MEGABYTE)} MB`;
  section.hidden = false;
  if (kept >= tools.length) {
    button.hidden = true;
    status.textContent = `All ${tools.length} tools are kept on this device.`;
    return;
  }
  status.textContent = `${tools.length} tools, about ${size}.`;
  button.addEventListener('click', async () => {
    button.disabled = true;
    bar.hidden = false;
    bar.max = tools.length;
    let done = 0;
    let missing = 0;
    for (let at = 0; at < tools.length; at += PORTION) {
      const slugs = tools.slice(at, at + PORTION);
      missing += slugs.length - (await askWorker<Kept>({ wish: 'keep', slugs, whole: true })).kept;
      done += slugs.length;
      bar.value = done;
      status.textContent = `${done} of ${tools.length} tools, about ${size} in all.`;
    }
    bar.hidden = true;
    button.disabled = false;
    button.hidden = missing === 0;
    status.textContent =
      missing === 0
        ? `All ${tools.length} tools are kept on this device.`
        : `${missing} of ${tools.length} tools could not be kept. Check the connection and the free space, then try again.`;
  });
}
