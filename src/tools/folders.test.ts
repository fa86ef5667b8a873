import { expect, it } from 'vitest';
import { categoryHolding, toolFiles } from './folders.ts';

it('finds the folder of every tool', () => {
  for (const file of toolFiles()) {
    const [, category, slug = ''] = /^\.\/([^/]+)\/([^/]+)\.ts$/.exec(file) ?? [];
    expect(categoryHolding(slug)).toBe(category);
  }
});

it.each(['', 'lib', '../define', 'text/word-counter', 'lib/kinds', 'word-counter.test', 'WORD-COUNTER', '__proto__', '.'])('finds nothing for %j', (slug) => {
  expect(categoryHolding(slug)).toBeUndefined();
});
