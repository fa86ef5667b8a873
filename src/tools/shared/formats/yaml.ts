// Reading YAML 1.2.2: documents, what is wrong with them, and their values by the core schema.
import type { Alias, CST, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml';
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../json/json.ts';
import { limitJson } from '../json/json-length.ts';
import { arrayValue, booleanValue, NULL, numberValue, objectValue, textValue } from '../json/tree.ts';
import { grouped } from '../text/counts.ts';
import { placeOf } from '../text/places.ts';
import { composeTokens } from './yaml-compose.ts';

type Library = typeof import('yaml');
type Token = CST.Token;

/** Where a text stops being YAML, or being what was asked for. `index` counts UTF-16 code units of the text read. */
export interface YamlProblem {
  problem: string;
  index: number;
}

/** A text as documents. The text is without a byte order mark in front; indexes count in it. */
export interface YamlText {
  text: string;
  /** The node of each document. */
  documents: unknown[];
  /** By the source token of a collection: the node that has its items, where they were composed apart. */
  chunks: ReadonlyMap<unknown, unknown>;
  /** The concrete syntax they come from: documents, directives, comments and blank lines between them. */
  tokens: Token[];
}

export interface YamlReading {
  /** Resolve << as the merge key of YAML 1.1. */
  mergeKeys: boolean;
  /** Whether a tag that is neither of the core schema nor of the YAML tag repository is an error; absent means it is. */
  unknownTags?: 'refuse' | 'ignore';
  /** The input field, for errors. */
  path: string;
}

const MAX_DEPTH = 1000;
const MAX_MERGED = 5_000_000;
const CORE_TAG = 'tag:yaml.org,2002:';
const MERGE = '<<';

// YAML 1.2.2 section 5.1: what no stream may hold, and what only quoted scalars may.
// biome-ignore lint/suspicious/noControlCharactersInRegex: just these are excluded
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Cs}/u;
const ONLY_QUOTED = /[\u007f-\u0084\u0086-\u009f\ufffe\uffff]/;

// The core schema, YAML 1.2.2 section 10.3.2.
const CORE_NULL = /^(?:null|Null|NULL|~|)$/;
const CORE_TRUE = /^(?:true|True|TRUE)$/;
const CORE_FALSE = /^(?:false|False|FALSE)$/;
const CORE_DECIMAL = /^[-+]?[0-9]+$/;
const CORE_BASED = /^0(?:o[0-7]+|x[0-9a-fA-F]+)$/;
const CORE_FLOAT = /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/;
const CORE_INFINITE = /^[-+]?\.(?:inf|Inf|INF)$/;
const CORE_NAN = /^\.(?:nan|NaN|NAN)$/;

// The tag repository of yaml.org: types that the core schema lacks and the specification uses (YAML 1.2.2 chapter 2).
const REPOSITORY_TIMESTAMP = /^\d{4}-(?:\d\d-\d\d|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d\d:\d\d(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d\d)?))?)$/;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const KNOWN_TAGS = new Set(['null', 'bool', 'int', 'float', 'str', 'seq', 'map', 'binary', 'timestamp', 'set', 'omap', 'pairs'].map((name) => CORE_TAG + name));

class Stop extends Error {
  readonly index: number;

  constructor(index: number, problem: string) {
    super(problem);
    this.index = index;
  }
}

/** A scalar by its tag. `text` is its canonical form: digits without leading zeros, a double as ECMAScript writes it, anything else itself. */
interface CoreScalar {
  type: 'null' | 'bool' | 'int' | 'float' | 'str' | 'binary' | 'timestamp';
  text: string;
}

/** More marks than this take longer to read than the event loop has time for. */
const MAX_QUICK_MARKS = 1000;

