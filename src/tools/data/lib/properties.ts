// Java's .properties, as java.util.Properties loads and stores them.
import { unprocessable } from '../../errors.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, membersOf, objectValue, scalarText, textValue } from '../../shared/json/tree.ts';
import { limitCharacters } from '../../shared/tables/csv.ts';
import { grouped } from '../../shared/text/counts.ts';

export interface ReadingProperties {
  /** a.b and list[0] become objects and arrays. */
  nested: boolean;
  /** The input field, for errors. */
  path: string;
}

export interface WritingProperties {
  /** Objects become a.b, arrays list[0]. */
  nested: boolean;
  /** Write everything but U+0020 to U+007E as \uXXXX. */
  asciiOnly: boolean;
  /** The input field, for errors. */
  path: string;
}

const MAX_DEPTH = 1000;
const BLANKS = ' \t\f';
const LOADED = new Map([
  ['t', '\t'],
  ['n', '\n'],
  ['r', '\r'],
  ['f', '\f'],
]);
const STORED = new Map([
  ['\t', '\\t'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\f', '\\f'],
]);
const INDEXES = /^([^[\]]*)((?:\[(?:0|[1-9][0-9]{0,8})\])+)$/;

/** Reads properties; the last of equal keys counts. A malformed \uXXXX, and nested keys that contradict each other, are unprocessable. */
export function readProperties(text: string, { nested, path }: ReadingProperties): JsonValue {
  const properties = new Map<string, string>();
  for (const { content, line } of logicalLines(text.replace(/^\ufeff/, ''))) {
    const [key, value] = split(content);
    properties.set(loaded(key, line, path), loaded(value, line, path));
  }
  return nested ? nest(properties, path) : objectValue(Array.from(properties, ([key, value]) => [key, textValue(value)]));
}

/** Lines that hold something, continued ones joined: a backslash at the end goes on in the next line, leading white space dropped. */
function* logicalLines(text: string): Generator<{ content: string; line: number }> {
  let content = '';
  let line = 0;
  let going = false;
  const lines = text.split(/\r\n|\n|\r/);
  for (const [index, natural] of lines.entries()) {
    const start = countBlanks(natural, 0);
    // What is nothing yet, even after a backslash, may still be a blank line or a comment.
    if (content === '' && (start === natural.length || natural[start] === '#' || natural[start] === '!')) {
      going &&= natural === '' && index === lines.length - 1 && !text.endsWith('\r\n');
      continue;
    }
    if (!going) line = index + 1;
    going = endsInOddBackslashes(natural, start);
    content += natural.slice(start, natural.length - (going ? 1 : 0));
    if (going) continue;
    yield { content, line };
    content = '';
  }
  // As load does it, a backslash alone at the very end is a line: an empty key.
  if (content !== '' || going) yield { content, line };
}

function countBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && BLANKS.includes(text[at] ?? '')) at++;
  return at;
}

function endsInOddBackslashes(line: string, start: number): boolean {
  let at = line.length;
  while (at > start && line[at - 1] === '\\') at--;
  return (line.length - at) % 2 === 1;
}

/** Key and value of a line, both still escaped: separated by white space, by = or :, or by one of these with white space around. */
function split(line: string): [string, string] {
  let end = 0;
  while (end < line.length && !'=: \t\f'.includes(line[end] ?? '')) end += line[end] === '\\' ? 2 : 1;
  end = Math.min(end, line.length);
  let start = countBlanks(line, end);
  if (line[start] === '=' || line[start] === ':') start = countBlanks(line, start + 1);
  return [line.slice(0, end), line.slice(start)];
}

function loaded(text: string, line: number, path: string): string {
  return text.replace(/\\(u[0-9a-fA-F]{4}|.|$)/gs, (_, escaped: string) => {
    if (escaped.length > 1) return String.fromCharCode(Number.parseInt(escaped.slice(1), 16));
    if (escaped === 'u') unprocessable(`Line ${line}: \\u needs four hex digits after it.`, path);
    return LOADED.get(escaped) ?? escaped;
  });
}

type Branch = { kind: 'object'; children: Map<string, Node> } | { kind: 'array'; children: Map<number, Node> };
type Node = Branch | { kind: 'text'; value: string };

/** Steps of a key like a.b[0]: names and indexes. Only a key that begins with brackets begins with an index. */
function stepsOf(key: string): (string | number)[] {
  return key.split('.').flatMap((part, place) => {
    const [, name = '', indexes = ''] = INDEXES.exec(part) ?? [];
    if (indexes === '') return [part];
    const numbers = indexes.slice(1, -1).split('][').map(Number);
    return name === '' && place === 0 ? numbers : [name, ...numbers];
  });
}

