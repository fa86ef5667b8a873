import { unprocessable } from '../../errors.ts';
import { MAX_DEPTH } from '../../shared/bytes/binary.ts';
import type { JsonValue } from '../../shared/json/json.ts';
import { arrayValue, distinctMembers, membersOf, objectValue, withoutRepeats } from '../../shared/json/tree.ts';
import { limitCharacters } from '../../shared/tables/csv.ts';

/** How arrays are in paths: a.0.b, a[0].b, or not at all. */
export type ArrayPaths = 'index' | 'bracket' | 'keep';

/** One object of paths and the values they lead to. What is not an array or object, and two values of one path, are unprocessable. */
export function flattened(value: JsonValue, delimiter: string, arrays: ArrayPaths): JsonValue {
  if (value.kind !== 'object' && value.kind !== 'array') return unprocessable('Only an array or an object can be flattened.', 'json');
  if (value.kind === 'array' && arrays === 'keep') unprocessable('An array that is kept as a value cannot be flattened.', 'json');
  const paths = new Map<string, JsonValue>();
  let characters = 0;
  collect(value, undefined, (path, leaf) => {
    characters += path.length;
    limitCharacters(characters, 'json');
    if (paths.has(path)) unprocessable(`Two values have the path ${JSON.stringify(path)}: choose another delimiter.`, 'json');
    paths.set(path, leaf);
  });
  return objectValue(paths);

  function collect(inner: JsonValue, path: string | undefined, found: (path: string, leaf: JsonValue) => void): void {
    const beginning = path === undefined ? '' : path + delimiter;
    if (inner.kind === 'object' && (inner.members.length > 0 || path === undefined)) {
      for (const { name, value: member } of distinctMembers(inner.members)) collect(member, beginning + name, found);
    } else if (inner.kind === 'array' && arrays !== 'keep' && (inner.items.length > 0 || path === undefined)) {
      inner.items.forEach((item, index) => {
        collect(item, arrays === 'bracket' ? `${path ?? ''}[${index}]` : beginning + index, found);
      });
    } else found(path ?? '', withoutRepeats(inner));
  }
}

interface Level {
  /** Whether the names are indexes in brackets; undefined while there are none. */
  brackets: boolean | undefined;
  children: Map<string, Level | JsonValue>;
}

const isLevel = (entry: Level | JsonValue): entry is Level => 'children' in entry;

/** The nested value of an object of paths. A path that is both value and parent, or both array and object, is unprocessable. */
export function unflattened(value: JsonValue, delimiter: string, arrays: ArrayPaths): JsonValue {
  if (value.kind !== 'object') return unprocessable('Only an object of paths can be unflattened.', 'json');
  const root: Level = { brackets: undefined, children: new Map() };
  for (const [path, leaf] of membersOf(value)) put(root, stepsOf(path, delimiter, arrays), withoutRepeats(leaf), path);
  return root.children.size === 0 ? objectValue([]) : built(root, arrays);
}

interface Step {
  name: string;
  bracket: boolean;
}

function stepsOf(path: string, delimiter: string, arrays: ArrayPaths): Step[] {
  const names = path.split(delimiter);
  if (arrays !== 'bracket') return names.map((name) => ({ name, bracket: false }));
  return names.flatMap((name, place) => {
    const indexes: Step[] = [];
    let head = name;
    for (let index = lastIndex(head); index !== undefined && indexes.length <= MAX_DEPTH; index = lastIndex(head)) {
      indexes.unshift({ name: index, bracket: true });
      head = head.slice(0, -index.length - 2);
    }
    // A path may begin with an index: [0].b
    return head === '' && place === 0 && indexes.length > 0 ? indexes : [{ name: head, bracket: false }, ...indexes];
  });
}

/** The digits in brackets at the end of a name. */
const lastIndex = (name: string): string | undefined =>
  name.endsWith(']') ? /^(?:0|[1-9]\d*)$/.exec(name.slice(name.lastIndexOf('[') + 1, -1))?.[0] : undefined;

function put(root: Level, steps: readonly Step[], leaf: JsonValue, path: string): void {
  if (steps.length > MAX_DEPTH) unprocessable(`A path has more than ${MAX_DEPTH} parts.`, 'json');
  let level = root;
  steps.forEach(({ name, bracket }, depth) => {
    if (level.brackets !== undefined && level.brackets !== bracket)
      unprocessable(`The path ${JSON.stringify(path)} leads through both an array and an object.`, 'json');
    level.brackets = bracket;
    const known = level.children.get(name);
    if (depth === steps.length - 1) {
      if (known) unprocessable(`The path ${JSON.stringify(path)} is both a value and the parent of others, or comes twice.`, 'json');
      level.children.set(name, leaf);
    } else if (!known) {
      const next: Level = { brackets: undefined, children: new Map() };
      level.children.set(name, next);
      level = next;
    } else if (isLevel(known)) level = known;
    else unprocessable(`A part of the path ${JSON.stringify(path)} is both a value and the parent of others.`, 'json');
  });
}

function built(level: Level, arrays: ArrayPaths): JsonValue {
  const values = new Map(Array.from(level.children, ([name, entry]) => [name, isLevel(entry) ? built(entry, arrays) : entry]));
  const items = Array.from(values.keys(), (_, index) => values.get(String(index)));
  const complete = items.every((item) => item !== undefined);
  if (level.brackets === true && !complete)
    unprocessable(`The indexes of an array must be complete from 0: ${[...values.keys()].slice(0, 5).join(', ')}.`, 'json');
  const isArray = level.brackets === true || (arrays === 'index' && complete);
  return isArray ? arrayValue(items.flatMap((item) => (item ? [item] : []))) : objectValue(values);
}
