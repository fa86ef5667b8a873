import type * as Detect from '../detect.ts';
import { type Finding, type Found, find, prepareSearch } from './find.ts';

const WAIT_MS = 60;
const MAX_SUGGESTIONS = 8;
/** What is longer, or has several lines, is no search. */
const MAX_SEARCH = 60;

/** Offers tools below a search box while one types (the combobox pattern of the ARIA practices). @param choose what is done with the address of a tool that was chosen, or, at Enter, of the first; without it, one goes there */
export function suggest(box: HTMLInputElement, choose?: (path: string) => void): void {
  const suggestions = new Suggestions(box, choose);
  let timer: ReturnType<typeof setTimeout> | undefined;
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => suggestions.ask(), WAIT_MS);
  });
  box.addEventListener('keydown', (event) => {
    if (suggestions.press(event.key)) event.preventDefault();
  });
  // What cannot be loaded now is tried again when something has been typed.
  const prepare = (): void => void prepareSearch().catch(() => undefined);
  box.addEventListener('focus', () => {
    prepare();
    suggestions.reopen();
  });
  if (choose) box.form?.addEventListener('submit', (event) => event.preventDefault());
  box.addEventListener('paste', (event) => {
    const text = event.clipboardData?.getData('text') ?? '';
    if (choose || !isNoSearch(text)) return;
    event.preventDefault();
    box.value = text.replace(/\s+/g, ' ').slice(0, box.maxLength > 0 ? box.maxLength : 200);
    void suggestions.recognise({ data: text });
  });
  box.addEventListener('blur', () => suggestions.close());
  // Somebody was quicker than this was loaded.
  if (document.activeElement !== box) return;
  prepare();
  void suggestions.ask();
}

