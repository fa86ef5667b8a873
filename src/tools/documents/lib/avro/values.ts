import { unprocessable } from '../../../errors.ts';
import { viewOf } from '../../../shared/bytes/arrays.ts';
import { base64Of, hexOf, isUtf8, looseUtf8 } from '../../../shared/platform/bytes.ts';
import { bigEndian, dayText, decimalText, durationText, timeOfDay, timestampText, whole } from '../logical-values.ts';
import type { AvroType, Logical } from './schema.ts';

const MAX_DEPTH = 500;
/** The most values that a file may give, arrays, objects and what is in them counted alike. */
const MAX_VALUES = 1_000_000;

export const refuse = (problem: string): never => unprocessable(`The Avro file is damaged or cut off: ${problem}.`, 'file');

/** Reads the binary encoding of Avro. */
export class AvroReader {
  readonly #bytes: Uint8Array;
  #at = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  get left(): number {
    return this.#bytes.length - this.#at;
  }

  take(count: number): Uint8Array {
    if (count > this.left) refuse('its data end too soon');
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }

  byte(): number {
    return this.take(1)[0] ?? 0;
  }

  /** A number of seven bits a byte, the sign in the lowest bit. */
  long(): bigint {
    let [value, shift] = [0n, 0n];
    for (let count = 0; count < 10; count++) {
      const byte = this.byte();
      value |= BigInt(byte & 0x7f) << shift;
      if (byte < 0x80) return BigInt.asIntN(64, (value >> 1n) ^ -(value & 1n));
      shift += 7n;
    }
    return refuse('a number has more than ten bytes');
  }

  length(): number {
    const length = this.long();
    return length < 0n || length > BigInt(this.left) ? refuse(`a length of ${length} is beyond the data`) : Number(length);
  }

  bytes(): Uint8Array {
    return this.take(this.length());
  }

  text(): string {
    const bytes = this.bytes();
    return isUtf8(bytes) ? looseUtf8(bytes) : refuse('a string is not UTF-8');
  }

  float(size: 4 | 8): number {
    const view = viewOf(this.take(size));
    return size === 4 ? view.getFloat32(0, true) : view.getFloat64(0, true);
  }

  /** The count of a block of an array or map; 0 is the end. */
  count(): bigint {
    const count = this.long();
    if (count >= 0n) return count;
    // A negative count is followed by the size of the block.
    this.long();
    return -count;
  }
}

/** Makes values of a file by its schema. */
export class ValueReader {
  readonly #withLogical: boolean;
  #left = MAX_VALUES;

  constructor(withLogical: boolean) {
    this.#withLogical = withLogical;
  }

  read(reader: AvroReader, type: AvroType, depth = 0): unknown {
    if (this.#left-- <= 0) unprocessable(`The Avro file gives more than ${MAX_VALUES} values.`, 'file');
    if (depth > MAX_DEPTH) unprocessable(`The values of the Avro file are nested deeper than ${MAX_DEPTH} levels.`, 'file');
    switch (type.kind) {
      case 'null':
        return null;
      case 'boolean': {
        const byte = reader.byte();
        return byte > 1 ? refuse(`a boolean is ${byte}`) : byte === 1;
      }
      case 'int':
      case 'long': {
        const value = reader.long();
        if (type.kind === 'int' && value !== BigInt.asIntN(32, value)) refuse(`${value} is not a number of 32 bits`);
        return this.#number(value, type.logical);
      }
      case 'float':
      case 'double': {
        const value = reader.float(type.kind === 'float' ? 4 : 8);
        return Number.isFinite(value) ? value : null;
      }
      case 'bytes':
        return this.#bytes(reader.bytes(), type.logical);
      case 'fixed':
        return this.#bytes(reader.take(type.size), type.logical);
      case 'string':
        return reader.text();
      case 'enum':
        return type.symbols[this.#index(reader, type.symbols.length)];
      case 'union':
        return this.read(reader, type.branches[this.#index(reader, type.branches.length)] ?? { kind: 'null' }, depth + 1);
      case 'array': {
        const items: unknown[] = [];
        this.#blocks(reader, () => items.push(this.read(reader, type.items, depth + 1)));
        return items;
      }
      case 'map': {
        const map = {};
        this.#blocks(reader, () => define(map, reader.text(), this.read(reader, type.items, depth + 1)));
        return map;
      }
      case 'record': {
        const record = {};
        for (const field of type.fields) define(record, field.name, this.read(reader, field.type, depth + 1));
        return record;
      }
    }
  }

  #index(reader: AvroReader, count: number): number {
    const index = reader.long();
    return index >= 0n && index < BigInt(count) ? Number(index) : refuse(`a choice ${index} of ${count}`);
  }

  #blocks(reader: AvroReader, readItem: () => void): void {
    for (let count = reader.count(); count > 0n; count = reader.count()) {
      if (count > BigInt(MAX_VALUES)) unprocessable(`The Avro file gives more than ${MAX_VALUES} values.`, 'file');
      for (let index = 0n; index < count; index++) readItem();
    }
  }

  #number(value: bigint, logical: Logical | undefined): unknown {
    if (!this.#withLogical) return whole(value);
    switch (logical?.name) {
      case 'date':
        return dayText(value);
      case 'time-millis':
        return timeOfDay(value, 'millis');
      case 'time-micros':
        return timeOfDay(value, 'micros');
      case 'timestamp-millis':
      case 'timestamp-micros':
      case 'timestamp-nanos':
      case 'local-timestamp-millis':
      case 'local-timestamp-micros':
      case 'local-timestamp-nanos': {
        const unit = logical.name.endsWith('millis') ? 'millis' : logical.name.endsWith('micros') ? 'micros' : 'nanos';
        return timestampText(value, unit, !logical.name.startsWith('local'));
      }
      default:
        return whole(value);
    }
  }

  #bytes(bytes: Uint8Array, logical: Logical | undefined): unknown {
    if (this.#withLogical && logical?.name === 'decimal') return decimalText(bigEndian(bytes), logical.scale);
    if (this.#withLogical && logical?.name === 'duration' && bytes.length === 12) return durationText(bytes);
    if (this.#withLogical && logical?.name === 'uuid' && bytes.length === 16)
      return hexOf(bytes).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
    return base64Of(bytes);
  }
}

/** Defined rather than assigned, so that __proto__ is a name like any other. */
function define(object: object, name: string, value: unknown): void {
  Object.defineProperty(object, name, { value, enumerable: true, configurable: true, writable: true });
}
