// Files of a tool's form: chosen, dropped or pasted, in an order that can be changed, and handed to the tool as they are. Loaded where a form takes files.

import { deliver } from '../../files/deliver.ts';
import type { Delivery, GivenFile, Wanted } from '../../files/plain.ts';
import { storedZip } from '../../files/stored-zip.ts';
import type { Control } from '../forms/controls.ts';
import { placeFiles } from '../forms/place-files.ts';

/** What the page's own script does and says. */
interface Page {
  changed(): void;
  tell(words: string): void;
  /** How many bytes all files may have. */
  maxBytes(): number;
}

/** The files of a form. */
export interface GivenFiles {
  /** How many bytes they have together; 0 where there are none. */
  readonly bytes: number;
  /** Puts them into inputs, after what stands in the form. */
  place(controls: readonly Control[], inputs: Record<string, unknown>): GivenFile<Blob>[];
  /** Puts them into a form that is posted. */
  post(form: FormData): void;
}

/** Has each box of a form take files. */
export function takeGivenFiles(form: HTMLFormElement, page: Page): GivenFiles {
  const boxes = Array.from(form.querySelectorAll<HTMLElement>('[data-file-box]'), (element) => new Box(element, page, () => total()));
  const total = (): number => boxes.reduce((sum, { bytes }) => sum + bytes, 0);
  document.addEventListener('paste', ({ clipboardData, target }) => {
    const files = clipboardData?.files;
    if (!files?.length) return;
    const own = target instanceof Element ? boxes.find((box) => box.isFor(target)) : undefined;
    (own ?? boxes[0])?.add(files);
  });
  form.addEventListener('dragover', (event) => {
    if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
  });
  form.addEventListener('drop', (event) => {
    const files = event.dataTransfer?.files;
    if (!files?.length) return;
    event.preventDefault();
    const own = event.target instanceof Element ? boxes.find((box) => box.isFor(event.target as Element)) : undefined;
    (own ?? boxes[0])?.add(files);
  });
  return {
    get bytes() {
      return total();
    },
    place: (controls, inputs) =>
      placeFiles(
        controls,
        inputs,
        boxes.flatMap(({ field, files }) => files.map((file) => ({ field, name: file.name, source: file }))),
      ),
    post(data) {
      for (const { field, files } of boxes) {
        const texts = data.getAll(field).filter((value) => typeof value === 'string');
        data.delete(field);
        for (const text of texts) data.append(field, text);
        for (const file of files) data.append(field, file, file.name);
      }
    },
  };
}

/** The files of one field. */
class Box {
  readonly field: string;
  readonly #place: HTMLElement;
  readonly #picker: HTMLInputElement | null;
  readonly #list = document.createElement('ol');
  readonly #page: Page;
  readonly #total: () => number;
  readonly #isMany: boolean;
  files: File[] = [];

  constructor(element: HTMLElement, page: Page, total: () => number) {
    this.field = element.dataset.fileBox ?? '';
    this.#place = element;
    this.#page = page;
    this.#total = total;
    this.#picker = element.querySelector('input');
    this.#isMany = this.#picker?.multiple === true;
    this.#list.className = 'given-files';
    const hint = document.createElement('span');
    hint.className = 'hint';
    hint.textContent = this.#isMany ? ' or drop or paste files here' : ' or drop or paste a file here';
    element.append(hint, this.#list);
    this.#picker?.addEventListener('change', () => {
      this.add(this.#picker?.files ?? []);
      // The same file can be chosen again; what is posted is put together from the list.
      if (this.#picker) this.#picker.value = '';
    });
  }

  get bytes(): number {
    return this.files.reduce((sum, { size }) => sum + size, 0);
  }

  /** Whether an element belongs to the same field. */
  isFor(target: Element): boolean {
    return this.#place.closest('.field')?.contains(target) === true;
  }

  add(given: Iterable<File>): void {
    const added = this.#isMany ? [...given] : [...given].slice(0, 1);
    const bytes = added.reduce((sum, { size }) => sum + size, 0);
    const most = this.#page.maxBytes();
    if (bytes + this.#total() - (this.#isMany ? 0 : this.bytes) > most) {
      this.#page.tell(`The files are too large for the page: at most ${sizeOf(most)} together.`);
      return;
    }
    if (this.files.length === 0) this.#clearExample();
    this.#set(this.#isMany ? [...this.files, ...added] : added);
  }

  #set(files: File[]): void {
    this.files = files;
    this.#draw();
    this.#page.changed();
  }

