/** Lets a card be dragged to another place, with a mouse, a pen or a finger. @param move is told the number of its new place, from 0 */
export function dragCard(list: HTMLElement, card: HTMLElement, event: PointerEvent, move: (to: number) => void): void {
  const handle = event.target;
  if (event.button !== 0 || !(handle instanceof HTMLElement)) return;
  const others = [...list.children].filter((other): other is HTMLElement => other instanceof HTMLElement && other !== card);
  const began = event.clientY;
  let to: number | undefined;
  const unmark = (): void => {
    for (const other of others) other.classList.remove('drop-before', 'drop-after');
  };
  const follow = ({ clientY }: PointerEvent): void => {
    if (to === undefined && Math.abs(clientY - began) < 6) return;
    card.classList.add('dragged');
    unmark();
    to = others.filter((other) => {
      const { top, height } = other.getBoundingClientRect();
      return top + height / 2 < clientY;
    }).length;
    others[to]?.classList.add('drop-before');
    if (to === others.length) others.at(-1)?.classList.add('drop-after');
    // Near the edges of the window the page goes along.
    const edge = 60;
    if (clientY < edge + 56) window.scrollBy(0, -14);
    else if (clientY > innerHeight - edge) window.scrollBy(0, 14);
  };
  const end = (ended: PointerEvent): void => {
    handle.removeEventListener('pointermove', follow);
    handle.removeEventListener('pointerup', end);
    handle.removeEventListener('pointercancel', end);
    card.classList.remove('dragged');
    unmark();
    if (ended.type === 'pointerup' && to !== undefined) move(to);
  };
  handle.setPointerCapture(event.pointerId);
  handle.addEventListener('pointermove', follow);
  handle.addEventListener('pointerup', end);
  handle.addEventListener('pointercancel', end);
}
