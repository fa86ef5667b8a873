import { counted, grouped } from '../../../tools/shared/text/counts.ts';
import { brief, typeName } from '../../recipes/bindings.ts';
import type { ShownOutput } from '../../recipes/recipe-runs.ts';
import { copyBy } from '../shared/clipboard.ts';
import { button, element } from './element.ts';

/** What the panel shows. */
export interface OutputView {
  /** Whose output it is. */
  title: string;
  name: string;
  output?: ShownOutput;
  /** The whole result that it is of. */
  result?: unknown;
  /** What is said above it: that a later step failed, for one. */
  note?: string;
  /** Whether it is not of the present inputs. */
  isOld: boolean;
}

type Way = 'text' | 'hex' | 'picture';

/** How much is laid out. */
const MAX_TEXT = 300_000;
const MAX_BYTES = 16_384;
const MAX_FIELDS = 100;
const WAYS: readonly (readonly [way: Way, words: string])[] = [
  ['text', 'Text'],
  ['hex', 'Hex dump'],
  ['picture', 'Picture'],
];

/** What a step gives: as text, as bytes in hex or as a picture, with its size. */
export class OutputPanel {
  readonly root: HTMLElement;
  readonly #dump: (bytes: Uint8Array, most: number) => string;
  readonly #title = element('h2');
  readonly #size = element('span', { class: 'count' });
  readonly #ways = element('span', { class: 'tools-of', role: 'group', 'aria-label': 'Show as' });
  readonly #note = element('p', { class: 'note', hidden: true });
  readonly #body = element('output', { 'aria-label': 'Output', 'aria-live': 'off' });
  readonly #fields = element('details', { class: 'all-fields', hidden: true }, element('summary', {}, 'All of its result'));
  readonly #list = element('dl', { class: 'facts' });
  #view: OutputView | undefined;
  /** What was chosen; otherwise what suits best. */
  #chosen: Way | undefined;

  constructor(dump: (bytes: Uint8Array, most: number) => string) {
    this.#dump = dump;
    const copy = button('Copy', 'quiet small', (pressed) => void copyBy(pressed, this.#copied()));
    const download = button('Download', 'quiet small', () => this.#download());
    this.#fields.append(this.#list);
    this.#fields.addEventListener('toggle', () => this.#drawFields());
    this.root = element(
      'section',
      { class: 'panel outcome recipe-output', id: 'output' },
      element('div', { class: 'panel-head' }, this.#title, element('span', { class: 'tools-of' }, copy, download)),
      element('div', { class: 'output-bar' }, this.#size, this.#ways),
      this.#note,
      this.#body,
      this.#fields,
    );
  }

  update(view: OutputView): void {
    const isSame = this.#view?.output === view.output && this.#view?.result === view.result;
    this.#view = view;
    const { title, output, note, isOld } = view;
    this.#title.textContent = title;
    this.#note.hidden = note === undefined;
    this.#note.textContent = note ?? '';
    this.#body.classList.toggle('stale', isOld);
    this.#fields.hidden = view.result === undefined;
    if (isSame && output) return;
    this.#draw();
    this.#drawFields();
  }

  #draw(): void {
    const output = this.#view?.output;
    this.root.classList.toggle('nothing', output === undefined);
    this.#ways.replaceChildren();
    this.#size.textContent = '';
    if (!output) {
      this.#body.replaceChildren(element('p', { class: 'empty' }, 'What the last step gives appears here.'));
      return;
    }
    const { text, bytes, picture, written } = output;
    const possible = WAYS.filter(([way]) => way !== 'picture' || picture !== undefined);
    const way = possible.find(([one]) => one === this.#chosen)?.[0] ?? (picture ? 'picture' : 'text');
    const characters = written ? undefined : text.length > MAX_TEXT ? text.length : [...text].length;
    const size = counted(bytes.length, 'byte');
    this.#size.textContent = characters === undefined || characters === bytes.length ? size : `${size}, ${counted(characters, 'character')}`;
    for (const [one, usual] of possible) {
      const words = one === 'text' ? (written ?? usual) : usual;
      const made = button(words, 'quiet small', () => {
        this.#chosen = one;
        this.#draw();
        [...this.#ways.querySelectorAll('button')].find((other) => other.textContent === words)?.focus();
      });
      made.setAttribute('aria-pressed', String(one === way));
      this.#ways.append(made);
    }
    this.#body.replaceChildren(...this.#drawn(output, way));
  }

  #drawn({ text, bytes, picture, field }: ShownOutput, way: Way): Node[] {
    if (way === 'picture' && picture)
      return [element('p', { class: 'picture' }, element('img', { src: picture.address, alt: field === '' ? 'The output' : `The output: ${field}` }))];
    if (way === 'hex') {
      const dump = element('pre', { class: 'text hex', tabindex: '0' }, this.#dump(bytes, MAX_BYTES));
      return bytes.length > MAX_BYTES ? [dump, cutShort(MAX_BYTES, bytes.length, 'bytes')] : [dump];
    }
    if (text === '') return [element('p', { class: 'empty' }, 'The text is empty.')];
    const shown = element('pre', { class: 'text', tabindex: '0' }, text.slice(0, MAX_TEXT));
    return text.length > MAX_TEXT ? [shown, cutShort(MAX_TEXT, text.length, 'characters')] : [shown];
  }

  /** All fields of the result, with what they are. */
  #drawFields(): void {
    this.#list.replaceChildren();
    const result = this.#view?.result;
    if (!this.#fields.open || typeof result !== 'object' || result === null) return;
    for (const [name, value] of Object.entries(result).slice(0, MAX_FIELDS))
      this.#list.append(
        element('div', {}, element('dt', {}, name, ' ', element('span', { class: 'count' }, typeName(value))), element('dd', { class: 'long' }, brief(value))),
      );
  }

  #copied(): string {
    const output = this.#view?.output;
    return output?.text ?? '';
  }

  #download(): void {
    const { output, name = 'output' } = this.#view ?? {};
    if (!output) return;
    const ending = output.picture?.ending ?? (output.written ? 'bin' : 'txt');
    const link = element('a', { href: URL.createObjectURL(new Blob([output.bytes])), download: `${name}.${ending}` });
    link.click();
    URL.revokeObjectURL(link.href);
  }
}

const cutShort = (shown: number, all: number, what: string): HTMLElement =>
  element('p', { class: 'hint' }, `The first ${grouped(shown)} of ${grouped(all)} ${what}; copy and download give all.`);
