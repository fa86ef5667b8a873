import { z } from 'zod';
import { defineTool } from '../define.ts';
import { invalid, unprocessable } from '../errors.ts';
import { type JsonValue, parseJson } from '../shared/json/json.ts';
import { validateBySchema } from '../shared/json/json-schema.ts';
import { plainValue } from '../shared/json/plain-json.ts';
import { Random } from '../shared/random/random.ts';
import { seedInput } from '../shared/random/seed.ts';
import { grouped } from '../shared/text/counts.ts';
import { plainNames } from './lib/contacts.ts';
import { fakerOf, localeInput } from './lib/locales.ts';
import { MockMaker } from './lib/mock-json.ts';
import { SchemaDocument, Unsatisfiable } from './lib/mock-schema.ts';

const MAX_SCHEMA = 200_000;
const MAX_TRIES = 50;

export default defineTool({
  slug: 'mock-json-generator',
  name: 'Mock JSON Generator',
  category: 'generators',
  summary: 'Generates random JSON test data that fits a JSON Schema.',
  description:
    'Types, enum, const, objects, arrays, numbers, strings with pattern and format, allOf, anyOf, oneOf, if, not in simple cases, and references within the schema. Arrays have minItems to minItems + 5 items unless bounded; recursion stops at depth 8 where it may. Every document is validated against the schema; what cannot be met is unprocessable.',
  reference: 'JSON Schema 2020-12 and draft 07',
  keywords: ['fake json', 'sample json', 'dummy json', 'example payload', 'test data', 'api mock', 'json schema faker', 'json from schema'],
  cost: 'heavy',
  random: true,
  inputs: z.strictObject({
    schema: z.union([z.record(z.string(), z.unknown()), z.boolean()]).describe('The JSON Schema, an object or a boolean of at most 200,000 characters'),
    count: z.int().min(1).max(1000).default(1).describe('How many documents to make'),
    optionalPercent: z.number().min(0).max(100).default(100).describe('Chance in percent of each property that is not required'),
    useExamples: z.boolean().default(false).describe('Take default or examples where a schema has them'),
    locale: localeInput,
    seed: seedInput,
  }),
  result: z.strictObject({
    documents: z.array(z.unknown().describe('One document, any JSON value')).describe('The documents, each fitting the schema'),
    json: z.string().describe('The documents as JSON text indented by two spaces: an array where there is more than one'),
    count: z.int().describe('How many documents there are'),
  }),
  headline: 'json',
  pageInputs: {
    schema: {
      type: 'object',
      properties: { name: { type: 'string', minLength: 5, maxLength: 12 }, age: { type: 'integer', minimum: 18, maximum: 90 }, member: { type: 'boolean' } },
      required: ['name', 'age', 'member'],
    },
    count: 3,
  },
  examples: [
    {
      inputs: { schema: { type: 'object', properties: { a: { const: 1 }, b: { enum: ['x'] } }, required: ['a', 'b'], additionalProperties: false } },
      result: { documents: [{ a: 1, b: 'x' }], json: '{\n  "a": 1,\n  "b": "x"\n}', count: 1 },
    },
    {
      inputs: { schema: { type: 'array', items: { type: 'integer', minimum: 3, maximum: 3 }, minItems: 2, maxItems: 2 } },
      result: { documents: [[3, 3]], json: '[\n  3,\n  3\n]', count: 1 },
    },
  ],
  async run({ schema, count, optionalPercent, useExamples, locale, seed }) {
    const text = JSON.stringify(schema);
    if (text.length > MAX_SCHEMA) invalid('schema', `has ${grouped(text.length)} characters as JSON; at most ${grouped(MAX_SCHEMA)} are possible`);
    const rules = parseJson(text, 'schema');
    const random = new Random(seed);
    const [faker, plain] = await Promise.all([fakerOf(locale, random), plainNames()]);
    const source = { random, faker, plain };
    const document = new SchemaDocument(rules);
    const makers = [true, false].map((examples) => new MockMaker(document, { optionalPercent, useExamples: useExamples && examples }, source));
    const documents: unknown[] = [];
    while (documents.length < count) documents.push(plainValue(await validDocument(rules, makers)));
    return { documents, json: JSON.stringify(count === 1 ? documents[0] : documents, null, 2), count };
  },
});

/** A document that fits. Examples in the schema that do not are given up half-way. */
async function validDocument(rules: JsonValue, makers: readonly MockMaker[]): Promise<JsonValue> {
  let problem = '';
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    try {
      const value = await makers[tries < MAX_TRIES / 2 ? 0 : 1]?.document();
      if (!value) continue;
      const [error] = await validateBySchema(value, rules, 'auto', true);
      if (!error) return value;
      problem = `${error.path || 'the document'} ${error.message}`;
    } catch (error) {
      if (!(error instanceof Unsatisfiable)) throw error;
      problem = error.message;
    }
  }
  return unprocessable(`No document that fits the schema was found: ${problem}.`, 'schema');
}
