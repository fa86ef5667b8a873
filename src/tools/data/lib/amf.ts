import { unprocessable } from '../../errors.ts';
import { ByteReader, ByteWriter, finiteDouble, isInteger, MAX_DEPTH, utf8Of } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, booleanValue, doubleValue, membersOf, NULL, numberValue, objectValue, textValue } from '../../shared/json/tree.ts';
import { base64Of } from '../../shared/platform/bytes.ts';

// Action Message Format, by Adobe's specifications "AMF 0" (2007) and "AMF 3" (2013).

export type AmfVersion = 'amf0' | 'amf3';

/** The most values that references may stand for, written out. */
const MAX_VALUES = 1_000_000;
/** The member by which objects of a class name it. */
const CLASS = '@class';
const MAX_DATE = 8.64e15;

/** A value and how many values it is, written out; a long text counts as several. */
interface Sized {
  value: JsonValue;
  size: number;
}

const UNITS_OF_VALUE = 16;
const sizeOf = (text: string): number => 1 + Math.floor(text.length / UNITS_OF_VALUE);
const one = (value: JsonValue): Sized => ({ value, size: value.kind === 'string' ? sizeOf(value.value) : 1 });

/** Reads the values of AMF, one after the other. */
export function decodeAmf(bytes: Uint8Array, version: AmfVersion): JsonValue[] {
  const reader = new ByteReader(bytes);
  const values: JsonValue[] = [];
  let left = MAX_VALUES;
  // References reach over all that is in one message.
  const amf0 = new Amf0Reader(reader);
  const amf3 = new Amf3Reader(reader);
  while (reader.left > 0) {
    const { value, size } = version === 'amf0' ? amf0.value(0) : amf3.value(0);
    left -= size;
    if (left < 0) tooMany();
    values.push(value);
  }
  return values;
}

const tooMany = (): never => unprocessable(`With its references written out, the AMF has more than ${MAX_VALUES} values.`, 'input');

/** What references lead to. One to a value that is still being read would go round in a circle. */
class References<Item> {
  readonly #items: (Item | undefined)[] = [];

  reserve(): number {
    return this.#items.push(undefined) - 1;
  }

  set(index: number, item: Item): Item {
    this.#items[index] = item;
    return item;
  }

  add(item: Item): Item {
    return this.set(this.reserve(), item);
  }

  get(index: number, reader: ByteReader, at: number): Item {
    if (index >= this.#items.length) reader.fail(`reference ${index} leads to nothing`, at);
    return this.#items[index] ?? reader.fail('a value refers to itself, which JSON cannot express', at);
  }
}

/** Members and items that are gathered within a bound. */
class Gathered {
  readonly members: [string, JsonValue][] = [];
  readonly items: JsonValue[] = [];
  size = 1;

  #count({ value, size }: Sized, name = ''): JsonValue {
    this.size += size + sizeOf(name) - 1;
    return this.size > MAX_VALUES ? tooMany() : value;
  }

