import { expect, it } from 'vitest';
import { inWords, sourcesOf } from './bindings.ts';

it('offers what earlier steps gave with types and values, the nearest first', () => {
  const sources = sourcesOf([
    { id: 'parameters', title: 'Input', value: { input: 'abc' }, hasMain: true },
    { id: 'a', title: 'Step 1', value: { emails: ['x@y.z'], valid: true, 'a/b~c': 2 }, hasMain: true },
  ]);
  expect(sources.map(({ reference, field, type, value }) => [reference, field, type, value])).toEqual([
    [{ $main: 'a' }, '', 'main output', ''],
    [{ $from: 'a', pointer: '/emails' }, 'emails', 'list of 1', '["x@y.z"]'],
    [{ $from: 'a', pointer: '/emails/0' }, 'emails › 0', 'text', 'x@y.z'],
    [{ $from: 'a', pointer: '/valid' }, 'valid', 'yes or no', 'true'],
    // RFC 6901, section 3.
    [{ $from: 'a', pointer: '/a~1b~0c' }, 'a/b~c', 'number', '2'],
    [{ $main: 'parameters' }, '', 'main output', ''],
    [{ $from: 'parameters', pointer: '/input' }, 'input', 'text', 'abc'],
  ]);
});

it('offers the item itself, and no more than 300 of a large result', () => {
  expect(sourcesOf([{ id: 'item', title: 'Item', value: 'one', hasMain: false }]).map(({ reference }) => reference)).toEqual([{ $from: 'item' }]);
  const large = Object.fromEntries(Array.from({ length: 50 }, (_, at) => [`f${at}`, Array.from({ length: 50 }, (_, inner) => inner)]));
  expect(sourcesOf([{ id: 'a', title: 'A', value: large, hasMain: true }])).toHaveLength(300);
});

it('says what a field is bound to', () => {
  const words = (value: unknown) => inWords(value, (id) => `step ${id}`);
  expect(words({ $main: 'a' })).toBe('the output of step a');
  expect(words({ $main: 'parameters' })).toBe('the input');
  expect(words({ $from: 'a', pointer: '/a~1b/0' })).toBe('a/b › 0 of step a');
  expect(words({ $from: 'parameters', pointer: '/key' })).toBe('the parameter key');
  expect(words({ $from: 'item' })).toBe('the item');
});
