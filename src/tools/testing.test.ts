import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { tools } from './all.ts';
import { checkRows, expectNear, holdTo } from './testing.ts';

const tool = tools.get('word-counter');
if (!tool) throw new Error('there is no word-counter');
const vector = (slug: string) => ({ tool: slug, inputs: { text: 'a' }, result: { words: 1 } });

describe('holdTo', () => {
  it('fails when no vector is for the tool', () => {
    expect(() => holdTo(tool, { vectors: [vector('slug-generator')] })).toThrow('no vector is for word-counter');
  });

  it('fails when a vector is for no tool of the category', () => {
    expect(() => holdTo(tool, { vectors: [vector('word-counter'), vector('word-conter')] })).toThrow('a vector is for word-conter');
    expect(() => holdTo(tool, { vectors: [vector('word-counter'), vector('gcd-lcm-calculator')] })).toThrow('a vector is for gcd-lcm-calculator');
  });
});

describe('checkRows', () => {
  const rows = [1, 2, 3, 4].map((value) => [{ value }] as const);

  it('checks every row, and names each that fails', async () => {
    const checked: number[] = [];
    const failing = checkRows(rows, async ([{ value }]) => {
      checked.push(value);
      expect(value % 2).toBe(0);
    });
    await expect(failing).rejects.toThrow(/^2 of 4 rows failed\nrow 0 \{"value":1\}: expected 1 to be \+?0.*\nrow 2 \{"value":3\}: expected 1 to be/);
    expect(checked).toEqual([1, 2, 3, 4]);
  });

  it('is content when none fails', () => checkRows(rows, async ([{ value }]) => expect(value).toBeGreaterThan(0)));
});

describe('expectNear', () => {
  it.each([
    [{ a: 1 }, { a: 2 }],
    [{ a: 1 }, { b: 1 }],
    [[1], [1, 2]],
    [1, 1 + 2 ** -49],
    ['a', 'b'],
    [{ a: [1, 'x'] }, { a: [1, 'y'] }],
    [undefined, { a: undefined, b: 1 }],
  ])('%j is not %j', (actual, expected) => {
    expect(() => expectNear(actual, expected, undefined, '')).toThrow();
  });

  it('lets objects hold more, and numbers differ by two units in the last place or as asked', () => {
    expectNear({ a: 1, b: 2 }, { a: 1 }, undefined, '');
    expectNear(1 + 2 ** -52, 1, undefined, '');
    expectNear(1.05, 1, { relative: 0.1 }, '');
    expectNear(1e-9, 0, { relative: 0, absolute: 1e-8 }, '');
    expect(() => expectNear(1e-7, 0, { relative: 0.5, absolute: 1e-8 }, '')).toThrow();
  });
});

describe('vectors of a category', () => {
  const named = ['finance', 'math'].flatMap((category) => {
    const vectors: { tool: string }[] = JSON.parse(readFileSync(new URL(`./${category}/testdata/vectors.json`, import.meta.url), 'utf8'));
    return [...new Set(vectors.map(({ tool: slug }) => slug))].map((slug) => [category, slug] as const);
  });

  it('are run by the test of their tool', () => {
    const idle = named.filter(([category, slug]) => {
      const file = `${slug}.test.ts`;
      const folder = new URL(`./${category}/`, import.meta.url);
      return !readdirSync(folder).includes(file) || !/holdTo\(.*\bvectors\b/s.test(readFileSync(new URL(file, folder), 'utf8'));
    });
    expect(idle).toEqual([]);
  });
});