  member(name: string, sized: Sized): void {
    this.members.push([name, this.#count(sized, name)]);
  }

  item(sized: Sized): void {
    this.items.push(this.#count(sized));
  }

  object(): Sized {
    return { value: objectValue(this.members), size: this.size };
  }

  array(): Sized {
    return { value: arrayValue(this.items), size: this.size };
  }
}

function dateValue(milliseconds: number, reader: ByteReader, at: number): JsonValue {
  if (!(Math.abs(milliseconds) <= MAX_DATE)) reader.fail(`a date of ${milliseconds} milliseconds is beyond the calendar`, at);
  return textValue(new Date(milliseconds).toISOString());
}

function checkDepth(depth: number, reader: ByteReader): void {
  if (depth > MAX_DEPTH) reader.fail(`the data are nested deeper than ${MAX_DEPTH} levels`);
}

const END = 0x09;

class Amf0Reader {
  readonly #reader: ByteReader;
  readonly #objects = new References<Sized>();

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  value(depth: number): Sized {
    const reader = this.#reader;
    checkDepth(depth, reader);
    const at = reader.at;
    const marker = reader.byte();
    switch (marker) {
      case 0x00:
        return one(doubleValue(reader.float(8), 'input'));
      case 0x01:
        return one(booleanValue(reader.byte() !== 0));
      case 0x02:
        return one(textValue(reader.text(reader.length(2))));
      case 0x03:
        return this.#object(depth, '');
      case 0x05:
      case 0x06:
      case 0x0d:
        return one(NULL);
      case 0x07:
        return this.#objects.get(reader.length(2), reader, at);
      case 0x08:
        reader.take(4);
        return this.#object(depth, '');
      case 0x0a:
        return this.#array(depth);
      case 0x0b: {
        const milliseconds = reader.float(8);
        reader.take(2);
        return one(dateValue(milliseconds, reader, at));
      }
      case 0x0c:
      case 0x0f:
        return one(textValue(reader.text(reader.length(4))));
      case 0x10:
        return this.#object(depth, reader.text(reader.length(2)));
      case 0x11:
        // The tables of AMF 3 begin anew with each such value.
        return new Amf3Reader(reader).value(depth + 1);
      default:
        return reader.fail(`0x${marker.toString(16).padStart(2, '0')} begins no value of AMF 0`, at);
    }
  }

  #object(depth: number, name: string): Sized {
    const reader = this.#reader;
    const index = this.#objects.reserve();
    const gathered = new Gathered();
    if (name !== '') gathered.member(CLASS, one(textValue(name)));
    for (;;) {
      const key = reader.text(reader.length(2));
      if (key === '' && reader.peek() === END) break;
      gathered.member(key, this.value(depth + 1));
    }
    reader.byte();
    return this.#objects.set(index, gathered.object());
  }

  #array(depth: number): Sized {
    const reader = this.#reader;
    const index = this.#objects.reserve();
    const at = reader.at;
    const length = reader.length(4);
    if (length > reader.left) reader.fail(`an array of ${length} values is longer than the rest of the input`, at);
    const gathered = new Gathered();
    for (let count = 0; count < length; count++) gathered.item(this.value(depth + 1));
    return this.#objects.set(index, gathered.array());
  }
}

interface Traits {
  name: string;
  isDynamic: boolean;
  isExternal: boolean;
  members: readonly string[];
}

class Amf3Reader {
  readonly #reader: ByteReader;
  readonly #strings = new References<string>();
  readonly #objects = new References<Sized>();
  readonly #traits = new References<Traits>();

  constructor(reader: ByteReader) {
    this.#reader = reader;
  }

  /** An integer of 29 bits without a sign, in one to four bytes. */
  #u29(): number {
    let value = 0;
    for (let index = 0; index < 3; index++) {
      const byte = this.#reader.byte();
      value = value * 128 + (byte & 0x7f);
      if (byte < 0x80) return value;
    }
    return value * 256 + this.#reader.byte();
  }

