import { type FileField, fileFieldsOf, mainFileField } from '../files/file-fields.ts';
import { mayWantFiles } from '../files/negotiate.ts';
import type { GivenFile } from '../files/plain.ts';
import type { FileCall } from '../runner/with-files.ts';
import type { ToolCard } from '../tools/card.ts';
import { invalid } from '../tools/errors.ts';
import { type JsonSchema, typesOf } from '../tools/json-schema.ts';
import { isObject } from '../tools/shared/json/is-object.ts';
import { parseJsonText } from '../tools/shared/json/parse-text.ts';
import { excessOf } from '../tools/shared/json/value-count.ts';
import { endOf } from './handing.ts';

/** A file as it was sent. */
export interface SentFile<Source> {
  /** The field it is for; undefined for the main one. */
  field: string | undefined;
  /** What it is called where it comes from. */
  name: string | undefined;
  size: number;
  source: Source;
}

/** What was sent for a call: plain fields as texts, and files. */
export interface Sent<Source> {
  fields: readonly (readonly [name: string, text: string])[];
  files: readonly SentFile<Source>[];
}

/** What the files of a result may be. */
export interface Asked {
  accept: string | undefined;
  maxBytes: number;
  zipBeyond?: { files: number; bytes: number };
}

const MAX_ENTRIES = 1_000;
const MAX_DEPTH = 6;
/** A field by its name, or a place within it: `files[0].password`; `images[]` is the next of a list. */
const PLACE = /^[^.[\]]+(?:\.[^.[\]]+|\[\d{0,4}\])*$/;
const NUMBER = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?$/i;

type Key = string | number;

/**
 * The call that was sent as fields and files: each text as the type of its field says, each file where it belongs, and its name beside it where the tool takes one. Throws `InvalidInputs`;
 * what the tool itself has against the inputs is found when it runs.
 */
export function fileCallOf<Source>(card: ToolCard, { fields, files }: Sent<Source>, asked: Asked): FileCall<Source> {
  const inputs = new Inputs(card.inputs);
  for (const [name, text] of fields) inputs.add(name, text);
  const given = files.map((file) => placed(card, inputs, file));
  const wanted = wantedOf(card, inputs.values, asked);
  return { ok: true, slug: card.slug, inputs: inputs.values, files: given, wanted };
}

/** Says of a call of JSON in which form its result is wanted. */
export const withWanted = (card: ToolCard, inputs: Record<string, unknown>, asked: Asked): FileCall<never> => ({
  ok: true,
  slug: card.slug,
  inputs,
  files: [],
  wanted: wantedOf(card, inputs, asked),
});

/** How the result is wanted; bytes that a caller of bytes leaves open how to write are written without loss. */
function wantedOf(card: ToolCard, inputs: Record<string, unknown>, { accept, maxBytes, zipBeyond }: Asked): FileCall['wanted'] {
  if (accept === undefined || !mayWantFiles(accept)) return undefined;
  const main = card.main?.output;
  const end = main === undefined ? undefined : endOf(card, 'result', main, inputs);
  if (end?.open?.offers.includes('base64') && /\boctet-stream\b/i.test(accept)) {
    inputs[end.open.input] = 'base64';
    end.encoding = 'base64';
  }
  return { accept, fields: fileFieldsOf(card.result), main, encoding: end?.encoding, maxBytes, zipBeyond };
}

/** Finds the place of a file in the inputs. */
function placed<Source>(card: ToolCard, inputs: Inputs, { field: given, name, size, source }: SentFile<Source>): GivenFile<Source> {
  const field = given ?? mainFileField(card)?.field ?? card.main?.input;
  if (field === undefined) return invalid('', `${card.slug} takes no file`);
  const own = fileFieldsOf(card.inputs).find((one) => one.field === topOf(field));
  if (own) return { place: placeIn(inputs, own, field, name, size), as: 'file', source };
  const { kind, encoding, open } = endOf(card, 'inputs', field, inputs.values);
  const isKnown = Object.hasOwn(card.inputs.properties ?? {}, field);
  if (isKnown && kind.kind === 'bytes' && encoding !== undefined) {
    if (open?.offers.includes('base64')) inputs.values[open.input] = 'base64';
    const as = open?.offers.includes('base64') ? 'base64' : encoding;
    if (as !== 'utf8' && as !== 'base32') return { place: inputs.place(field), as, source };
  }
  const isText = typesOf(card.inputs.properties?.[field] ?? {}).has('string');
  if (isKnown && !isText) return invalid(field, 'takes no file');
  return { place: inputs.place(field), as: 'text', source };
}

const topOf = (field: string): string => /^[^.[\]]*/.exec(field)?.[0] ?? field;

function placeIn(inputs: Inputs, { field, list, member, naming }: FileField, given: string, name: string | undefined, size: number): Key[] {
  if (!list) {
    const least = inputs.schemaOf([field])?.minLength ?? 0;
    if (given !== field) invalid(given, `is not a place for a file; it goes to ${field}`);
    if (size === 0 && least > 0) invalid(field, 'is an empty file');
    return inputs.place(field);
  }
  const at = /^\[(\d{0,4})\](?:\.(.+))?$/.exec(given.slice(field.length));
  if (given !== field && (!at || (at[2] !== undefined && at[2] !== member)))
    invalid(given, `is not a place for a file; files go to ${field}, one after the other`);
  const path = member === undefined ? [field, inputs.numberIn(field, at?.[1])] : [field, inputs.numberIn(field, at?.[1], member), member];
  inputs.put(path, '');
  if (member !== undefined && naming !== undefined && name !== undefined) inputs.putUnlessThere([...path.slice(0, -1), naming], name);
  return path;
}

