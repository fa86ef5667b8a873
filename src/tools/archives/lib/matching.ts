/** A piece of the new file: as it stands, or copied from a place in the old one. */
export interface Piece {
  from: number | undefined;
  start: number;
  length: number;
}

const SEED = 16;
const STEP = 4;
const HASH_BITS = 20;

function hashAt(view: DataView, at: number): number {
  const first = Math.imul(view.getUint32(at, true), 0x9e3779b1) ^ Math.imul(view.getUint32(at + 4, true), 0x85ebca6b);
  const second = Math.imul(view.getUint32(at + 8, true), 0xc2b2ae35) ^ Math.imul(view.getUint32(at + 12, true), 0x27d4eb2f);
  return Math.imul(first ^ (second >>> 3), 0x9e3779b1) >>> (32 - HASH_BITS);
}

const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/**
 * The pieces of a new file that stand in the old one, at least 16 bytes long, and those between.
 * @param offset where the new bytes are within the new file: the same place in the old one is tried first
 */
export function findPieces(source: Uint8Array, target: Uint8Array, offset = 0): Piece[] {
  const places = new Int32Array(1 << HASH_BITS).fill(-1);
  const [sourceView, targetView] = [viewOf(source), viewOf(target)];
  for (let at = Math.floor((source.length - SEED) / STEP) * STEP; at >= 0; at -= STEP) places[hashAt(sourceView, at)] = at;
  const pieces: Piece[] = [];
  let [done, at, shift] = [0, 0, offset];
  while (at + SEED <= target.length) {
    const place = [at + shift, places[hashAt(targetView, at)] ?? -1].find((own) => own >= 0 && isSame(source, own, target, at));
    if (place === undefined) {
      at++;
      continue;
    }
    let [start, from, end] = [at, place, at + SEED];
    while (start > done && from > 0 && source[from - 1] === target[start - 1]) {
      start--;
      from--;
    }
    while (end < target.length && from + end - start < source.length && source[from + end - start] === target[end]) end++;
    if (start > done) pieces.push({ from: undefined, start: done, length: start - done });
    pieces.push({ from, start, length: end - start });
    shift = from - start;
    done = end;
    at = end;
  }
  if (done < target.length) pieces.push({ from: undefined, start: done, length: target.length - done });
  return pieces;
}

function isSame(source: Uint8Array, place: number, target: Uint8Array, at: number): boolean {
  if (place + SEED > source.length) return false;
  for (let index = 0; index < SEED; index++) if (source[place + index] !== target[at + index]) return false;
  return true;
}