  /** Empties the field where it holds what the page opened with: that was an example. */
  #clearExample(): void {
    const fields = this.#place.closest('.field')?.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input:not([type=file]), textarea') ?? [];
    if (![...fields].every((field) => field.value === field.defaultValue)) return;
    for (const field of fields) {
      if (field.type !== 'checkbox') field.value = '';
      field.dispatchEvent(new Event('input', { bubbles: false }));
    }
  }

  #draw(): void {
    for (const image of this.#list.querySelectorAll('img')) URL.revokeObjectURL(image.src);
    this.#list.replaceChildren(...this.files.map((file, at) => this.#row(file, at)));
  }

  #row(file: File, at: number): HTMLElement {
    const row = document.createElement('li');
    if (/^image\/(?:png|jpeg|gif|webp|avif|svg\+xml|bmp)$/.test(file.type)) {
      const image = document.createElement('img');
      image.alt = '';
      image.src = URL.createObjectURL(file);
      row.append(image);
    }
    const name = document.createElement('span');
    name.textContent = `${file.name} – ${sizeOf(file.size)}`;
    row.append(name);
    if (this.files.length > 1) row.append(this.#button('↑', `Move ${file.name} up`, at > 0, () => this.#move(at, at - 1)));
    if (this.files.length > 1) row.append(this.#button('↓', `Move ${file.name} down`, at < this.files.length - 1, () => this.#move(at, at + 1)));
    row.append(this.#button('×', `Remove ${file.name}`, true, () => this.#set(this.files.toSpliced(at, 1))));
    return row;
  }

  #move(from: number, to: number): void {
    const [file] = this.files.slice(from, from + 1);
    if (!file) return;
    this.#set(this.files.toSpliced(from, 1).toSpliced(to, 0, file));
    const buttons = this.#list.children[to]?.querySelectorAll('button') ?? [];
    const wanted = to < from ? buttons[0] : buttons[1];
    (wanted?.disabled ? (to < from ? buttons[1] : buttons[0]) : wanted)?.focus();
  }

  #button(sign: string, label: string, isOn: boolean, press: () => void): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'icon';
    button.textContent = sign;
    button.setAttribute('aria-label', label);
    button.disabled = !isOn;
    button.addEventListener('click', press);
    return button;
  }
}

const sizeOf = (bytes: number): string =>
  bytes >= 1e6 ? `${Math.round(bytes / 1e5) / 10} MB` : bytes >= 1_000 ? `${Math.round(bytes / 100) / 10} KB` : `${bytes} bytes`;

/** The files of a result of JSON. */
export const filesOf = (result: Record<string, unknown>, slug: string, wanted: Wanted): NonNullable<Delivery['files']> =>
  deliver(result, slug, wanted).files ?? [];

/** Shows the files of a result below it, each to be saved, and all of them as a ZIP. */
export function showFiles(place: HTMLElement, files: NonNullable<Delivery['files']>, slug: string): void {
  for (const link of place.querySelectorAll('a')) URL.revokeObjectURL(link.href);
  place.replaceChildren();
  if (files.length === 0) return;
  const head = document.createElement('h3');
  head.className = 'part-head';
  head.textContent = files.length > 1 ? `Files (${files.length})` : 'File';
  const list = document.createElement('ul');
  list.className = 'given-files';
  list.append(
    ...files.map(({ name, type, bytes }) => {
      const row = document.createElement('li');
      const blob = new Blob([bytes as Uint8Array<ArrayBuffer>], { type });
      const address = URL.createObjectURL(blob);
      if (/^image\/(?:png|jpeg|gif|webp|avif|bmp)$/.test(type)) {
        const image = document.createElement('img');
        image.alt = '';
        image.src = address;
        row.append(image);
      }
      row.append(saving(address, name, name), ` ${sizeOf(bytes.length)}`);
      return row;
    }),
  );
  place.append(head, list);
  if (files.length > 1)
    place.append(saving(URL.createObjectURL(new Blob([storedZip(files)], { type: 'application/zip' })), `${slug}.zip`, 'Download all as ZIP'));
}

function saving(address: string, name: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'button quiet small';
  link.href = address;
  link.download = name.replace(/^.*[\\/]/s, '');
  link.textContent = words;
  return link;
}
