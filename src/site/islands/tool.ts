// A tool's page: runs the form in this browser, or else on the server, keeps the inputs in the address, and offers copies and files.

import type { BrowserFiles, ResultShape } from '../../browser/messages.ts';
import type { BrowserPlace } from '../../browser/place.ts';
import type { Ran } from '../../browser/tool-runs.ts';
import type { FileField } from '../../files/file-fields.ts';
import type { DeliveredFile } from '../../files/plain.ts';
import { CALL_TYPE, isSecret } from '../calls.ts';
import type { Control } from '../forms/controls.ts';
import type { Complaint } from '../forms/read.ts';
import type * as Besides from './beside.ts';
import type * as Code from './code.ts';
import type * as Extras from './extras.ts';
import type * as FormRuns from './form-runs.ts';
import type * as Given from './given-files.ts';
import type * as Pickers from './pickers.ts';
import type { BrowserRun } from './shared/browser-run.ts';
import { showDependents as showDependentsOf, textOfField } from './shared/dependents.ts';
import { takeFiles } from './shared/files.ts';
import { fragmentOf } from './shared/fragment.ts';
import { takeInputs } from './shared/handed.ts';
import { FAVOURITES, keepList, listIn, RECENT } from './shared/store.ts';

interface ToolData {
  slug: string;
  name: string;
  site: string;
  controls: Control[];
  shape: ResultShape;
  live: boolean;
  /** Where the tool is for this browser. */
  run?: BrowserPlace;
  /** Whether the server runs tools for pages. */
  runs: boolean;
  /** How many bytes it takes. */
  maxBytes?: number;
  /** How many bytes files may have that are sent with the form. */
  maxFileBytes?: number;
  /** The fields of the result that are files, and the field that people come for. */
  files?: FileField[];
  main?: string;
  /** Whether the button says "Generate again" once there is a result. */
  again?: true;
  /** What is shown below the result. */
  beside?: Besides.PlacedBeside[];
  /** Whether the tool is run again each second while the present is meant. */
  everySecond?: true;
  /** Whether the page is as it opens, without a result. */
  opens?: true;
  /** The fields that are to hold the present year, month and day. */
  present?: ('year' | 'month' | 'date')[];
  result?: Record<string, unknown>;
}

interface Answer {
  /** The files of the result, where they are not in it. */
  files?: readonly DeliveredFile[];
  html?: string;
  result?: Record<string, unknown>;
  message?: string;
  details?: { path: string; message: string }[];
}

