interface Suggestion {
  path: string;
  name: string;
  summary: string;
}

const WAIT_MS = 120;

/** Offers tools below a search box while one types (the combobox pattern of the ARIA practices). */
export function suggest(box: HTMLInputElement): void {
  const suggestions = new Suggestions(box);
  let timer: ReturnType<typeof setTimeout> | undefined;
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => suggestions.ask(), WAIT_MS);
  });
  box.addEventListener('keydown', (event) => {
    if (suggestions.press(event.key)) event.preventDefault();
  });
  box.addEventListener('focus', () => suggestions.reopen());
  box.addEventListener('blur', () => suggestions.close());
}

/** The list below a search box. */
class Suggestions {
  readonly #box: HTMLInputElement;
  readonly #list = document.createElement('ul');
  /** The number of the chosen one, or -1. */
  #chosen = -1;
  #asked = '';

  constructor(box: HTMLInputElement) {
    this.#box = box;
    this.#list.id = 'suggestions';
    this.#list.className = 'suggestions';
    this.#list.setAttribute('role', 'listbox');
    this.#list.setAttribute('aria-label', 'Tools');
    this.#list.hidden = true;
    box.after(this.#list);
    box.setAttribute('role', 'combobox');
    box.setAttribute('aria-expanded', 'false');
    box.setAttribute('aria-controls', this.#list.id);
    box.setAttribute('aria-autocomplete', 'list');
  }

  /** Asks for what fits the text in the box, and shows it when it is still wanted. */
  async ask(): Promise<void> {
    const query = this.#box.value.trim();
    this.#asked = query;
    if (query === '') return this.#show([]);
    try {
      const response = await fetch(`/suggest?q=${encodeURIComponent(query)}`);
      const answer: { suggestions: Suggestion[] } = await response.json();
      if (this.#asked === query && document.activeElement === this.#box) this.#show(answer.suggestions);
    } catch {
      this.#show([]);
    }
  }

  /** Does what a key is for. @returns whether it is for anything */
  press(key: string): boolean {
    const options = this.#options();
    if (key === 'Enter' && this.#chosen >= 0) location.href = options[this.#chosen]?.dataset.path ?? '/';
    else if (this.#list.hidden) return false;
    else if (key === 'Escape') this.close();
    else if (key === 'ArrowDown' && options.length > 0) this.#choose((this.#chosen + 1) % options.length);
    else if (key === 'ArrowUp' && options.length > 0) this.#choose((Math.max(this.#chosen, 0) + options.length - 1) % options.length);
    else return false;
    return true;
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

  #show(suggestions: readonly Suggestion[]): void {
    this.#list.replaceChildren(...suggestions.map(optionOf));
    if (suggestions.length > 0) this.#open();
    else this.close();
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
}

function optionOf({ path, name, summary }: Suggestion, at: number): HTMLElement {
  const option = document.createElement('li');
  option.id = `suggestion-${at}`;
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
    location.href = path;
  });
  return option;
}
