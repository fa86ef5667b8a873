// Files of a tool's form: chosen, dropped or pasted, in an order that can be changed, and handed to the tool as they are. Loaded where a form takes files.

import { deliver } from '../../files/deliver.ts';
import type { Delivery, GivenFile, Wanted } from '../../files/plain.ts';
import { storedZip } from '../../files/stored-zip.ts';
import type { Control } from '../forms/controls.ts';
import { placeFiles } from '../forms/place-files.ts';
import type * as Preview from './pdf-preview.ts';
import { letRowsBeDragged } from './shared/drag-rows.ts';

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

/** Loads the style of lists of files, where there is none yet. */
function takeStyle(): void {
  const address = document.querySelector<HTMLElement>('[data-given-files-style]')?.dataset.givenFilesStyle;
  if (address === undefined || document.querySelector('#given-files-style')) return;
  const link = document.createElement('link');
  link.id = 'given-files-style';
  link.rel = 'stylesheet';
  link.href = address;
  document.head.append(link);
}

/** Has each box of a form take files. */
export function takeGivenFiles(form: HTMLFormElement, page: Page): GivenFiles {
  takeStyle();
  const boxes = Array.from(form.querySelectorAll<HTMLElement>('[data-file-box]'), (element) => new Box(element, page, () => total()));
  const total = (): number => boxes.reduce((sum, { bytes }) => sum + bytes, 0);
  // What was chosen before this script had come.
  for (const box of boxes) box.takeChosen();
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
  /** The rows of the files that are shown, so that what has been opened in one stays open. */
  #rows = new Map<File, Row>();
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
    letRowsBeDragged(this.#list, '.grip', (from, to) => this.#move(from, to));
    this.#picker?.addEventListener('change', () => this.takeChosen());
  }

  /** Takes what has been chosen into the list. */
  takeChosen(): void {
    if (!this.#picker?.files?.length) return;
    this.add(this.#picker.files);
    // The same file can be chosen again; what is posted is put together from the list.
    this.#picker.value = '';
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
    const rows = new Map(this.files.map((file): [File, Row] => [file, this.#rows.get(file) ?? this.#row(file)]));
    for (const [file, row] of this.#rows) if (!rows.has(file)) row.leave();
    this.#rows = rows;
    const last = this.files.length - 1;
    for (const [at, { element, up, down, grip }] of [...rows.values()].entries()) {
      for (const part of [grip, up, down]) part.hidden = last === 0;
      up.disabled = at === 0;
      down.disabled = at === last;
      if (this.#list.children[at] !== element) this.#list.insertBefore(element, this.#list.children[at] ?? null);
    }
    while (this.#list.children.length > this.files.length) this.#list.lastElementChild?.remove();
  }

  #row(file: File): Row {
    const element = document.createElement('li');
    const grip = document.createElement('span');
    grip.className = 'grip';
    grip.textContent = '⠿';
    grip.title = 'Drag to change the order';
    grip.setAttribute('aria-hidden', 'true');
    const image = thumbnail(file, file.type);
    const name = document.createElement('span');
    name.textContent = `${file.name} – ${sizeOf(file.size)}`;
    const at = (): number => this.files.indexOf(file);
    const up = iconButton('↑', `Move ${file.name} up`, () => this.#move(at(), at() - 1));
    const down = iconButton('↓', `Move ${file.name} down`, () => this.#move(at(), at() + 1));
    const remove = iconButton('×', `Remove ${file.name}`, () => this.#set(this.files.toSpliced(at(), 1)));
    const preview = isPdf(file.type, file.name) ? previewButton(element, file.name, file) : undefined;
    element.append(grip, ...(image ? [image] : []), name, up, down, remove, ...(preview ? [preview.button] : []));
    const leave = (): void => {
      if (image) URL.revokeObjectURL(image.src);
      preview?.close();
    };
    return { element, grip, up, down, leave };
  }

  #move(from: number, to: number): void {
    const [file] = this.files.slice(from, from + 1);
    if (!file) return;
    const focused = document.activeElement;
    this.#set(this.files.toSpliced(from, 1).toSpliced(to, 0, file));
    const row = this.#rows.get(file);
    if (!row || (focused !== row.up && focused !== row.down)) return;
    // What has been moved may be at the end now, where its button does nothing.
    const [wanted, other] = focused === row.up ? [row.up, row.down] : [row.down, row.up];
    (wanted.disabled ? other : wanted).focus();
  }
}

/** A file in the list, with what is done with it. */
interface Row {
  element: HTMLElement;
  grip: HTMLElement;
  up: HTMLButtonElement;
  down: HTMLButtonElement;
  /** Lets go of what it holds. */
  leave(): void;
}

function iconButton(sign: string, label: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'icon';
  button.textContent = sign;
  button.setAttribute('aria-label', label);
  button.addEventListener('click', press);
  return button;
}

/** A picture before its name; undefined where the file is none that browsers show. */
function thumbnail(file: Blob, type: string): HTMLImageElement | undefined {
  if (!/^image\/(?:png|jpeg|gif|webp|avif|svg\+xml|bmp)$/.test(type)) return undefined;
  const image = document.createElement('img');
  image.alt = '';
  image.src = URL.createObjectURL(file);
  return image;
}

const isPdf = (type: string, name: string): boolean => previewPlaces() !== undefined && (type === 'application/pdf' || (type === '' && /\.pdf$/i.test(name)));

/** Where what draws pages of a PDF is; undefined where the page has none. */
const previewPlaces = (): string | undefined => document.querySelector<HTMLElement>('#run')?.dataset.preview;

/** A button that shows the pages of a PDF in its row, and hides them again. */
function previewButton(row: HTMLElement, name: string, blob: Blob): { button: HTMLButtonElement; close(): void } {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet small';
  button.textContent = 'Preview';
  button.setAttribute('aria-label', `Preview of ${name}`);
  button.setAttribute('aria-expanded', 'false');
  let open: AbortController | undefined;
  const close = (): void => {
    open?.abort();
    open = undefined;
    row.querySelector('.pdf-preview')?.remove();
    button.setAttribute('aria-expanded', 'false');
  };
  button.addEventListener('click', async () => {
    if (open) return close();
    const opened = new AbortController();
    open = opened;
    button.setAttribute('aria-expanded', 'true');
    const places = previewPlaces() ?? '';
    const { previewOf }: typeof Preview = await import(places.split(' ', 1)[0] ?? '');
    if (!opened.signal.aborted) row.append(previewOf({ name, size: sizeOf(blob.size), blob }, places, opened.signal));
  });
  return { button, close };
}

const sizeOf = (bytes: number): string =>
  bytes >= 1e6 ? `${Math.round(bytes / 1e5) / 10} MB` : bytes >= 1_000 ? `${Math.round(bytes / 100) / 10} KB` : `${bytes} bytes`;

/** The files of a result of JSON. */
export const filesOf = (result: Record<string, unknown>, slug: string, wanted: Wanted): NonNullable<Delivery['files']> =>
  deliver(result, slug, wanted).files ?? [];

/** The previews of the last result, by the names of its files. */
let shownPreviews = new Map<string, { button: HTMLButtonElement; close(): void }>();

/** Shows the files of a result above it, each to be saved, and all of them as a ZIP. What was previewed of the result before is previewed again. */
export function showFiles(place: HTMLElement, files: NonNullable<Delivery['files']>, slug: string): void {
  for (const link of place.querySelectorAll('a')) URL.revokeObjectURL(link.href);
  const reopened = new Set<string>();
  for (const [name, { button, close }] of shownPreviews) {
    if (button.getAttribute('aria-expanded') === 'true') reopened.add(name);
    close();
  }
  shownPreviews = new Map();
  place.replaceChildren();
  if (files.length === 0) return;
  takeStyle();
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
      if (isPdf(type, name)) {
        const preview = previewButton(row, name, blob);
        row.append(preview.button);
        shownPreviews.set(name, preview);
      }
      return row;
    }),
  );
  place.append(head, list);
  if (files.length > 1) place.append(savingAll(files, `${slug}.zip`));
  for (const name of reopened) shownPreviews.get(name)?.button.click();
}

/** A link to all files as a ZIP, which is made when it is pressed. */
function savingAll(files: NonNullable<Delivery['files']>, name: string): HTMLAnchorElement {
  const link = saving('#', name, 'Download all as ZIP');
  link.addEventListener(
    'click',
    () => {
      link.href = URL.createObjectURL(new Blob([storedZip(files)], { type: 'application/zip' }));
    },
    { once: true },
  );
  return link;
}

function saving(address: string, name: string, words: string): HTMLAnchorElement {
  const link = document.createElement('a');
  link.className = 'button quiet small';
  link.href = address;
  link.download = name.replace(/^.*[\\/]/s, '');
  link.textContent = words;
  return link;
}
