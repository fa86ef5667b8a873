import { Unprocessable, unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../../shared/bytes/arrays.ts';
import { crc32 } from '../../shared/bytes/crc32.ts';
import { inflate } from '../../shared/packages/inflate.ts';
import { MAX_UNPACKED } from '../../shared/packages/output.ts';
import { zipText } from '../../shared/packages/zip.ts';
import { MAX_ENTRIES } from './entry.ts';

const [LOCAL, DESCRIPTOR, CENTRAL, END] = [0x04034b50, 0x08074b50, 0x02014b50, 0x06054b50];
const LOCAL_BYTES = 30;
const MAX_FAILED = 2000;

export interface Saved {
  name: string;
  size: number;
  crc: number;
  rawName: Uint8Array;
  packed: Uint8Array;
  flags: number;
  method: number;
  version: number;
  time: number;
  date: number;
  extra: Uint8Array;
  offset: number;
}

export interface Lost {
  name: string;
  offset: number;
  reason: string;
}

/** Searches for local headers from the front, and saves the entries whose data are whole. */
export function salvage(bytes: Uint8Array): { saved: Saved[]; lost: Lost[] } {
  const view = viewOf(bytes);
  const saved: Saved[] = [];
  const lost: Lost[] = [];
  let left = MAX_UNPACKED;
  // What failed attempts unpack counts as well, so that headers by the thousand within each other cannot take for ever.
  let attempts = 4 * MAX_UNPACKED;
  for (let at = 0; at + LOCAL_BYTES <= bytes.length; ) {
    at = bytes.indexOf(0x50, at);
    if (at < 0 || at + LOCAL_BYTES > bytes.length) break;
    if (view.getUint32(at, true) !== LOCAL) {
      at++;
      continue;
    }
    const found = entryAt(bytes, at, left);
    if ('tried' in found) {
      lost.push({ name: found.name, offset: at, reason: found.entry });
      attempts -= found.tried;
      if (lost.length > MAX_FAILED || attempts < 0) unprocessable('The bytes have too many headers of damaged entries.', 'archive');
      at++;
    } else {
      saved.push(found.entry);
      left -= found.entry.size;
      at = found.end;
    }
    if (saved.length > MAX_ENTRIES) unprocessable(`The archive has more than ${MAX_ENTRIES} entries.`, 'archive');
  }
  return { saved, lost };
}

type Found = { name: string; entry: string; tried: number } | { name: string; entry: Saved; end: number };

function entryAt(bytes: Uint8Array, at: number, limit: number): Found {
  const view = viewOf(bytes);
  const short = (place: number): number => view.getUint16(at + place, true);
  const long = (place: number): number => view.getUint32(at + place, true);
  const [version, flags, method, time, date] = [short(4), short(6), short(8), short(10), short(12)];
  const start = at + LOCAL_BYTES + short(26) + short(28);
  const rawName = bytes.subarray(at + LOCAL_BYTES, at + LOCAL_BYTES + short(26));
  const name = zipText(rawName, (flags & 0x800) !== 0, 'auto');
  const failed = (entry: string, tried = 0): Found => ({ name, entry, tried });
  if (start > bytes.length) return failed('the header is cut off');
  const extra = bytes.subarray(at + LOCAL_BYTES + short(26), start);
  const hasDescriptor = (flags & 8) !== 0;
  const [crc, packedSize, size] = [long(14), long(18), long(22)];
  const facts = { name, rawName, flags: flags & ~8, method, version, time, date, extra, offset: at };
  if ((flags & 1) !== 0) {
    if (hasDescriptor && packedSize === 0) return failed('it is encrypted, and its size is not in its header');
    if (start + packedSize > bytes.length) return failed('its encrypted data are cut off');
    const end = hasDescriptor ? descriptorEnd(view, start + packedSize) : start + packedSize;
    return { name, entry: { ...facts, flags, size, crc, packed: bytes.subarray(start, start + packedSize) }, end };
  }
  if (method !== 0 && method !== 8) return failed(`it is compressed by method ${method}`);
  if (method === 0 && hasDescriptor && packedSize === 0)
    return storedWithDescriptor(bytes, start, facts) ?? failed('it is stored, and its size is not in its header');
  const data = unpacked(bytes, start, method, packedSize, limit);
  if (typeof data === 'string') return failed(data, bytes.length - start);
  if (hasDescriptor) return described(bytes, start, data, { ...facts, crc, size }) ?? failed('the CRC-32 or size does not fit', data.bytes.length);
  if (data.end - start !== packedSize) return failed('the packed size does not fit', data.bytes.length);
  if (data.bytes.length !== size || crc32(data.bytes) !== crc) return failed('the CRC-32 or size does not fit', data.bytes.length);
  return { name, entry: { ...facts, size, crc, packed: bytes.subarray(start, data.end) }, end: data.end };
}

const descriptorEnd = (view: DataView, at: number): number => (at + 16 <= view.byteLength && view.getUint32(at, true) === DESCRIPTOR ? at + 16 : at);

function unpacked(bytes: Uint8Array, start: number, method: number, packedSize: number, limit: number): { bytes: Uint8Array; end: number } | string {
  if (method === 0) {
    if (start + packedSize > bytes.length) return 'its data are cut off';
    if (packedSize > limit) return unprocessable(`Unpacked, the entries have more than ${MAX_UNPACKED} bytes.`, 'archive');
    return { bytes: bytes.subarray(start, start + packedSize), end: start + packedSize };
  }
  try {
    return inflate(bytes, start, limit);
  } catch (error) {
    if (!(error instanceof Unprocessable) || error.message.startsWith('Unpacked')) throw error;
    return error.message;
  }
}

type Facts = Omit<Saved, 'size' | 'crc' | 'packed'>;

/** An entry whose data a descriptor follows, with its signature or without. */
function described(
  bytes: Uint8Array,
  start: number,
  data: { bytes: Uint8Array; end: number },
  facts: Facts & { crc: number; size: number },
): Found | undefined {
  const view = viewOf(bytes);
  const crc = crc32(data.bytes);
  const packed = bytes.subarray(start, data.end);
  const entry: Saved = { ...facts, size: data.bytes.length, crc, packed };
  for (const at of [data.end + 4, data.end]) {
    if (at + 12 > bytes.length || (at > data.end && view.getUint32(data.end, true) !== DESCRIPTOR)) continue;
    if (view.getUint32(at, true) === crc && view.getUint32(at + 4, true) === packed.length && view.getUint32(at + 8, true) === data.bytes.length)
      return { name: facts.name, entry, end: at + 12 };
  }
  // Some programs set the bit and write the sizes into the header all the same.
  return facts.crc === crc && facts.size === data.bytes.length && crc !== 0 ? { name: facts.name, entry, end: data.end } : undefined;
}

/** A stored entry that ends where a descriptor with its signature fits it. */
function storedWithDescriptor(bytes: Uint8Array, start: number, facts: Facts): Found | undefined {
  const view = viewOf(bytes);
  for (let at = start, tries = 0; tries < 100; at++, tries++) {
    while (at + 16 <= bytes.length && view.getUint32(at, true) !== DESCRIPTOR) at++;
    if (at + 16 > bytes.length) return undefined;
    const size = at - start;
    if (view.getUint32(at + 8, true) !== size || view.getUint32(at + 12, true) !== size || size > MAX_UNPACKED) continue;
    const packed = bytes.subarray(start, at);
    const crc = crc32(packed);
    if (crc === view.getUint32(at + 4, true)) return { name: facts.name, entry: { ...facts, size, crc, packed }, end: at + 16 };
  }
  return undefined;
}

/** What the central directory alone holds of an entry. */
export interface Kept {
  madeBy: number;
  attributes: number;
  internal: number;
  comment: Uint8Array;
  extra: Uint8Array;
}

/** A ZIP of saved entries as they were. */
export function rebuild(saved: readonly Saved[], kept: ReadonlyMap<number, Kept>, comment: Uint8Array): Uint8Array {
  const locals: Uint8Array[] = [];
  const centrals: Uint8Array[] = [];
  let offset = 0;
  for (const entry of saved) {
    const own = kept.get(entry.offset);
    const common = new Uint8Array(26);
    const view = viewOf(common);
    for (const [index, value] of [entry.version, entry.flags, entry.method, entry.time, entry.date].entries()) view.setUint16(index * 2, value, true);
    for (const [index, value] of [entry.crc, entry.packed.length, entry.size].entries()) view.setUint32(10 + index * 4, value, true);
    view.setUint16(22, entry.rawName.length, true);
    view.setUint16(24, entry.extra.length, true);
    const local = joinBytes([word(LOCAL), common, entry.rawName, entry.extra, entry.packed]);
    const extra = own?.extra ?? entry.extra;
    const ahead = joinBytes([word(CENTRAL), short(own?.madeBy ?? 20), common.subarray(0, 24), short(extra.length)]);
    const rest = joinBytes([short(own?.comment.length ?? 0), short(0), short(own?.internal ?? 0), word(own?.attributes ?? 0), word(offset)]);
    locals.push(local);
    centrals.push(joinBytes([ahead, rest, entry.rawName, extra, own?.comment ?? new Uint8Array()]));
    offset += local.length;
  }
  const size = centrals.reduce((sum, { length }) => sum + length, 0);
  const end = [word(END), short(0), short(0), short(saved.length), short(saved.length), word(size), word(offset), short(comment.length)];
  return joinBytes([...locals, ...centrals, ...end, comment]);
}

function word(value: number): Uint8Array {
  const bytes = new Uint8Array(4);
  viewOf(bytes).setUint32(0, value, true);
  return bytes;
}

const short = (value: number): Uint8Array => Uint8Array.of(value & 0xff, (value >> 8) & 0xff);

/** What whole entries of a central directory, wherever they lie, say of the local header at each offset. */
export function keptFields(bytes: Uint8Array): { kept: Map<number, Kept>; comment: Uint8Array; count: number | undefined } {
  const view = viewOf(bytes);
  const kept = new Map<number, Kept>();
  let [comment, count]: [Uint8Array, number | undefined] = [new Uint8Array(), undefined];
  for (let at = bytes.indexOf(0x50); at >= 0 && at + 22 <= bytes.length; at = bytes.indexOf(0x50, at + 1)) {
    const magic = view.getUint32(at, true);
    if (magic === END && at + 22 + view.getUint16(at + 20, true) === bytes.length) {
      comment = bytes.subarray(at + 22);
      count = view.getUint16(at + 10, true);
    }
    if (magic !== CENTRAL || at + 46 > bytes.length) continue;
    const [nameEnd, extraLength, commentLength] = [at + 46 + view.getUint16(at + 28, true), view.getUint16(at + 30, true), view.getUint16(at + 32, true)];
    if (nameEnd + extraLength + commentLength > bytes.length) continue;
    kept.set(view.getUint32(at + 42, true), {
      madeBy: view.getUint16(at + 4, true),
      attributes: view.getUint32(at + 38, true),
      internal: view.getUint16(at + 36, true),
      extra: bytes.subarray(nameEnd, nameEnd + extraLength),
      comment: bytes.subarray(nameEnd + extraLength, nameEnd + extraLength + commentLength),
    });
  }
  return { kept, comment, count };
}
