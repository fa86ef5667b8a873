import { viewOf } from '../../../shared/bytes/arrays.ts';
import type { Package } from '../../../shared/packages/package.ts';
import { packZip } from '../../../shared/packages/zip-pack.ts';
import { refuse } from './model.ts';

// What is looked at in the records of BIFF 12 (MS-XLSB) before a library reads them.

const HYPERLINK = 494;
const MAX_LINKED = 1_000_000;
const MAX_PART = 100_000_000;

/** A number of seven bits in each byte, and where it ends. */
function varint(bytes: Uint8Array, at: number, most: number): [value: number, end: number] {
  let value = 0;
  for (let index = 0; index < most; index++) {
    const byte = bytes[at + index] ?? refuse('its records break off');
    value += (byte & 0x7f) * 2 ** (7 * index);
    if (byte < 0x80) return [value, at + index + 1];
  }
  return [value, at + most];
}

function checkRecords(bytes: Uint8Array): void {
  const view = viewOf(bytes);
  let linked = 0;
  for (let at = 0; at < bytes.length; ) {
    const [type, behindType] = varint(bytes, at, 2);
    const [length, body] = varint(bytes, behindType, 4);
    if (body + length > bytes.length) refuse('its records break off');
    if (type === HYPERLINK && length >= 16) {
      const [top, bottom, left, right] = [0, 4, 8, 12].map((place) => view.getUint32(body + place, true)) as [number, number, number, number];
      linked += Math.max(0, bottom - top + 1) * Math.max(0, right - left + 1);
      if (linked > MAX_LINKED) refuse('it has links over too many cells');
    }
    at = body + length;
  }
}

/** The package again, with parts whose checksums and records hold: those of other kinds are left out. */
export function checkedPackage(archive: Package): Uint8Array {
  let room = MAX_PART;
  const files = archive.names
    .filter((name) => /\.(?:xml|rels|bin)$/i.test(name) && !/vbaProject|printerSettings|activeX|embeddings/i.test(name))
    .map((name) => {
      const bytes = archive.bytes(name) ?? new Uint8Array(0);
      room -= bytes.length;
      if (room < 0) refuse(`unpacked, it has more than ${MAX_PART} bytes`);
      if (/\.bin$/i.test(name)) checkRecords(bytes);
      return { name, bytes, isStored: true };
    });
  return packZip(files);
}
