// The Protocol Buffers wire format, https://protobuf.dev/programming-guides/encoding/. The reader of @bufbuild/protobuf is not used: it does not say at which byte the input is wrong,
// passes over varints of more than 10 bytes in what it skips, and reads no bytes of which it is not known whether they are a message.

import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import type { ByteWriter } from '../../shared/bytes/binary.ts';
import { firstInvalidUtf8 } from '../../shared/bytes/bytes.ts';
import { hexOf, looseUtf8 } from '../../shared/platform/bytes.ts';
import { limitCharacters } from '../../shared/tables/csv.ts';

export type WireType = 'varint' | 'i64' | 'len' | 'i32' | 'group';

/** A field as it is in the bytes: numbers have a value (unsigned), len and group the place of their content. */
export interface WireField {
  number: number;
  wireType: WireType;
  /** Where its tag begins. */
  at: number;
  value: bigint;
  from: number;
  end: number;
}

export interface WireProblem {
  problem: string;
  at: number;
}

export const MAX_LEVELS = 100;
const MAX_FIELD_NUMBER = 2n ** 29n - 1n;
const GROUP_END = 4;
const NAMES: readonly (WireType | undefined)[] = ['varint', 'i64', 'len', 'group', undefined, 'i32'];

/** The fields of one level, groups as a whole; or what is wrong with them. */
export function wireFields(bytes: Uint8Array, from = 0, end = bytes.length): WireField[] | WireProblem {
  const cursor = new Cursor(bytes, from, end);
  const fields: WireField[] = [];
  while (cursor.at < end) {
    const field = cursor.field();
    if (!field) return cursor.problem;
    fields.push(field);
  }
  return fields;
}

/** The fields of one level; what is wrong with them is unprocessable, naming the byte. */
export function checkedFields(bytes: Uint8Array, from = 0, end = bytes.length): WireField[] {
  const fields = wireFields(bytes, from, end);
  return Array.isArray(fields) ? fields : refuseByte(fields);
}

export const refuseByte = ({ problem, at }: WireProblem): never => unprocessable(`At byte offset ${at}: ${problem}.`, 'input');

/** The numbers packed into a len field. */
export function packedNumbers(bytes: Uint8Array, { from, end }: WireField, wireType: WireType): bigint[] {
  const cursor = new Cursor(bytes, from, end);
  const values: bigint[] = [];
  while (cursor.at < end) {
    const value = cursor.number(wireType);
    values.push(value ?? refuseByte(cursor.problem));
  }
  return values;
}

class Cursor {
  readonly #bytes: Uint8Array;
  readonly #end: number;
  at: number;
  problem: WireProblem = { problem: '', at: 0 };

  constructor(bytes: Uint8Array, from: number, end: number) {
    this.#bytes = bytes;
    this.at = from;
    this.#end = end;
  }

