// What the page of a tool needs now and then: calls, links, buttons, complaints at their fields, rows that are added, a file that is large, a clock. Loaded when it does.

export { callsOf } from '../calls.ts';
export { writeForm } from '../forms/write.ts';
export { limitWords, spoken } from '../limit-words.ts';
export { markComplaints } from './shared/complaints.ts';
export { takeFileLists } from './shared/file-lists.ts';
export { fillForm, linkedInputs } from './shared/fill-form.ts';
export { holdFile } from './shared/held-files.ts';
export { press } from './shared/result-buttons.ts';
export { growRows } from './shared/rows.ts';

const SECOND_MS = 1_000;

/** Runs a tool again each second, unless somebody reads or copies what is there; a button stops it. @param mayRun whether it is to be run at this moment */
export function keepTime(drawn: HTMLElement, mayRun: () => boolean, run: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet small';
  button.textContent = 'Stop the clock';
  button.setAttribute('aria-pressed', 'false');
  button.addEventListener('click', () => button.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true')));
  document.querySelector('.outcome .panel-head .tools-of')?.prepend(button);
  const isRead = (): boolean => {
    const selection = getSelection();
    return drawn.contains(document.activeElement) || (selection?.isCollapsed === false && drawn.contains(selection.anchorNode));
  };
  setInterval(() => {
    if (button.getAttribute('aria-pressed') !== 'true' && !document.hidden && !isRead() && mayRun()) run();
  }, SECOND_MS);
}
