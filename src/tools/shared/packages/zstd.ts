import { unprocessable } from '../../errors.ts';
import { joinBytes, viewOf } from '../bytes/arrays.ts';
import { refuseSize } from '../platform/compression-bounds.ts';
import { wasmFiles } from '../platform/wasm-files.ts';
import { MAX_UNPACKED, Output } from './output.ts';
import { type Machine, startWasm } from './wasm.ts';

/** The names that the functions have in the file of @bokuweb/zstd-wasm 0.0.27. */
const NAMES = { memory: 'f', start: 'g', isError: 'h', newCompressor: 'j', compress: 'l', newUnpacker: 'n', unpack: 'q', malloc: 's' };
const MAGIC = 0xfd2fb528;
const [SKIPPABLE, SKIPPABLE_MASK] = [0x184d2a50, 0xffff_fff0];
const MAX_WINDOW = 134_217_728;
const MAX_BLOCK = 131_072;
/** Frames that unpack to so many bytes together are unpacked at once: each start of the module takes a millisecond. */
const MAX_TOGETHER = 8_388_608;
const CHECKSUM_FLAG = 4;
const DICTIONARY_MAGIC = 0xec30a437;
const TOO_SMALL = 70;

const startZstd = (): Promise<Machine> => startWasm(wasmFiles.zstd, NAMES.memory, NAMES.malloc, NAMES.start);

const refuse = (problem: string): never => unprocessable(`The bytes are not zstd data: ${problem}.`, 'text');

/** Compresses to one frame with its size in it (RFC 8878). @param level 1 to 19 @param dictionary raw content, or one that zstd has trained */
export async function zstd(bytes: Uint8Array, level = 19, checksum = true, dictionary: Uint8Array = new Uint8Array()): Promise<Uint8Array> {
  const machine = await startZstd();
  const room = bytes.length + Math.floor(bytes.length / 256) + 1024;
  const target = machine.room(room);
  const [source, words] = [machine.give(bytes), machine.give(dictionary)];
  const made = machine.call(NAMES.compress, machine.call(NAMES.newCompressor), target, room, source, bytes.length, words, dictionary.length, level);
  if (machine.call(NAMES.isError, made) !== 0) unprocessable(`zstd cannot use the dictionary: error ${-made | 0}.`, 'dictionary');
  const frame = machine.take(target, made >>> 0);
  if (!checksum) return frame;
  frame[4] = (frame[4] ?? 0) | CHECKSUM_FLAG;
  return joinBytes([frame, await checksumOf(bytes)]);
}

/** The checksum of a frame: the low four bytes of XXH64. */
async function checksumOf(bytes: Uint8Array): Promise<Uint8Array> {
  const { createXXHash64 } = await import('hash-wasm');
  const digest = (await createXXHash64()).init().update(bytes).digest('binary');
  return digest.slice(4).reverse();
}

/** What the header of a frame says, and where its parts are. */
interface Frame {
  start: number;
  end: number;
  /** The most bytes that it can unpack to. */
  most: number;
  hasChecksum: boolean;
  dictionaryId: number;
  contentSize?: number;
}

export interface Unpacked {
  bytes: Uint8Array<ArrayBuffer>;
  frames: number;
  first: { hasChecksum: boolean; dictionaryId: number; contentSize?: number };
}

/** The identity that a dictionary has in its head; 0 for raw content. */
export const dictionaryIdOf = (dictionary: Uint8Array): number =>
  dictionary.length >= 8 && viewOf(dictionary).getUint32(0, true) === DICTIONARY_MAGIC ? viewOf(dictionary).getUint32(4, true) : 0;

/** Unpacks frames in a row, and passes over skippable ones. Anything damaged, cut off or beyond the limit is unprocessable, as is a frame that wants another dictionary. */
export async function unzstd(bytes: Uint8Array, limit = MAX_UNPACKED, dictionary: Uint8Array = new Uint8Array()): Promise<Unpacked> {
  const frames = framesOf(bytes);
  const [first] = frames;
  if (first === undefined) return refuse('there is no frame of data');
  const own = dictionaryIdOf(dictionary);
  for (const { dictionaryId } of frames) {
    if (dictionaryId === 0 || dictionaryId === own) continue;
    const problem = dictionary.length === 0 ? 'and none is given' : `and the one given has ${own === 0 ? 'none' : `number ${own}`}`;
    unprocessable(`The data need the dictionary number ${dictionaryId}, ${problem}.`, 'dictionary');
  }
  const output = new Output(limit);
  for (let next = 0; next < frames.length; ) {
    const left = limit - output.length;
    const together = fittingFrames(frames, next, Math.min(MAX_TOGETHER, left));
    for (const unpacked of await unpackFrames(bytes, together, { dictionary, left, limit })) output.append(unpacked);
    next += together.length;
  }
  const { hasChecksum, dictionaryId, contentSize } = first;
  return { bytes: output.result(), frames: frames.length, first: { hasChecksum, dictionaryId, ...(contentSize !== undefined && { contentSize }) } };
}

/** As many frames from a place on as unpack to no more than so many bytes; one at least. */
function fittingFrames(frames: readonly Frame[], start: number, room: number): Frame[] {
  let end = start + 1;
  let most = frames[start]?.most ?? 0;
  while (end < frames.length && most + (frames[end]?.most ?? 0) <= room) most += frames[end++]?.most ?? 0;
  return frames.slice(start, end);
}