/** Inputs as they are put together from fields. */
class Inputs {
  readonly #schema: JsonSchema;
  readonly values: Record<string, unknown> = {};

  constructor(schema: JsonSchema) {
    this.#schema = schema;
  }

  /** Takes up a field that was sent as text. */
  add(name: string, text: string): void {
    const path = this.#pathOf(name);
    const schema = this.schemaOf(path);
    const isList = schema !== undefined && typesOf(schema).has('array') && !/^\s*\[/.test(text);
    if (isList) this.put([...path, this.numberIn(name, undefined)], readAs(schema.items ?? {}, text, name));
    else if (path.length === 1 && Object.hasOwn(this.values, name)) invalid(name, 'is given twice');
    else this.put(path, readAs(schema ?? {}, text, name));
  }

  /** The place of a field of its own, which nothing else may have taken. */
  place(name: string): Key[] {
    const path = this.#pathOf(name);
    if (path.length === 1 && Object.hasOwn(this.values, name)) invalid(name, 'is given twice');
    this.put(path, '');
    return path;
  }

  /** The number of a list's entry: as it is written, else the first entry that has no such member. */
  numberIn(field: string, written: string | undefined, member?: string): number {
    const list = this.values[field];
    if (written) return checkedNumber(field, Number(written));
    if (!Array.isArray(list)) return 0;
    const free = list.findIndex((entry) => (member === undefined ? entry === undefined : !isObject(entry) || !Object.hasOwn(entry, member)));
    return checkedNumber(field, free < 0 ? list.length : free);
  }

  /** What the schema says of a place; undefined where it says nothing. */
  schemaOf(path: readonly Key[]): JsonSchema | undefined {
    let at: JsonSchema | undefined = this.#schema;
    for (const key of path) {
      const properties: Record<string, JsonSchema> = at?.properties ?? {};
      at = typeof key === 'number' ? at?.items : Object.hasOwn(properties, key) ? properties[key] : undefined;
    }
    return at;
  }

  put(path: readonly Key[], value: unknown): void {
    let at: object = this.values;
    for (const [index, key] of path.slice(0, -1).entries()) {
      const isList = typeof path[index + 1] === 'number';
      const next: unknown = heldAt(at, key) ?? (isList ? [] : {});
      if (typeof next !== 'object' || next === null || Array.isArray(next) !== isList) invalid(String(path[0]), 'is given in parts that do not fit together');
      setAt(at, key, next);
      at = next;
    }
    setAt(at, path.at(-1) ?? '', value);
  }

  putUnlessThere(path: readonly Key[], value: unknown): void {
    let at: unknown = this.values;
    for (const key of path) at = typeof at === 'object' && at !== null ? heldAt(at, key) : undefined;
    if (at === undefined) this.put(path, value);
  }

  #pathOf(name: string): Key[] {
    if (!PLACE.test(name)) return [name];
    const keys = Array.from(name.matchAll(/[^.[\]]+|\[\d{0,4}\]/g), ([key]) => key);
    if (keys.length > MAX_DEPTH) invalid(name.slice(0, 60), 'is nested too deeply');
    const [top = ''] = keys;
    return keys.map((key) => (key.startsWith('[') ? this.numberIn(top, key.slice(1, -1)) : key));
  }
}

const heldAt = (holder: object, key: Key): unknown => Object.getOwnPropertyDescriptor(holder, key)?.value;

/** Sets a member of an object, whatever it is called, or an entry of a list, with nothing in those before it. */
function setAt(holder: object, key: Key, value: unknown): void {
  if (Array.isArray(holder) && typeof key === 'number') while (holder.length < key) holder.push(undefined);
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function checkedNumber(field: string, number: number): number {
  return number < MAX_ENTRIES ? number : invalid(field, `may have at most ${MAX_ENTRIES} entries`);
}

/** A text as the type of its field. What is of no such type stays text: the tool's own check says what would be right. */
function readAs(schema: JsonSchema, text: string, path: string): unknown {
  const types = typesOf(schema);
  if (types.has('string') || types.size === 0) return text;
  const trimmed = text.trim();
  if (types.has('boolean') && /^(?:true|false)$/.test(trimmed)) return trimmed === 'true';
  if ((types.has('number') || types.has('integer')) && NUMBER.test(trimmed)) return Number(trimmed);
  if (types.has('null') && trimmed === 'null') return null;
  if (!(types.has('object') || types.has('array')) || !/^[[{]/.test(trimmed)) return text;
  const excess = excessOf(text);
  if (excess !== undefined) return invalid(path, `has more than ${excess}`);
  try {
    return parseJsonText(text);
  } catch {
    return invalid(path, 'must be JSON, such as ["a", 1] or {"name": "value"}');
  }
}