function nest(properties: ReadonlyMap<string, string>, path: string): JsonValue {
  let root: Node | undefined;
  for (const [key, value] of properties) {
    const steps = stepsOf(key);
    if (steps.length > MAX_DEPTH) unprocessable(`The key ${shown(key)} is nested deeper than ${grouped(MAX_DEPTH)} levels.`, path);
    const branch = (step: string | number | undefined): Node =>
      step === undefined
        ? { kind: 'text', value }
        : typeof step === 'number'
          ? { kind: 'array', children: new Map() }
          : { kind: 'object', children: new Map() };
    const agree = (node: Node, step: string | number | undefined): Node => {
      const wanted = branch(step).kind;
      if (node.kind === wanted && wanted !== 'text') return node;
      const both = node.kind === 'text' || wanted === 'text' ? 'both a value and a parent of others' : 'both an array and an object';
      return unprocessable(`The key ${shown(key)} contradicts others: a part of it would be ${both}.`, path);
    };
    root = root ? agree(root, steps[0]) : branch(steps[0]);
    let node: Node = root;
    for (const [index, step] of steps.entries()) {
      const next = steps[index + 1];
      const child: Node | undefined = childOf(node, step);
      const inner = child ? agree(child, next) : branch(next);
      if (node.kind === 'object' && typeof step === 'string') node.children.set(step, inner);
      if (node.kind === 'array' && typeof step === 'number') node.children.set(step, inner);
      node = inner;
    }
  }
  return root ? nodeJson(root, path) : objectValue([]);
}

const childOf = (node: Node, step: string | number): Node | undefined =>
  node.kind === 'object' && typeof step === 'string'
    ? node.children.get(step)
    : node.kind === 'array' && typeof step === 'number'
      ? node.children.get(step)
      : undefined;

const shown = (key: string): string => JSON.stringify(key.length > 80 ? `${key.slice(0, 80)}…` : key);

function nodeJson(node: Node, path: string): JsonValue {
  if (node.kind === 'text') return textValue(node.value);
  if (node.kind === 'object') {
    const entries: [string, JsonValue][] = [];
    for (const [name, child] of node.children) entries.push([name, nodeJson(child, path)]);
    return objectValue(entries);
  }
  const items: JsonValue[] = [];
  for (let index = 0; index < node.children.size; index++) {
    const child =
      node.children.get(index) ??
      unprocessable(`An array has ${node.children.size} items but none with the number ${index}; the numbers must be complete from 0.`, path);
    items.push(nodeJson(child, path));
  }
  return arrayValue(items);
}

/** Writes an object as properties, a line each; null as nothing. Values that are not scalars need `nested`. */
export function writeProperties(value: JsonValue, { nested, asciiOnly, path }: WritingProperties): string {
  const isTop = value.kind === 'object' || (nested && value.kind === 'array');
  if (!isTop)
    return unprocessable(`Properties come from an object, not from ${value.kind === 'array' ? 'an array without nested' : `a single ${value.kind}`}.`, path);
  const written = new Set<string>();
  const parts: string[] = [];
  let length = 0;
  const put = (key: string, text: string): void => {
    limitCharacters(length + key.length, path);
    if (written.has(key)) unprocessable(`Two values have the key ${shown(key)}.`, path);
    written.add(key);
    const line = `${stored(key, true, asciiOnly)}=${stored(text, false, asciiOnly)}\n`;
    length += line.length;
    limitCharacters(length, path);
    parts.push(line);
  };
  const walk = (inner: JsonValue, key: string): void => {
    const text = scalarText(inner);
    if (text !== undefined) put(key, text);
    else if (inner.kind === 'array') {
      if (inner.items.length === 0) put(key, '[]');
      for (const [index, item] of inner.items.entries()) walk(item, `${key}[${index}]`);
    } else if (inner.kind === 'object') {
      if (inner.members.length === 0) put(key, '{}');
      for (const [name, member] of membersOf(inner)) walk(member, `${key}.${name}`);
    }
  };
  if (value.kind === 'array') for (const [index, item] of value.items.entries()) walk(item, `[${index}]`);
  else if (value.kind === 'object') {
    for (const [name, member] of membersOf(value)) {
      if (!nested && scalarText(member) === undefined) unprocessable(`The value of ${shown(name)} is not a scalar; nested would write its parts.`, path);
      walk(member, name);
    }
  }
  return parts.join('');
}

/** As java.util.Properties.store escapes keys (every space) and values (a space at the start). */
function stored(text: string, isKey: boolean, asciiOnly: boolean): string {
  return text.replace(/[\\\t\n\r\f=:#! ]|[^ -~]/g, (unit: string, at: number) => {
    if (unit === ' ') return isKey || at === 0 ? '\\ ' : ' ';
    const short = STORED.get(unit);
    if (short !== undefined) return short;
    if (unit >= ' ' && unit <= '~') return `\\${unit}`;
    return asciiOnly ? `\\u${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}` : unit;
  });
}
