import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { utf8Length } from '../shared/platform/bytes.ts';

export default defineTool({
  slug: 'json-analyzer',
  name: 'JSON Analyzer',
  category: 'data',
  summary: 'Counts the values of a JSON document by type, and measures its depth and size.',
  description: 'Repeated members all count.',
  reference: 'RFC 8259',
  keywords: ['statistics', 'size', 'structure', 'depth'],
  inputs: z.strictObject({ json: z.string().max(1_000_000).describe('JSON text to analyse') }),
  result: z.strictObject({
    type: z.string().describe('Type of the document: object, array, string, number, boolean or null'),
    depth: z.int().describe('Levels of nested arrays and objects; 0 for a scalar, 1 for []'),
    values: z.int().describe('Number of values at all levels, arrays and objects included'),
    objects: z.int().describe('Number of objects at all levels'),
    arrays: z.int().describe('Number of arrays at all levels'),
    strings: z.int().describe('Number of string values, member names not counted'),
    numbers: z.int().describe('Number of number values'),
    booleans: z.int().describe('Number of boolean values'),
    nulls: z.int().describe('Number of null values'),
    members: z.int().describe('Number of members of all objects, repeats included'),
    uniqueKeys: z.int().describe('Number of different member names'),
    longestArray: z.int().describe('Number of items in the longest array, 0 without arrays'),
    bytes: z.int().describe('Size of the document as given, in UTF-8 bytes'),
    minifiedBytes: z.int().describe('Size without white space that JSON does not need, in UTF-8 bytes'),
  }),
  headline: 'values',
  examples: [
    {
      inputs: { json: '{"a":[1,2,{"a":null}],"b":"x"}' },
      result: {
        type: 'object',
        depth: 3,
        values: 7,
        objects: 2,
        arrays: 1,
        strings: 1,
        numbers: 2,
        booleans: 0,
        nulls: 1,
        members: 3,
        uniqueKeys: 2,
        longestArray: 3,
        bytes: 30,
        minifiedBytes: 30,
      },
    },
  ],
  run({ json }) {
    const value = parseJson(json, 'json');
    const count = new Count();
    const depth = count.take(value);
    return {
      type: value.kind,
      depth,
      values: Object.values(count.kinds).reduce((sum, kind) => sum + kind, 0),
      objects: count.kinds.object,
      arrays: count.kinds.array,
      strings: count.kinds.string,
      numbers: count.kinds.number,
      booleans: count.kinds.boolean,
      nulls: count.kinds.null,
      members: count.members,
      uniqueKeys: count.names.size,
      longestArray: count.longestArray,
      bytes: utf8Length(json),
      minifiedBytes: count.bytes,
    };
  },
});

class Count {
  readonly kinds = { object: 0, array: 0, string: 0, number: 0, boolean: 0, null: 0 };
  readonly names = new Set<string>();
  members = 0;
  longestArray = 0;
  bytes = 0;

  /** Counts a value and what is in it; its depth. */
  take(value: JsonValue): number {
    this.kinds[value.kind] += 1;
    switch (value.kind) {
      case 'object': {
        this.members += value.members.length;
        this.bytes += 2 + Math.max(0, value.members.length - 1);
        let deepest = 0;
        for (const member of value.members) {
          this.names.add(member.name);
          this.bytes += utf8Length(member.source) + 1;
          deepest = Math.max(deepest, this.take(member.value));
        }
        return deepest + 1;
      }
      case 'array':
        this.longestArray = Math.max(this.longestArray, value.items.length);
        this.bytes += 2 + Math.max(0, value.items.length - 1);
        return value.items.reduce((deepest, item) => Math.max(deepest, this.take(item)), 0) + 1;
      case 'string':
      case 'number':
        this.bytes += utf8Length(value.source);
        return 0;
      case 'boolean':
        this.bytes += value.value ? 4 : 5;
        return 0;
      case 'null':
        this.bytes += 4;
        return 0;
    }
  }
}