  #string(): string {
    const at = this.#reader.at;
    const head = this.#u29();
    if ((head & 1) === 0) return this.#strings.get(head >> 1, this.#reader, at);
    const text = this.#reader.text(head >> 1);
    return text === '' ? text : this.#strings.add(text);
  }

  value(depth: number): Sized {
    const reader = this.#reader;
    checkDepth(depth, reader);
    const at = reader.at;
    const marker = reader.byte();
    switch (marker) {
      case 0x00:
      case 0x01:
        return one(NULL);
      case 0x02:
      case 0x03:
        return one(booleanValue(marker === 0x03));
      case 0x04: {
        const value = this.#u29();
        return one(numberValue(String(value >= 2 ** 28 ? value - 2 ** 29 : value)));
      }
      case 0x05:
        return one(doubleValue(reader.float(8), 'input'));
      case 0x06:
        return one(textValue(this.#string()));
      case 0x07:
      case 0x0b:
        return this.#referable((length) => one(textValue(reader.text(length))));
      case 0x08:
        return this.#referable(() => one(dateValue(reader.float(8), reader, at)));
      case 0x09:
        return this.#referable((length) => this.#array(length, depth));
      case 0x0a:
        return this.#referable((head) => this.#object(head, depth));
      case 0x0c:
        return this.#referable((length) => one(textValue(base64Of(reader.take(length)))));
      case 0x0d:
      case 0x0e:
        return this.#referable((length) => this.#vector(length, () => one(numberValue(String(reader.integer(4, marker === 0x0d)))), 4));
      case 0x0f:
        return this.#referable((length) => this.#vector(length, () => one(doubleValue(reader.float(8), 'input')), 8));
      case 0x10:
        return this.#referable((length) => {
          reader.byte();
          this.#string();
          return this.#items(length, () => this.value(depth + 1), 1);
        });
      case 0x11:
        return this.#referable((length) => this.#dictionary(length, depth));
      default:
        return reader.fail(`0x${marker.toString(16).padStart(2, '0')} begins no value of AMF 3`, at);
    }
  }

  /** A value, or a reference to an earlier one. @param read reads a new one, given the rest of its first integer */
  #referable(read: (head: number) => Sized): Sized {
    const at = this.#reader.at;
    const head = this.#u29();
    if ((head & 1) === 0) return this.#objects.get(head >> 1, this.#reader, at);
    const index = this.#objects.reserve();
    return this.#objects.set(index, read(head >> 1));
  }

  #vector(length: number, read: () => Sized, bytes: number): Sized {
    this.#reader.byte();
    return this.#items(length, read, bytes);
  }

  #items(length: number, read: () => Sized, bytes: number): Sized {
    if (length * bytes > this.#reader.left) this.#reader.fail(`${length} values are more than the rest of the input has`);
    const gathered = new Gathered();
    for (let count = 0; count < length; count++) gathered.item(read());
    return gathered.array();
  }

  /** An array of items alone, or one that has named members too, which is an object. */
  #array(length: number, depth: number): Sized {
    const gathered = new Gathered();
    for (let name = this.#string(); name !== ''; name = this.#string()) gathered.member(name, this.value(depth + 1));
    if (gathered.members.length === 0) return this.#items(length, () => this.value(depth + 1), 1);
    if (length > this.#reader.left) this.#reader.fail(`${length} values are more than the rest of the input has`);
    for (let index = 0; index < length; index++) gathered.member(String(index), this.value(depth + 1));
    return gathered.object();
  }

  #traitsOf(head: number): Traits {
    const at = this.#reader.at;
    if ((head & 1) === 0) return this.#traits.get(head >> 1, this.#reader, at);
    const [isExternal, isDynamic, count] = [(head & 2) !== 0, (head & 4) !== 0, head >> 3];
    const name = this.#string();
    if (count > this.#reader.left) this.#reader.fail(`a class of ${count} members is longer than the rest of the input`, at);
    return this.#traits.add({ name, isExternal, isDynamic, members: isExternal ? [] : Array.from({ length: count }, () => this.#string()) });
  }

  #object(head: number, depth: number): Sized {
    const { name, isExternal, isDynamic, members } = this.#traitsOf(head);
    if (isExternal) {
      // Flex's collections hold one array; how others are written only their classes know.
      if (!/^flex\.messaging\.io\.(?:ArrayCollection|ArrayList|ObjectProxy)$/.test(name))
        this.#reader.fail(`an object of the class ${JSON.stringify(name.slice(0, 100))} is written in a way that only the class knows`);
      return this.value(depth + 1);
    }
    const gathered = new Gathered();
    if (name !== '') gathered.member(CLASS, one(textValue(name)));
    for (const member of members) gathered.member(member, this.value(depth + 1));
    if (isDynamic) for (let key = this.#string(); key !== ''; key = this.#string()) gathered.member(key, this.value(depth + 1));
    return gathered.object();
  }

  /** A dictionary is a list of its keys and values, which may be of any kind. */
  #dictionary(length: number, depth: number): Sized {
    this.#reader.byte();
    return this.#items(
      length,
      () => {
        const pair = new Gathered();
        pair.item(this.value(depth + 1));
        pair.item(this.value(depth + 1));
        return pair.array();
      },
      2,
    );
  }
}

/** Writes values as AMF, one after the other. */
export function encodeAmf(values: readonly JsonValue[], version: AmfVersion): Uint8Array {
  const writer = new ByteWriter();
  const amf3 = new Amf3Writer(writer);
  for (const value of values) {
    if (version === 'amf0') writeAmf0(writer, value);
    else amf3.value(value);
  }
  return writer.result();
}

