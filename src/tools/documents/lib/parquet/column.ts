import { unprocessable } from '../../../errors.ts';
import { crc32 } from '../../../shared/bytes/crc32.ts';
import type { Codec, Unpack } from './codecs.ts';
import { Bytes, bitPacked, deltaBytes, deltaLengths, deltas, hybrid, joinedStreams, plain, type RawValue } from './encodings.ts';
import type { Node } from './schema.ts';
import { refuse, ThriftReader, type ThriftStruct } from './thrift.ts';
import { converterOf, type JsonScalar } from './values.ts';

const [DATA, , DICTIONARY, DATA_2] = [0, 1, 2, 3] as const;
const [PLAIN, PLAIN_DICTIONARY, RLE, BIT_PACKED, DELTA_BINARY, DELTA_LENGTH, DELTA_BYTES, RLE_DICTIONARY, STREAM_SPLIT] = [0, 2, 3, 4, 5, 6, 7, 8, 9] as const;
const MAX_PAGE_VALUES = 5_000_000;
const WIDTHS = { int32: 4, int64: 8, float: 4, double: 8 } as const;

/** What all columns of a call may take together. */
export class Limits {
  #bytes = 100_000_000;
  #values = 30_000_000;
  #given = 2_000_000;
  #characters = 50_000_000;