/** Whether a pasted text is something to be recognised rather than words to search for. */
function isNoSearch(text: string): boolean {
  const trimmed = text.trim();
  if (trimmed.length > MAX_SEARCH || trimmed.includes('\n')) return true;
  return trimmed !== '' && !/\s(?:to|in)\s/i.test(trimmed) && /[^\p{L}\d' +#.-]|\d{6,}|[A-Za-z]\d+[A-Za-z]|^\S+\.\S+$|=$/u.test(trimmed);
}

/** The list below a search box. */
class Suggestions {
  readonly #box: HTMLInputElement;
  readonly #list = document.createElement('ul');
  readonly #status = document.createElement('p');
  /** What was recognised, in the order of the list; empty while it lists what a search has found. */
  #recognised: Detect.Recognised[] = [];
  /** The number of the chosen one, or -1. */
  #chosen = -1;
  #asked = '';
  /** Ends when what was asked for last is shown. */
  #asking: Promise<void> = Promise.resolve();
  readonly #take: ((path: string) => void) | undefined;

  constructor(box: HTMLInputElement, take: ((path: string) => void) | undefined) {
    this.#box = box;
    this.#take = take;
    this.#list.id = take ? `suggestions-${box.id}` : 'suggestions';
    this.#list.className = 'suggestions';
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', 'Tools');
    this.#list.hidden = true;
    this.#status.className = 'hidden';
    this.#status.setAttribute('role', 'status');
    box.after(this.#list, this.#status);
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-expanded', 'false');
    box.setAttribute('aria-controls', this.#list.id);
    box.setAttribute('aria-autocomplete', 'list');
  }

  /** Asks for what fits the text in the box, and shows it when it is still wanted. */
  ask(): Promise<void> {
    this.#asking = this.#showFound();
    return this.#asking;
  }

  async #showFound(): Promise<void> {
    const query = this.#box.value.trim();
    this.#asked = query;
    if (query === '') return this.#show({ findings: [], tools: 0, unknown: [] }, '');
    try {
      const found = await find(query, MAX_SUGGESTIONS, this.#take !== undefined);
      if (this.#asked === query && document.activeElement === this.#box) this.#show(found, query);
    } catch {
      this.#tell('The search could not be loaded.');
    }
  }

  /** Says what a text could be that is no search; Enter opens the first. Loaded when it is first needed. */
  async recognise(given: Detect.Given): Promise<void> {
    const { detect = '', detection = '' } = this.#box.form?.dataset ?? {};
    this.#asked = given.data;
    this.#tell('Looking at it\u2026');
    try {
      const { recognise }: typeof Detect = await import(detect);
      const found = await recognise(given, detection, MAX_SUGGESTIONS);
      if (this.#asked !== given.data) return;
      // A short one may be a search all the same.
      if (found.length === 0 && given.data.trim().length <= MAX_SEARCH) return this.ask();
      this.#show({ findings: found, tools: found.length, unknown: [] }, '');
      this.#recognised = found;
      this.#tell(found.length === 0 ? 'No tool recognises this.' : `${found[0]?.name}. Enter opens it.`);
      if (found.length > 0) this.#choose(0);
    } catch {
      this.#tell('The search could not be loaded.');
    }
  }

  /** Does what a key is for. @returns whether it is for anything */
  press(key: string): boolean {
    const options = this.#options();
    if (key === 'Enter' && this.#recognised.length > 0) this.#recognised[Math.max(this.#chosen, 0)]?.open();
    else if (key === 'Enter' && this.#take) this.#takeFirst();
    else if (key === 'Enter' && this.#chosen >= 0) this.#choosePath(options[this.#chosen]?.dataset.path ?? '/');
    else if (this.#list.hidden) return false;
    else if (key === 'Escape') this.close();
    else if (key === 'ArrowDown' && options.length > 0) this.#choose((this.#chosen + 1) % options.length);
    else if (key === 'ArrowUp' && options.length > 0) this.#choose((Math.max(this.#chosen, 0) + options.length - 1) % options.length);
    else return false;
    return true;
  }

  /** Takes what is chosen, or else what fits best, as soon as it is found. */
  async #takeFirst(): Promise<void> {
    await (this.#asked === this.#box.value.trim() ? this.#asking : this.ask());
    const path = this.#options()[Math.max(this.#chosen, 0)]?.dataset.path;
    if (path !== undefined) this.#choosePath(path);
  }

  #choosePath(path: string): void {
    if (!this.#take) {
      location.href = path;
      return;
    }
    this.#box.value = '';
    this.#asked = '';
    this.#list.replaceChildren();
    this.close();
    this.#tell('');
    this.#take(path);
  }

  /** Shows what was found before. */
  reopen(): void {
    if (this.#box.value.trim() !== '' && this.#list.childElementCount > 0) this.#open();
  }

  close(): void {
    this.#list.hidden = true;
    this.#box.setAttribute('aria-expanded', 'false');
    this.#choose(-1);
  }

  #open(): void {
    this.#list.hidden = false;
    this.#box.setAttribute('aria-expanded', 'true');
  }

  #show({ findings, tools, unknown }: Found, query: string): void {
    this.#recognised = [];
    this.#list.replaceChildren(...findings.map((finding, at) => this.#optionOf(finding, at)));
    const missing = unknown.map((word) => `“${word}”`).join(' and ');
    if (query === '') this.#tell('');
    else if (findings.length === 0) this.#tell(`No tool for “${query}”.`);
    else if (missing !== '') this.#tell(`No tool for ${missing}. Nearest:`);
    else this.#tell(`${tools === 1 ? '1 tool' : `${tools} tools`} found.`);
    this.#list.classList.toggle('nearest', missing !== '');
    if (findings.length > 0) this.#open();
    else this.close();
  }

  /** Says what was found; it is drawn where there is no list to see. */
  #tell(words: string): void {
    this.#status.textContent = words;
    this.#status.classList.toggle('hidden', !words.startsWith('No tool') && !words.startsWith('The search'));
  }

  #choose(at: number): void {
    this.#chosen = at;
    for (const [index, option] of this.#options().entries()) option.setAttribute('aria-selected', String(index === at));
    const option = this.#options()[at];
    if (option) {
      this.#box.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else this.#box.removeAttribute('aria-activedescendant');
  }

  #options(): HTMLElement[] {
    return [...this.#list.querySelectorAll<HTMLElement>('[role=option]')];
  }

  #optionOf({ path, name, summary }: Finding, at: number): HTMLElement {
    const option = document.createElement('li');
    option.id = `${this.#list.id}-${at}`;
    option.setAttribute('role', 'option');
    option.setAttribute('aria-selected', 'false');
    option.dataset.path = path;
    const title = document.createElement('strong');
    title.textContent = name;
    const words = document.createElement('span');
    words.textContent = summary;
    option.append(title, words);
    // Before the box loses the focus, and the list with it.
    option.addEventListener('mousedown', (event) => {
      event.preventDefault();
      const recognised = this.#recognised[at];
      if (recognised) recognised.open();
      else this.#choosePath(path);
    });
    return option;
  }
}
