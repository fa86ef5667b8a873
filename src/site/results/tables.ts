import { isObject } from '../../tools/shared/json/is-object.ts';
import { type Html, html } from '../html.ts';
import { isFileField, LISTED, showFile } from './files.ts';
import { isPlainList, showInline, showPicture } from './lists.ts';
import { pictureIn } from './pictures.ts';
import type { Drawing } from './room.ts';
import { showTree } from './tree.ts';
import { andMore, copyButton, type Fields, isCallers, isShort, labelIn, showShort } from './values.ts';

const MAX_ROWS = 500;
const MAX_COLUMNS = 24;
const MAX_CELLS = 1_000;
/** A row alone that has more is told field by field. */
const FEW_COLUMNS = 5;
const LONG_VALUE = 40;
/** With so few rows what is told below them is unfolded. */
const MAX_UNFOLDED = 5;
/** Columns that say what became of the row. */
const CHANGES: Readonly<Record<string, string>> = { added: 'added', removed: 'removed' };

type Rows = readonly Fields[];
type Grid = readonly (readonly unknown[])[];

/** Whether a list is shown as a table with heads. */
export const isTable = (list: readonly unknown[]): list is Rows => list.length > 0 && list.every(isObject) && columnsOf(list).length <= MAX_COLUMNS;

/** Whether a list is rows of short values. */
export const isGrid = (list: readonly unknown[]): list is Grid => list.every((row) => Array.isArray(row) && row.every(isShort));

const columnsOf = (rows: Rows): string[] => [...new Set(rows.slice(0, MAX_ROWS).flatMap((row) => Object.keys(row)))];

/** The buttons of a table. @param path of its field */
export const tableButtons = (path: string): Html =>
  html`<button type="button" class="quiet small" data-csv-copy="${path}">Copy as CSV</button><button type="button" class="quiet small" data-csv-download="${path}">Download CSV</button>`;

/** Objects as rows, one alone that needs room as its fields. What fits no cell is told below its row, to be unfolded. */
export function showTable(name: string, rows: Rows, drawing: Drawing): Html {
  const { room, shape } = drawing;
  const callers = isCallers(name, shape);
  const label = (column: string): Html | string => (callers ? html`<code>${column}</code>` : labelIn(column, shape));
  const all = columnsOf(rows);
  const columns = all.filter((column) => rows.some((row) => row[column] !== undefined && !isDetail(row[column])));
  /** The columns that hold nothing but files. */
  const listed = new Set(columns.filter((column) => isFileField(column, shape) && !rows.some((row) => pictureIn(String(row[column])))));
  const detailsOf = (row: Fields): string[] => all.filter((column) => isDetail(row[column]));
  const [only] = rows;
  if (only && rows.length === 1 && (columns.length > FEW_COLUMNS || columns.some((column) => isLong(only[column])))) {
    const told = room.each(columns, MAX_COLUMNS, (column) => {
      const value = only[column];
      return html`<div${listed.has(column) && html` class="${LISTED}"`}><dt>${label(column)}</dt><dd${isLong(value) && html` class="long"`}>${showCell(only, column, 0, callers, drawing)}${!isFileField(column, shape) && isShort(value) && copyButton(value, callers ? column : labelIn(column, shape))}</dd></div>`;
    });
    return html`<dl class="facts">${told}</dl>${detailsOf(only).map((column) => html`<details open><summary>${label(column)}${countOf(only[column])}</summary>${showWithin(column, only[column], drawing)}</details>`)}`;
  }
  const drawn = room.each(rows, MAX_ROWS, (row, at) => {
    const details = detailsOf(row);
    const change = CHANGES[String(row.type ?? row.kind ?? '')];
    return html`<tr${change !== undefined && html` class="${change}"`}>${columns.map((column) => html`<td data-label="${callers ? column : labelIn(column, shape)}"${listed.has(column) ? html` class="${LISTED}"` : typeof row[column] === 'number' && html` class="number"`}>${showCell(row, column, at, callers, drawing)}</td>`)}</tr>
${details.length > 0 && html`<tr class="detail"><td colspan="${Math.max(1, columns.length)}">${details.map((column) => html`<details${rows.length <= MAX_UNFOLDED && html` open`}><summary>${label(column)}${countOf(row[column])}</summary>${showWithin(column, row[column], drawing)}</details>`)}</td></tr>`}`;
  });
  const isNumber = (column: string): boolean => rows.every((row) => typeof row[column] === 'number' || row[column] === undefined);
  return html`<div class="scroll" tabindex="0"><table class="cards"><thead><tr>${columns.map((column) => html`<th scope="col"${listed.has(column) ? html` class="${LISTED}"` : isNumber(column) && html` class="number"`}>${label(column)}</th>`)}</tr></thead><tbody>${drawn}</tbody></table></div>${andMore(rows.length - drawn.length, 'more rows; the CSV has all')}`;
}

