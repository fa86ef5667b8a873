import { joinBytes, viewOf } from '../bytes/arrays.ts';
import { crc32 } from '../bytes/crc32.ts';
import { utf8Bytes } from '../platform/bytes.ts';
import { deflateRaw } from '../platform/deflate.ts';

// Packages that are written: deflated, without times of their own, so that the same files give the same bytes.

const [END, CENTRAL, LOCAL] = [0x06054b50, 0x02014b50, 0x04034b50];
const VERSION = 20;
const UTF8_FLAG = 0x800;
/** The first of January 1980, where the time of ZIP begins. */
const DATE = (1 << 5) | 1;
const LEVEL = 6;

export interface PackedFile {
  name: string;
  bytes: Uint8Array;
  /** Whether the bytes are kept as they are, as OCF and ODF ask for their first file. */
  isStored?: boolean;
}

/** Little-endian fields, two or four bytes each. */
function fields(...values: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array {
  const bytes = new Uint8Array(values.reduce((sum, [, count]) => sum + count, 0));
  const view = viewOf(bytes);
  let at = 0;
  for (const [value, count] of values) {
    if (count === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += count;
  }
  return bytes;
}

/** Writes a ZIP of files in the order given. */
export function packZip(files: readonly PackedFile[]): Uint8Array<ArrayBuffer> {
  const pieces: Uint8Array[] = [];
  const central: Uint8Array[] = [];
  let offset = 0;
  for (const { name, bytes, isStored = false } of files) {
    const packed = isStored ? bytes : deflateRaw(bytes, LEVEL);
    const isDeflated = packed.length < bytes.length;
    const data = isDeflated ? packed : bytes;
    const ownName = utf8Bytes(name);
    const flags = ownName.length === name.length ? 0 : UTF8_FLAG;
    const sizes = fields([crc32(bytes), 4], [data.length, 4], [bytes.length, 4]);
    const common = joinBytes([fields([VERSION, 2], [flags, 2], [isDeflated ? 8 : 0, 2], [0, 2], [DATE, 2]), sizes, fields([ownName.length, 2], [0, 2])]);
    const local = joinBytes([fields([LOCAL, 4]), common, ownName, data]);
    central.push(joinBytes([fields([CENTRAL, 4], [VERSION, 2]), common, fields([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]), ownName]));
    pieces.push(local);
    offset += local.length;
  }
  const directory = joinBytes(central);
  const end = fields([END, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [directory.length, 4], [offset, 4], [0, 2]);
  return joinBytes([...pieces, directory, end]);
}
