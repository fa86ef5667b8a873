const CLASSES = ['Owner', 'Group', 'Others'];
const RIGHTS = ['Read', 'Write', 'Execute'];
/** The letters of a mode as ls shows it: what stands for a right, also where a special bit stands with it. */
const GRANTED = [/r/, /w/, /[xst]/];
const DAYS: Readonly<Record<string, string>> = { MO: 'Mon', TU: 'Tue', WE: 'Wed', TH: 'Thu', FR: 'Fri', SA: 'Sat', SU: 'Sun' };

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Puts beside a field what its text is chosen from: boxes that follow what is written and write what is checked, or for a list a field that adds one of what is known. */
export function boxesFor(field: Field, zones: readonly string[]): void {
  if (field.dataset.picker === 'permissions') matrix(field);
  else if (field.dataset.picker === 'letters') letters(field);
  else if (field.dataset.picker === 'weekdays') weekdays(field);
  else if (field.dataset.picker === 'zone') adder(field, { list: 'zones', words: 'Add a time zone', known: zones });
  else if (field.dataset.picker === 'offers') adder(field, offersOf(field));
  else if (field.dataset.picker === 'picture') picture(field);
}

/** How files of pictures begin, in base64. */
const PICTURES: Readonly<Record<string, string>> = { iVBORw0KGgo: 'png', '/9j/': 'jpeg', R0lGOD: 'gif', UklGR: 'webp', PHN2Zy: 'svg+xml' };
const MAX_PICTURE = 5_000_000;

/** Shows the picture that is written in a field in base64, alone or as a data: address. */
function picture(field: Field): void {
  const image = document.createElement('img');
  image.className = 'given';
  image.alt = 'The picture in the field above';
  image.hidden = true;
  const show = (): void => {
    const text = field.value.length > MAX_PICTURE ? '' : field.value.trim();
    const type = Object.entries(PICTURES).find(([beginning]) => text.startsWith(beginning))?.[1];
    const isAddress = /^data:image\/[a-z+.-]+[;,]/.test(text);
    image.hidden = !isAddress && type === undefined;
    if (!image.hidden) image.src = isAddress ? text : `data:image/${type};base64,${text.replace(/\s+/g, '')}`;
  };
  image.addEventListener('error', () => {
    image.hidden = true;
  });
  field.addEventListener('input', show);
  field.after(image);
  show();
}

/** A box with its words. */
function box(words: string, isHidden = false): { label: HTMLLabelElement; input: HTMLInputElement } {
  const label = document.createElement('label');
  const input = document.createElement('input');
  input.type = 'checkbox';
  const said = document.createElement('span');
  said.textContent = words;
  if (isHidden) said.className = 'hidden';
  label.append(input, said);
  return { label, input };
}

/** Puts boxes below a field. @param show checks the boxes for what is written @param write gives the text for what is checked */
function join(field: Field, boxes: HTMLElement, show: () => void, write: () => string): void {
  boxes.addEventListener('input', () => {
    field.value = write();
  });
  field.addEventListener('input', show);
  // Links fill in fields without a word to what is beside them.
  field.form?.addEventListener('change', (event) => event.target === field && show());
  field.after(boxes);
  show();
}

const named = (name: string, className: string, tag = 'div'): HTMLElement => {
  const element = document.createElement(tag);
  element.className = className;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', name);
  return element;
};

/** Nine boxes for the permissions of a mode: rows of who, columns of what. */
function matrix(field: Field): void {
  const table = document.createElement('table');
  table.className = 'permissions';
  const head = table.createTHead().insertRow();
  head.insertCell();
  for (const right of RIGHTS) head.append(heading(right, 'col'));
  const inputs: HTMLInputElement[] = [];
  const body = table.createTBody();
  for (const who of CLASSES) {
    const row = body.insertRow();
    row.append(heading(who, 'row'));
    for (const right of RIGHTS) {
      const { label, input } = box(`${who}: ${right}`, true);
      row.insertCell().append(label);
      inputs.push(input);
    }
  }
  const show = (): void => {
    const granted = permissionsIn(field.value.trim());
    for (const [at, input] of inputs.entries()) input.checked = granted[at] ?? false;
  };
  join(field, table, show, () =>
    modeOf(
      inputs.map(({ checked }) => checked),
      field.value.trim(),
    ),
  );
}