/** How long is waited for a further key stroke, before the server is asked and before this browser runs the tool. */
const LIVE_WAIT_MS = 300;
const LIVE_WAIT_HERE_MS = 20;
/** A run that took longer waits for the button from then on. */
const SLOW_MS = 700;
/** A slow run on the way is told only when it has gone on for a moment, so that the words do not flicker. */
const TELL_AFTER_MS = 150;
/** What may be opened where nothing is sent, in bytes. */
const MAX_FILE_HERE = 100_000_000;
/** From so many bytes of files on, the files of the result come as files. */
const LARGE_FILES = 2_000_000;
const MAX_RESULT_FILES = 300_000_000;
const MAX_RECENT = 12;
const MAX_ANSWERS = 30;
/** A first line that says nothing of what follows. */
const OPENING = /^[[{(]$/;
/** How much of a text is said of it. */
const MAX_LEAD = 80;
/** Answers to calls of more characters are not kept. */
const MAX_KEPT = 100_000;
/** How much of a call a file may be: base64 and escapes take more than what they stand for. */
const FILE_SHARE = 0.7;

const data: ToolData = JSON.parse(document.querySelector('#tool-data')?.textContent ?? '{}');
const form = document.querySelector<HTMLFormElement>('#run');
const output = document.querySelector<HTMLElement>('#result');
const problem = document.querySelector<HTMLElement>('#problem');
const runButton = form?.querySelector<HTMLButtonElement>('button.primary');
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

/** Whether this browser can run the tool: it must have workers that load modules. */
const isHere = data.run !== undefined && 'Worker' in window;
/** Whether runs go to the server: because this browser cannot run the tool, or because the visitor said so after a run here failed. */
let onServer = !isHere;
let isLive = data.live;
let isLoaded = false;
/** The files of the form, once there is a box for some. */
let given: Given.GivenFiles | undefined;
/** Whether nothing is said of the run that goes on. */
let isQuiet = false;
/** Whether fields are marked, or about to be. */
let isMarked = form?.querySelector('[aria-invalid]') !== null;
/** Whether the page was opened with inputs from the box for anything. */
let isHanded = false;

let here: BrowserRun | undefined;

/** Loads what reads the form and runs the tool. */
async function loadRuns(): Promise<typeof FormRuns> {
  const runs: typeof FormRuns = await import(form?.dataset.runs ?? '');
  if (isHere && data.run) here ??= runs.browserRun(data.slug, data.shape, data.run);
  return runs;
}

/** What the form holds as inputs, and what of it cannot be read. */
async function inputsNow(): Promise<{ inputs: Record<string, unknown>; complaints: Complaint[] }> {
  const { readForm, filled } = await loadRuns();
  return readForm(data.controls, filled(sent()));
}

/** @param quietly as the clock does: nothing is said of it */
async function run(quietly = false): Promise<void> {
  if (!form) return;
  isQuiet = quietly;
  running?.abort();
  running = new AbortController();
  const { signal } = running;
  try {
    (await loadRuns()).renumberRows(form);
  } catch {
    return unreachable(signal);
  }
  const { inputs, complaints } = await inputsNow();
  if (signal.aborted) return;
  if (complaints.length > 0) await complain('The inputs are not valid.', complaints);
  else if (here && !onServer) await runHere(here, inputs, signal);
  else if (data.runs) await runOnServer(inputs, signal).catch(() => unreachable(signal));
  else show(0, { message: 'This browser cannot run the tool, and running tools for pages is turned off on this server.' });
}

function unreachable(signal: AbortSignal): void {
  if (!signal.aborted) show(0, { message: 'The service could not be reached. Check the connection, then run again.' });
}

/** Runs the tool in this browser. Nothing is sent. */
async function runHere(browser: BrowserRun, inputs: Record<string, unknown>, signal: AbortSignal): Promise<void> {
  const began = performance.now();
  const telling = setTimeout(() => tell('Running …'), TELL_AFTER_MS);
  const ran = await browser.run(inputs, signal, givenTo(inputs));
  clearTimeout(telling);
  if (signal.aborted) return;
  // The first run waits for the tool to be loaded, too.
  if (isLoaded && performance.now() - began > SLOW_MS) isLive = false;
  isLoaded = true;
  if (ran.ok) return show(200, { result: JSON.parse(ran.resultJson), html: ran.drawn ?? '', ...(ran.files && { files: ran.files }) });
  await complain(ran.message, ran.details ?? []);
  if (isOfBrowser(ran)) offerServer();
}

/** The files of the form, put into the inputs. Large ones come back as files, too: as text they would fill the page. */
function givenTo(inputs: Record<string, unknown>): BrowserFiles | undefined {
  if (!given || given.bytes === 0) return undefined;
  const { files: fields = [], main } = data;
  const isLarge = fields.length > 0 && given.bytes > LARGE_FILES;
  const wanted = isLarge && { wanted: { accept: 'multipart/mixed', fields, main, maxBytes: MAX_RESULT_FILES } };
  return { files: given.place(data.controls, inputs), ...wanted };
}

/** Says what is wrong, and what of the form. */
async function complain(problem: string, details: Complaint[]): Promise<void> {
  const { problemBox } = await loadRuns();
  show(0, { html: problemBox(problem, details, data.controls).markup, details });
}

/** Whether a run failed for what this browser lacks, rather than for its inputs. */
const isOfBrowser = (ran: Ran): boolean => !ran.ok && ['load_failed', 'out_of_memory', 'worker_crashed', 'internal_error'].includes(ran.code);

/** Lets the visitor have the server run the tool after all: what has been entered is sent only then. */
function offerServer(): void {
  if (!problem || !data.runs) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Run on the server instead';
  button.addEventListener('click', () => {
    onServer = true;
    sayWhere();
    void run();
  });
  problem.append(button);
}

/** Says where the tool runs. */
function sayWhere(): void {
  const place = document.querySelector<HTMLElement>('#where');
  const words = place?.querySelector<HTMLElement>('[data-where]');
  if (!place || !words) return;
  words.hidden = onServer;
  place.classList.toggle('here', !onServer);
  const other = place.querySelector<HTMLElement>('.noscript');
  if (other) other.hidden = !onServer;
  if (runButton && !onServer) runButton.disabled = false;
}

/** Sends the form with its files. */
async function sendFiles(within: HTMLFormElement, files: Given.GivenFiles, signal: AbortSignal): Promise<void> {
  const body = new FormData(within);
  files.post(body);
  tell('Running …');
  const response = await fetch(location.pathname, { method: 'POST', headers: { accept: 'application/json' }, body, signal });
  show(response.status, await response.json());
}

async function runOnServer(inputs: Record<string, unknown>, signal: AbortSignal): Promise<void> {
  if (form && given && given.bytes > 0) return sendFiles(form, given, signal);
  const body = JSON.stringify({ tool: data.slug, inputs });
  const known = data.live ? answers.get(body) : undefined;
  if (known) return show(known.status, known.answer);
  tell('Running …');
  const headers = { accept: 'application/json', 'content-type': CALL_TYPE };
  const response = await fetch(location.pathname, { method: 'POST', headers, body, signal });
  const answer: Answer = await response.json();
  if (answers.size >= MAX_ANSWERS || body.length > MAX_KEPT) answers.clear();
  if (response.status !== 429 && response.status < 500 && body.length <= MAX_KEPT) answers.set(body, { status: response.status, answer });
  show(response.status, answer);
}

/** Says of the answer, and of what is shown beside it, whether it is that of earlier inputs. */
function markAsOld(isOld: boolean): void {
  for (const place of [output, document.querySelector('#beside')]) place?.classList.toggle('stale', isOld);
}

const tell = (words: string): void => {
  if (state && !isQuiet) state.textContent = words;
};

/** Shows what the page holds: it awaits what is run at once. */
const reveal = (): void => document.querySelector('.awaits')?.classList.remove('awaits');

function show(status: number, answer: Answer): void {
  if (!output || !problem) return;
  reveal();
  const done = status === 200;
  markAsOld(!done);
  if (done) {
    result = answer.result;
    if (runButton && data.again) runButton.textContent = 'Generate again';
    output.innerHTML = answer.html ?? '';
    void colour(output);
    problem.replaceChildren();
  } else if (answer.html !== undefined) problem.innerHTML = answer.html;
  else void showMessage(problem, answer.message ?? 'Something went wrong.');
  const lead = leadOf(output);
  // What is said of an answer is the first of its figures, as the rest is there to be read.
  tell(done ? (lead === '' ? 'Done.' : `Done. ${lead}`) : '');
  if (done) {
    showInBar(lead);
    void showBeside();
    void showResultFiles(answer.files);
  }
  void markFields(done ? [] : (answer.details ?? []));
}

/** Shows a message of the service, an instant in it as one speaks of it here. */
async function showMessage(place: HTMLElement, message: string): Promise<void> {
  const line = document.createElement('p');
  line.className = 'problem';
  line.textContent = message;
  place.replaceChildren(line);
  const { limitWords, spoken } = await loadExtras();
  line.innerHTML = limitWords(message).markup;
  for (const time of line.querySelectorAll('time')) time.textContent = spoken(new Date(time.dateTime), new Date());
}

/** Shows the files of the result, each to be saved. @param apart those that are not in the result itself */
async function showResultFiles(apart?: readonly DeliveredFile[]): Promise<void> {
  const place = document.querySelector<HTMLElement>('#result-files');
  const { files: fields, main } = data;
  if (!place || !fields || !form?.dataset.givenFiles || !result) return;
  const { filesOf, showFiles }: typeof Given = await import(form.dataset.givenFiles);
  showFiles(place, apart ? [...apart] : filesOf(result, data.slug, { accept: 'multipart/mixed', fields, main, maxBytes: MAX_RESULT_FILES }), data.slug);
}

/** The first of the figures of an answer with its label, or the first line of its text or list; empty where the answer begins with neither. */
function leadOf(drawn: HTMLElement): string {
  const lead = drawn.querySelector('.lead-facts > div:not(.listed-file)');
  const value = lead?.querySelector('dd > :not(button, svg)')?.textContent;
  if (lead && value) return `${lead.querySelector('dt')?.textContent ?? ''} ${value}`;
  // Of code, the first line tells nothing.
  const first = drawn.querySelector('.part')?.querySelector(':scope > pre:not([data-language]), :scope > .items');
  const entries = first?.matches('.items') ? [...first.querySelectorAll('li > :not(button)')].slice(0, MAX_LEAD) : undefined;
  const [line = ''] = (entries ? entries.map(({ textContent }) => textContent).join(', ') : (first?.textContent ?? '')).trim().split('\n', 1);
  if (OPENING.test(line)) return '';
  return line.length > MAX_LEAD ? `${line.slice(0, MAX_LEAD)}…` : line;
}

/** The answer at the bottom of a narrow screen, as long as the result itself is out of sight. */
const bar = document.querySelector<HTMLAnchorElement>('#answer-bar');
/** Whether the result is below what is seen. */
let isBelow = false;

function showInBar(lead: string): void {
  if (!bar) return;
  bar.textContent = lead === '' ? 'See the result' : lead;
  bar.hidden = !isBelow;
}

function followAnswer(drawn: HTMLElement): void {
  if (drawn.querySelector(':scope > .empty') === null && drawn.closest('.awaits') === null) showInBar(leadOf(drawn));
  const observer = new IntersectionObserver(([entry]) => {
    if (!bar || !entry) return;
    isBelow = !entry.isIntersecting && entry.boundingClientRect.top >= 0;
    bar.hidden = !isBelow || bar.textContent === '';
  });
  observer.observe(drawn);
}

/** Puts each complaint at its field, and takes away those of before. */
async function markFields(details: readonly { path: string; message: string }[]): Promise<void> {
  if (!form || (details.length === 0 && !isMarked)) return;
  isMarked = details.length > 0;
  const { markComplaints } = await loadExtras();
  markComplaints(form, data.controls, details);
}

const showDependents = (): void => {
  if (form) showDependentsOf(form, data.controls);
};

function changed(): void {
  isQuiet = false;
  showDependents();
  void showCalls();
  const fragment = fragmentOf(sent(), secrets);
  history.replaceState(null, '', fragment === '' ? location.pathname + location.search : `#${fragment}`);
  clearTimeout(timer);
  running?.abort();
  if (isLive) timer = setTimeout(() => void run(), onServer ? LIVE_WAIT_MS : LIVE_WAIT_HERE_MS);
  else {
    markAsOld(true);
    tell(`Changed: press ${runButton?.textContent ?? 'Run'}.`);
  }
}

/** Shows the calls from code with what is in the form. */
async function showCalls(): Promise<void> {
  if (!document.querySelector('[data-call]')) return;
  const [{ callsOf }, { inputs }] = await Promise.all([loadExtras(), inputsNow()]);
  for (const [at, { code }] of callsOf(data.site, data.slug, inputs, data.controls).entries()) {
    const block = document.querySelector(`[data-call="${at}"]`);
    if (block) block.textContent = code;
  }
}

/** Takes the inputs of a link. What cannot be read is said, and the example stands. */
async function openLink(): Promise<void> {
  if (!form) return;
  const handed = takeInputs(location.pathname);
  if (handed) isHanded = true;
  else if (location.hash.length < 2 || document.getElementById(location.hash.slice(1))) return;
  const { fillForm, linkedInputs, writeForm } = await loadExtras();
  // What the box for anything has handed to this page comes from this tab, secrets too: it is sent nowhere, so only this browser runs it at once.
  const linked = handed ? new URLSearchParams(writeForm(data.controls, handed)) : linkedInputs(location.hash.slice(1), data.controls);
  if (!linked) {
    tell('The link’s inputs could not be read; this is the example.');
    return;
  }
  fillForm(form, linked, handed ? new Set() : secrets);
  showDependents();
  void showCalls();
  if (isHere || !handed) void run();
}

/** Runs the tool as its page opens it, in this browser only, with the browser's own time zone where the present is meant. */
function runAtOnce(): void {
  if (!(data.opens || data.present) || !isHere || !form || isHanded || location.hash.length > 1) {
    reveal();
    return;
  }
  // It is the example no longer.
  if (data.present) document.querySelector('.examples [aria-current]')?.removeAttribute('aria-current');
  for (const name of data.present ?? []) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = presently(name);
  }
  const zone = form.elements.namedItem('timeZone') ?? form.elements.namedItem('fromZone');
  const isOfPlace = data.controls.some(({ name }) => name === 'latitude');
  if (zone instanceof HTMLInputElement && !isOfPlace && data.controls.some(({ present }) => present !== undefined))
    zone.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
  void showCalls();
  void run();
}

/** The present year, month or day where the visitor is. */
function presently(name: 'year' | 'month' | 'date'): string {
  const now = new Date();
  const [year, month] = [now.getFullYear(), now.getMonth() + 1];
  if (name !== 'date') return String(name === 'year' ? year : month);
  return `${year}-${String(month).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}

let extras: typeof Extras | undefined;

async function loadExtras(): Promise<typeof Extras> {
  extras ??= (await import(form?.dataset.extras ?? '')) as typeof Extras;
  return extras;
}

/** Loads what helps to fill in a form, where it has a field for it. */
async function loadPickers(within: HTMLFormElement): Promise<void> {
  if (!within.querySelector('[data-picks], [data-picker], [data-fills], [list]:not([list^=offers])')) return;
  const { takePickers }: typeof Pickers = await import(within.dataset.pickers ?? '');
  takePickers(within);
}

/** Loads what takes files, where the form has a box for them. */
async function loadFileBoxes(within: HTMLFormElement): Promise<void> {
  if (!within.querySelector('[data-file-box]')) return;
  const { takeGivenFiles }: typeof Given = await import(within.dataset.givenFiles ?? '');
  given = takeGivenFiles(within, { changed, tell, maxBytes: () => (onServer ? (data.maxFileBytes ?? 0) : MAX_FILE_HERE) });
}

/** Shows below the result what other calls make of it. */
async function showBeside(): Promise<void> {
  const place = document.querySelector<HTMLElement>('#beside');
  if (!form || !place || !result || !data.beside || onServer) return;
  running ??= new AbortController();
  const { signal } = running;
  const { showBesides }: typeof Besides = await import(form.dataset.beside ?? '');
  const { inputs } = await inputsNow();
  if (!signal.aborted) await showBesides(place, data.beside, data.controls, { inputs, result }, signal);
}

/** Runs the tool again each second while the present is meant. */
async function followTime(drawn: HTMLElement): Promise<void> {
  const present = data.controls.find((control) => control.present !== undefined)?.name ?? '';
  const mayRun = (): boolean => !onServer && isLoaded && form !== null && textOfField(form, present) === '' && !drawn.classList.contains('stale');
  (await loadExtras()).keepTime(drawn, mayRun, () => void run(true));
}

/** Colours code in the result, where there is any. */
async function colour(drawn: HTMLElement): Promise<void> {
  if (!form || !drawn.querySelector('[data-language]')) return;
  const { colourCode }: typeof Code = await import(form.dataset.code ?? '');
  colourCode(drawn);
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

/** Does what a button is for: at once where that is loaded, as some browsers let nobody copy a moment later. */
function pressed(button: HTMLElement): void {
  const given = { button, slug: data.slug, result: result ?? {}, inputs: async () => (await inputsNow()).inputs, fields: sent, secrets };
  if (extras) extras.press(given);
  else void loadExtras().then(({ press }) => press(given));
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
  if (form.querySelector('[data-list], [data-rows]')) void loadExtras().then(({ growRows }) => growRows(form, changed));
  const maxBytes = onServer ? Math.floor((data.maxBytes ?? 0) * FILE_SHARE) : MAX_FILE_HERE;
  takeFiles(form, changed, tell, maxBytes, async (area, file) => {
    given = await (await loadExtras()).holdFile(area, file, { others: given, changed, tell });
  });
  if (form.querySelector('[data-files]')) void loadExtras().then(({ takeFileLists }) => takeFileLists(form, changed, tell, maxBytes));
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('button') : null;
    if (button) pressed(button);
  });
  form.addEventListener('focusin', () => void loadRuns().then(() => here?.load()), { once: true });
  for (const sign of ['pointerover', 'focusin']) document.addEventListener(sign, () => void Promise.all([loadExtras(), loadRuns()]), { once: true });
  sayWhere();
  favourite();
  showDependents();
  void openLink();
  void loadPickers(form);
  void loadFileBoxes(form);
  runAtOnce();
  if (output) {
    followAnswer(output);
    void colour(output);
    void showBeside();
    void showResultFiles();
    if (data.everySecond && isHere) void followTime(output);
  }
  window.addEventListener('hashchange', () => void openLink());
}
