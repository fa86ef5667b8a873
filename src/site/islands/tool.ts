// A tool's page: runs the form without leaving the page, keeps the inputs in the address, and offers copies and files.
import { callsOf, isSecret } from '../calls.ts';
import type { Control } from '../forms/controls.ts';
import { filled, readForm } from '../forms/read.ts';
import { copyBy } from './shared/clipboard.ts';
import { csvOf } from './shared/csv.ts';
import { takeFiles } from './shared/files.ts';
import { fillForm, fragmentOf, linkedInputs } from './shared/fragment.ts';
import { growRows, renumberRows } from './shared/rows.ts';
import { FAVOURITES, keepList, listIn, RECENT } from './shared/store.ts';

interface ToolData {
  slug: string;
  name: string;
  site: string;
  controls: Control[];
  live: boolean;
  result?: Record<string, unknown>;
}

interface Answer {
  html?: string;
  result?: Record<string, unknown>;
  message?: string;
  details?: { path: string; message: string }[];
}

const LIVE_WAIT_MS = 300;
const MAX_RECENT = 12;
const MAX_ANSWERS = 30;

const data: ToolData = JSON.parse(document.querySelector('#tool-data')?.textContent ?? '{}');
const form = document.querySelector<HTMLFormElement>('#run');
const output = document.querySelector<HTMLElement>('#result');
const problem = document.querySelector<HTMLElement>('#problem');
const state = document.querySelector<HTMLElement>('#state');
const answers = new Map<string, { status: number; answer: Answer }>();
const secrets = new Set(data.controls.filter(isSecret).map(({ name }) => name));
let result = data.result;
let timer: ReturnType<typeof setTimeout> | undefined;
let running: AbortController | undefined;

/** What the form holds, as it would be posted. */
function sent(): URLSearchParams {
  const fields = new URLSearchParams();
  if (form) for (const [name, value] of new FormData(form)) if (typeof value === 'string') fields.append(name, value.replace(/\r\n?/g, '\n'));
  return fields;
}

async function run(): Promise<void> {
  if (!form) return;
  renumberRows(form);
  const body = sent();
  const key = body.toString();
  running?.abort();
  running = new AbortController();
  const known = data.live ? answers.get(key) : undefined;
  if (known) return show(known.status, known.answer);
  tell('Running …');
  try {
    const response = await fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body, signal: running.signal });
    const answer: Answer = await response.json();
    if (answers.size >= MAX_ANSWERS) answers.clear();
    if (response.status !== 429 && response.status < 500) answers.set(key, { status: response.status, answer });
    show(response.status, answer);
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return;
    show(0, { message: 'The service could not be reached. Check the connection, then run again.' });
  }
}

const tell = (words: string): void => {
  if (state) state.textContent = words;
};

function show(status: number, answer: Answer): void {
  if (!output || !problem) return;
  const done = status === 200;
  tell(done ? 'Done.' : '');
  output.classList.toggle('stale', !done);
  if (done) {
    result = answer.result;
    output.innerHTML = answer.html ?? '';
    problem.replaceChildren();
  } else if (answer.html !== undefined) problem.innerHTML = answer.html;
  else {
    const line = document.createElement('p');
    line.className = 'problem';
    line.textContent = answer.message ?? 'That did not work.';
    problem.replaceChildren(line);
  }
  markFields(done ? [] : (answer.details ?? []));
}

