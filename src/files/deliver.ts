import type { ByteEncoding } from '../tools/field-kinds.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import type { FileField } from './file-fields.ts';
import { ANY_BYTES, endingFor, mediaTypeOf, ZIP } from './media-types.ts';
import { formFor } from './negotiate.ts';
import type { DeliveredFile, Delivery, Wanted } from './plain.ts';
import { storedZip } from './stored-zip.ts';
import { bytesOfBase64, bytesOfHex, utf8Bytes } from './written-bytes.ts';

/** More bytes of files than are answered. */
export class TooManyBytes extends Error {
  readonly bytes: number;

  constructor(bytes: number) {
    super(`${bytes} bytes`);
    this.bytes = bytes;
  }
}

interface Found {
  field: string;
  /** The name of the field of the result that it is in. */
  top: string;
  name: string | undefined;
  text: string;
  mediaType: string;
}

/** Digits of base64 that tell the kind of a file. */
const HEAD = 400;

/** Makes of a tool's result what is wanted. @param slug what files without a name are called */
export function deliver(result: Record<string, unknown>, slug: string, wanted: Wanted): Delivery {
  const { accept, fields, maxBytes } = wanted;
  const found = fields.flatMap((field) => filesIn(result, field));
  const main = mainFile(result, slug, found, wanted);
  const form = formFor(accept, main?.type);
  if (form === 'json' || (form === 'mixed' && found.length === 0)) return { json: JSON.stringify(result) };
  if (form === 'raw' && main) {
    if (main.size > maxBytes) throw new TooManyBytes(main.size);
    return {
      json: JSON.stringify(withoutFiles(result, fields, main.field)),
      files: [{ field: main.field, name: main.name, type: main.type, bytes: main.bytes() }],
    };
  }
  const total = sizeOf(found);
  if (total > maxBytes) throw new TooManyBytes(total);
  const files = found.map((one) => fileOf(one, slug, result));
  const isZipped = wanted.zipBeyond !== undefined && files.length > wanted.zipBeyond.files && total > wanted.zipBeyond.bytes;
  const json = JSON.stringify(withoutFiles(result, fields));
  return { json, files: isZipped ? [{ field: '', name: `${slug}.zip`, type: ZIP, bytes: storedZip(files) }] : files, parts: true };
}

/** The main file of a result, not yet read. */
interface MainFile {
  field: string;
  name: string;
  type: string;
  /** In bytes, about. */
  size: number;
  bytes(): Uint8Array;
}

function mainFile(result: Record<string, unknown>, slug: string, found: readonly Found[], { fields, main, encoding }: Wanted): MainFile | undefined {
  const field = fields.find((one) => one.field === main && holdsFiles(result, one)) ?? fields.find((one) => holdsFiles(result, one));
  if (!field) return writtenFile(result, slug, main, encoding);
  const own = found.filter(({ top }) => top === field.field);
  const [only, ...others] = own;
  if (only && others.length === 0) {
    const type = mediaTypeOf(bytesOfBase64(only.text.slice(0, HEAD)), only.mediaType, only.name);
    return { field: only.field, name: nameOf(only, slug, type, result), type, size: sizeOf(own), bytes: () => bytesOfBase64(only.text) };
  }
  const zipped = () => storedZip(own.map((one) => fileOf(one, slug, result)));
  return { field: field.field, name: `${slug}.zip`, type: ZIP, size: sizeOf(own), bytes: zipped };
}

const holdsFiles = (result: Record<string, unknown>, { field, list }: FileField): boolean =>
  list ? Array.isArray(result[field]) : typeof result[field] === 'string';

/** The main output of a tool that gives no file, as one: an SVG, bytes that are written as text, or text. */
function writtenFile(result: Record<string, unknown>, slug: string, main: string | undefined, encoding: ByteEncoding | undefined): MainFile | undefined {
  const text = main === undefined ? undefined : result[main];
  if (main === undefined || typeof text !== 'string') return undefined;
  const bytes =
    encoding === undefined || encoding === 'utf8' || encoding === 'base32' ? utf8Bytes(text) : encoding === 'hex' ? bytesOfHex(text) : bytesOfBase64(text);
  const declared = main === 'svg' ? 'image/svg+xml' : main === 'json' ? 'application/json' : encoding === undefined ? 'text/plain; charset=utf-8' : ANY_BYTES;
  const type = mediaTypeOf(bytes, declared);
  return { field: main, name: `${slug}.${endingFor(type.split(';', 1)[0] ?? type)}`, type, size: bytes.length, bytes: () => bytes };
}

function filesIn(result: Record<string, unknown>, { field, list, member, naming, mediaType }: FileField): Found[] {
  const value = result[field];
  const one = (text: unknown, path: string, name?: unknown): Found[] =>
    typeof text === 'string' ? [{ field: path, top: field, name: typeof name === 'string' ? name : undefined, text, mediaType }] : [];
  if (!list) return one(value, field);
  if (!Array.isArray(value)) return [];
  return value.flatMap((item: unknown, index) => {
    if (member === undefined) return one(item, `${field}[${index}]`);
    return isObject(item) ? one(item[member], `${field}[${index}].${member}`, naming === undefined ? undefined : item[naming]) : [];
  });
}

function fileOf(found: Found, slug: string, result: Record<string, unknown>): DeliveredFile {
  const bytes = bytesOfBase64(found.text);
  const type = mediaTypeOf(bytes, found.mediaType, found.name);
  return { field: found.field, name: nameOf(found, slug, type, result), type, bytes };
}

/** What a file is called: as the result names it, else after the tool. */
function nameOf({ field, top, name }: Found, slug: string, type: string, result: Record<string, unknown>): string {
  if (name !== undefined && name !== '') return name;
  const told = field === top ? (result.fileName ?? result.filename) : undefined;
  if (typeof told === 'string' && told !== '') return told;
  const number = /\[(\d+)\]/.exec(field)?.[1];
  return `${slug}${number === undefined ? '' : `-${Number(number) + 1}`}.${endingFor(type)}`;
}

/** A result without its files: what is told of them beside. @param also a field that is left out as well */
function withoutFiles(result: Record<string, unknown>, fields: readonly FileField[], also?: string): Record<string, unknown> {
  const rest = Object.entries(result).flatMap(([name, value]): [string, unknown][] => {
    const file = fields.find(({ field }) => field === name);
    if (!file) return name === also ? [] : [[name, value]];
    if (file.member === undefined || !Array.isArray(value)) return [];
    const { member } = file;
    return [[name, value.map((item: unknown) => (isObject(item) ? Object.fromEntries(Object.entries(item).filter(([key]) => key !== member)) : item))]];
  });
  return Object.fromEntries(rest);
}

/** How many bytes their base64 stands for, about. */
const sizeOf = (found: readonly Found[]): number => found.reduce((sum, { text }) => sum + Math.floor((text.length * 3) / 4), 0);
