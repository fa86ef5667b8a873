import type { Control } from '../../forms/controls.ts';
import { nameOf } from './fragment.ts';
import { addRow } from './rows.ts';

const MAX_FRAGMENT = 8 * 1024;

/** The inputs of a link, or undefined when it holds none of this tool. */
export function linkedInputs(fragment: string, controls: readonly Control[]): URLSearchParams | undefined {
  if (fragment.length > MAX_FRAGMENT) return undefined;
  try {
    decodeURIComponent(fragment.replaceAll('+', ' '));
  } catch {
    return undefined;
  }
  const fields = new URLSearchParams(fragment);
  const known = new Set(controls.map(({ name }) => name));
  return [...fields.keys()].every((name) => known.has(nameOf(name))) && fields.size > 0 ? fields : undefined;
}

/** Fills a form with the fields of a link. What is secret keeps as it is. */
export function fillForm(form: HTMLFormElement, fields: URLSearchParams, secrets: ReadonlySet<string>): void {
  makeRoom(form, fields);
  const left = new Map<string, string[]>();
  for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
  for (const element of form.elements) fillElement(element, left, secrets);
}

/** Fills one element with the next of the values that are left for its name. */
function fillElement(element: Element, left: ReadonlyMap<string, string[]>, secrets: ReadonlySet<string>): void {
  if (element instanceof HTMLInputElement && (element.type === 'checkbox' || element.type === 'radio')) {
    if (!secrets.has(nameOf(element.name))) element.checked = left.get(element.name)?.includes(element.value) ?? false;
  } else if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement) {
    if (element.name === '' || secrets.has(nameOf(element.name))) return;
    const values = left.get(element.name) ?? [];
    // A list that has one area takes all its entries; one of documents has an area each.
    element.value = element instanceof HTMLTextAreaElement && !element.closest('[data-list]') ? values.splice(0).join('\n') : (values.shift() ?? '');
    // For what follows a field, such as the count of its characters; the form itself is filled first and run then.
    element.dispatchEvent(new Event('input'));
  }
}

/** As many rows as the fields need. */
function makeRoom(form: HTMLFormElement, fields: URLSearchParams): void {
  for (const list of form.querySelectorAll<HTMLElement>('[data-list]')) {
    const name = list.querySelector<HTMLInputElement>('.rows [name]')?.name ?? '';
    const wanted = fields.getAll(name).length;
    while (list.querySelectorAll('.rows > *').length < wanted) addRow(list);
  }
  for (const table of form.querySelectorAll<HTMLElement>('[data-rows]')) {
    const start = `${table.dataset.rows}[`;
    const numbers = [...fields.keys()].filter((name) => name.startsWith(start)).map((name) => Number.parseInt(name.slice(start.length), 10));
    const wanted = Math.max(-1, ...numbers.filter((number) => number >= 0 && number < 1_000)) + 1;
    while (table.querySelectorAll('.rows > *').length < wanted) addRow(table);
  }
}
