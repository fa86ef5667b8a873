import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import tool from './avatar-generator.ts';
import { decodePng, expectSafeSvg } from './lib/picture-testing.ts';

holdTo(tool, {
  answers: [
    [{ name: 'Ada Lovelace' }, { initials: 'AL', background: '#7fb234', color: '#000000' }],
    [
      { name: 'jean-luc.picard@example.com', letters: 3 },
      { initials: 'JLP', background: '#b29234', color: '#000000' },
    ],
    [{ name: 'A B C D', letters: 3 }, { initials: 'ABD' }],
    [{ name: 'Madonna' }, { initials: 'M' }],
    [{ name: 'éva kiss', letters: 1 }, { initials: 'K' }],
    [
      { name: "o'neil 3m", background: 'white' },
      { initials: 'O3', background: '#ffffff', color: '#000000' },
    ],
    [
      { name: 'x', background: 'navy' },
      { background: '#000080', color: '#ffffff' },
    ],
    [{ name: '山田 太郎' }, { initials: '山太' }],
  ],
  invalid: [
    [{ name: '' }, 'name'],
    [{ name: 'a', letters: 4 }, 'letters'],
    [{ name: 'a', color: 'ink' }, 'color'],
  ],
  unprocessable: [
    [{ name: '@home' }, 'word'],
    [{ name: '...' }, 'word'],
    [{ name: '山田', format: 'png' }, 'svg'],
  ],
});

it('escapes the name and paints the shape', async () => {
  const { svg } = await run(tool, { name: '<b onload="x">&\u0001', size: 64 });
  expect(expectSafeSvg(svg, 64, 64)).toEqual(['svg', 'title', 'circle', 'text']);
  for (const [shape, corner] of [
    ['circle', '#00000000'],
    ['rounded', '#00000000'],
    ['square', '#000080ff'],
  ]) {
    const { pixel } = decodePng((await run(tool, { name: 'I', shape, size: 400, background: 'navy', color: '#f00', format: 'png' })).png);
    expect(pixel(0, 0)).toBe(corner);
    expect(pixel(200, 30)).toBe('#000080ff');
    expect(Array.from({ length: 400 }, (_, x) => pixel(x, 200))).toContain('#ff0000ff');
  }
});
