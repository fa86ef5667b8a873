import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { hexOf, isUtf8, latin1Text, looseUtf8 } from '../../shared/platform/bytes.ts';
import { bindingName, machineName, sectionFlags, sectionTypeName, segmentName, specialSection, symbolTypeName, systemName, typeName } from './elf-names.ts';

// The Executable and Linkable Format: System V ABI 4.1 (generic part), and what GNU and Linux add to it.

const MAGIC = [0x7f, 0x45, 0x4c, 0x46];
const MAX_NAME = 4096;
const MAX_LIST = 10_000;
const EXTENDED = 0xffff;
const [SYMBOLS, DYNAMIC_SYMBOLS, NO_BITS] = [2, 11, 8];

const refuse = (problem: string): never => unprocessable(`The ELF file is damaged or cut off: ${problem}.`, 'file');
const hex = (value: bigint): string => `0x${value.toString(16)}`;

interface Segment {
  type: number;
  flags: number;
  offset: number;
  address: bigint;
  physical: bigint;
  fileSize: number;
  memorySize: number;
  align: number;
}

interface Section {
  name: string;
  type: number;
  flags: bigint;
  address: bigint;
  offset: number;
  size: number;
  link: number;
  info: number;
  align: number;
  entrySize: number;
}

export interface ElfSymbol {
  name: string;
  value: string;
  size: number;
  type: string;
  binding: string;
  section: string;
  table: 'symtab' | 'dynsym';
}

/** A file with its tables. */
export class ElfFile {
  readonly bits: 32 | 64;
  readonly isLittle: boolean;
  readonly segments: Segment[];
  readonly sections: Section[];
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #header: Readonly<Record<'type' | 'machine' | 'flags' | 'programHeader' | 'sectionHeader', number>> & { entry: bigint };

  constructor(bytes: Uint8Array) {
    if (!MAGIC.every((byte, index) => bytes[index] === byte)) unprocessable('This is not an ELF file: it does not begin with 7f 45 4c 46.', 'file');
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    const [size = 0, order = 0] = bytes.subarray(4, 6);
    if ((size !== 1 && size !== 2) || (order !== 1 && order !== 2)) refuse(`its class ${size} or its byte order ${order} is neither 1 nor 2`);
    this.bits = size === 1 ? 32 : 64;
    this.isLittle = order === 1;
    const word = this.bits / 8;
    const after = 24 + 3 * word;
    this.#header = {
      type: this.half(16),
      machine: this.half(18),
      entry: this.address(24),
      programHeader: this.offset(24 + word),
      sectionHeader: this.offset(24 + 2 * word),
      flags: this.word(after),
    };
    const [segmentSize, segmentCount, sectionSize, sectionCount, namesIndex] = [6, 8, 10, 12, 14].map((at) => this.half(after + at)) as [
      number,
      number,
      number,
      number,
      number,
    ];
    const sections = this.#sections(sectionSize, sectionCount);
    const [first] = sections;
    // Counts beyond 16 bits stand in the first section.
    const isExtended = segmentCount === EXTENDED && first !== undefined;
    this.segments = this.#segments(segmentSize, isExtended ? first.info : segmentCount);
    const names = sections[namesIndex === EXTENDED ? (first?.link ?? 0) : namesIndex];
    this.sections = sections.map((section) => ({ ...section, name: names && names.type !== NO_BITS ? this.#string(names, section.nameAt) : '' }));
  }

  get header() {
    const { type, machine, flags, entry } = this.#header;
    const [, , , , , , , system = 0, systemVersion = 0] = this.#bytes;
    return {
      bits: this.bits,
      byteOrder: this.isLittle ? ('little' as const) : ('big' as const),
      type: typeName(type),
      machine: machineName(machine),
      system: systemName(system),
      systemVersion,
      entryPoint: hex(entry),
      flags: hex(BigInt(flags)),
    };
  }

  #check(at: number, size: number): void {
    if (!(at >= 0) || at + size > this.#bytes.length) refuse(`what should stand at byte offset ${at} is beyond its end`);
  }

  half(at: number): number {
    this.#check(at, 2);
    return this.#view.getUint16(at, this.isLittle);
  }

  word(at: number): number {
    this.#check(at, 4);
    return this.#view.getUint32(at, this.isLittle);
  }

  /** A number as wide as addresses are in this class. */
  address(at: number): bigint {
    if (this.bits === 32) return BigInt(this.word(at));
    this.#check(at, 8);
    return this.#view.getBigUint64(at, this.isLittle);
  }

  /** An offset or a size; one beyond 2^53 is in no file. */
  offset(at: number): number {
    const value = this.address(at);
    return value > BigInt(Number.MAX_SAFE_INTEGER) ? refuse(`a size or an offset of ${value} bytes is beyond any file`) : Number(value);
  }

  #segments(entrySize: number, count: number): Segment[] {
    const start = this.#header.programHeader;
    if (count === 0) return [];
    const [word, least] = this.bits === 32 ? [4, 32] : [8, 56];
    if (entrySize < least) refuse(`its program headers have ${entrySize} bytes`);
    this.#check(start, count * entrySize);
    return Array.from({ length: count }, (_, index) => {
      const at = start + index * entrySize;
      const from = at + word;
      return {
        type: this.word(at),
        flags: this.word(this.bits === 32 ? at + 24 : at + 4),
        offset: this.offset(from),
        address: this.address(from + word),
        physical: this.address(from + 2 * word),
        fileSize: this.offset(from + 3 * word),
        memorySize: this.offset(from + 4 * word),
        align: Number(this.address(this.bits === 32 ? at + 28 : from + 5 * word)),
      };
    });
  }

  #sections(entrySize: number, stated: number): (Section & { nameAt: number })[] {
    const start = this.#header.sectionHeader;
    if (start === 0) return [];
    const [word, least] = this.bits === 32 ? [4, 40] : [8, 64];
    if (entrySize < least) refuse(`its section headers have ${entrySize} bytes`);
    const count = stated === 0 ? this.offset(start + 8 + 3 * word) : stated;
    this.#check(start, count * entrySize);
    return Array.from({ length: count }, (_, index) => {
      const at = start + index * entrySize;
      const behind = at + 8 + 4 * word;
      return {
        name: '',
        nameAt: this.word(at),
        type: this.word(at + 4),
        flags: this.address(at + 8),
        address: this.address(at + 8 + word),
        offset: this.offset(at + 8 + 2 * word),
        size: this.offset(at + 8 + 3 * word),
        link: this.word(behind),
        info: this.word(behind + 4),
        align: Number(this.address(behind + 8)),
        entrySize: this.offset(behind + 8 + word),
      };
    });
  }

