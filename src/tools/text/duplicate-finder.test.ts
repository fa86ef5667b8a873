import { describe, expect, it } from 'vitest';
import { run } from '../testing.ts';
import tool from './duplicate-finder.ts';

describe('duplicate-finder', () => {
  it('empty text, with and without separator', async () => {
    expect(await run(tool, { text: '' })).toEqual({ total: 0, unique: 0, duplicates: [] });
    expect(await run(tool, { text: '', separator: ',', ignoreBlank: false })).toEqual({ total: 0, unique: 0, duplicates: [] });
  });

  it('blank items count when asked for, trimmed alike', async () => {
    expect(await run(tool, { text: ' ,a,,', separator: ',', ignoreBlank: false })).toEqual({
      total: 4,
      unique: 2,
      duplicates: [{ item: '', count: 3, positions: [1, 3, 4] }],
    });
  });

  it('without trimming white space tells items apart', async () => {
    expect(await run(tool, { text: 'a\na ', trim: false })).toMatchObject({ unique: 2, duplicates: [] });
  });

  it('a count of one lists every item, equal counts by first appearance', async () => {
    const { duplicates } = await run(tool, { text: 'z\na\nz\nb', minCount: 1 });
    expect(duplicates.map(({ item }: { item: string }) => item)).toEqual(['z', 'a', 'b']);
  });

  it('items named like object properties', async () => {
    expect(await run(tool, { text: '__proto__\n__proto__' })).toMatchObject({ duplicates: [{ item: '__proto__', count: 2 }] });
  });
});
