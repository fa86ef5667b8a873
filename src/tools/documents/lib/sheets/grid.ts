import { unprocessable } from '../../../errors.ts';
import { type Area, areaName, areaOf, columnOf, MAX_CELLS, MAX_COLUMNS, MAX_ROWS, type RawCell, refuse, type SheetFacts, type Workbook } from './model.ts';

const MAX_GIVEN_ROWS = 200_000;
const MAX_MERGED = 100_000;
const MAX_COVERED = 20_000_000;

/** The cells of a sheet by rows and columns, each as what is made of it. */
export type Cells<Value> = Map<number, Map<number, Value>>;

/** Reads the cells of a sheet. Of merged ones only the first is there. */
export async function collect<Value>(workbook: Workbook, index: number, make: (cell: RawCell) => Value): Promise<{ cells: Cells<Value>; facts: SheetFacts }> {
  const cells: Cells<Value> = new Map();
  let count = 0;
  const facts = await workbook.read(index, (row, column, cell) => {
    const own = cells.get(row) ?? new Map<number, Value>();
    if (own.size === 0) cells.set(row, own);
    if (++count > MAX_CELLS) refuse(`a sheet has more than ${MAX_CELLS} cells`);
    own.set(column, make(cell));
  });
  if (facts.merged.length > MAX_MERGED) refuse(`a sheet has more than ${MAX_MERGED} merged ranges`);
  let work = 0;
  for (const area of facts.merged) {
    work += Math.min(cells.size, area.bottom - area.top + 1);
    if (work > MAX_COVERED) refuse('its merged ranges are too many');
    work += cover(cells, area);
  }
  return { cells, facts };
}

/** Takes away the cells of a merged range that are covered. How many were looked at. */
function cover<Value>(cells: Cells<Value>, { top, left, bottom, right }: Area): number {
  let looked = 0;
  const rows = bottom - top < cells.size ? Array.from({ length: bottom - top + 1 }, (_, index) => top + index) : [...cells.keys()];
  for (const row of rows) {
    const own = row >= top && row <= bottom ? cells.get(row) : undefined;
    if (!own) continue;
    looked += own.size;
    for (const column of [...own.keys()]) if (column >= left && column <= right && (row !== top || column !== left)) own.delete(column);
  }
  return looked;
}

/** From the first to the last row and column with a value; undefined where there is none. */
export function usedArea<Value>(cells: Cells<Value>, hasValue: (value: Value) => boolean): Area | undefined {
  const area = { top: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY, bottom: -1, right: -1 };
  for (const [row, own] of cells) {
    for (const [column, value] of own) {
      if (!hasValue(value)) continue;
      area.top = Math.min(area.top, row);
      area.bottom = Math.max(area.bottom, row);
      area.left = Math.min(area.left, column);
      area.right = Math.max(area.right, column);
    }
  }
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
    const own = cells.get(area.top + offset);
    return Array.from({ length: width }, (_unused, place) => own?.get(area.left + place) ?? null);
  });
  return { area, rows };
}

/** Gives every cell of a merged range the value of its first. */
function fill<Value>(cells: Cells<Value | null>, merged: readonly Area[]): void {
  let count = 0;
  for (const { top, left, bottom, right } of merged) {
    const value = cells.get(top)?.get(left) ?? null;
    if (value === null) continue;
    count += (bottom - top + 1) * (right - left + 1);
    if (count > MAX_CELLS) unprocessable(`The merged ranges have more than ${MAX_CELLS} cells.`, 'fillMerged');
    for (let row = top; row <= bottom; row++) {
      const own = cells.get(row) ?? new Map<number, Value | null>();
      cells.set(row, own);
      for (let column = left; column <= right; column++) own.set(column, value);
    }
  }
}
