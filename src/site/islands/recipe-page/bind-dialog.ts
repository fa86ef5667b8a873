import type { Source } from '../../recipes/bindings.ts';
import { button, element } from './element.ts';

const MAX_SHOWN = 100;

/** Lets somebody choose what a field takes. @param take is told the reference that was chosen */
export function chooseSource(title: string, sources: readonly Source[], take: (reference: Source['reference']) => void): void {
  const filter = element('input', { type: 'search', autocomplete: 'off', spellcheck: 'false', placeholder: 'Find a result', 'aria-label': 'Find a result' });
  const list = element('ul', { class: 'sources' });
  const close = button('Cancel', 'quiet', () => dialog.close());
  const dialog = element('dialog', { class: 'panel', 'aria-labelledby': 'bind-title' }, element('h2', { id: 'bind-title' }, title), filter, list, close);
  const draw = (): void => {
    const words = filter.value.trim().toLowerCase().split(/\s+/);
    const fitting = sources.filter(({ from, field, type, value }) => words.every((word) => `${from} ${field} ${type} ${value}`.toLowerCase().includes(word)));
    list.replaceChildren(...fitting.slice(0, MAX_SHOWN).map((source) => element('li', {}, option(source))));
    if (fitting.length === 0)
      list.append(element('li', { class: 'empty' }, sources.length === 0 ? 'No earlier step has a result yet.' : 'Nothing of this name.'));
  };
  const option = ({ reference, from, field, type, value }: Source): HTMLButtonElement => {
    const made = button('', 'quiet source', () => {
      dialog.close();
      take(reference);
    });
    made.append(
      element('span', { class: 'source-from' }, from),
      element('strong', {}, field === '' ? 'all of it' : field),
      element('span', { class: 'count' }, type),
      element('code', {}, value),
    );
    return made;
  };
  filter.addEventListener('input', draw);
  filter.addEventListener('keydown', (event) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    list.querySelector('button')?.click();
  });
  dialog.addEventListener('close', () => dialog.remove());
  draw();
  document.body.append(dialog);
  dialog.showModal();
}
