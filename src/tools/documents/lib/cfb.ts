import { unprocessable } from '../../errors.ts';
import { viewOf } from '../../shared/bytes/arrays.ts';
import { utf16Text } from '../../shared/platform/bytes.ts';

// The Compound File Binary format of MS-CFB: a file of sectors, chains of which are streams, with a tree of storages and streams.

const MAGIC = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const HEADER = 512;
/** The highest number of a sector; what is above marks ends and free ones. */
const MAX_SECTOR = 0xffff_fffa;
const END_OF_CHAIN = 0xffff_fffe;
const HEADER_DIFAT = 109;
const ENTRY = 128;
const NO_ENTRY = 0xffff_ffff;
const MAX_ENTRIES = 100_000;
const [STORAGE, STREAM, ROOT] = [1, 2, 5] as const;

/** A storage or a stream. */
export interface CfbEntry {
  readonly name: string;
  readonly isStorage: boolean;
  readonly size: number;
  readonly start: number;
  /** Of a storage: what it holds, by the name in upper case. */
  readonly children: ReadonlyMap<string, CfbEntry>;
}

interface RawEntry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

const refuse = (problem: string): never => unprocessable(`The file is a compound file (OLE) that is broken: ${problem}.`, 'file');

/** Whether bytes begin as a compound file does. */
export const isCfb = (bytes: Uint8Array): boolean => MAGIC.every((byte, index) => bytes[index] === byte);

/** A compound file that was read. Its streams are put together as they are asked for; chains that lead round or out of the file are unprocessable. */
export class Cfb {
  readonly root: CfbEntry;
  readonly #view: DataView;
  readonly #bytes: Uint8Array;
  readonly #sectorSize: number;
  readonly #sectors: number;
  readonly #miniSize: number;
  readonly #miniCutoff: number;
  readonly #fat: Uint32Array;
  readonly #miniFat: Uint32Array;
  readonly #miniStream: Uint8Array;

