// Shows below a result what other calls make of it: each runs in this browser, after the tool itself.

import type { ResultShape } from '../../browser/messages.ts';
import type { BrowserPlace } from '../../browser/place.ts';
import type { Beside } from '../../tools/beside.ts';
import type { Control } from '../forms/controls.ts';
import { type BrowserRun, browserRun } from './shared/browser-run.ts';

/** What is beside a result, with where its tools are for browsers. */
export type PlacedBeside = Beside & { run: BrowserPlace; draws?: BrowserPlace };

/** What a result came from, and itself. */
export interface Given {
  inputs: Readonly<Record<string, unknown>>;
  result: Readonly<Record<string, unknown>>;
}

/** Longer inputs are not run again for what is beside them. */
const MAX_GIVEN = 100_000;
const NOTHING: ResultShape = { records: [] };
const runs = new Map<string, BrowserRun | undefined>();
/** The inputs of what is shown. */
let shownFor = '';

/** Draws what is beside a result; what cannot be made is left out. @param signal ends it when there is a newer result */
export async function showBesides(
  place: HTMLElement,
  besides: readonly PlacedBeside[],
  controls: readonly Control[],
  given: Given,
  signal: AbortSignal,
): Promise<void> {
  const wanted = besides.filter(({ when = {} }) =>
    Object.entries(when).every(([name, values]) => values?.includes(String(given.inputs[name] ?? byDefault(controls, name)))),
  );
  // A clock that goes on changes nothing beside it.
  const asked = JSON.stringify(wanted.map((beside) => [beside.title, inputsOf(beside, given)]));
  if (asked === shownFor && place.hasChildNodes()) return;
  const sections: HTMLElement[] = [];
  for (const beside of wanted) {
    const inputs = inputsOf(beside, given);
    if (JSON.stringify(inputs).length > MAX_GIVEN) continue;
    const choices = controls.find(({ name }) => name === beside.each)?.choices;
    const shown: [name: string, value: unknown][] = [];
    for (const choice of choices ?? ['']) {
      const value = await madeBy(beside, beside.each === undefined ? inputs : { ...inputs, [beside.each]: choice }, signal);
      if (signal.aborted) return;
      if (value !== undefined) shown.push([nameOfChoice(beside.each, choice), value]);
    }
    if (shown.length > 0) sections.push(sectionOf(beside, shown));
  }
  shownFor = asked;
  place.replaceChildren(...sections);
}

function inputsOf({ from }: Beside, { inputs, result }: Given): Record<string, unknown> {
  const entries = Object.entries(from).map(([name, source]): [string, unknown] => {
    if ('input' in source) return [name, inputs[source.input]];
    if ('result' in source) return [name, result[source.result]];
    return [name, 'zone' in source ? Intl.DateTimeFormat().resolvedOptions().timeZone : source.value];
  });
  return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
}

/** What the form calls a choice of a field. */
function nameOfChoice(field: string | undefined, choice: string): string {
  const select = document.querySelector<HTMLSelectElement>(`#run select[name="${field}"]`);
  return Array.from(select?.options ?? []).find(({ value }) => value === choice)?.text ?? choice;
}

const byDefault = (controls: readonly Control[], name: string): unknown => controls.find((control) => control.name === name)?.byDefault;

async function madeBy({ tool, run, show, drawnBy, draws }: PlacedBeside, inputs: Record<string, unknown>, signal: AbortSignal): Promise<unknown> {
  const made = await fieldOf(tool, run, show, inputs, signal);
  if (!drawnBy || !draws || made === undefined) return made;
  return fieldOf(drawnBy.tool, draws, drawnBy.show, { [drawnBy.input]: made }, signal);
}

async function fieldOf(tool: string, place: BrowserPlace, show: string, inputs: Record<string, unknown>, signal: AbortSignal): Promise<unknown> {
  if (!runs.has(tool)) runs.set(tool, browserRun(tool, NOTHING, place));
  const ran = await runs.get(tool)?.run(inputs, signal);
  return ran?.ok ? JSON.parse(ran.resultJson)[show] : undefined;
}

function sectionOf({ title, compares }: Beside, shown: readonly [name: string, value: unknown][]): HTMLElement {
  const section = element('section', 'part');
  const isLine = shown.length === 1 && shown[0]?.[0] === '' && typeof shown[0][1] === 'string' && !shown[0][1].startsWith('<svg');
  if (!isLine) section.append(element('h3', 'part-head', title));
  for (const [name, value] of shown) {
    if (typeof value === 'string' && value.startsWith('<svg')) section.append(picture(value, title));
    else if (Array.isArray(value)) section.append(facts(value.map((entry, at) => [`${at + 1}.`, String(entry)])));
    else if (name === '') section.append(facts([[title, String(value)]]));
  }
  const named = shown.filter(([name]) => name !== '').map(([name, value]): [string, string] => [name, String(value)]);
  if (named.length > 0) section.append(...(compares ? [comparison(section)] : []), facts(named));
  return section;
}

/** What was last compared with. */
let compared = '';

/** A field for a text: the value that is the same, in capitals or not, is marked, and so is said. */
function comparison(section: HTMLElement): HTMLElement {
  const label = element('label', 'compare', 'Compare with ');
  const input = document.createElement('input');
  input.value = compared;
  input.autocomplete = 'off';
  input.spellcheck = false;
  const said = element('span', 'state');
  said.setAttribute('role', 'status');
  const mark = (): void => {
    compared = input.value;
    const wanted = input.value.trim().toLowerCase();
    let same = '';
    for (const row of section.querySelectorAll('dl > div')) {
      const isSame = wanted !== '' && row.querySelector('.value')?.textContent?.toLowerCase() === wanted;
      row.classList.toggle('same', isSame);
      if (isSame) same = row.querySelector('dt')?.textContent ?? '';
    }
    said.textContent = wanted === '' ? '' : same === '' ? 'None is the same.' : `The same as ${same}.`;
  };
  input.addEventListener('input', mark);
  label.append(input, said);
  queueMicrotask(mark);
  return label;
}

function facts(entries: readonly [name: string, value: string][]): HTMLElement {
  const list = element('dl', 'facts');
  for (const [name, value] of entries) {
    const row = element('div');
    const described = element('dd', 'long');
    const button = element('button', 'quiet small', 'Copy');
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', `Copy ${name}`);
    button.dataset.copyValue = '';
    described.append(element('span', 'value', value), button);
    row.append(element('dt', '', name), described);
    list.append(row);
  }
  return list;
}

function picture(svg: string, title: string): HTMLElement {
  const paragraph = element('p', 'picture');
  const image = document.createElement('img');
  image.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
  image.alt = title;
  paragraph.append(image);
  return paragraph;
}

function element(tag: string, className = '', text = ''): HTMLElement {
  const made = document.createElement(tag);
  if (className !== '') made.className = className;
  made.textContent = text;
  return made;
}
