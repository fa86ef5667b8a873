import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { pointerStep } from '../shared/json/json-pointer.ts';
import { plainValue } from '../shared/json/plain-json.ts';
import { SameValues } from '../shared/json/same-values.ts';
import { type JsonObject, membersOf } from '../shared/json/tree.ts';

type JsonArray = Extract<JsonValue, { kind: 'array' }>;

const change = z.strictObject({
  kind: z.enum(['added', 'removed', 'changed']).describe('Whether a value was added, removed or replaced by another'),
  path: z.string().describe('JSON Pointer into before for removed and changed, into after for added'),
  before: z.unknown().optional().describe('Value before; absent when added'),
  after: z.unknown().optional().describe('Value after; absent when removed'),
});

export default defineTool({
  slug: 'json-diff',
  name: 'JSON Diff',
  category: 'data',
  summary: 'Compares two JSON documents by value and lists what was added, removed and changed.',
  description:
    'The order of members never matters, and 1 is the same as 1.0. content aligns arrays on a longest common subsequence, index compares items by place, unordered takes arrays as multisets at every depth.',
  reference: 'RFC 6901 pointers, RFC 6902 patches; Myers, An O(ND) Difference Algorithm (1986)',
  keywords: ['compare', 'difference', 'changes'],
  cost: 'heavy',
  inputs: z.strictObject({
    before: z.string().max(500_000).describe('JSON text before the change'),
    after: z.string().max(500_000).describe('JSON text after the change'),
    arrays: z.enum(['content', 'index', 'unordered']).default('content').describe('How items of arrays are matched'),
  }),
  result: z.strictObject({
    equal: z.boolean().describe('Whether both documents have the same value'),
    added: z.int().describe('Number of values added'),
    removed: z.int().describe('Number of values removed'),
    changed: z.int().describe('Number of values changed'),
    changes: z.array(change).describe('The differences, in the order of the documents'),
    patch: z.unknown().describe('An RFC 6902 patch that turns before into after; null with unordered'),
  }),
  headline: 'changes',
  views: [{ kind: 'documents', field: 'changes', before: 'before', after: 'after' }],
  pageInputs: { before: '{"name":"Ann","age":34,"tags":["admin","editor"]}', after: '{"name":"Ann","age":35,"tags":["admin"],"city":"Oslo"}' },
  examples: [
    {
      inputs: { before: '{"a":1,"b":[1,2]}', after: '{"b":[1,2.0,3],"c":null}' },
      result: {
        equal: false,
        added: 2,
        removed: 1,
        changed: 0,
        changes: [
          { kind: 'removed', path: '/a', before: 1 },
          { kind: 'added', path: '/b/2', after: 3 },
          { kind: 'added', path: '/c', after: null },
        ],
        patch: [
          { op: 'remove', path: '/a' },
          { op: 'add', path: '/b/2', value: 3 },
          { op: 'add', path: '/c', value: null },
        ],
      },
    },
    {
      inputs: { before: '[{"id":1},{"id":2}]', after: '[{"id":0},{"id":1},{"id":2}]' },
      result: {
        equal: false,
        added: 1,
        removed: 0,
        changed: 0,
        changes: [{ kind: 'added', path: '/0', after: { id: 0 } }],
        patch: [{ op: 'add', path: '/0', value: { id: 0 } }],
      },
    },
  ],
  async run({ before, after, arrays }) {
    const { diffArrays } = await import('diff');
    const aligned = (a: number[], b: number[]): Run[] => diffArrays(a, b).map(({ count, added, removed }) => ({ count, added, removed }));
    const comparison = new Comparison(arrays, aligned);
    comparison.compare(parseJson(before, 'before'), parseJson(after, 'after'), '', '');
    const { changes } = comparison;
    const count = (kind: Change['kind']): number => changes.filter((entry) => entry.kind === kind).length;
    return {
      equal: changes.length === 0,
      added: count('added'),
      removed: count('removed'),
      changed: count('changed'),
      changes,
      patch: arrays === 'unordered' ? null : comparison.patch,
    };
  },
});

type Change = z.infer<typeof change>;

interface Run {
  count: number;
  added: boolean;
  removed: boolean;
}

/** Text between two aligned items: items of before and of after that have no same one, by index; then the aligned pair. */
interface Gap {
  before: number[];
  after: number[];
}

class Comparison {
  readonly changes: Change[] = [];
  readonly patch: Record<string, unknown>[] = [];
  readonly #values: SameValues;
  readonly #arrays: 'content' | 'index' | 'unordered';
  readonly #aligned: (a: number[], b: number[]) => Run[];

