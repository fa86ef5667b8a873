import { expect, it } from 'vitest';
import { z } from 'zod';
import { withAnyNames } from './any-names.ts';

const texts = withAnyNames(z.string()).describe('Texts by name');

it('keeps members of all names', () => {
  const object: unknown = JSON.parse('{"__proto__":"a","constructor":"b","":"c","1":"d"}');
  expect(JSON.stringify(z.strictObject({ texts }).parse({ texts: object }))).toBe('{"texts":{"1":"d","__proto__":"a","constructor":"b","":"c"}}');
});

it.each([[['a']], [null], ['a'], [{ a: 1 }], [JSON.parse('{"__proto__":1}')]])('refuses %j', (value) => {
  expect(texts.safeParse(value).success).toBe(false);
});

it('is published as a record is', () => {
  expect(z.toJSONSchema(texts, { unrepresentable: 'any' })).toEqual(z.toJSONSchema(z.record(z.string(), z.string()).describe('Texts by name')));
});
