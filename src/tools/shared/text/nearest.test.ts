import { expect, it } from 'vitest';
import { nearest } from './nearest.ts';

const SLUGS = ['word-counter', 'word-cloud', 'json-formatter', 'json-minifier', 'base64-encoder', 'uuid-generator'];

it.each([
  ['word-conter', 'word-counter'],
  ['wrod-counter', 'word-counter'],
  ['JSON-FORMATER', 'json-formatter'],
  ['base64', 'base64-encoder'],
  ['uuid generator', 'uuid-generator'],
])('takes %j for %s', (word, slug) => {
  expect(nearest(word, SLUGS)[0]).toBe(slug);
});

it('gives none that have little in common with the word, and no more than are wanted', () => {
  expect(nearest('zzzzzz', SLUGS)).toEqual([]);
  expect(nearest('', SLUGS)).toEqual([]);
  expect(nearest('json', SLUGS, 1)).toHaveLength(1);
  expect(nearest('json', SLUGS)).toEqual(['json-minifier', 'json-formatter']);
});
