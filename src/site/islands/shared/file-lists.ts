import { inBase64, tooLarge } from './files.ts';
import { addRow } from './rows.ts';

/** Lets files be opened or dropped into lists whose entries are bytes in base64, an entry each. */
export function takeFileLists(form: HTMLFormElement, changed: () => void, tell: (words: string) => void, maxBytes: number): void {
  for (const list of form.querySelectorAll<HTMLElement>('[data-files]')) {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'quiet small';
    button.textContent = 'Open files';
    const picker = document.createElement('input');
    picker.type = 'file';
    picker.multiple = true;
    picker.hidden = true;
    picker.setAttribute('aria-label', 'Files to open');
    const take = async (files: Iterable<File>): Promise<void> => {
      for (const file of files) {
        if (file.size > maxBytes) return tell(tooLarge(file, maxBytes));
        const inputs = [...list.querySelectorAll<HTMLInputElement>('.rows input')];
        const field = inputs.find(({ value }) => value === '') ?? addRow(list)?.querySelector('input');
        if (field) field.value = await inBase64(new Uint8Array(await file.arrayBuffer()));
      }
      changed();
    };
    button.addEventListener('click', () => picker.click());
    picker.addEventListener('change', () => take(picker.files ?? []));
    list.addEventListener('dragover', (event) => event.preventDefault());
    list.addEventListener('drop', (event) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      void take(event.dataTransfer.files);
    });
    list.append(' ', button, picker);
  }
}