function nameBytes(name: string): Uint8Array {
  if (name === '') unprocessable('AMF cannot have a member without a name, which ends an object.', 'input');
  return utf8Of(name);
}

function writeAmf0(writer: ByteWriter, value: JsonValue): void {
  switch (value.kind) {
    case 'null':
      writer.byte(0x05);
      return;
    case 'boolean':
      writer.byte(0x01);
      writer.byte(value.value ? 1 : 0);
      return;
    case 'number':
      writer.byte(0x00);
      writer.float(finiteDouble(value.source), 8);
      return;
    case 'string': {
      const bytes = utf8Of(value.value);
      const isLong = bytes.length > 0xffff;
      writer.byte(isLong ? 0x0c : 0x02);
      writer.integer(bytes.length, isLong ? 4 : 2);
      writer.bytes(bytes);
      return;
    }
    case 'array':
      writer.byte(0x0a);
      writer.integer(value.items.length, 4);
      for (const item of value.items) writeAmf0(writer, item);
      return;
    case 'object':
      writer.byte(0x03);
      for (const [name, member] of membersOf(value)) {
        const bytes = nameBytes(name);
        if (bytes.length > 0xffff) unprocessable(`The name ${JSON.stringify(name.slice(0, 40))}… is longer than the 65535 bytes of AMF 0.`, 'input');
        writer.integer(bytes.length, 2);
        writer.bytes(bytes);
        writeAmf0(writer, member);
      }
      writer.integer(0, 2);
      writer.byte(END);
  }
}

class Amf3Writer {
  readonly #writer: ByteWriter;
  readonly #strings = new Map<string, number>();
  #hasTraits = false;

  constructor(writer: ByteWriter) {
    this.#writer = writer;
  }

  #u29(value: number): void {
    if (value >= 2 ** 29) unprocessable('A string or list is longer than AMF 3 can say.', 'input');
    // The fourth byte has eight bits, the others seven.
    const isLong = value >= 0x20_0000;
    const bytes = [isLong ? value & 0xff : value & 0x7f];
    for (let rest = value >> (isLong ? 8 : 7); rest > 0 || (isLong && bytes.length < 4); rest >>= 7) bytes.unshift((rest & 0x7f) | 0x80);
    for (const byte of bytes) this.#writer.byte(byte);
  }

  #string(text: string): void {
    const known = this.#strings.get(text);
    if (known !== undefined) {
      this.#u29(known << 1);
      return;
    }
    const bytes = utf8Of(text);
    if (text !== '') this.#strings.set(text, this.#strings.size);
    this.#u29(bytes.length * 2 + 1);
    this.#writer.bytes(bytes);
  }

  value(value: JsonValue): void {
    const writer = this.#writer;
    switch (value.kind) {
      case 'null':
        writer.byte(0x01);
        return;
      case 'boolean':
        writer.byte(value.value ? 0x03 : 0x02);
        return;
      case 'number': {
        const number = finiteDouble(value.source);
        if (isInteger(value.source) && number >= -(2 ** 28) && number < 2 ** 28 && !Object.is(number, -0)) {
          writer.byte(0x04);
          this.#u29(number < 0 ? number + 2 ** 29 : number);
          return;
        }
        writer.byte(0x05);
        writer.float(number, 8);
        return;
      }
      case 'string':
        writer.byte(0x06);
        this.#string(value.value);
        return;
      case 'array':
        writer.byte(0x09);
        this.#u29(value.items.length * 2 + 1);
        this.#string('');
        for (const item of value.items) this.value(item);
        return;
      case 'object':
        writer.byte(0x0a);
        // A dynamic object without a class; the second one refers to what was said of the first.
        this.#u29(this.#hasTraits ? 0x01 : 0x0b);
        if (!this.#hasTraits) this.#string('');
        this.#hasTraits = true;
        for (const [name, member] of membersOf(value)) {
          nameBytes(name);
          this.#string(name);
          this.value(member);
        }
        this.#string('');
    }
  }
}
