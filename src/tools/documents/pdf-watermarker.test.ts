import { expect, it } from 'vitest';
import { InvalidInputs, Unprocessable } from '../errors.ts';
import { holdTo, run } from '../testing.ts';
import { HELLO, THREE_PAGES } from './lib/samples.ts';
import organizer from './pdf-page-organizer.ts';
import extractor from './pdf-text-extractor.ts';
import tool from './pdf-watermarker.ts';
import { mutated } from './testdata/pdf-of.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR42mP4zwAE/wEHAAH/PX2MSQAAAABJRU5ErkJggg==';

holdTo(tool, {
  answers: [
    [
      { file: THREE_PAGES, text: 'DRAFT', pages: '1-2' },
      { pages: 3, stamped: 2 },
    ],
    [
      { file: THREE_PAGES, text: 'x', pages: '1,1,3' },
      { pages: 3, stamped: 2 },
    ],
    [{ file: THREE_PAGES, image: PNG, opacityPercent: 0, layer: 'under' }, { stamped: 3 }],
  ],
  invalid: [
    [{ file: HELLO }, 'text'],
    [{ file: HELLO, text: 'x', image: PNG }, 'image'],
    [{ file: HELLO, text: 'x', opacityPercent: 101 }, 'opacityPercent'],
    [{ file: '%', text: 'x' }, 'file'],
  ],
  unprocessable: [
    [{ file: HELLO, text: 'Привет' }, /no glyph for “П” \(U\+041F\)/],
    [{ file: HELLO, text: 'x', color: 'nonsense' }, /color/],
    [{ file: HELLO, text: 'x', pages: '2' }, /no page 2/],
    [{ file: HELLO, text: 'x', font: PNG }, /neither TrueType nor OpenType/],
    [{ file: HELLO, image: HELLO }, /neither PNG nor JPEG/],
    [{ file: HELLO, image: PNG.slice(0, 80) }, /cut off/],
    [{ file: PNG, text: 'x' }, /not a PDF/],
    [{ file: HELLO, text: '.', fontSize: 1, position: 'tile' }, /so small/],
  ],
});

it('is found by who reads the text, once on each page and with its lines', async () => {
  const { file } = await run(tool, {
    file: THREE_PAGES,
    text: 'Größe “1”\nzwei',
    fontSize: 10,
    angleDegrees: 0,
    position: 'bottom',
    marginPoints: 5,
    pages: '1,3',
  });
  const { pages } = await run(extractor, { file });
  expect(pages.map(({ text }: { text: string }) => text)).toEqual(['Page one\nGröße “1”\nzwei', 'Page two', 'Page three\nGröße “1”\nzwei']);
});

it('stands upright where the page is shown, whatever its rotation', async () => {
  for (const degrees of [0, 90, 180, 270]) {
    const { file: turned } = await run(organizer, { file: THREE_PAGES, rotate: [{ pages: 'all', degrees }] });
    // Where the page is as wide as 100 points, the mark fits, too.
    const { file } = await run(tool, { file: turned, text: 'mark', fontSize: 10, angleDegrees: 0, position: 'top-left', marginPoints: 2 });
    const { glyphs } = await glyphsIn(file);
    const mark = glyphs.find(({ text }) => text === 'm');
    const [width, height] = degrees % 180 === 0 ? [200, 100] : [100, 200];
    expect(mark?.endY).toBeCloseTo(mark?.y ?? 0, 3);
    expect(mark?.endX).toBeGreaterThan(mark?.x ?? 0);
    expect(mark?.x).toBeLessThan(width / 4);
    expect(mark?.y).toBeGreaterThan(height * 0.85);
  }
});

/** The glyphs of the first page as it is shown, by pdf.js. */
async function glyphsIn(file: string) {
  const [{ glyphsOf }, { PdfFile }, { boxOf, rotationOf }] = await Promise.all([import('./lib/glyphs.ts'), import('./lib/file.ts'), import('./lib/page.ts')]);
  const pdf = new PdfFile(Buffer.from(file, 'base64'));
  const [page] = pdf.pages;
  if (!page) throw new Error('no page');
  const [, , right, top] = boxOf(pdf, page);
  const turn = rotationOf(pdf, page);
  const [x, y] = turn === 90 ? [0, right] : turn === 180 ? [right, top] : turn === 270 ? [top, 0] : [0, 0];
  const glyphs = (await glyphsOf(pdf, [1])).get(1) ?? [];
  return { glyphs: glyphs.map((glyph) => ({ ...glyph, x: glyph.x + x, y: glyph.y + y, endX: glyph.endX + x, endY: glyph.endY + y })) };
}

it('gives the same bytes for the same inputs', async () => {
  const inputs = { file: THREE_PAGES, text: 'DRAFT' };
  expect((await run(tool, inputs)).sha256).toBe((await run(tool, inputs)).sha256);
});

it('answers or refuses whatever is changed or cut off', async () => {
  const refused = (reason: unknown) => (reason instanceof Unprocessable || reason instanceof InvalidInputs ? undefined : Promise.reject(reason));
  for (let seed = 0; seed < 150; seed++) {
    await run(tool, { file: mutated(THREE_PAGES, seed), text: 'x' }).catch(refused);
    await run(tool, { file: HELLO, image: mutated(PNG, seed) }).catch(refused);
  }
});
