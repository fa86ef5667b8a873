import type { CallToolResult } from '@modelcontextprotocol/server';
import { deliver } from '../files/deliver.ts';
import { type FileField, fileFieldsOf } from '../files/file-fields.ts';
import type { DeliveredFile } from '../files/plain.ts';
import { withWanted } from '../pipelines/file-inputs.ts';
import type { FileCall } from '../runner/with-files.ts';
import type { ToolCard } from '../tools/card.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { base64Of } from '../tools/shared/platform/bytes.ts';
import { embedded } from './embedded.ts';
import type { KeptFile } from './kept-files.ts';

type Content = CallToolResult['content'];

/** A result: as JSON with its files as base64 in it, or with its files apart. */
export interface ResultWithFiles {
  json: string;
  /** The files of the result, which are left out of the JSON. */
  files?: readonly DeliveredFile[] | undefined;
}

/** Keeps a file for its caller to read. Undefined where there is no room for it. */
export type Keep = (file: DeliveredFile) => Promise<KeptFile | undefined>;

/** Files of a result that have more bytes together are linked. */
const MAX_IN_RESULT = 1_000_000;
/** How the files of a result are asked for: many that are large together as one ZIP. */
const APART = { accept: 'multipart/mixed', zipBeyond: { files: 16, bytes: MAX_IN_RESULT } };

/**
 * What a result is told as. Up to 1 MB its files are base64 in the JSON, and embedded behind it; larger ones are left out of it, and kept behind links, many of them as one ZIP.
 * Undefined where there is no room to keep them.
 */
export async function contentWithFiles(card: ToolCard, result: ResultWithFiles, keep: Keep): Promise<Content | undefined> {
  const { json, files } = parted(card, result);
  if (bytesOf(files) <= MAX_IN_RESULT) {
    const whole = result.files ? withFilesPutBack(card, json, files) : result.json;
    return [{ type: 'text', text: whole }, ...embedded(card, whole)];
  }
  const links: Content = [];
  for (const file of files) {
    const kept = await keep(file);
    if (!kept) return undefined;
    const what = file.field === '' ? 'All files of the result, which are' : `The field ${file.field} of the result, which is`;
    links.push({ type: 'resource_link', ...kept, description: `${what} left out of it.` });
  }
  return [{ type: 'text', text: json }, ...links];
}

/**
 * A call whose files come apart from the result, out of a worker; undefined for tools without files, and for those that run on the event loop where they can, which make none that are large.
 * @param maxBytes of all files
 */
export const callWithFilesApart = (card: ToolCard, inputs: Record<string, unknown>, maxBytes: number): FileCall<never> | undefined =>
  card.cost === 'heavy' && fileFieldsOf(card.result).length > 0 ? withWanted(card, inputs, { ...APART, maxBytes }) : undefined;

const bytesOf = (files: readonly DeliveredFile[]): number => files.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** Takes the files out of a result where they are in it; of a short one they stay. */
function parted(card: ToolCard, { json, files }: ResultWithFiles): { json: string; files: readonly DeliveredFile[] } {
  if (files) return { json, files };
  const fields = fileFieldsOf(card.result);
  const value = fields.length > 0 && json.length > MAX_IN_RESULT ? parseJsonText(json) : undefined;
  if (!isObject(value)) return { json, files: [] };
  const delivered = deliver(value, card.slug, { ...APART, fields, main: card.main?.output, maxBytes: Number.POSITIVE_INFINITY });
  return { json: delivered.json, files: delivered.files ?? [] };
}

/** Puts small files into a result that came without them, where the schema has their fields. */
function withFilesPutBack({ result: schema }: ToolCard, json: string, files: readonly DeliveredFile[]): string {
  const result = parseJsonText(json);
  if (!isObject(result)) return json;
  const texts = new Map(files.map(({ field, bytes }) => [field, base64Of(bytes)]));
  const fields = new Map(fileFieldsOf(schema).map((field) => [field.field, field]));
  const entries = Object.entries(schema.properties ?? {}).flatMap(([name, own]): [string, unknown][] => {
    const field = fields.get(name);
    if (!field) return Object.hasOwn(result, name) ? [[name, result[name]]] : [];
    const value = filesIn(field, result[name], texts, Object.keys(own.items?.properties ?? {}));
    return value === undefined ? [] : [[name, value]];
  });
  return JSON.stringify(Object.fromEntries(entries));
}

/** What a field that holds files has: one, a list of them, or a list of objects with one each. */
function filesIn({ field, list, member }: FileField, left: unknown, texts: ReadonlyMap<string, string>, order: readonly string[]): unknown {
  if (!list) return texts.get(field);
  if (member === undefined) {
    const length = [...texts.keys()].filter((place) => place.startsWith(`${field}[`)).length;
    return Array.from({ length }, (_, at) => texts.get(`${field}[${at}]`));
  }
  if (!Array.isArray(left)) return left;
  return left.map((item: unknown, at) => {
    const text = texts.get(`${field}[${at}].${member}`);
    if (!isObject(item) || text === undefined) return item;
    const whole: Record<string, unknown> = { ...item, [member]: text };
    return Object.fromEntries(order.flatMap((name) => (Object.hasOwn(whole, name) ? [[name, whole[name]]] : [])));
  });
}
