const SEPARATORS = /\r\n|\r|\n/;

/** Adds a row to a list, from its template. */
export function addRow(list: HTMLElement): HTMLElement | undefined {
  const rows = list.querySelector('.rows');
  const template = list.querySelector('template');
  if (!rows || !template) return undefined;
  const number = String(rows.childElementCount);
  const row = document.importNode(template.content, true).firstElementChild;
  if (!(row instanceof HTMLElement)) return undefined;
  for (const element of [row, ...row.querySelectorAll('*')]) {
    for (const attribute of ['id', 'name', 'for', 'aria-describedby']) {
      const value = element.getAttribute(attribute);
      if (value !== null) element.setAttribute(attribute, numbered(attribute, value, number));
    }
    const label = element.getAttribute('aria-label');
    if (label?.endsWith(' ')) element.setAttribute('aria-label', `${label}${rows.childElementCount + 1}`);
    else if (label?.endsWith(', row')) element.setAttribute('aria-label', `${label} ${rows.childElementCount + 1}`);
  }
  rows.append(row);
  return row;
}

/** Names have the number where the template has a sign; ids, where two hyphens of a name became one. */
function numbered(attribute: string, value: string, number: string): string {
  return attribute === 'name' ? value.replace('[#]', `[${number}]`) : `${value}-${number}`;
}

/** Lets lists grow and shrink. Several lines that are pasted into a list become as many entries. */
export function growRows(form: HTMLFormElement, changed: () => void): void {
  form.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    const list = button?.closest<HTMLElement>('[data-list], [data-rows]');
    if (!button || !list) return;
    if (button.classList.contains('add')) addRow(list)?.querySelector<HTMLElement>('input, textarea, select')?.focus();
    if (button.classList.contains('remove')) {
      const rows = list.querySelector('.rows');
      button.closest('.rows > *')?.remove();
      if (rows?.childElementCount === 0) addRow(list);
      list.querySelector<HTMLElement>('.add')?.focus();
      changed();
    }
  });
  form.addEventListener('paste', (event) => {
    const input = event.target instanceof HTMLInputElement ? event.target : null;
    const list = input?.closest<HTMLElement>('[data-list]');
    const lines = (event.clipboardData?.getData('text/plain') ?? '').replace(/\s+$/, '').split(SEPARATORS);
    if (!input || !list || lines.length < 2) return;
    event.preventDefault();
    let row: Element | null | undefined = input.closest('.rows > *');
    for (const line of lines) {
      row ??= addRow(list);
      const field = row?.querySelector('input');
      if (field) field.value = line;
      row = row?.nextElementSibling;
    }
    changed();
  });
}

/** Gives the rows that hold something the first numbers, so that what is said of row 2 is at row 2. */
export function renumberRows(form: HTMLFormElement): void {
  for (const table of form.querySelectorAll<HTMLElement>('[data-rows]')) {
    const start = `${table.dataset.rows}[`;
    const rows = [...table.querySelectorAll('.rows > *')];
    const isBlank = (row: Element): boolean =>
      [...row.querySelectorAll<HTMLInputElement>('input:not([data-picks]), textarea')].every(({ type, value, checked, defaultChecked }) =>
        type === 'checkbox' ? checked === defaultChecked : value.trim() === '',
      );
    for (const [at, row] of [...rows.filter((row) => !isBlank(row)), ...rows.filter(isBlank)].entries()) {
      for (const field of row.querySelectorAll<HTMLInputElement>('[name]'))
        field.name = `${start}${at}${field.name.slice(field.name.indexOf(']', start.length))}`;
    }
  }
}