  #fail(problem: string, at: number): undefined {
    this.problem = { problem, at };
    return undefined;
  }

  field(): WireField | undefined {
    const at = this.at;
    const tag = this.#tag();
    if (!tag) return undefined;
    const { number, wireType } = tag;
    if (wireType === undefined) return this.#fail('a group ends that has not begun', at);
    if (wireType === 'group') {
      const from = this.at;
      const end = this.#skipGroup(number, at);
      return end === undefined ? undefined : { number, wireType, at, value: 0n, from, end };
    }
    if (wireType === 'len') {
      const place = this.#length();
      return place && { number, wireType, at, value: 0n, ...place };
    }
    const value = this.number(wireType);
    return value === undefined ? undefined : { number, wireType, at, value, from: at, end: this.at };
  }

  /** A number of a wire type that stands for one. */
  number(wireType: WireType): bigint | undefined {
    if (wireType === 'varint') return this.#varint();
    const size = wireType === 'i64' ? 8 : 4;
    if (this.#end - this.at < size) return this.#fail('the input stops too soon', this.#end);
    this.at += size;
    const view = viewOf(this.#bytes);
    return size === 8 ? view.getBigUint64(this.at - 8, true) : BigInt(view.getUint32(this.at - 4, true));
  }

  /** The end of a group has no wire type here. */
  #tag(): { number: number; wireType: WireType | undefined } | undefined {
    const at = this.at;
    const tag = this.#varint();
    if (tag === undefined) return undefined;
    const type = Number(tag & 7n);
    const number = tag >> 3n;
    if (number === 0n) return this.#fail('there is no field number 0', at);
    if (number > MAX_FIELD_NUMBER) return this.#fail('field numbers go up to 536870911', at);
    if (type > 5) return this.#fail(`there is no wire type ${type}`, at);
    return { number: Number(number), wireType: type === GROUP_END ? undefined : NAMES[type] };
  }

  #length(): { from: number; end: number } | undefined {
    const at = this.at;
    const length = this.#varint();
    if (length === undefined) return undefined;
    if (length > BigInt(this.#end - this.at)) return this.#fail(`a length of ${length} is beyond the end of the input`, at);
    const from = this.at;
    this.at += Number(length);
    return { from, end: this.at };
  }

  /** Goes after the end of a group and gives where its content ends. */
  #skipGroup(number: number, start: number): number | undefined {
    const open = [number];
    for (;;) {
      const at = this.at;
      if (at >= this.#end) return this.#fail('a group is never ended', start);
      const tag = this.#tag();
      if (!tag) return undefined;
      if (tag.wireType === undefined) {
        if (open.pop() !== tag.number) return this.#fail('the end of a group does not fit its beginning', at);
        if (open.length === 0) return at;
      } else if (tag.wireType === 'group') {
        open.push(tag.number);
        if (open.length > MAX_LEVELS) return this.#fail(`nested deeper than ${MAX_LEVELS} levels`, at);
      } else if (!this.#skipValue(tag.wireType)) return undefined;
    }
  }

  /** @returns whether there is a whole value */
  #skipValue(wireType: Exclude<WireType, 'group'>): boolean {
    return (wireType === 'len' ? this.#length() : this.number(wireType)) !== undefined;
  }

  #varint(): bigint | undefined {
    const start = this.at;
    let low = 0;
    for (let index = 0; index < 10; index++) {
      if (this.at >= this.#end) return this.#fail('the input stops too soon', this.#end);
      const byte = this.#bytes[this.at++] ?? 0;
      if (index < 4) low |= (byte & 0x7f) << (7 * index);
      if (byte < 0x80) return index < 4 ? BigInt(low) : this.#wide(start);
    }
    return this.#fail('a varint has more than 10 bytes', start);
  }

  #wide(start: number): bigint {
    let value = 0n;
    for (let at = this.at - 1; at >= start; at--) value = (value << 7n) | BigInt((this.#bytes[at] ?? 0) & 0x7f);
    return BigInt.asUintN(64, value);
  }
}

/** A field as the tool shows it without a schema. */
export type ShownField = {
  number: number;
  wireType: WireType;
  value?: string;
  hex?: string;
  text?: string;
  message?: ShownField[];
};

/** Every field of some bytes, len fields that read wholly as fields and groups with their content. */
export function showFields(bytes: Uint8Array): ShownField[] {
  let length = 0;
  const show = (fields: readonly WireField[], level: number): ShownField[] =>
    fields.map(({ number, wireType, value, from, end, at }) => {
      if (wireType === 'group') {
        if (level >= MAX_LEVELS) refuseByte({ problem: `nested deeper than ${MAX_LEVELS} levels`, at });
        return { number, wireType, message: show(checkedFields(bytes, from, end), level + 1) };
      }
      if (wireType !== 'len') return { number, wireType, value: String(value) };
      const content = bytes.subarray(from, end);
      length += 2 * content.length;
      limitCharacters(length, 'input');
      const inner = content.length > 0 ? fieldsWithin(bytes, { from, end }, level) : undefined;
      return { number, wireType, hex: hexOf(content), ...textOf(content), ...(inner && { message: show(inner, level + 1) }) };
    });
  return show(checkedFields(bytes), 1);
}

/** What is in a field of a level, where it reads wholly as fields whose groups nest no deeper than the levels that are left. */
function fieldsWithin(bytes: Uint8Array, { from, end }: Pick<WireField, 'from' | 'end'>, level: number): WireField[] | undefined {
  const fields = level < MAX_LEVELS ? wireFields(bytes, from, end) : undefined;
  if (!Array.isArray(fields)) return undefined;
  return fields.every((field) => field.wireType !== 'group' || fieldsWithin(bytes, field, level + 1)) ? fields : undefined;
}

function textOf(content: Uint8Array): { text?: string } {
  if (firstInvalidUtf8(content) >= 0) return {};
  const text = looseUtf8(content);
  return /[^\P{Cc}\t\n\r]/u.test(text) ? {} : { text };
}

/** Appends a varint. @param value from 0 to 2^64 - 1 */
export function putVarint(writer: ByteWriter, value: bigint): void {
  let rest = value;
  while (rest >= 0x80n) {
    writer.byte(Number(rest & 0x7fn) | 0x80);
    rest >>= 7n;
  }
  writer.byte(Number(rest));
}

const CODES: Record<WireType | 'groupEnd', number> = { varint: 0, i64: 1, len: 2, group: 3, groupEnd: GROUP_END, i32: 5 };

/** Appends the tag of a field. */
export function putTag(writer: ByteWriter, number: number, wireType: WireType | 'groupEnd'): void {
  putVarint(writer, (BigInt(number) << 3n) | BigInt(CODES[wireType]));
}

/** Appends bytes with their length in front. */
export function putBytes(writer: ByteWriter, bytes: Uint8Array): void {
  putVarint(writer, BigInt(bytes.length));
  writer.bytes(bytes);
}
