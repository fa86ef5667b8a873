interface Suggestion {
  path: string;
  name: string;
  summary: string;
}

const WAIT_MS = 120;

/** Offers tools below a search box while one types (the combobox pattern of the ARIA practices). */
export function suggest(box: HTMLInputElement): void {
  const list = document.createElement('ul');
  list.id = 'suggestions';
  list.className = 'suggestions';
  list.setAttribute('role', 'listbox');
  list.setAttribute('aria-label', 'Tools');
  list.hidden = true;
  box.after(list);
  box.setAttribute('role', 'combobox');
  box.setAttribute('aria-expanded', 'false');
  box.setAttribute('aria-controls', list.id);
  box.setAttribute('aria-autocomplete', 'list');

  let chosen = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asked = '';

  const options = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[role=option]')];

  function open(shown: boolean): void {
    list.hidden = !shown;
    box.setAttribute('aria-expanded', String(shown));
    if (!shown) choose(-1);
  }

  function choose(at: number): void {
    chosen = at;
    for (const [index, option] of options().entries()) option.setAttribute('aria-selected', String(index === at));
    const option = options()[at];
    if (option) {
      box.setAttribute('aria-activedescendant', option.id);
      option.scrollIntoView({ block: 'nearest' });
    } else box.removeAttribute('aria-activedescendant');
  }

  function show(suggestions: readonly Suggestion[]): void {
    list.replaceChildren(...suggestions.map(optionOf));
    open(suggestions.length > 0);
  }

  async function ask(): Promise<void> {
    const query = box.value.trim();
    asked = query;
    if (query === '') return show([]);
    try {
      const response = await fetch(`/suggest?q=${encodeURIComponent(query)}`);
      const answer: { suggestions: Suggestion[] } = await response.json();
      if (asked === query && document.activeElement === box) show(answer.suggestions);
    } catch {
      show([]);
    }
  }

  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(ask, WAIT_MS);
  });
  box.addEventListener('keydown', (event) => {
    const count = options().length;
    if (event.key === 'Escape' && !list.hidden) {
      event.preventDefault();
      open(false);
    } else if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !list.hidden && count > 0) {
      event.preventDefault();
      choose((chosen + (event.key === 'ArrowDown' ? 1 : count) + (chosen < 0 && event.key === 'ArrowUp' ? 1 : 0)) % count);
    } else if (event.key === 'Enter' && chosen >= 0) {
      event.preventDefault();
      location.href = options()[chosen]?.dataset.path ?? '/';
    }
  });
  box.addEventListener('focus', () => {
    if (box.value.trim() !== '' && list.childElementCount > 0) open(true);
  });
  box.addEventListener('blur', () => open(false));
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
