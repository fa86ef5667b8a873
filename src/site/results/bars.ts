import { isObject } from '../../tools/shared/json/is-object.ts';
import type { BarView, FigureView } from '../../tools/views.ts';
import { labelOf } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import { shownNumber } from './numbers.ts';
import type { Drawing } from './room.ts';
import { place, scaleFrom, WIDTH } from './scales.ts';
import { styleOf } from './values.ts';

const MAX_BARS = 15;
const MAX_LABEL = 24;
const LETTER = 6.2;
const STEP = 20;
/** What is left for the number behind the longest bar. */
const RIGHT = WIDTH - 78;

interface Bar {
  label: string;
  value: number;
  /** The field of the value. */
  name: string;
}

/** The first entries of a list as bars with their names before them. */
export const showBars = ({ label, value }: BarView, list: readonly unknown[], drawing: Drawing): Html | false =>
  drawBars(
    list.flatMap((entry) => {
      const length = isObject(entry) && entry[value];
      return isObject(entry) && typeof length === 'number' ? [{ label: textOf(entry[label], label, drawing), value: length, name: value }] : [];
    }),
    labelOf(value),
    drawing,
  );

/** Figures of the result as bars, so that they can be compared. */
export const showFigures = ({ of }: FigureView, drawing: Drawing): Html | false =>
  drawBars(
    of.flatMap((name) => {
      const value = drawing.result[name];
      return typeof value === 'number' ? [{ label: labelOf(name), value, name }] : [];
    }),
    of.map(labelOf).join(', '),
    drawing,
  );

function drawBars(all: readonly Bar[], of: string, { room, shape }: Drawing): Html | false {
  const bars = all.slice(0, MAX_BARS);
  const low = Math.min(0, ...bars.map(({ value }) => value));
  const high = Math.max(0, ...bars.map(({ value }) => value));
  if (bars.length < 2 || low === high) return false;
  const left = Math.max(...bars.map(({ label }) => Math.min(Array.from(label).length, MAX_LABEL))) * LETTER + 12;
  const along = scaleFrom(low, high, left, RIGHT);
  const drawn = room.each(bars, MAX_BARS, ({ label, value, name }, at) => {
    const [begin, end] = [along(Math.min(0, value)), along(Math.max(0, value))];
    const middle = at * STEP + STEP / 2;
    return html`<text x="${place(left - 6)}" y="${middle}" dy=".35em" text-anchor="end">${shortened(label)}</text><path class="bar" d="M${place(begin)} ${middle - 6}H${place(end)}v12H${place(begin)}z"/><text x="${place(end + 5)}" y="${middle}" dy=".35em">${shownNumber(value, styleOf(name, shape))}</text>`;
  });
  const rest = all.length > MAX_BARS && ` of the first ${MAX_BARS}`;
  return html`<figure class="plot"><svg viewBox="0 0 ${WIDTH} ${bars.length * STEP}" role="img" aria-label="Chart: ${of}${rest}">${drawn}</svg></figure>`;
}

/** The name of an entry, which may be a number. */
const textOf = (label: unknown, name: string, { shape }: Drawing): string =>
  typeof label === 'number' ? shownNumber(label, styleOf(name, shape)) : String(label ?? '');

const shortened = (label: string): string => {
  const characters = Array.from(label);
  return characters.length > MAX_LABEL ? `${characters.slice(0, MAX_LABEL - 1).join('')}…` : label;
};
