// On every page: the theme, the search with its suggestions, and buttons that copy.
import type * as SearchBox from './search-box.ts';
import { copyBy } from './shared/clipboard.ts';

document.documentElement.classList.add('js');

for (const block of document.querySelectorAll<HTMLElement>('[data-copy]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'copy-block';
  button.textContent = 'Copy';
  button.addEventListener('click', () => copyBy(button, block.querySelector('code')?.textContent ?? ''));
  block.append(button);
}

const YEAR_SECONDS = 365 * 86_400;
// Where no server reads the cookie, and on pages that are kept for the time without a connection.
const chosen = /(?:^|;\s*)theme=(light|dark)(?:;|$)/.exec(document.cookie)?.[1];
if (chosen !== undefined) document.documentElement.dataset.theme = chosen;
const switcher = document.querySelector<HTMLFormElement>('form.theme');
switcher?.addEventListener('submit', (event) => {
  event.preventDefault();
  const root = document.documentElement;
  const dark = root.dataset.theme === 'dark' || (root.dataset.theme === undefined && matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = dark ? 'light' : 'dark';
  root.dataset.theme = theme;
  // biome-ignore lint/suspicious/noDocumentCookie: the server reads the cookie, so that pages come in their colours.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${location.protocol === 'https:' ? '; Secure' : ''}`;
});

// What keeps pages for the time without a connection is not needed until the page itself is there.
const { offline } = document.body.dataset;
if (offline !== undefined) window.addEventListener('load', () => void import(offline), { once: true });

const box = document.querySelector<HTMLInputElement>('#q');
if (box) takeSearch(box);
document.addEventListener('keydown', (event) => {
  const target = event.target instanceof HTMLElement ? event.target : document.body;
  const writing = target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
  const slash = event.key === '/' && !writing && !event.ctrlKey && !event.metaKey && !event.altKey;
  const k = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
  if (!box || !(slash || k)) return;
  event.preventDefault();
  box.focus();
  box.select();
});

/** Has the box offer what fits, from its first use on; what is searched for goes to no server. */
function takeSearch(search: HTMLInputElement): void {
  let isLoaded = false;
  const begin = async (): Promise<void> => {
    if (isLoaded) return;
    isLoaded = true;
    try {
      const { suggest }: typeof SearchBox = await import(search.form?.dataset.searchBox ?? '');
      suggest(search);
    } catch {
      // It is tried again when somebody comes back to the box.
      isLoaded = false;
    }
  };
  // It is one from the start for those who look for it by its role.
  search.setAttribute('role', 'combobox');
  search.setAttribute('aria-expanded', 'false');
  search.addEventListener('focus', begin);
  if (document.activeElement === search) void begin();
  search.form?.addEventListener('submit', (event) => {
    event.preventDefault();
    const query = search.value.trim();
    if (query !== '') location.href = `${search.form?.getAttribute('action') ?? '/'}#q=${encodeURIComponent(query)}`;
  });
}
