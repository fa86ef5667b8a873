import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Hirschberg, Myers } from '../shared/text/diff.ts';
import { expectUnprocessable, run } from '../testing.ts';
import tool from './text-diff.ts';

const parts = (result: Record<string, any>) => result.changes.map(({ type, text }: { type: string; text: string }) => [type, text]);

describe('text-diff', () => {
  it('empty texts', async () => {
    expect(await run(tool, { original: '', changed: '' })).toEqual({ equal: true, changes: [], added: 0, removed: 0, unchanged: 0, similarityPercent: 100 });
  });

  it('one empty text', async () => {
    expect(await run(tool, { original: '', changed: 'a\nb' })).toMatchObject({
      equal: false,
      changes: [{ type: 'added', text: 'a\nb' }],
      added: 2,
      similarityPercent: 0,
    });
  });

  it('a missing last line ending is a difference', async () => {
    expect(parts(await run(tool, { original: 'a\nb', changed: 'a\nb\n' }))).toEqual([
      ['equal', 'a\n'],
      ['removed', 'b'],
      ['added', 'b\n'],
    ]);
    expect(await run(tool, { original: 'a\nb', changed: 'a\r\nb\n', ignoreWhitespace: true })).toMatchObject({
      equal: true,
      changes: [{ type: 'equal', text: 'a\nb' }],
    });
  });

  it('words and runs of white space', async () => {
    expect(parts(await run(tool, { original: 'one two  three', changed: 'one 2 three', granularity: 'word' }))).toEqual([
      ['equal', 'one '],
      ['removed', 'two  '],
      ['added', '2 '],
      ['equal', 'three'],
    ]);
  });

  it('ignoring case keeps the original', async () => {
    expect(await run(tool, { original: 'A b', changed: 'a B', granularity: 'word', ignoreCase: true })).toMatchObject({
      equal: true,
      changes: [{ text: 'A b' }],
      unchanged: 3,
    });
  });

  it('characters are grapheme clusters', async () => {
    expect(await run(tool, { original: 'e\u0301', changed: 'e', granularity: 'character' })).toMatchObject({ removed: 1, added: 1, unchanged: 0 });
  });

  it('laws: joins to both texts, a longest common subsequence', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', 'c', ' ') });
    await fc.assert(
      fc.asyncProperty(text, text, async (original, changed) => {
        const result = await run(tool, { original, changed, granularity: 'character' });
        const joined = (types: string[]) =>
          parts(result)
            .map(([type, part]: [string, string]) => (types.includes(type) ? part : ''))
            .join('');
        expect(joined(['equal', 'removed'])).toBe(original);
        expect(joined(['equal', 'added'])).toBe(changed);
        expect(result.unchanged).toBe(lcsLength([...original], [...changed]));
      }),
    );
  });

  it('both algorithms for long texts find a longest common subsequence', () => {
    const list = fc.array(fc.nat(4), { maxLength: 80 });
    fc.assert(
      fc.property(list, list, (first, second) => {
        const [a, b] = [Int32Array.from(first), Int32Array.from(second)];
        for (const algorithm of ['Myers', 'Hirschberg']) {
          const matching = new Int32Array(a.length).fill(-1);
          const solver = algorithm === 'Myers' ? new Myers(a, b, matching, 1000) : new Hirschberg(a, b, 5, matching);
          expect(solver.solve(0, a.length, 0, b.length)).toBe(true);
          const pairs = Array.from(matching, (partner, index) => [index, partner] as const).filter(([, partner]) => partner >= 0);
          expect(pairs.every(([index, partner], k) => a[index] === b[partner] && (k === 0 || partner > (pairs[k - 1]?.[1] ?? -1)))).toBe(true);
          expect(pairs).toHaveLength(lcsLength(first, second));
        }
      }),
    );
  });

  it('refuses what would take too long', async () => {
    const noise = (seed: number) => Array.from({ length: 200_000 }, (_, i) => String.fromCharCode(97 + (Math.imul(i + seed, 2654435761) >>> 28))).join('');
    await expectUnprocessable(tool, { original: noise(1), changed: noise(77_777).split('').reverse().join(''), granularity: 'character' }, /differ too much/);
  });
});

/** By the table of the textbook (Wagner and Fischer 1974). */
function lcsLength<T>(a: readonly T[], b: readonly T[]): number {
  let row: number[] = new Array(b.length + 1).fill(0);
  for (const item of a) {
    const next = [0];
    b.forEach((other, j) => {
      next.push(item === other ? (row[j] ?? 0) + 1 : Math.max(row[j + 1] ?? 0, next[j] ?? 0));
    });
    row = next;
  }
  return row[b.length] ?? 0;
}
