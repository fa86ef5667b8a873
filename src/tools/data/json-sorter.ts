import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { arrayValue, distinctMembers, type JsonObject, membersOf } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { compareDecimals, decimalOf } from '../shared/numbers/decimals.ts';
import { compareCodePoints } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'json-sorter',
  name: 'JSON Sorter',
  category: 'data',
  summary: 'Sorts the object members, and optionally the arrays, of a JSON document.',
  description:
    'By code point; stable. Scalars of different kinds go null, false, true, numbers by value, strings. Objects without the sortBy member, or with an array or object there, come last in either order.',
  reference: 'RFC 8259',
  keywords: ['order keys', 'alphabetical', 'sort by'],
  cost: 'heavy',
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to sort'),
    order: z.enum(['ascending', 'descending']).default('ascending').describe('ascending puts the smallest first, descending the largest'),
    caseSensitive: z.boolean().default(true).describe('true: compare by code point; false: in lower case, by code point when that ties'),
    deep: z.boolean().default(true).describe('true: sort at every level; false: only at the top'),
    sortKeys: z.boolean().default(true).describe('Sort object members by name'),
    sortArrays: z.boolean().default(false).describe('Sort arrays that contain no arrays or objects'),
    sortBy: z.string().min(1).max(1000).optional().describe('Sort arrays of objects by this member'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The sorted document') }),
  examples: [
    {
      inputs: { json: '{"b":[3,"x",null,10],"a":{"d":1,"c":2},"B":0}', sortArrays: true, indent: 0 },
      result: { json: '{"B":0,"a":{"c":2,"d":1},"b":[null,3,10,"x"]}' },
    },
    { inputs: { json: '[{"n":2},{"m":1},{"n":10}]', sortBy: 'n', order: 'descending', indent: 0 }, result: { json: '[{"n":10},{"n":2},{"m":1}]' } },
  ],
  run(inputs) {
    return { json: writeJson(new Sorter(inputs).sorted(parseJson(inputs.json, 'json'), true), { indent: inputs.indent }) };
  },
});

interface Wishes {
  order: 'ascending' | 'descending';
  caseSensitive: boolean;
  deep: boolean;
  sortKeys: boolean;
  sortArrays: boolean;
  sortBy?: string | undefined;
}

const isScalar = (value: JsonValue): boolean => value.kind !== 'array' && value.kind !== 'object';

class Sorter {
  readonly #wishes: Wishes;
  readonly #direction: 1 | -1;

  constructor(wishes: Wishes) {
    this.#wishes = wishes;
    this.#direction = wishes.order === 'ascending' ? 1 : -1;
  }

  sorted(value: JsonValue, top: boolean): JsonValue {
    const sorts = top || this.#wishes.deep;
    if (value.kind === 'array') {
      const items = value.items.map((item) => this.sorted(item, false));
      return arrayValue(sorts ? this.#sortedItems(items) : items);
    }
    if (value.kind !== 'object') return value;
    const members = distinctMembers(value.members).map(({ name, source, value: member }) => ({ name, source, value: this.sorted(member, false) }));
    if (sorts && this.#wishes.sortKeys) members.sort((a, b) => this.#direction * this.#compareTexts(a.name, b.name));
    return { kind: 'object', members };
  }

  #sortedItems(items: JsonValue[]): JsonValue[] {
    const { sortArrays, sortBy } = this.#wishes;
    if (sortArrays && items.every(isScalar)) return items.sort((a, b) => this.#direction * this.#compareScalars(a, b));
    if (sortBy === undefined || !items.every((item): item is JsonObject => item.kind === 'object')) return items;
    const keyed = items.map((item) => ({ item, key: membersOf(item).get(sortBy) }));
    const [withKey, without] = [keyed.filter(({ key }) => key && isScalar(key)), keyed.filter(({ key }) => !key || !isScalar(key))];
    withKey.sort((a, b) => (a.key && b.key ? this.#direction * this.#compareScalars(a.key, b.key) : 0));
    return [...withKey, ...without].map(({ item }) => item);
  }

  #compareTexts(a: string, b: string): number {
    if (this.#wishes.caseSensitive) return compareCodePoints(a, b);
    return compareCodePoints(a.toLowerCase(), b.toLowerCase()) || compareCodePoints(a, b);
  }

  #compareScalars(a: JsonValue, b: JsonValue): number {
    if (a.kind === 'number' && b.kind === 'number') return compareDecimals(decimalOf(a.source), decimalOf(b.source));
    if (a.kind === 'string' && b.kind === 'string') return this.#compareTexts(a.value, b.value);
    return rank(a) - rank(b);
  }
}

function rank(value: JsonValue): number {
  if (value.kind === 'boolean') return value.value ? 2 : 1;
  return value.kind === 'null' ? 0 : value.kind === 'number' ? 3 : 4;
}
