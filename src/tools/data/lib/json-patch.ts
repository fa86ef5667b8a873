import type { JsonValue } from '../../shared/json/json.ts';
import { arrayIndex, pointerTokens } from '../../shared/json/json-pointer.ts';
import { SameValues } from '../../shared/json/same-values.ts';
import { arrayValue, membersOf, objectValue } from '../../shared/json/tree.ts';
import { grouped } from '../../shared/text/counts.ts';

export type PatchOperation =
  | { op: 'add' | 'replace' | 'test'; path: string; value: JsonValue }
  | { op: 'remove'; path: string }
  | { op: 'move' | 'copy'; path: string; from: string };

/** Copies of copies could grow without end. */
const MAX_COPIED = 1_000_000;

/** A value that can be changed in place: members by name, in their order. */
type Node = { kind: 'object'; members: Map<string, Node> } | { kind: 'array'; items: Node[] } | { kind: 'scalar'; value: JsonValue };

/** Where an operation works: the whole document, a member of an object, or a place in an array. */
type Place = { kind: 'whole' } | { kind: 'member'; members: Map<string, Node>; name: string } | { kind: 'item'; items: Node[]; index: number };

/** A document on which the operations of a JSON Patch (RFC 6902) work one after the other. */
export class PatchedDocument {
  #root: Node;
  #copied = 0;

  constructor(value: JsonValue) {
    this.#root = nodeOf(value);
  }

  /** The document as it is now. */
  value(): JsonValue {
    return valueOfNode(this.#root);
  }

  /** Carries out an operation; what is wrong with it when it cannot be. */
  apply(operation: PatchOperation): string | undefined {
    const place = this.#place(operation.path);
    if (typeof place === 'string') return place;
    switch (operation.op) {
      case 'add':
        return this.#add(place, nodeOf(operation.value), operation.path);
      case 'remove':
        return this.#remove(place, operation.path);
      case 'replace':
        return this.#replace(place, nodeOf(operation.value), operation.path);
      case 'test':
        return this.#test(place, operation.value, operation.path);
      case 'move':
        return this.#move(operation.from, operation.path);
      case 'copy':
        return this.#copy(place, operation.from, operation.path);
    }
  }

  #place(path: string): Place | string {
    const tokens = pointerTokens(path);
    if ('problem' in tokens) return tokens.problem;
    const last = tokens.pop();
    if (last === undefined) return { kind: 'whole' };
    let node: Node | undefined = this.#root;
    for (const token of tokens) node = childOf(node, token);
    if (node?.kind === 'object') return { kind: 'member', members: node.members, name: last };
    if (node?.kind !== 'array') return `there is no ${JSON.stringify(path)}`;
    const index = last === '-' ? node.items.length : arrayIndex(last);
    return index === undefined ? `${JSON.stringify(last)} is not an index: digits without leading zeros, or -` : { kind: 'item', items: node.items, index };
  }

  #at(place: Place): Node | undefined {
    return place.kind === 'whole' ? this.#root : place.kind === 'member' ? place.members.get(place.name) : place.items[place.index];
  }

  #add(place: Place, node: Node, path: string): string | undefined {
    if (place.kind === 'whole') this.#root = node;
    else if (place.kind === 'member') place.members.set(place.name, node);
    else if (place.index > place.items.length) return `the index in ${JSON.stringify(path)} is beyond the end of the array (${place.items.length} items)`;
    else place.items.splice(place.index, 0, node);
    return undefined;
  }

  #remove(place: Place, path: string): string | undefined {
    if (place.kind === 'whole') return 'the whole document cannot be removed';
    if (!this.#at(place)) return `there is no ${JSON.stringify(path)}`;
    if (place.kind === 'member') place.members.delete(place.name);
    else place.items.splice(place.index, 1);
    return undefined;
  }

  #replace(place: Place, node: Node, path: string): string | undefined {
    if (!this.#at(place)) return `there is no ${JSON.stringify(path)}`;
    if (place.kind === 'whole') this.#root = node;
    else if (place.kind === 'member') place.members.set(place.name, node);
    else place.items[place.index] = node;
    return undefined;
  }

  #test(place: Place, value: JsonValue, path: string): string | undefined {
    const node = this.#at(place);
    if (!node) return `there is no ${JSON.stringify(path)}`;
    return new SameValues().same(valueOfNode(node), value) ? undefined : `the test failed: ${JSON.stringify(path)} has another value`;
  }

  #move(from: string, path: string): string | undefined {
    const source = this.#place(from);
    if (typeof source === 'string') return source;
    const node = this.#at(source);
    if (!node) return `there is no ${JSON.stringify(from)}`;
    if (from === path) return undefined;
    if (path.startsWith(`${from}/`)) return `${JSON.stringify(from)} cannot be moved into itself`;
    const removed = this.#remove(source, from);
    if (removed !== undefined) return removed;
    const target = this.#place(path);
    return typeof target === 'string' ? target : this.#add(target, node, path);
  }

  #copy(place: Place, from: string, path: string): string | undefined {
    const source = this.#place(from);
    if (typeof source === 'string') return source;
    const node = this.#at(source);
    if (!node) return `there is no ${JSON.stringify(from)}`;
    this.#copied += sizeOf(node);
    if (this.#copied > MAX_COPIED) return `the patch copies more than ${grouped(MAX_COPIED)} values`;
    return this.#add(place, nodeOf(valueOfNode(node)), path);
  }
}

function childOf(node: Node | undefined, token: string): Node | undefined {
  if (node?.kind === 'object') return node.members.get(token);
  return node?.kind === 'array' ? node.items[arrayIndex(token) ?? -1] : undefined;
}

function nodeOf(value: JsonValue): Node {
  if (value.kind === 'object') return { kind: 'object', members: new Map(Array.from(membersOf(value), ([name, member]) => [name, nodeOf(member)])) };
  return value.kind === 'array' ? { kind: 'array', items: value.items.map(nodeOf) } : { kind: 'scalar', value };
}

function valueOfNode(node: Node): JsonValue {
  if (node.kind === 'scalar') return node.value;
  if (node.kind === 'array') return arrayValue(node.items.map(valueOfNode));
  return objectValue(Array.from(node.members, ([name, member]) => [name, valueOfNode(member)]));
}

function sizeOf(node: Node): number {
  if (node.kind === 'scalar') return 1;
  const parts = node.kind === 'array' ? node.items : [...node.members.values()];
  return parts.reduce((size, part) => size + sizeOf(part), 1);
}
