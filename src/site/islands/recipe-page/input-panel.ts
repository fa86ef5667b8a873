import { counted, grouped } from '../../../tools/shared/text/counts.ts';
import { activeInput, type Bench, type Input, inputName } from '../../recipes/bench.ts';
import { button, element } from './element.ts';

/** What somebody does with the input. */
export interface InputActions {
  change(bench: Bench, what?: string): void;
  tell(words: string): void;
  /** Shows what the recipe gives for each input. */
  showAll(): void;
}

const MAX_FILE = 100_000_000;
const MAX_INPUTS = 50;
/** A longer text in base64, which nobody types, is not put into the field. */
const MAX_TYPED = 1_000_000;
const KINDS = [
  ['text', 'Text'],
  ['hex', 'Hex'],
  ['base64', 'Base64'],
] as const;

/** What an input is called. */
export const titleOf = ({ name }: Input, at: number): string => (name === '' ? `Input ${at + 1}` : name);

/** What the recipe works on. */
export class InputPanel {
  readonly root: HTMLElement;
  readonly #actions: InputActions;
  readonly #tabs = element('div', { class: 'input-tabs', role: 'group', 'aria-label': 'Inputs' });
  readonly #area = element('textarea', { id: 'recipe-input', rows: '6', spellcheck: 'false', autocomplete: 'off', 'aria-label': 'Input' });
  readonly #kind = element('select', { 'aria-label': 'The input is written as' });
  readonly #size = element('span');
  readonly #none = element('p', { class: 'empty' });
  readonly #own: HTMLElement;
  readonly #all: HTMLButtonElement;
  readonly #others = element('div', { class: 'fields' });
  #bench: Bench | undefined;

