import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { arrayValue, membersOf, objectValue, textValue } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { trim } from '../shared/text/segments.ts';

export default defineTool({
  slug: 'json-cleaner',
  name: 'JSON Cleaner',
  category: 'data',
  summary: 'Removes nulls, empty values and the members you choose from JSON.',
  description:
    'Works from the inside out, on members and array items alike, so that what becomes empty by cleaning is removed too. The top value itself is never removed.',
  reference: 'RFC 8259',
  keywords: ['strip nulls', 'remove empty', 'compact', 'delete keys'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text to clean'),
    removeNulls: z.boolean().default(true).describe('Remove members and items that are null'),
    removeEmptyStrings: z.boolean().default(false).describe('Remove members and items that are empty strings'),
    removeEmptyArrays: z.boolean().default(false).describe('Remove members and items that are empty arrays'),
    removeEmptyObjects: z.boolean().default(false).describe('Remove members and items that are empty objects'),
    trimStrings: z.boolean().default(false).describe('Remove white space around string values, before they are judged'),
    removeKeys: z.array(z.string()).max(1000).default([]).describe('Members to remove by name, at any depth'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The cleaned document') }),
  examples: [{ inputs: { json: '{"a":null,"b":[null,1,{"c":null}],"d":""}', removeEmptyObjects: true, indent: 0 }, result: { json: '{"b":[1],"d":""}' } }],
  run(inputs) {
    const removedKeys = new Set(inputs.removeKeys);
    const removes = (value: JsonValue): boolean => {
      switch (value.kind) {
        case 'null':
          return inputs.removeNulls;
        case 'string':
          return inputs.removeEmptyStrings && value.value === '';
        case 'array':
          return inputs.removeEmptyArrays && value.items.length === 0;
        case 'object':
          return inputs.removeEmptyObjects && value.members.length === 0;
        default:
          return false;
      }
    };
    const cleaned = (value: JsonValue): JsonValue => {
      switch (value.kind) {
        case 'string':
          return inputs.trimStrings ? textValue(trim(value.value)) : value;
        case 'array':
          return arrayValue(value.items.map(cleaned).filter((item) => !removes(item)));
        case 'object':
          return objectValue(
            Array.from(membersOf(value))
              .filter(([name]) => !removedKeys.has(name))
              .map(([name, member]): [string, JsonValue] => [name, cleaned(member)])
              .filter(([, member]) => !removes(member)),
          );
        default:
          return value;
      }
    };
    return { json: writeJson(cleaned(parseJson(inputs.json, 'json')), { indent: inputs.indent }) };
  },
});
