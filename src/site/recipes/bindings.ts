import { isObject } from '../../tools/shared/json/is-object.ts';
import { counted } from '../../tools/shared/text/counts.ts';

/** What a field can take instead of what is typed into it. */
export interface Source {
  /** As it stands in the recipe. */
  reference: Readonly<Record<string, unknown>>;
  /** Where it is from: a step, the item or a parameter. */
  from: string;
  /** The field of the result, with the names within it; empty for the whole. */
  field: string;
  type: string;
  /** What it is at present, cut short. */
  value: string;
}

/** What an earlier step gave, or whatever else can be referred to. */
export interface Giver {
  /** As recipes call it: the id of a step, `item` or `parameters`. */
  id: string;
  /** As people do: "Step 2, Base64 Encoder". */
  title: string;
  value: unknown;
  /** Whether its main output can be taken as a whole, whatever its name is. */
  hasMain: boolean;
}

const MAX_SOURCES = 300;
const MAX_DEPTH = 4;
const MAX_ENTRIES = 20;
const MAX_VALUE = 60;

/** All that a field can be bound to, the nearest first. */
export function sourcesOf(givers: readonly Giver[]): Source[] {
  const sources: Source[] = [];
  for (const { id, title, value, hasMain } of givers.toReversed()) {
    if (hasMain) sources.push({ reference: { $main: id }, from: title, field: '', type: 'main output', value: '' });
    collect(value, [], (path, held) => {
      if (sources.length < MAX_SOURCES)
        sources.push({
          reference: { $from: id, ...(path.length > 0 && { pointer: pointerOf(path) }) },
          from: title,
          field: path.join(' › '),
          type: typeName(held),
          value: brief(held),
        });
    });
  }
  return sources;
}

function collect(value: unknown, path: readonly string[], take: (path: readonly string[], value: unknown) => void): void {
  if (path.length > 0 || !isObject(value)) take(path, value);
  if (path.length >= MAX_DEPTH) return;
  const entries: [string, unknown][] = Array.isArray(value)
    ? value.slice(0, MAX_ENTRIES).map((item, at) => [String(at), item])
    : isObject(value)
      ? Object.entries(value).slice(0, 100)
      : [];
  for (const [name, inner] of entries) collect(inner, [...path, name], take);
}

/** RFC 6901. */
export const pointerOf = (path: readonly string[]): string => path.map((name) => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');

/** What people call a kind of value. */
export function typeName(value: unknown): string {
  if (value === null) return 'nothing';
  if (Array.isArray(value)) return `list of ${value.length}`;
  switch (typeof value) {
    case 'string':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'yes or no';
    default:
      return isObject(value) ? `object of ${counted(Object.keys(value).length, 'field')}` : 'nothing';
  }
}

/** A value in a line. */
export function brief(value: unknown): string {
  const text = (typeof value === 'string' ? value.slice(0, MAX_VALUE * 4) : (JSON.stringify(value) ?? '')).replace(/\s+/g, ' ');
  return text.length > MAX_VALUE ? `${text.slice(0, MAX_VALUE)}…` : text;
}

/** A bound value as people read it. @param titleOf what a step is called */
export function inWords(value: unknown, titleOf: (id: string) => string): string {
  if (isObject(value) && typeof value.$main === 'string') return value.$main === 'parameters' ? 'the input' : `the output of ${titleOf(value.$main)}`;
  if (isObject(value) && typeof value.$from === 'string') {
    const pointer = typeof value.pointer === 'string' ? value.pointer : '';
    const path = pointer
      .split('/')
      .slice(1)
      .map((token) => token.replaceAll('~1', '/').replaceAll('~0', '~'));
    if (value.$from === 'parameters') return `the parameter ${path.join(' › ')}`;
    const of = value.$from === 'item' ? 'the item' : titleOf(value.$from);
    return path.length === 0 ? of : `${path.join(' › ')} of ${of}`;
  }
  return JSON.stringify(value);
}
