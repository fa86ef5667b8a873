import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { SameValues } from '../shared/json/same-values.ts';
import { arrayValue, membersOf, objectValue, withoutRepeats } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';
import { grouped } from '../shared/text/counts.ts';

const MAX_CHARACTERS = 1_000_000;

export default defineTool({
  slug: 'json-merger',
  name: 'JSON Merger',
  category: 'data',
  summary: 'Deep-merges several JSON documents into one, the later ones overriding the earlier.',
  description:
    'Two objects are merged member by member, at any depth; in all other cases the later value replaces the earlier, null included. Arrays are replaced, put one after the other (concat), joined without repeated same values (union) or merged item by item (index).',
  reference: 'RFC 8259',
  keywords: ['merge json files', 'combine json', 'combine', 'deep merge', 'config'],
  inputs: z.strictObject({
    documents: z.array(z.string().max(MAX_CHARACTERS)).min(2).max(100).describe('JSON texts to merge, 1,000,000 characters together; later ones win'),
    arrays: z.enum(['replace', 'concat', 'union', 'index']).default('replace').describe('What to do with two arrays in one place'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The merged document') }),
  pageInputs: { documents: ['{"name":"Ann","settings":{"theme":"dark"}}', '{"age":34,"settings":{"language":"en"}}'] },
  examples: [
    {
      inputs: { documents: ['{"a":{"x":1},"l":[1,2]}', '{"a":{"y":2},"l":[2.0,3]}'], arrays: 'union', indent: 0 },
      result: { json: '{"a":{"x":1,"y":2},"l":[1,2,3]}' },
    },
    { inputs: { documents: ['{"a":1}', '{"a":{"b":2}}', '{"c":null}'], indent: 0 }, result: { json: '{"a":{"b":2},"c":null}' } },
  ],
  run({ documents, arrays, indent }) {
    const characters = documents.reduce((sum, text) => sum + text.length, 0);
    if (characters > MAX_CHARACTERS) invalid('documents', `must have at most ${grouped(MAX_CHARACTERS)} characters together, not ${grouped(characters)}`);
    const values = documents.map((text, index) => withoutRepeats(parseJson(text, `documents[${index}]`)));
    const same = new SameValues();
    const merged = values.reduce((first, second) => merge(first, second, arrays, same));
    return { json: writeJson(merged, { indent }) };
  },
});

function merge(first: JsonValue, second: JsonValue, arrays: 'replace' | 'concat' | 'union' | 'index', same: SameValues): JsonValue {
  if (first.kind === 'object' && second.kind === 'object') {
    const members = membersOf(first);
    for (const [name, value] of membersOf(second)) {
      const known = members.get(name);
      members.set(name, known ? merge(known, value, arrays, same) : value);
    }
    return objectValue(members);
  }
  if (first.kind !== 'array' || second.kind !== 'array' || arrays === 'replace') return second;
  if (arrays === 'index') {
    const longer = first.items.length > second.items.length ? first.items : second.items;
    return arrayValue(
      longer.map((item, index) => {
        const [left, right] = [first.items[index], second.items[index]];
        return left && right ? merge(left, right, arrays, same) : item;
      }),
    );
  }
  const items = [...first.items, ...second.items];
  if (arrays === 'concat') return arrayValue(items);
  const seen = new Set<number>();
  return arrayValue(items.filter((item) => !seen.has(same.number(item)) && seen.add(same.number(item))));
}
