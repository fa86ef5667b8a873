import { describe, expect, it } from 'vitest';
import { expectInvalid, run } from '../testing.ts';
import tool from './text-joiner.ts';

describe('text-joiner', () => {
  it.each([
    ['no items', { items: [], prefix: 'x' }, { text: '', count: 0 }],
    ['one item', { items: ['a'], lastSeparator: ' and ' }, { text: 'a', count: 1 }],
    ['two items', { items: ['a', 'b'], lastSeparator: ' and ' }, { text: 'a and b', count: 2 }],
    ['an empty last separator', { items: ['a', 'b', 'c'], lastSeparator: '' }, { text: 'a, bc', count: 3 }],
    ['empty items are joined', { items: ['', 'a', ''], separator: '-' }, { text: '-a-', count: 3 }],
    ['white space is not empty', { items: [' ', 'a'], skipEmpty: true, separator: '-' }, { text: ' -a', count: 2 }],
    ['all skipped', { items: [' ', '\u3000'], trim: true, skipEmpty: true, prefix: '<' }, { text: '', count: 0 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('refuses items that are not texts', () => expectInvalid(tool, { items: ['a', 5] }, 'items[1]'));
});
