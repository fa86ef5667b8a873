import { isObject } from '../../tools/shared/json/is-object.ts';
import type { LineView } from '../../tools/views.ts';
import { labelOf } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';
import { extentOf, frameOf, place, tickText, WIDTH } from './scales.ts';
import type { Fields } from './values.ts';

/** More points of a line than that cannot be told apart. */
const MAX_POINTS = 180;
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Fields of a list as lines over another of its fields, whose numbers ascend; false where there are not enough. */
export function showLines({ x, y }: LineView, list: readonly unknown[], { room, shape }: Drawing): Html | false {
  const entries = thinned(list.filter(isObject).filter((entry) => isNumber(entry[x])));
  const across = entries.map((entry) => entry[x]).filter(isNumber);
  const values = y.flatMap((name) => entries.map((entry) => entry[name]).filter(isNumber));
  const [first, last] = [across[0], across.at(-1)];
  if (first === undefined || last === undefined || first >= last || values.length < 2) return false;
  const xTick = shape.plain?.includes(x) ? String : tickText;
  const frame = frameOf([first, last], extentOf(values), xTick, across.every(Number.isInteger));
  const lines = y.map((name, at) => {
    const path = pathOf(entries, (entry) => {
      const [left, value] = [entry[x], entry[name]];
      return isNumber(left) && isNumber(value) && `${place(frame.x(left))} ${place(frame.y(value))}`;
    });
    return html`<path class="series-${at + 1}" d="${room.take(path, path.length)}"/>`;
  });
  const names = y.map(labelOf);
  const keys = names.map((name, at) => html`<li><svg viewBox="0 0 28 8" aria-hidden="true"><path class="series-${at + 1}" d="M0 4h28"/></svg> ${name}</li>`);
  return html`<figure class="plot"><svg viewBox="0 0 ${WIDTH} ${frame.height}" role="img" aria-label="Chart: ${names.join(', ')} by ${labelOf(x).toLowerCase()}">${frame.axes}${lines}</svg>${keys.length > 1 && html`<ul class="keys">${keys}</ul>`}</figure>`;
}

/** The path through some points, interrupted where there is none. */
function pathOf(entries: readonly Fields[], pointOf: (entry: Fields) => string | false): string {
  let [path, command] = ['', 'M'];
  for (const entry of entries) {
    const point = pointOf(entry);
    if (point) path += command + point;
    command = point ? 'L' : 'M';
  }
  return path;
}

/** As many entries as can be told apart, the first and the last among them. */
function thinned(entries: readonly Fields[]): Fields[] {
  const step = Math.max(1, (entries.length - 1) / (MAX_POINTS - 1));
  return Array.from({ length: Math.min(entries.length, MAX_POINTS) }, (_, at) => entries[Math.round(at * step)] ?? {});
}
