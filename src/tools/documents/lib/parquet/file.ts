import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { latin1Text, looseUtf8 } from '../../../shared/platform/bytes.ts';
import { CODECS, type Codec, unpacker } from './codecs.ts';
import { type Chunk, type Column, ColumnReader, Limits } from './column.ts';
import { type Json, RowReader } from './rows.ts';
import { leavesOf, type Node, readSchema } from './schema.ts';
import { refuse, ThriftReader, type ThriftStruct } from './thrift.ts';

const [MAGIC, ENCRYPTED] = ['PAR1', 'PARE'];
const TAIL = 8;

interface RowGroup {
  rows: number;
  columns: ThriftStruct[];
}

/** A Parquet file, of which what it says of its data was read. */
export class ParquetFile {
  readonly schema: Node;
  readonly rows: number;
  readonly version: number;
  readonly createdBy: string | undefined;
  readonly groups: readonly RowGroup[];
  readonly keyValues: readonly [string, string][];
  readonly codecs: ReadonlySet<Codec>;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    const [head, tail] = [latin1Text(bytes.subarray(0, 4)), latin1Text(bytes.subarray(-4))];
    if (head === ENCRYPTED || tail === ENCRYPTED) unprocessable('The Parquet file is encrypted.', 'file');
    if (head !== MAGIC) unprocessable('The file is not a Parquet file: it does not begin with PAR1.', 'file');
    if (tail !== MAGIC || bytes.length < 4 + TAIL) refuse('it does not end with PAR1, as when it is cut off');
    const size = viewOf(bytes).getUint32(bytes.length - TAIL, true);
    if (size > bytes.length - 4 - TAIL) refuse('what it says of its data is longer than the file');
    const end = bytes.length - TAIL;
    const facts = new ThriftReader(bytes.subarray(0, end), end - size).struct();
    if (facts.has(8)) unprocessable('The Parquet file is encrypted.', 'file');
    this.#bytes = bytes;
    this.version = facts.number(1) ?? refuse('it does not say its version');
    this.rows = facts.number(3) ?? refuse('it does not say how many rows it has');
    this.createdBy = facts.bytes(6) && looseUtf8(facts.bytes(6) ?? bytes);
    this.keyValues = facts.structs(5).map((pair) => [textOf(pair, 1), textOf(pair, 2)]);
    this.schema = readSchema(facts.structs(2));
    this.groups = facts.structs(4).map((group) => ({ rows: group.number(3) ?? -1, columns: group.structs(1) }));
    if (this.rows < 0 || this.groups.some(({ rows }) => rows < 0)) refuse('it has fewer rows than none');
    this.codecs = new Set(this.groups.flatMap(({ columns }) => columns.map((column) => codecOf(column))));
  }

  /** The rows from one on, as many as asked for, with the fields wanted. */
  async read(nodes: readonly Node[], offset: number, limit: number): Promise<{ [name: string]: Json }[]> {
    const unpack = await unpacker(this.codecs);
    const limits = new Limits();
    const rows: { [name: string]: Json }[] = [];
    let first = 0;
    for (const group of this.groups) {
      const [from, to] = [Math.max(0, offset - first), Math.min(group.rows, offset + limit - first)];
      first += group.rows;
      if (from >= to) continue;
      const columns = new Map<number, Column>();
      for (const node of nodes) {
        for (const leaf of leavesOf(node)) {
          const reader = new ColumnReader(this.#bytes, leaf, this.#chunk(group, leaf), unpack, limits, isFlat(node));
          columns.set(leaf.firstLeaf, reader.read(from, to));
        }
      }
      addRows(rows, nodes, columns, to - from);
    }
    return rows;
  }

  #chunk(group: RowGroup, leaf: Node): Chunk {
    const column = group.columns[leaf.firstLeaf] ?? refuse(`a row group has no column ${JSON.stringify(leaf.name)}`);
    if (column.has(8) || column.has(9)) unprocessable(`Column ${JSON.stringify(leaf.name)} of the Parquet file is encrypted.`, 'file');
    const facts = column.struct(3) ?? refuse(`column ${JSON.stringify(leaf.name)} says nothing of its data`);
    if (column.has(1)) unprocessable('The Parquet file keeps columns in other files.', 'file');
    const [values, size, data, dictionary] = [5, 7, 9, 11].map((id) => facts.number(id));
    const start = dictionary !== undefined && dictionary > 0 && dictionary < (data ?? 0) ? dictionary : (data ?? -1);
    const end = start + (size ?? -1);
    if (start < 4 || end > this.#bytes.length || end < start) refuse(`column ${JSON.stringify(leaf.name)} is not within the file`);
    return { start, end, codec: codecOf(column), values: values ?? 0 };
  }
}

const isFlat = (node: Node): boolean => node.physical !== undefined && node.maxRepetition === 0;

function addRows(rows: { [name: string]: Json }[], nodes: readonly Node[], columns: ReadonlyMap<number, Column>, count: number): void {
  const reader = new RowReader(nodes, columns);
  const fields = nodes.map((node) => {
    const values = isFlat(node) ? columns.get(node.firstLeaf)?.values : undefined;
    return { name: node.name, valueIn: values ? (row: number): Json => values[row] ?? null : (): Json => reader.read(node) };
  });
  // An assignment to this name would change what the row is.
  const isSpecial = nodes.some(({ name }) => name === '__proto__');
  for (let index = 0; index < count; index++) {
    const row: { [name: string]: Json } = {};
    if (isSpecial) rows.push(Object.fromEntries(fields.map(({ name, valueIn }) => [name, valueIn(index)])));
    else {
      for (const { name, valueIn } of fields) row[name] = valueIn(index);
      rows.push(row);
    }
  }
}

const textOf = (pair: ThriftStruct, id: number): string => looseUtf8(pair.bytes(id) ?? new Uint8Array(0));

const codecOf = (column: ThriftStruct): Codec => CODECS[column.struct(3)?.number(4) ?? 0] ?? refuse('a column is compressed in a way that is not known');
