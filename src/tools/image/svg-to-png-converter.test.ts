import { expect, it } from 'vitest';
import { expectUnprocessable, holdTo, run } from '../testing.ts';
import { hugePng } from './lib/picture-testing.ts';
import tool from './svg-to-png-converter.ts';
// Worked out by test/oracles/image_pixels.py, apart from the tool.
import vectors from './testdata/drawing.json' with { type: 'json' };

holdTo(tool, { vectors });

it('is sharp at any size', async () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2"><rect width="1" height="2" fill="#fff"/></svg>';
  const pixels = Buffer.from((await run(tool, { svg, width: 400, format: 'raw' })).image, 'base64');
  expect(new Set(pixels.filter((_, at) => at % 4 === 3))).toEqual(new Set([255, 0]));
});

it('draws text of Latin, Greek and Cyrillic letters, whatever font it asks for', async () => {
  for (const text of ['A', 'Ω', 'Ж', 'ế']) {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text y="30" font-size="30" font-family="Nowhere">${text}</text></svg>`;
    const pixels = Buffer.from((await run(tool, { svg, format: 'raw' })).image, 'base64');
    expect(pixels.filter((value) => value > 0).length).toBeGreaterThan(50);
  }
});

it('takes no images within that are larger than images may be, and no turbulence without end', async () => {
  const image = hugePng();
  const within = (body: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="2" height="2">${body}</svg>`;
  await expectUnprocessable(tool, { svg: within(`<image href="data:image/png;base64,${image}" width="2" height="2"/>`) }, /20000/);
  const filter = '<filter id="f"><feTurbulence numOctaves="100000000"/></filter><rect width="2" height="2" filter="url(#f)"/>';
  expect(await run(tool, { svg: within(filter) })).toMatchObject({ width: 2, height: 2 });
  const bomb = Array.from({ length: 12 }, (_, level) => `<g id="g${level + 1}">${`<use href="#g${level}"/>`.repeat(10)}</g>`).join('');
  await expectUnprocessable(tool, { svg: within(`<g id="g0"/>${bomb}`) }, /limit/);
});
