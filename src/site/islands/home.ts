// The tools that somebody keeps and has used last, from this browser's own memory, and what a search has found.
import type * as Detect from './detect.ts';
import { addressOf } from './shared/base.ts';
import { find } from './shared/find.ts';
import { FAVOURITES, listIn, RECENT } from './shared/store.ts';

const MAX_SHOWN = 12;
const section = document.querySelector<HTMLElement>('#yours');
const list = document.querySelector<HTMLElement>('#yours-list');
const favourites = listIn(FAVOURITES);
const entries = [...new Set([...favourites, ...listIn(RECENT)])].slice(0, MAX_SHOWN);

if (section && list && entries.length > 0) {
  for (const entry of entries) {
    const [slug = '', ...name] = entry.split(' ');
    if (!/^[a-z0-9-]+$/.test(slug)) continue;
    const link = document.createElement('a');
    link.href = addressOf(`/tools/${slug}`);
    link.textContent = `${favourites.includes(entry) ? '★ ' : ''}${name.join(' ') || slug}`;
    const item = document.createElement('li');
    item.append(link);
    list.append(item);
  }
  section.hidden = false;
}

const MAX_FOUND = 40;
const found = document.querySelector<HTMLElement>('#search-found');
const start = document.querySelector<HTMLElement>('#start');

/** Shows what the query behind # in the address finds; it never leaves the browser. Where the pages are files, one behind ? is answered here, too. Without one the page is as it was. */
async function showFound(): Promise<void> {
  if (!found || !start) return;
  const query = (new URLSearchParams(location.hash.slice(1)).get('q') ?? new URLSearchParams(location.search).get('q'))?.trim() ?? '';
  start.hidden = query !== '';
  found.hidden = query === '';
  if (query === '') return;
  const box = document.querySelector<HTMLInputElement>('#q');
  if (box) box.value = query;
  const heading = document.createElement('h2');
  const status = document.createElement('p');
  status.setAttribute('role', 'status');
  found.replaceChildren(heading, status);
  try {
    const { findings, tools, unknown } = await find(query, MAX_FOUND);
    heading.textContent = `${findings.length === 0 ? 'Nothing found' : 'Found'} for “${query}”`;
    const missing = unknown.map((word) => `“${word}”`).join(' and ');
    if (findings.length === 0) status.textContent = `No tool for “${query}”. Try other words, or look through the categories.`;
    else status.textContent = missing === '' ? `${tools === 1 ? '1 tool' : `${tools} tools`}.` : `No tool for ${missing}. Nearest:`;
    const list = document.createElement('ul');
    list.className = 'tools';
    for (const { path, name, summary } of findings) {
      const link = document.createElement('a');
      link.href = path;
      link.textContent = name;
      const words = document.createElement('span');
      words.textContent = summary;
      const item = document.createElement('li');
      item.append(link, words);
      list.append(item);
    }
    found.append(list);
  } catch {
    heading.textContent = `“${query}”`;
    status.textContent = 'The search could not be loaded. Check the connection, then try again.';
  }
}

window.addEventListener('hashchange', showFound);
void showFound();

const WAIT_MS = 150;
const MAX_RECOGNISED = 5;
const anything = document.querySelector<HTMLFormElement>('#anything');
const area = anything?.querySelector('textarea');
const recognisedList = document.querySelector<HTMLElement>('#anything-found');
const anythingStatus = document.querySelector<HTMLElement>('#anything-status');
let first: Detect.Recognised | undefined;
let asked = 0;

/** Says what is in the box; it never leaves the browser. */
async function tellWhatItIs(given: Detect.Given | (() => Promise<Detect.Given>)): Promise<void> {
  const { detect = '', detection = '' } = document.querySelector<HTMLElement>('form.search')?.dataset ?? {};
  const mine = ++asked;
  first = undefined;
  try {
    const { recognise }: typeof Detect = await import(detect);
    const data = typeof given === 'function' ? await given() : given;
    const found = data.data.trim() === '' ? undefined : await recognise(data, detection, MAX_RECOGNISED);
    if (mine !== asked || !recognisedList || !anythingStatus) return;
    recognisedList.replaceChildren(...(found ?? []).map(itemOf));
    first = found?.[0];
    anythingStatus.textContent = found === undefined ? '' : first ? 'Enter opens the first.' : 'Nothing that a tool knows by its form.';
  } catch {
    if (anythingStatus) anythingStatus.textContent = 'It could not be looked at. Check the connection, then try again.';
  }
}

function itemOf({ path, name, summary, open }: Detect.Recognised): HTMLElement {
  const link = document.createElement('a');
  link.href = path;
  link.textContent = name;
  link.addEventListener('click', (event) => {
    event.preventDefault();
    open();
  });
  const words = document.createElement('span');
  words.textContent = summary;
  const item = document.createElement('li');
  item.append(link, words);
  return item;
}

if (anything && area) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  area.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void tellWhatItIs({ data: area.value }), WAIT_MS);
  });
  area.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter' || event.shiftKey || !first) return;
    event.preventDefault();
    first.open();
  });
  area.addEventListener('dragover', (event) => event.preventDefault());
  area.addEventListener('drop', (event) => {
    const [file] = event.dataTransfer?.files ?? [];
    if (!file) return;
    event.preventDefault();
    void tellWhatItIs(async () =>
      (await (import(document.querySelector<HTMLElement>('form.search')?.dataset.detect ?? '') as Promise<typeof Detect>)).givenBy(file),
    );
  });
}
