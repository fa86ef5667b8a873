import { unprocessable } from '../../../errors.ts';

export const MAX_ROWS = 1_048_576;
export const MAX_COLUMNS = 16_384;
/** The most cells of one sheet that are read. */
export const MAX_CELLS = 2_000_000;

export type Scalar = null | number | string | boolean;

/** What the number format of a cell makes of a number. */
export interface CellFormat {
  /** The code, or the number of a built-in one. */
  code: string | number;
  kind: 'number' | 'date' | 'time';
}

/** A cell as the file has it. */
export interface RawCell {
  /** A date as text only where the file keeps it as one. */
  value: Scalar;
  isError?: boolean;
  format?: CellFormat | undefined;
  /** Without = in front. */
  formula?: string | undefined;
  /** What the cell shows, where the file says so. */
  shown?: string;
}

/** Rows and columns from 0, the last ones included. */
export interface Area {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

export type SheetKind = 'worksheet' | 'chart' | 'macro' | 'dialog';
export type SheetState = 'visible' | 'hidden' | 'veryHidden';
export type WorkbookFormat = 'xlsx' | 'xlsm' | 'xlsb' | 'xltx' | 'xltm' | 'xls' | 'ods';

export interface SheetInfo {
  name: string;
  state: SheetState;
  kind: SheetKind;
}

/** What a sheet has besides its cells. */
export interface SheetFacts {
  merged: Area[];
  hiddenRows: number;
  hiddenColumns: number;
  comments: number;
  hyperlinks: number;
  isProtected: boolean;
}

export interface DefinedName {
  name: string;
  reference: string;
  sheet?: string;
}

export interface Metadata {
  title?: string;
  creator?: string;
  lastModifiedBy?: string;
  created?: string;
  modified?: string;
  application?: string;
}

/** Takes up a cell that has a value or a formula. */
export type Visit = (row: number, column: number, cell: RawCell) => void;

/** A workbook of which the sheets are read one by one. */
export interface Workbook {
  format: WorkbookFormat;
  sheets: readonly SheetInfo[];
  is1904: boolean;
  names: readonly DefinedName[];
  metadata: Metadata;
  hasMacros: boolean;
  externalLinks: readonly string[];
  read(index: number, visit: Visit): Promise<SheetFacts>;
}

export const noFacts = (): SheetFacts => ({ merged: [], hiddenRows: 0, hiddenColumns: 0, comments: 0, hyperlinks: 0, isProtected: false });

/** Says that a workbook is damaged. */
export const refuse = (problem: string): never => unprocessable(`The spreadsheet cannot be read: ${problem}.`, 'file');

/** The letters of a column. */
export function columnLetters(column: number): string {
  let [rest, letters] = [column + 1, ''];
  while (rest > 0) {
    letters = String.fromCharCode(65 + ((rest - 1) % 26)) + letters;
    rest = Math.floor((rest - 1) / 26);
  }
  return letters;
}

/** The column of letters, from 0. */
export function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters.toUpperCase()) column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

export const cellName = (row: number, column: number): string => `${columnLetters(column)}${row + 1}`;

/** An area as A1:C4, also where it is a single cell. */
export const areaName = ({ top, left, bottom, right }: Area): string => `${cellName(top, left)}:${cellName(bottom, right)}`;

const REFERENCE = /^\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6})(?::\$?([A-Za-z]{1,3})\$?([1-9]\d{0,6}))?$/;

/** The area of A1 or A1:C4; undefined where it is none. */
export function areaOf(reference: string): Area | undefined {
  const match = REFERENCE.exec(reference);
  if (!match) return undefined;
  const [, left = '', top = '', right = left, bottom = top] = match;
  const [rows, columns] = [
    [Number(top) - 1, Number(bottom) - 1],
    [columnOf(left), columnOf(right)],
  ] as const;
  const area = { top: Math.min(...rows), bottom: Math.max(...rows), left: Math.min(...columns), right: Math.max(...columns) };
  return area.bottom < MAX_ROWS && area.right < MAX_COLUMNS ? area : undefined;
}
