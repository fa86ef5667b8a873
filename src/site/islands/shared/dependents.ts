import { applies } from '../../forms/applies.ts';
import type { Control } from '../../forms/controls.ts';

/** Shows the fields of a form that count for what is chosen. Those that do not are kept as they are but neither read nor sent. */
export function showDependents(form: HTMLFormElement, controls: readonly Control[]): void {
  for (const part of form.querySelectorAll<HTMLElement>('.dependent')) {
    const control = controls.find(({ name }) => name === part.dataset.field);
    const isOff = control !== undefined && !applies(control, (name) => textOfField(form, name));
    part.toggleAttribute('data-off', isOff);
    for (const element of part.querySelectorAll('input, select, textarea, button')) element.toggleAttribute('disabled', isOff);
  }
}

/** What a field holds that others depend on: a choice, or whether a box is checked. */
export function textOfField(form: HTMLFormElement, name: string): string | undefined {
  const field = form.elements.namedItem(name);
  if (field instanceof RadioNodeList) return field.value;
  if (field instanceof HTMLInputElement && field.type === 'checkbox') return String(field.checked);
  return field instanceof HTMLSelectElement || field instanceof HTMLInputElement ? field.value : undefined;
}
