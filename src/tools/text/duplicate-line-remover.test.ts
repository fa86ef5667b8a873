import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './duplicate-line-remover.ts';

describe('duplicate-line-remover', () => {
  it.each([
    ['empty text', { text: '' }, { text: '', kept: 0, removed: 0 }],
    ['the last of each', { text: 'a\nb\na\n', keep: 'last' }, { text: 'b\na\n', kept: 2, removed: 1 }],
    ['none of repeated ones', { text: 'a\nb\na\n', keep: 'none' }, { text: 'b\n', kept: 1, removed: 2 }],
    ['nothing left', { text: 'a\na\n', keep: 'none' }, { text: '', kept: 0, removed: 2 }],
    ['compared trimmed, kept as written', { text: ' a\na ', trim: true }, { text: ' a', kept: 1, removed: 1 }],
    ['runs as uniq', { text: 'a\na\nb\na', adjacentOnly: true }, { text: 'a\nb\na', kept: 3, removed: 1 }],
    ['the last of a run', { text: 'A\na\nb', adjacentOnly: true, keep: 'last', caseSensitive: false }, { text: 'a\nb', kept: 2, removed: 1 }],
    ['blank lines stay', { text: '\na\n\n \na', ignoreBlank: true }, { text: '\na\n\n ', kept: 4, removed: 1 }],
    ['blank lines stay in runs', { text: 'a\n\n\na', ignoreBlank: true, adjacentOnly: true }, { text: 'a\n\n\na', kept: 4, removed: 0 }],
    ['lines named like object properties', { text: '__proto__\nconstructor\n__proto__' }, { text: '__proto__\nconstructor', kept: 2, removed: 1 }],
  ])('%s', async (_, inputs, result) => {
    expect(await run(tool, inputs)).toEqual(result);
  });

  it('cleans lists that something else than lines parts', async () => {
    expect(await run(tool, { text: 'a, b, a\n, A', separator: ', ', trim: true })).toEqual({ text: 'a, b, A', kept: 3, removed: 1 });
  });
});
