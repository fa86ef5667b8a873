const PLACE = /\bline (\d+)(?:, column (\d+))?/i;
/** How much of a long line is shown before and after the place. */
const BEFORE = 30;
const AFTER = 40;

/** The line that a complaint names, with its place marked, and a button that leads there; nothing where it names none. */
export function placeOfMessage(area: HTMLTextAreaElement, message: string): HTMLElement[] {
  const [, number, column] = PLACE.exec(message) ?? [];
  const lines = area.value.split('\n');
  const line = lines[Number(number) - 1];
  if (line === undefined) return [];
  const characters = [...line];
  const at = Math.min(Math.max(0, Number(column ?? 1) - 1), characters.length);
  const from = Math.max(0, at - BEFORE);
  const code = document.createElement('code');
  code.className = 'place';
  const mark = document.createElement('mark');
  mark.textContent = characters[at] ?? ' ';
  code.append(`${number}  ${from > 0 ? '…' : ''}${characters.slice(from, at).join('')}`, mark, characters.slice(at + 1, at + AFTER).join(''));
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'quiet small';
  button.textContent = 'Go there';
  button.addEventListener('click', () => {
    const start = lines.slice(0, Number(number) - 1).reduce((sum, { length }) => sum + length + 1, 0);
    const place = start + characters.slice(0, at).join('').length;
    area.focus();
    area.setSelectionRange(place, place + (characters[at]?.length ?? 0));
  });
  return [code, button];
}