  constructor(arrays: 'content' | 'index' | 'unordered', aligned: (a: number[], b: number[]) => Run[]) {
    this.#arrays = arrays;
    this.#values = new SameValues(arrays === 'unordered' ? 'multisets' : 'ordered');
    this.#aligned = aligned;
  }

  /** Lists how two values differ. @param from pointer into before @param to pointer into after */
  compare(before: JsonValue, after: JsonValue, from: string, to: string): void {
    if (this.#values.same(before, after)) return;
    if (before.kind === 'object' && after.kind === 'object') this.#objects(before, after, from, to);
    else if (before.kind === 'array' && after.kind === 'array') this.#lists(before, after, from, to);
    else {
      this.changes.push({ kind: 'changed', path: from, before: plainValue(before), after: plainValue(after) });
      this.patch.push({ op: 'replace', path: from, value: plainValue(after) });
    }
  }

  #removed(value: JsonValue, path: string): void {
    this.changes.push({ kind: 'removed', path, before: plainValue(value) });
  }

  #added(value: JsonValue, path: string): void {
    this.changes.push({ kind: 'added', path, after: plainValue(value) });
  }

  #objects(before: JsonObject, after: JsonObject, from: string, to: string): void {
    const [old, wanted] = [membersOf(before), membersOf(after)];
    for (const [name, value] of old) {
      const step = pointerStep(name);
      const other = wanted.get(name);
      if (other) this.compare(value, other, from + step, to + step);
      else {
        this.#removed(value, from + step);
        this.patch.push({ op: 'remove', path: from + step });
      }
    }
    for (const [name, value] of wanted) {
      if (old.has(name)) continue;
      this.#added(value, to + pointerStep(name));
      this.patch.push({ op: 'add', path: from + pointerStep(name), value: plainValue(value) });
    }
  }

  #lists(before: JsonArray, after: JsonArray, from: string, to: string): void {
    if (this.#arrays === 'unordered') {
      this.#multisets(before, after, from, to);
      return;
    }
    const removed: number[] = [];
    const added: number[] = [];
    for (const gap of this.#gaps(before.items, after.items)) {
      gap.before.forEach((index, place) => {
        const [item, partner] = [before.items[index], gap.after[place]];
        const other = after.items[partner ?? -1];
        if (!item) return;
        if (other) this.compare(item, other, `${from}/${index}`, `${to}/${partner}`);
        else {
          this.#removed(item, `${from}/${index}`);
          removed.push(index);
        }
      });
      for (const index of gap.after.slice(gap.before.length)) {
        const item = after.items[index];
        if (!item) continue;
        this.#added(item, `${to}/${index}`);
        added.push(index);
      }
    }
    // Removed from the end, then added from the beginning: so every index is right when its turn comes.
    for (const index of removed.reverse()) this.patch.push({ op: 'remove', path: `${from}/${index}` });
    for (const index of added) this.patch.push({ op: 'add', path: `${from}/${index}`, value: plainValue(after.items[index] ?? { kind: 'null' }) });
  }

  #gaps(before: readonly JsonValue[], after: readonly JsonValue[]): Gap[] {
    if (this.#arrays === 'index') return [{ before: [...before.keys()], after: [...after.keys()] }];
    const numbers = (items: readonly JsonValue[]): number[] => items.map((item) => this.#values.number(item));
    const gaps: Gap[] = [{ before: [], after: [] }];
    let [old, wanted] = [0, 0];
    for (const { count, added, removed } of this.#aligned(numbers(before), numbers(after))) {
      if (!added && !removed) {
        gaps.push({ before: [], after: [] });
        old += count;
        wanted += count;
      } else if (removed) for (const end = old + count; old < end; old += 1) gaps.at(-1)?.before.push(old);
      else for (const end = wanted + count; wanted < end; wanted += 1) gaps.at(-1)?.after.push(wanted);
    }
    return gaps;
  }

  #multisets(before: JsonArray, after: JsonArray, from: string, to: string): void {
    const counted = (items: readonly JsonValue[]): Map<number, number> => {
      const counts = new Map<number, number>();
      for (const item of items) counts.set(this.#values.number(item), (counts.get(this.#values.number(item)) ?? 0) + 1);
      return counts;
    };
    const left = (items: readonly JsonValue[], others: Map<number, number>, found: (item: JsonValue, index: number) => void): void => {
      items.forEach((item, index) => {
        const number = this.#values.number(item);
        const partners = others.get(number) ?? 0;
        if (partners > 0) others.set(number, partners - 1);
        else found(item, index);
      });
    };
    left(before.items, counted(after.items), (item, index) => this.#removed(item, `${from}/${index}`));
    left(after.items, counted(before.items), (item, index) => this.#added(item, `${to}/${index}`));
  }
}