function heading(text: string, scope: string): HTMLTableCellElement {
  const cell = document.createElement('th');
  cell.scope = scope;
  cell.textContent = text;
  return cell;
}

/** Which of the nine permissions a mode grants: an octal number, or letters as ls shows them. */
export function permissionsIn(mode: string): boolean[] {
  if (/^[0-7]{1,4}$/.test(mode)) {
    const bits = Number.parseInt(mode, 8);
    return Array.from({ length: 9 }, (_, at) => (bits & (0o400 >> at)) !== 0);
  }
  const letters = /^[a-zA-Z-]?([rwxstST-]{9})[.+@]?$/.exec(mode)?.[1] ?? '';
  return [...letters].map((letter, at) => GRANTED[at % 3]?.test(letter) ?? false);
}

/** The octal number of nine permissions. What a number before had of special bits is kept. */
export function modeOf(granted: readonly boolean[], before: string): string {
  const special = /^[0-7]{4}$/.test(before) && before[0] !== '0' ? (before[0] ?? '') : '';
  return (
    special +
    granted
      .reduce((bits, isGranted, at) => bits | (isGranted ? 0o400 >> at : 0), 0)
      .toString(8)
      .padStart(3, '0')
  );
}

/** A box for each letter that a text may have, once each. */
function letters(field: Field): void {
  const labels: Record<string, string> = JSON.parse(field.dataset.labels ?? '{}');
  const boxes = named('Letters', 'boxes');
  const inputs = Object.entries(labels).map(([letter, words]) => {
    const { label, input } = box(words);
    boxes.append(label);
    return [letter, input] as const;
  });
  const show = (): void => {
    for (const [letter, input] of inputs) input.checked = field.value.includes(letter);
  };
  join(field, boxes, show, () => inputs.map(([letter, { checked }]) => (checked ? letter : '')).join(''));
}

/** A box for each day of the week, for a list with a line for each day; other lines stay. */
function weekdays(field: Field): void {
  const lines = (): string[] => field.value.split('\n').filter((line) => line.trim() !== '');
  const boxes = named('Weekdays', 'boxes');
  const inputs = Object.entries(DAYS).map(([day, words]) => {
    const { label, input } = box(words);
    boxes.append(label);
    return [day, input] as const;
  });
  const show = (): void => {
    for (const [day, input] of inputs) input.checked = lines().includes(day);
  };
  join(field, boxes, show, () =>
    [...inputs.flatMap(([day, { checked }]) => (checked ? [day] : [])), ...lines().filter((line) => DAYS[line] === undefined)].join('\n'),
  );
}

/** What may be added to a list. */
interface Addable {
  /** The id of the datalist. */
  list: string;
  /** What the field says. */
  words: string;
  known: readonly string[];
}

/** What the form offers for a list. */
function offersOf({ dataset, form }: Field): Addable {
  const list = dataset.offers ?? '';
  const options = form?.querySelector<HTMLDataListElement>(`[id="${list}"]`)?.options ?? [];
  return { list, words: `Add one of ${options.length}`, known: Array.from(options, ({ value }) => value) };
}

/** A field that adds what is chosen to a list. */
function adder(field: Field, { list, words, known }: Addable): void {
  const input = document.createElement('input');
  input.setAttribute('list', list);
  input.placeholder = words;
  input.setAttribute('aria-label', words);
  input.autocomplete = 'off';
  const all = new Set(known);
  input.addEventListener('input', (event) => {
    if (!all.has(input.value)) return event.stopPropagation();
    field.value = [...field.value.split('\n').filter((line) => line !== ''), input.value].join('\n');
    input.value = '';
    return undefined;
  });
  field.after(input);
}
