import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { refuse } from './model.ts';

// What is looked at in the records of BIFF 8 (MS-XLS) before a library reads them, which would go round for ever in some that are broken.

const [START, END, BOUND_SHEET, FORMULA, SHARED_FORMULA, ARRAY, HYPERLINK, TOOLTIP, FILE_PASS] = [
  0x0809, 0x000a, 0x0085, 0x0006, 0x04bc, 0x0221, 0x01b8, 0x0800, 0x002f,
];
const MAX_RECORD = 8224;
const MAX_SHEETS = 1000;
const [LAST_TYPE, FIRST_CHART_TYPE, LAST_CHART_TYPE] = [0x08ff, 0x1000, 0x1066];
/** Where the length of a formula stands in the records that have one. */
const LENGTHS = new Map([
  [FORMULA, 20],
  [SHARED_FORMULA, 8],
  [ARRAY, 12],
]);
const MAX_LINKED = 1_000_000;
const NOTHING = Array.from({ length: 0x14 }, (_, index): [number, number] => [0x03 + index, 0]);
/** Bytes behind the number of a token (MS-XLS 2.5.198), by its kind. */
const SIZES = new Map<number, number>([
  ...NOTHING,
  ...([0x1c, 0x1d].map((token) => [token, 1]) as [number, number][]),
  ...([0x1e, 0x21, 0x29].map((token) => [token, 2]) as [number, number][]),
  ...([0x22].map((token) => [token, 3]) as [number, number][]),
  ...([0x01, 0x02, 0x23, 0x24, 0x2a, 0x2c].map((token) => [token, 4]) as [number, number][]),
  ...([0x26, 0x27, 0x28, 0x39, 0x3a, 0x3c].map((token) => [token, 6]) as [number, number][]),
  ...([0x20].map((token) => [token, 7]) as [number, number][]),
  ...([0x1f, 0x25, 0x2b, 0x2d].map((token) => [token, 8]) as [number, number][]),
  ...([0x3b, 0x3d].map((token) => [token, 10]) as [number, number][]),
]);
const [STRING, EXTENDED, ATTRIBUTES, CHOOSE] = [0x17, 0x18, 0x19, 0x04];

/** How many bytes a token has behind its number; undefined for one that there is not, or that is cut off. */
function sizeOf(view: DataView, token: number, at: number, end: number): number | undefined {
  if (token === EXTENDED) return 5;
  if (token === STRING) return at + 2 <= end ? 2 + view.getUint8(at) * ((view.getUint8(at + 1) & 1) + 1) : undefined;
  if (token === ATTRIBUTES) {
    if (at + 3 > end) return undefined;
    return 3 + ((view.getUint8(at) & CHOOSE) === CHOOSE ? (view.getUint16(at + 1, true) + 1) * 2 : 0);
  }
  return token >= 0x80 ? undefined : SIZES.get(token < 0x20 ? token : (token & 0x1f) | 0x20);
}

/** Whether the tokens of a formula fill its length. */
function isWhole(view: DataView, start: number, end: number): boolean {
  let at = start;
  while (at < end) {
    const size = sizeOf(view, view.getUint8(at), at + 1, end);
    if (size === undefined) return false;
    at += 1 + size;
  }
  return at === end;
}

function checkFormula(view: DataView, type: number, body: number, end: number): void {
  const lengthAt = LENGTHS.get(type);
  if (lengthAt === undefined) return;
  const from = body + lengthAt + 2;
  const to = from <= end ? from + view.getUint16(from - 2, true) : end + 1;
  if (to > end || !isWhole(view, from, to)) refuse('it has a formula that breaks off');
}

/** How many cells a link is for. */
function linkedCells(view: DataView, type: number, body: number, length: number): number {
  if ((type !== HYPERLINK && type !== TOOLTIP) || length < 10) return 0;
  const first = type === HYPERLINK ? body : body + 2;
  const [top, bottom, left, right] = [0, 2, 4, 6].map((place) => view.getUint16(first + place, true)) as [number, number, number, number];
  return Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1);
}

const isKnown = (type: number, length: number): boolean =>
  type !== 0 && length <= MAX_RECORD && (type <= LAST_TYPE || (type >= FIRST_CHART_TYPE && type <= LAST_CHART_TYPE));

/** Goes through the records of the globals or of a sheet. Where they end. */
function walk(view: DataView, start: number, see: (type: number, body: number, length: number) => void): number {
  let [at, depth] = [start, 0];
  do {
    if (at + 4 > view.byteLength) return refuse('its records break off');
    const [type, length] = [view.getUint16(at, true), view.getUint16(at + 2, true)];
    const end = at + 4 + length;
    if (!isKnown(type, length) || end > view.byteLength || (at === start && type !== START)) return refuse('its records break off');
    see(type, at + 4, length);
    depth += type === START ? 1 : type === END ? -1 : 0;
    at = end;
  } while (depth > 0);
  return at;
}

/** The records of a stream up to the end of its last sheet. Refuses one whose chain of records or formulas break off, or with links over ever so many cells. */
export function checkedRecords(stream: Uint8Array): Uint8Array {
  const view = viewOf(stream);
  const sheets: number[] = [];
  let linked = 0;
  const see = (type: number, body: number, length: number): void => {
    if (type === FILE_PASS) unprocessable('The spreadsheet is encrypted, and opens with a password alone.', 'file');
    checkFormula(view, type, body, body + length);
    linked += linkedCells(view, type, body, length);
    if (linked > MAX_LINKED) refuse('it has links over too many cells');
    if (type === BOUND_SHEET && length >= 4) sheets.push(view.getUint32(body, true));
  };
  let last = walk(view, 0, see);
  for (const start of sheets.slice(0, MAX_SHEETS)) last = Math.max(last, walk(view, start, see));
  return stream.subarray(0, last);
}
