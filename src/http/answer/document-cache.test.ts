import { expect, it } from 'vitest';
import { withTag } from './cacheable-document.ts';
import { DocumentCache } from './document-cache.ts';

it('makes a document once while it is kept, and lets go of the oldest when there is too much', () => {
  const cache = new DocumentCache(10);
  const made: string[] = [];
  const get = (key: string, length: number) =>
    cache.get(key, () => {
      made.push(key);
      return withTag('x'.repeat(length));
    });
  expect(get('a', 4)).toBe(get('a', 4));
  get('b', 6);
  get('a', 4);
  expect(made).toEqual(['a', 'b']);
  get('c', 1);
  get('b', 6);
  get('a', 4);
  expect(made).toEqual(['a', 'b', 'c', 'a']);
});

it('does not keep a document that is too large by itself', () => {
  const cache = new DocumentCache(10);
  const small = cache.get('small', () => withTag('x'));
  expect(cache.get('large', () => withTag('x'.repeat(11)))).not.toBe(cache.get('large', () => withTag('x'.repeat(11))));
  expect(cache.get('small', () => withTag('y'))).toBe(small);
});
