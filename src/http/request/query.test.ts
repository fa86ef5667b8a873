import { expect, it } from 'vitest';
import { pathOf, readParameters } from './query.ts';

const most = { q: 5, category: 10 };

it('gives the values by name', () => {
  expect(readParameters({ q: 'word' }, most)).toEqual({ q: 'word' });
  expect(readParameters({}, most)).toEqual({});
  expect(readParameters({ q: 'words' }, most)).toEqual({ q: 'words' });
});

it.each([
  ['/convert?value=1', '/convert'],
  ['/convert', '/convert'],
  ['?value=1', ''],
  ['/a?b?c', '/a'],
])('takes the path of %s', (url, path) => {
  expect(pathOf(url)).toBe(path);
});

it.each([
  [{ Q: 'a' }, '"Q" is not a parameter; the parameters are q, category.'],
  [{ constructor: 'a' }, '"constructor" is not a parameter; the parameters are q, category.'],
  [{ q: ['a', 'b'] }, 'q is given twice; give it once.'],
  [{ q: 'abcdef' }, 'q must have at most 5 characters, not 6.'],
])('refuses %j', (query, message) => {
  expect(() => readParameters(query, most)).toThrow(expect.objectContaining({ code: 'invalid_parameter', message }));
});

it('says when there are no parameters at all', () => {
  expect(() => readParameters({ x: '' }, {})).toThrow('"x" is not a parameter; there are none here.');
});
