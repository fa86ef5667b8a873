const SAID_MS = 1_500;

/** Copies a text, also where the page came over plain HTTP and browsers offer no clipboard. @returns whether it worked */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const area = document.createElement('textarea');
  area.value = text;
  area.className = 'hidden';
  document.body.append(area);
  const focused = document.activeElement;
  area.select();
  // Deprecated, and the only way there is without a secure origin.
  const copied = document.execCommand('copy');
  area.remove();
  if (focused instanceof HTMLElement) focused.focus();
  return copied;
}

/** Says on a button what came of it, for a moment: a small one shows a sign, and is called so. */
function say(button: HTMLElement, words: string, worked: boolean): void {
  if (button.dataset.says !== undefined) return;
  button.dataset.says = words;
  const before = [...button.childNodes];
  if (button.classList.contains('icon')) button.replaceChildren(part(worked ? '✓' : '✗', 'sign'), part(words, 'hidden'));
  else button.replaceChildren(words);
  setTimeout(() => {
    button.replaceChildren(...before);
    delete button.dataset.says;
  }, SAID_MS);
}

function part(text: string, kind: 'sign' | 'hidden'): HTMLElement {
  const span = document.createElement('span');
  span.textContent = text;
  if (kind === 'hidden') span.className = kind;
  else span.ariaHidden = 'true';
  return span;
}

/** Copies, and says so on the button. @param done what the button says then */
export async function copyBy(button: HTMLElement, text: string, done = 'Copied'): Promise<void> {
  const worked = await copyText(text);
  say(button, worked ? done : 'Not copied', worked);
}
