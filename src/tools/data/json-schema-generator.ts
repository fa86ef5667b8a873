import { z } from 'zod';
import { defineTool } from '../define.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { plainValue } from '../shared/json/plain-json.ts';
import { arrayValue, booleanValue, membersOf, objectValue, textValue } from '../shared/json/tree.ts';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

export default defineTool({
  slug: 'json-schema-generator',
  name: 'JSON Schema Generator',
  category: 'data',
  summary: 'Infers a JSON Schema from sample JSON, with types and required members.',
  description: 'Draft 2020-12. Members that every sample object has are required; integer gives way to number where both occur.',
  reference: 'JSON Schema draft 2020-12',
  keywords: ['infer schema', 'openapi', 'draft'],
  inputs: z.strictObject({
    json: z.string().max(1_000_000).describe('Sample as JSON text, from which the schema is inferred'),
    required: z.boolean().default(true).describe('List members that every sample object has as required'),
    additionalProperties: z.boolean().default(true).describe('true: objects may have further members; false: the schema of every object refuses them'),
    title: z.string().min(1).max(200).optional().describe('Title of the schema'),
  }),
  result: z.strictObject({ schema: z.record(z.string(), z.unknown()).describe('The JSON Schema as a JSON value') }),
  pageInputs: {
    json: '{"id":1,"name":"Ann","email":"ann@example.com","age":34,"active":true,"tags":["admin","editor"],"address":{"city":"Oslo","zip":"0150"}}',
  },
  examples: [
    {
      inputs: { json: '[{"id":1,"t":["x"]},{"id":2.5,"n":null}]' },
      result: {
        schema: {
          $schema: DRAFT,
          type: 'array',
          items: {
            type: 'object',
            properties: { id: { type: 'number' }, t: { type: 'array', items: { type: 'string' } }, n: { type: 'null' } },
            required: ['id'],
          },
        },
      },
    },
  ],
  run(inputs) {
    const head: [string, JsonValue][] = [['$schema', textValue(DRAFT)], ...(inputs.title === undefined ? [] : [titleMember(inputs.title)])];
    const schema = objectValue([...head, ...inferred([parseJson(inputs.json, 'json')], inputs)]);
    const plain: Record<string, unknown> = Object(plainValue(schema));
    return { schema: plain };
  },
});

interface Wishes {
  required: boolean;
  additionalProperties: boolean;
}

/** The keywords of a schema that all samples fit. */
function inferred(samples: readonly JsonValue[], wishes: Wishes): [string, JsonValue][] {
  const types = new Set(samples.map(typeOf));
  if (types.has('number')) types.delete('integer');
  const names = [...types].sort().map(textValue);
  const [only] = names;
  const keywords: [string, JsonValue][] = [['type', names.length === 1 && only ? only : arrayValue(names)]];
  const objects = samples.flatMap((sample) => (sample.kind === 'object' ? [membersOf(sample)] : []));
  if (objects.length > 0) keywords.push(...objectKeywords(objects, wishes));
  const items = samples.flatMap((sample) => (sample.kind === 'array' ? sample.items : []));
  if (items.length > 0) keywords.push(['items', objectValue(inferred(items, wishes))]);
  return keywords;
}

function objectKeywords(objects: readonly Map<string, JsonValue>[], wishes: Wishes): [string, JsonValue][] {
  const values = new Map<string, JsonValue[]>();
  for (const members of objects) {
    for (const [name, value] of members) {
      const known = values.get(name);
      if (known) known.push(value);
      else values.set(name, [value]);
    }
  }
  const required = [...values].filter(([, samples]) => samples.length === objects.length).map(([name]) => textValue(name));
  const keywords: [string, JsonValue][] = [
    ['properties', objectValue(Array.from(values, ([name, samples]) => [name, objectValue(inferred(samples, wishes))]))],
  ];
  if (wishes.required && required.length > 0) keywords.push(['required', arrayValue(required)]);
  if (!wishes.additionalProperties) keywords.push(['additionalProperties', booleanValue(false)]);
  return keywords;
}

function typeOf(value: JsonValue): string {
  return value.kind === 'number' && isIntegral(value.source) ? 'integer' : value.kind;
}

/** Whether a JSON number has an integral value: 1.0 and 1e2 have, 1e-1 has not. */
function isIntegral(source: string): boolean {
  const [, digits = '', decimals = '', exponent = '0'] = /^-?(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?$/.exec(source) ?? [];
  const significant = `${digits}${decimals}`;
  let end = significant.length;
  while (significant[end - 1] === '0') end--;
  if (end === 0) return true;
  const trailing = significant.length - end;
  return BigInt(exponent) + BigInt(trailing - decimals.length) >= 0n;
}

const titleMember = (title: string): [string, JsonValue] => ['title', textValue(title)];