  constructor(actions: InputActions) {
    this.#actions = actions;
    const picker = element('input', { type: 'file', multiple: true, hidden: true, 'aria-label': 'Files to open' });
    picker.addEventListener('change', () => void this.#open([...(picker.files ?? [])]));
    this.#kind.append(...KINDS.map(([value, words]) => element('option', { value }, words)));
    this.#kind.addEventListener('change', () => {
      const kind = KINDS.find(([value]) => value === this.#kind.value)?.[0] ?? 'text';
      this.#replace({ kind });
    });
    this.#area.addEventListener('input', () => this.#replace({ text: this.#area.value }, 'input'));
    const bar = element(
      'div',
      { class: 'area-bar' },
      this.#size,
      element(
        'span',
        { class: 'tools-of' },
        this.#kind,
        button('Open files', 'quiet small', () => picker.click()),
        button('Clear', 'quiet small', () => this.#replace({ text: '', name: '', kind: 'text' })),
        picker,
      ),
    );
    this.#all = button('All outputs', 'quiet small', () => actions.showAll());
    this.#own = element('div', {}, this.#tabs, this.#area, bar);
    this.root = element(
      'section',
      { class: 'panel recipe-input' },
      element(
        'div',
        { class: 'panel-head' },
        element('h2', {}, 'Input'),
        element(
          'span',
          { class: 'tools-of' },
          this.#all,
          button('Another input', 'quiet small', () => this.#add([{ name: '', kind: 'text', text: '' }])),
        ),
      ),
      this.#own,
      this.#none,
      this.#others,
    );
    this.root.addEventListener('dragover', (event) => {
      if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
    });
    this.root.addEventListener('drop', (event) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      void this.#open([...event.dataTransfer.files]);
    });
  }

  /** @param secrets the parameters that fill fields for passwords and keys */
  update(bench: Bench, secrets: ReadonlySet<string>): void {
    this.#bench = bench;
    const name = inputName(bench.recipe);
    const input = activeInput(bench);
    this.#own.hidden = name === undefined;
    this.#all.hidden = bench.inputs.length < 2;
    this.#none.hidden = name !== undefined;
    if (name === undefined && this.#none.childElementCount === 0)
      this.#none.append(
        'This recipe asks for no input. ',
        button(
          'Give it one',
          'quiet small',
          () => this.#bench && this.#actions.change({ ...this.#bench, recipe: { ...this.#bench.recipe, parameters: { input: {} } } }),
        ),
      );
    const isLong = input.text.length > MAX_TYPED;
    const shown = isLong ? `${input.text.slice(0, 2_000)}…` : input.text;
    this.#area.readOnly = isLong;
    if (this.#area.value !== shown) this.#area.value = shown;
    this.#kind.value = input.kind;
    this.#size.textContent = sizeOf(input);
    this.#drawTabs(bench);
    this.#drawOthers(bench, secrets);
  }

  #drawTabs({ inputs, active }: Bench): void {
    const before: (Element | null)[] = [...this.#tabs.querySelectorAll('button')];
    const focused = before.indexOf(document.activeElement);
    this.#tabs.replaceChildren(
      ...(inputs.length > 1
        ? inputs.map((input, at) => {
            const tab = button(titleOf(input, at), 'quiet small', () => this.#bench && this.#actions.change({ ...this.#bench, active: at }, 'tab'));
            tab.setAttribute('aria-pressed', String(at === active));
            return tab;
          })
        : []),
      ...(inputs.length > 1
        ? [button('×', 'quiet small', () => this.#removeActive(), `Remove ${titleOf(inputs[active] ?? { name: '', kind: 'text', text: '' }, active)}`)]
        : []),
    );
    if (focused >= 0) this.#tabs.querySelectorAll('button')[Math.min(focused, this.#tabs.childElementCount - 1)]?.focus();
  }

  /** The parameters besides the input. */
  #drawOthers({ recipe, values }: Bench, secrets: ReadonlySet<string>): void {
    const names = Object.keys(recipe.parameters ?? {}).slice(1);
    const fields = [...this.#others.querySelectorAll('input')];
    if (fields.map((field) => field.name).join('\n') !== names.join('\n')) {
      this.#others.replaceChildren(
        ...names.map((name) => {
          const field = element('input', { name, id: `parameter-${name}`, autocomplete: 'off', spellcheck: 'false' });
          field.addEventListener(
            'input',
            () => this.#bench && this.#actions.change({ ...this.#bench, values: { ...this.#bench.values, [name]: field.value } }, `parameter ${name}`),
          );
          return element('div', { class: 'field' }, element('label', { for: `parameter-${name}` }, name), field);
        }),
      );
    }
    for (const field of this.#others.querySelectorAll('input')) field.type = secrets.has(field.name) ? 'password' : 'text';
    for (const field of this.#others.querySelectorAll('input')) if (field.value !== (values[field.name] ?? '')) field.value = values[field.name] ?? '';
  }

  #replace(change: Partial<Input>, what?: string): void {
    const bench = this.#bench;
    if (bench) this.#actions.change({ ...bench, inputs: bench.inputs.with(bench.active, { ...activeInput(bench), ...change }) }, what);
  }

  #add(more: readonly Input[]): void {
    const bench = this.#bench;
    if (!bench) return;
    const isBlank = bench.inputs.length === 1 && activeInput(bench).text === '' && more.some(({ text }) => text !== '');
    const inputs = [...(isBlank ? [] : bench.inputs), ...more].slice(0, MAX_INPUTS);
    this.#actions.change({ ...bench, inputs, active: Math.min(inputs.length - 1, isBlank ? 0 : bench.inputs.length) });
    this.#area.focus();
  }

  #removeActive(): void {
    const bench = this.#bench;
    if (!bench) return;
    const inputs = bench.inputs.toSpliced(bench.active, 1);
    this.#actions.change({ ...bench, inputs, active: Math.min(bench.active, inputs.length - 1) });
  }

  /** Takes files: those that are UTF-8 as text, others in base64. */
  async #open(files: readonly File[]): Promise<void> {
    const read: Input[] = [];
    for (const file of files.slice(0, MAX_INPUTS)) {
      if (file.size > MAX_FILE) this.#actions.tell(`${file.name} is too large for the page: at most 100 MB.`);
      else read.push(await inputOf(file));
    }
    if (read.length > 0) this.#add(read);
  }
}

async function inputOf(file: File): Promise<Input> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  try {
    return { name: file.name, kind: 'text', text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { name: file.name, kind: 'base64', text: await base64Of(bytes) };
  }
}

function base64Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(new Blob([bytes]));
  });
}

function sizeOf({ kind, text }: Input): string {
  if (kind === 'text') {
    const bytes = text.length > MAX_TYPED ? new Blob([text]).size : new TextEncoder().encode(text).length;
    const characters = text.length > MAX_TYPED ? text.length : [...text].length;
    return characters === bytes ? counted(characters, 'character') : `${counted(characters, 'character')}, ${grouped(bytes)} bytes`;
  }
  const digits = text.replace(/[^\dA-Za-z+/_-]/g, '').length;
  return counted(Math.floor(kind === 'hex' ? digits / 2 : (digits * 3) / 4), 'byte');
}
