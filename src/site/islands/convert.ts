// Conversion pages: the answer as one types, and unit lists that can be searched.
import { copyBy } from './shared/clipboard.ts';

const WAIT_MS = 150;
/** What of a page changes with the value and the units. */
const PARTS = ['heading', 'answer', 'formula', 'all-title', 'all', 'call-text'];

const form = document.querySelector<HTMLFormElement>('#conversion');
const value = document.querySelector<HTMLInputElement>('#value');
const from = document.querySelector<HTMLSelectElement>('#from');
const to = document.querySelector<HTMLSelectElement>('#to');
const isAnswering = document.querySelector('#heading') !== null;
let asking: AbortController | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Fetches the page of what the form says, and takes its parts over. */
async function answer(): Promise<void> {
  if (!value || !from || !to) return;
  asking?.abort();
  asking = new AbortController();
  const query = new URLSearchParams({ value: value.value, from: from.value, to: to.value });
  try {
    const response = await fetch(`/convert?${query}`, { headers: { accept: 'text/html' }, signal: asking.signal });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    if (!page.querySelector('#heading')) {
      location.href = response.url;
      return;
    }
    for (const id of PARTS) document.getElementById(id)?.replaceChildren(...(page.getElementById(id)?.childNodes ?? []));
    const swap = page.querySelector('#swap');
    document.querySelector('#swap')?.setAttribute('href', swap?.getAttribute('href') ?? '/convert');
    const wrong = page.querySelector('#value')?.getAttribute('aria-invalid') === 'true';
    value.toggleAttribute('aria-invalid', wrong);
    if (wrong) value.setAttribute('aria-invalid', 'true');
    value.setAttribute('aria-describedby', wrong ? 'value-hint value-error' : 'value-hint');
    document.title = page.title;
    const { pathname, search } = new URL(response.url);
    history.replaceState(null, '', pathname + search);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error;
  }
}

const kindOf = (select: HTMLSelectElement): string => {
  const group = select.selectedOptions[0]?.parentElement;
  return group instanceof HTMLOptGroupElement ? group.label : '';
};

/** Offers the units of a kind in the second list, the partner that the service has for the first unit chosen. */
async function offerKind(): Promise<void> {
  if (!from || !to || !value) return;
  const response = await fetch(`/convert?${new URLSearchParams({ value: value.value, from: from.value })}`);
  if (response.redirected) location.href = response.url;
}

/** Lets a list of units be searched: by name, symbol or alias. */
function searchable(select: HTMLSelectElement): void {
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

if (form && value && from && to) {
  searchable(from);
  searchable(to);
  if (isAnswering) {
    let kind = kindOf(from);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      void answer();
    });
    value.addEventListener('input', () => {
      clearTimeout(timer);
      timer = setTimeout(answer, WAIT_MS);
    });
    from.addEventListener('change', () => {
      const now = kindOf(from);
      if (now === kind) void answer();
      else void offerKind();
      kind = now;
    });
    to.addEventListener('change', () => void answer());
    document.addEventListener('click', (event) => {
      const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button[data-copy-text]') : null;
      if (button) void copyBy(button, button.dataset.copyText ?? '');
    });
  }
}