  /** The bytes of a part of the file, as far as they are there. */
  #part({ offset, size }: { offset: number; size: number }): Uint8Array {
    return this.#bytes.subarray(Math.min(offset, this.#bytes.length), Math.min(offset + size, this.#bytes.length));
  }

  /** A text that ends with a zero byte; empty where its place is not in the table. */
  #string(table: { offset: number; size: number }, at: number): string {
    return textOf(this.#part(table), at);
  }

  symbols(limit: number): { symbols: ElfSymbol[]; count: number } {
    const found: ElfSymbol[] = [];
    let count = 0;
    const entry = this.bits === 32 ? 16 : 24;
    for (const section of this.sections) {
      if (section.type !== SYMBOLS && section.type !== DYNAMIC_SYMBOLS) continue;
      const names = this.sections[section.link];
      const data = this.#part(section);
      const texts = names ? this.#part(names) : new Uint8Array();
      // The first is none.
      for (let index = 1; (index + 1) * entry <= data.length; index++) {
        count++;
        if (found.length < limit) found.push(this.#symbol(section.offset + index * entry, texts, section.type === SYMBOLS ? 'symtab' : 'dynsym'));
      }
    }
    return { symbols: found, count };
  }

  #symbol(at: number, texts: Uint8Array, table: ElfSymbol['table']): ElfSymbol {
    const [info, section, value, size] =
      this.bits === 32
        ? [this.#bytes[at + 12] ?? 0, this.half(at + 14), this.address(at + 4), this.word(at + 8)]
        : [this.#bytes[at + 4] ?? 0, this.half(at + 6), this.address(at + 8), this.offset(at + 16)];
    const type = symbolTypeName(info & 15);
    const own = type === 'SECTION' ? this.sections[section]?.name : undefined;
    return {
      name: textOf(texts, this.word(at)) || (own ?? ''),
      value: hex(value),
      size,
      type,
      binding: bindingName(info >> 4),
      section: specialSection(section) ?? this.sections[section]?.name ?? String(section),
      table,
    };
  }

  /** The entries of the dynamic section, by their tags. */
  dynamic(): { tags: Map<number, bigint[]>; text: (at: bigint) => string } {
    const tags = new Map<number, bigint[]>();
    const segment = this.segments.find(({ type }) => segmentName(type) === 'DYNAMIC');
    const section = this.sections.find(({ type }) => sectionTypeName(type) === 'DYNAMIC');
    const place = segment ? { offset: segment.offset, size: segment.fileSize } : section;
    const width = this.bits / 8;
    const end = place ? Math.min(place.offset + place.size, this.#bytes.length) : 0;
    for (let at = place?.offset ?? 0, read = 0; at + 2 * width <= end && read < MAX_LIST; at += 2 * width, read++) {
      const tag = this.address(at);
      if (tag === 0n) break;
      const key = Number(tag);
      tags.set(key, [...(tags.get(key) ?? []), this.address(at + width)]);
    }
    const [strings, stringsSize] = [tags.get(5)?.[0], tags.get(10)?.[0]];
    const offset = strings === undefined ? undefined : this.#fileOffset(strings);
    const texts = offset === undefined ? new Uint8Array() : this.#part({ offset, size: Number(stringsSize ?? 0n) });
    return { tags, text: (at) => (at < BigInt(texts.length) ? textOf(texts, Number(at)) : '') };
  }

  #fileOffset(address: bigint): number | undefined {
    const segment = this.segments.find(
      ({ type, address: start, fileSize }) => segmentName(type) === 'LOAD' && address >= start && address < start + BigInt(fileSize),
    );
    return segment && segment.offset + Number(address - segment.address);
  }

  interpreter(): string | undefined {
    const segment = this.segments.find(({ type }) => segmentName(type) === 'INTERP');
    return segment && textOf(this.#part({ offset: segment.offset, size: segment.fileSize }), 0);
  }

  /** The identifier that the linker gave the build, in hex (a note of GNU with the type 3). */
  buildId(): string | undefined {
    const notes = [
      ...this.segments.filter(({ type }) => segmentName(type) === 'NOTE').map(({ offset, fileSize, align }) => ({ offset, size: fileSize, align })),
      ...this.sections.filter(({ type }) => sectionTypeName(type) === 'NOTE'),
    ];
    for (const { offset, size, align } of notes.slice(0, MAX_LIST)) {
      const found = this.#noteIn(offset, Math.min(offset + size, this.#bytes.length), align === 8 ? 8 : 4);
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #noteIn(start: number, end: number, align: number): string | undefined {
    const padded = (size: number): number => Math.ceil(size / align) * align;
    for (let at = start, read = 0; at + 12 <= end && read < MAX_LIST; read++) {
      const [nameSize, size, type] = [this.word(at), this.word(at + 4), this.word(at + 8)];
      // Names are padded to four bytes, whatever the rest is.
      const data = at + 12 + Math.ceil(nameSize / 4) * 4;
      if (data + size > end) return undefined;
      if (type === 3 && latin1Text(this.#bytes.subarray(at + 12, at + 12 + nameSize)) === 'GNU\0') return hexOf(this.#bytes.subarray(data, data + size));
      at = data + padded(size);
    }
    return undefined;
  }

  /** What compilers wrote into .comment, each once. */
  compilers(): string[] {
    const section = this.sections.find(({ name, type }) => name === '.comment' && type !== NO_BITS);
    if (!section) return [];
    return Array.from(new Set(latin1Text(this.#part(section).subarray(0, MAX_NAME)).split('\0').filter(Boolean)));
  }
}

function textOf(bytes: Uint8Array, at: number): string {
  if (at >= bytes.length) return '';
  const end = bytes.indexOf(0, at);
  const text = bytes.subarray(at, Math.min(end < 0 ? bytes.length : end, at + MAX_NAME));
  return isUtf8(text) ? looseUtf8(text) : latin1Text(text);
}

export const shownSegment = ({ type, flags, offset, address, physical, fileSize, memorySize, align }: Segment) => ({
  type: segmentName(type),
  flags: `${flags & 4 ? 'R' : '-'}${flags & 2 ? 'W' : '-'}${flags & 1 ? 'X' : '-'}`,
  offset,
  address: hex(address),
  physicalAddress: hex(physical),
  fileSize,
  memorySize,
  align,
});

export const shownSection = ({ name, type, flags, address, offset, size, link, info, align, entrySize }: Section) => ({
  name,
  type: sectionTypeName(type),
  flags: sectionFlags(flags),
  address: hex(address),
  offset,
  size,
  link,
  info,
  align,
  entrySize,
});
