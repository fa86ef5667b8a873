import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './list-comparer.ts';

describe('list-comparer', () => {
  it('empty lists are equal', async () => {
    expect(await run(tool, { first: [], second: [] })).toEqual({
      onlyInFirst: [],
      onlyInSecond: [],
      inBoth: [],
      union: [],
      symmetricDifference: [],
      equal: true,
    });
  });

  it('repeats and order do not matter', async () => {
    expect(await run(tool, { first: ['b', 'a', 'b'], second: ['a', 'b', 'a'] })).toMatchObject({ inBoth: ['b', 'a'], union: ['b', 'a'], equal: true });
  });

  it('blank items', async () => {
    expect(await run(tool, { first: ['', ' '], second: ['a'] })).toMatchObject({ onlyInFirst: [], equal: false });
    expect(await run(tool, { first: ['', ' '], second: ['a'], ignoreBlank: false })).toMatchObject({ onlyInFirst: [''] });
    expect(await run(tool, { first: ['', ' '], second: [], ignoreBlank: false, trim: false })).toMatchObject({ onlyInFirst: ['', ' '] });
  });

  it('names of object properties', async () => {
    expect(await run(tool, { first: ['__proto__', 'toString'], second: ['__proto__'] })).toMatchObject({ inBoth: ['__proto__'], onlyInFirst: ['toString'] });
  });
});
