import { describe, expect, it } from 'vitest';
import { leastMilliseconds } from '../../../../test/support/processor-time.ts';
import { Unprocessable } from '../../errors.ts';
import { pythonRows } from '../testing.ts';
import { parseJson } from './json.ts';
import { type Draft, validateBySchema } from './json-schema.ts';

const errorsOf = (schema: unknown, value: unknown, draft: Draft = 'auto', formats = true) =>
  validateBySchema(parseJson(JSON.stringify(value), 'json'), parseJson(JSON.stringify(schema), 'schema'), draft, formats);

it.each(pythonRows<[string, string, string[]]>('schemas'))('by %s finds in %s wrong what jsonschema does', async (schema, value, places) => {
  const errors = await errorsOf(JSON.parse(schema), JSON.parse(value));
  expect(errors.length === 0).toBe(places.length === 0);
  // The libraries differ in how deep they look into choices; what is wrong outside of them both find.
  if (!/"(?:anyOf|oneOf|not|if|contains|propertyNames|unevaluatedProperties|additionalProperties)"/.test(schema)) {
    expect([...new Set(errors.map(({ path }) => path))].sort()).toEqual(places);
  }
});

// JSON Schema Validation 2020-12, sections 6 and 7, and RFC 6901 for the places.
describe('tells the place, the keyword and what must be', () => {
  it.each<[unknown, unknown, { path: string; keyword: string; message: string }]>([
    [{ type: 'string' }, 1, { path: '', keyword: 'type', message: 'must be of type string' }],
    [{ type: ['string', 'null'] }, 1, { path: '', keyword: 'type', message: 'must be of type string or null' }],
    [{ properties: { 'a/b~': { enum: [1, 'x'] } } }, { 'a/b~': 2 }, { path: '/a~1b~0', keyword: 'enum', message: 'must be one of [1,"x"]' }],
    [{ items: { const: null } }, [null, 0], { path: '/1', keyword: 'const', message: 'must be null' }],
    [{ required: ['a', 'b'] }, { a: 1 }, { path: '', keyword: 'required', message: 'must have the member "b"' }],
    [{ dependentRequired: { a: ['b'] } }, { a: 1 }, { path: '', keyword: 'dependentRequired', message: 'must have the member "b", as it has "a"' }],
    [{ additionalProperties: false }, { é: 1 }, { path: '', keyword: 'additionalProperties', message: 'must not have "é"' }],
    [{ propertyNames: { maxLength: 1 } }, { ab: 1 }, { path: '', keyword: 'propertyNames', message: 'must not have the member "ab": its name is refused' }],
    [{ properties: { a: false } }, { a: 1 }, { path: '/a', keyword: 'false schema', message: 'must not be there' }],
    [{ minimum: 3 }, 2, { path: '', keyword: 'minimum', message: 'must satisfy minimum 3' }],
    [{ not: {} }, 1, { path: '', keyword: 'not', message: 'must not fit the schema of not' }],
  ])('by %j in %j', async (schema, value, expected) => {
    expect(await errorsOf(schema, value)).toContainEqual(expected);
  });
});

it('goes by the draft that is asked for, or that the schema names', async () => {
  // From 2020-12 on a list of schemas is prefixItems; up to draft 07 what stands beside $ref does not count.
  const tuple = { items: [{ type: 'string' }] };
  expect(await errorsOf(tuple, [1], 'draft-07')).toHaveLength(1);
  await expect(errorsOf(tuple, [1], '2020-12')).rejects.toThrow(Unprocessable);
  expect(await errorsOf({ $schema: 'http://json-schema.org/draft-07/schema#', ...tuple }, [1])).toHaveLength(1);
  const beside = { definitions: { any: {} }, properties: { a: { $ref: '#/definitions/any', type: 'string' } } };
  expect(await errorsOf(beside, { a: 1 }, 'draft-06')).toEqual([]);
  expect(await errorsOf(beside, { a: 1 }, '2019-09')).toHaveLength(1);
});

it('checks formats where they are wanted: leap seconds at 23:59:60 UTC alone (RFC 3339, section 5.7)', async () => {
  const time = { format: 'time' };
  for (const right of ['23:59:60Z', '01:29:60+01:30', '15:59:60.5-08:00', '12:00:00z']) expect([right, await errorsOf(time, right)]).toEqual([right, []]);
  for (const wrong of ['22:59:60Z', '23:59:60+01:00', '24:00:00Z', '12:00:00', '12:00Z'])
    expect([wrong, await errorsOf(time, wrong)]).toHaveProperty('1.length', 1);
  expect(await errorsOf(time, '24:00:00Z', 'auto', false)).toEqual([]);
});

it.each([
  ['an unknown type', { type: 'text' }],
  ['a reference outside', { $ref: 'https://example.com/schema' }],
  ['a reference to nothing', { $ref: '#/$defs/none' }],
  ['an unknown dialect', { $schema: 'https://example.com/dialect' }],
  ['a pattern that cannot be run in linear time', { pattern: '(a)\\1' }],
])('refuses a schema with %s', async (_, schema) => {
  await expect(errorsOf(schema, 'a')).rejects.toThrow(Unprocessable);
});

it('runs patterns in time linear in the text', async () => {
  const work = async () => {
    expect(await errorsOf({ pattern: '^(a+)+$', patternProperties: { '^(b|b)*c$': false } }, `${'a'.repeat(50_000)}!`)).toHaveLength(1);
    expect(await errorsOf({ additionalProperties: { type: 'string' }, patternProperties: { '^(b|b)*c$': false } }, { [`${'b'.repeat(50_000)}`]: 'x' })).toEqual(
      [],
    );
  };
  expect(await leastMilliseconds(10_000, work)).toBeLessThan(10_000);
});
