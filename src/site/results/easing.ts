import { type Html, html } from '../html.ts';

const SIDE = 160;
const EDGE = 12;

/** The course of a `cubic-bezier()` of CSS, with the handles of its two points; false for anything else. */
export function showEasing(css: string): Html | false {
  const [x1, y1, x2, y2] = /^cubic-bezier\(([^)]*)\)$/.exec(css)?.[1]?.split(',').map(Number) ?? [];
  if (x1 === undefined || y1 === undefined || x2 === undefined || y2 === undefined || ![x1, y1, x2, y2].every(Number.isFinite)) return false;
  const [low, high] = [Math.min(0, y1, y2), Math.max(1, y1, y2)];
  const point = (x: number, y: number): string => `${(EDGE + x * SIDE).toFixed(1)} ${(EDGE + ((high - y) / (high - low)) * SIDE).toFixed(1)}`;
  const [begin, first, second, end] = [point(0, 0), point(x1, y1), point(x2, y2), point(1, 1)];
  return html`<svg class="plot easing" viewBox="0 0 ${SIDE + 2 * EDGE} ${SIDE + 2 * EDGE}" role="img" aria-label="Progress of the animation over its time"><path class="grid-line" d="M${begin}H${EDGE + SIDE}M${point(0, 1)}H${EDGE + SIDE}M${begin}V${EDGE}"/><path class="handle" d="M${begin}L${first}M${end}L${second}"/><path class="series-1" d="M${begin}C${first} ${second} ${end}"/></svg>`;
}