interface Bounds {
  dictionary: Uint8Array;
  /** How many bytes of the limit the frames before have left. */
  left: number;
  limit: number;
}

/** Unpacks frames in a row, at once unless one of them is damaged, which is then looked for by halves. */
async function unpackFrames(bytes: Uint8Array, frames: readonly Frame[], bounds: Bounds): Promise<Uint8Array[]> {
  const [frame] = frames;
  if (!frame) return [];
  if (frames.length === 1) return [await unpackFrame(bytes, frame, bounds)];
  const most = frames.reduce((sum, each) => sum + each.most, 0);
  const unpacked = await unpackRange(bytes.subarray(frame.start, frames.at(-1)?.end), most, bounds.dictionary);
  if (typeof unpacked !== 'number') return [unpacked];
  const half = frames.length >> 1;
  const before = await unpackFrames(bytes, frames.slice(0, half), bounds);
  const left = bounds.left - before.reduce((sum, { length }) => sum + length, 0);
  return [...before, ...(await unpackFrames(bytes, frames.slice(half), { ...bounds, left }))];
}

async function unpackFrame(bytes: Uint8Array, frame: Frame, { dictionary, left, limit }: Bounds): Promise<Uint8Array> {
  if (frame.contentSize !== undefined && frame.contentSize > left) refuseSize(limit);
  const unpacked = await unpackRange(bytes.subarray(frame.start, frame.end), Math.min(frame.most, left) + 1, dictionary);
  if (typeof unpacked !== 'number') return unpacked;
  if (unpacked === TOO_SMALL && frame.most > left) return refuseSize(limit);
  return refuse(frame.hasChecksum ? 'a frame is damaged, or its checksum does not fit' : 'a frame is damaged');
}

/** @param room the most bytes that there may be @returns what is unpacked, or the number of zstd's error */
async function unpackRange(bytes: Uint8Array, room: number, dictionary: Uint8Array): Promise<Uint8Array | number> {
  const machine = await startZstd();
  const target = machine.room(room);
  const [source, words] = [machine.give(bytes), machine.give(dictionary)];
  const made = machine.call(NAMES.unpack, machine.call(NAMES.newUnpacker), target, room, source, bytes.length, words, dictionary.length);
  return machine.call(NAMES.isError, made) === 0 ? machine.take(target, made >>> 0) : -made | 0;
}

function framesOf(bytes: Uint8Array): Frame[] {
  const view = viewOf(bytes);
  const frames: Frame[] = [];
  for (let at = 0; at < bytes.length; ) {
    if (at + 8 > bytes.length) return refuse(at === 0 ? 'they are too short' : `the ${bytes.length - at} bytes at the end are not a frame`);
    const magic = view.getUint32(at, true);
    if ((magic & SKIPPABLE_MASK) >>> 0 === SKIPPABLE) at += 8 + view.getUint32(at + 4, true);
    else if (magic === MAGIC) {
      const frame = frameAt(view, at);
      frames.push(frame);
      at = frame.end;
    } else return refuse(`at byte ${at} there is no frame`);
    if (at > bytes.length) return refuse('they end before the data do');
  }
  return frames;
}

function frameAt(view: DataView, start: number): Frame {
  const flags = view.getUint8(start + 4);
  const isSingle = (flags & 0x20) !== 0;
  const [idBytes = 0, sizeBytes = 0] = [[0, 1, 2, 4][flags & 3], [isSingle ? 1 : 0, 2, 4, 8][flags >> 6]];
  if ((flags & 8) !== 0) refuse('a reserved bit is set');
  let at = start + 5;
  if (at + 1 + idBytes + sizeBytes > view.byteLength) refuse('they end before the data do');
  const window = isSingle ? undefined : windowOf(view.getUint8(at++));
  const dictionaryId = idBytes === 0 ? 0 : little(view, at, idBytes);
  at += idBytes;
  const contentSize = sizeBytes === 0 ? undefined : little(view, at, sizeBytes) + (sizeBytes === 2 ? 256 : 0);
  at += sizeBytes;
  const size = window ?? contentSize ?? 0;
  if (size > MAX_WINDOW) unprocessable('The data need a window of more than 128 MiB.', 'text');
  const hasChecksum = (flags & CHECKSUM_FLAG) !== 0;
  const { end, most } = blocksFrom(view, at);
  if (end + (hasChecksum ? 4 : 0) > view.byteLength) refuse('they end before the data do');
  return { start, end: end + (hasChecksum ? 4 : 0), most: contentSize ?? most, hasChecksum, dictionaryId, ...(contentSize !== undefined && { contentSize }) };
}

const windowOf = (descriptor: number): number => 2 ** (10 + (descriptor >> 3)) * (1 + (descriptor & 7) / 8);

const little = (view: DataView, at: number, count: number): number => {
  let value = 0;
  for (let index = count - 1; index >= 0; index--) value = value * 256 + view.getUint8(at + index);
  return value;
};

/** Where the blocks end, and the most that they can unpack to. */
function blocksFrom(view: DataView, start: number): { end: number; most: number } {
  let most = 0;
  for (let at = start; ; ) {
    if (at + 3 > view.byteLength) refuse('they end before the data do');
    const header = little(view, at, 3);
    const [isLast, type, size] = [header & 1, (header >> 1) & 3, header >> 3];
    if (type === 3) refuse('a block is of no kind that there is');
    at += 3 + (type === 1 ? 1 : size);
    most += type === 2 ? MAX_BLOCK : size;
    if (isLast === 1) return { end: at, most };
  }
}
