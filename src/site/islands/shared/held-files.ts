import type { GivenFile } from '../../../files/plain.ts';
import type { Control } from '../../forms/controls.ts';
import type { GivenFiles } from '../given-files.ts';

/** How much of a file is looked at before the page may do something else. */
const PIECE = 4_000_000;

interface Held {
  file: File;
  as: 'text' | 'base64';
}

/** Files that are held for text areas, which are empty meanwhile. */
const held = new Map<HTMLTextAreaElement, Held>();

/**
 * Holds a file for a text area that is too large to be put into it: the tool is handed the file, as its text or as base64 where it is none and the form lets that be chosen.
 * @param others the files of the form besides @returns all files of the form
 */
export async function holdFile(
  area: HTMLTextAreaElement,
  file: File,
  { others, changed, tell }: { others: GivenFiles | undefined; changed(): void; tell(words: string): void },
): Promise<GivenFiles | undefined> {
  const isText = area.dataset.file !== 'base64' && (await isUtf8(file));
  const choice = Array.from(area.form?.querySelectorAll('select') ?? []).find(({ options }) => [...options].some(({ value }) => value === 'base64'));
  if (!isText && area.dataset.file !== 'base64') {
    if (!choice) {
      tell('The file is not text in UTF-8.');
      return others;
    }
    choice.value = 'base64';
  }
  if (!held.has(area)) showHeld(area, changed);
  held.set(area, { file, as: isText ? 'text' : 'base64' });
  area.value = '';
  // What counts its characters hears of it, and nothing else.
  area.dispatchEvent(new Event('input'));
  area.readOnly = true;
  area.placeholder = `${file.name}, ${Math.round(file.size / 1e5) / 10} MB`;
  changed();
  all ??= withHeld(others);
  return all;
}

let all: GivenFiles | undefined;

function withHeld(others: GivenFiles | undefined): GivenFiles {
  return {
    get bytes() {
      return [...held.values()].reduce((sum, { file }) => sum + file.size, others?.bytes ?? 0);
    },
    place(controls, inputs) {
      const placed = others?.place(controls, inputs) ?? [];
      return [...placed, ...Array.from(held, ([area, one]) => placedIn(area, one, controls, inputs)).flat()];
    },
    post(form) {
      others?.post(form);
      for (const [area, { file }] of held) form.set(area.name, file, file.name);
    },
  };
}

function placedIn({ name }: HTMLTextAreaElement, { file, as }: Held, controls: readonly Control[], inputs: Record<string, unknown>): GivenFile<Blob>[] {
  if (!controls.some((control) => control.name === name)) return [];
  inputs[name] = '';
  return [{ place: [name], as, source: file }];
}

/** A button below the area that lets go of the file. */
function showHeld(area: HTMLTextAreaElement, changed: () => void): void {
  const { placeholder } = area;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet small';
  button.textContent = 'Remove the file';
  button.addEventListener('click', () => {
    held.delete(area);
    button.remove();
    area.readOnly = false;
    area.placeholder = placeholder;
    area.focus();
    changed();
  });
  area.after(button);
}

async function isUtf8(file: Blob): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (let at = 0; at < file.size; at += PIECE) decoder.decode(await file.slice(at, at + PIECE).arrayBuffer(), { stream: at + PIECE < file.size });
    return true;
  } catch {
    return false;
  }
}
