import { unprocessable } from '../../errors.ts';
import { MAX_UNPACKED } from '../../shared/packages/output.ts';
import { looseUtf8 } from '../../shared/platform/bytes.ts';
import { BLOCK, numberAt, refuse } from './tar-fields.ts';

// Sparse files as GNU tar writes them: the holes are left out of the data, and a map says where the rest belongs ("GNU tar: Storing Sparse Files").

/** What pax headers say of a sparse file. */
export interface SparseFields {
  name?: string;
  size?: string;
  /** 1 when the map is in front of the data. */
  major?: string;
  /** Offsets and lengths in turn. */
  map: string[];
}

export interface SparseFile {
  size: number;
  read: (limit: number) => Uint8Array;
}

/** Takes up one field of a pax header, GNU.sparse.something: of the formats 0.0, 0.1 and 1.0. */
export function addSparseField(before: SparseFields | undefined, key: string, value: string): SparseFields {
  const fields = before ?? { map: [] };
  switch (key.slice('GNU.sparse.'.length)) {
    case 'name':
      return { ...fields, name: value };
    case 'size':
    case 'realsize':
      return { ...fields, size: value };
    case 'major':
      return { ...fields, major: value };
    case 'map':
      return { ...fields, map: value.split(',') };
    case 'offset':
    case 'numbytes':
      fields.map.push(value);
      return fields;
    default:
      return fields;
  }
}

/** A file whose map is in pax headers, or in front of its data. */
export function sparseFile({ size, major, map }: SparseFields, body: Uint8Array): SparseFile {
  if (major !== '1') return spread(Number(size), map.map(Number), body);
  const numbers: number[] = [];
  let at = 0;
  for (let wanted = 1; numbers.length < wanted; ) {
    const end = body.indexOf(0x0a, at);
    const digits = looseUtf8(body.subarray(at, end < 0 ? at : Math.min(end, at + 20)));
    if (!/^[0-9]+$/.test(digits)) return refuse('the map of a sparse file is none');
    numbers.push(Number(digits));
    if (numbers.length === 1) wanted = 1 + 2 * Number(digits);
    at = end + 1;
  }
  return spread(Number(size), numbers.slice(1), body.subarray(Math.ceil(at / BLOCK) * BLOCK));
}

const [MAP_START, MAP_END, NEXT_END] = [386, 482, 504];
const PART = 24;
const NUMBER = 12;

/** How many blocks after the header of GNU's old format go on with the map. */
export function blocksOfMap(bytes: Uint8Array, at: number): number {
  let blocks = 0;
  for (let flag = at + MAP_END; (bytes[flag] ?? 0) !== 0; flag = at + blocks * BLOCK + NEXT_END) blocks++;
  return blocks;
}

/** A file of GNU's old format, whose map is in the header and the blocks after it. */
export function mapOfHeader(header: Uint8Array, body: Uint8Array): SparseFile {
  const map: number[] = [];
  for (let start = 0; start < header.length; start += BLOCK) {
    const [from, to] = start === 0 ? [MAP_START, MAP_END] : [start, start + NEXT_END];
    for (let place = from; place + PART <= to && (header[place] ?? 0) !== 0; place += PART)
      map.push(numberAt(header, place, NUMBER), numberAt(header, place + NUMBER, NUMBER));
  }
  return spread(numberAt(header, MAP_END + 1, NUMBER), map, body);
}

/** A file of holes and the parts of its data. @param map offsets and lengths in turn, ascending */
function spread(size: number, map: readonly number[], data: Uint8Array): SparseFile {
  let [end, used] = [0, 0];
  for (let index = 0; index < map.length; index += 2) {
    const [offset = Number.NaN, length = Number.NaN] = [map[index], map[index + 1]];
    if (!(offset >= end && length >= 0)) return refuse('the map of a sparse file is none');
    end = offset + length;
    used += length;
  }
  if (!Number.isSafeInteger(size) || end > size || used !== data.length) return refuse('the map of a sparse file does not fit it');
  const read = (limit: number): Uint8Array => {
    if (size > limit) return unprocessable(`Unpacked, the entries have more than ${MAX_UNPACKED} bytes.`, 'archive');
    const whole = new Uint8Array(size);
    for (let index = 0, from = 0; index < map.length; index += 2) {
      const [offset = 0, length = 0] = [map[index], map[index + 1]];
      whole.set(data.subarray(from, from + length), offset);
      from += length;
    }
    return whole;
  };
  return { size, read };
}
