import { unprocessable } from '../../errors.ts';
import { isTooDeep } from '../text/too-deep.ts';
import type { JsonValue } from './json.ts';
import { child, pointerTokens } from './json-pointer.ts';
import { isInvalidSchema, loadSchemaLibrary, type Unit } from './json-schema-library.ts';
import { plainValue } from './plain-json.ts';
import { arrayValue, membersOf, objectValue } from './tree.ts';

export interface SchemaError {
  /** The JSON Pointer of the failing value. */
  path: string;
  keyword: string;
  message: string;
}

const DIALECTS = {
  'draft-06': 'http://json-schema.org/draft-06/schema',
  'draft-07': 'http://json-schema.org/draft-07/schema',
  '2019-09': 'https://json-schema.org/draft/2019-09/schema',
  '2020-12': 'https://json-schema.org/draft/2020-12/schema',
} as const;

export type Draft = 'auto' | keyof typeof DIALECTS;

const SCHEMA_ADDRESS = 'tag:schema.invalid,2020:schema';
/** Keywords whose schema false refuses a member or item of the value that they stand for. */
const REFUSING = new Set(['additionalProperties', 'unevaluatedProperties', 'additionalItems', 'unevaluatedItems', 'items']);
/** Those of them that refuse all items from some place on, with one error. */
const REFUSING_ITEMS = new Set(['additionalItems', 'unevaluatedItems', 'items']);
/** What comes before the place of a member's name, rather than its value. */
const NAME_MARK = '#*';

/** All that is wrong with a value by a schema. A schema that is itself invalid, or refers outside itself, is unprocessable. */
export async function validateBySchema(value: JsonValue, schema: JsonValue, draft: Draft, formats: boolean): Promise<SchemaError[]> {
  const library = await loadSchemaLibrary();
  // A draft that is asked for goes before the one that the schema names.
  const named = draft !== 'auto' && schema.kind === 'object' ? objectValue([...membersOf(schema)].filter(([name]) => name !== '$schema')) : schema;
  const old = ignoresSiblings(draft, schema);
  try {
    const rules = withoutHazards(old ? withReachableDefinitions(named) : named, old);
    library.setShouldValidateFormat(formats);
    const document = library.buildSchemaDocument(plainValue(rules), SCHEMA_ADDRESS, DIALECTS[draft === 'auto' ? '2020-12' : draft]);
    const compiled = await library.compile(await library.getSchema(SCHEMA_ADDRESS, { _cache: { [SCHEMA_ADDRESS]: document } }));
    // Said once more for the evaluation, which does not wait: another call may have set it meanwhile.
    library.setShouldValidateFormat(formats);
    const { errors = [] } = library.interpret(compiled, library.fromJs(plainValue(value)), 'BASIC');
    return listed(errors, value, rules);
  } catch (error) {
    return unprocessable(`The schema cannot be used: ${whyUnusable(error).replaceAll(SCHEMA_ADDRESS, '')}.`, 'schema');
  }
}

/** What the library says of an address that no schema has. An address without scheme has got that of ours. */
const OUTSIDE = /^Unable to load resource '(?:tag:)?(.*?)'\. /s;
const MAX_PLACES = 3;
const MAX_PLACE_LENGTH = 200;

/** Where something is in a schema: a JSON Pointer, behind the address of a schema that has one. */
function placeInSchema(unit: Unit): string {
  const { instanceLocation } = unit;
  const address = instanceLocation.slice(0, instanceLocation.indexOf('#'));
  const pointer = pathOf({ ...unit, instanceLocation: instanceLocation.slice(address.length) });
  return address === SCHEMA_ADDRESS || address === '' ? pointer : `${address}#${pointer}`;
}

function whyUnusable(error: unknown): string {
  if (isTooDeep(error)) return 'it is nested too deeply';
  if (isInvalidSchema(error)) {
    const places = new Set((error.output.errors ?? []).map(placeInSchema));
    // What holds something wrong is wrong, too.
    const holders = new Set<string>();
    for (const place of places) for (let holder = parentOf(place); !holders.has(holder); holder = parentOf(holder)) holders.add(holder);
    const innermost = Array.from(places).filter((place) => !holders.has(place));
    if (innermost.length === 0) return 'it must be an object, true or false';
    const shown = innermost.slice(0, MAX_PLACES).map((place) => (place.length > MAX_PLACE_LENGTH ? `${place.slice(0, MAX_PLACE_LENGTH)}…` : place));
    return `it does not fit its draft at ${shown.join(', ')}${innermost.length > MAX_PLACES ? ' and elsewhere' : ''}`;
  }
  const reason = error instanceof Error ? error.message : String(error);
  const outside = OUTSIDE.exec(reason)?.[1];
  return outside === undefined ? reason : `it refers to ${JSON.stringify(outside)}, which is not inside it`;
}

/** Whether members beside $ref do not count, as up to draft 07. */
function ignoresSiblings(draft: Draft, schema: JsonValue): boolean {
  if (draft !== 'auto') return draft === 'draft-06' || draft === 'draft-07';
  const named = schema.kind === 'object' ? membersOf(schema).get('$schema') : undefined;
  return named?.kind === 'string' && /draft-0[67]/.test(named.value);
}

/**
 * A schema without what the library must not see: $vocabulary of a named schema, which would change what the name means for every later call
 * (and says nothing here, as no schema can be written in a dialect of its own), and in old drafts $id beside $ref, which does not count.
 */
