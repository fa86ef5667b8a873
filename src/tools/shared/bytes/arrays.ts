/** Pieces one after the other. */
export function joinBytes(pieces: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  let length = 0;
  for (const piece of pieces) length += piece.length;
  const joined = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    joined.set(piece, at);
    at += piece.length;
  }
  return joined;
}

/** Bytes again and again up to a length; zeros where there are none. */
export function repeatedTo(bytes: Uint8Array, length: number): Uint8Array<ArrayBuffer> {
  const repeated = new Uint8Array(length);
  repeated.set(bytes.subarray(0, length));
  for (let filled = bytes.length; filled > 0 && filled < length; filled *= 2) repeated.copyWithin(filled, 0, filled);
  return repeated;
}

/** Whether two arrays hold the same bytes. */
export const sameBytes = (a: Uint8Array, b: Uint8Array): boolean => a.length === b.length && a.every((byte, index) => byte === b[index]);

/** Bytes as numbers of several bytes: see DataView. */
export const viewOf = (bytes: Uint8Array): DataView => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