/** Whether a value leaves no room for others beside it. */
const isLong = (value: unknown): boolean => typeof value === 'string' && (value.length > LONG_VALUE || value.includes('\n'));

/** What a row has in a column, where that fits a cell. @param at the number of the row */
function showCell(row: Fields, column: string, at: number, callers: boolean, drawing: Drawing): Html | string {
  const { room, shape } = drawing;
  const value = row[column];
  if (value === undefined || isDetail(value)) return '';
  if (Array.isArray(value)) return showInline(isCallers(column, shape) ? undefined : column, value, drawing);
  const picture = typeof value === 'string' && pictureIn(value);
  if (picture && room.takesPicture(picture.address)) return showPicture(picture, fileName(row) ?? `${column}-${at + 1}`, isFileField(column, shape));
  const file = typeof value === 'string' && showFile(column, value, drawing, typeof row.name === 'string' ? row.name : undefined);
  if (file) return file;
  if (isShort(value)) {
    room.take(typeof value === 'string' ? value : '');
    return showShort(value, callers ? undefined : column, shape);
  }
  if (typeof value !== 'string') return html`<span class="none">none</span>`;
  if (value.includes('\n')) return html`<span class="lines"><span class="value">${room.take(value)}</span>${copyButton(value, labelIn(column, shape))}</span>`;
  return html`<span class="value long-word">${room.take(value)}</span>`;
}

/** The name of the file that a row is about, without its ending. */
const fileName = ({ name }: Fields): string | undefined => (typeof name === 'string' ? /^([\w-]+)\.\w{2,5}$/.exec(name)?.[1] : undefined);

/** Whether a value needs more than a cell. */
function isDetail(value: unknown): boolean {
  if (Array.isArray(value)) return !isPlainList(value);
  return isObject(value) && Object.keys(value).length > 0;
}

const countOf = (value: unknown): Html | false => Array.isArray(value) && html` <span class="count">${value.length}</span>`;

/** What stands within a row: a table without details of its own, or a tree. */
function showWithin(name: string, value: unknown, drawing: Drawing): Html {
  const callers = isCallers(name, drawing.shape);
  if (Array.isArray(value) && isGrid(value)) return showGrid(value, drawing);
  if (Array.isArray(value) && isTable(value) && !value.some((row) => Object.values(row).some(isDetail))) return showTable(name, value, drawing);
  return showTree(value, callers, drawing);
}

/** Rows of short values without heads. */
export function showGrid(rows: Grid, { room, shape }: Drawing, name?: string): Html {
  const drawn = room.each(
    rows,
    MAX_ROWS,
    (row) =>
      html`<tr>${room.each(row, MAX_CELLS, (value) => html`<td${typeof value === 'number' && html` class="number"`}>${showShort(value, name ?? '', shape)}</td>`)}</tr>`,
  );
  return html`<div class="scroll" tabindex="0"><table class="grid"><tbody>${drawn}</tbody></table></div>${andMore(rows.length - drawn.length, 'more rows; copy gives all')}`;
}