/** Whether so much of a text marks lists, maps and lines that reading it, short as it is, takes long. */
export const isDenseYaml = (text: string): boolean => (text.match(/[[\]{},:&*!'"\n\r-]/g)?.length ?? 0) > MAX_QUICK_MARKS;

/** Parses YAML into documents, or says where it stops being well-formed. Neither aliases nor repeated keys are looked at. */
export async function readYaml(source: string): Promise<YamlText | YamlProblem> {
  const library = await import('yaml');
  // YAML 1.2.2 section 5.4: a carriage return alone is a line break too, which the library does not know.
  const text = source.replace(/^\ufeff/, '').replace(/\r(?!\n)/g, '\n');
  const forbidden = FORBIDDEN.exec(text);
  if (forbidden) return { problem: 'this character must not be in YAML', index: forbidden.index };
  const tokens = readTokens(text, library);
  if ('problem' in tokens) return tokens;
  const { error, documents, chunks } = await composeTokens(tokens, text.length);
  if (error) return { problem: error.message, index: error.index };
  return directiveProblem(tokens) ?? { text, documents, chunks, tokens };
}

/** The concrete syntax of a text, up to the first error in it. */
function readTokens(text: string, { Lexer, Parser }: Library): Token[] | YamlProblem {
  const holdsOnlyQuoted = ONLY_QUOTED.test(text);
  const tokens: Token[] = [];
  const parser = new Parser();
  let afterScalarMark = false;
  for (const lexeme of new Lexer().lex(text)) {
    if (holdsOnlyQuoted && (afterScalarMark || !/^["']/.test(lexeme)) && ONLY_QUOTED.test(lexeme)) {
      return { problem: 'this character may be only in a quoted scalar', index: parser.offset + lexeme.search(ONLY_QUOTED) };
    }
    const between = !afterScalarMark && (lexeme === '---' || lexeme === '...') ? takeTrailing(parser.stack.at(-1)) : [];
    afterScalarMark = lexeme === '\u001f';
    for (const token of parser.next(lexeme)) tokens.push(token);
    for (const token of between) tokens.push(token);
    if (isTooDeep(parser.stack)) return { problem: `nested deeper than ${grouped(MAX_DEPTH)} lists and maps`, index: Math.min(parser.offset, text.length) };
    if (tokens.at(-1)?.type === 'error') break;
  }
  for (const token of parser.end()) tokens.push(token);
  return tokens;
}

/** Whether what the parser has open is nested too deep: the document is around the collections, and a scalar may be in the deepest one. */
function isTooDeep(stack: readonly Token[]): boolean {
  const top = stack.length > MAX_DEPTH + 1 ? stack.at(-1) : undefined;
  return top !== undefined && ('items' in top || stack.length > MAX_DEPTH + 2);
}

/** Takes the comments and blank lines after a last key without a value out of its map: in front of a document mark the library loses them. */
function takeTrailing(map: Token | undefined): Token[] {
  const last = map?.type === 'block-map' ? map.items.at(-1) : undefined;
  if (!last?.sep || last.value) return [];
  const content = last.sep.findLastIndex(({ type }) => type !== 'newline' && type !== 'space' && type !== 'comment');
  const lineEnd = last.sep.findIndex(({ type }, index) => index > content && type === 'newline');
  return lineEnd < 0 ? [] : last.sep.splice(lineEnd + 1);
}

/** YAML 1.2.2 section 6.8: a directive of a kind stands once in front of a document, and a document follows. */
function directiveProblem(tokens: readonly Token[]): YamlProblem | undefined {
  let last: YamlProblem | undefined;
  let kinds = new Set<string>();
  for (const token of tokens) {
    if (token.type === 'document') {
      last = undefined;
      kinds = new Set();
    } else if (token.type === 'directive') {
      const [kind] = /^%(?:YAML|TAG[ \t]+[^ \t]+)/.exec(token.source) ?? [];
      const key = kind?.replace(/[ \t]+/, ' ');
      if (key !== undefined && kinds.has(key)) return { problem: `the directive ${key} occurs twice`, index: token.offset };
      if (key !== undefined) kinds.add(key);
      last = { problem: 'a directive needs a document after it', index: token.offset };
    }
  }
  return last;
}

/** Parses YAML as `readYaml` does, and says also where an alias has no anchor and where a map has a key twice. */
export async function checkYaml(source: string): Promise<YamlText | YamlProblem> {
  const parsed = await readYaml(source);
  if ('problem' in parsed) return parsed;
  const library = await import('yaml');
  try {
    for (const node of parsed.documents) new Checker(library, parsed.chunks).node(node);
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return { problem: error.message, index: error.index };
  }
  return parsed;
}

/** The place of a problem in the text it was found in. */
export const yamlPlace = (source: string, { index }: YamlProblem): { line: number; column: number } => placeOf(source.replace(/^\ufeff/, ''), index);

/** Refuses a text as not being YAML, with line and column. */
export function refuseYaml(source: string, problem: YamlProblem, path: string): never {
  const { line, column } = yamlPlace(source, problem);
  return unprocessable(`Line ${line}, column ${column}: ${problem.problem}.`, path);
}

/** Reads YAML as the values of its documents. What is not YAML or has no JSON value is unprocessable, with line and column. */
export async function parseYamlDocuments(source: string, { mergeKeys, unknownTags = 'refuse', path }: YamlReading): Promise<JsonValue[]> {
  const parsed = await readYaml(source);
  if ('problem' in parsed) return refuseYaml(source, parsed, path);
  const library = await import('yaml');
  try {
    return parsed.documents.map((node) => {
      const value = new Valuer(library, parsed.chunks, { mergeKeys, unknownTags }).node(node);
      limitJson(value, 0, path);
      return value;
    });
  } catch (error) {
    if (!(error instanceof Stop)) throw error;
    return refuseYaml(source, { problem: error.message, index: error.index }, path);
  }
}

/** Reads YAML of at most one document as its value; null without any. What is not YAML or has no JSON value is unprocessable, with line and column. */
export async function parseYaml(source: string, reading: YamlReading): Promise<JsonValue> {
  const [value = NULL, ...more] = await parseYamlDocuments(source, reading);
  return more.length === 0 ? value : unprocessable(`The text has ${more.length + 1} documents, not one.`, reading.path);
}

/** The plain scalar of the core schema a text is. */
function plainScalar(text: string): CoreScalar {
  if (CORE_NULL.test(text)) return { type: 'null', text: 'null' };
  if (CORE_TRUE.test(text)) return { type: 'bool', text: 'true' };
  if (CORE_FALSE.test(text)) return { type: 'bool', text: 'false' };
  if (CORE_DECIMAL.test(text)) {
    const digits = text.replace(/^[-+]?0*(?=[0-9])/, '');
    return { type: 'int', text: text.startsWith('-') && digits !== '0' ? `-${digits}` : digits };
  }
  if (CORE_BASED.test(text)) return { type: 'int', text: String(BigInt(text)) };
  if (CORE_FLOAT.test(text)) return { type: 'float', text: String(Number(text)) };
  if (CORE_INFINITE.test(text)) return { type: 'float', text: text.startsWith('-') ? '-Infinity' : 'Infinity' };
  return CORE_NAN.test(text) ? { type: 'float', text: 'NaN' } : { type: 'str', text };
}

/** The text of a scalar. The library loses a block scalar of nothing but spaces after an indentation indicator. */
function textOf({ source = '', srcToken }: Scalar): string {
  if (srcToken?.type !== 'block-scalar' || /[^ \r\n]/.test(srcToken.source)) return source;
  const header = srcToken.props.find(({ type }) => type === 'block-scalar-header');
  const indicators = header && 'source' in header ? header.source : '';
  const digit = Number(/[1-9]/.exec(indicators)?.[0] ?? 0);
  const lines = srcToken.source.split(/\r?\n|\r/).map((line) => line.slice(srcToken.indent + digit));
  if (lines.at(-1) === '') lines.pop();
  const last = lines.findLastIndex((line) => line !== '');
  if (digit === 0 || last < 0) return source;
  // YAML 1.2.2 section 8.1.1.2: - drops the last line break, + keeps those after it too.
  const end = indicators.includes('-') ? '' : '\n'.repeat(indicators.includes('+') ? lines.length - last : 1);
  return lines.slice(0, last + 1).join('\n') + end;
}

/** A scalar by its tag or else by its form; undefined when the tag is not a known one or the text is nothing of that tag. */
function coreScalar(scalar: Scalar): CoreScalar | undefined {
  const { tag, type } = scalar;
  const source = textOf(scalar);
  if (tag === undefined) return type === 'PLAIN' ? plainScalar(source) : { type: 'str', text: source };
  if (tag === '!' || tag === `${CORE_TAG}str`) return { type: 'str', text: source };
  if (tag === `${CORE_TAG}binary`) return BASE64.test(source.replace(/[ \t\r\n]/g, '')) ? { type: 'binary', text: source } : undefined;
  if (tag === `${CORE_TAG}timestamp`) return REPOSITORY_TIMESTAMP.test(source) ? { type: 'timestamp', text: source } : undefined;
  const plain = plainScalar(source);
  if (tag === `${CORE_TAG}float` && plain.type === 'int') return { type: 'float', text: String(Number(plain.text)) };
  return plain.type !== 'str' && tag === CORE_TAG + plain.type ? plain : undefined;
}

/** Whether a key is the merge key: a plain <<, or one with the tag of YAML 1.1. */
const isMergeKey = ({ tag, type, source }: Scalar): boolean => source === MERGE && (tag === undefined ? type === 'PLAIN' : tag === `${CORE_TAG}merge`);

/** Goes through a document in its order, knowing the anchors so far. */
abstract class Walker<Known> {
  protected readonly library: Library;
  readonly #anchors = new Map<string, { known: Known | undefined }>();

  readonly #chunks: ReadonlyMap<unknown, unknown>;

  constructor(library: Library, chunks: ReadonlyMap<unknown, unknown>) {
    this.library = library;
    this.#chunks = chunks;
  }

  /** The keys and values of a map; null stands for a value that is not there at all. */
  protected pairs(node: YAMLMap): readonly Pair[] {
    const whole = this.#chunks.get(node.srcToken);
    return this.library.isMap(whole) ? whole.items : node.items;
  }

  protected items(node: YAMLSeq): readonly unknown[] {
    const whole = this.#chunks.get(node.srcToken);
    return this.library.isSeq(whole) ? whole.items : node.items;
  }

  node(node: unknown): Known {
    const { isAlias, isMap, isScalar, isSeq } = this.library;
    if (isAlias(node)) {
      const anchor = this.#anchors.get(node.source);
      if (!anchor) throw new Stop(startOf(node), `the alias *${node.source} has no anchor in front of it`);
      return anchor.known ?? this.cycle(node);
    }
    const anchor: { known: Known | undefined } = { known: undefined };
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.anchor !== undefined) this.#anchors.set(node.anchor, anchor);
    const known = isMap(node) ? this.map(node) : isSeq(node) ? this.seq(node) : this.scalar(isScalar(node) ? node : undefined);
    anchor.known = known;
    return known;
  }

  protected abstract cycle(node: Alias): Known;
  protected abstract map(node: YAMLMap): Known;
  protected abstract seq(node: YAMLSeq): Known;
  /** @param node undefined for the nothing of an empty document */
  protected abstract scalar(node: Scalar | undefined): Known;
}

const startOf = (node: unknown): number =>
  typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range) && typeof node.range[0] === 'number' ? node.range[0] : 0;

/** A tag as it is commonly written. */
const shorthand = (tag: string | undefined): string => (tag?.startsWith(CORE_TAG) ? `!!${tag.slice(CORE_TAG.length)}` : (tag ?? ''));

const keyProblem = (text: string): string => `the key ${JSON.stringify(text.length > 50 ? `${text.slice(0, 50)}…` : text)} is in the map already`;

/** Finds repeated keys: nodes that are equal (YAML 1.2.2 section 3.2.1.3) get the same number. */
class Checker extends Walker<number> {
  readonly #numbers = new Map<string, number>();

  #number(form: string): number {
    const number = this.#numbers.get(form) ?? this.#numbers.size;
    this.#numbers.set(form, number);
    return number;
  }

  /** A node inside itself is equal to no other. */
  protected override cycle(node: Alias): number {
    return this.#number(`cycle ${startOf(node)}`);
  }

  protected override map(node: YAMLMap): number {
    const pairs = new Map<number, number>();
    for (const { key, value } of this.pairs(node)) {
      const number = this.node(key);
      if (pairs.has(number)) throw new Stop(startOf(key), keyProblem(this.library.isScalar(key) ? (key.source ?? '') : '…'));
      pairs.set(number, this.node(value));
    }
    const sorted = Array.from(pairs, ([key, value]) => `${key}:${value}`).sort();
    return this.#number(`map ${node.tag ?? ''} ${sorted.join(',')}`);
  }

  protected override seq(node: YAMLSeq): number {
    const numbers: number[] = [];
    for (const item of this.items(node)) numbers.push(this.node(item));
    return this.#number(`seq ${node.tag ?? ''} ${numbers.join(',')}`);
  }

  protected override scalar(node: Scalar | undefined): number {
    const known = node ? coreScalar(node) : plainScalar('');
    return this.#number(known ? `${known.type} ${known.text}` : `scalar ${node?.tag} ${node?.source}`);
  }
}

/** Makes JSON values; what aliases stand for is made once. */
class Valuer extends Walker<JsonValue> {
  readonly #mergeKeys: boolean;
  readonly #unknownTags: 'refuse' | 'ignore';
  /** How deep collections are. */
  readonly #depths = new Map<JsonValue, number>();
  #merged = 0;

  constructor(library: Library, chunks: ReadonlyMap<unknown, unknown>, { mergeKeys, unknownTags }: Required<Omit<YamlReading, 'path'>>) {
    super(library, chunks);
    this.#mergeKeys = mergeKeys;
    this.#unknownTags = unknownTags;
  }

  protected override cycle(node: Alias): JsonValue {
    throw new Stop(startOf(node), `the alias *${node.source} is inside its own anchor`);
  }

  protected override scalar(node: Scalar | undefined): JsonValue {
    if (!node) return NULL;
    const { type, text } = this.#core(node);
    switch (type) {
      case 'null':
        return NULL;
      case 'bool':
        return booleanValue(text === 'true');
      case 'int':
      case 'float':
        return numberValue(text);
      default:
        return textValue(text);
    }
  }

  #core(node: Scalar): CoreScalar {
    const known = coreScalar(node);
    if (!known) {
      if (this.#ignores(node.tag)) return { type: 'str', text: textOf(node) };
      throw new Stop(startOf(node), `the tag ${shorthand(node.tag)} is unknown, or the scalar does not fit that tag`);
    }
    if (known.type === 'float' && !/[0-9]/.test(known.text)) throw new Stop(startOf(node), `JSON has no number for ${node.source}`);
    return known;
  }

  protected override seq(node: YAMLSeq): JsonValue {
    this.#collectionTag(node, ['seq', 'omap', 'pairs']);
    const items: JsonValue[] = [];
    for (const item of this.items(node)) items.push(this.node(item));
    this.#checkPairs(node, items);
    return this.#collection(node, arrayValue(items), items);
  }

  protected override map(node: YAMLMap): JsonValue {
    this.#collectionTag(node, ['map', 'set']);
    const { isScalar } = this.library;
    const own = new Set<string>();
    let merged = false;
    const parts: ([string, JsonValue] | { sources: JsonValue[] })[] = [];
    for (const { key, value } of this.pairs(node)) {
      const merges = this.#mergeKeys && isScalar(key) && isMergeKey(key);
      const name = merges ? MERGE : this.#name(key);
      if (merges ? merged : own.has(name)) throw new Stop(startOf(key), keyProblem(name));
      const member = this.node(value);
      if (node.tag === `${CORE_TAG}set` && member.kind !== 'null') throw new Stop(startOf(value), 'a key of a !!set has no value');
      if (merges) {
        merged = true;
        parts.push({ sources: this.#sources(member, startOf(value ?? key)) });
      } else {
        own.add(name);
        parts.push([name, member]);
      }
    }
    const members = new Map<string, JsonValue>();
    for (const part of parts) {
      if (Array.isArray(part)) members.set(part[0], part[1]);
      else this.#merge(members, own, part.sources, startOf(node));
    }
    return this.#collection(node, objectValue(members), members.values());
  }

  /** What a merge key has: a map or a list of maps. */
  #sources(value: JsonValue, index: number): JsonValue[] {
    const sources = value.kind === 'array' ? value.items : [value];
    if (!sources.every(({ kind }) => kind === 'object')) throw new Stop(index, `${MERGE} needs a map or a list of maps`);
    return sources;
  }

  /** Adds the members of the sources that are neither the map's own nor there from an earlier one. */
  #merge(members: Map<string, JsonValue>, own: ReadonlySet<string>, sources: readonly JsonValue[], index: number): void {
    for (const source of new Set(sources)) {
      if (source.kind !== 'object') continue;
      this.#merged += source.members.length;
      if (this.#merged > MAX_MERGED) throw new Stop(index, `merge keys bring more than ${grouped(MAX_MERGED)} members`);
      for (const { name, value } of source.members) if (!own.has(name) && !members.has(name)) members.set(name, value);
    }
  }

  #name(key: unknown): string {
    const value = this.node(key);
    switch (value.kind) {
      case 'string':
        return value.value;
      case 'number':
        return value.source;
      case 'boolean':
        return String(value.value);
      case 'null':
        return 'null';
      default:
        throw new Stop(startOf(key), 'a list or a map cannot be the name of a member in JSON');
    }
  }

  #ignores(tag: string | undefined): boolean {
    return this.#unknownTags === 'ignore' && tag !== undefined && !KNOWN_TAGS.has(tag);
  }

  #collectionTag({ tag, range }: YAMLMap | YAMLSeq, names: readonly string[]): void {
    if (tag === undefined || tag === '!' || names.some((name) => tag === CORE_TAG + name) || this.#ignores(tag)) return;
    throw new Stop(range?.[0] ?? 0, `the tag ${shorthand(tag)} is unknown here`);
  }

  /** Holds lists tagged as pairs to what they are: maps of one key, which an ordered map has once each. */
  #checkPairs(node: YAMLSeq, items: readonly JsonValue[]): void {
    if (node.tag !== `${CORE_TAG}omap` && node.tag !== `${CORE_TAG}pairs`) return;
    const names = new Set<string>();
    for (const [index, item] of items.entries()) {
      const [member, ...more] = item.kind === 'object' ? item.members : [];
      const place = startOf(this.items(node)[index]);
      if (!member || more.length > 0) throw new Stop(place, `an item of ${shorthand(node.tag)} is a map of one key`);
      if (node.tag === `${CORE_TAG}omap` && names.has(member.name)) throw new Stop(place, keyProblem(member.name));
      names.add(member.name);
    }
  }

  #collection(node: YAMLMap | YAMLSeq, value: JsonValue, parts: Iterable<JsonValue>): JsonValue {
    let depth = 0;
    for (const part of parts) depth = Math.max(depth, this.#depths.get(part) ?? 0);
    if (depth >= MAX_DEPTH) throw new Stop(startOf(node), `with its aliases written out it is nested deeper than ${grouped(MAX_DEPTH)} lists and maps`);
    this.#depths.set(value, depth + 1);
    return value;
  }
}
