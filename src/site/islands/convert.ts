// Conversion pages: the answer as one types, worked out in the browser, and unit lists that can be searched.
import type * as Conversion from './conversion.ts';
import { addressOf, pathIn } from './shared/base.ts';
import { copyBy } from './shared/clipboard.ts';

const WAIT_MS = 60;
/** What of a page changes with the value and the units. */
const PARTS = ['heading', 'answer', 'formula', 'all-title', 'all', 'call-text'];

const hasApi = document.querySelector('a[href="/docs"]') !== null;

const loadConversion = (): Promise<typeof Conversion> => import(document.querySelector<HTMLElement>('form.search')?.dataset.searchConversion ?? '');

/** A page as a document, with its links where this one's are. */
function parsed(markup: string): Document {
  const page = new DOMParser().parseFromString(markup, 'text/html');
  for (const link of page.querySelectorAll('a[href^="/"]')) link.setAttribute('href', addressOf(link.getAttribute('href') ?? '/'));
  return page;
}

const titled = (title: string): string => `${title} – Toolrack`;

/** Draws the page that the address names into this one, which is lean, or came in its place as there was no connection. */
async function drawWhole(name: string): Promise<void> {
  const { drawPageAt } = await loadConversion();
  const drawn = drawPageAt(decodeURIComponent(name), new URLSearchParams(location.search).get('value') ?? '', hasApi);
  const main = document.querySelector('main');
  if (!drawn || !main) return;
  main.replaceChildren(...parsed(drawn.markup).body.childNodes);
  document.title = titled(drawn.title);
}

const named = /^\/convert\/(.+)$/.exec(pathIn(location.pathname))?.[1];
if (named !== undefined && (!document.querySelector('#heading') || document.querySelector('[data-lean]'))) await drawWhole(named);

const form = document.querySelector<HTMLFormElement>('#conversion');
const value = document.querySelector<HTMLInputElement>('#value');
const from = document.querySelector<HTMLSelectElement>('#from');
const to = document.querySelector<HTMLSelectElement>('#to');
const isAnswering = document.querySelector('#heading') !== null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Draws the page of what the form says, and takes its parts over. */
async function answer(): Promise<void> {
  if (!value || !from || !to) return;
  const { drawPage } = await loadConversion();
  const drawn = drawPage(value.value, from.value, to.value, hasApi);
  if (!drawn) return;
  const page = parsed(drawn.markup);
  for (const id of PARTS) document.getElementById(id)?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []));
  const swap = page.querySelector('#swap');
  document.querySelector('#swap')?.setAttribute('href', swap?.getAttribute('href') ?? addressOf('/convert'));
  const wrong = page.querySelector('#value')?.getAttribute('aria-invalid') === 'true';
  value.toggleAttribute('aria-invalid', wrong);
  if (wrong) value.setAttribute('aria-invalid', 'true');
  value.setAttribute('aria-describedby', wrong ? 'value-hint value-error' : 'value-hint');
  document.title = titled(drawn.title);
  history.replaceState(null, '', addressOf(drawn.path));
}

/** Goes to the page of two units; without the second, to that of the first and its partner. */
async function leadTo(second?: string): Promise<void> {
  if (!value || !from) return;
  const { pathFor } = await loadConversion();
  const found = pathFor(value.value.trim(), from.value, second);
  if ('path' in found) location.href = addressOf(found.path);
  else {
    const line = document.createElement('p');
    line.className = 'error';
    line.setAttribute('role', 'alert');
    line.textContent = `${found.message}.`;
    document.querySelector('#answer')?.replaceChildren(line);
  }
}

const kindOf = (select: HTMLSelectElement): string => {
  const group = select.selectedOptions[0]?.parentElement;
  return group instanceof HTMLOptGroupElement ? group.label : '';
};

/** A list of so many units is looked through by eye. */
const MAX_SEEN = 60;

/** Lets a list of many units be searched: by name, symbol or alias. */
function searchable(select: HTMLSelectElement): void {
  if (select.options.length <= MAX_SEEN) return;
  const groups = [...select.querySelectorAll('optgroup')].map((group) => ({
    group,
    options: [...group.querySelectorAll('option')].map((option) => ({
      option,
      words: `${option.textContent} ${option.value} ${option.dataset.words?.replaceAll('|', ' ')}`.toLowerCase(),
    })),
  }));
  const box = document.createElement('input');
  box.type = 'search';
  box.className = 'unit-search';
  box.placeholder = 'Search units';
  box.autocomplete = 'off';
  box.setAttribute('aria-label', `Search the ${select.id === 'from' ? 'first' : 'second'} unit`);
  select.before(box);
  box.addEventListener('input', () => {
    const wanted = box.value.trim().toLowerCase();
    const chosen = select.value;
    const found = groups
      .map(({ group, options }) => ({ group, shown: options.filter(({ words }) => words.includes(wanted)) }))
      .filter(({ shown }) => shown.length > 0);
    if (found.length === 0) return;
    select.replaceChildren(
      ...found.map(({ group, shown }) => {
        group.replaceChildren(...shown.map(({ option }) => option));
        return group;
      }),
    );
    const exact = wanted === '' ? undefined : found.flatMap(({ shown }) => shown).find(({ option }) => namesOf(option).includes(wanted));
    if (exact) select.value = exact.option.value;
    else if ([...select.options].some((option) => option.value === chosen)) select.value = chosen;
    else select.selectedIndex = 0;
  });
  box.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    select.dispatchEvent(new Event('change', { bubbles: true }));
    select.focus();
  });
  box.addEventListener('change', () => select.dispatchEvent(new Event('change', { bubbles: true })));
}

const namesOf = (option: HTMLOptionElement): string[] =>
  [option.value, option.label.replace(/ \([^()]*\)$/, ''), ...(option.dataset.words?.split('|') ?? [])].map((name) => name.toLowerCase());

function start(form: HTMLFormElement, value: HTMLInputElement, from: HTMLSelectElement, to: HTMLSelectElement): void {
  searchable(from);
  searchable(to);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void (isAnswering ? answer() : leadTo(to.value));
  });
  if (!isAnswering) return;
  let kind = kindOf(from);
  value.addEventListener('focus', () => void loadConversion(), { once: true });
  value.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(answer, WAIT_MS);
  });
  from.addEventListener('change', () => {
    const now = kindOf(from);
    void (now === kind ? answer() : leadTo());
    kind = now;
  });
  to.addEventListener('change', () => void answer());
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-copy-text]') : null;
    if (button) void copyBy(button, button.dataset.copyText ?? '');
  });
  const asked = new URLSearchParams(location.search).get('value');
  // A page that is kept has the answer for 1.
  if (asked !== null && asked.trim() !== value.value) {
    value.value = asked;
    void answer();
  }
}

if (form && value && from && to) start(form, value, from, to);
