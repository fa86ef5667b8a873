// On every page that may be kept, once it is there: starts the service worker, has it keep the tools that somebody uses, and says when there is a newer version.
import { addressOf, BASE, pathIn } from './shared/base.ts';
import { keepTyped, restoreTyped } from './shared/typed.ts';
import { askWorker } from './shared/worker-answers.ts';
import type { Wish } from './shared/worker-talk.ts';

const form = document.querySelector<HTMLFormElement>('#run');
if (form && restoreTyped(form)) form.dispatchEvent(new Event('input'));
// Only where the page came over TLS, or from this machine.
if ('serviceWorker' in navigator) void start(navigator.serviceWorker);

async function start(workers: ServiceWorkerContainer): Promise<void> {
  try {
    const registration = await workers.register(addressOf('/sw.js'), { scope: BASE, updateViaCache: 'none' });
    if (registration.waiting && workers.controller) announce(workers, registration.waiting);
    registration.addEventListener('updatefound', () => {
      const coming = registration.installing;
      coming?.addEventListener('statechange', () => {
        if (coming.state === 'installed' && workers.controller) announce(workers, coming);
      });
    });
    keepThisTool();
    if (document.querySelector('#anything')) (await workers.ready).active?.postMessage({ wish: 'detection' } satisfies Wish);
  } catch {
    // A browser that keeps nothing: the pages work as they did.
  }
}

/** Has the tool of this page kept, with all that it may load once somebody uses or stars it. */
function keepThisTool(): void {
  const slug = /^\/tools\/([a-z0-9-]+)$/.exec(pathIn(location.pathname))?.[1];
  if (slug === undefined) return;
  void askWorker({ wish: 'keep', slugs: [slug], whole: false });
  const keepWhole = (): void => void askWorker({ wish: 'keep', slugs: [slug], whole: true });
  for (const event of ['input', 'submit']) form?.addEventListener(event, keepWhole, { once: true });
  document.querySelector('[data-favourite]')?.addEventListener('click', keepWhole, { once: true });
}

/** Says that a newer version waits. It takes over when the visitor says so, with what has been typed. */
function announce(workers: ServiceWorkerContainer, waiting: ServiceWorker): void {
  if (document.querySelector('#newer')) return;
  const line = document.createElement('p');
  line.id = 'newer';
  line.setAttribute('role', 'status');
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Reload';
  button.addEventListener('click', () => {
    if (form) keepTyped(form);
    workers.addEventListener('controllerchange', () => location.reload(), { once: true });
    const wish: Wish = { wish: 'take-over' };
    waiting.postMessage(wish);
  });
  line.append('A new version is ready. ', button);
  document.body.append(line);
}
