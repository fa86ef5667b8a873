// A JSON document as rows and columns.
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../json/json.ts';
import { distinctMembers, type JsonObject, scalarText, withoutRepeats } from '../json/tree.ts';
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
  if (kinds.size > 1) unprocessable('The array must contain only objects, only arrays or only scalars.', PATH);
  const table = new ColumnTable(flatten);
  for (const item of items) table.add(item);
  const names = columns ? [...columns] : table.names;
  limitFields(items.length, names.length, PATH);
  return { columns: names, named: !kinds.has('array'), rows: table.rows(names) };
}

/** Rows whose columns are found as they come. */
class ColumnTable {
  /** In order of first appearance. */
  readonly names: string[] = [];
  readonly #places = new Map<string, number>();
  readonly #rows: Cell[][] = [];
  readonly #flatten: boolean;
  #pathLength = 0;

  constructor(flatten: boolean) {
    this.#flatten = flatten;
  }

  add(item: JsonValue): void {
    const row: Cell[] = [];
    this.#rows.push(row);
    if (item.kind === 'object') this.#addMembers(row, item, '');
    else if (item.kind !== 'array') row[this.#place('value', 0)] = cellOf(item);
    else for (const [index, inner] of item.items.entries()) row[this.#place(String(index + 1), index)] = cellOf(inner);
  }

  /** The cells of every row in columns of these names. */
  rows(names: readonly string[]): Cell[][] {
    const places = names.map((name) => this.#places.get(name) ?? -1);
    return this.#rows.map((row) => places.map((place) => row[place] ?? EMPTY));
  }

  #addMembers(row: Cell[], object: JsonObject, prefix: string): void {
    let next = 0;
    for (const { name, value } of distinctMembers(object.members)) {
      const path = prefix + name;
      this.#pathLength += path.length;
      limitCharacters(this.#pathLength, PATH);
      if (this.#flatten && value.kind === 'object' && value.members.length > 0) {
        this.#addMembers(row, value, `${path}.`);
        continue;
      }
      const place = this.#place(path, next);
      row[place] = this.#flatten && value.kind === 'object' ? EMPTY : cellOf(value);
      next = place + 1;
    }
  }

  /** The place of a column, a new one if there is none of its name. @param expected the place after the column before, where it mostly is */
  #place(name: string, expected: number): number {
    if (this.names[expected] === name) return expected;
    const known = this.#places.get(name);
    if (known !== undefined) return known;
    this.#places.set(name, this.names.length);
    return this.names.push(name) - 1;
  }
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