  bytes(count: number): void {
    this.#bytes -= count;
    if (this.#bytes < 0) unprocessable('Unpacked, the pages have more than 100000000 bytes.', 'file');
  }

  values(count: number): void {
    this.#values -= count;
    if (this.#values < 0) unprocessable('More than 20000000 values would have to be read; ask for fewer rows or columns.', 'file');
  }

  /** @param values that are given @param characters of those that are text */
  given(values: number, characters: number): void {
    this.#given -= values;
    this.#characters -= characters;
    if (this.#given < 0) unprocessable('The rows have more than 2000000 values; ask for fewer rows or columns.', 'limit');
    if (this.#characters < 0) unprocessable('The rows have more than 50000000 characters; ask for fewer rows or columns.', 'limit');
  }
}

/** The part of a column that is in the rows wanted. Levels are there where the column has any; of a flat one there are none, and what is missing is null. */
export interface Column {
  readonly definitions: readonly number[];
  readonly repetitions: readonly number[];
  readonly values: readonly JsonScalar[];
}

/** Where a column is in a row group, and how it is kept. */
export interface Chunk {
  start: number;
  end: number;
  codec: Codec;
  values: number;
}

interface Page {
  /** How many values it has, and how many of them are needed. */
  total: number;
  values: number;
  encoding: number;
  repetitions: Int32Array;
  definitions: Int32Array;
  body: Bytes;
}

const widthOf = (most: number): number => 32 - Math.clz32(most);

/** Reads a column of a row group. */
export class ColumnReader {
  readonly #file: Uint8Array;
  readonly #leaf: Node;
  readonly #chunk: Chunk;
  readonly #unpack: Unpack;
  readonly #limits: Limits;
  readonly #convert: (value: RawValue) => JsonScalar;
  readonly #isFlat: boolean;
  #dictionary: JsonScalar[] | undefined;
  #rows = 0;
  readonly #definitions: number[] = [];
  readonly #repetitions: number[] = [];
  readonly #values: JsonScalar[] = [];

  /** @param isFlat whether the column is one of the file itself, a value for each row */
  constructor(file: Uint8Array, leaf: Node, chunk: Chunk, unpack: Unpack, limits: Limits, isFlat: boolean) {
    this.#file = file;
    this.#isFlat = isFlat;
    this.#leaf = leaf;
    this.#chunk = chunk;
    this.#unpack = unpack;
    this.#limits = limits;
    this.#convert = converterOf(leaf);
  }

  /** The values of the rows from one up to another. */
  read(from: number, to: number): Column {
    let seen = 0;
    for (let at = this.#chunk.start; at < this.#chunk.end && seen < this.#chunk.values && this.#isWanting(to); ) {
      const reader = new ThriftReader(this.#file.subarray(0, this.#chunk.end), at);
      const header = reader.struct();
      const size = header.number(3) ?? -1;
      const start = reader.at;
      if (size < 0 || start + size > this.#chunk.end) refuse('a page reaches behind the end of its column');
      at = start + size;
      seen += this.#page(header, this.#file.subarray(start, at), from, to);
    }
    if (this.#rows < to) refuse(`column ${JSON.stringify(this.#leaf.name)} ends before its rows do`);
    return { definitions: this.#definitions, repetitions: this.#repetitions, values: this.#values };
  }

  /** Whether there may be more of the rows; one of a list may go on in the next page. */
  #isWanting(to: number): boolean {
    return this.#leaf.maxRepetition > 0 ? this.#rows <= to : this.#rows < to;
  }

  /** Takes up a page. How many values it has, empty ones among them. */
  #page(header: ThriftStruct, packed: Uint8Array, from: number, to: number): number {
    const type = header.number(1);
    const crc = header.number(4);
    if (crc !== undefined && crc >>> 0 !== crc32(packed)) refuse('the checksum of a page does not fit');
    if (type === DICTIONARY) this.#readDictionary(header, packed);
    if (type !== DATA && type !== DATA_2) return 0;
    const page = type === DATA ? this.#dataPage(header, packed, to) : this.#dataPage2(header, packed, to);
    this.#take(page, from, to);
    return header.struct(type === DATA ? 5 : 8)?.number(1) ?? 0;
  }

  #unpacked(packed: Uint8Array, size: number): Uint8Array {
    if (size < 0) refuse('a page has a size below 0');
    this.#limits.bytes(size);
    return this.#unpack(packed, this.#chunk.codec, size);
  }

  #count(count: number | undefined): number {
    return count !== undefined && count >= 0 ? count : refuse('a page does not say how many values it has');
  }

  /** @param count of values that are read at once */
  #bounded(count: number): number {
    if (count > MAX_PAGE_VALUES) return unprocessable(`More than ${MAX_PAGE_VALUES} values of one page would have to be read.`, 'file');
    this.#limits.values(count);
    return count;
  }

  #readDictionary(header: ThriftStruct, packed: Uint8Array): void {
    const facts = header.struct(7) ?? refuse('a dictionary has no header');
    const count = this.#bounded(this.#count(facts.number(1)));
    const { physical = 'byte_array', length } = this.#leaf;
    this.#dictionary = plain(new Bytes(this.#unpacked(packed, header.number(2) ?? -1)), physical, length, count).map(this.#convert);
  }

  /** How many values of a page are needed: of lists all, as rows and values differ. */
  #needed(count: number, to: number): number {
    return this.#bounded(this.#leaf.maxRepetition > 0 ? count : Math.min(count, to - this.#rows));
  }

  #dataPage(header: ThriftStruct, packed: Uint8Array, to: number): Page {
    const facts = header.struct(5) ?? refuse('a page has no header of its own');
    const total = this.#count(facts.number(1));
    const values = this.#needed(total, to);
    const body = new Bytes(this.#unpacked(packed, header.number(2) ?? -1));
    const levels = (most: number, encoding: number | undefined): Int32Array => {
      if (most === 0) return new Int32Array(0);
      const width = widthOf(most);
      if (encoding === BIT_PACKED) return bitPacked(body, width, this.#bounded(total)).subarray(0, values);
      return hybrid(new Bytes(body.take(body.uint32())), width, values);
    };
    const repetitions = levels(this.#leaf.maxRepetition, facts.number(4));
    const definitions = levels(this.#leaf.maxDefinition, facts.number(3));
    return { total, values, encoding: facts.number(2) ?? -1, repetitions, definitions, body: body.rest() };
  }

  #dataPage2(header: ThriftStruct, packed: Uint8Array, to: number): Page {
    const facts = header.struct(8) ?? refuse('a page has no header of its own');
    const total = this.#count(facts.number(1));
    const values = this.#needed(total, to);
    const [definitionBytes, repetitionBytes] = [facts.number(5) ?? -1, facts.number(6) ?? -1];
    const levels = new Bytes(packed);
    const [maxRepetition, maxDefinition] = [this.#leaf.maxRepetition, this.#leaf.maxDefinition];
    const repeated = new Bytes(levels.take(repetitionBytes));
    const defined = new Bytes(levels.take(definitionBytes));
    const repetitions = maxRepetition > 0 ? hybrid(repeated, widthOf(maxRepetition), values) : new Int32Array(0);
    const definitions = maxDefinition > 0 ? hybrid(defined, widthOf(maxDefinition), values) : new Int32Array(0);
    const rest = packed.subarray(definitionBytes + repetitionBytes);
    const size = (header.number(2) ?? -1) - definitionBytes - repetitionBytes;
    const body = new Bytes(facts.boolean(7) === false ? rest : this.#unpacked(rest, size));
    return { total, values, encoding: facts.number(4) ?? -1, repetitions, definitions, body };
  }

  /** Adds what of a page is in the rows wanted. */
  #take({ total, values, encoding, repetitions, definitions, body }: Page, from: number, to: number): void {
    const { maxRepetition, maxDefinition } = this.#leaf;
    const isPresent = (index: number): boolean => maxDefinition === 0 || definitions[index] === maxDefinition;
    const present = maxDefinition === 0 ? values : definitions.reduce((sum, level) => sum + (level === maxDefinition ? 1 : 0), 0);
    const decoded = this.#decode(body, encoding, present, total);
    let place = 0;
    for (let index = 0; index < values; index++) {
      if (maxRepetition === 0 || repetitions[index] === 0) this.#rows += 1;
      const isWanted = this.#rows > from && this.#rows <= to;
      if (isWanted && maxDefinition > 0 && !this.#isFlat) this.#definitions.push(definitions[index] ?? 0);
      if (isWanted && maxRepetition > 0) this.#repetitions.push(repetitions[index] ?? 0);
      if (isPresent(index)) this.#give(decoded, place++, isWanted);
      else if (isWanted && this.#isFlat) this.#values.push(null);
    }
  }

  #give(decoded: (index: number) => JsonScalar, place: number, isWanted: boolean): void {
    if (!isWanted) return;
    const value = decoded(place);
    this.#limits.given(1, typeof value === 'string' ? value.length : 0);
    this.#values.push(value);
  }

  /** The values of a page by their places, made into JSON as they are asked for. */
  #decode(body: Bytes, encoding: number, count: number, total: number): (index: number) => JsonScalar {
    if (encoding === PLAIN_DICTIONARY || encoding === RLE_DICTIONARY) {
      const dictionary = this.#dictionary ?? refuse('a page needs a dictionary that is not there');
      const indices = count === 0 ? new Int32Array(0) : hybrid(body, body.byte(), count);
      return (index) => {
        const value = dictionary[indices[index] ?? -1];
        return value === undefined ? refuse('a value is not in the dictionary') : value;
      };
    }
    const raw = this.#rawValues(body, encoding, count, total);
    if (raw.length < count) refuse('a page has fewer values than it says');
    return (index) => this.#convert(raw[index] ?? 0);
  }

  #rawValues(body: Bytes, encoding: number, count: number, total: number): RawValue[] {
    const { physical = 'byte_array', length } = this.#leaf;
    const room = (bytes: number): void => this.#limits.bytes(bytes);
    if (encoding === PLAIN) return plain(body, physical, length, count);
    if (encoding === RLE && physical === 'boolean')
      return count === 0 ? [] : Array.from(hybrid(new Bytes(body.take(body.uint32())), 1, count), (bit) => bit === 1);
    if (encoding === DELTA_BINARY && physical === 'int32') return deltas(body, 32, this.#bounded(total)).map(Number);
    if (encoding === DELTA_BINARY && physical === 'int64') return deltas(body, 64, this.#bounded(total));
    if (encoding === DELTA_LENGTH && physical === 'byte_array') return deltaLengths(body, this.#bounded(total));
    if (encoding === DELTA_BYTES && (physical === 'byte_array' || physical === 'fixed_len_byte_array')) return deltaBytes(body, this.#bounded(total), room);
    if (encoding === STREAM_SPLIT && physical !== 'boolean' && physical !== 'byte_array' && physical !== 'int96') {
      const width = physical === 'fixed_len_byte_array' ? length : WIDTHS[physical];
      return plain(joinedStreams(body, width, count), physical, length, count);
    }
    return refuse(`a page of ${physical} has encoding ${encoding}, which is not known for it`);
  }
}
