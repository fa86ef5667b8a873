import { type Html, html } from '../html.ts';
import type { Control } from './controls.ts';
import type { Complaint } from './read.ts';

/** A complaint as a sentence: its field, then what is wrong. */
export const sentence = (label: string, message: string): string => `${label} ${message}${/[.!?]$/.test(message) ? '' : '.'}`;

/** How the place of a complaint is called: the field, and the line of a list that has an entry in each. */
export function placeOf(control: Pick<Control, 'name' | 'kind' | 'label'>, path: string): string {
  const [, entry] = /\[(\d+)\]$/.exec(path) ?? [];
  return control.kind === 'lines' && entry !== undefined ? `${control.label}, line ${Number(entry) + 1}` : control.label;
}

/** The problem, above the result; what is wrong at a field is there too. */
export function problemBox(problem: string, complaints: readonly Complaint[], controls: readonly Control[]): Html {
  const labelled = complaints.map(({ path, message }) => {
    const control = controls.find(({ name }) => path === name || path.startsWith(`${name}[`) || path.startsWith(`${name}.`));
    return sentence(control && (path === control.name || control.kind === 'lines') ? placeOf(control, path) : path || 'The inputs', message);
  });
  if (labelled.length === 0) return html`<p class="problem">${problem}</p>`;
  return html`<div class="problem"><p>${labelled.length === 1 ? labelled[0] : problem}</p>${labelled.length > 1 && html`<ul>${labelled.map((line) => html`<li>${line}</li>`)}</ul>`}</div>`;
}
