import { viewOf } from '../../shared/bytes/arrays.ts';
import { utf16Text } from '../../shared/platform/bytes.ts';
import type { CodePageReader } from './code-pages.ts';

// MS-OLEPS: the properties of documents in compound files.

const [INTEGER_16, STRING, WIDE_STRING, TIME] = [2, 30, 31, 64] as const;
const CODE_PAGE = 1;
const MAX_PROPERTIES = 1000;
/** 100 ns from 1601 to 1970. */
const EPOCH = 116_444_736_000_000_000n;

/** The strings and times of the first section of a property set, by their numbers; what is broken is left out. */
export function propertySet(bytes: Uint8Array, read: CodePageReader): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  const view = viewOf(bytes);
  if (bytes.length < 56) return found;
  const section = view.getUint32(44, true);
  if (section + 8 > bytes.length) return found;
  const count = Math.min(MAX_PROPERTIES, view.getUint32(section + 4, true));
  const places: [number, number][] = [];
  for (let index = 0; index < count && section + 16 + index * 8 <= bytes.length; index++) {
    const at = section + 8 + index * 8;
    places.push([view.getUint32(at, true), section + view.getUint32(at + 4, true)]);
  }
  const page = places.find(([id]) => id === CODE_PAGE)?.[1];
  const codePage = page !== undefined && page + 8 <= bytes.length && view.getUint16(page, true) === INTEGER_16 ? view.getUint16(page + 4, true) : 1252;
  for (const [id, at] of places) {
    const value = at + 8 <= bytes.length ? valueAt(bytes, at, (own) => read(own, codePage)) : undefined;
    if (value !== undefined && value !== '') found.set(id, value);
  }
  return found;
}

function valueAt(bytes: Uint8Array, at: number, read: (own: Uint8Array) => string): string | undefined {
  const view = viewOf(bytes);
  const type = view.getUint16(at, true);
  if (type === TIME) return at + 12 <= bytes.length ? timeText(view.getBigUint64(at + 4, true)) : undefined;
  const size = view.getUint32(at + 4, true) * (type === WIDE_STRING ? 2 : 1);
  if ((type !== STRING && type !== WIDE_STRING) || at + 8 + size > bytes.length) return undefined;
  const own = bytes.subarray(at + 8, at + 8 + size);
  const text = type === STRING ? read(own) : utf16Text(Uint16Array.from({ length: size / 2 }, (_, index) => view.getUint16(at + 8 + index * 2, true)));
  return text.replace(/\0[\s\S]*$/, '');
}

function timeText(ticks: bigint): string | undefined {
  const date = new Date(Number((ticks - EPOCH) / 10_000n));
  // Times that are not set are those of 1601.
  return Number.isNaN(date.getTime()) || date.getUTCFullYear() < 1900 || date.getUTCFullYear() > 9999 ? undefined : date.toISOString().replace('.000Z', 'Z');
}
