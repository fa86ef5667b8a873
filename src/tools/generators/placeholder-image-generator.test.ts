import { expect, it } from 'vitest';
import { holdTo, run } from '../testing.ts';
import { decodePng, expectSafeSvg } from './lib/picture-testing.ts';
import tool from './placeholder-image-generator.ts';

holdTo(tool, {
  answers: [
    [
      { width: 300, height: 150 },
      { width: 300, height: 150 },
    ],
    [{}, { width: 600, height: 400 }],
  ],
  invalid: [
    [{ width: 0 }, 'width'],
    [{ height: 4001 }, 'height'],
    [{ background: 'nocolor' }, 'background'],
    [{ fontSize: 0 }, 'fontSize'],
  ],
  unprocessable: [[{ text: 'Привет', format: 'png' }, 'svg']],
});

it('shows the size, text and lines, escaped', async () => {
  const { svg, dataUri } = await run(tool, {});
  expect(svg).toContain('>600 × 400</text>');
  expect(dataUri).toBe(`data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`);
  const two = (await run(tool, { text: '<a>\n"&"' })).svg;
  expect(expectSafeSvg(two, 600, 400)).toEqual(['svg', 'title', 'rect', 'text', 'text']);
  expect(expectSafeSvg((await run(tool, { text: '' })).svg, 600, 400)).toEqual(['svg', 'title', 'rect']);
});

it('paints background and letters', async () => {
  const { png, dataUri } = await run(tool, { width: 64, height: 64, text: '', background: 'navy', format: 'png' });
  expect(dataUri).toBe(`data:image/png;base64,${png}`);
  const plain = decodePng(png);
  expect([plain.width, plain.height, plain.pixel(0, 0), plain.pixel(63, 63)]).toEqual([64, 64, '#000080ff', '#000080ff']);
  const { pixel } = decodePng((await run(tool, { width: 200, height: 100, text: 'Ï|', color: 'red', format: 'png' })).png);
  const row = Array.from({ length: 200 }, (_, x) => pixel(x, 50));
  expect(row).toContain('#ff0000ff');
  expect(row[0]).toBe('#ccccccff');
});

it('draws the largest PNG within seconds', async () => {
  const { width, height } = decodePng((await run(tool, { width: 4000, height: 4000, format: 'png' })).png);
  expect([width, height]).toEqual([4000, 4000]);
});
