// What the page of a tool needs now and then: the place of an error, a picture as PNG, a clock. Loaded when it does.

export { placeOfMessage } from './shared/place.ts';
export { pngOf } from './shared/png.ts';

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
