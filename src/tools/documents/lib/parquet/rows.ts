import type { Column } from './column.ts';
import { leavesOf, type Node } from './schema.ts';
import { refuse } from './thrift.ts';
import type { JsonScalar } from './values.ts';

export type Json = JsonScalar | Json[] | { [name: string]: Json };

/** Goes through a column value by value. */
class Cursor {
  readonly #column: Column;
  readonly #leaf: Node;
  #at = 0;
  #value = 0;

  constructor(column: Column, leaf: Node) {
    this.#column = column;
    this.#leaf = leaf;
  }

  get definition(): number {
    return this.#leaf.maxDefinition === 0 ? 0 : (this.#column.definitions[this.#at] ?? refuse('a column ends before its rows do'));
  }

  /** Where the next value stands: -1 behind the last. */
  get repetition(): number {
    return this.#leaf.maxRepetition === 0 ? 0 : (this.#column.repetitions[this.#at] ?? -1);
  }

  skip(): void {
    this.#at += 1;
  }

  next(): JsonScalar {
    this.#at += 1;
    const value = this.#column.values[this.#value++];
    return value === undefined ? refuse('a column ends before its rows do') : value;
  }
}

/** Puts the values of columns together to what they were in the rows (the record assembly of Dremel). */
export class RowReader {
  readonly #cursors: ReadonlyMap<number, Cursor>;

  /** @param columns by the places of their leaves */
  constructor(nodes: readonly Node[], columns: ReadonlyMap<number, Column>) {
    const cursors = nodes.flatMap(leavesOf).map((leaf): [number, Cursor] => {
      const column = columns.get(leaf.firstLeaf) ?? refuse(`column ${JSON.stringify(leaf.name)} is not there`);
      return [leaf.firstLeaf, new Cursor(column, leaf)];
    });
    this.#cursors = new Map(cursors);
  }

  #cursor(node: Node): Cursor {
    return this.#cursors.get(node.firstLeaf) ?? refuse(`field ${JSON.stringify(node.name)} has no columns`);
  }

  #skip(node: Node): void {
    for (let leaf = node.firstLeaf; leaf < node.firstLeaf + node.leaves; leaf++) this.#cursors.get(leaf)?.skip();
  }

  /** The value of a field in the row that is next. */
  read(node: Node): Json {
    // A group without columns says nothing of itself.
    if (node.leaves === 0) return node.repetition === 'repeated' ? [] : {};
    const isAbsent = node.repetition !== 'required' && this.#cursor(node).definition < node.maxDefinition;
    if (node.repetition !== 'repeated') {
      if (!isAbsent) return this.#content(node);
      this.#skip(node);
      return null;
    }
    if (isAbsent) {
      this.#skip(node);
      return [];
    }
    const items: Json[] = [];
    do items.push(this.#content(node));
    while (this.#cursor(node).repetition === node.maxRepetition);
    return items;
  }

  #content(node: Node): Json {
    if (node.physical) return this.#cursor(node).next();
    const [only] = node.children;
    if (node.children.length === 1 && only?.repetition === 'repeated') {
      if (node.logical?.kind === 'list') return this.#list(node, only);
      if (node.logical?.kind === 'map') return this.#map(only);
    }
    return Object.fromEntries(node.children.map((child) => [child.name, this.read(child)]));
  }

  /** A list, with or without a group around its items (the rules of the format for older files). */
  #list(node: Node, repeated: Node): Json {
    const [only] = repeated.children;
    const isItem =
      repeated.physical !== undefined ||
      repeated.children.length !== 1 ||
      only?.repetition === 'repeated' ||
      ((repeated.name === 'array' || repeated.name === `${node.name}_tuple`) && repeated.logical === undefined);
    const items = this.read(repeated);
    if (isItem || !Array.isArray(items) || !only) return items;
    return items.map((item) => memberOf(item, only.name));
  }

  #map(repeated: Node): Json {
    const [key, value] = repeated.children;
    const entries = this.read(repeated);
    if (!key || !Array.isArray(entries)) return entries;
    return entries.map((entry) => ({ key: memberOf(entry, key.name), ...(value && { value: memberOf(entry, value.name) }) }));
  }
}

const memberOf = (item: Json, name: string): Json => (typeof item === 'object' && item !== null && !Array.isArray(item) ? (item[name] ?? null) : null);