  constructor(bytes: Uint8Array) {
    if (!isCfb(bytes)) unprocessable('The file is not a compound file (OLE): it does not begin with D0 CF 11 E0 A1 B1 1A E1.', 'file');
    if (bytes.length < HEADER) refuse('it ends within its header');
    this.#bytes = bytes;
    this.#view = viewOf(bytes);
    const [shift, miniShift] = [this.#view.getUint16(30, true), this.#view.getUint16(32, true)];
    if (shift !== 9 && shift !== 12) refuse(`its sectors have 2 to the power of ${shift} bytes, not 512 or 4096`);
    if (miniShift !== 6) refuse(`its small sectors have 2 to the power of ${miniShift} bytes, not 64`);
    this.#sectorSize = 2 ** shift;
    this.#miniSize = 2 ** miniShift;
    this.#sectors = Math.max(0, Math.ceil(bytes.length / this.#sectorSize) - 1);
    this.#miniCutoff = this.#view.getUint32(56, true);
    this.#fat = this.#readFat();
    const entries = this.#readEntries(this.#joined(this.#chain(this.#view.getUint32(48, true), 'the directory')));
    const top = entries[0];
    if (top?.type !== ROOT) throw refuse('it has no root');
    const miniFat = this.#joined(this.#chain(this.#view.getUint32(60, true), 'the table of small sectors'));
    this.#miniFat = Uint32Array.from({ length: miniFat.length >>> 2 }, (_, index) => viewOf(miniFat).getUint32(index * 4, true));
    this.#miniStream = this.#joined(this.#chain(top.start, 'the small sectors'), top.size);
    this.root = { name: top.name, isStorage: true, size: 0, start: 0, children: this.#childrenOf(entries, top.child, new Set([0])) };
  }

  #word(sector: number, index: number): number {
    const at = (sector + 1) * this.#sectorSize + index * 4;
    return at + 4 <= this.#bytes.length ? this.#view.getUint32(at, true) : refuse(`it ends within sector ${sector}`);
  }

  /** The table of which sector follows which. */
  #readFat(): Uint32Array {
    const places: number[] = [];
    for (let index = 0; index < HEADER_DIFAT; index++) places.push(this.#view.getUint32(76 + index * 4, true));
    const perSector = this.#sectorSize / 4;
    let next = this.#view.getUint32(68, true);
    for (let count = 0; next <= MAX_SECTOR; count++) {
      if (count > this.#sectors) refuse('the list of its tables of sectors leads round');
      for (let index = 0; index < perSector - 1; index++) places.push(this.#word(next, index));
      next = this.#word(next, perSector - 1);
    }
    const used = places.filter((place) => place <= MAX_SECTOR);
    if (used.length > this.#sectors) refuse('it names more tables of sectors than it has sectors');
    const fat = new Uint32Array(Math.min(used.length * perSector, this.#sectors));
    for (const [table, place] of used.entries()) {
      for (let index = 0; index < perSector && table * perSector + index < fat.length; index++) fat[table * perSector + index] = this.#word(place, index);
    }
    return fat;
  }

  /** The numbers of the sectors of a chain. */
  #chain(start: number, what: string): number[] {
    return chainOf(this.#fat, start, what);
  }

  /** The bytes of sectors. @param size how many, where that is known */
  #joined(sectors: readonly number[], size = sectors.length * this.#sectorSize): Uint8Array<ArrayBuffer> {
    if (size > sectors.length * this.#sectorSize) refuse(`a stream of ${size} bytes is cut off`);
    const joined = new Uint8Array(size);
    for (const [index, sector] of sectors.entries()) {
      const [from, to] = [(sector + 1) * this.#sectorSize, index * this.#sectorSize];
      if (to >= size) break;
      const piece = this.#bytes.subarray(from, from + Math.min(this.#sectorSize, size - to));
      if (from >= this.#bytes.length) refuse(`sector ${sector} is behind its end`);
      joined.set(piece, to);
    }
    return joined;
  }

  #readEntries(directory: Uint8Array): RawEntry[] {
    const view = viewOf(directory);
    const entries: RawEntry[] = [];
    if (directory.length / ENTRY > MAX_ENTRIES) refuse(`it has more than ${MAX_ENTRIES} entries`);
    for (let at = 0; at + ENTRY <= directory.length; at += ENTRY) {
      const units = Math.max(0, Math.min(31, view.getUint16(at + 64, true) / 2 - 1));
      entries.push({
        name: utf16Text(Uint16Array.from({ length: units }, (_, index) => view.getUint16(at + index * 2, true))),
        type: view.getUint8(at + 66),
        left: view.getUint32(at + 68, true),
        right: view.getUint32(at + 72, true),
        child: view.getUint32(at + 76, true),
        start: view.getUint32(at + 116, true),
        // Files of 512-byte sectors may have anything in the upper half (MS-CFB 2.6.1).
        size: view.getUint32(at + 120, true) + (this.#sectorSize === 512 ? 0 : view.getUint32(at + 124, true) * 2 ** 32),
      });
    }
    return entries;
  }

  #childrenOf(entries: readonly RawEntry[], first: number, seen: Set<number>, depth = 0): Map<string, CfbEntry> {
    const children = new Map<string, CfbEntry>();
    if (depth > 100) refuse('its storages are nested more than 100 deep');
    const waiting = [first];
    for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
      const entry = entries[index];
      if (index === NO_ENTRY || !entry || (entry.type !== STORAGE && entry.type !== STREAM)) continue;
      if (seen.has(index)) refuse('its directory leads round');
      seen.add(index);
      waiting.push(entry.right, entry.left);
      const isStorage = entry.type === STORAGE;
      children.set(entry.name.toUpperCase(), {
        name: entry.name,
        isStorage,
        size: isStorage ? 0 : entry.size,
        start: entry.start,
        children: isStorage ? this.#childrenOf(entries, entry.child, seen, depth + 1) : new Map(),
      });
    }
    return children;
  }

  /** The bytes of a stream. */
  bytesOf(entry: CfbEntry): Uint8Array<ArrayBuffer> {
    if (entry.size === 0) return new Uint8Array(0);
    const what = `the stream ${JSON.stringify(entry.name)}`;
    if (entry.size >= this.#miniCutoff) return this.#joined(this.#chain(entry.start, what), entry.size);
    const sectors = chainOf(this.#miniFat, entry.start, what);
    if (entry.size > sectors.length * this.#miniSize) refuse(`${what} is cut off`);
    const joined = new Uint8Array(entry.size);
    for (const [index, sector] of sectors.entries()) {
      const to = index * this.#miniSize;
      if (to >= entry.size) break;
      const from = sector * this.#miniSize;
      const count = Math.min(this.#miniSize, entry.size - to);
      if (from + count > this.#miniStream.length) refuse(`${what} is cut off`);
      joined.set(this.#miniStream.subarray(from, from + count), to);
    }
    return joined;
  }

  /** The stream of a name in a storage; undefined where there is none. */
  stream(name: string, storage: CfbEntry = this.root): Uint8Array<ArrayBuffer> | undefined {
    const entry = storage.children.get(name.toUpperCase());
    return entry && !entry.isStorage ? this.bytesOf(entry) : undefined;
  }
}

function chainOf(table: Uint32Array, start: number, what: string): number[] {
  const chain: number[] = [];
  for (let sector = start; sector !== END_OF_CHAIN; sector = table[sector] ?? END_OF_CHAIN) {
    if (sector > MAX_SECTOR && chain.length === 0) return [];
    if (sector >= table.length) return refuse(`${what} leads to sector ${sector}, which is not there`);
    if (chain.length >= table.length) return refuse(`${what} leads round`);
    chain.push(sector);
  }
  return chain;
}
