import { describe, expect, it } from 'vitest';
import { expectInvalid, expectUnprocessable, run } from '../testing.ts';
import tool from './list-combiner.ts';

describe('list-combiner', () => {
  it.each([
    ['one list', { lists: [['a', 'b']] }, ['a', 'b']],
    ['an empty list', { lists: [['a'], []] }, []],
    // Python: [' '.join(p) for p in itertools.product('ab', 'c', 'de')]
    ['the last varies fastest', { lists: [['a', 'b'], ['c'], ['d', 'e']] }, ['a c d', 'a c e', 'b c d', 'b c e']],
    ['empty items joined', { lists: [['a', ''], ['b']], separator: '-', skipEmpty: false }, ['a-b', '-b']],
    ['nothing but empty items', { lists: [[''], ['']] }, ['']],
  ])('%s', async (_, inputs, combinations) => {
    expect(await run(tool, inputs)).toEqual({ combinations, count: combinations.length });
  });

  it('refuses too many', async () => {
    const list = Array.from({ length: 317 }, (_, i) => String(i));
    await expectUnprocessable(tool, { lists: [list, list] }, /100,489/);
    await expectUnprocessable(tool, { lists: [list.slice(0, 300).map(() => 'x'.repeat(1000)), list.slice(0, 300)] }, /characters/);
    await expectInvalid(tool, { lists: [] }, 'lists');
    await expectInvalid(tool, { lists: [['a'], [1]] }, 'lists[1][0]');
  });
});
