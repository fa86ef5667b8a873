import { describe, expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './css-color-extractor.ts';

const found = async (text: string, names = true): Promise<string[]> =>
  (await run(tool, { text, names })).colors.flatMap(({ notations }: { notations: string[] }) => notations);

holdTo(tool, {
  answers: [
    [{ text: '' }, { colors: [], total: 0, unique: 0 }],
    [{ text: '/* #fff */ a { color: #FFFFFF }' }, { colors: [{ hex: '#ffffff', count: 2, notations: ['#fff', '#FFFFFF'] }], total: 2, unique: 1 }],
    [
      { text: 'red blue red lime blue red' },
      {
        colors: [
          { hex: '#ff0000', count: 3 },
          { hex: '#0000ff', count: 2 },
          { hex: '#00ff00', count: 1 },
        ],
      },
    ],
    [{ text: 'a{background:TRANSPARENT}' }, { colors: [{ hex: '#00000000' }] }],
    [{ text: 'red', names: false }, { total: 0 }],
  ],
  invalid: [
    [{}, 'text'],
    [{ text: 'x'.repeat(1_000_001) }, 'text'],
  ],
});

describe('css-color-extractor', () => {
  it('takes no part of a longer word, an anchor, a character reference or a variable for a colour', async () => {
    for (const text of ['#abcde', '#abcg', 'x#abc', '&#123;', '#abc-d', '#abc_', '$red', '.red', '#red', 'red-500', 'dark_red', 'infrared', 'tan1'])
      expect(await found(text), text).toEqual([]);
  });

  it('takes colour functions that parse, with their brackets', async () => {
    expect(await found('a{color:rgb(1,2,3);b:hsl(120 100% 50%/.5);c:color(display-p3 1 0 0)}')).toEqual([
      'rgb(1,2,3)',
      'hsl(120 100% 50%/.5)',
      'color(display-p3 1 0 0)',
    ]);
    expect(await found('a{color:rgb(1,2);b:rgb(var(--x));c:lab(a b c)}')).toEqual([]);
  });

  it('is linear in hostile texts', async () => {
    for (const unit of ['rgb(', '#', 'rgb(1,2', 'color(((', 'a']) {
      const started = process.threadCpuUsage();
      await found(unit.repeat(100_000));
      const { user } = process.threadCpuUsage(started);
      expect(user, unit).toBeLessThan(3_000_000);
    }
  });
});
