import type { GridView } from '../../tools/views.ts';
import { labelOf } from '../forms/words.ts';
import { type Html, html } from '../html.ts';
import type { Drawing } from './room.ts';
import { isGrid } from './tables.ts';
import { andMore, isShort, showShort } from './values.ts';

const MAX_ROWS = 1_100;
const MAX_COLUMNS = 100;
/** Beyond so many colours there is no room for samples. */
const MAX_SAMPLES = 12;

/** Rows of short values with heads above and before them; false where they are something else. */
export function showHeadedGrid(view: GridView, rows: readonly unknown[], drawing: Drawing): Html | false {
  if (!isGrid(rows)) return false;
  const { room, result } = drawing;
  const listAt = (field: string | undefined): readonly unknown[] | undefined => {
    const list = result[field ?? ''];
    return Array.isArray(list) ? list : undefined;
  };
  const [columns = [], before, last] = [listAt(view.columns), listAt(view.rows), listAt(view.last)];
  const shown = room.each(rows, MAX_ROWS, (row, at) => {
    const cells = room.each(row, MAX_COLUMNS, (value, column) =>
      cell(value, view.field, drawing, view.samples && row.length <= MAX_SAMPLES && sample(columns[column], before?.[at])),
    );
    return html`<tr>${before && head(before[at], 'row', drawing)}${cells}${last && cell(last[at], view.last, drawing)}</tr>`;
  });
  const heads = columns.slice(0, MAX_COLUMNS).map((name) => head(name, 'col', drawing));
  const lastHead = last && view.last && html`<th scope="col">${labelOf(view.last).replace(/s$/, '')}</th>`;
  return html`<div class="scroll" tabindex="0"><table class="grid headed${last && ' with-last'}"><thead><tr>${before && html`<td></td>`}${heads}${lastHead}</tr></thead><tbody>${shown}</tbody></table></div>${andMore(rows.length - shown.length, 'more rows; copy gives all')}`;
}

const head = (name: unknown, scope: 'row' | 'col', { shape }: Drawing): Html =>
  html`<th scope="${scope}">${isShort(name) ? showShort(name, undefined, shape) : ''}</th>`;

const sample = (ink: unknown, ground: unknown): Html =>
  html`<svg class="sample" viewBox="0 0 28 20" aria-hidden="true"><rect width="28" height="20" rx="3" fill="${String(ground)}"/><text x="14" y="15" fill="${String(ink)}">Aa</text></svg>`;

/** A value of a row. What is true or false is so as such, and answers no question. */
function cell(value: unknown, name: string | undefined, { shape }: Drawing, beside: Html | false = false): Html {
  if (typeof value === 'boolean') return html`<td><span class="${value ? 'yes' : 'no'}">${String(value)}</span></td>`;
  return html`<td${typeof value === 'number' && html` class="number"`}>${beside}${isShort(value) ? showShort(value, name, shape) : ''}</td>`;
}