/** Puts each complaint at its field, or at the nearest that is around its place. */
function markFields(details: readonly { path: string; message: string }[]): void {
  if (!form) return;
  for (const old of form.querySelectorAll('.field-error')) old.remove();
  for (const old of form.querySelectorAll('.error')) old.remove();
  for (const marked of form.querySelectorAll('[aria-invalid]')) {
    marked.removeAttribute('aria-invalid');
    const left = (marked.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !id.endsWith('-error'));
    if (left.join('') === '') marked.removeAttribute('aria-describedby');
    else marked.setAttribute('aria-describedby', left.join(' '));
  }
  for (const { path, message } of details) {
    const control = controlAt(path);
    const field = control?.closest('.field');
    if (!control || !field) continue;
    const label = field.querySelector('label, legend')?.textContent?.trim() ?? '';
    const line = document.createElement('p');
    line.className = 'error field-error';
    line.id = `${control.id || field.id}-error`;
    line.textContent = `${label} ${message}${/[.!?]$/.test(message) ? '' : '.'}`;
    field.append(line);
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.getAttribute('aria-describedby') ?? ''} ${line.id}`.trim());
  }
}

function controlAt(path: string): HTMLElement | undefined {
  for (let at = path; at !== ''; at = at.replace(/(?:\.[^.[\]]*|\[\d+\]|^[^.[\]]*)$/, '')) {
    const found = form?.elements.namedItem(at);
    if (found instanceof HTMLElement) return found;
    if (found instanceof RadioNodeList) {
      const row = Number(/\[(\d+)\]/.exec(path.slice(at.length))?.[1] ?? 0);
      const one = found[row] ?? found[0];
      if (one instanceof HTMLElement) return one;
    }
  }
  return undefined;
}

function changed(): void {
  showCalls();
  const fragment = fragmentOf(sent(), secrets);
  history.replaceState(null, '', fragment === '' ? location.pathname + location.search : `#${fragment}`);
  clearTimeout(timer);
  if (data.live) timer = setTimeout(run, LIVE_WAIT_MS);
  else {
    output?.classList.add('stale');
    tell('Changed: press Run.');
  }
}

function showCalls(): void {
  const { inputs } = readForm(data.controls, filled(sent()));
  for (const [at, { code }] of callsOf(data.site, data.slug, inputs, data.controls).entries()) {
    const block = document.querySelector(`[data-call="${at}"]`);
    if (block) block.textContent = code;
  }
}

/** Takes the inputs of a link. What cannot be read is said, and the example stands. */
function openLink(): void {
  if (!form || location.hash.length < 2 || document.getElementById(location.hash.slice(1))) return;
  const linked = linkedInputs(location.hash.slice(1), data.controls);
  if (!linked) {
    tell('The link’s inputs could not be read; this is the example.');
    return;
  }
  fillForm(form, linked, secrets);
  showCalls();
  void run();
}

function favourite(): void {
  const star = document.querySelector<HTMLElement>('[data-favourite]');
  const entry = `${data.slug} ${data.name}`;
  const draw = (): void => {
    const kept = listIn(FAVOURITES).includes(entry);
    star?.setAttribute('aria-pressed', String(kept));
    const sign = star?.querySelector('span');
    if (sign) sign.textContent = kept ? '★' : '☆';
  };
  star?.addEventListener('click', () => {
    const list = listIn(FAVOURITES);
    keepList(FAVOURITES, list.includes(entry) ? list.filter((other) => other !== entry) : [entry, ...list]);
    draw();
  });
  draw();
  keepList(RECENT, [entry, ...listIn(RECENT).filter((other) => other !== entry)].slice(0, MAX_RECENT));
}

function download(name: string, text: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Copies the page's address with the inputs in it. */
async function share(button: HTMLElement): Promise<void> {
  const fields = sent();
  const fragment = fragmentOf(fields, secrets);
  const whole = fragment !== '' || fields.size === 0;
  await copyBy(button, `${location.origin}${location.pathname}${whole ? `#${fragment}` : ''}`, whole ? 'Link copied' : 'Copied, too long for the inputs');
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value, null, 2));

function pressed(button: HTMLElement): void {
  const { copyText, copyField, downloadField, csvCopy, csvDownload } = button.dataset;
  if (button.id === 'copy-result') void copyBy(button, JSON.stringify(result ?? {}, null, 2));
  else if (button.id === 'share') void share(button);
  else if (copyText !== undefined) void copyBy(button, copyText, '✓');
  else if (copyField !== undefined) void copyBy(button, textOf(result?.[copyField]));
  else if (downloadField !== undefined) download(`${data.slug}-${downloadField}.txt`, textOf(result?.[downloadField]), 'text/plain;charset=utf-8');
  else if (csvCopy !== undefined) void copyBy(button, csvOf(result?.[csvCopy]));
  else if (csvDownload !== undefined) download(`${data.slug}-${csvDownload}.csv`, csvOf(result?.[csvDownload]), 'text/csv;charset=utf-8');
}

if (form) {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    clearTimeout(timer);
    void run();
  });
  form.addEventListener('input', changed);
  form.addEventListener('change', (event) => {
    if (event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type === 'checkbox')) changed();
  });
  growRows(form, changed);
  takeFiles(form, changed, tell);
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (button) pressed(button);
  });
  favourite();
  openLink();
  window.addEventListener('hashchange', openLink);
}