function withoutHazards(schema: JsonValue, ignoresSiblings: boolean, isRoot = true): JsonValue {
  if (schema.kind === 'array') return arrayValue(schema.items.map((item) => withoutHazards(item, ignoresSiblings, false)));
  if (schema.kind !== 'object') return schema;
  const members = membersOf(schema);
  const named = isRoot || members.get('$id')?.kind === 'string';
  if (named) members.delete('$vocabulary');
  if (!isRoot && ignoresSiblings && members.get('$ref')?.kind === 'string') members.delete('$id');
  return objectValue(Array.from(members, ([name, member]) => [name, withoutHazards(member, ignoresSiblings, false)]));
}

/** A schema that is a reference into its own definitions, which the library would take for nothing but the reference. */
function withReachableDefinitions(schema: JsonValue): JsonValue {
  if (schema.kind !== 'object') return schema;
  const members = membersOf(schema);
  const reference = members.get('$ref');
  if (!reference || !members.has('definitions')) return schema;
  const kept = [...members].filter(([name]) => name === '$schema' || name === '$id' || name === 'definitions');
  return objectValue([...kept, ['allOf', arrayValue([objectValue([['$ref', reference]])])]]);
}

/** The errors, with one more for each name of a member that is refused. */
function listed(units: readonly Unit[], value: JsonValue, schema: JsonValue): SchemaError[] {
  const found: SchemaError[] = [];
  const refusedItems = new Set<string>();
  for (const [index, unit] of units.entries()) {
    for (const error of errorsOf(unit, value, schema)) {
      const place = `${error.keyword} ${error.path}`;
      if (REFUSING_ITEMS.has(error.keyword) && error.message.startsWith(REFUSED)) {
        if (refusedItems.has(place)) continue;
        refusedItems.add(place);
      }
      found.push(error);
    }
    const { instanceLocation } = unit;
    if (!instanceLocation.startsWith(NAME_MARK) || units[index + 1]?.instanceLocation === instanceLocation) continue;
    const path = pathOf(unit);
    found.push({ path: parentOf(path), keyword: 'propertyNames', message: `must not have the member ${JSON.stringify(lastOf(path))}: its name is refused` });
  }
  return found;
}

const REFUSED = 'must not have ';
const pathOf = ({ instanceLocation }: Unit): string => decodeURIComponent(instanceLocation.replace(/^#\*?/, ''));
const parentOf = (pointer: string): string => pointer.slice(0, Math.max(0, pointer.lastIndexOf('/')));
const lastOf = (pointer: string): string => pointer.slice(pointer.lastIndexOf('/') + 1);

function errorsOf(unit: Unit, value: JsonValue, schema: JsonValue): SchemaError[] {
  const keyword = decodeURIComponent(lastOf(unit.keyword));
  const ownPath = pathOf(unit);
  const ofName = unit.instanceLocation.startsWith(NAME_MARK);
  const path = ofName ? parentOf(ownPath) : ownPath;
  const place = decodeURIComponent(unit.absoluteKeywordLocation.slice(unit.absoluteKeywordLocation.indexOf('#') + 1));
  const last = lastOf(place);
  if (keyword === 'validate') {
    if (ofName || !REFUSING.has(last)) return [{ path, keyword: 'false schema', message: 'must not be there' }];
    return [{ path: parentOf(path), keyword: last, message: `${REFUSED}${JSON.stringify(lastOf(path))}` }];
  }
  const wanted = at(schema, place);
  const object = at(value, path);
  const present = object?.kind === 'object' ? membersOf(object) : new Map<string, JsonValue>();
  const missing = (names: JsonValue): string[] =>
    names.kind === 'array' ? names.items.flatMap((item) => (item.kind === 'string' && !present.has(item.value) ? [item.value] : [])) : [];
  if (keyword === 'required' && wanted) return missing(wanted).map((name) => ({ path, keyword, message: `must have the member ${JSON.stringify(name)}` }));
  if ((keyword === 'dependentRequired' || keyword === 'dependencies') && wanted?.kind === 'object') {
    const needed = Array.from(membersOf(wanted)).flatMap(([name, names]) => (present.has(name) ? missing(names).map((other) => [name, other] as const) : []));
    // Where a schema depends on a member, its own errors say what is wrong.
    return needed.map(([name, other]) => ({ path, keyword, message: `must have the member ${JSON.stringify(other)}, as it has ${JSON.stringify(name)}` }));
  }
  return [{ path, keyword, message: messageOf(keyword, wanted) }];
}

function at(value: JsonValue, pointer: string): JsonValue | undefined {
  const tokens = pointerTokens(pointer);
  if ('problem' in tokens) return undefined;
  return tokens.reduce<JsonValue | undefined>((inner, token) => inner && child(inner, token), value);
}

function messageOf(keyword: string, wanted: JsonValue | undefined): string {
  const text = wanted === undefined ? '' : ` ${JSON.stringify(plainValue(wanted)).slice(0, 200)}`;
  switch (keyword) {
    case 'type':
      return `must be of type ${wanted?.kind === 'array' ? wanted.items.map((item) => (item.kind === 'string' ? item.value : '')).join(' or ') : wanted?.kind === 'string' ? wanted.value : ''}`;
    case 'enum':
      return `must be one of${text}`;
    case 'const':
      return `must be${text}`;
    case 'anyOf':
    case 'oneOf':
      return `must fit ${keyword === 'anyOf' ? 'at least' : 'exactly'} one of the schemas of ${keyword}`;
    case 'not':
      return 'must not fit the schema of not';
    default:
      return `must satisfy ${keyword}${text}`;
  }
}
