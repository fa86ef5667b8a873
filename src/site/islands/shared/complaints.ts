import type { Control } from '../../forms/controls.ts';
import { placeOf, sentence } from '../../forms/problem.ts';
import type { Complaint } from '../../forms/read.ts';
import { placeOfMessage } from './place.ts';

const NAMES_LINE = /\bline \d/i;

/** Puts each complaint at its field, or at the nearest that is around its place, with the line that it names; those of before go. */
export function markComplaints(form: HTMLFormElement, controls: readonly Control[], complaints: readonly Complaint[]): void {
  for (const old of form.querySelectorAll('.field-error')) old.remove();
  for (const old of form.querySelectorAll('.error')) old.remove();
  for (const marked of form.querySelectorAll('[aria-invalid]')) {
    marked.removeAttribute('aria-invalid');
    const left = (marked.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => !id.endsWith('-error'));
    if (left.join('') === '') marked.removeAttribute('aria-describedby');
    else marked.setAttribute('aria-describedby', left.join(' '));
  }
  for (const { path, message } of complaints) {
    const control = controlAt(form, path);
    const field = control?.closest('.field');
    if (!control || !field) continue;
    field.closest('details')?.setAttribute('open', '');
    const known = controls.find(({ name }) => control.getAttribute('name') === name);
    const label = known ? placeOf(known, path) : (field.querySelector('label, legend')?.textContent?.trim() ?? '');
    const line = document.createElement('p');
    line.className = 'error field-error';
    line.id = `${control.id || field.id}-error`;
    line.textContent = sentence(label, message);
    field.append(line);
    if (control instanceof HTMLTextAreaElement && NAMES_LINE.test(message)) line.append(...placeOfMessage(control, message));
    control.setAttribute('aria-invalid', 'true');
    control.setAttribute('aria-describedby', `${control.getAttribute('aria-describedby') ?? ''} ${line.id}`.trim());
  }
}

function controlAt(form: HTMLFormElement, path: string): HTMLElement | undefined {
  for (let at = path; at !== ''; at = at.replace(/(?:\.[^.[\]]*|\[\d+\]|^[^.[\]]*)$/, '')) {
    const found = form.elements.namedItem(at);
    if (found instanceof HTMLElement) return found;
    if (found instanceof RadioNodeList) {
      const row = Number(/\[(\d+)\]/.exec(path.slice(at.length))?.[1] ?? 0);
      const one = found[row] ?? found[0];
      if (one instanceof HTMLElement) return one;
    }
  }
  return undefined;
}
