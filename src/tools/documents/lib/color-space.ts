import type { PdfFile } from './file.ts';
import { Bytes, Name, nameOf, numberOf, resolved, Stream, streamOf, type Value } from './objects.ts';

/** How the samples of a picture become colours. Components are 0 to 1, but of Indexed the number of an entry. */
export interface ColorSpace {
  /** As the PDF calls it. */
  readonly name: string;
  readonly components: 1 | 3 | 4;
  /** Of Indexed: the colours as red, green and blue, a byte each. */
  readonly palette?: Uint8Array;
}

const DEVICES: Readonly<Record<string, 1 | 3 | 4>> = { DeviceGray: 1, DeviceRGB: 3, DeviceCMYK: 4, CalGray: 1, CalRGB: 3, G: 1, RGB: 3, CMYK: 4 };

/** The name of a color space, known or not. */
export function colorSpaceName(file: PdfFile, value: Value | undefined): string | undefined {
  const found = resolved(file, value);
  return found instanceof Name ? found.name : Array.isArray(found) ? nameOf(file, found[0]) : undefined;
}

/** Reads a color space (ISO 32000-2, 8.6); undefined for those that are not decoded. */
export function colorSpaceOf(file: PdfFile, value: Value | undefined, depth = 0): ColorSpace | undefined {
  const name = colorSpaceName(file, value);
  if (name === undefined || depth > 2) return undefined;
  const device = DEVICES[name];
  if (device !== undefined) return { name, components: device };
  const found = resolved(file, value);
  const parts = Array.isArray(found) ? found : [];
  if (name === 'ICCBased') {
    const count = numberOf(file, streamOf(file, parts[1])?.dict.get('N'));
    return count === 1 || count === 3 || count === 4 ? { name, components: count } : undefined;
  }
  if (name !== 'Indexed' && name !== 'I') return undefined;
  const base = colorSpaceOf(file, parts[1], depth + 1);
  const table = tableOf(file, parts[3]);
  const last = Math.min(255, numberOf(file, parts[2]) ?? 0);
  if (!base || base.palette || !table || last < 0) return undefined;
  return { name, components: 1, palette: paletteOf(base.components, table, last + 1) };
}

function tableOf(file: PdfFile, value: Value | undefined): Uint8Array | undefined {
  const found = resolved(file, value);
  if (found instanceof Bytes) return found.bytes;
  return found instanceof Stream ? file.unpacked(found).bytes : undefined;
}

function paletteOf(components: 1 | 3 | 4, table: Uint8Array, count: number): Uint8Array {
  const palette = new Uint8Array(count * 3);
  for (let entry = 0; entry < count; entry++) {
    const color = Array.from({ length: components }, (_, index) => (table[entry * components + index] ?? 0) / 255);
    palette.set(
      rgbOf(color).map((part) => Math.round(part * 255)),
      entry * 3,
    );
  }
  return palette;
}

/** Red, green and blue of gray, colour or printing inks. */
export function rgbOf(color: readonly number[]): [number, number, number] {
  const [a = 0, b = 0, c = 0, d = 0] = color;
  if (color.length === 4) return [(1 - a) * (1 - d), (1 - b) * (1 - d), (1 - c) * (1 - d)];
  return color.length === 3 ? [a, b, c] : [a, a, a];
}
