import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';

// The compact protocol of Apache Thrift, in which Parquet writes what it says of its data. What is read needs no definitions: a structure is a list of its fields by their numbers.

const MAX_DEPTH = 32;
const MAX_FIELD = 200;
/** The most fields and items that are read in one file. */
const MAX_VALUES = 2_000_000;
const [TRUE, FALSE, BYTE, I16, I32, I64, DOUBLE, BINARY, LIST, SET, MAP, STRUCT] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export type ThriftValue = boolean | number | bigint | Uint8Array | ThriftValue[] | ThriftStruct | undefined;

/** Fields by their numbers. */
export class ThriftStruct {
  readonly #fields: ThriftValue[];

  constructor(fields: ThriftValue[]) {
    this.#fields = fields;
  }

  has(id: number): boolean {
    return this.#fields[id] !== undefined;
  }

  number(id: number): number | undefined {
    const value = this.#fields[id];
    return typeof value === 'number' || typeof value === 'bigint' ? Number(value) : undefined;
  }

  boolean(id: number): boolean | undefined {
    const value = this.#fields[id];
    return typeof value === 'boolean' ? value : undefined;
  }

  bytes(id: number): Uint8Array | undefined {
    const value = this.#fields[id];
    return value instanceof Uint8Array ? value : undefined;
  }

  struct(id: number): ThriftStruct | undefined {
    const value = this.#fields[id];
    return value instanceof ThriftStruct ? value : undefined;
  }

  structs(id: number): ThriftStruct[] {
    const value = this.#fields[id];
    return Array.isArray(value) ? value.filter((item) => item instanceof ThriftStruct) : [];
  }
}

/** Says that a file is damaged. */
export const refuse = (problem: string): never => unprocessable(`The Parquet file is broken: ${problem}.`, 'file');

/** Reads structures one after the other. */
export class ThriftReader {
  at: number;
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  #count = 0;

  constructor(bytes: Uint8Array, at = 0) {
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    this.at = at;
  }

  #byte(): number {
    const byte = this.#bytes[this.at++];
    return byte ?? refuse('what it says of its data is cut off');
  }

  #varint(): bigint {
    let value = 0n;
    for (let shift = 0n; shift < 70n; shift += 7n) {
      const byte = this.#byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    return refuse('a number has too many bytes');
  }

  #size(): number {
    const size = this.#varint();
    return size <= BigInt(this.#bytes.length - this.at) ? Number(size) : refuse('what it says of its data is cut off');
  }

  #integer(): number | bigint {
    const value = this.#varint();
    const plain = BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n));
    return plain >= Number.MIN_SAFE_INTEGER && plain <= Number.MAX_SAFE_INTEGER ? Number(plain) : plain;
  }

  struct(depth = 0): ThriftStruct {
    if (depth > MAX_DEPTH) refuse('what it says of its data is nested too deeply');
    const fields: ThriftValue[] = [];
    let id = 0;
    for (;;) {
      const head = this.#byte();
      if (head === 0) return new ThriftStruct(fields);
      const step = head >> 4;
      id = step === 0 ? Number(this.#integer()) : id + step;
      if (id < 0 || id > MAX_FIELD) refuse(`it has a field ${id}, which there is not`);
      const type = head & 15;
      fields[id] = type === TRUE ? true : type === FALSE ? false : this.#value(type, depth);
    }
  }

  #value(type: number, depth: number): ThriftValue {
    if (++this.#count > MAX_VALUES) unprocessable(`The Parquet file says more than ${MAX_VALUES} things of its data.`, 'file');
    switch (type) {
      case TRUE:
      case FALSE:
        return this.#byte() === TRUE;
      case BYTE:
        return (this.#byte() << 24) >> 24;
      case I16:
      case I32:
      case I64:
        return this.#integer();
      case DOUBLE:
        this.at += 8;
        return this.at <= this.#bytes.length ? this.#view.getFloat64(this.at - 8, true) : refuse('what it says of its data is cut off');
      case BINARY: {
        const size = this.#size();
        this.at += size;
        return this.#bytes.subarray(this.at - size, this.at);
      }
      case LIST:
      case SET:
        return this.#list(depth);
      case MAP:
        return this.#map(depth);
      case STRUCT:
        return this.struct(depth + 1);
      default:
        return refuse(`a field is of type ${type}, which there is not`);
    }
  }

  #list(depth: number): ThriftValue[] {
    const head = this.#byte();
    const size = head >> 4 === 15 ? this.#size() : head >> 4;
    if (depth > MAX_DEPTH) refuse('what it says of its data is nested too deeply');
    const items: ThriftValue[] = [];
    for (let index = 0; index < size; index++) items.push(this.#value(head & 15, depth + 1));
    return items;
  }

  /** Nothing that is needed is in one; it is read to get behind it. */
  #map(depth: number): undefined {
    const size = this.#size();
    if (size === 0) return undefined;
    const types = this.#byte();
    for (let index = 0; index < size; index++) {
      this.#value(types >> 4, depth + 1);
      this.#value(types & 15, depth + 1);
    }
    return undefined;
  }
}
