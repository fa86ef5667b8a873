import { z } from 'zod';
import { defineTool } from '../define.ts';
import { unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { mayGrowByDepth } from '../shared/json/json-length.ts';
import { pointerStep } from '../shared/json/json-pointer.ts';
import { SameValues } from '../shared/json/same-values.ts';
import { type JsonObject, membersOf, NULL, objectValue, withoutRepeats } from '../shared/json/tree.ts';
import { writeJson } from '../shared/json/write-json.ts';

export default defineTool({
  slug: 'json-merge-patch',
  name: 'JSON Merge Patch',
  category: 'data',
  summary: 'Applies an RFC 7396 merge patch to a JSON document, or creates the patch between two documents.',
  description:
    'In a merge patch null removes a member, and arrays are replaced whole. create gives the smallest patch; a null that is wanted inside an object cannot be said by one.',
  reference: 'RFC 7396',
  keywords: ['merge patch', 'partial update', 'http patch'],
  heavyWhen: ({ json }) => mayGrowByDepth(json),
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('JSON text of the document'),
    other: z.string().max(1_000_000).describe('The merge patch (apply) or the wanted document (create)'),
    mode: z.enum(['apply', 'create']).default('apply').describe('apply patches the document; create makes the patch that turns it into other'),
    indent: z.int().min(0).max(10).default(2).describe('Spaces per level; 0 gives one line'),
  }),
  result: z.strictObject({ json: z.string().describe('The patched document, or the patch') }),
  pageInputs: { json: '{"name":"Ann","age":34,"city":"Oslo"}', other: '{"age":35,"city":null}' },
  examples: [
    {
      inputs: { json: '{"a":"b","c":{"d":"e","f":"g"}}', other: '{"a":"z","c":{"f":null}}', indent: 0 },
      result: { json: '{"a":"z","c":{"d":"e"}}' },
    },
    {
      inputs: { json: '{"a":1,"b":{"x":1,"y":[1]}}', other: '{"b":{"x":1,"y":[2]},"c":true}', mode: 'create', indent: 0 },
      result: { json: '{"a":null,"b":{"y":[2]},"c":true}' },
    },
  ],
  run({ json, other, mode, indent }) {
    const [document, second] = [withoutRepeats(parseJson(json, 'json')), withoutRepeats(parseJson(other, 'other'))];
    const result = mode === 'apply' ? applied(document, second) : created(document, second, new SameValues());
    return { json: writeJson(result, { indent }) };
  },
});

/** RFC 7396 section 2. */
function applied(target: JsonValue | undefined, patch: JsonValue): JsonValue {
  if (patch.kind !== 'object') return patch;
  const members = target?.kind === 'object' ? membersOf(target) : new Map<string, JsonValue>();
  for (const [name, value] of membersOf(patch)) {
    if (value.kind === 'null') members.delete(name);
    else members.set(name, applied(members.get(name), value));
  }
  return objectValue(members);
}

function created(before: JsonValue, after: JsonValue, values: SameValues): JsonValue {
  if (before.kind === 'object' && after.kind === 'object') return between(before, after, '', values);
  if (after.kind === 'object') refuseNulls(after, '');
  return after;
}

function between(before: JsonObject, after: JsonObject, pointer: string, values: SameValues): JsonObject {
  const [old, wanted] = [membersOf(before), membersOf(after)];
  const patch = new Map<string, JsonValue>();
  for (const [name, value] of old) {
    const other = wanted.get(name);
    if (!other) patch.set(name, NULL);
    else if (!values.same(value, other)) {
      const own = pointer + pointerStep(name);
      if (value.kind === 'object' && other.kind === 'object') patch.set(name, between(value, other, own, values));
      else patch.set(name, refuseNulls(other, own));
    }
  }
  for (const [name, value] of wanted) if (!old.has(name)) patch.set(name, refuseNulls(value, pointer + pointerStep(name)));
  return objectValue(patch);
}

/** The value itself, unless it is null or an object with a null in it, which a merge patch would remove. */
function refuseNulls(value: JsonValue, pointer: string): JsonValue {
  if (value.kind === 'null') unprocessable(`A merge patch cannot say that ${JSON.stringify(pointer)} is to be null.`, 'other');
  if (value.kind === 'object') for (const [name, member] of membersOf(value)) refuseNulls(member, pointer + pointerStep(name));
  return value;
}
