import { counted } from '../../../tools/shared/text/counts.ts';
import { copyBy } from '../shared/clipboard.ts';
import { button, element } from './element.ts';

/** What came of one of several inputs. */
export interface OneOutput {
  /** That of the input. */
  title: string;
  /** None where a step failed or waits. */
  text?: string;
  problem?: string;
}

const MAX_SHOWN = 10_000;

/** Shows what a recipe gives for each of its inputs. Each is calculated when the one before is there, until the dialog is closed. */
export async function showAllOutputs(count: number, outputAt: (at: number) => Promise<OneOutput>): Promise<void> {
  const said = element('span', { class: 'state', role: 'status' });
  const list = element('div', { class: 'all-outputs' });
  const texts: string[] = [];
  const copy = button('Copy all', '', (pressed) => void copyBy(pressed, texts.join('\n')));
  const dialog = element(
    'dialog',
    { class: 'panel', 'aria-labelledby': 'all-title' },
    element('h2', { id: 'all-title' }, 'The outputs of all inputs'),
    list,
    element(
      'p',
      { class: 'actions' },
      copy,
      button('Close', 'quiet', () => dialog.close()),
      said,
    ),
  );
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  copy.disabled = true;
  for (let at = 0; at < count && dialog.open; at++) {
    said.textContent = `${at} of ${count} …`;
    const { title, text, problem } = await outputAt(at);
    const shown =
      text === undefined ? element('p', { class: 'problem' }, problem ?? '') : element('pre', { class: 'text', tabindex: '0' }, text.slice(0, MAX_SHOWN));
    list.append(element('h3', {}, title), shown);
    if (text !== undefined) texts.push(text);
  }
  copy.disabled = texts.length === 0;
  said.textContent = counted(texts.length, 'output');
}
