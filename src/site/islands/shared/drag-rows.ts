/** How near to the edge of the window a row scrolls it on, and by how much, in pixels. */
const [EDGE, STEP] = [60, 12];

/**
 * Has the rows of a list be dragged by their grips into another order, with a mouse, a pen or a finger. Escape puts a row back.
 * @param grip selects the grips @param moved told of a row that was dropped elsewhere, by its places from 0
 */
export function letRowsBeDragged(list: HTMLElement, grip: string, moved: (from: number, to: number) => void): void {
  list.addEventListener('pointerdown', (event) => {
    const held = event.target instanceof Element ? event.target.closest(grip) : null;
    const row = held?.closest('li');
    if (!row || event.button !== 0 || !event.isPrimary) return;
    event.preventDefault();
    drag(list, row, event.pointerId, moved);
  });
}

function drag(list: HTMLElement, row: HTMLElement, pointer: number, moved: (from: number, to: number) => void): void {
  const before = [...list.children];
  const from = before.indexOf(row);
  const listening = new AbortController();
  const { signal } = listening;
  // The list stays where it is, whatever becomes of its rows.
  list.setPointerCapture(pointer);
  row.classList.add('dragged');
  const end = (isDropped: boolean): void => {
    listening.abort();
    row.classList.remove('dragged');
    if (list.hasPointerCapture(pointer)) list.releasePointerCapture(pointer);
    const to = [...list.children].indexOf(row);
    if (!isDropped) list.replaceChildren(...before);
    else if (to !== from) moved(from, to);
  };
  list.addEventListener(
    'pointermove',
    ({ clientY }) => {
      const others = [...list.children].filter((other) => other !== row);
      const next = others.find((other) => clientY < middleOf(other));
      if (next !== row.nextElementSibling) list.insertBefore(row, next ?? null);
      if (clientY < EDGE) scrollBy(0, -STEP);
      else if (clientY > innerHeight - EDGE) scrollBy(0, STEP);
    },
    { signal },
  );
  list.addEventListener('pointerup', () => end(true), { signal });
  list.addEventListener('pointercancel', () => end(false), { signal });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && end(false), { signal });
}

function middleOf(element: Element): number {
  const { top, height } = element.getBoundingClientRect();
  return top + height / 2;
}
