import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './cuid2-generator.ts';

holdTo(tool, {
  invalid: [
    [{ length: 1 }, 'length'],
    [{ length: 33 }, 'length'],
    [{ count: 1001 }, 'count'],
    [{ seed: 'a' }, 'seed'],
  ],
});

describe('cuid2-generator', () => {
  it.each([2, 24, 32])('gives ids of %i characters of the form of the specification', async (length) => {
    const { ids } = await run(tool, { length, count: 500 });
    for (const id of ids) expect(id).toMatch(new RegExp(`^[a-z][0-9a-z]{${length - 1}}$`));
    if (length > 2) expect(new Set(ids).size).toBe(500);
  });

  it('begins with every letter and uses every digit', async () => {
    const { ids } = await run(tool, { count: 1000 });
    expect(new Set(ids.map((id: string) => id[0])).size).toBe(26);
    expect(new Set(ids.join('')).size).toBe(36);
  });
});
