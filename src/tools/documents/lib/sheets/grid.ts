import { unprocessable } from '../../../errors.ts';
import { Cells } from './cells.ts';
import { type Area, areaName, areaOf, columnOf, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, type RawCell, refuse, type SheetFacts, type Workbook } from './model.ts';

const MAX_GIVEN_ROWS = 200_000;
const MAX_MERGED = 100_000;
const MAX_COVERED = 20_000_000;

/** Reads the cells of a sheet. Of merged ones only the first is there. */
export async function collect<Value>(workbook: Workbook, index: number, make: (cell: RawCell) => Value): Promise<{ cells: Cells<Value>; facts: SheetFacts }> {
  const cells = new Cells<Value>();
  const facts = await workbook.read(index, (row, column, cell) => {
    if (cells.size >= MAX_CELLS) refuse(`a sheet has more than ${MAX_CELLS} cells`);
    cells.add(row, column, make(cell));
  });
  if (facts.merged.length > MAX_MERGED) refuse(`a sheet has more than ${MAX_MERGED} merged ranges`);
  cells.order();
  let work = 0;
  cells.uncover(facts.merged, (looked) => {
    work += looked;
    if (work > MAX_COVERED) refuse('its merged ranges are too many');
  });
  return { cells, facts };
}

/** From the first to the last row and column with a value; undefined where there is none. */
export function usedArea<Value>(cells: Cells<Value>, hasValue: (value: Value) => boolean): Area | undefined {
  const area = { top: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY, bottom: -1, right: -1 };
  cells.each((row, column, value) => {
    if (!hasValue(value)) return;
    area.top = Math.min(area.top, row);
    area.bottom = Math.max(area.bottom, row);
    area.left = Math.min(area.left, column);
    area.right = Math.max(area.right, column);
  });
  return area.bottom < 0 ? undefined : area;
}

/** The place of a sheet by its name, or else by its number from 1; the first visible worksheet where none is asked for. */
export function sheetIndex({ sheets }: Workbook, wanted: string | undefined): number {
  if (wanted === undefined) {
    const visible = sheets.findIndex(({ state, kind }) => state === 'visible' && kind === 'worksheet');
    return visible >= 0
      ? visible
      : Math.max(
          0,
          sheets.findIndex(({ state }) => state === 'visible'),
        );
  }
  const exact = sheets.findIndex(({ name }) => name === wanted);
  if (exact >= 0) return exact;
  const similar = sheets.findIndex(({ name }) => name.toLowerCase() === wanted.toLowerCase());
  if (similar >= 0) return similar;
  const number = /^[1-9]\d{0,4}$/.test(wanted) ? Number(wanted) : 0;
  if (number >= 1 && number <= sheets.length) return number - 1;
  return unprocessable(
    `There is no sheet ${JSON.stringify(wanted)}; there are ${sheets
      .slice(0, 20)
      .map(({ name }) => JSON.stringify(name))
      .join(', ')}.`,
    'sheet',
  );
}

const OPEN_RANGE = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})?:\$?([A-Za-z]{1,3})$/;

/** The area that a range names: what it leaves open is that of the used one. */
function areaWanted(range: string, used: Area | undefined): Area | undefined {
  const text = range.trim();
  const closed = areaOf(text);
  if (closed) return closed;
  const [, first = '', row, last = ''] =
    OPEN_RANGE.exec(text) ?? unprocessable(`The range ${JSON.stringify(range)} is not one such as B2:D10, B2:D or B:D.`, 'range');
  const [left, right] = [Math.min(columnOf(first), columnOf(last)), Math.max(columnOf(first), columnOf(last))];
  const top = row === undefined ? used?.top : Number(row) - 1;
  if (right >= MAX_COLUMNS || (top !== undefined && top >= MAX_ROWS)) unprocessable(`The range ${JSON.stringify(range)} is not in a sheet.`, 'range');
  if (used === undefined || top === undefined || top > used.bottom) return undefined;
  return { top, left, bottom: used.bottom, right };
}

export interface Grid<Value> {
  area: Area | undefined;
  /** Rows of the area, null where nothing is. */
  rows: (Value | null)[][];
}

interface Wanted {
  range: string | undefined;
  fillMerged?: boolean;
}

/** The cells of a range of a sheet. Those that are made null count as empty. */
export async function readGrid<Value>(
  workbook: Workbook,
  index: number,
  make: (cell: RawCell) => Value | null,
  { range, fillMerged = false }: Wanted,
): Promise<Grid<Value>> {
  const { cells, facts } = await collect(workbook, index, make);
  if (fillMerged) fill(cells, facts.merged);
  const used = usedArea(cells, (value) => value !== null);
  const area = range === undefined ? used : areaWanted(range, used);
  if (!area) return { area, rows: [] };
  const [height, width] = [area.bottom - area.top + 1, area.right - area.left + 1];
  if (height > MAX_GIVEN_ROWS || height * width > MAX_CELLS)
    unprocessable(`The range ${areaName(area)} has ${height} rows and ${height * width} cells; at most ${MAX_GIVEN_ROWS} and ${MAX_CELLS} are given.`, 'range');
  const rows = Array.from({ length: height }, (_, offset) => {
    const row = new Array<Value | null>(width).fill(null);
    cells.eachOf(area.top + offset, (column, value) => {
      if (column >= area.left && column <= area.right) row[column - area.left] = value;
    });
    return row;
  });
  return { area, rows };
}

/** Gives every cell of a merged range the value of its first. */
function fill<Value>(cells: Cells<Value | null>, merged: readonly Area[]): void {
  const filled = new Map<number, Value | null>();
  let count = 0;
  for (const { top, left, bottom, right } of merged) {
    const value = filled.get(top * MAX_COLUMNS + left) ?? cells.get(top, left) ?? null;
    if (value === null) continue;
    count += (bottom - top + 1) * (right - left + 1);
    if (count > MAX_CELLS) unprocessable(`The merged ranges have more than ${MAX_CELLS} cells.`, 'fillMerged');
    for (let row = top; row <= bottom; row++) for (let column = left; column <= right; column++) filled.set(row * MAX_COLUMNS + column, value);
  }
  for (const [place, value] of filled) cells.add(Math.floor(place / MAX_COLUMNS), place % MAX_COLUMNS, value);
  cells.order();
}
