import { viewOf } from '../../shared/bytes/arrays.ts';

/** A field of a TIFF structure. */
export interface Field {
  readonly tag: number;
  /** TIFF 6.0's number of the type. */
  readonly type: number;
  readonly count: number;
  /** Where its values are. */
  readonly at: number;
}

/** Bytes of a value of each type: BYTE, ASCII, SHORT, LONG, RATIONAL, SBYTE, UNDEFINED, SSHORT, SLONG, SRATIONAL, FLOAT, DOUBLE, IFD, and UTF-8 of Exif 3.0. */
const SIZES: Readonly<Record<number, number>> = { 1: 1, 2: 1, 3: 2, 4: 4, 5: 8, 6: 1, 7: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8, 13: 4, 129: 1 };
const MAX_FIELDS = 1000;
const ORIENTATION = 0x112;

/** A TIFF structure (TIFF 6.0, section 2): the directories of a TIFF file, and EXIF tags wherever they are. */
export class TiffReader {
  readonly bytes: Uint8Array;
  readonly #view: DataView;
  readonly #little: boolean;

  /** Throws `RangeError` where it is not a TIFF structure; so do all reads beyond its end. */
  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
    this.#view = viewOf(bytes);
    const order = this.#view.getUint16(0);
    this.#little = order === 0x4949;
    if ((!this.#little && order !== 0x4d4d) || this.u16(2) !== 42) throw new RangeError('no TIFF structure');
  }

  get isLittleEndian(): boolean {
    return this.#little;
  }

  u16(at: number): number {
    return this.#view.getUint16(at, this.#little);
  }

  u32(at: number): number {
    return this.#view.getUint32(at, this.#little);
  }

  /** The fields of a directory, those that lie beyond the end left out, and where the next directory is; 0 for none. */
  directory(at: number): { fields: Map<number, Field>; next: number } {
    const count = this.u16(at);
    if (count > MAX_FIELDS) throw new RangeError('too many fields');
    const fields = new Map<number, Field>();
    for (let i = 0; i < count; i++) {
      const entry = at + 2 + i * 12;
      const [tag, type, values] = [this.u16(entry), this.u16(entry + 2), this.u32(entry + 4)];
      const length = (SIZES[type] ?? 0) * values;
      if (length === 0) continue;
      const place = length <= 4 ? entry + 8 : this.u32(entry + 8);
      if (place + length <= this.bytes.length && !fields.has(tag)) fields.set(tag, { tag, type, count: values, at: place });
    }
    const after = at + 2 + count * 12;
    return { fields, next: after + 4 <= this.bytes.length ? this.u32(after) : 0 };
  }

  /** One number of a field; of rationals the quotient, NaN where the denominator is 0. */
  number({ type, at, count }: Field, index = 0): number {
    if (index >= count) throw new RangeError('no such value');
    const place = at + index * (SIZES[type] ?? 1);
    const view = this.#view;
    if (type === 3) return view.getUint16(place, this.#little);
    if (type === 4 || type === 13) return view.getUint32(place, this.#little);
    if (type === 5 || type === 10) {
      const [above, below] = this.rational({ type, at, count, tag: 0 }, index);
      return below === 0 ? Number.NaN : above / below;
    }
    if (type === 6) return view.getInt8(place);
    if (type === 8) return view.getInt16(place, this.#little);
    if (type === 9) return view.getInt32(place, this.#little);
    if (type === 11) return view.getFloat32(place, this.#little);
    if (type === 12) return view.getFloat64(place, this.#little);
    return view.getUint8(place);
  }

  rational({ type, at }: Field, index = 0): [numerator: number, denominator: number] {
    const place = at + index * 8;
    return type === 10
      ? [this.#view.getInt32(place, this.#little), this.#view.getInt32(place + 4, this.#little)]
      : [this.#view.getUint32(place, this.#little), this.#view.getUint32(place + 4, this.#little)];
  }

  /** All numbers of a field, at most as many as are asked for. */
  numbers(field: Field, limit = 1_000_000): number[] {
    return Array.from({ length: Math.min(field.count, limit) }, (_, index) => this.number(field, index));
  }

  bytesOf({ at, count, type }: Field): Uint8Array {
    return this.bytes.subarray(at, at + count * (SIZES[type] ?? 1));
  }
}

/** The orientation that EXIF tags give, 1 to 8; 1 where they give none. */
export function orientationOf(exif: Uint8Array | undefined): number {
  const value = firstDirectory(exif, (reader, fields) => {
    const field = fields.get(ORIENTATION);
    return field && reader.number(field);
  });
  return value !== undefined && Number.isInteger(value) && value >= 1 && value <= 8 ? value : 1;
}

/** Dots per inch by the resolution of a directory of TIFF, rounded; undefined where it says none. */
export function densityOf(exif: Uint8Array | undefined): number | undefined {
  return firstDirectory(exif, (reader, fields) => {
    const [across, unit] = [fields.get(0x11a), fields.get(0x128)];
    const value = across ? reader.number(across) : Number.NaN;
    const inches = unit ? reader.number(unit) : 2;
    if (!(value > 0) || (inches !== 2 && inches !== 3)) return undefined;
    return Math.round(inches === 3 ? value * 2.54 : value);
  });
}

/** Asks the first directory of a TIFF structure; undefined where it is broken. */
function firstDirectory<Result>(exif: Uint8Array | undefined, ask: (reader: TiffReader, fields: Map<number, Field>) => Result): Result | undefined {
  if (!exif) return undefined;
  try {
    const reader = new TiffReader(exif);
    return ask(reader, reader.directory(reader.u32(4)).fields);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}
