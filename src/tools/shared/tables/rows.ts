// A JSON document as rows and columns.
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../json/json.ts';
import { type JsonObject, membersOf, scalarText, withoutRepeats } from '../json/tree.ts';
import { writeJson } from '../json/write-json.ts';
import { limitCharacters, limitFields } from './csv.ts';

/** A field: its text, and whether it comes from a JSON string. */
export interface Cell {
  text: string;
  fromString: boolean;
}

export interface JsonRows {
  columns: string[];
  /** Whether the columns have names of their own; those of arrays are numbers. */
  named: boolean;
  rows: Cell[][];
}

export interface JsonRowsOptions {
  /** Nested objects become columns like a.b; otherwise they are written as JSON. */
  flatten: boolean;
  /** Which columns, in this order; all by default. */
  columns?: readonly string[] | undefined;
}

const EMPTY: Cell = { text: '', fromString: false };
const PATH = 'json';

/** An array of objects, arrays or scalars, or one object, as rows; columns in order of first appearance. Anything else is unprocessable. */
export function rowsOfJson(value: JsonValue, { flatten, columns }: JsonRowsOptions): JsonRows {
  const items =
    value.kind === 'array' ? value.items : value.kind === 'object' ? [value] : unprocessable('The JSON must be an array or an object, not a scalar.', PATH);
  const kinds = new Set(items.map(kindOf));
  if (kinds.size > 1) unprocessable('The array must hold only objects, only arrays or only scalars.', PATH);
  let pathLength = 0;
  const records = items.map((item): Map<string, Cell> => {
    if (item.kind === 'array') return new Map(item.items.map((inner, index) => [String(index + 1), cellOf(inner)]));
    if (item.kind !== 'object') return new Map([['value', cellOf(item)]]);
    const record = new Map<string, Cell>();
    const add = (object: JsonObject, prefix: string): void => {
      for (const [name, inner] of membersOf(object)) {
        const path = prefix + name;
        pathLength += path.length;
        limitCharacters(pathLength, PATH);
        if (!flatten || inner.kind !== 'object') record.set(path, cellOf(inner));
        else if (inner.members.length === 0) record.set(path, EMPTY);
        else add(inner, `${path}.`);
      }
    };
    add(item, '');
    return record;
  });
  const found = new Set<string>();
  for (const record of records) for (const name of record.keys()) found.add(name);
  const names = columns ? [...columns] : [...found];
  limitFields(records.length, names.length, PATH);
  return { columns: names, named: !kinds.has('array'), rows: records.map((record) => names.map((name) => record.get(name) ?? EMPTY)) };
}

/** More fields than this take longer than the event loop has time for. */
const MAX_QUICK_FIELDS = 50_000;

/** Whether the rows and columns of a JSON text may be so many that, short as it is, its table is large: at most a row for each bracket, a column for each name. */
export function mayBeWide(json: string): boolean {
  const names = new Set(Array.from(json.matchAll(/"([^"]*)"\s*:/g), ([, name]) => name));
  return names.size * (json.match(/[{[]/g)?.length ?? 0) > MAX_QUICK_FIELDS;
}

const kindOf = ({ kind }: JsonValue): string => (kind === 'array' || kind === 'object' ? kind : 'scalar');

function cellOf(value: JsonValue): Cell {
  return { text: scalarText(value) ?? writeJson(withoutRepeats(value), { indent: 0 }), fromString: value.kind === 'string' };
}
