import { counted } from '../../../tools/shared/text/counts.ts';

/** Files of more bytes are not put into a text field, which would hold up the page. */
const MAX_TYPED = 4_000_000;

/** Lets files be opened into text fields, and counts what is there. @param maxBytes of a file @param hold takes those that are large */
export function takeFiles(
  form: HTMLFormElement,
  changed: () => void,
  tell: (words: string) => void,
  maxBytes: number,
  hold?: (area: HTMLTextAreaElement, file: File) => void,
): void {
  for (const area of form.querySelectorAll<HTMLTextAreaElement>('textarea[data-file]')) {
    const bar = document.createElement('div');
    bar.className = 'area-bar';
    const count = document.createElement('span');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet small';
    button.textContent = 'Open a file';
    const picker = document.createElement('input');
    picker.type = 'file';
    picker.hidden = true;
    picker.setAttribute('aria-label', 'File to open');
    const showCount = (): void => {
      count.textContent = area.dataset.file === 'lines' ? counted(entriesOf(area.value), 'entry', 'entries') : counted([...area.value].length, 'character');
    };
    const take = async (file: File | undefined): Promise<void> => {
      if (!file) return;
      if (file.size > maxBytes) return tell(tooLarge(file, maxBytes));
      if (hold && file.size > MAX_TYPED && area.dataset.file !== 'lines') return hold(area, file);
      await fill(form, area, new Uint8Array(await file.arrayBuffer()), tell);
      showCount();
      changed();
    };
    button.addEventListener('click', () => picker.click());
    picker.addEventListener('change', () => take(picker.files?.[0]));
    area.addEventListener('input', showCount);
    area.addEventListener('dragover', (event) => event.preventDefault());
    area.addEventListener('drop', (event) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      void take(event.dataTransfer.files[0]);
    });
    bar.append(count, button, picker);
    area.after(bar);
    showCount();
  }
}

/** Says of a file that it is too large. @param maxBytes how many it may have */
export const tooLarge = ({ name }: File, maxBytes: number): string =>
  `${name} is too large for the page: at most ${maxBytes >= 1e6 ? `${Math.floor(maxBytes / 1e5) / 10} MB` : `${Math.floor(maxBytes / 1000)} KB`}.`;

/** How many entries a list has that is written one per line. */
const entriesOf = (text: string): number => text.split('\n').findLastIndex((line) => line !== '') + 1;

/** Puts the bytes of a file into a field: as text, or in base64 where the field takes that. */
async function fill(form: HTMLFormElement, area: HTMLTextAreaElement, bytes: Uint8Array<ArrayBuffer>, tell: (words: string) => void): Promise<void> {
  if (area.dataset.file === 'base64') {
    area.value = await inBase64(bytes);
    return;
  }
  try {
    area.value = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const choice = [...form.querySelectorAll('select')].find((select) => [...select.options].some(({ value }) => value === 'base64'));
    if (!choice) return tell('The file is not text in UTF-8.');
    choice.value = 'base64';
    area.value = await inBase64(bytes);
  }
}

/** Bytes in base64. */
export function inBase64(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result).replace(/^[^,]*,/, '')));
    reader.readAsDataURL(new Blob([bytes]));
  });
}
